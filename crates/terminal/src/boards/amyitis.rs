//! The board of Amyitis: the garden between its canals, the road, the lines of cubes, the craft cards and the court.

use ::amyitis::view::{Cube, Palace, Place, Plot, Tile, Trade, View};
use ::amyitis::{Court, Resource, Side, Square};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use table::{Phrase, Seat, Words};
use unicode_width::UnicodeWidthStr;

use super::{Look, Pen};
use crate::palette::{Hue, sign};

/// The width of a square, and from one square to the next.
const SQUARE: u16 = 5;
const STEP: u16 = 8;
/// Where the squares begin, and where the road does.
const LEFT: u16 = 3;
const ROAD: u16 = 37;
/// Where the craft cards begin, beside the temples.
const GROUPS: u16 = 33;
/// From one field to the next.
const FIELD: u16 = 9;
/// Where the purses begin, after the names.
const PURSE: u16 = 14;
/// How many cities the road has.
const CITIES: usize = 9;

pub(super) fn draw(view: &View, look: &Look<'_>, pen: &mut Pen<'_>) {
    let board = Board { view, words: look.words };
    board.garden(pen);
    board.road(pen);
    board.fields(pen, 10);
    board.temples(pen, 12);
    board.groups(pen, 12);
    let below = 12 + view.crafts.len().max(view.temples.len()) as u16;
    board.court(pen, below);
    board.purses(pen, below + 3);
}

/// The places of a decision.
pub(super) fn homes(ply: &str, view: &View) -> Vec<String> {
    match ply.split_once(' ') {
        Some(("plant", square)) => vec![format!("square {square}")],
        Some(("move", spaces)) => {
            let at = view.road.iter().position(|place| place.city == view.caravan).unwrap_or_default();
            let spaces: usize = spaces.parse().unwrap_or_default();
            vec![city(&view.road[(at + spaces) % CITIES])]
        }
        _ => vec![ply.to_owned()],
    }
}

fn city(place: &Place) -> String {
    format!("city {}", place.city.word())
}

struct Board<'a> {
    view: &'a View,
    words: &'a dyn Words,
}

impl Board<'_> {
    fn name(&self, kind: Resource) -> String {
        self.words.say(&kind.name())
    }

    fn label(&self, name: &str) -> String {
        self.words.word(&format!("terminal-amyitis-{name}"))
    }

    /// Squares with their tiles, the cubes on the sides between them, and the river outside column d and row 4.
    fn garden(&self, pen: &mut Pen<'_>) {
        for (column, letter) in ["a", "b", "c", "d"].into_iter().enumerate() {
            pen.heading(LEFT + STEP * column as u16 + 2, 0, letter);
        }
        for row in 0..4u16 {
            pen.heading(1, 1 + 2 * row, &(row + 1).to_string());
        }
        for plot in self.view.floors.iter().flat_map(|floor| &floor.squares) {
            square(pen, plot);
        }
        for (side, areas) in &self.view.sides.0 {
            self.side(pen, *side, areas);
        }
        for y in 1..8 {
            pen.ink(LEFT + 4 * STEP - 2, y, "≈", Hue::Water);
        }
        pen.ink(LEFT, 8, &"≈".repeat(usize::from(4 * STEP - 1)), Hue::Water);
        let tiles = Phrase::new("terminal-amyitis-tiles")
            .with(
                "left",
                self.view.floors.iter().flat_map(|floor| &floor.squares).filter(|plot| plot.tile.is_some()).count(),
            )
            .with("last", self.view.last);
        pen.ink(LEFT, 9, &self.words.say(&tiles), Hue::Dim);
    }

    /// One sign for each area: a seat's, `n` for a neutral cube, `·` for none; water that has come is blue.
    fn side(&self, pen: &mut Pen<'_>, side: Side, areas: &[Option<Cube>]) {
        let (x, y) = side_corner(side);
        let wet = self.view.wet.contains(&side);
        for (at, area) in areas.iter().enumerate() {
            let (text, style) = cube(pen, *area);
            let style = if wet && area.is_some() { style.add_modifier(Modifier::ITALIC) } else { style };
            pen.write(x + at as u16, y, &text, style);
        }
        if wet {
            pen.ink(x + areas.len() as u16, y, "~", Hue::Water);
        }
        let name = format!("irrigate {side}");
        pen.place(name.clone(), Some(name), Rect::new(x, y, areas.len().max(1) as u16, 1));
    }

    fn road(&self, pen: &mut Pen<'_>) {
        pen.heading(ROAD, 0, &self.label("road"));
        for (at, place) in self.view.road.iter().enumerate() {
            let y = 1 + at as u16;
            let here = place.city == self.view.caravan;
            pen.ink(ROAD, y, if here { "▶" } else { " " }, Hue::Gold);
            let name = self.words.say(&place.city.name());
            pen.write_in(ROAD + 1, y, &name, 9, Style::new().add_modifier(Modifier::BOLD));
            if let Some(fare) = self.view.fares.as_ref().and_then(|fares| fares.get(at)).filter(|&&fare| fare > 0) {
                pen.ink(ROAD + 11, y, &format!("{fare}c"), Hue::Gold);
            }
            self.trade(pen, ROAD + 14, y, &place.trade);
            let meant = self.spaces_to(at).map(|spaces| format!("move {spaces}"));
            pen.place(city(place), meant, Rect::new(ROAD, y, 32, 1));
        }
    }

    fn spaces_to(&self, at: usize) -> Option<usize> {
        let here = self.view.road.iter().position(|place| place.city == self.view.caravan)?;
        Some((at + CITIES - here - 1) % CITIES + 1)
    }

    fn trade(&self, pen: &mut Pen<'_>, x: u16, y: u16, trade: &Trade) {
        match trade {
            Trade::Sale { points } => {
                let sale = Phrase::new("terminal-amyitis-sale").with("points", *points);
                pen.ink(x, y, &self.words.say(&sale), Hue::Gold);
            }
            Trade::Court { asks, offers } => {
                let next = self.resource(pen, x, y, *asks);
                let offers = offers.map(|kind| self.court_short(kind)).join("/");
                pen.ink(next, y, &format!("→{offers}"), Hue::Wine);
            }
            Trade::Plant { asks, card } => {
                let mut next = self.resource(pen, x, y, *asks);
                let Some([up, _]) = card else { return };
                if let Some(extra) = up.asks {
                    next = pen.plain(next, y, "+");
                    next = self.resource(pen, next, y, extra);
                }
                pen.ink(next, y, &format!("→♣{}", up.quality), Hue::Palm);
            }
        }
    }

    fn resource(&self, pen: &mut Pen<'_>, x: u16, y: u16, kind: Resource) -> u16 {
        pen.ink(x, y, &self.name(kind), hue(kind))
    }

    fn court_short(&self, kind: Court) -> String {
        self.label(&format!("short-{}", kind.word()))
    }

    fn fields(&self, pen: &mut Pen<'_>, top: u16) {
        for (at, fields) in self.view.fields.iter().enumerate() {
            let y = top + at as u16;
            pen.heading(0, y, &self.label(&format!("row-{}", fields.row.word())));
            let mut x = 7;
            for (space, kind) in fields.gives.into_iter().enumerate() {
                let (cube, style) = cube(pen, fields.cubes.get(space).copied());
                pen.write(x, y, &cube, style);
                pen.ink(x + 1, y, &self.name(kind), hue(kind));
                x += FIELD;
            }
            let name = format!("field {}", fields.row.word());
            pen.place(name.clone(), Some(name), Rect::new(0, y, x, 1));
        }
    }

    fn temples(&self, pen: &mut Pen<'_>, top: u16) {
        for (at, temple) in self.view.temples.iter().enumerate() {
            let y = top + at as u16;
            pen.heading(0, y, &self.label(temple.temple.word()));
            let mut x = 8;
            for niche in temple.niches {
                let (cube, style) = cube(pen, niche);
                x = pen.write(x, y, &cube, style) + 1;
            }
            let ranks: String = [temple.first, temple.second].into_iter().flatten().map(sign).collect();
            if !ranks.is_empty() {
                let ranks = Phrase::new("terminal-amyitis-ranks").with("signs", ranks);
                pen.ink(x + 2, y, &self.words.say(&ranks), Hue::Dim);
            }
            let name = format!("temple {}", temple.temple.word());
            pen.place(name.clone(), Some(name), Rect::new(0, y, 16, 1));
        }
    }

    /// The craft cards that may be recruited, each one place; those that are gone are dimmed.
    fn groups(&self, pen: &mut Pen<'_>, top: u16) {
        for (at, group) in self.view.crafts.iter().enumerate() {
            let (y, number) = (top + at as u16, at + 1);
            let price = Phrase::new("terminal-amyitis-group").with("number", number).with("talents", group.price);
            pen.heading(GROUPS, y, &self.words.say(&price));
            let mut x = GROUPS + 7;
            for craft in &group.up {
                let word = self.label(&format!("short-{}", craft.word()));
                let name = format!("recruit {} {number}", craft.word());
                let end = pen.ink(x, y, &word, Hue::Sand);
                pen.place(name.clone(), Some(name), Rect::new(x, y, end - x, 1));
                x = end + 1;
            }
            for craft in &group.down {
                let word = self.label(&format!("short-{}", craft.word()));
                x = pen.ink(x, y, &format!("×{word}"), Hue::Dim) + 1;
            }
        }
    }

    /// The court cards that are left: level by level, how many.
    fn court(&self, pen: &mut Pen<'_>, y: u16) {
        let court = &self.view.court;
        let levels = |counts: &[u8], from: usize| {
            let counts = counts.iter().enumerate().map(|(at, left)| format!("{}×{left}", at + from));
            counts.collect::<Vec<_>>().join(" ")
        };
        let caravaneers = court.caravaneers.each_ref().map(|card| card.left);
        let palaces = court
            .palaces
            .iter()
            .enumerate()
            .map(|(at, Palace { left, points })| format!("{}×{left}({points})", at + 1));
        let lines = [
            (0, y, Court::Caravaneer, levels(&caravaneers[1..], 1) + &self.tokens()),
            (ROAD, y, Court::Banker, levels(&court.bankers.each_ref().map(|card| card.left), 1)),
            (0, y + 1, Court::Palace, palaces.collect::<Vec<_>>().join(" ")),
            (ROAD + 14, y + 1, Court::Gardener, court.gardeners.to_string()),
        ];
        for (x, y, kind, text) in lines {
            let end = pen.heading(x, y, &format!("{} ", self.words.say(&kind.name())));
            let end = pen.ink(end, y, &text, Hue::Wine);
            let name = format!("court {}", kind.word());
            pen.place(name.clone(), Some(name), Rect::new(x, y, end - x, 1));
        }
        let supply = &self.view.supply;
        let stock = Resource::ALL.map(|kind| format!("{} {}", self.name(kind), supply.stock.of(kind))).join(" ");
        let text = Phrase::new("terminal-amyitis-supply")
            .with("talents", supply.talents)
            .with("camels", supply.camels)
            .with("stock", stock);
        pen.ink(0, y + 2, &self.words.say(&text), Hue::Dim);
    }

    fn tokens(&self) -> String {
        let tokens: Vec<_> = self.view.court.tokens.iter().map(|&kind| self.name(kind)).collect();
        if tokens.is_empty() { String::new() } else { format!(" [{}]", tokens.join(" ")) }
    }

    /// What lies in front of the players, a line each, and one more for somebody rich.
    fn purses(&self, pen: &mut Pen<'_>, top: u16) {
        let mut y = top;
        for (at, purse) in self.view.players.iter().enumerate() {
            let Some(seat) = Seat::new(at) else { continue };
            let style = pen.palette().seat(seat);
            pen.write(0, y, &sign(seat).to_string(), style);
            pen.write_in(2, y, &self.words.name(seat), PURSE - 3, style);
            let stock: Vec<_> =
                purse.stock.kinds().map(|kind| format!("{} {}", self.name(kind), purse.stock.of(kind))).collect();
            let line = Phrase::new("terminal-amyitis-purse")
                .with("cubes", purse.cubes)
                .with("talents", purse.talents)
                .with("camels", purse.camels)
                .with("caravaneer", purse.caravaneer)
                .with("banker", purse.banker)
                .with("palace", purse.palace)
                .with("gardeners", purse.gardeners)
                .with("tiles", purse.tiles);
            let passed =
                if purse.passed { format!(" {}", self.words.word("amyitis-picture-passed")) } else { String::new() };
            let end = pen.plain(PURSE, y, &self.words.say(&line));
            let goods = format!("{}{passed}", stock.join(" "));
            if usize::from(end + 1) + goods.trim().width() > pen.width().into() {
                y += 1;
                pen.ink(PURSE, y, goods.trim(), Hue::Palm);
            } else {
                pen.ink(end + 1, y, goods.trim(), Hue::Palm);
            }
            y += 1;
        }
    }
}

fn square(pen: &mut Pen<'_>, plot: &Plot) {
    let at = square_corner(plot.at);
    let (text, hue) = match plot.tile {
        Some(tile) => (short(tile), Hue::Sand),
        None if plot.planted => ("♣♣♣".to_owned(), Hue::Palm),
        None => (String::new(), Hue::Dim),
    };
    let style = pen.palette().ink(hue).add_modifier(Modifier::BOLD);
    pen.write(at.0, at.1, &format!("{text:^5}"), style);
    let area = Rect::new(at.0, at.1, SQUARE, 1);
    pen.place(format!("square {}", plot.at), Some(format!("plant {}", plot.at)), area);
}

fn cube(pen: &Pen<'_>, cube: Option<Cube>) -> (String, Style) {
    match cube {
        None => ("·".to_owned(), pen.palette().ink(Hue::Dim)),
        Some(Cube(owner)) => match usize::try_from(owner).ok().and_then(Seat::new) {
            Some(seat) => (sign(seat).to_string(), pen.palette().seat(seat)),
            None => ("n".to_owned(), pen.palette().ink(Hue::White)),
        },
    }
}

fn square_corner(square: Square) -> (u16, u16) {
    (LEFT + STEP * square.column() as u16, 1 + 2 * square.row() as u16)
}

/// Between two squares of a row, or under the upper one of a column.
fn side_corner(side: Side) -> (u16, u16) {
    let [one, other] = side.squares();
    let (x, y) = square_corner(one);
    if one.row() == other.row() { (x + SQUARE, y) } else { (x + 1, y + 1) }
}

const fn hue(kind: Resource) -> Hue {
    match kind {
        Resource::Barley => Hue::Gold,
        Resource::Dates => Hue::Alarm,
        Resource::Salt => Hue::White,
        Resource::Palm => Hue::Palm,
        Resource::Wine => Hue::Wine,
    }
}

/// A tile in a few signs: `5+2t`, `4+1c`, `3+*`, `10`.
fn short(tile: Tile) -> String {
    let bonus = match tile {
        Tile { talents: Some(count), .. } => format!("+{count}t"),
        Tile { camels: Some(count), .. } => format!("+{count}c"),
        Tile { court: Some(_), .. } => "+*".to_owned(),
        _ => String::new(),
    };
    format!("{}{bonus}", tile.points)
}

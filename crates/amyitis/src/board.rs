//! The board of Amyitis: the garden between its canals, the road, the lines of cubes, the craft cards and the court.

mod garden;
mod road;

use crate::view::{Cube, Palace, RoadPlace, View};
use crate::{Court, Resource};
use game::board::{Area, Hue, Pen, Style, TextBoard, Viewpoint, seat_sign, width};
use game::{Phrase, Seat, Translate};

/// Where the road begins, beside the garden.
const ROAD: u16 = 37;
/// Where the Pass square is, beside the fields.
const PASS: u16 = 56;
/// Where the craft cards begin, beside the temples.
const GROUPS: u16 = 33;
/// From one field to the next.
const FIELD: u16 = 9;
/// Where the purses begin, after the names.
const PURSE: u16 = 14;
/// How many cities the road has.
const CITIES: usize = 9;

/// The whole board, with every legal decision at its places.
pub(crate) fn draw(view: &View, legal: &[String], look: &Viewpoint<'_>) -> TextBoard {
    let mut drawn = Pen::new(look.width);
    let pen = &mut drawn;
    let board = Board { view, words: look.words, full: look.is_wide() };
    board.garden(pen);
    board.road(pen);
    board.fields(pen, 10);
    board.pass_square(pen, 10);
    board.temples(pen, 12);
    board.groups(pen, 12);
    let below = 12 + view.crafts.len().max(view.temples.len()) as u16;
    board.court(pen, below);
    board.purses(pen, below + 3);
    drawn.finish(legal, |ply| homes(ply, view))
}

/// The places of a decision.
fn homes(ply: &str, view: &View) -> Vec<String> {
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

fn city(place: &RoadPlace) -> String {
    format!("city {}", place.city.word())
}

struct Board<'a> {
    view: &'a View,
    words: &'a dyn Translate,
    /// Whether names are written in full.
    full: bool,
}

impl Board<'_> {
    fn name(&self, kind: Resource) -> String {
        self.words.say(&kind.name())
    }

    fn label(&self, name: &str) -> String {
        self.words.word(&format!("amyitis-terminal-{name}"))
    }

    /// What is said in full where there is room, and in few letters elsewhere.
    fn phrase(&self, name: &str) -> Phrase {
        let full = if self.full { "-full" } else { "" };
        Phrase::new(format!("amyitis-terminal-{name}{full}"))
    }

    /// A name in full, or the short one of this word.
    fn named(&self, name: &Phrase, word: &str) -> String {
        if self.full { self.words.say(name) } else { self.label(&format!("short-{word}")) }
    }

    fn fields(&self, pen: &mut Pen, top: u16) {
        for (at, fields) in self.view.fields.iter().enumerate() {
            let y = top + at as u16;
            pen.heading(0, y, &self.label(&format!("row-{}", fields.row.word())));
            let mut x = 7;
            for (space, kind) in fields.gives.into_iter().enumerate() {
                let (cube, style) = cube(fields.cubes.get(space).copied());
                pen.write(x, y, &cube, style);
                pen.ink(x + 1, y, &self.name(kind), hue(kind));
                x += FIELD;
            }
            let name = format!("field {}", fields.row.word());
            pen.place(name.clone(), Some(name), Area::new(0, y, x, 1));
        }
    }

    /// A place for each player's cube, at a table where passing needs one.
    fn pass_square(&self, pen: &mut Pen, y: u16) {
        let Some(cubes) = &self.view.pass else { return };
        let mut x = pen.heading(PASS, y, &self.label("pass")) + 2;
        for at in 0..self.view.players.len() {
            let (cube, style) = cube(cubes.get(at).copied());
            x = pen.write(x, y, &cube, style) + 1;
        }
    }

    fn temples(&self, pen: &mut Pen, top: u16) {
        for (at, temple) in self.view.temples.iter().enumerate() {
            let y = top + at as u16;
            pen.heading(0, y, &self.words.word(&format!("amyitis-board-{}", temple.temple.word())));
            let mut x = 8;
            for niche in temple.niches {
                let (cube, style) = cube(niche);
                x = pen.write(x, y, &cube, style) + 1;
            }
            let ranks: String = [temple.first, temple.second].into_iter().flatten().map(seat_sign).collect();
            if !ranks.is_empty() {
                let ranks = Phrase::new("amyitis-terminal-ranks").with("signs", ranks);
                pen.ink(x + 2, y, &self.words.say(&ranks), Hue::Dim);
            }
            let name = format!("temple {}", temple.temple.word());
            pen.place(name.clone(), Some(name), Area::new(0, y, 16, 1));
        }
    }

    /// The craft cards that may be recruited, each one place; those that are gone are dimmed.
    fn groups(&self, pen: &mut Pen, top: u16) {
        for (at, group) in self.view.crafts.iter().enumerate() {
            let (y, number) = (top + at as u16, at + 1);
            let price = self.phrase("group").with("number", number).with("talents", group.price);
            pen.heading(GROUPS, y, &self.words.say(&price));
            let mut x = GROUPS + if self.full { 14 } else { 7 };
            for craft in &group.up {
                let word = self.named(&craft.name(), craft.word());
                let name = format!("recruit {} {number}", craft.word());
                let end = pen.ink(x, y, &word, Hue::Sand);
                pen.place(name.clone(), Some(name), Area::new(x, y, end - x, 1));
                x = end + 1;
            }
            for craft in &group.down {
                let word = self.named(&craft.name(), craft.word());
                x = pen.ink(x, y, &format!("×{word}"), Hue::Dim) + 1;
            }
        }
    }

    /// The court cards that are left: level by level, how many.
    fn court(&self, pen: &mut Pen, y: u16) {
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
            pen.place(name.clone(), Some(name), Area::new(x, y, end - x, 1));
        }
        let supply = &self.view.supply;
        let stock = Resource::ALL.map(|kind| format!("{} {}", self.name(kind), supply.stock.of(kind))).join(" ");
        let text = Phrase::new("amyitis-terminal-supply")
            .with("talents", supply.talents)
            .with("camels", supply.camels)
            .with("stock", stock);
        let end = pen.ink(0, y + 2, &self.words.say(&text), Hue::Dim);
        if let Some(count) = supply.neutral {
            let neutral = Phrase::new("amyitis-terminal-neutral").with("count", count);
            pen.ink(end + 1, y + 2, &self.words.say(&neutral), Hue::Dim);
        }
    }

    fn tokens(&self) -> String {
        let tokens: Vec<_> = self.view.court.tokens.iter().map(|&kind| self.name(kind)).collect();
        if tokens.is_empty() { String::new() } else { format!(" [{}]", tokens.join(" ")) }
    }

    /// What lies in front of the players, a line each, and one more for somebody rich.
    fn purses(&self, pen: &mut Pen, top: u16) {
        let mut y = top;
        for (at, purse) in self.view.players.iter().enumerate() {
            let Some(seat) = Seat::new(at) else { continue };
            let style = Style::seat(seat);
            pen.write(0, y, &seat_sign(seat).to_string(), style);
            pen.write_in(2, y, &self.words.name(seat), PURSE - 3, style);
            let stock: Vec<_> =
                purse.stock.kinds().map(|kind| format!("{} {}", self.name(kind), purse.stock.of(kind))).collect();
            let line = self
                .phrase("purse")
                .with("cubes", purse.cubes)
                .with("talents", purse.talents)
                .with("camels", purse.camels)
                .with("caravaneer", purse.caravaneer)
                .with("banker", purse.banker)
                .with("palace", purse.palace)
                .with("gardeners", purse.gardeners)
                .with("tiles", purse.tiles);
            let passed = if purse.passed { format!(" {}", self.label("passed")) } else { String::new() };
            let end = pen.plain(PURSE, y, &self.words.say(&line));
            let goods = format!("{}{passed}", stock.join(" "));
            let next = end + if self.full { 2 } else { 1 };
            if usize::from(next) + width(goods.trim()) > pen.width().into() {
                y += 1;
                pen.ink(PURSE, y, goods.trim(), Hue::Palm);
            } else {
                pen.ink(next, y, goods.trim(), Hue::Palm);
            }
            y += 1;
        }
    }
}

fn cube(cube: Option<Cube>) -> (String, Style) {
    match cube {
        None => ("·".to_owned(), Style::ink(Hue::Dim)),
        Some(Cube(owner)) => match usize::try_from(owner).ok().and_then(Seat::new) {
            Some(seat) => (seat_sign(seat).to_string(), Style::seat(seat)),
            None => ("n".to_owned(), Style::ink(Hue::White)),
        },
    }
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

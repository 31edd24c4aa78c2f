//! The board of Les Jardins Suspendus: the market, the piles, the royal objectives, a garden in front and the others below.

mod garden;

use crate::Actor;
use crate::view::{FaceView, GardenView, ObjectiveView, View, Who};
use game::board::{Area, Hue, Pen, Style, TextBoard, Viewpoint, fit, seat_sign, width};
use game::{Phrase, Seat, Translate};

/// How wide a card of the market is, with the space after it, and where the first one stands.
const CARD: u16 = 20;
/// How wide both are at most, however much room there is.
const CARD_MOST: u16 = 30;
const PLOT_MOST: u16 = 22;
const LEFT: u16 = 8;
/// Where the objectives stand beside the piles.
const OBJECTIVES: u16 = 28;
/// Where the garden in front begins.
const GARDEN: u16 = 9;
/// The decisions to leave it at that, which stand beside the garden.
const NOTHING: [&str; 2] = ["no-buy", "no-claim"];

/// The whole board, with every legal decision at its places.
pub(crate) fn draw(view: &View, legal: &[String], look: &Viewpoint<'_>) -> TextBoard {
    let mut drawn = Pen::new(look.width);
    let pen = &mut drawn;
    let board = Board::new(view, look);
    board.market(pen);
    board.piles(pen, 5);
    board.objectives(pen, 5);
    let seats: Vec<Seat> = Seat::all(view.gardens.len()).collect();
    let own = view.active.0 == Actor::Player(look.seat);
    board.heading(pen, look.seat, GARDEN);
    let mut y = garden::draw(&board, look.seat, own, pen, GARDEN + 1);
    let full = board.full && GARDEN + seats.len() as u16 * garden::TALL < look.height;
    for &seat in seats.iter().filter(|&&seat| seat != look.seat) {
        board.heading(pen, seat, y);
        let draw = if full { garden::draw_other } else { garden::draw_small };
        y = draw(&board, seat, pen, y + 1);
    }
    board.automa(pen, y);
    pen.buttons_at((board.beside(), GARDEN + 1), legal, &NOTHING);
    drawn.finish(legal, homes)
}

/// The places of a decision.
fn homes(ply: &str) -> Vec<String> {
    let words: Vec<_> = ply.split(' ').collect();
    match words.as_slice() {
        ["take", column, row] => vec![format!("market {column} {row}")],
        ["place", spot @ ..] => vec![format!("spot {}", spot.join(" "))],
        ["buy", pile, "on", plot @ ..] => vec![format!("pile {pile}"), format!("plot {}", plot.join(" "))],
        ["claim", position] => vec![format!("objective {position}")],
        _ => vec![ply.to_owned()],
    }
}

pub(super) struct Board<'a> {
    view: &'a View,
    words: &'a dyn Translate,
    /// Whether names are written in full.
    full: bool,
    /// How wide a place of a garden is, and a card of the market, with the space after it.
    plot: u16,
    card: u16,
}

impl<'a> Board<'a> {
    fn new(view: &'a View, look: &Viewpoint<'a>) -> Board<'a> {
        let full = look.is_wide();
        let plot = if full { ((look.width - 2) / garden::WIDEST).min(PLOT_MOST) } else { garden::PLOT };
        let card = if full { ((look.width - LEFT) / 3).min(CARD_MOST) } else { CARD };
        Board { view, words: look.words, full, plot, card }
    }

    /// Where nothing stands beside the highest floor.
    fn beside(&self) -> u16 {
        1 + 4 * self.plot
    }

    fn market(&self, pen: &mut Pen) {
        for (at, row) in self.view.rows.iter().enumerate().rev() {
            let y = (self.view.rows.len() - 1 - at) as u16;
            let tools = Phrase::new("jardins-terminal-tools").with("tools", row.tools);
            pen.heading(0, y, row.row);
            pen.ink(2, y, &self.words.say(&tools), Hue::Gold);
            for (column, cards) in self.view.columns.iter().enumerate() {
                let x = LEFT + self.card * column as u16;
                match cards.cards.get(at).copied().flatten() {
                    Some(card) => self.face(pen, x, y, self.view.cards.get(card), self.card - 1),
                    None => drop(pen.ink(x, y, "–", Hue::Dim)),
                }
                let name = format!("market {} {}", cards.column, row.row);
                pen.place(name, Some(format!("take {} {}", cards.column, row.row)), Area::new(x, y, self.card - 1, 1));
            }
        }
        let y = self.view.rows.len() as u16;
        if let Some(left) = self.view.supply {
            let left = Phrase::new("jardins-terminal-supply").with("gold", left.gold).with("tools", left.tools);
            pen.write_in(0, y, &self.words.say(&left), LEFT, Style::ink(Hue::Gold));
        }
        for (column, cards) in self.view.columns.iter().enumerate() {
            let mut x = pen.heading(LEFT + self.card * column as u16, y, &format!("{} ", cards.column));
            for who in &cards.gardeners {
                let (text, style) = who_sign(*who);
                x = pen.write(x, y, &text, style);
            }
            let free = usize::from(cards.places).saturating_sub(cards.gardeners.len());
            pen.ink(x, y, &"○".repeat(free), Hue::Dim);
        }
    }

    /// A card in one line: its subject, points, flowers, water and bonuses.
    fn face(&self, pen: &mut Pen, x: u16, y: u16, face: Option<&FaceView>, width: u16) {
        let Some(face) = face else { return };
        let style = Style::ink(subject_hue(face));
        pen.write_in(x, y, &self.text(face), width, style);
    }

    /// A card without a subject is its signs.
    fn text(&self, face: &FaceView) -> String {
        format!("{} {}", self.subject(face), self.signs(face)).trim().to_owned()
    }

    /// A card on two lines: where there is room, the first one is its whole name.
    fn in_two<'t>(&self, face: &FaceView, text: &'t str) -> (&'t str, &'t str) {
        let name = self.name(face);
        let whole = text.strip_prefix(name.as_str()).filter(|_| self.full && !name.is_empty());
        match whole {
            Some(rest) => (&text[..name.len()], rest.trim_start()),
            None => text.split_once(' ').unwrap_or((text, "")),
        }
    }

    fn subject(&self, face: &FaceView) -> String {
        let points = face.points.map(|[one, two, three]| format!(" {one}/{two}/{three}")).unwrap_or_default();
        let each = face.each.map(|each| format!(" ×{each}")).unwrap_or_default();
        format!("{}{points}{each}", self.name(face))
    }

    fn name(&self, face: &FaceView) -> String {
        match (face.animal, face.tree, face.wish) {
            (Some(animal), _, _) => self.words.word(&format!("jardins-animal-{animal}")),
            (_, Some(tree), _) => self.words.word(&format!("jardins-tree-{tree}")),
            (_, _, Some(wish)) => self.words.word(&format!("jardins-character-{wish}")),
            _ => String::new(),
        }
    }

    fn signs(&self, face: &FaceView) -> String {
        let sign = |name: &&str| match *name {
            "water" => "~".to_owned(),
            name => self.words.word(&format!("jardins-sign-{name}")),
        };
        face.signs.iter().flatten().map(sign).collect()
    }

    fn piles(&self, pen: &mut Pen, top: u16) {
        for (at, pile) in self.view.piles.iter().enumerate() {
            let y = top + at as u16;
            let cost = Phrase::new("jardins-terminal-pile").with("gold", pile.gold).with("below", pile.below);
            let x = pen.heading(0, y, &self.words.say(&cost)) + 1;
            match pile.top {
                Some(tile) => self.face(pen, x, y, self.view.tiles.get(tile), OBJECTIVES - x - 1),
                None => drop(pen.ink(x, y, "–", Hue::Dim)),
            }
            pen.place(format!("pile {}", pile.pile), None, Area::new(0, y, OBJECTIVES - 1, 1));
        }
        let y = top + self.view.piles.len() as u16;
        if let Some(hand) = &self.view.hand {
            let x = pen.heading(0, y, &format!("{} ", self.words.word("jardins-terminal-hand")));
            self.face(pen, x, y, self.view.cards.get(hand.card), OBJECTIVES - x - 1);
        } else {
            let unseen = Phrase::new("jardins-picture-unseen").with("cards", self.view.unseen);
            pen.write_in(0, y, &self.words.say(&unseen), OBJECTIVES - 1, Style::ink(Hue::Dim));
        }
    }

    fn objectives(&self, pen: &mut Pen, top: u16) {
        for (at, objective) in self.view.objectives.iter().enumerate() {
            self.objective(pen, objective, top + at as u16);
        }
    }

    /// `2 3 trees 4[●] 2[·] +1T`.
    fn objective(&self, pen: &mut Pen, objective: &ObjectiveView, y: u16) {
        let Some(element) = objective.element else { return };
        let element = self.words.word(&format!("jardins-element-{element}"));
        pen.heading(OBJECTIVES, y, objective.position);
        pen.write_in(OBJECTIVES + 2, y, &format!("{} {element}", objective.need), 20, Style::new());
        let mut x = OBJECTIVES + 23;
        for value in &objective.values {
            x = pen.ink(x, y, &format!("{}[", value.points), Hue::Gold);
            for place in &value.places {
                let (text, style) = place.map_or(("·".to_owned(), Style::ink(Hue::Dim)), who_sign);
                x = pen.write(x, y, &text, style);
            }
            x = pen.ink(x, y, "] ", Hue::Gold);
        }
        for (count, sign) in [(objective.gold, "gold"), (objective.tools, "tools")] {
            if count > 0 {
                let sign = self.words.word(&format!("jardins-sign-{sign}"));
                x = pen.ink(x, y, &format!("+{count}{sign} "), Hue::Gold);
            }
        }
        let name = format!("objective {}", objective.position);
        pen.place(name, Some(format!("claim {}", objective.position)), Area::new(OBJECTIVES, y, x - OBJECTIVES, 1));
    }

    fn heading(&self, pen: &mut Pen, seat: Seat, y: u16) {
        let Some(garden) = self.view.gardens.get(seat.index()) else { return };
        let style = Style::seat(seat);
        let crown = if self.view.crown == Some(Who(Actor::Player(seat))) { " ♛" } else { "" };
        let purse = Phrase::new("jardins-terminal-purse")
            .with("gold", garden.gold)
            .with("tools", garden.tools)
            .with("gardeners", garden.gardeners);
        let purse = self.words.say(&purse);
        let near: Vec<_> = garden.progress.iter().map(|near| format!("{}/{}", near.found, near.need)).collect();
        let near = Phrase::new("jardins-terminal-progress").with("near", near.join(" "));
        let near = self.words.say(&near);
        // A long name leaves room for what counts.
        let room = usize::from(pen.width()).saturating_sub(6 + [crown, &purse, &near].map(width).iter().sum::<usize>());
        let name = fit(&self.words.name(seat), room);
        let x = pen.write(0, y, &format!("{} {name}{crown}", seat_sign(seat)), style);
        let x = pen.plain(x + 2, y, &purse);
        pen.ink(x + 2, y, &near, Hue::Dim);
    }

    fn garden(&self, seat: Seat) -> Option<&GardenView> {
        self.view.gardens.get(seat.index())
    }

    fn automa(&self, pen: &mut Pen, y: u16) {
        let Some(automa) = &self.view.automa else { return };
        let line = Phrase::new("jardins-terminal-automa")
            .with("gardeners", automa.gardeners)
            .with("markers", automa.markers)
            .with("unseen", automa.unseen);
        pen.ink(0, y, &self.words.say(&line), Hue::Wine);
    }
}

fn who_sign(who: Who) -> (String, Style) {
    match who.0 {
        Actor::Player(seat) => (seat_sign(seat).to_string(), Style::seat(seat)),
        Actor::Automa => ("⚙".to_owned(), Style::ink(Hue::Wine)),
    }
}

const fn subject_hue(face: &FaceView) -> Hue {
    match (face.animal, face.tree, face.wish) {
        (Some(_), _, _) => Hue::Gold,
        (_, Some(_), _) => Hue::Palm,
        (_, _, Some(_)) => Hue::Wine,
        _ => Hue::Sand,
    }
}

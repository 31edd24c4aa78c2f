//! The board of Les Jardins Suspendus: the market, the piles, the royal objectives, a garden in front and the others below.

mod garden;

use ::jardins::Actor;
use ::jardins::view::{FaceView, GardenView, ObjectiveView, View, Who};
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::{Phrase, Seat, Words};

use unicode_width::UnicodeWidthStr;

use super::{Look, Pen};
use crate::fit::fit;
use crate::palette::{Hue, sign};

/// How wide a card of the market is, with the space after it, and where the first one stands.
const CARD: u16 = 20;
const LEFT: u16 = 8;
/// Where the objectives stand beside the piles.
const OBJECTIVES: u16 = 28;
/// Where the garden in front begins.
const GARDEN: u16 = 9;
/// The decisions to leave it at that, which stand beside the garden.
const NOTHING: [&str; 2] = ["no-buy", "no-claim"];

pub(super) fn draw(view: &View, legal: &[String], look: &Look<'_>, pen: &mut Pen<'_>) {
    let board = Board { view, words: look.words };
    board.market(pen);
    board.piles(pen, 5);
    board.objectives(pen, 5);
    let seats: Vec<Seat> = Seat::all(view.gardens.len()).collect();
    let own = view.active.0 == Actor::Player(look.seat);
    board.heading(pen, look.seat, GARDEN);
    let mut y = garden::draw(&board, look.seat, own, pen, GARDEN + 1);
    for &seat in seats.iter().filter(|&&seat| seat != look.seat) {
        board.heading(pen, seat, y);
        y = garden::draw_small(&board, seat, pen, y + 1);
    }
    board.automa(pen, y);
    pen.buttons_at((garden::BESIDE, GARDEN + 1), legal, &NOTHING);
}

/// The places of a decision.
pub(super) fn homes(ply: &str) -> Vec<String> {
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
    words: &'a dyn Words,
}

impl Board<'_> {
    fn market(&self, pen: &mut Pen<'_>) {
        for (at, row) in self.view.rows.iter().enumerate().rev() {
            let y = (self.view.rows.len() - 1 - at) as u16;
            let tools = Phrase::new("terminal-jardins-tools").with("tools", row.tools);
            pen.heading(0, y, row.row);
            pen.ink(2, y, &self.words.say(&tools), Hue::Gold);
            for (column, cards) in self.view.columns.iter().enumerate() {
                let x = LEFT + CARD * column as u16;
                match cards.cards.get(at).copied().flatten() {
                    Some(card) => self.face(pen, x, y, self.view.cards.get(card), CARD - 1),
                    None => drop(pen.ink(x, y, "–", Hue::Dim)),
                }
                let name = format!("market {} {}", cards.column, row.row);
                pen.place(name, Some(format!("take {} {}", cards.column, row.row)), Rect::new(x, y, CARD - 1, 1));
            }
        }
        let y = self.view.rows.len() as u16;
        for (column, cards) in self.view.columns.iter().enumerate() {
            let mut x = pen.heading(LEFT + CARD * column as u16, y, &format!("{} ", cards.column));
            for who in &cards.gardeners {
                let (text, style) = who_sign(pen, *who);
                x = pen.write(x, y, &text, style);
            }
            let free = usize::from(cards.places).saturating_sub(cards.gardeners.len());
            pen.ink(x, y, &"○".repeat(free), Hue::Dim);
        }
    }

    /// A card in one line: its subject, points, flowers, water and bonuses.
    fn face(&self, pen: &mut Pen<'_>, x: u16, y: u16, face: Option<&FaceView>, width: u16) {
        let Some(face) = face else { return };
        let style = pen.palette().ink(subject_hue(face));
        pen.write_in(x, y, &self.text(face), width, style);
    }

    /// A card without a subject is its signs.
    fn text(&self, face: &FaceView) -> String {
        format!("{} {}", self.subject(face), self.signs(face)).trim().to_owned()
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

    fn piles(&self, pen: &mut Pen<'_>, top: u16) {
        for (at, pile) in self.view.piles.iter().enumerate() {
            let y = top + at as u16;
            let cost = Phrase::new("terminal-jardins-pile").with("gold", pile.gold).with("below", pile.below);
            let x = pen.heading(0, y, &self.words.say(&cost)) + 1;
            match pile.top {
                Some(tile) => self.face(pen, x, y, self.view.tiles.get(tile), OBJECTIVES - x - 1),
                None => drop(pen.ink(x, y, "–", Hue::Dim)),
            }
            pen.place(format!("pile {}", pile.pile), None, Rect::new(0, y, OBJECTIVES - 1, 1));
        }
        let y = top + self.view.piles.len() as u16;
        if let Some(hand) = &self.view.hand {
            let x = pen.heading(0, y, &format!("{} ", self.words.word("terminal-jardins-hand")));
            self.face(pen, x, y, self.view.cards.get(hand.card), OBJECTIVES - x - 1);
        } else {
            let unseen = Phrase::new("jardins-picture-unseen").with("cards", self.view.unseen);
            pen.write_in(0, y, &self.words.say(&unseen), OBJECTIVES - 1, pen.palette().ink(Hue::Dim));
        }
    }

    fn objectives(&self, pen: &mut Pen<'_>, top: u16) {
        for (at, objective) in self.view.objectives.iter().enumerate() {
            self.objective(pen, objective, top + at as u16);
        }
    }

    /// `2 3 trees 4[●] 2[·] +1T`.
    fn objective(&self, pen: &mut Pen<'_>, objective: &ObjectiveView, y: u16) {
        let Some(element) = objective.element else { return };
        let element = self.words.word(&format!("jardins-element-{element}"));
        pen.heading(OBJECTIVES, y, objective.position);
        pen.write_in(OBJECTIVES + 2, y, &format!("{} {element}", objective.need), 20, Style::new());
        let mut x = OBJECTIVES + 23;
        for value in &objective.values {
            x = pen.ink(x, y, &format!("{}[", value.points), Hue::Gold);
            for place in &value.places {
                let (text, style) =
                    place.map_or(("·".to_owned(), pen.palette().ink(Hue::Dim)), |who| who_sign(pen, who));
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
        pen.place(name, Some(format!("claim {}", objective.position)), Rect::new(OBJECTIVES, y, x - OBJECTIVES, 1));
    }

    fn heading(&self, pen: &mut Pen<'_>, seat: Seat, y: u16) {
        let Some(garden) = self.view.gardens.get(seat.index()) else { return };
        let style = pen.palette().seat(seat);
        let crown = if self.view.crown == Some(Who(Actor::Player(seat))) { " ♛" } else { "" };
        let purse = Phrase::new("terminal-jardins-purse")
            .with("gold", garden.gold)
            .with("tools", garden.tools)
            .with("gardeners", garden.gardeners);
        let purse = self.words.say(&purse);
        let near: Vec<_> = garden.progress.iter().map(|near| format!("{}/{}", near.found, near.need)).collect();
        let near = Phrase::new("terminal-jardins-progress").with("near", near.join(" "));
        let near = self.words.say(&near);
        // A long name leaves room for what counts.
        let room =
            usize::from(pen.width()).saturating_sub(6 + [crown, &purse, &near].map(str::width).iter().sum::<usize>());
        let name = fit(&self.words.name(seat), room);
        let x = pen.write(0, y, &format!("{} {name}{crown}", sign(seat)), style);
        let x = pen.plain(x + 2, y, &purse);
        pen.ink(x + 2, y, &near, Hue::Dim);
    }

    fn garden(&self, seat: Seat) -> Option<&GardenView> {
        self.view.gardens.get(seat.index())
    }

    fn automa(&self, pen: &mut Pen<'_>, y: u16) {
        let Some(automa) = &self.view.automa else { return };
        let line = Phrase::new("terminal-jardins-automa")
            .with("gardeners", automa.gardeners)
            .with("markers", automa.markers)
            .with("unseen", automa.unseen);
        pen.ink(0, y, &self.words.say(&line), Hue::Wine);
    }
}

fn who_sign(pen: &Pen<'_>, who: Who) -> (String, Style) {
    match who.0 {
        Actor::Player(seat) => (sign(seat).to_string(), pen.palette().seat(seat)),
        Actor::Automa => ("⚙".to_owned(), pen.palette().ink(Hue::Wine)),
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

//! The whole table as text.

use std::fmt::Write as _;

use table::{Game as _, Phrase, Seat, Words};

use crate::Amyitis;
use crate::components::{Bonus, Price, TileFace, Trade};
use crate::fields::FIELDS;
use crate::garden::Owner;
use crate::line::Line;
use crate::pieces::{Court, Resource, Row, Temple};
use crate::player::Player;
use crate::square::{Side, Square};
use crate::temples::SPACES;

/// The width of a square of the garden.
const CELL: usize = 6;

/// The whole table.
pub(crate) fn paint(game: &Amyitis, words: &dyn Words) -> String {
    let painter = Painter { game, words };
    let parts = [
        painter.title(),
        painter.garden(),
        painter.lines(),
        painter.groups(),
        painter.circuit(),
        painter.supply(),
        painter.players(),
    ];
    let text = parts.join("\n");
    text.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

struct Painter<'a> {
    game: &'a Amyitis,
    words: &'a dyn Words,
}

impl Painter<'_> {
    fn label(&self, name: &str) -> String {
        self.words.word(&format!("amyitis-picture-{name}"))
    }

    fn name(&self, kind: Resource) -> String {
        self.words.say(&kind.name())
    }

    fn title(&self) -> String {
        let title = phrase("title").with("round", self.game.round()).with("seat", self.game.first());
        format!("{}\n", self.words.say(&title))
    }

    /// Squares with their tiles, the cubes on the sides between them, and the river outside column d and row 4.
    fn garden(&self) -> String {
        let mut text = String::from("   ");
        for column in ["a", "b", "c", "d"] {
            let _ = write!(text, " {column:<CELL$}   ");
        }
        text.push('\n');
        for row in 0..4 {
            let squares: Vec<_> = (0..4).filter_map(|column| Square::at(row, column)).collect();
            text.push_str(&self.squares(&squares));
            if row < 3 {
                text.push_str(&self.sides_below(&squares));
            }
        }
        let _ = writeln!(text, "    {}", "~".repeat(4 * (CELL + 4) - 3));
        let _ = writeln!(text, "    {}", self.label("legend"));
        text
    }

    fn squares(&self, squares: &[Square]) -> String {
        let mut text = squares.first().map_or(String::new(), |square| format!(" {} ", square.row() + 1));
        for &square in squares {
            let _ = write!(text, " {:<CELL$}", self.square(square));
            match squares.get(square.column() + 1).and_then(|&next| side_between(square, next)) {
                Some(side) => {
                    let _ = write!(text, " {:<2}", self.cubes(side));
                }
                None => text.push_str(" ~"),
            }
        }
        text + "\n"
    }

    fn sides_below(&self, squares: &[Square]) -> String {
        let mut text = String::from("   ");
        for &square in squares {
            let below = Square::at(square.row() + 1, square.column()).and_then(|next| side_between(square, next));
            let _ = write!(text, " {:<CELL$}   ", below.map_or(String::new(), |side| self.cubes(side)));
        }
        text.trim_end().to_owned() + &" ".repeat((3 + 4 * (CELL + 4) - 2).saturating_sub(text.trim_end().len())) + "~\n"
    }

    fn square(&self, square: Square) -> String {
        match self.game.garden().tile(square) {
            Some(tile) => short(self.game.tile(tile)),
            None if self.game.garden().planted().has(square) => "#".repeat(CELL - 1),
            None => String::new(),
        }
    }

    /// One sign for each area: a seat, `n` for a neutral cube, `.` for none.
    fn cubes(&self, side: Side) -> String {
        let garden = self.game.garden();
        let on = |owner| usize::from(garden.cubes(owner, crate::square::Sides::only(side)));
        let mut text: String = Owner::all(self.game.players()).map(|owner| sign(owner).repeat(on(owner))).collect();
        let room = garden.room(side, self.game.figures.double);
        text.push_str(&".".repeat(room.into()));
        text
    }

    fn lines(&self) -> String {
        let mut text = String::new();
        for row in Row::ALL {
            let line = self.game.fields(row);
            let fields: Vec<_> = (0..FIELDS)
                .map(|space| format!("{} {}", self.name(self.game.figures.field(row, space)), cube_at(line, space)))
                .collect();
            let _ = writeln!(text, "{:<22} {}", self.words.say(&row.name()), fields.join("  "));
        }
        for temple in Temple::ALL {
            let cubes: Vec<_> = (0..SPACES as usize).map(|space| cube_at(self.game.temple(temple), space)).collect();
            let _ = writeln!(text, "{:<22} {}", self.words.say(&temple.name()), cubes.join(" "));
        }
        text
    }

    fn groups(&self) -> String {
        let mut text = String::new();
        for (index, cards) in self.game.groups().iter().enumerate() {
            let open: Vec<_> = cards.open().cards().map(|craft| self.words.say(&craft.name())).collect();
            let label = self.words.say(&phrase("group").with("group", index + 1).with("talents", cards.cost()));
            let _ = writeln!(text, "{label:<22} {}", open.join(", "));
        }
        text
    }

    fn circuit(&self) -> String {
        let mut text = String::new();
        for stop in &self.game.figures.circuit {
            let here = if stop.city == self.game.caravan() { ">" } else { " " };
            let _ = writeln!(text, "{here} {:<12} {}", self.words.say(&stop.city.name()), self.trade(stop.trade));
        }
        text
    }

    fn trade(&self, trade: Trade) -> String {
        match trade {
            Trade::Sale => self.label("sale"),
            Trade::Court { asks, offers } => {
                let offers = offers.map(|kind| self.words.say(&kind.name())).join(", ");
                format!("{:<16} {offers}", self.name(asks))
            }
            Trade::Plant { asks, slot } => {
                let plant = self.game.plant_of(slot);
                let price: Vec<_> =
                    Price { asks, extra: plant.asks }.bundle().iter().map(|kind| self.name(kind)).collect();
                let quality = self.words.say(&phrase("plant").with("quality", plant.quality));
                format!("{:<16} {quality}", price.join(" + "))
            }
        }
    }

    fn supply(&self) -> String {
        let supply = self.game.supply();
        let stock: Vec<_> = Resource::ALL.map(|kind| format!("{} {}", self.name(kind), supply.stock.of(kind))).to_vec();
        let first = phrase("supply").with("talents", supply.talents).with("camels", supply.camels);
        let mut text = format!("{} {}\n", self.words.say(&first), stock.join(", "));
        for (kind, top) in [(Court::Caravaneer, 2), (Court::Banker, 3), (Court::Palace, 6)] {
            let levels: Vec<_> = (1..=top).map(|level| format!("{level}:{}", supply.court(kind, level))).collect();
            let _ = write!(text, "{} {}   ", self.words.say(&kind.name()), levels.join(" "));
        }
        let tokens: Vec<_> = supply.tokens.iter().map(|kind| self.name(kind)).collect();
        let _ = writeln!(text, "{} {}", self.words.say(&Court::Gardener.name()), supply.gardeners);
        let tokens = if tokens.is_empty() { "–".to_owned() } else { tokens.join(", ") };
        let _ = writeln!(text, "{} {tokens}", self.label("tokens"));
        text
    }

    fn players(&self) -> String {
        let mut text = String::new();
        for seat in Seat::all(self.game.players()) {
            let here = if self.game.turn() == table::Turn::Decide(seat) { ">" } else { " " };
            let total = self.game.standing().total(seat);
            let passed = if self.game.has_passed(seat) { self.label("passed") } else { String::new() };
            let name = self.words.name(seat);
            let points = self.words.say(&phrase("points").with("points", total));
            let _ = writeln!(text, "{here}{seat} {name}  {points}  {passed}");
            let _ = writeln!(text, "     {}", self.words.say(&belongings(self.game.player(seat))));
            let _ = writeln!(text, "     {}", self.stock(self.game.player(seat)));
        }
        text
    }

    fn stock(&self, player: &Player) -> String {
        let stock: Vec<_> =
            player.stock.kinds().map(|kind| format!("{} {}", self.name(kind), player.stock.of(kind))).collect();
        if stock.is_empty() { self.label("no-resources") } else { stock.join(", ") }
    }
}

fn belongings(player: &Player) -> Phrase {
    phrase("player")
        .with("cubes", player.cubes)
        .with("talents", player.talents)
        .with("camels", player.camels)
        .with("caravaneer", player.caravaneer)
        .with("banker", player.banker)
        .with("palace", player.palace)
        .with("gardeners", player.gardeners)
        .with("tiles", player.tiles())
}

fn phrase(name: &str) -> Phrase {
    Phrase::new(format!("amyitis-picture-{name}"))
}

/// A tile in a few signs: `5+2t`, `4+1c`, `3+*`, `10`.
fn short(face: TileFace) -> String {
    match face.bonus {
        Bonus::Nothing => face.points.to_string(),
        Bonus::Talents(count) => format!("{}+{count}t", face.points),
        Bonus::Camels(count) => format!("{}+{count}c", face.points),
        Bonus::Court => format!("{}+*", face.points),
    }
}

fn sign(owner: Owner) -> String {
    owner.seat().map_or_else(|| "n".to_owned(), |seat| seat.to_string())
}

fn cube_at(line: Line, space: usize) -> String {
    line.get(space).map_or_else(|| ".".to_owned(), sign)
}

fn side_between(one: Square, other: Square) -> Option<Side> {
    one.sides().and(other.sides()).iter().next()
}

//! A game remembered: a text file that a person can read and a program can check.
//!
//! The form is documented in `docs/records.md`. A record is its header and its plies; replaying them through the rules
//! gives the state after any ply, on any later version and whatever its random generator.

mod error;
mod read;
mod replay;
mod write;

pub use error::{RecordError, RecordErrorKind};

use crate::{AnyGame, Commitment, Seat, Seed};

/// A game remembered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its component figures.
    pub components: String,
    /// The component file itself, if it is not the standard one.
    pub edition: Option<String>,
    /// The number of players.
    pub players: usize,
    /// The options of the table.
    pub options: Vec<(String, String)>,
    /// The names of the players, where known.
    pub names: Vec<Option<String>>,
    /// Who plays each seat, where known: [`Record::PERSON`], or the level of a bot and what it needs.
    pub sitters: Vec<Option<String>>,
    /// What the dealer promised before the first draw.
    pub commitment: Option<Commitment>,
    /// Where it comes from, if it goes on from the middle of another game.
    pub origin: Option<Origin>,
    /// Every decision and outcome, in order.
    pub plies: Vec<Ply>,
    /// The final points of each seat, of a finished game.
    pub result: Option<Vec<i32>>,
    /// What the dealer showed after the last draw.
    pub seed: Option<Seed>,
    /// The line of each ply in the file it was read from.
    lines: Vec<usize>,
}

/// The game from whose middle another one goes on. The dealer of the new game promised nothing of what was drawn before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// How many of the first plies come from there.
    pub plies: usize,
    /// What the dealer of that game had promised, where known.
    pub commitment: Option<Commitment>,
}

/// One decision or outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who decided; `None` is the dealer.
    pub by: Option<Seat>,
    /// The notation.
    pub text: String,
}

impl Record {
    /// What stands for a person among those who play.
    pub const PERSON: &str = "person";

    /// The record of a match that has just begun.
    pub fn begin(game: &dyn AnyGame) -> Record {
        Record {
            game: game.meta().key.to_owned(),
            rules: game.meta().rules,
            components: game.fingerprint().to_owned(),
            edition: game.edition().map(|(text, _)| text.to_owned()),
            players: game.players(),
            options: game.options().iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            names: vec![None; game.players()],
            sitters: vec![None; game.players()],
            commitment: None,
            origin: None,
            plies: Vec::new(),
            result: None,
            seed: None,
            lines: Vec::new(),
        }
    }

    /// Adds a ply.
    pub fn push(&mut self, by: Option<Seat>, text: String) {
        self.plies.push(Ply { by, text });
    }

    /// Notes the result of a match that is over.
    pub fn finish(&mut self, game: &dyn AnyGame) {
        let standing = game.standing();
        self.result = Some(Seat::all(game.players()).map(|seat| standing.total(seat)).collect());
    }

    /// How many of the first plies come from another game.
    pub fn inherited(&self) -> usize {
        self.origin.map_or(0, |origin| origin.plies)
    }

    /// How many outcomes this record's own dealer has drawn.
    pub fn draws(&self) -> usize {
        self.plies.iter().skip(self.inherited()).filter(|ply| ply.by.is_none()).count()
    }

    /// The line of a ply (from 0) in the file the record was read from.
    pub fn line(&self, ply: usize) -> Option<usize> {
        self.lines.get(ply).copied()
    }
}

//! A game and its record, kept together: what is played in one is written in the other.

use table::record::RecordFault;
use table::{Kind, Match, Phrase, Record, Rejection, Seat, Turn};

/// Something that was decided or drawn, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Who; `None` is the dealer.
    pub by: Option<Seat>,
    /// What, in words, as seen before it happened.
    pub what: Option<Phrase>,
    /// What came of it.
    pub events: Vec<Phrase>,
}

/// A game and its record.
pub(crate) struct Course {
    pub(crate) game: Box<dyn Match>,
    pub(crate) record: Record,
}

impl Course {
    /// A game that begins now.
    pub(crate) fn new(game: Box<dyn Match>) -> Course {
        let record = Record::begin(game.as_ref());
        Course { game, record }
    }

    /// A recorded game, as far as it is recorded.
    pub(crate) fn resume(kind: &dyn Kind, components: Option<&str>, record: Record) -> Result<Course, RecordFault> {
        let game = record.replay(kind, components, usize::MAX)?;
        let mut course = Course { game, record };
        course.record.result = None;
        course.note_end();
        Ok(course)
    }

    /// Who decides next; `None` is the dealer, or nobody.
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Deal | Turn::Over => None,
        }
    }

    /// Carries out a decision or a draw and writes it down, or rejects it and changes nothing.
    pub(crate) fn apply(&mut self, ply: &str) -> Result<Told, Rejection> {
        let what = self.game.tell(ply);
        let by = self.decider();
        let events = if by.is_some() { self.game.play(ply)? } else { self.game.reveal(ply)? };
        self.record.push(by, canonical(ply));
        self.note_end();
        Ok(Told { by, what, events })
    }

    /// Goes back to a state of which it is known how many plies led to it.
    pub(crate) fn back(&mut self, state: Box<dyn Match>, plies: usize) {
        self.game = state;
        self.record.plies.truncate(plies);
        self.record.result = None;
    }

    fn note_end(&mut self) {
        if self.game.turn() == Turn::Over {
            self.record.finish(self.game.as_ref());
        }
    }
}

/// Notation with single spaces, as a record has it.
fn canonical(ply: &str) -> String {
    ply.split_whitespace().collect::<Vec<_>>().join(" ")
}

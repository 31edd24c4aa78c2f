//! A game and its record, kept together: what is played in one is written in the other.

use game::record::RecordError;
use game::{AnyGame, GameKind, MoveError, Phrase, Record, Seat, Turn, single_spaced};

/// Something that was decided or drawn, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogItem {
    /// Who; `None` is the dealer.
    pub by: Option<Seat>,
    /// What, in words, as seen before it happened.
    pub what: Option<Phrase>,
    /// What came of it.
    pub events: Vec<Phrase>,
}

/// A game and its record.
pub(crate) struct GameInPlay {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) record: Record,
}

impl GameInPlay {
    /// A game that begins now.
    pub(crate) fn new(game: Box<dyn AnyGame>) -> GameInPlay {
        let record = Record::begin(game.as_ref());
        GameInPlay { game, record }
    }

    /// A recorded game as far as it is recorded, and what has happened in it.
    pub(crate) fn resume(
        kind: &dyn GameKind,
        components: Option<&str>,
        record: Record,
    ) -> Result<(GameInPlay, Vec<LogItem>), RecordError> {
        let game = record.replay(kind, components, usize::MAX)?;
        let mut again = GameInPlay::new(record.start(kind, components)?);
        // A ply that was replayed once is possible again.
        let history = record.plies.iter().filter_map(|ply| again.apply(&ply.text).ok()).collect();
        let mut in_play = GameInPlay { game, record };
        in_play.record.result = None;
        in_play.note_end();
        Ok((in_play, history))
    }

    /// Who decides next; `None` is the dealer, or nobody.
    pub(crate) fn decider(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Deal | Turn::Over => None,
        }
    }

    /// Carries out a decision or a draw and writes it down, or rejects it and changes nothing.
    pub(crate) fn apply(&mut self, ply: &str) -> Result<LogItem, MoveError> {
        let what = self.game.tell(ply);
        let by = self.decider();
        let events = if by.is_some() { self.game.play(ply)? } else { self.game.reveal(ply)? };
        self.record.push(by, single_spaced(ply));
        self.note_end();
        Ok(LogItem { by, what, events })
    }

    /// Goes back to a state of which it is known how many plies led to it.
    pub(crate) fn back(&mut self, state: Box<dyn AnyGame>, plies: usize) {
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

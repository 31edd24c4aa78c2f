//! Those around a table, as one screen sees them: at this screen and thinking beside it, or at a house far away.

use std::time::Duration;

use game::{AnyGame, MoveError, Record, Seat, Translate, Turn};

use crate::LogItem;

/// Something a screen hears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Something was decided or drawn.
    Played(LogItem),
    /// Somebody took a decision back.
    Back,
    /// Something about the table itself: who came, that the connection broke.
    Notice(game::Phrase),
    /// Somebody said something.
    Said {
        /// Who.
        name: String,
        /// What.
        text: String,
    },
}

/// What a screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// A mind thinks.
    Mind(Seat),
    /// Somebody elsewhere decides.
    Other(Seat),
    /// So many seats are still open.
    Open(usize),
    /// A decision is on its way to the house.
    Answer,
    /// The connection is lost and sought again.
    Lost,
}

/// The only one of these seats, if there is exactly one.
pub(crate) fn only(mut seats: impl Iterator<Item = Seat>) -> Option<Seat> {
    let first = seats.next();
    first.filter(|_| seats.next().is_none())
}

/// Those around a table, and the game they play.
pub trait Players {
    /// The game. Everybody sees everything, so this is all there is to know.
    fn game(&self) -> &dyn AnyGame;

    /// The record so far. That of an unfinished game of one's own holds the seed too, so that it can go on.
    fn record(&self) -> &Record;

    /// Whether the game is over, played to its end or given up.
    fn is_over(&self) -> bool {
        self.game().turn() == Turn::Over
    }

    /// The names of the players.
    fn names(&self, words: &dyn Translate) -> Vec<String>;

    /// The seat for which this screen has to decide now.
    fn person(&self) -> Option<Seat>;

    /// The seat of the only player at this screen, who is spoken to: “You dig”. `None` if several share it or none does.
    fn reader(&self) -> Option<Seat>;

    /// Decides for that seat, or rejects the decision and changes nothing. What comes of it is news.
    fn play(&mut self, action: &str) -> Result<(), MoveError>;

    /// Takes back this screen's last decision, if it may. That it is done is news.
    fn undo(&mut self) -> bool;

    /// Lets everything happen that needs nobody here, and tells it; waits for it so long.
    fn news(&mut self, wait: Duration) -> Vec<News>;

    /// What had happened before this screen came, if it is not told as news; it is told once.
    fn history(&mut self) -> Vec<News> {
        Vec::new()
    }

    /// What is waited for, if this screen need not decide and the game is not over.
    fn waiting(&self) -> Option<Waiting>;

    /// Says something to the others; `false` if nobody could hear it.
    fn say(&mut self, text: &str) -> bool;

    /// Whether hints may be asked for at this table.
    fn allows_hints(&self) -> bool {
        true
    }

    /// Whether the record is kept elsewhere, so that nothing is lost when this screen is closed.
    fn is_kept(&self) -> bool;
}

//! Who sits down: minds that decide for a seat.
//!
//! A [`Mind`] is given a state and names one of its legal decisions. It knows no more than anybody at the table, for the state
//! holds no order of anything unseen. [`Random`] plays anything; [`Search`] grows a tree over decisions and draws. Neither knows
//! a rule of any game. [`Level`] names the opponents that front ends offer; [`AnyMind`] plays a [`table::Match`].

mod any;
mod level;
mod random;
mod search;

pub use any::{AnyMind, Seated};
pub use level::Level;
pub use random::{Random, play_out};
pub use search::{Budget, Search};

use table::{Game, Texts, texts};

/// Somebody who decides for a seat.
pub trait Mind<G: Game>: Send {
    /// One of the legal decisions of the seat to move; `None` if no seat is to move.
    fn decide(&mut self, state: &G) -> Option<G::Action>;
}

/// The names of the levels.
pub const TEXTS: Texts = texts!("minds");

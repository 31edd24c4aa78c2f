//! Who sits down: minds that decide for a seat.
//!
//! A [`Mind`] is given a state and names one of its legal decisions. It knows no more than anybody at the table, for
//! the state holds no order of anything unseen. [`Random`] plays anything; [`Greedy`] looks to the end of its own turn;
//! [`Search`] grows a tree over decisions and draws. None of them knows a rule of any game: what a game contributes are
//! the terms of [`game::Evaluate`], which [`Evaluator`] weighs. [`Level`] names the opponents that front ends offer,
//! [`MindSpec`] says how any of them decides; [`AnyMind`] plays a [`game::AnyGame`] and [`AnyHinter`] says why.
//! [`AnalysisRun`] looks at a finished game again.
//!
//! Two minds play the smallest game, and the one who thinks wins most of its games:
//!
//! ```
//! use game::contract::pebbles::Pebbles;
//! use game::{Dealer, Game, Nobody, Seat, Seed, Setup, Turn};
//! use minds::{Mind, MindSpec};
//!
//! let mut minds: [Box<dyn Mind<Pebbles>>; 2] = [MindSpec::Greedy.mind(1), MindSpec::Random.mind(2)];
//! let mut points = [0, 0];
//! for number in 0..20 {
//!     let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2))?;
//!     let dealer = Dealer::new(Seed::of_number(number));
//!     let mut draws = 0..;
//!     while game.turn() != Turn::Over {
//!         if let Turn::Decide(seat) = game.turn() {
//!             let decision = minds[seat.index()].decide(&game).expect("a seat is to move");
//!             game.play_unchecked(decision, &mut Nobody);
//!         } else {
//!             let drawn = game.deal(&mut dealer.draw(draws.next().unwrap_or_default()));
//!             game.reveal_unchecked(drawn, &mut Nobody);
//!         }
//!     }
//!     for seat in Seat::all(2) {
//!         points[seat.index()] += game.standing().total(seat);
//!     }
//! }
//! assert!(points[0] > points[1]);
//! # Ok::<(), game::SetupError>(())
//! ```

mod analysis;
mod any;
mod beam;
mod evaluation;
mod exponential;
mod fingerprint;
mod greedy;
mod hint;
mod level;
mod look_ahead;
mod random;
mod search;
mod spec;

pub use analysis::{ANALYSIS_SIMULATIONS, Analysis, AnalysisRun, Analyst, AnyAnalyst, PlyAnalysis, SeatAnalysis};
pub use any::{AnyHinter, AnyMind, Hinter, MindAdapter};
pub use evaluation::{Evaluator, SeatValues, Thinking, logistic_chances, shares};
pub use greedy::Greedy;
pub use hint::{HINT_SIMULATIONS, Hint, hints};
pub use level::Level;
pub use random::{Random, play_out};
pub use search::{Budget, Candidate, Leaf, Search, Stop};
pub use spec::MindSpec;

use game::{Game, Texts, texts};

/// Somebody who decides for a seat.
pub trait Mind<G: Game>: Send {
    /// One of the legal decisions of the seat to move; `None` if no seat is to move.
    fn decide(&mut self, state: &G) -> Option<G::Action>;

    /// From now on, decides at once when it is told to stop; who decides at once anyway need not listen.
    fn heed(&mut self, _stop: &Stop) {}
}

/// The names of the levels.
pub const TEXTS: Texts = texts!("minds");

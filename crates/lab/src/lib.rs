//! The laboratory: many games at once, and figures that can be trusted.
//!
//! [`simulate`] plays games on all cores and counts into a [`Tally`]; everything is counted in whole numbers, so the
//! same seed gives the same figures on any machine with any number of cores. A [`Report`] is what people and programs
//! read of it. [`compare()`] plays two editions on the same deals and tells what the change does; a [`Pairing`] does it step by step. [`arena`] lets minds
//! meet and rates them; [`tune`] finds the weights of their appraisals, [`calibrate`] how sure they may be; [`analyse`]
//! looks at a finished game again.

mod analysis;
pub mod arena;
mod calibrate;
mod compare;
mod interval;
mod pairing;
pub mod plot;
mod report;
mod sample;
mod self_play;
mod simulate;
mod tally;
mod tune;

pub use analysis::analyse;
pub use calibrate::{Calibration, CalibrationBin, PARTS, calibrate};
pub use compare::{CategoryChange, Change, Comparison, PairTally, SeatChange, compare};
pub use interval::Interval;
pub use pairing::{AnyPairing, Pairing};
pub use report::{Decisive, Figure, Report, Scores, SeatReport, Spread};
pub use sample::Sample;
pub use self_play::SelfPlay;
pub use simulate::{GameSummary, Plan, simulate};
pub use tally::Tally;
pub use tune::tune;

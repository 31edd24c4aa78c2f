//! The analysis of a finished game: what moves lost, and what luck gave.

use game::Phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How far an analysis is.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AnalysisProgress {
    /// Plies that have been analysed.
    pub done: usize,
    /// Plies in all.
    pub of: usize,
    /// The analysis, once all have.
    pub analysis: Option<Analysis>,
    /// About so many are served before the next ply is looked at.
    pub before: usize,
}

/// The analysis of a finished game.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Analysis {
    /// Every ply.
    pub plies: Vec<PlyAnalysis>,
    /// Every seat.
    pub seats: Vec<SeatAnalysis>,
}

/// The analysis of a ply.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlyAnalysis {
    /// The seat that moved; nothing for the dealer.
    pub by: Option<usize>,
    /// How many legal moves there were; 0 for a draw.
    pub choices: usize,
    /// The chance to win of each seat afterwards, from 0 to 1.
    pub chances: Vec<f32>,
    /// The final points that the position afterwards promises each seat.
    pub points: Vec<f32>,
    /// How much chance to win a move gave away against the best one.
    pub loss: f32,
    /// The best move, where it was another one.
    pub better: Option<BetterMove>,
    /// How much chance to win a draw gave each seat, against what could be drawn.
    pub luck: Vec<f32>,
}

/// A better move than the one played.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BetterMove {
    /// The move, in notation.
    pub ply: String,
    /// What it is in words.
    pub what: Option<Phrase>,
}

/// What a seat lost by its moves and gained by luck.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatAnalysis {
    /// Moves with a choice.
    pub decisions: usize,
    /// Those among them that were the best, or as good.
    pub best: usize,
    /// The chance to win that all of them gave away.
    pub loss: f32,
    /// The chance to win that draws gave.
    pub luck: f32,
}

//! A finished game looked at again: what decisions lost, and what luck gave.

use serde::Serialize;
use table::Phrase;
use utoipa::ToSchema;

/// How far an analysis is.
#[derive(Serialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AnalysisNews {
    /// Plies that have been looked at.
    pub done: usize,
    /// Plies in all.
    pub of: usize,
    /// What was seen, once all have.
    pub analysis: Option<Analysis>,
}

/// A finished game looked at again.
#[derive(Serialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Analysis {
    /// Every ply.
    pub plies: Vec<PlyAnalysis>,
    /// Every seat.
    pub seats: Vec<SeatAnalysis>,
}

/// A ply looked at again.
#[derive(Serialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlyAnalysis {
    /// Who decided; nobody is the dealer.
    pub by: Option<usize>,
    /// How many decisions there were; 0 for a draw.
    pub choices: usize,
    /// The chance to win of each seat afterwards, from 0 to 1.
    pub chances: Vec<f32>,
    /// The final points that the position afterwards promises each seat.
    pub points: Vec<f32>,
    /// How much chance to win a decision gave away against the best one.
    pub loss: f32,
    /// The best decision, where it was another one.
    pub better: Option<Better>,
    /// How much chance to win a draw gave each seat, against what could be drawn.
    pub luck: Vec<f32>,
}

/// A better decision than the one taken.
#[derive(Serialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Better {
    /// The decision, in notation.
    pub ply: String,
    /// What it is in words.
    #[schema(value_type = Option<Object>)]
    pub what: Option<Phrase>,
}

/// What a seat lost by its decisions and gained by luck.
#[derive(Serialize, ToSchema, Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatAnalysis {
    /// Decisions with a choice.
    pub decisions: usize,
    /// Those among them that were the best, or as good.
    pub best: usize,
    /// The chance to win that all of them gave away.
    pub loss: f32,
    /// The chance to win that draws gave.
    pub luck: f32,
}

//! What an edition changes: games played with two editions on the same deals.

use minds::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edition::EditionChoice;

/// Which editions are to be compared, and how.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ComparisonWish {
    /// The key of the game.
    pub game: String,
    /// The edition as it was; without it, the standard box.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub before: Option<EditionChoice>,
    /// The edition with the changes.
    pub after: EditionChoice,
    /// How many players.
    pub players: usize,
    /// Who plays: `pupil` or `scribe`.
    #[serde(with = "crate::table::level")]
    #[schema(value_type = String)]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub level: Level,
    /// How many games of each edition, from 2 to 2,000.
    pub games: usize,
}

/// How far a comparison is, and what is known by now.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ComparisonProgress {
    /// Games of each edition that were played.
    pub done: usize,
    /// Games in all.
    pub of: usize,
    /// Whether no more will be played: all were, or the time for it is up.
    pub over: bool,
    /// What these games show; nothing before the second.
    pub comparison: Option<Comparison>,
}

/// What a change of the figures does to a game.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Comparison {
    /// How many games of each edition.
    pub games: usize,
    /// The seed of the deals.
    pub seed: u32,
    /// The fingerprints of the two editions.
    pub editions: [String; 2],
    /// The points of a seat, on average over the seats.
    pub points: Change,
    /// The same by category.
    pub categories: Vec<CategoryChange>,
    /// Each seat.
    pub seats: Vec<SeatChange>,
    /// Moves and draws of a game.
    pub plies: Change,
    /// Moves of a game.
    pub decisions: Change,
    /// Rounds of a game.
    pub rounds: Change,
}

/// A figure of two editions.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Change {
    /// Its mean in the first edition.
    pub before: f64,
    /// Its mean in the second.
    pub after: f64,
    /// By how much the second is above the first, on average, game by game.
    pub difference: f64,
    /// The lower end of the 95 % interval of the difference.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// The points of a category in two editions.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CategoryChange {
    /// The key of the category.
    pub category: String,
    /// Its points.
    pub points: Change,
}

/// A seat in two editions.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatChange {
    /// Its share of wins, from 0 to 1; a shared win counts in part.
    pub wins: Change,
    /// Its points.
    pub points: Change,
    /// Its points by category.
    pub categories: Vec<CategoryChange>,
}

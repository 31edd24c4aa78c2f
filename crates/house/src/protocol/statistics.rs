//! What somebody has played, and how well.

use serde::Serialize;
use utoipa::ToSchema;

/// The finished games of somebody.
#[derive(Serialize, ToSchema, Clone, PartialEq, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Statistics {
    /// Each game that he has played.
    pub games: Vec<GameStatistics>,
    /// His last games, the latest first.
    pub last: Vec<PastGame>,
}

/// How somebody plays a game.
#[derive(Serialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameStatistics {
    /// Its key.
    pub game: String,
    /// All of it.
    pub all: Tally,
    /// By the number of players, the fewest first.
    pub players: Vec<PlayersTally>,
    /// By opponents: other people, then bots, the weakest first. A game against several counts for each.
    pub against: Vec<OpponentTally>,
}

/// Games counted.
#[derive(Serialize, ToSchema, Clone, Copy, PartialEq, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tally {
    /// Games played.
    pub played: usize,
    /// Games won, alone or with others.
    pub won: usize,
    /// The mean of the points of those played to their end.
    pub average: Option<f64>,
    /// The most points of those played to their end.
    pub best: Option<i32>,
}

/// Games with so many players.
#[derive(Serialize, ToSchema, Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayersTally {
    /// How many sat at the table.
    pub players: usize,
    /// The games.
    pub tally: Tally,
}

/// Games against somebody.
#[derive(Serialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpponentTally {
    /// The level of the bot; nothing for other people.
    pub level: Option<&'static str>,
    /// The games.
    pub tally: Tally,
}

/// A game somebody has played.
#[derive(Serialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PastGame {
    /// The id of its table.
    pub table: String,
    /// The key of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// The seat he sat in.
    pub seat: usize,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// Whether he won.
    pub won: bool,
    /// Whether it was played to its end.
    pub played: bool,
}

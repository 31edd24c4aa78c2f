//! What a person has played, and how well.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The finished games of a person.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Statistics {
    /// Each game that this person has played.
    pub games: Vec<GameStatistics>,
    /// The last games, the latest first.
    pub last: Vec<PastGame>,
}

/// How a person plays a game.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameStatistics {
    /// Its key.
    pub game: String,
    /// All of it.
    pub all: Results,
    /// By the number of players, the fewest first.
    pub players: Vec<ResultsByPlayers>,
    /// By opponents: other people, then bots, the weakest first. A game against several counts for each.
    pub against: Vec<ResultsByOpponent>,
}

/// Games played, and how they went.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Default, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Results {
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
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultsByPlayers {
    /// How many sat at the table.
    pub players: usize,
    /// The games.
    pub results: Results,
}

/// Games against an opponent.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultsByOpponent {
    /// The level of the bot; nothing for other people.
    pub level: Option<String>,
    /// The games.
    pub results: Results,
}

/// A game that a person has played.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PastGame {
    /// The id of its table.
    pub table: String,
    /// The key of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// The seat of this person.
    pub seat: usize,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// Whether this person won.
    pub won: bool,
    /// Whether it was played to its end.
    pub played: bool,
}

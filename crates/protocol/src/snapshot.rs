//! A game as it stands.

use game::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::schema::GameView;

/// A game as it stands, and what has happened since the snapshot before.
#[derive(Serialize, Deserialize, ToSchema, Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Snapshot {
    /// How many entries there were.
    pub number: usize,
    /// How many moves and draws have led here.
    pub plies: usize,
    /// The round in progress, from 1; 0 during set-up.
    pub round: u16,
    /// The seat to act; nothing when the game is over.
    pub turn: Option<usize>,
    /// What that seat has to do now.
    pub prompt: Phrase,
    /// Every legal move, in notation. Empty while a turn waits to be confirmed.
    pub legal: Vec<String>,
    /// Everything on the table, as the game draws it.
    #[schema(value_type = GameView)]
    #[cfg_attr(feature = "typescript", ts(type = "GameView"))]
    pub view: Box<RawValue>,
    /// Points so far.
    pub score: Score,
    /// Moves and draws since the snapshot before, with what came of them.
    pub log: Vec<LogItem>,
    /// If some of the log before has been taken back: how many plies remain of it.
    pub back: Option<usize>,
    /// The seat that may take its last move back, if any.
    pub undo: Option<usize>,
    /// The seat whose turn waits to be confirmed, if any.
    pub confirm: Option<usize>,
    /// Time left, where there are clocks.
    pub clocks: Option<TimeLeft>,
    /// The hash of the dealer's seed.
    pub commitment: String,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
}

/// A move or a draw, and what came of it.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LogItem {
    /// Its number among the plies, from 0.
    pub ply: usize,
    /// The seat; nothing for the dealer.
    pub by: Option<usize>,
    /// The notation.
    pub notation: String,
    /// The same in words, as seen before it happened.
    pub what: Option<Phrase>,
    /// What came of it.
    pub events: Vec<Phrase>,
}

/// Points so far.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Score {
    /// By seat.
    pub seats: Vec<SeatScore>,
}

/// The points of a seat.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatScore {
    /// In each category of the game.
    pub points: Vec<i32>,
    /// Their sum.
    pub total: i32,
    /// What decides between equal sums: more is better.
    pub tiebreak: i32,
    /// The place, from 1.
    pub place: usize,
}

/// Time left.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TimeLeft {
    /// Milliseconds each seat had left when this snapshot was taken.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub left: Vec<i64>,
    /// The seat whose clock runs, if any.
    pub running: Option<usize>,
}

/// How a game ended.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ending {
    /// The seats that won.
    pub winners: Vec<usize>,
    /// Whether it was played to the end; otherwise too many have resigned.
    pub played: bool,
    /// A closing remark of the game.
    pub verdict: Option<Phrase>,
    /// The dealer's seed, which has the hash promised before.
    pub seed: String,
}

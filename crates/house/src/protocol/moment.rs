//! A table as it stands, and what its people hear.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Phrase;
use utoipa::ToSchema;

use super::lobby::TableInfo;

/// What those who look at a table hear.
#[derive(Serialize, ToSchema, Clone, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TableNews {
    /// Somebody sits down, comes or leaves, or the table starts; also the first thing one hears.
    Table {
        /// How the table is now.
        table: TableInfo,
    },
    /// Something was decided or drawn; also the second thing one hears, if the game has begun.
    Moment {
        /// How it stands now.
        moment: Box<Moment>,
    },
    /// Somebody said something; on arrival, what was said before.
    Chat {
        /// The lines, the oldest first.
        lines: Vec<ChatLine>,
    },
    /// A deed was done. What came of it is told to everybody; this only says that it is stored.
    Done {
        /// The request.
        request: u32,
    },
    /// A deed was refused.
    Refused {
        /// The request.
        request: u32,
        /// Why.
        refusal: Refusal,
    },
    /// The answer to `explain`.
    Explained {
        /// The request.
        request: u32,
        /// For each decision, in the order asked.
        plies: Vec<Explanation>,
    },
    /// The answer to `hint`.
    Hints {
        /// The request.
        request: u32,
        /// The best decisions, the best first.
        hints: Vec<Advice>,
    },
    /// The table that was made for a rematch.
    Rematch {
        /// The request.
        request: u32,
        /// Its id.
        id: String,
    },
}

/// A table as it stands.
#[derive(Serialize, ToSchema, Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// How many entries there were.
    pub number: usize,
    /// How many decisions and draws have led here.
    pub plies: usize,
    /// The round in progress, from 1; 0 during set-up.
    pub round: u16,
    /// Who is to act; nobody when the game is over.
    pub turn: Option<usize>,
    /// What that one has to do now.
    #[schema(value_type = Object)]
    pub prompt: Phrase,
    /// Everything that one may decide, in notation. Empty while a turn waits to be confirmed.
    pub legal: Vec<String>,
    /// Everything on the table, as the game draws it.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Points so far.
    pub score: Score,
    /// What has happened since the moment before: decisions and draws with what came of them.
    pub told: Vec<Told>,
    /// Whether some of what was told before has been taken back: how many plies remain of it.
    pub back: Option<usize>,
    /// The seat that may take its last decision back, if any.
    pub undo: Option<usize>,
    /// The seat whose turn waits to be confirmed, if any.
    pub confirm: Option<usize>,
    /// Time left, where there are clocks.
    pub clocks: Option<Clocks>,
    /// The hash of the dealer's seed.
    pub commitment: String,
    /// How the game ended, once it has.
    pub ending: Option<Ending>,
}

/// Something that was decided or drawn, and what came of it.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Told {
    /// Its number among the plies, from 0.
    pub ply: usize,
    /// Who; nobody is the dealer.
    pub by: Option<usize>,
    /// The notation.
    pub notation: String,
    /// What, in words, as seen before it happened.
    #[schema(value_type = Option<Object>)]
    pub what: Option<Phrase>,
    /// What came of it.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Phrase>,
}

/// Points so far.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Score {
    /// By seat.
    pub seats: Vec<SeatScore>,
}

/// The points of a seat.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
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
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Clocks {
    /// Milliseconds each seat had left when this moment was told.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub left: Vec<i64>,
    /// The seat whose clock runs, if any.
    pub running: Option<usize>,
}

/// How a game ended.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ending {
    /// The seats that won.
    pub winners: Vec<usize>,
    /// Whether it was played to the end; otherwise too many have resigned.
    pub played: bool,
    /// A closing remark of the game.
    #[schema(value_type = Option<Object>)]
    pub verdict: Option<Phrase>,
    /// The dealer's seed, which has the hash promised before.
    pub seed: String,
}

/// A decision in words.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Explanation {
    /// What it is; nothing if it can't be read.
    #[schema(value_type = Option<Object>)]
    pub what: Option<Phrase>,
    /// What it would cost and open.
    #[schema(value_type = Vec<Object>)]
    pub preview: Vec<Phrase>,
    /// Why it is not allowed, if it is not.
    pub refusal: Option<Refusal>,
}

/// A decision worth thinking about.
#[derive(Serialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Advice {
    /// The decision, in notation.
    pub ply: String,
    /// What it is in words.
    #[schema(value_type = Option<Object>)]
    pub what: Option<Phrase>,
    /// The chance to win that it promises, from 0 to 1.
    pub worth: f32,
    /// The points it promises in each category.
    pub categories: Vec<f32>,
    /// What each named term gains by it, in points, the greatest first. Words: `GAME-term-TERM`.
    pub reasons: Vec<Reason>,
}

/// What speaks for or against a decision.
#[derive(Serialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reason {
    /// The term. Words: `GAME-term-TERM`.
    pub term: &'static str,
    /// What it gains, in points.
    pub gain: f32,
}

/// Something somebody said.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at this table, from 0.
    pub number: usize,
    /// The name of who said it.
    pub name: String,
    /// The seat of who said it; nobody for a watcher.
    pub seat: Option<usize>,
    /// What.
    pub text: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
}

/// Why a deed was refused.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// What kind of refusal it is.
    pub code: Failure,
    /// The sentence that says why.
    #[schema(value_type = Object)]
    pub phrase: Phrase,
    /// The paragraph of the rules, if it is a matter of rules.
    pub paragraph: Option<String>,
}

/// What kind of refusal it is.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Failure {
    /// What was sent can't be read.
    Unreadable,
    /// The rules don't allow it.
    Rules,
    /// Something has happened since: look again.
    Stale,
    /// Not one's seat, not one's table, not one's turn to say so.
    Forbidden,
    /// There is no such thing.
    Unknown,
    /// Too much at once.
    Limit,
    /// The house can't store anything now; nothing was lost, try again.
    Unavailable,
}

//! What a table tells its people.

use game::Phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::ErrorResponse;
use crate::snapshot::Snapshot;
use crate::table::TableInfo;

/// What a table's WebSocket tells.
#[derive(Serialize, Deserialize, ToSchema, Clone, Debug)]
#[serde(tag = "type", rename_all = "kebab-case", try_from = "Fields")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TableUpdate {
    /// Somebody sits down, comes or leaves, or the table starts. This is also the first update.
    Table {
        /// How the table is now.
        table: Box<TableInfo>,
    },
    /// Something was played or drawn. This is also the second update, if the game has begun.
    Snapshot {
        /// How the game stands now.
        snapshot: Box<Snapshot>,
    },
    /// Somebody said something. On arrival, what was said before.
    Chat {
        /// The lines, the oldest first.
        lines: Vec<ChatLine>,
    },
    /// The answer to a command; only the client who sent it hears it.
    Answer {
        /// The number that the client gave the command; 0 if it could not be read.
        request: u32,
        /// What came of it.
        answer: Answer,
    },
    /// The answer to a command takes a while: others are served first. Only the client who sent it hears it.
    Waiting {
        /// The number that the client gave the command.
        request: u32,
        /// About so many are served before.
        before: usize,
    },
}

/// What came of a command.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Answer {
    /// It is stored. What it led to is told to everybody.
    Done,
    /// It was refused.
    Refused {
        /// Why.
        error: ErrorResponse,
    },
    /// The answer to `explain`.
    Explained {
        /// One explanation for each move, in the order asked.
        plies: Vec<Explanation>,
    },
    /// The answer to `hint`.
    Hints {
        /// The best moves, the best first.
        hints: Vec<Hint>,
    },
    /// The answer to `rematch`.
    Rematch {
        /// The id of the new table.
        id: String,
    },
}

/// Something a person said.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at this table, from 0.
    pub number: usize,
    /// The name of the person.
    pub name: String,
    /// How commands name the person. It is another word at every table.
    pub who: String,
    /// The seat of the person; nothing for a spectator.
    pub seat: Option<usize>,
    /// What was said.
    pub text: String,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
}

/// A move in words.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Explanation {
    /// What it is; nothing if it can't be read.
    pub what: Option<Phrase>,
    /// What it would cost and open.
    pub preview: Vec<Phrase>,
    /// Why it is not allowed, if it is not.
    pub error: Option<ErrorResponse>,
}

/// A move worth thinking about.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hint {
    /// The move, in notation.
    pub ply: String,
    /// What it is in words.
    pub what: Option<Phrase>,
    /// The chance to win that it promises, from 0 to 1.
    pub worth: f32,
    /// The points it promises in each category.
    pub categories: Vec<f32>,
    /// What each named term gains by it, in points, the greatest first. Words: `GAME-term-TERM`.
    pub reasons: Vec<HintReason>,
}

/// What speaks for or against a move.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HintReason {
    /// The term. Words: `GAME-term-TERM`.
    pub term: String,
    /// What it gains, in points.
    pub gain: f32,
}

/// The same fields side by side: serde would first copy an enum with a tag into memory, which raw JSON such as a view does not survive.
#[derive(Deserialize)]
struct Fields {
    table: Option<Box<TableInfo>>,
    snapshot: Option<Box<Snapshot>>,
    lines: Option<Vec<ChatLine>>,
    request: Option<u32>,
    answer: Option<Answer>,
    before: Option<usize>,
}

impl TryFrom<Fields> for TableUpdate {
    type Error = &'static str;

    fn try_from(fields: Fields) -> Result<TableUpdate, &'static str> {
        match fields {
            Fields { table: Some(table), .. } => Ok(TableUpdate::Table { table }),
            Fields { snapshot: Some(snapshot), .. } => Ok(TableUpdate::Snapshot { snapshot }),
            Fields { lines: Some(lines), .. } => Ok(TableUpdate::Chat { lines }),
            Fields { request: Some(request), answer: Some(answer), .. } => Ok(TableUpdate::Answer { request, answer }),
            Fields { request: Some(request), before: Some(before), .. } => Ok(TableUpdate::Waiting { request, before }),
            _ => Err("not an update of a table"),
        }
    }
}

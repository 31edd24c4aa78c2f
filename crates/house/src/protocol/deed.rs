//! What somebody wants to do at a table.

use minds::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::lobby::level;

/// What somebody sends over a table's socket: a deed, with a number of his own that the answer repeats.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Frame {
    /// Repeated by the answer.
    pub request: u32,
    /// What is wanted.
    pub deed: Deed,
}

/// What somebody wants to do or to know at a table.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Deed {
    /// Sit down in an open seat.
    Sit {
        /// The seat, from 0.
        seat: usize,
        /// The name of somebody at one's own screen; without it one sits down oneself.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
    },
    /// Leave one's seat before the game begins.
    Stand {
        /// The seat.
        seat: usize,
    },
    /// Seat a bot in an open seat before the game begins; only the table's maker may.
    Invite {
        /// The seat.
        seat: usize,
        /// The level.
        #[schema(value_type = String)]
        #[serde(with = "level")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        level: Level,
    },
    /// Begin; only the table's maker may, and only when every seat is taken. A table whose last seat is taken begins by itself.
    Start,
    /// Decide.
    Play {
        /// One's seat.
        seat: usize,
        /// The number of entries one has seen: nothing may have happened since.
        at: usize,
        /// The decision, in notation.
        ply: String,
    },
    /// Take back one's last decision, as long as the dealer has drawn nothing and nobody else has decided since.
    Undo {
        /// One's seat.
        seat: usize,
        /// Whether to go back to the start of one's turn.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        turn: bool,
    },
    /// Confirm one's turn, if one prefers to be asked.
    Confirm {
        /// One's seat.
        seat: usize,
    },
    /// Give up.
    Resign {
        /// One's seat.
        seat: usize,
    },
    /// Let a bot play for somebody who is absent; he may return.
    Replace {
        /// The seat.
        seat: usize,
        /// The level.
        #[schema(value_type = String)]
        #[serde(with = "level")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        level: Level,
    },
    /// Take one's own seat back from the bot.
    Return {
        /// One's seat.
        seat: usize,
    },
    /// Say something to the table.
    Say {
        /// What, at most 500 characters.
        text: String,
    },
    /// Make a new table with the same players once the game is over, or find it if it has been made.
    Rematch,
    /// Why a decision is not allowed.
    Why {
        /// The decision, in notation.
        ply: String,
    },
    /// What decisions are in words, what they would cost and open.
    Explain {
        /// The decisions, in notation; at most 64.
        plies: Vec<String>,
    },
    /// The best decisions with reasons, where the table allows hints.
    Hint,
}

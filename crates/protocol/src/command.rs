//! What a player wants to do at a table.

use minds::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::moderation::ReportReason;
use crate::schema::LevelKey;
use crate::table::level;

/// What a client sends over a table's WebSocket: a command with a number of its own, which the answer repeats.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClientMessage {
    /// The answer repeats this number.
    pub request: u32,
    /// What is wanted.
    pub command: Command,
}

/// What a player wants to do or to know at a table.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Command {
    /// Sit down in an open seat.
    Sit {
        /// The seat, from 0.
        seat: usize,
        /// The name of another person at your screen. Without it you sit down yourself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
    },
    /// Leave your seat before the game begins.
    Stand {
        /// The seat.
        seat: usize,
    },
    /// Seat a bot in an open seat before the game begins. Only the table's maker may.
    Invite {
        /// The seat.
        seat: usize,
        /// The level.
        #[schema(value_type = LevelKey)]
        #[serde(with = "level")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        level: Level,
    },
    /// Begin the game. Only the table's maker may, and only when every seat is taken. A table whose last seat is taken begins by itself.
    Start,
    /// Remove a table whose game has not begun. Only the table's maker may.
    Cancel,
    /// Play a move.
    Play {
        /// Your seat.
        seat: usize,
        /// The number of entries you have seen: nothing may have happened since.
        at: usize,
        /// The move, in notation.
        ply: String,
    },
    /// Take back your last move, as long as the dealer has drawn nothing and nobody else has moved since.
    Undo {
        /// Your seat.
        seat: usize,
        /// Whether to go back to the start of your turn.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        turn: bool,
    },
    /// Confirm your turn, if you prefer to be asked.
    Confirm {
        /// Your seat.
        seat: usize,
    },
    /// Give up.
    Resign {
        /// Your seat.
        seat: usize,
    },
    /// Let the table's stand-in play for you, or agree that it plays for somebody who is absent: it does as soon as
    /// everybody else at the table agrees. That player may return.
    Replace {
        /// The seat.
        seat: usize,
    },
    /// Take your own seat back from the bot.
    Return {
        /// Your seat.
        seat: usize,
    },
    /// Say something to the table.
    Say {
        /// What is said. More than 500 characters are cut.
        #[schema(min_length = 1)]
        text: String,
    },
    /// Read somebody's lines no more, or again. It holds at all tables, and nobody else hears of it.
    Mute {
        /// Who, as `who` of a seat, a watcher or a line names them.
        who: String,
        /// Whether their lines are hidden.
        muted: bool,
    },
    /// Tell the host about somebody at the table.
    Report {
        /// Who, as `who` of a seat, a watcher or a line names them.
        who: String,
        /// What it is about.
        reason: ReportReason,
        /// In your words, at most 500 characters. What somebody says and is called can go without.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        text: String,
    },
    /// Send somebody away who watches, or let them come again. Only the table's maker may.
    Kick {
        /// Who, as `who` of a watcher or a line names them.
        who: String,
        /// Whether they are sent away.
        kicked: bool,
    },
    /// Close the chat of the table for everybody, or open it again. Only the table's maker may.
    CloseChat {
        /// Whether it is closed.
        closed: bool,
    },
    /// Make a new table with the same players once the game is over, or find it if it has been made.
    Rematch,
    /// Ask why a move is not allowed.
    Why {
        /// The move, in notation.
        ply: String,
    },
    /// Ask what moves are in words, what they would cost and open.
    Explain {
        /// The moves, in notation; at most 64.
        #[schema(max_items = 64)]
        plies: Vec<String>,
    },
    /// Ask for the best moves with reasons, where the table allows hints.
    Hint,
}

impl Command {
    /// What it is called, for those who watch over the house.
    pub fn name(&self) -> &'static str {
        match self {
            Command::Sit { .. } => "sit",
            Command::Stand { .. } => "stand",
            Command::Invite { .. } => "invite",
            Command::Start => "start",
            Command::Cancel => "cancel",
            Command::Mute { .. } => "mute",
            Command::Report { .. } => "report",
            Command::Kick { .. } => "kick",
            Command::CloseChat { .. } => "close-chat",
            Command::Play { .. } => "play",
            Command::Undo { .. } => "undo",
            Command::Confirm { .. } => "confirm",
            Command::Resign { .. } => "resign",
            Command::Replace { .. } => "replace",
            Command::Return { .. } => "return",
            Command::Say { .. } => "say",
            Command::Rematch => "rematch",
            Command::Why { .. } => "why",
            Command::Explain { .. } => "explain",
            Command::Hint => "hint",
        }
    }
}

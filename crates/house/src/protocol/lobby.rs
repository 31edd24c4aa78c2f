//! Games, tables and who sits at them.

use std::collections::BTreeMap;

use minds::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::replay::Origin;

/// A game on the shelf.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its key. Its title is the message `KEY-title`.
    pub key: &'static str,
    /// The fewest players.
    pub fewest: usize,
    /// The most players.
    pub most: usize,
    /// What a table may choose. Words: `KEY-option-OPTION` and `KEY-option-OPTION-VALUE`.
    pub options: Vec<OptionInfo>,
    /// The categories of points. Words: `KEY-category-CATEGORY`.
    pub categories: &'static [&'static str],
    /// The opponents, the weakest first.
    pub levels: Vec<LevelInfo>,
}

/// Something a table may choose before the game.
#[derive(Serialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub key: &'static str,
    /// What may be chosen; the first is the default.
    pub values: &'static [&'static str],
    /// The fewest players it means something to.
    pub fewest: usize,
    /// The most players it means something to.
    pub most: usize,
}

/// An opponent by name. Words: `minds-level-KEY`.
#[derive(Serialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelInfo {
    /// Its key.
    pub key: &'static str,
}

/// The time a player has.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Clock {
    /// As long as one likes.
    #[default]
    None,
    /// So many seconds for each turn; tables that last days use many.
    Turn {
        /// Seconds, from 5 to 30 days.
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more after each turn.
    Total {
        /// Seconds, from 30 to 30 days.
        seconds: u32,
        /// Seconds more after each turn, at most an hour.
        increment: u32,
    },
}

/// What happens to somebody whose time runs out.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Lapse {
    /// A bot plays on for him until he returns.
    #[default]
    Bot,
    /// He has resigned.
    Resign,
}

/// How a table is run.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Policy {
    /// The time a player has.
    pub clock: Clock,
    /// What happens when it runs out.
    pub lapse: Lapse,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// Seconds the strongest bot thinks about a decision, from 1 to 60.
    pub think: u32,
}

impl Default for Policy {
    fn default() -> Policy {
        Policy { clock: Clock::None, lapse: Lapse::Bot, hints: true, think: 4 }
    }
}

/// Who shall sit in a seat of a new table.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum SeatWish {
    /// The one who makes the table.
    Me,
    /// Somebody else at the same screen.
    Here {
        /// His name.
        name: String,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        #[schema(value_type = String)]
        #[serde(with = "level")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        level: Level,
    },
}

/// A table to be made.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NewTable {
    /// The key of the game.
    pub game: String,
    /// Who shall sit where.
    pub seats: Vec<SeatWish>,
    /// What the table chooses; the rest are defaults.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub options: BTreeMap<String, String>,
    /// Whether anybody may find it in the lobby; otherwise only those who have its link.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub public: bool,
    /// How it is run.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub policy: Policy,
    /// The middle of another game, from which this one goes on. Then every seat has to be taken, and the table is private.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub origin: Option<Origin>,
}

/// How far a table is.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TableState {
    /// Seats are open, or nobody has started it.
    Open,
    /// In play.
    Playing,
    /// The game is over.
    Over,
    /// Closed by the host of the house.
    Closed,
}

/// Who sits in a seat.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot from the start.
    Bot,
}

/// A seat of a table.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Who sits there.
    pub kind: SeatKind,
    /// The name of the person; for a bot its level's name is said by the reader.
    pub name: Option<String>,
    /// The level of the bot that plays here now.
    #[schema(value_type = Option<String>)]
    pub level: Option<&'static str>,
    /// Whether the person is looking at the table now.
    pub present: bool,
    /// Whether the person has resigned.
    pub resigned: bool,
    /// Whether it is one's own seat (or one at one's own screen).
    pub mine: bool,
}

/// A table as the lobby shows it.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its id, the last part of its link.
    pub id: String,
    /// The key of the game.
    pub game: String,
    /// How far it is.
    pub state: TableState,
    /// Whether it is in the lobby for everybody.
    pub public: bool,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// What the table chose.
    pub options: BTreeMap<String, String>,
    /// How it is run.
    pub policy: Policy,
    /// Whether one made it, and may start it.
    pub owner: bool,
    /// Who is to act, while it is in play.
    pub turn: Option<usize>,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: i64,
    /// Milliseconds since 1970 of the last entry.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub changed: i64,
    /// The id of the table that was made for a rematch.
    pub rematch: Option<String>,
}

/// Which tables to list.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum List {
    /// Public tables with an open seat.
    #[default]
    Open,
    /// Public tables in play.
    Playing,
    /// Tables one sits at that are not over, one's own turn first.
    Mine,
    /// Tables one sat at that are over, the latest first.
    Finished,
}

/// What a lobby hears.
#[derive(Serialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum LobbyNews {
    /// A table is new or has changed.
    Table {
        /// How it is now.
        table: TableInfo,
    },
    /// A table is no longer in the lobby.
    Gone {
        /// Its id.
        id: String,
    },
}

/// A level over the wire is its key.
pub(crate) mod level {
    use minds::Level;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    // The signature is serde's.
    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(crate) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.key())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let key = std::borrow::Cow::<str>::deserialize(deserializer)?;
        key.parse().map_err(|_| D::Error::custom(format!("unknown level {key}")))
    }
}

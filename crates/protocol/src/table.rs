//! A table: who sits there, and how it is run.

use std::borrow::Cow;
use std::collections::BTreeMap;

use minds::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::edition::{EditionChoice, TableEdition};
use crate::moderation::Visitor;
use crate::replay::BranchPoint;
use crate::schema::{GameKey, LevelKey};

/// The time a player has.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// So many seconds for each turn; tables that last days use many.
    Turn {
        /// Seconds, from 5 to 30 days.
        #[schema(minimum = 5, maximum = 2_592_000)]
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more after each turn.
    Total {
        /// Seconds, from 30 to 30 days.
        #[schema(minimum = 30, maximum = 2_592_000)]
        seconds: u32,
        /// Seconds more after each turn, at most an hour.
        #[schema(maximum = 3600)]
        increment: u32,
    },
}

/// What happens when the time of a player runs out.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum OnTimeout {
    /// A bot plays on until the player returns.
    #[default]
    Bot,
    /// The player has resigned.
    Resign,
}

/// How a table is run.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableSettings {
    /// The time a player has.
    pub clock: Clock,
    /// What happens when it runs out.
    // Tables that were stored before version 0.2 call it `lapse`.
    #[serde(alias = "lapse")]
    pub on_timeout: OnTimeout,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// Seconds the strongest bot thinks about a turn, from 1 to 60.
    #[schema(minimum = 1, maximum = 60)]
    pub think: u32,
    /// Seconds without a sign of life after which the others may agree that a bot plays for somebody, from 5 to 30
    /// days; 0 is never. At a table with a clock only the clock counts.
    #[schema(maximum = 2_592_000)]
    pub absence: u32,
    /// The level of the bot that plays for somebody who is absent or whose time is up.
    #[schema(value_type = LevelKey, default = "scribe")]
    #[serde(with = "level")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub stand_in: Level,
}

impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings {
            clock: Clock::None,
            on_timeout: OnTimeout::Bot,
            hints: true,
            think: 4,
            absence: 3600,
            stand_in: Level::Scribe,
        }
    }
}

/// Who shall sit in a seat of a new table.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum SeatRequest {
    /// The person who makes the table.
    Me,
    /// Another person at the same screen.
    Here {
        /// Their name. More than 32 characters are cut.
        #[schema(min_length = 1)]
        name: String,
    },
    /// Anybody.
    Open,
    /// A bot.
    Bot {
        /// Its level.
        #[schema(value_type = LevelKey)]
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
    #[schema(value_type = GameKey)]
    pub game: String,
    /// Who shall sit where; the game says how many seats it takes.
    #[schema(min_items = 1, max_items = 5)]
    pub seats: Vec<SeatRequest>,
    /// What the table chooses; the rest are defaults.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub options: BTreeMap<String, String>,
    /// Whether anybody may find it in the lobby; otherwise only people who have its link.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub public: bool,
    /// How it is run.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub settings: TableSettings,
    /// The edition of the box; without it, the standard one. A game that goes on from another one has the edition of that one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub edition: Option<EditionChoice>,
    /// The middle of another game, from which this one goes on. Then every seat has to be taken, and the table is private.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub origin: Option<BranchPoint>,
}

/// How far a table is.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TableStatus {
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
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Who sits there.
    pub kind: SeatKind,
    /// The name of the person; the reader's program says the name of a bot's level.
    pub name: Option<String>,
    /// The level of the bot that plays here now.
    #[schema(value_type = Option<String>)]
    pub level: Option<Cow<'static, str>>,
    /// Whether the person is looking at the table now.
    pub present: bool,
    /// Whether the person has resigned.
    pub resigned: bool,
    /// How many others have agreed that a bot plays for the person, who is absent.
    pub agreed: usize,
    /// Whether it is your own seat (or one at your own screen).
    pub mine: bool,
    /// How commands name the person; nothing where no person sits.
    pub who: Option<String>,
}

/// A table as the lobby shows it.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its id, the last part of its link.
    pub id: String,
    /// The key of the game.
    pub game: String,
    /// How far it is.
    pub status: TableStatus,
    /// Whether it is in the lobby for everybody.
    pub public: bool,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// What the table chose.
    pub options: BTreeMap<String, String>,
    /// The edition of the box, if it is not the standard one.
    pub edition: Option<Box<TableEdition>>,
    /// How it is run.
    pub settings: TableSettings,
    /// Whether you made it, and may start it.
    pub owner: bool,
    /// The seat to act, while it is in play.
    pub turn: Option<usize>,
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: i64,
    /// Milliseconds since 1970 of the last entry.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub changed: i64,
    /// The id of the table that was made for a rematch.
    pub rematch: Option<String>,
    /// When an open table is removed if nobody comes to it any more, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub expires: Option<i64>,
    /// Whether nobody may say anything there.
    pub chat_closed: bool,
    /// How many people watch besides you. This and what follows is told at the table only, not in lists.
    pub watching: usize,
    /// How you are called in commands there, if you have told your name.
    pub who: Option<String>,
    /// Some of those who watch; those without a name are not told.
    pub watchers: Vec<Visitor>,
    /// Whose lines you do not want to read: the `who` of their lines.
    pub muted: Vec<String>,
    /// Whom you have sent away, if you made the table.
    pub kicked: Vec<Visitor>,
}

/// A level over the wire is its key.
pub(crate) mod level {
    use minds::Level;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for this signature")]
    pub(crate) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.key())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let key = std::borrow::Cow::<str>::deserialize(deserializer)?;
        key.parse().map_err(|_| D::Error::custom(format!("unknown level {key}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_that_were_stored_before_are_read() {
        let stored = r#"{"clock":{"kind":"turn","seconds":60},"lapse":"resign","hints":false,"think":9}"#;
        let settings: TableSettings = serde_json::from_str(stored).unwrap();
        let expected = TableSettings {
            clock: Clock::Turn { seconds: 60 },
            on_timeout: OnTimeout::Resign,
            hints: false,
            think: 9,
            ..TableSettings::default()
        };
        assert_eq!(settings, expected);
    }
}

//! The games of the house, and the lobby where tables are found.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::table::TableInfo;

/// A game in the catalog.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its key. Its title is the message `KEY-title`.
    pub key: String,
    /// The fewest players.
    pub fewest: usize,
    /// The most players.
    pub most: usize,
    /// What a table may choose. Words: `KEY-option-OPTION` and `KEY-option-OPTION-VALUE`.
    pub options: Vec<OptionInfo>,
    /// The categories of points. Words: `KEY-category-CATEGORY`.
    pub categories: Vec<String>,
    /// The opponents, the weakest first.
    pub levels: Vec<LevelInfo>,
}

/// Something a table may choose before the game.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// What may be chosen; the first is the default.
    pub values: Vec<String>,
    /// The fewest players it means something to.
    pub fewest: usize,
    /// The most players it means something to.
    pub most: usize,
}

/// An opponent by name. Words: `minds-level-KEY`.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelInfo {
    /// Its key.
    pub key: String,
}

/// Which tables to list.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TableFilter {
    /// Public tables with an open seat.
    #[default]
    Open,
    /// Public tables in play.
    Playing,
    /// Your tables that are not over, those where it is your turn first.
    Mine,
    /// Your tables that are over, the latest first.
    Finished,
}

/// What the lobby's WebSocket tells.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum LobbyUpdate {
    /// A table is new or has changed.
    Table {
        /// How it is now.
        table: Box<TableInfo>,
    },
    /// A table is no longer in the lobby.
    Gone {
        /// Its id.
        id: String,
    },
    /// There are more tables in a list than are told here: `GET /api/v1/tables` has them, page by page.
    More {
        /// Which list.
        list: TableFilter,
    },
}

//! A game gone through again, ply by ply, and where a new table may branch off from it.

use std::collections::BTreeMap;

use game::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::edition::TableEdition;
use crate::schema::GameView;
use crate::snapshot::{LogItem, Score};
use crate::table::SeatInfo;

/// A game gone through again: everything there is to see of it, so that a reader needs no further request.
#[derive(Serialize, Deserialize, ToSchema, Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Replay {
    /// The key of the game.
    pub game: String,
    /// What the table chose.
    pub options: BTreeMap<String, String>,
    /// The edition of the box, if it is not the standard one.
    pub edition: Option<TableEdition>,
    /// The categories of points. Words: `KEY-category-CATEGORY`.
    pub categories: Vec<String>,
    /// Who sat where; a seat of a record may have no name.
    pub seats: Vec<SeatInfo>,
    /// What happened at each ply.
    pub log: Vec<LogItem>,
    /// How it stood before the first ply and after each: one more than there are plies.
    pub positions: Vec<ReplayPosition>,
    /// Whether the game was played to its end.
    pub over: bool,
    /// How many of the first plies come from another game.
    pub inherited: usize,
}

/// How a game stood.
#[derive(Serialize, Deserialize, ToSchema, Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReplayPosition {
    /// The round in progress, from 1; 0 during set-up.
    pub round: u16,
    /// The seat to act; nothing if it was the dealer, or over.
    pub turn: Option<usize>,
    /// What that seat had to do.
    pub prompt: Phrase,
    /// Everything on the table, as the game draws it; left out where only points were asked for.
    #[schema(value_type = Option<GameView>)]
    #[cfg_attr(feature = "typescript", ts(type = "GameView | null"))]
    pub view: Option<Box<RawValue>>,
    /// Points so far.
    pub score: Score,
}

/// Where a new table branches off from another game.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum BranchPoint {
    /// From a table of the house.
    Table {
        /// Its id.
        id: String,
        /// After so many plies.
        ply: usize,
    },
    /// From a record.
    Record {
        /// Its text.
        record: String,
        /// After so many plies.
        ply: usize,
    },
}

//! A game gone through again, ply by ply, and where a new table may go on from it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Phrase;
use utoipa::ToSchema;

use super::lobby::SeatInfo;
use super::moment::{Score, Told};

/// A game gone through again: everything there is to see of it, so that nothing has to be asked for while one leafs through it.
#[derive(Serialize, ToSchema, Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Replay {
    /// The key of the game.
    pub game: String,
    /// What the table chose.
    pub options: BTreeMap<String, String>,
    /// The categories of points. Words: `KEY-category-CATEGORY`.
    pub categories: &'static [&'static str],
    /// Who sat where; a seat of a record may have no name.
    pub seats: Vec<SeatInfo>,
    /// What happened at each ply.
    pub told: Vec<Told>,
    /// How it stood before the first ply and after each: one more than there are plies.
    pub scenes: Vec<Scene>,
    /// Whether the game was played to its end.
    pub over: bool,
    /// How many of the first plies come from another game.
    pub inherited: usize,
}

/// How a game stood.
#[derive(Serialize, ToSchema, Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scene {
    /// The round in progress, from 1; 0 during set-up.
    pub round: u16,
    /// Who was to act; nobody if it was the dealer, or over.
    pub turn: Option<usize>,
    /// What that one had to do.
    #[schema(value_type = Object)]
    pub prompt: Phrase,
    /// Everything on the table, as the game draws it; left out where only points were asked for.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Option<Box<RawValue>>,
    /// Points so far.
    pub score: Score,
}

/// From where a new table goes on.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Origin {
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

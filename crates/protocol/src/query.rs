//! What may stand behind the `?` of an address.

use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use crate::lobby::TableFilter;

/// Which tables to list.
#[derive(Serialize, Deserialize, IntoParams, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TablesQuery {
    /// `open`, `playing`, `mine` or `finished`.
    #[serde(default)]
    pub list: TableFilter,
}

/// Which snapshot of a table.
#[derive(Serialize, Deserialize, IntoParams, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SnapshotQuery {
    /// How it stood after so many plies; without it, how it stands now.
    pub ply: Option<usize>,
    /// What has happened since this entry is told too.
    pub after: Option<usize>,
    /// Wait so many seconds, 30 at most, until something has happened since.
    pub wait: Option<u64>,
}

/// From where the socket of a table goes on.
#[derive(Serialize, Deserialize, IntoParams, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TableSocketQuery {
    /// The entries one has seen before the connection broke.
    pub after: Option<usize>,
}

/// How much of a replay.
#[derive(Serialize, Deserialize, IntoParams, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayQuery {
    /// Whether everything on the table is told after each ply; otherwise points only.
    #[serde(default = "yes")]
    pub views: bool,
}

fn yes() -> bool {
    true
}

/// How much of an analysis is known, and how long to wait for more.
#[derive(Serialize, Deserialize, IntoParams, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AnalysisQuery {
    /// So many plies were looked at when one asked before.
    #[serde(default)]
    pub done: usize,
    /// Wait so many seconds, 30 at most, until more are.
    #[serde(default)]
    pub wait: u64,
}

/// Which snapshot of a lesson.
#[derive(Serialize, Deserialize, IntoParams, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonSnapshotQuery {
    /// After so many plies.
    pub ply: usize,
}

/// Which decision of a lesson to explain.
#[derive(Serialize, Deserialize, IntoParams, Clone, PartialEq, Eq, Debug)]
pub struct ExplanationQuery {
    /// After so many plies.
    pub ply: usize,
    /// The decision, in notation.
    pub decision: String,
}

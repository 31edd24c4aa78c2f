//! What may stand behind the `?` of an address.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::lobby::TableFilter;
use crate::table::TableStatus;

/// Which tables to list.
#[derive(Serialize, Deserialize, IntoParams, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TablesQuery {
    /// `open`, `playing`, `mine` or `finished`.
    #[serde(default)]
    pub list: TableFilter,
    /// Which page of the list, from 0. The header `Link` names the next one, if there is any.
    #[serde(default)]
    pub page: u32,
}

/// Which people, for admins.
#[derive(Serialize, Deserialize, IntoParams, Clone, PartialEq, Eq, Default, Debug)]
pub struct PeopleQuery {
    /// Those whose id, login or address this is, or whose name has it somewhere.
    #[serde(default)]
    pub search: String,
    /// `all`, `banned` or `admins`.
    #[serde(default)]
    pub filter: PeopleFilter,
    /// Which page, from 0. The header `Link` names the next one, if there is any.
    #[serde(default)]
    pub page: u32,
}

/// Which people, for admins.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Default, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum PeopleFilter {
    /// Everybody.
    #[default]
    All,
    /// Those who are banned.
    Banned,
    /// Those who may use the admin page.
    Admins,
}

impl PeopleFilter {
    /// The word on the wire.
    pub fn key(self) -> &'static str {
        match self {
            PeopleFilter::All => "all",
            PeopleFilter::Banned => "banned",
            PeopleFilter::Admins => "admins",
        }
    }
}

/// Which tables, for admins.
#[derive(Serialize, Deserialize, IntoParams, Clone, PartialEq, Eq, Default, Debug)]
pub struct AdminTablesQuery {
    /// `open`, `playing`, `over` or `closed`; without it, all.
    pub state: Option<TableStatus>,
    /// The one with this id, or those where a person of this id or name sits.
    #[serde(default)]
    pub search: String,
    /// Which page, from 0. The header `Link` names the next one, if there is any.
    #[serde(default)]
    pub page: u32,
}

/// Which reports.
#[derive(Serialize, Deserialize, IntoParams, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ReportsQuery {
    /// Those that are settled; otherwise the others.
    #[serde(default)]
    pub settled: bool,
    /// Which page, from 0. The header `Link` names the next one, if there is any.
    #[serde(default)]
    pub page: u32,
}

/// Which lines of the audit log.
#[derive(Serialize, Deserialize, IntoParams, Clone, PartialEq, Eq, Default, Debug)]
pub struct AuditQuery {
    /// Those before the line with this id; without it, the last ones.
    #[serde(default)]
    pub before: String,
    /// Those about this id or address, or by this person; without it, all.
    #[serde(default)]
    pub about: String,
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

/// How much of a comparison is known, and how long to wait for more.
#[derive(Serialize, Deserialize, IntoParams, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ComparisonQuery {
    /// So many games of each edition were played when one asked before.
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

//! How much there is.

use std::fs;
use std::path::Path;

use serde::Serialize;

use super::schema::TABLES;
use super::transaction::{Access, Transaction};
use super::{Database, Row, Store, StoreError};

const KINDS: &str = "SELECT game, state, COUNT(*) FROM tables GROUP BY game, state ORDER BY game, state";
const ENTRIES: &str = "SELECT COUNT(*) FROM entries WHERE at >= $1";
const SIZE: &str = "SELECT pg_database_size(current_database())";

/// How much there is in a database, at one moment.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Bytes on disk.
    pub bytes: u64,
    /// Rows of each table of the schema.
    pub rows: Vec<(&'static str, u64)>,
    /// Tables people play at.
    pub tables: Vec<TableCount>,
    /// Entries since the moment asked about.
    pub entries_since: u64,
}

/// How many tables of a game are in a state.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct TableCount {
    /// The game's key.
    pub game: String,
    /// The state of the tables.
    pub state: String,
    /// How many there are.
    pub count: u64,
}

/// Counts everything; entries since a moment in milliseconds since 1970.
pub async fn stats(store: &Store, since: i64) -> Result<Stats, StoreError> {
    let transaction = Transaction::begin(store, Access::Read).await?;
    let mut rows = Vec::with_capacity(TABLES.len());
    for table in TABLES {
        rows.push((table.name, one(&transaction.read(table.count(), Vec::new()).await?)));
    }
    let tables = transaction.read(KINDS.to_owned(), Vec::new()).await?.iter().map(table_count).collect();
    let entries_since = one(&transaction.read(ENTRIES.to_owned(), vec![since.into()]).await?);
    let bytes = match &store.database {
        Database::Sqlite(file) => size(file.path()),
        Database::Postgres(_) => one(&transaction.read(SIZE.to_owned(), Vec::new()).await?),
    };
    Ok(Stats { bytes, rows, tables, entries_since })
}

fn one(rows: &[Row]) -> u64 {
    rows.first().and_then(|row| row.int(0)).unwrap_or(0) as u64
}

fn table_count(row: &Row) -> TableCount {
    let text = |column| row.text(column).unwrap_or_default().to_owned();
    TableCount { game: text(0), state: text(1), count: row.int(2).unwrap_or(0) as u64 }
}

/// The file and what SQLite keeps beside it.
fn size(path: &Path) -> u64 {
    let beside = |end: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        fs::metadata(name).map_or(0, |file| file.len())
    };
    ["", "-wal", "-shm"].into_iter().map(beside).sum()
}

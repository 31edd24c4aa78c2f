//! How much there is.

use std::fs;
use std::path::Path;

use serde::Serialize;

use super::session::{Purpose, Session};
use super::sheets::SHEETS;
use super::{Row, Store, Trouble};

const KINDS: &str = "SELECT game, state, COUNT(*) FROM tables GROUP BY game, state ORDER BY game, state";
const PLIES: &str = "SELECT COUNT(*) FROM plies WHERE at >= $1";
const SIZE: &str = "SELECT pg_database_size(current_database())";

/// How much there is in a database, at one moment.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Bytes on disk.
    pub bytes: u64,
    /// Rows of each table of the schema.
    pub rows: Vec<(&'static str, u64)>,
    /// Tables people play at.
    pub tables: Vec<Tables>,
    /// Plies since the moment asked about.
    pub plies_since: u64,
}

/// How many tables of a game are in a state.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Tables {
    /// The game's key.
    pub game: String,
    /// The state of the tables.
    pub state: String,
    /// How many there are.
    pub count: u64,
}

/// Counts everything; plies since a moment in milliseconds since 1970.
pub async fn stats(store: &Store, since: i64) -> Result<Stats, Trouble> {
    let session = Session::begin(store, Purpose::Read).await?;
    let mut rows = Vec::with_capacity(SHEETS.len());
    for sheet in SHEETS {
        rows.push((sheet.name, one(&session.read(sheet.count(), Vec::new()).await?)));
    }
    let tables = session.read(KINDS.to_owned(), Vec::new()).await?.iter().map(tables).collect();
    let plies_since = one(&session.read(PLIES.to_owned(), vec![since.into()]).await?);
    let bytes = match store {
        Store::Sqlite(file) => size(file.path()),
        Store::Postgres(_) => one(&session.read(SIZE.to_owned(), Vec::new()).await?),
    };
    Ok(Stats { bytes, rows, tables, plies_since })
}

fn one(rows: &[Row]) -> u64 {
    rows.first().and_then(|row| row.int(0)).unwrap_or(0) as u64
}

fn tables(row: &Row) -> Tables {
    let text = |column| row.text(column).unwrap_or_default().to_owned();
    Tables { game: text(0), state: text(1), count: row.int(2).unwrap_or(0) as u64 }
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

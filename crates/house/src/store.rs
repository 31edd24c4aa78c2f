//! Where the house remembers: SQLite or PostgreSQL, the same statements for both.
//!
//! A [`Batch`] is stored whole or not at all, and [`Store::write`] returns only when it is on disk. Statements number their gaps `$1`, `$2` … in the order they
//! first appear, which both databases read alike.

mod backup;
mod migrations;
mod postgres;
mod session;
mod sheets;
mod sqlite;
mod stats;
mod value;

pub use backup::{BackupFault, Progress, backup, restore};
pub use stats::{Stats, Tables, stats};
pub use value::{Row, Value};

use std::path::PathBuf;

use tokio::sync::broadcast;

/// A statement and what fills its gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The SQL, the same for both databases.
    pub sql: &'static str,
    /// What fills its gaps, in order.
    pub values: Vec<Value>,
}

/// A step of a batch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Whatever it changes.
    Run(Statement),
    /// It has to change exactly one row: otherwise somebody was faster, and the batch is a [`Trouble::Conflict`].
    Must(Statement),
    /// What other processes on the same database hear once the batch is stored.
    Tell(String),
}

/// What is stored whole or not at all.
pub type Batch = Vec<Step>;

/// Why something was not stored or read.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
pub enum Trouble {
    /// Somebody was faster.
    #[error("somebody was faster")]
    Conflict,
    /// The database can't be reached, or its disk is full. Nothing was stored.
    #[error("the database is not available: {0}")]
    Unavailable(String),
}

/// Which database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// An SQLite file.
    File(PathBuf),
    /// A PostgreSQL server, as a URL.
    Server(String),
}

/// Where the house remembers.
#[derive(Clone, Debug)]
pub enum Store {
    /// In an SQLite file.
    Sqlite(sqlite::Sqlite),
    /// In a PostgreSQL server.
    Postgres(postgres::Postgres),
}

impl Store {
    /// Opens a database and brings its schema up to date.
    pub async fn open(place: &Place) -> Result<Store, Trouble> {
        match place {
            Place::File(path) => sqlite::Sqlite::open(path).map(Store::Sqlite),
            Place::Server(url) => postgres::Postgres::open(url).await.map(Store::Postgres),
        }
    }

    /// The rows of a statement.
    pub async fn read(&self, statement: Statement) -> Result<Vec<Row>, Trouble> {
        match self {
            Store::Sqlite(store) => store.read(statement).await,
            Store::Postgres(store) => store.read(statement).await,
        }
    }

    /// Stores a batch; it is on disk when this returns.
    pub async fn write(&self, batch: Batch) -> Result<(), Trouble> {
        match self {
            Store::Sqlite(store) => store.write(batch).await,
            Store::Postgres(store) => store.write(batch).await,
        }
    }

    /// Hears what other processes tell; `None` where there can be no other process.
    pub fn listen(&self) -> Option<broadcast::Receiver<String>> {
        match self {
            Store::Sqlite(_) => None,
            Store::Postgres(store) => Some(store.listen()),
        }
    }
}

//! What a house keeps: SQLite or PostgreSQL, the same schema and the same statements for both.
//!
//! Start with [`Store`]: a [`Batch`] is stored whole or not at all, and [`Store::write`] returns only when it is on
//! disk. What happens at a table is a list of [`Entry`]s. A [`Repository`] has the functions of the house by subject.
//! Statements number their gaps `$1`, `$2` … in the order they first appear, which both databases read alike.

mod backup;
mod entry;
mod error;
mod migrations;
mod postgres;
mod repository;
mod schema;
mod sqlite;
mod stats;
mod transaction;
mod value;
mod watch;

pub use backup::{BackupError, BackupProgress, BackupSchedule, backup, backup_to_file, restore};
pub use entry::{Entry, TimedEntry};
pub use error::StoreError;
pub use repository::{
    Agreement, AuditRow, ClockRow, EntriesMessage, Link, LinkPurpose, NO_END, Named, NewReport, OF_ONE, PRESENCE,
    PastSeat, Person, Presence, Repository, ResultRow, SaidLine, SeatRow, SessionKind, SessionRow, TableChange,
    TablePage, TableRow,
};
pub use stats::{Stats, TableCount, stats};
pub use value::{Row, Value};
pub use watch::Watch;

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use tokio::sync::broadcast;
use tracing::Instrument;

use crate::entry::EntryRow;

/// The sentences this crate can say, as Fluent files.
pub const TEXTS: game::Texts = game::texts!("store");

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
    /// It has to change exactly one row: otherwise somebody was faster, and the batch is a [`StoreError::Conflict`].
    Must(Statement),
    /// An entry of a table, which has to be the first with its number.
    Append {
        /// The id of the table.
        table: String,
        /// The number of the entry.
        number: usize,
        /// What happened.
        entry: TimedEntry,
    },
    /// When a table in play has to be looked at, if ever.
    Due {
        /// The id of the table.
        table: String,
        /// In milliseconds since 1970.
        due: Option<i64>,
    },
    /// What other processes on the same database hear once the batch is stored.
    Notify(String),
}

impl Step {
    /// The statement that carries it out alone, and whether that has to change one row; a notification has none.
    pub(crate) fn statement(&self) -> Option<(Cow<'_, Statement>, bool)> {
        match self {
            Step::Run(statement) => Some((Cow::Borrowed(statement), false)),
            Step::Must(statement) => Some((Cow::Borrowed(statement), true)),
            Step::Append { table, number, entry } => {
                Some((Cow::Owned(EntryRow::new(table, *number, entry).insert()), true))
            }
            Step::Due { table, due } => {
                let sql = "UPDATE tables SET due = $1 WHERE id = $2 AND state = 'playing' AND due IS DISTINCT FROM $1";
                Some((Cow::Owned(Statement { sql, values: vec![(*due).into(), table.as_str().into()] }), false))
            }
            Step::Notify(_) => None,
        }
    }
}

/// What is stored whole or not at all. Entries and due times may be stored after the other steps.
pub type Batch = Vec<Step>;

/// Which database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DatabaseUrl {
    /// An SQLite file.
    File(PathBuf),
    /// A PostgreSQL server, as a URL.
    Server(String),
}

/// An open database.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
    watch: Arc<Watch>,
}

/// Where it is.
#[derive(Clone, Debug)]
enum Database {
    Sqlite(sqlite::Sqlite),
    Postgres(postgres::Postgres),
}

impl Store {
    /// Opens a database and brings its schema up to date.
    pub async fn open(url: &DatabaseUrl) -> Result<Store, StoreError> {
        let database = match url {
            DatabaseUrl::File(path) => Database::Sqlite(sqlite::Sqlite::open(path)?),
            DatabaseUrl::Server(url) => Database::Postgres(postgres::Postgres::open(url).await?),
        };
        Ok(Store::on(database))
    }

    fn on(database: Database) -> Store {
        Store { database, watch: Arc::new(Watch::new()) }
    }

    /// Opens a database for a process that serves people: no other process serves the same SQLite file as long as this
    /// one lives, and a damaged file is refused.
    pub async fn open_to_serve(url: &DatabaseUrl) -> Result<Store, StoreError> {
        match url {
            DatabaseUrl::File(path) => Ok(Store::on(Database::Sqlite(sqlite::Sqlite::open_to_serve(path)?))),
            DatabaseUrl::Server(_) => Store::open(url).await,
        }
    }

    /// The rows of a statement.
    pub async fn read(&self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        let (sql, begun) = (statement.sql, Instant::now());
        let span = tracing::debug_span!("read", statement = watch::name(sql));
        let read = async {
            match &self.database {
                Database::Sqlite(store) => store.read(statement).await,
                Database::Postgres(store) => store.read(statement).await,
            }
        };
        let read = read.instrument(span).await;
        self.watch.read(sql, begun, &read);
        read
    }

    /// Stores a batch; it is on disk when this returns.
    pub async fn write(&self, batch: Batch) -> Result<(), StoreError> {
        let (first, begun) = (watch::first(&batch), Instant::now());
        let span = tracing::debug_span!("write", statement = watch::name(first));
        let write = async {
            match &self.database {
                Database::Sqlite(store) => store.write(batch).await,
                Database::Postgres(store) => store.write(batch).await,
            }
        };
        let written = write.instrument(span).await;
        self.watch.wrote(first, begun, &written);
        written
    }

    /// Hears what other processes say with [`Step::Notify`]; `None` where there can be no other process.
    pub fn listen(&self) -> Option<broadcast::Receiver<String>> {
        match &self.database {
            Database::Sqlite(_) => None,
            Database::Postgres(store) => Some(store.listen()),
        }
    }

    /// Whether other processes may serve the same database.
    pub fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// What is watched of it.
    pub fn watch(&self) -> &Watch {
        &self.watch
    }
}

//! Why a backup was not written, or is not restored.

use std::io;

use table::Phrase;

use crate::store::Trouble;

/// Why a backup was not written, or is not restored.
#[derive(thiserror::Error, Debug)]
pub enum BackupFault {
    /// The database can't be reached.
    #[error(transparent)]
    Store(#[from] Trouble),
    /// The file can't be read.
    #[error("the backup can't be read: {0}")]
    Unread(io::Error),
    /// The file can't be written.
    #[error("the backup can't be written: {0}")]
    Unwritten(io::Error),
    /// The first line is not that of a backup.
    #[error("this is no backup")]
    Foreign,
    /// The backup was made by a semiramis that stores otherwise.
    #[error("the backup has schema version {found}, this semiramis has {known}")]
    Version {
        /// The version of the backup's schema.
        found: i64,
        /// The version of ours.
        known: i64,
    },
    /// A line is no row of a table.
    #[error("line {0} is no row of a table")]
    Line(usize),
    /// The last line is missing.
    #[error("the backup is cut off after line {0}")]
    Cut(usize),
    /// There are not as many rows as the last line says.
    #[error("{table}: {found} rows instead of {told}")]
    Count {
        /// The table.
        table: &'static str,
        /// How many rows there are.
        found: u64,
        /// How many there should be.
        told: u64,
    },
    /// Rows contradict each other.
    #[error("the rows before line {0} contradict each other")]
    Contradiction(usize),
    /// The database has rows already.
    #[error("the database is not empty: there are rows in {0}")]
    NotEmpty(&'static str),
}

impl BackupFault {
    /// What it says to people.
    pub fn phrase(&self) -> Phrase {
        match self {
            BackupFault::Store(trouble) => trouble.phrase(),
            BackupFault::Unread(error) => Phrase::new("house-backup-unread").with("why", error.to_string()),
            BackupFault::Unwritten(error) => Phrase::new("house-backup-unwritten").with("why", error.to_string()),
            BackupFault::Foreign => Phrase::new("house-backup-foreign"),
            BackupFault::Version { found, known } => {
                Phrase::new("house-backup-version").with("found", *found).with("known", *known)
            }
            BackupFault::Line(line) => Phrase::new("house-backup-line").with("line", *line),
            BackupFault::Cut(line) => Phrase::new("house-backup-cut").with("line", *line),
            BackupFault::Count { table, found, told } => Phrase::new("house-backup-count")
                .with("table", *table)
                .with("found", *found as i64)
                .with("told", *told as i64),
            BackupFault::Contradiction(line) => Phrase::new("house-backup-contradiction").with("line", *line),
            BackupFault::NotEmpty(table) => Phrase::new("house-backup-not-empty").with("table", *table),
        }
    }
}

impl Trouble {
    /// What it says to people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Trouble::Conflict => Phrase::new("house-db-conflict"),
            Trouble::Unavailable(why) => Phrase::new("house-db-unavailable").with("why", why.as_str()),
        }
    }
}

//! Why a backup was not written, or is not restored.

use std::io;

use game::Phrase;

use crate::StoreError;

/// Why a backup was not written, or is not restored.
#[derive(thiserror::Error, Debug)]
pub enum BackupError {
    /// The database can't be reached.
    #[error(transparent)]
    Store(#[from] StoreError),
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

impl BackupError {
    /// What it says to people.
    pub fn phrase(&self) -> Phrase {
        match self {
            BackupError::Store(error) => error.phrase(),
            BackupError::Unread(error) => Phrase::new("store-backup-unread").with("why", error.to_string()),
            BackupError::Unwritten(error) => Phrase::new("store-backup-unwritten").with("why", error.to_string()),
            BackupError::Foreign => Phrase::new("store-backup-foreign"),
            BackupError::Version { found, known } => {
                Phrase::new("store-backup-version").with("found", *found).with("known", *known)
            }
            BackupError::Line(line) => Phrase::new("store-backup-line").with("line", *line),
            BackupError::Cut(line) => Phrase::new("store-backup-cut").with("line", *line),
            BackupError::Count { table, found, told } => Phrase::new("store-backup-count")
                .with("table", *table)
                .with("found", *found as i64)
                .with("told", *told as i64),
            BackupError::Contradiction(line) => Phrase::new("store-backup-contradiction").with("line", *line),
            BackupError::NotEmpty(table) => Phrase::new("store-backup-not-empty").with("table", *table),
        }
    }
}

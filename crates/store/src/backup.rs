//! All that is stored, as lines of JSON: how a host keeps a copy, and how it moves house from SQLite to PostgreSQL or back.
//!
//! The first line says what the file is, then each row is a line, the last line counts them. A file that was cut is known by that.

mod error;
mod file;
mod read;
mod schedule;
mod write;

pub use error::BackupError;
pub use file::backup_to_file;
pub use read::restore;
pub use schedule::BackupSchedule;
pub use write::backup;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What the first line says the file is.
const FORMAT: &str = "semiramis backup";
/// The version of the format.
const VERSION: u64 = 1;

/// How far a backup or its return has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BackupProgress {
    /// Rows done.
    pub done: u64,
    /// Rows to do, where that is known beforehand.
    pub of: Option<u64>,
}

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    format: String,
    version: u64,
    schema: i64,
}

/// The last line.
#[derive(Serialize, Deserialize)]
struct Tail {
    end: BTreeMap<String, u64>,
}

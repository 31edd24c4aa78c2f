//! All that is stored, as lines of JSON.

use std::io;

use super::{Store, Trouble};

/// Why a backup was not written or restored.
#[derive(thiserror::Error, Debug)]
pub enum BackupFault {
    /// The database.
    #[error(transparent)]
    Store(#[from] Trouble),
    /// The file.
    #[error(transparent)]
    File(#[from] io::Error),
}
/// todo
pub async fn backup(_: &Store) {}
/// todo
pub async fn restore(_: &Store) {}

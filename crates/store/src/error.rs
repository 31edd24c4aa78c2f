//! Why something was not stored or read.

use game::Phrase;

/// Why something was not stored or read: made by the databases, seen by the operator; the house turns it into an answer for a client.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
pub enum StoreError {
    /// Somebody else was faster, or the schema forbids it.
    #[error("somebody was faster")]
    Conflict,
    /// The database can't be reached, or its disk is full. Nothing was stored.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// Another process serves the same SQLite file.
    #[error("another process serves {0}")]
    InUse(String),
    /// The SQLite file is damaged.
    #[error("{file} is damaged: {why}")]
    Damaged {
        /// The file.
        file: String,
        /// What SQLite says.
        why: String,
    },
}

impl StoreError {
    /// What it says to people.
    pub fn phrase(&self) -> Phrase {
        match self {
            StoreError::Conflict => Phrase::new("store-conflict"),
            StoreError::Unavailable(why) => Phrase::new("store-unavailable").with("why", why.as_str()),
            StoreError::InUse(file) => Phrase::new("store-in-use").with("file", file.as_str()),
            StoreError::Damaged { file, why } => {
                Phrase::new("store-damaged").with("file", file.as_str()).with("why", why.as_str())
            }
        }
    }

    /// Whoever reads or writes has ended.
    pub(crate) fn ended() -> StoreError {
        StoreError::Unavailable("its thread has ended".to_owned())
    }
}

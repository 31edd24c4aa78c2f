//! What errors of PostgreSQL mean, and how long anything may take.

use std::error::Error as Cause;
use std::time::Duration;

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::StoreError;

/// How long reaching the server may take.
pub(super) const CONNECT: Duration = Duration::from_secs(2);
/// How long a statement may take, by the server's clock.
pub(super) const STATEMENT: Duration = Duration::from_secs(5);
/// How long a statement or a batch may take by ours: a server that is gone does not count.
const WAIT: Duration = Duration::from_secs(6);

/// Why a batch was not stored.
#[derive(Debug)]
pub(super) enum AttemptError {
    /// Two transactions stood in each other's way; another try may do.
    Collision,
    /// The server is there and refuses.
    Refused(StoreError),
    /// The server is gone, or the connection to it.
    Lost(StoreError),
}

impl From<Error> for AttemptError {
    fn from(error: Error) -> AttemptError {
        match error.code() {
            Some(&SqlState::T_R_SERIALIZATION_FAILURE | &SqlState::T_R_DEADLOCK_DETECTED) => AttemptError::Collision,
            Some(code) if code.code().starts_with("23") => AttemptError::Refused(StoreError::Conflict),
            Some(_) => AttemptError::Refused(unavailable(error)),
            None => AttemptError::Lost(unavailable(error)),
        }
    }
}

/// An error as one of the store, with all its causes.
pub(super) fn unavailable(error: impl Cause) -> StoreError {
    let mut said = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        said = format!("{said}: {inner}");
        cause = inner.source();
    }
    StoreError::Unavailable(said)
}

/// Waits, but not for ever.
pub(super) async fn in_time<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let late = |_| Err(StoreError::Unavailable("it did not answer in time".to_owned()));
    tokio::time::timeout(WAIT, work).await.unwrap_or_else(late)
}

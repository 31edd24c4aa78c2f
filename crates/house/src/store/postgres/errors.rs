//! What errors of PostgreSQL mean, and how long anything may take.

use std::error::Error as Cause;
use std::time::Duration;

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::store::Trouble;

/// How long reaching the server may take.
pub(super) const CONNECT: Duration = Duration::from_secs(2);
/// How long a statement may take, by the server's clock.
pub(super) const STATEMENT: Duration = Duration::from_secs(5);
/// How long a statement or a batch may take by ours: a server that is gone does not count.
const WAIT: Duration = Duration::from_secs(6);

/// Why a batch was not stored.
#[derive(Debug)]
pub(super) enum Failed {
    /// Two transactions stood in each other's way; another try may do.
    Collision,
    /// Final.
    Trouble(Trouble),
}

impl From<Error> for Failed {
    fn from(error: Error) -> Failed {
        match error.code() {
            Some(&SqlState::T_R_SERIALIZATION_FAILURE | &SqlState::T_R_DEADLOCK_DETECTED) => Failed::Collision,
            Some(code) if code.code().starts_with("23") => Failed::Trouble(Trouble::Conflict),
            _ => Failed::Trouble(unavailable(error)),
        }
    }
}

/// An error as trouble with the database, with all its causes.
pub(super) fn unavailable(error: impl Cause) -> Trouble {
    let mut said = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        said = format!("{said}: {inner}");
        cause = inner.source();
    }
    Trouble::Unavailable(said)
}

/// Waits, but not for ever.
pub(super) async fn in_time<T>(work: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
    let late = |_| Err(Trouble::Unavailable("it did not answer in time".to_owned()));
    tokio::time::timeout(WAIT, work).await.unwrap_or_else(late)
}

//! Whether the house can store what people do.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::time::now;
use store::{Repository, StoreError};

/// What was looked at so lately is still so.
const FRESH: Duration = Duration::from_millis(250);
/// A database that takes longer than this for one row is not available.
const LONGEST: Duration = Duration::from_millis(900);
/// How often a database is looked at that nobody has complained of.
const CHECK: Duration = Duration::from_secs(5);

/// Whether the house can store what people do.
#[derive(Debug, Default)]
pub(crate) struct Health {
    /// When something was last stored to see whether that is possible. One looks at a time.
    looked: Mutex<Option<Instant>>,
}

impl Health {
    /// Whether something can be stored now; the answer takes less than a second.
    pub(crate) async fn is_ready(&self, repository: &Repository) -> bool {
        self.look(repository, FRESH).await;
        repository.store().watch().is_available()
    }

    /// Looks now and then while all is well and every time while it is not.
    pub(crate) async fn probe(&self, repository: &Repository) {
        let is_available = repository.store().watch().is_available();
        self.look(repository, if is_available { CHECK } else { FRESH }).await;
    }

    /// Tries to store something, unless that was tried lately; the store itself notes what comes of it.
    async fn look(&self, repository: &Repository, lately: Duration) {
        let look = async {
            let mut looked = self.looked.lock().await;
            if looked.is_none_or(|at| at.elapsed() >= lately) {
                let _ = repository.probe(now()).await;
                *looked = Some(Instant::now());
            }
        };
        if timeout(LONGEST, look).await.is_err() {
            repository.store().watch().note(&StoreError::Unavailable("it did not answer in time".to_owned()));
        }
    }
}

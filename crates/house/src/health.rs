//! Whether the house can store what people do.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use crate::time::now;
use store::Repository;
use store::StoreError;

/// How often a healthy database is asked whether it still is, in milliseconds.
const CHECK: i64 = 5_000;

/// Whether the house can store what people do.
#[derive(Debug)]
pub struct Health {
    ready: AtomicBool,
    checked: AtomicI64,
}

impl Health {
    pub(crate) fn new() -> Health {
        Health { ready: AtomicBool::new(true), checked: AtomicI64::new(0) }
    }

    /// Whether the house is ready.
    pub fn is_ready(&self) -> bool {
        self.ready.load(Ordering::Relaxed)
    }

    /// Something could not be stored.
    pub(crate) fn note(&self, error: &StoreError) {
        if let StoreError::Unavailable(why) = error
            && self.ready.swap(false, Ordering::Relaxed)
        {
            tracing::error!(why, "the database is not available: nothing is acknowledged until it is");
        }
    }

    /// Tries to store something, now and then while all is well and every time while it is not.
    pub(crate) async fn probe(&self, repository: &Repository) {
        let at = now();
        if self.is_ready() && at - self.checked.load(Ordering::Relaxed) < CHECK {
            return;
        }
        self.checked.store(at, Ordering::Relaxed);
        match repository.probe(at).await {
            Ok(()) => {
                if !self.ready.swap(true, Ordering::Relaxed) {
                    tracing::info!("the database is available again");
                }
            }
            Err(error) => self.note(&error),
        }
    }
}

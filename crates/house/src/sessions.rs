//! Who asks: cookies and tokens, remembered for a moment so that not every request reads the database.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::time::now;
use store::Person;

/// How long somebody is remembered, in milliseconds. Another process's changes are seen after that.
const REMEMBERED: i64 = 10_000;
/// When more than this many are remembered, all are forgotten.
const MOST: usize = 100_000;

/// The people whose sessions were looked up lately, by the hash of the secret.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    known: Mutex<HashMap<String, (Person, i64)>>,
    /// How often everybody has been forgotten.
    forgotten: AtomicUsize,
}

impl Sessions {
    pub(crate) fn get(&self, hash: &str) -> Option<Person> {
        let known = self.lock();
        known.get(hash).filter(|(_, at)| now() - at < REMEMBERED).map(|(person, _)| person.clone())
    }

    /// How often everybody has been forgotten.
    pub(crate) fn forgotten(&self) -> usize {
        self.forgotten.load(Ordering::Acquire)
    }

    /// Remembers a person, unless everybody has been forgotten since they were looked up.
    pub(crate) fn put(&self, hash: &str, person: &Person, forgotten: usize) {
        let mut known = self.lock();
        if self.forgotten() != forgotten {
            return;
        }
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(hash.to_owned(), (person.clone(), now()));
    }

    /// Somebody has changed: everybody is looked up anew.
    pub(crate) fn forget_all(&self) {
        let mut known = self.lock();
        self.forgotten.fetch_add(1, Ordering::AcqRel);
        known.clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Person, i64)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

//! Who asks: cookies and tokens, remembered for a moment so that not every request reads the database.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::ledger::Person;
use crate::time::now;

/// How long somebody is remembered, in milliseconds. Another process's changes are seen after that.
const REMEMBERED: i64 = 10_000;
/// When more than this many are remembered, all are forgotten.
const MOST: usize = 100_000;

/// Who was asked for lately, by the hash of his secret.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    known: Mutex<HashMap<String, (Person, i64)>>,
}

impl Sessions {
    pub(crate) fn get(&self, hash: &str) -> Option<Person> {
        let known = self.lock();
        known.get(hash).filter(|(_, at)| now() - at < REMEMBERED).map(|(person, _)| person.clone())
    }

    pub(crate) fn put(&self, hash: &str, person: &Person) {
        let mut known = self.lock();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(hash.to_owned(), (person.clone(), now()));
    }

    /// Somebody has changed: everybody is looked up anew.
    pub(crate) fn forget_all(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, (Person, i64)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

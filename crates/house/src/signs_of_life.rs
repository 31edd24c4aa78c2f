//! When somebody last showed that they are there, by a request or a socket that was open, and from where.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::fair_queue::Asker;
use crate::time::HouseClock;

/// When more people than this are remembered, all count as seen now.
const MOST: usize = 100_000;

/// When somebody was last seen at this process.
#[derive(Debug)]
pub(crate) struct SignsOfLife {
    clock: Arc<HouseClock>,
    seen: Mutex<Seen>,
}

#[derive(Debug)]
struct Seen {
    people: HashMap<String, i64>,
    addresses: HashMap<String, IpAddr>,
    /// Nobody was away before: this is when the process began, or forgot.
    since: i64,
}

impl Seen {
    fn new(since: i64) -> Seen {
        Seen { people: HashMap::new(), addresses: HashMap::new(), since }
    }
}

impl SignsOfLife {
    pub(crate) fn new(clock: Arc<HouseClock>) -> SignsOfLife {
        SignsOfLife { seen: Mutex::new(Seen::new(clock.now())), clock }
    }

    pub(crate) fn note(&self, person: &str) {
        let now = self.clock.now();
        let mut seen = self.lock();
        if let Some(at) = seen.people.get_mut(person) {
            *at = now;
            return;
        }
        if seen.people.len() >= MOST {
            *seen = Seen::new(now);
        }
        seen.people.insert(person.to_owned(), now);
    }

    /// Somebody asks from an address.
    pub(crate) fn note_address(&self, person: &str, address: IpAddr) {
        let mut seen = self.lock();
        if seen.people.contains_key(person) && seen.addresses.get(person) != Some(&address) {
            seen.addresses.insert(person.to_owned(), address);
        }
    }

    /// Who asks for thinking time; somebody whose address is not known is an address of their own.
    pub(crate) fn asker(&self, person: &str) -> Asker {
        let address = self.address(person).map_or_else(|| person.to_owned(), |address| address.to_string());
        Asker { address, person: person.to_owned() }
    }

    /// From where somebody asked last.
    pub(crate) fn address(&self, person: &str) -> Option<IpAddr> {
        self.lock().addresses.get(person).copied()
    }

    pub(crate) fn last(&self, person: &str) -> i64 {
        let seen = self.lock();
        seen.people.get(person).copied().unwrap_or(seen.since)
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

//! Who is at the tables, here and at other processes on the same database.
//!
//! Each process keeps a list of who is at its tables in the database, as long as it says every other second that it lives. One that is killed is believed dead
//! after [`LEASE`], and nobody is there any more. Where there can be no other process, nothing of this is written.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::House;
use crate::ledger::Presence;
use crate::live::{Live, News};
use crate::refusal::No;
use crate::store::{Store, Trouble};
use crate::time::now;

/// How often a process says that it lives.
const BEAT: Duration = Duration::from_secs(2);
/// How long it is believed, in milliseconds.
const LEASE: i64 = 10_000;

/// Who has come or gone since the database was told.
#[derive(Debug, Default)]
pub(super) struct Comings {
    since: Mutex<HashSet<Presence>>,
    some: Notify,
}

impl Comings {
    fn note(&self, table: &str, person: &str) {
        let presence = Presence { table: table.to_owned(), person: person.to_owned() };
        self.since.lock().unwrap_or_else(PoisonError::into_inner).insert(presence);
        self.some.notify_one();
    }

    fn take(&self) -> HashSet<Presence> {
        std::mem::take(&mut *self.since.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl House {
    /// Somebody comes to a table.
    pub(crate) fn arrive(&self, live: &Live, person: &str) {
        if live.arrive(person) {
            self.has_moved(live, person);
        }
    }

    /// Somebody goes from a table.
    pub(crate) fn depart(&self, live: &Live, person: &str) {
        if live.depart(person) {
            self.has_moved(live, person);
        }
    }

    fn has_moved(&self, live: &Live, person: &str) {
        live.tell(News::Table);
        if self.is_shared() {
            self.comings.note(&live.id, person);
        }
    }

    /// Whether other processes may serve the same tables.
    pub(super) fn is_shared(&self) -> bool {
        matches!(self.ledger.store(), Store::Postgres(_))
    }

    /// Tells the other processes who is here, until the process ends.
    pub(crate) async fn herald(self: Arc<House>) {
        if !self.is_shared() {
            return;
        }
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        // Whether the database knows who is here; what it does not know is told with the next beat.
        let mut known = false;
        loop {
            let told = tokio::select! {
                _ = beat.tick() => self.beat(known).await,
                () = self.comings.some.notified(), if known => self.tell_comings().await,
            };
            if let Err(trouble) = &told {
                tracing::warn!(%trouble, "other processes can't be told who is here");
            }
            known = told.is_ok();
        }
    }

    async fn beat(&self, known: bool) -> Result<(), Trouble> {
        let at = now();
        let alive = if known { self.ledger.live_on(&self.holder, at + LEASE).await } else { Err(Trouble::Conflict) };
        match alive {
            // The others do not know this process, or believed it dead.
            Err(Trouble::Conflict) => self.announce(at).await?,
            other => other?,
        }
        if self.ledger.bury(at).await? {
            self.look_everywhere().await?;
        }
        Ok(())
    }

    async fn announce(&self, at: i64) -> Result<(), Trouble> {
        self.comings.take();
        let tables: Vec<_> = self.tables().values().cloned().collect();
        let here = |live: Arc<Live>| {
            let table = live.id.clone();
            live.people_here().into_iter().map(move |person| Presence { table: table.clone(), person })
        };
        let present: Vec<_> = tables.into_iter().flat_map(here).collect();
        self.ledger.announce(&self.holder, at + LEASE, &present).await
    }

    async fn tell_comings(&self) -> Result<(), Trouble> {
        let now_here = |presence: Presence| {
            let here = self.tables().get(&presence.table).is_some_and(|live| live.is_here(&presence.person));
            (presence, here)
        };
        let changes: Vec<_> = self.comings.take().into_iter().map(now_here).collect();
        self.ledger.note_presences(&self.holder, &changes).await
    }

    /// The process ends: nobody is here any more.
    pub(crate) async fn leave(&self) {
        if self.is_shared()
            && let Err(trouble) = self.ledger.leave(&self.holder).await
        {
            tracing::warn!(%trouble, "other processes learn only later that this one has ended");
        }
    }

    /// Looks who is at a table at other processes.
    pub(super) async fn look_elsewhere(&self, live: &Live) -> Result<(), No> {
        if !self.is_shared() {
            return Ok(());
        }
        // What is read first must not be believed last.
        let _one_after_the_other = self.looking.lock().await;
        let present = self.ledger.present_elsewhere(&live.id, &self.holder, now()).await?;
        see(live, present.into_iter().map(|presence| presence.person).collect());
        Ok(())
    }

    /// Looks who is at any table at other processes.
    pub(super) async fn look_everywhere(&self) -> Result<(), Trouble> {
        let _one_after_the_other = self.looking.lock().await;
        let mut at: HashMap<String, HashSet<String>> = HashMap::new();
        for presence in self.ledger.all_present_elsewhere(&self.holder, now()).await? {
            at.entry(presence.table).or_default().insert(presence.person);
        }
        let tables: Vec<_> = self.tables().values().cloned().collect();
        for live in tables {
            see(&live, at.remove(&live.id).unwrap_or_default());
        }
        Ok(())
    }
}

fn see(live: &Live, elsewhere: HashSet<String>) {
    if live.set_elsewhere(elsewhere) {
        live.tell(News::Table);
    }
}

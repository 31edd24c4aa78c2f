//! Who is at the tables, here and at other processes on the same database.
//!
//! Each process keeps a list of who is at its tables in the database, as long as it says every other second that it
//! lives. One that is killed is believed dead after [`LEASE`], and nobody is there any more. Where there can be no
//! other process, nothing of this is written.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use super::House;
use crate::error::HouseError;
use crate::table::{Table, TableBroadcast};
use store::StoreError;
use store::{Person, Presence};

/// How often a process says that it lives.
const BEAT: Duration = Duration::from_secs(2);
/// How long it is believed, in milliseconds.
const LEASE: i64 = 10_000;

/// Who has come or gone since the database was last updated.
#[derive(Debug, Default)]
pub(super) struct PresenceChanges {
    since: Mutex<HashSet<Presence>>,
    some: Notify,
}

impl PresenceChanges {
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
    pub fn arrive(&self, table: &Table, person: &Person) {
        self.visit(table);
        if table.arrive(&person.id, &person.name) {
            self.has_moved(table, &person.id);
        }
    }

    /// Somebody goes from a table.
    pub fn depart(&self, table: &Table, person: &str) {
        self.signs.note(person);
        if table.depart(person) {
            self.has_moved(table, person);
        }
    }

    fn has_moved(&self, table: &Table, person: &str) {
        table.broadcast(TableBroadcast::Table);
        if self.is_shared() {
            self.presence_changes.note(&table.id, person);
        }
    }

    /// Whether other processes may serve the same tables.
    pub(super) fn is_shared(&self) -> bool {
        self.repository.store().is_shared()
    }

    /// Tells the other processes who is here, until the process ends.
    pub async fn herald(self: Arc<House>) {
        if !self.is_shared() {
            return;
        }
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        // Whether the database knows who is here; what it does not know is told with the next beat.
        let mut known = false;
        loop {
            let announced = tokio::select! {
                _ = beat.tick() => self.beat(known).await,
                () = self.presence_changes.some.notified(), if known => self.announce_presence().await,
            };
            // The store says itself when the database is away.
            if let Err(error @ StoreError::Conflict) = &announced {
                tracing::warn!(%error, "other processes can't be told who is here");
            }
            known = announced.is_ok();
        }
    }

    async fn beat(&self, known: bool) -> Result<(), StoreError> {
        let at = self.clock.now();
        let alive =
            if known { self.repository.live_on(&self.holder, at + LEASE).await } else { Err(StoreError::Conflict) };
        match alive {
            // The others do not know this process, or believed it dead.
            Err(StoreError::Conflict) => self.announce(at).await?,
            other => other?,
        }
        if self.repository.bury(at).await? {
            self.look_everywhere().await?;
        }
        Ok(())
    }

    async fn announce(&self, at: i64) -> Result<(), StoreError> {
        self.presence_changes.take();
        let tables: Vec<_> = self.tables().values().cloned().collect();
        let here = |table: Arc<Table>| {
            let id = table.id.clone();
            table.people_here().into_iter().map(move |person| Presence { table: id.clone(), person })
        };
        let present: Vec<_> = tables.into_iter().flat_map(here).collect();
        self.repository.announce(&self.holder, at + LEASE, &present).await
    }

    async fn announce_presence(&self) -> Result<(), StoreError> {
        let now_here = |presence: Presence| {
            let here = self.tables().get(&presence.table).is_some_and(|table| table.is_here(&presence.person));
            (presence, here)
        };
        let changes: Vec<_> = self.presence_changes.take().into_iter().map(now_here).collect();
        self.repository.note_presences(&self.holder, &changes).await
    }

    /// The process ends: nobody is here any more.
    pub async fn leave(&self) {
        if self.is_shared()
            && let Err(error) = self.repository.leave(&self.holder).await
        {
            tracing::warn!(%error, "other processes learn only later that this one has ended");
        }
    }

    /// Looks who is at a table at other processes.
    pub(super) async fn look_elsewhere(&self, table: &Table) -> Result<(), HouseError> {
        if !self.is_shared() {
            return Ok(());
        }
        // What is read first must not be believed last.
        let _one_after_the_other = self.looking.lock().await;
        let present = self.repository.present_elsewhere(&table.id, &self.holder, self.clock.now()).await?;
        see(table, present.into_iter().map(|(presence, name)| (presence.person, name)).collect());
        Ok(())
    }

    /// Looks who is at any table at other processes.
    pub(super) async fn look_everywhere(&self) -> Result<(), StoreError> {
        let _one_after_the_other = self.looking.lock().await;
        let mut at: HashMap<String, HashMap<String, String>> = HashMap::new();
        for (presence, name) in self.repository.all_present_elsewhere(&self.holder, self.clock.now()).await? {
            at.entry(presence.table).or_default().insert(presence.person, name);
        }
        let tables: Vec<_> = self.tables().values().cloned().collect();
        for table in tables {
            see(&table, at.remove(&table.id).unwrap_or_default());
        }
        Ok(())
    }
}

fn see(table: &Table, elsewhere: HashMap<String, String>) {
    if table.set_elsewhere(elsewhere) {
        table.broadcast(TableBroadcast::Table);
    }
}

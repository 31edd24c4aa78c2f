//! What the house does by itself: clocks that run out, bots that were forgotten, orders of the host, news of other
//! processes, tables nobody looks at.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;

use super::House;
use crate::error::HouseError;
use crate::game_in_play::GameInPlay;
use crate::table::Table;
use crate::time::{BEAT, now};
use protocol::TableStatus;
use store::{EntriesMessage, PRESENCE, StoreError};

/// How often the house looks.
const ROUND: Duration = Duration::from_millis(500);
/// So many tables are looked at in one round.
const MOST_DUE: usize = 500;
/// A table nobody has looked at for so long is forgotten; the database remembers.
const FORGET: i64 = 5 * 60_000;
/// How often sessions and links that have ended are forgotten.
const TIDY: i64 = 3_600_000;

impl House {
    /// Keeps the house until the process ends.
    pub async fn keep(self: Arc<House>) {
        let mut round = tokio::time::interval(ROUND);
        round.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut last_notice = None;
        let mut tidied = 0;
        loop {
            round.tick().await;
            self.health.probe(&self.repository).await;
            match self.look_round(&mut last_notice).await {
                // The store says itself when the database is away.
                Ok(()) | Err(HouseError::Unavailable) => {}
                Err(error) => tracing::warn!(?error, "the house could not be kept"),
            }
            self.forget();
            if now() - tidied >= TIDY {
                tidied = now();
                self.tidy().await;
            }
        }
    }

    async fn tidy(&self) {
        if let Err(error) = self.drop_expired().await {
            tracing::warn!(?error, "sessions that have ended could not be forgotten");
        }
    }

    /// Goes on from where the clock of the house stood; nobody is served before.
    pub async fn begin_time(&self) -> Result<(), StoreError> {
        self.clock.begin(&self.repository).await
    }

    /// Notes how late it is, for other processes and those to come.
    pub async fn note_time(&self) -> Result<(), StoreError> {
        self.clock.beat(&self.repository).await
    }

    /// Notes how late it is until the process ends.
    pub async fn keep_time(self: Arc<House>) {
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            beat.tick().await;
            // A database that is lost is told by those who look whether it is there.
            if let Err(error) = self.note_time().await {
                tracing::debug!(%error, "the time could not be noted");
            }
        }
    }

    async fn look_round(self: &Arc<House>, last_notice: &mut Option<i64>) -> Result<(), HouseError> {
        for id in self.repository.due(self.clock.now(), MOST_DUE).await? {
            // One table that can't be kept does not keep the others waiting.
            match self.look_at(&id).await {
                Ok(()) | Err(HouseError::Stale | HouseError::Unavailable) => {}
                Err(error) => tracing::warn!(table = id, ?error, "a table could not be kept"),
            }
        }
        self.read_notices(last_notice).await
    }

    /// A table is due: a clock has run out, or a bot's turn was interrupted.
    async fn look_at(self: &Arc<House>, id: &str) -> Result<(), HouseError> {
        let table = &self.table(id).await?;
        let mut state = table.state.lock().await;
        if state.row.due.is_none_or(|due| due > self.clock.now()) {
            self.refresh(table, &mut state).await?;
        }
        if state.row.state == TableStatus::Playing {
            self.apply_timeout(table, &mut state).await?;
            self.think(table, &state);
        }
        Ok(())
    }

    /// Reads what the host has ordered since; at first only where the orders end.
    async fn read_notices(self: &Arc<House>, last: &mut Option<i64>) -> Result<(), HouseError> {
        let notices = self.repository.notices(last.unwrap_or(-1)).await?;
        let first = last.is_none();
        *last = Some(notices.last().map_or(last.unwrap_or(-1), |(number, ..)| *number));
        for (_, kind, subject) in notices.into_iter().filter(|_| !first) {
            tracing::info!(kind, subject, "an order of the host");
            self.obey(&kind, &subject).await?;
        }
        Ok(())
    }

    /// Obeys an order of the host or of an admin.
    pub(crate) async fn obey(self: &Arc<House>, kind: &str, subject: &str) -> Result<(), HouseError> {
        match kind {
            "close" => self.hear_of(subject).await,
            "address" | "bulletin" => self.read_host_words().await,
            _ => {
                self.has_changed(subject).await;
                Ok(())
            }
        }
    }

    /// Hears what other processes do, until the process ends.
    pub async fn listen(self: Arc<House>) {
        let Some(mut tells) = self.repository.store().listen() else { return };
        loop {
            let tell = match tells.recv().await {
                Ok(tell) => tell,
                Err(RecvError::Lagged(_)) => "*".to_owned(),
                Err(RecvError::Closed) => return,
            };
            // A table that is busy keeps no other waiting.
            let house = Arc::clone(&self);
            tokio::spawn(async move {
                match house.hear(&tell).await {
                    Ok(()) | Err(HouseError::Unavailable) => {}
                    Err(error) => tracing::warn!(?error, "news of another process could not be read"),
                }
            });
        }
    }

    /// Another process tells something.
    async fn hear(self: &Arc<House>, tell: &str) -> Result<(), HouseError> {
        if let Some(heard) = EntriesMessage::read(tell) {
            return self.hear_entries(&heard).await;
        }
        match tell.split_once(' ').unwrap_or((tell, "")) {
            ("table", id) => self.hear_of(id).await,
            (PRESENCE, "") => Ok(self.look_everywhere().await?),
            (PRESENCE, id) => match self.in_memory(id) {
                Some(table) => self.look_elsewhere(&table).await,
                None => Ok(()),
            },
            ("person", id) => {
                self.has_changed(id).await;
                Ok(())
            }
            ("*", _) => {
                self.sessions.forget_all();
                self.look_everywhere().await?;
                self.hear_of_all().await
            }
            _ => Ok(()),
        }
    }

    /// Another process has stored entries: if they are the next ones here, nothing has to be read.
    async fn hear_entries(self: &Arc<House>, heard: &EntriesMessage) -> Result<(), HouseError> {
        let Some(table) = self.in_memory(&heard.id) else { return self.hear_of(&heard.id).await };
        let mut state = table.state.lock().await;
        let number = state.in_play.as_ref().map(GameInPlay::number);
        match number {
            Some(number) if number >= heard.number + heard.entries.len() => Ok(()),
            Some(number) if number == heard.number => {
                self.go_on(&table, &mut state, &heard.entries);
                Ok(())
            }
            _ => self.refresh_soon(&table, &mut state).await,
        }
    }

    /// Something has happened to a table elsewhere.
    async fn hear_of(self: &Arc<House>, id: &str) -> Result<(), HouseError> {
        let table = match self.in_memory(id) {
            Some(table) => table,
            // Nobody here looks at it, but it may be in the lobby.
            None if self.lobby.receiver_count() > 0 => match self.table(id).await {
                Ok(table) => table,
                // It has been removed.
                Err(HouseError::Table) => return Ok(()),
                Err(error) => return Err(error),
            },
            None => return Ok(()),
        };
        let mut state = table.state.lock().await;
        self.refresh_soon(&table, &mut state).await
    }

    /// Something may have happened anywhere.
    async fn hear_of_all(self: &Arc<House>) -> Result<(), HouseError> {
        let ids: Vec<_> = self.tables().keys().cloned().collect();
        let mut heard = Ok(());
        for id in ids {
            heard = self.hear_of(&id).await.and(heard);
        }
        heard
    }

    /// Forgets the tables nobody has looked at for long.
    fn forget(&self) {
        let before = self.clock.now() - FORGET;
        let unused = |table: &Arc<Table>| {
            Arc::strong_count(table) == 1 && !table.has_listeners() && table.touched.load(Ordering::Relaxed) < before
        };
        let mut tables = self.tables();
        tables.retain(|_, table| !unused(table));
        self.metrics.live_tables.set(tables.len() as i64);
    }
}

//! What the house does by itself: clocks that run out, bots that were forgotten, orders of the host, news of other processes, tables nobody looks at.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;

use super::House;
use crate::course::Course;
use crate::ledger::{Heard, PRESENT};
use crate::live::Live;
use crate::protocol::TableState;
use crate::refusal::No;
use crate::time::now;

/// How often the house looks.
const ROUND: Duration = Duration::from_millis(500);
/// So many tables are looked at in one round.
const MOST_DUE: usize = 500;
/// A table nobody has looked at for so long is forgotten; the database remembers.
const FORGET: i64 = 5 * 60_000;

impl House {
    /// Keeps the house until the process ends.
    pub(crate) async fn keep(self: Arc<House>) {
        let mut round = tokio::time::interval(ROUND);
        round.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut last_notice = None;
        loop {
            round.tick().await;
            self.health.probe(&self.ledger).await;
            if let Err(no) = self.look_round(&mut last_notice).await {
                tracing::warn!(?no, "the house could not be kept");
            }
            self.forget();
        }
    }

    async fn look_round(self: &Arc<House>, last_notice: &mut Option<i64>) -> Result<(), No> {
        for id in self.ledger.due(now(), MOST_DUE).await? {
            // One table that can't be kept does not keep the others waiting.
            match self.look_at(&id).await {
                Ok(()) | Err(No::Stale) => {}
                Err(no) => tracing::warn!(table = id, ?no, "a table could not be kept"),
            }
        }
        self.read_notices(last_notice).await
    }

    /// A table is due: a clock has run out, or a bot's turn was interrupted.
    async fn look_at(self: &Arc<House>, id: &str) -> Result<(), No> {
        let live = &self.table(id).await?;
        let mut sitting = live.sitting.lock().await;
        if sitting.spoiled || sitting.row.due.is_none_or(|due| due > now()) {
            self.refresh(live, &mut sitting).await?;
        }
        if sitting.row.state == TableState::Playing {
            self.lapse(live, &mut sitting).await?;
            self.think(live, &sitting);
        }
        Ok(())
    }

    /// Reads what the host has ordered since; at first only where the orders end.
    async fn read_notices(self: &Arc<House>, last: &mut Option<i64>) -> Result<(), No> {
        let notices = self.ledger.notices(last.unwrap_or(-1)).await?;
        let first = last.is_none();
        *last = Some(notices.last().map_or(last.unwrap_or(-1), |(number, ..)| *number));
        for (_, kind, subject) in notices.into_iter().filter(|_| !first) {
            tracing::info!(kind, subject, "an order of the host");
            if kind == "close" {
                self.hear_of(&subject).await?;
            } else {
                self.has_changed(&subject).await;
            }
        }
        Ok(())
    }

    /// Hears what other processes do, until the process ends.
    pub(crate) async fn listen(self: Arc<House>) {
        let Some(mut tells) = self.ledger.store().listen() else { return };
        loop {
            let tell = match tells.recv().await {
                Ok(tell) => tell,
                Err(RecvError::Lagged(_)) => "*".to_owned(),
                Err(RecvError::Closed) => return,
            };
            // A table that is busy keeps no other waiting.
            let house = Arc::clone(&self);
            tokio::spawn(async move {
                if let Err(no) = house.hear(&tell).await {
                    tracing::warn!(?no, "news of another process could not be read");
                }
            });
        }
    }

    /// Another process tells something.
    async fn hear(self: &Arc<House>, tell: &str) -> Result<(), No> {
        if let Some(heard) = Heard::read(tell) {
            return self.hear_entries(&heard).await;
        }
        match tell.split_once(' ').unwrap_or((tell, "")) {
            ("table", id) => self.hear_of(id).await,
            (PRESENT, "") => Ok(self.look_everywhere().await?),
            (PRESENT, id) => match self.in_memory(id) {
                Some(live) => self.look_elsewhere(&live).await,
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
    async fn hear_entries(self: &Arc<House>, heard: &Heard) -> Result<(), No> {
        let Some(live) = self.in_memory(&heard.id) else { return self.hear_of(&heard.id).await };
        let mut sitting = live.sitting.lock().await;
        let number = sitting.course.as_ref().filter(|_| !sitting.spoiled).map(Course::number);
        match number {
            Some(number) if number >= heard.number + heard.entries.len() => Ok(()),
            Some(number) if number == heard.number => {
                self.go_on(&live, &mut sitting, &heard.entries);
                Ok(())
            }
            _ => self.refresh(&live, &mut sitting).await,
        }
    }

    /// Something has happened to a table elsewhere.
    async fn hear_of(self: &Arc<House>, id: &str) -> Result<(), No> {
        let live = match self.in_memory(id) {
            Some(live) => live,
            // Nobody here looks at it, but it may be in the lobby.
            None if self.lobby.receiver_count() > 0 => self.table(id).await?,
            None => return Ok(()),
        };
        let mut sitting = live.sitting.lock().await;
        self.refresh(&live, &mut sitting).await
    }

    /// Something may have happened anywhere.
    async fn hear_of_all(self: &Arc<House>) -> Result<(), No> {
        let ids: Vec<_> = self.tables().keys().cloned().collect();
        let mut heard = Ok(());
        for id in ids {
            // What can't be read now is read before it is used again.
            heard = self.hear_of(&id).await.and(heard);
        }
        heard
    }

    /// Forgets the tables nobody has looked at for long.
    fn forget(&self) {
        let before = now() - FORGET;
        let unused = |live: &Arc<Live>| {
            Arc::strong_count(live) == 1 && !live.has_listeners() && live.touched.load(Ordering::Relaxed) < before
        };
        let mut tables = self.tables();
        tables.retain(|_, live| !unused(live));
        self.metrics.live_tables.set(tables.len() as i64);
    }
}

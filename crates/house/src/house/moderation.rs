//! What people do so that a table stays pleasant: not read somebody, report somebody, send a watcher away, close the chat.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::House;
use crate::error::HouseError;
use crate::moderation_error::ModerationError;
use crate::names;
use crate::table::{Table, TableBroadcast, TableState};
use crate::time::now;
use protocol::{ReportReason, TableInfo, Visitor};
use store::{Named, NewReport, Person, StoreError};

/// So many people one does not read.
const MOST_MUTED: usize = 200;
/// When the muted people of more than this are remembered, all are forgotten.
const MOST_REMEMBERED: usize = 10_000;
/// So many of those who watch are told.
const WATCHERS: usize = 20;
/// So many of the last lines of somebody are kept with a report.
const KEPT_LINES: usize = 10;

/// Whom people do not read, remembered so that not every update reads the database.
#[derive(Debug, Default)]
pub(crate) struct Mutes(Mutex<HashMap<String, Arc<[String]>>>);

impl Mutes {
    fn get(&self, person: &str) -> Option<Arc<[String]>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(person).cloned()
    }

    fn put(&self, person: &str, muted: &Arc<[String]>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_REMEMBERED {
            known.clear();
        }
        known.insert(person.to_owned(), Arc::clone(muted));
    }

    /// Somebody may read others now.
    pub(crate) fn forget(&self, person: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(person);
    }
}

impl House {
    /// Refuses somebody who was sent away from a table.
    pub async fn check_not_kicked(&self, table: &Table, person: &str) -> Result<(), HouseError> {
        check_not_kicked(&*table.state.lock().await, person)
    }

    /// A table as somebody who is at it sees it: with those who watch, and whom they do not read.
    pub async fn info_at(&self, table: &Table, person: Option<&str>) -> TableInfo {
        let muted = match person {
            Some(person) => self.muted(person).await.unwrap_or_default(),
            None => Arc::default(),
        };
        let state = table.state.lock().await;
        let mut info = self.info_of(&state, table, person);
        info.muted = muted.iter().map(|other| names::who(&table.id, other)).collect();
        let visitor = |(id, name): &Named| Visitor { who: names::who(&table.id, id), name: name.clone() };
        let watching = table.visitors().into_iter().filter(|(id, _)| state.seat_of(id).is_none());
        let others: Vec<_> = watching.filter(|(id, _)| person != Some(id)).collect();
        info.who = person.map(|person| names::who(&table.id, person));
        info.watching = others.len();
        info.watchers = others.iter().take(WATCHERS).map(visitor).collect();
        if info.owner {
            info.kicked = state.kicked.iter().map(visitor).collect();
        }
        info
    }

    async fn muted(&self, person: &str) -> Result<Arc<[String]>, HouseError> {
        if let Some(muted) = self.mutes.get(person) {
            return Ok(muted);
        }
        let muted = self.repository.muted(person).await?.into();
        self.mutes.put(person, &muted);
        Ok(muted)
    }

    /// Reads somebody's lines no more, or again; at all tables.
    pub(super) async fn mute(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        who: &str,
        muted: bool,
    ) -> Result<(), HouseError> {
        let (other, _) = self.somebody(person, table, who, !muted).await?;
        if muted && self.muted(&person.id).await?.len() >= MOST_MUTED {
            return Err(ModerationError::ManyMutes(MOST_MUTED).into());
        }
        self.repository.mute(&person.id, &other, muted, now()).await?;
        self.mutes.forget(&person.id);
        table.broadcast(TableBroadcast::Table);
        Ok(())
    }

    /// Tells the host about somebody.
    pub(super) async fn report(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        who: &str,
        reason: ReportReason,
        text: &str,
    ) -> Result<(), HouseError> {
        let other = self.somebody(person, table, who, false).await?;
        let text = names::said(text);
        // What others see can be looked at; for the rest the host needs words.
        if text.is_none() && matches!(reason, ReportReason::Play | ReportReason::Other) {
            return Err(ModerationError::NoWords.into());
        }
        let said = self.repository.said_at(&table.id, &other.0, KEPT_LINES).await?;
        let report = NewReport {
            id: &names::new_id(),
            table: &table.id,
            reporter: &person.id,
            person: &other,
            reason,
            text: text.as_deref().unwrap_or_default(),
            said: &said,
            at: now(),
        };
        match self.repository.report(&report).await {
            Err(StoreError::Conflict) => Err(ModerationError::Reported.into()),
            other => Ok(other?),
        }
    }

    /// Sends somebody away who watches, or lets them come again.
    pub(super) async fn kick(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        who: &str,
        kicked: bool,
    ) -> Result<(), HouseError> {
        let other = self.somebody(person, table, who, false).await?;
        let mut state = self.of_owner(person, table).await?;
        if state.seat_of(&other.0).is_some() {
            return Err(ModerationError::Sits.into());
        }
        if kicked {
            self.repository.kick(&table.id, &other, now()).await?;
        } else {
            self.repository.readmit(&table.id, &other.0).await?;
        }
        let now_kicked = self.repository.kicked(&table.id).await?;
        keep_away(table, &mut state, now_kicked);
        table.broadcast(TableBroadcast::Table);
        Ok(())
    }

    /// Closes the chat of a table, or opens it again.
    pub(super) async fn close_chat(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        closed: bool,
    ) -> Result<(), HouseError> {
        let mut state = self.of_owner(person, table).await?;
        self.repository.close_chat(&table.id, closed).await?;
        state.row.chat_closed = closed;
        table.broadcast(TableBroadcast::Table);
        Ok(())
    }

    /// A table, locked, for who has made it.
    async fn of_owner<'a>(
        self: &Arc<House>,
        person: &Person,
        table: &'a Arc<Table>,
    ) -> Result<tokio::sync::MutexGuard<'a, TableState>, HouseError> {
        let state = self.not_closed(table).await?;
        if state.row.owner == person.id { Ok(state) } else { Err(HouseError::NotYourTable) }
    }

    /// Whom somebody means at a table: who sits there, looks at it, has said something, was sent away, or is not read.
    async fn somebody(&self, person: &Person, table: &Table, who: &str, muted_too: bool) -> Result<Named, HouseError> {
        let mut known = table.visitors();
        {
            let state = table.state.lock().await;
            let seats = state.seats.iter().filter_map(|row| row.person.clone().zip(row.name.clone()));
            known.extend(seats);
            known.extend(state.kicked.iter().cloned());
        }
        known.extend(self.repository.authors(&table.id).await?);
        if muted_too {
            known.extend(self.muted(&person.id).await?.iter().map(|id| (id.clone(), String::new())));
        }
        let found = known.into_iter().find(|(id, _)| names::who(&table.id, id) == who);
        let found = found.ok_or(ModerationError::Nobody)?;
        if found.0 == person.id { Err(ModerationError::Yourself.into()) } else { Ok(found) }
    }
}

pub(super) fn check_not_kicked(state: &TableState, person: &str) -> Result<(), HouseError> {
    let kicked = state.kicked.iter().any(|(id, _)| id == person);
    if kicked { Err(ModerationError::Kicked.into()) } else { Ok(()) }
}

/// These were sent away: the sockets of those who were not before end.
pub(super) fn keep_away(table: &Table, state: &mut TableState, kicked: Vec<Named>) {
    for (person, _) in kicked.iter().filter(|one| !state.kicked.contains(one)) {
        table.broadcast(TableBroadcast::Person(person.as_str().into()));
    }
    state.kicked = kicked;
}

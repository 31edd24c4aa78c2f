//! Looking at tables: lists, how a game stood at a ply, the whole log, the record.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use game::{Record, Seat};

use super::chat::{is_kept, told};
use super::{House, begin, new_game};
use crate::error::HouseError;
use crate::game_in_play::GameInPlay;
use crate::table::{Table, TableState};
use protocol::{ChatLine, LogItem, SeatKind, Snapshot, TableFilter, TableInfo, TableStatus};
use store::Person;
use store::{Entry, TablePage, TimedEntry};

/// A game gone through again: the log of the plies that were not taken back.
#[derive(Default)]
pub(crate) struct LogSince {
    pub(crate) log: Vec<LogItem>,
    /// How many plies of what was known at an entry are still part of it.
    pub(crate) back: Option<usize>,
}

impl House {
    /// A page of a list, counted from 0, as somebody sees its tables; and whether there is another one after it.
    pub async fn list(
        self: &Arc<House>,
        list: TableFilter,
        person: Option<&Person>,
        page: usize,
    ) -> Result<(Vec<TableInfo>, bool), HouseError> {
        let id = person.map(|person| person.id.as_str());
        let (listed, more) = self.listed(list, id, page).await?;
        let mut tables = Vec::with_capacity(listed.len());
        for table in listed {
            tables.push(self.info(&table, id).await);
        }
        if list == TableFilter::Mine {
            // A stable sort: one's own turn first, then the latest.
            tables.sort_by_key(|table| !is_my_turn(table));
        }
        Ok((tables, more))
    }

    /// The same as tables.
    pub(super) async fn listed(
        self: &Arc<House>,
        list: TableFilter,
        person: Option<&str>,
        page: usize,
    ) -> Result<(Vec<Arc<Table>>, bool), HouseError> {
        let TablePage { ids, more } = self.repository.list(list, person, page).await?;
        let mut tables = Vec::with_capacity(ids.len());
        for id in ids {
            match self.table(&id).await {
                Ok(table) => tables.push(table),
                // It has been removed meanwhile.
                Err(HouseError::Table) => {}
                Err(error) => return Err(error),
            }
        }
        Ok((tables, more))
    }

    /// A table as somebody sees it.
    pub async fn info(&self, table: &Table, person: Option<&str>) -> TableInfo {
        let state = table.state.lock().await;
        self.info_of(&state, table, person)
    }

    /// A table that is locked, as somebody sees it.
    pub(super) fn info_of(&self, state: &TableState, table: &Table, person: Option<&str>) -> TableInfo {
        let mut info = state.info(person, |other| table.is_present(other));
        if info.status == TableStatus::Open {
            info.expires = self.terms.open_table_ends(table.visited.load(Ordering::Relaxed));
        }
        if info.status == TableStatus::Playing {
            info.changed = self.clock.calendar(info.changed);
        }
        info
    }

    /// How the game stands, for somebody who knows it up to an entry.
    pub async fn snapshot(
        self: &Arc<House>,
        table: &Arc<Table>,
        after: Option<usize>,
    ) -> Result<Option<Snapshot>, HouseError> {
        let state = table.state.lock().await;
        let Some(in_play) = &state.in_play else { return Ok(None) };
        let (log, back) = match after {
            Some(after) if after < in_play.number() => {
                let LogSince { log, back } = self.replay(&state, after).await?;
                (log, back)
            }
            _ => (Vec::new(), None),
        };
        Ok(Some(in_play.snapshot(self.clock.now(), log, back)))
    }

    /// Goes through a table's game again and tells what happened since an entry.
    pub(crate) async fn replay(&self, state: &TableState, after: usize) -> Result<LogSince, HouseError> {
        let entries = self.repository.entries(&state.row.id, 0).await?;
        let mut in_play = begin(state, state.row.created).ok_or(HouseError::NotBegun)?;
        let mut replay = LogSince::default();
        // What another process has added meanwhile is broadcast when its notification comes.
        let known = state.in_play.as_ref().map_or(usize::MAX, GameInPlay::number);
        for (number, stamped) in entries.iter().enumerate().take(known) {
            let item = in_play.follow(stamped)?;
            if number >= after {
                replay.go_on(stamped, item);
            }
        }
        Ok(replay)
    }

    /// How the game stood after so many plies.
    pub async fn snapshot_at(self: &Arc<House>, table: &Arc<Table>, plies: usize) -> Result<Snapshot, HouseError> {
        let state = table.state.lock().await;
        let mut all = self.replay(&state, 0).await?.log;
        let mut in_play: GameInPlay = begin(&state, state.row.created).ok_or(HouseError::NotBegun)?;
        let mut last = Vec::new();
        if let Some(in_play) = state.in_play.as_ref().filter(|_| plies >= all.len()) {
            // Now: a last decision that waits to be confirmed has not ended the game yet, nor shown the seed.
            return Ok(in_play.snapshot(self.clock.now(), all.pop().into_iter().collect(), None));
        }
        for item in all.into_iter().take(plies) {
            let entry = match item.by.and_then(Seat::new) {
                Some(seat) => Entry::Play(seat, item.notation),
                None => Entry::Deal(item.notation),
            };
            last = in_play.follow(&TimedEntry { entry, at: state.row.created })?.into_iter().collect();
        }
        Ok(in_play.snapshot(state.row.created, last, None))
    }

    /// The log of the whole game so far.
    pub async fn log(self: &Arc<House>, table: &Arc<Table>) -> Result<Vec<LogItem>, HouseError> {
        let state = table.state.lock().await;
        if state.in_play.is_none() {
            return Ok(Vec::new());
        }
        Ok(self.replay(&state, 0).await?.log)
    }

    /// What was said at a table.
    pub async fn said(&self, table: &Table) -> Result<Vec<ChatLine>, HouseError> {
        let mut lines = told(&table.id, self.repository.chat(&table.id, super::chat::REMEMBERED).await?);
        lines.retain(is_kept);
        Ok(lines)
    }

    /// The record of a table; it holds the dealer's seed only when the game is over.
    pub async fn record(self: &Arc<House>, table: &Arc<Table>) -> Result<Record, HouseError> {
        let state = table.state.lock().await;
        self.record_of(&state).await
    }

    /// The record of a table that stands like this.
    pub(super) async fn record_of(&self, state: &TableState) -> Result<Record, HouseError> {
        let in_play = state.in_play.as_ref().ok_or(HouseError::NotBegun)?;
        let start = new_game(&state.row, state.seats.len()).ok_or(HouseError::NotBegun)?;
        let mut record = Record::begin(start.as_ref());
        record.names = state.seats.iter().map(|seat| name(seat.kind, seat.name.as_deref(), seat.level)).collect();
        let seed: game::Seed = state.row.seed.parse().map_err(|_| HouseError::Table)?;
        record.commitment = Some(seed.commitment());
        record.origin = in_play.origin();
        for item in self.replay(state, 0).await?.log {
            record.push(item.by.and_then(Seat::new), item.notation);
        }
        if in_play.is_over() {
            record.seed = Some(seed);
            if in_play.game().turn() == game::Turn::Over {
                record.finish(in_play.game());
            }
        }
        Ok(record)
    }
}

impl LogSince {
    pub(super) fn go_on(&mut self, stamped: &TimedEntry, item: Option<LogItem>) {
        if let Entry::Undo(_, plies) = stamped.entry {
            self.log.retain(|item| item.ply < plies);
            // Plies from before the entry asked for are taken back too.
            self.back = Some(self.back.map_or(plies, |back| back.min(plies)));
        }
        self.log.extend(item);
    }
}

fn name(kind: SeatKind, name: Option<&str>, level: Option<minds::Level>) -> Option<String> {
    match kind {
        SeatKind::Person => name.map(str::to_owned),
        SeatKind::Bot => level.map(|level| level.key().to_owned()),
        SeatKind::Open => None,
    }
}

fn is_my_turn(table: &TableInfo) -> bool {
    let mine = |seat: usize| table.seats.get(seat).is_some_and(|seat| seat.mine && !seat.resigned);
    table.status == TableStatus::Playing && table.turn.is_some_and(mine)
}

//! Looking at tables: lists, how a game stood at a ply, the whole log, the record.

use std::sync::Arc;

use table::{Record, Seat};

use super::{House, begin, new_game};
use crate::course::Course;
use crate::entry::{Entry, Stamped};
use crate::ledger::Person;
use crate::live::{Live, Sitting};
use crate::protocol::{ChatLine, List, Moment, SeatKind, TableInfo, TableState, Told};
use crate::refusal::No;
use crate::time::now;

/// The most tables of a list.
const LISTED: usize = 200;

/// A game gone through again: what was told of the plies that were not taken back.
#[derive(Default)]
pub(crate) struct Replay {
    pub(crate) told: Vec<Told>,
    /// How many plies of what was known at an entry are still part of it.
    pub(crate) back: Option<usize>,
}

impl House {
    /// The tables of a list, as somebody sees them.
    pub(crate) async fn list(self: &Arc<House>, list: List, person: Option<&Person>) -> Result<Vec<TableInfo>, No> {
        let id = person.map(|person| person.id.as_str());
        let mut tables = Vec::new();
        for table in self.ledger.list(list, id, LISTED).await? {
            let live = self.table(&table).await?;
            tables.push(self.info(&live, id).await);
        }
        if list == List::Mine {
            // A stable sort: one's own turn first, then the latest.
            tables.sort_by_key(|table| !is_my_turn(table));
        }
        Ok(tables)
    }

    /// A table as somebody sees it.
    pub(crate) async fn info(&self, live: &Live, person: Option<&str>) -> TableInfo {
        live.sitting.lock().await.info(person, |other| live.is_present(other))
    }

    /// How the game stands, for somebody who knows it up to an entry.
    pub(crate) async fn moment(
        self: &Arc<House>,
        live: &Arc<Live>,
        after: Option<usize>,
    ) -> Result<Option<Moment>, No> {
        let sitting = self.up_to_date(live).await?;
        let Some(course) = &sitting.course else { return Ok(None) };
        let (told, back) = match after {
            Some(after) if after < course.number() => {
                let Replay { told, back } = self.replay(&sitting, after).await?;
                (told, back)
            }
            _ => (Vec::new(), None),
        };
        Ok(Some(course.moment(now(), told, back)))
    }

    /// Goes through a table's game again and tells what happened since an entry.
    pub(crate) async fn replay(&self, sitting: &Sitting, after: usize) -> Result<Replay, No> {
        let entries = self.ledger.entries(&sitting.row.id, 0).await?;
        let mut course = begin(sitting, sitting.row.created).ok_or(No::NotBegun)?;
        let mut replay = Replay::default();
        // What another process has added meanwhile is told when it is heard of.
        let known = sitting.course.as_ref().map_or(usize::MAX, Course::number);
        for (number, stamped) in entries.iter().enumerate().take(known) {
            let told = course.follow(stamped)?;
            if number >= after {
                replay.go_on(stamped, told);
            }
        }
        Ok(replay)
    }

    /// How the game stood after so many plies.
    pub(crate) async fn moment_at(self: &Arc<House>, live: &Arc<Live>, plies: usize) -> Result<Moment, No> {
        let sitting = self.up_to_date(live).await?;
        let mut all = self.replay(&sitting, 0).await?.told;
        let mut course: Course = begin(&sitting, sitting.row.created).ok_or(No::NotBegun)?;
        let mut last = Vec::new();
        if let Some(course) = sitting.course.as_ref().filter(|_| plies >= all.len()) {
            // Now: a last decision that waits to be confirmed has not ended the game yet, nor shown the seed.
            return Ok(course.moment(now(), all.pop().into_iter().collect(), None));
        }
        for told in all.into_iter().take(plies) {
            let entry = match told.by.and_then(Seat::new) {
                Some(seat) => Entry::Play(seat, told.notation),
                None => Entry::Deal(told.notation),
            };
            last = course.follow(&Stamped { entry, at: sitting.row.created })?.into_iter().collect();
        }
        Ok(course.moment(sitting.row.created, last, None))
    }

    /// What was told of the whole game so far.
    pub(crate) async fn log(self: &Arc<House>, live: &Arc<Live>) -> Result<Vec<Told>, No> {
        let sitting = self.up_to_date(live).await?;
        if sitting.course.is_none() {
            return Ok(Vec::new());
        }
        Ok(self.replay(&sitting, 0).await?.told)
    }

    /// What was said at a table.
    pub(crate) async fn said(&self, live: &Live) -> Result<Vec<ChatLine>, No> {
        Ok(self.ledger.chat(&live.id, super::talking::REMEMBERED).await?)
    }

    /// The record of a table; it holds the dealer's seed only when the game is over.
    pub(crate) async fn record(self: &Arc<House>, live: &Arc<Live>) -> Result<Record, No> {
        let sitting = self.up_to_date(live).await?;
        let course = sitting.course.as_ref().ok_or(No::NotBegun)?;
        let start = new_game(&sitting.row, sitting.seats.len()).ok_or(No::NotBegun)?;
        let mut record = Record::begin(start.as_ref());
        record.names = sitting.seats.iter().map(|seat| name(seat.kind, seat.name.as_deref(), seat.level)).collect();
        let seed: table::Seed = sitting.row.seed.parse().map_err(|_| No::Table)?;
        record.commitment = Some(seed.commitment());
        record.origin = course.origin();
        for told in self.replay(&sitting, 0).await?.told {
            record.push(told.by.and_then(Seat::new), told.notation);
        }
        if course.is_over() {
            record.seed = Some(seed);
            if course.game().turn() == table::Turn::Over {
                record.finish(course.game());
            }
        }
        Ok(record)
    }
}

impl Replay {
    pub(super) fn go_on(&mut self, stamped: &Stamped, told: Option<Told>) {
        if let Entry::Undo(_, plies) = stamped.entry {
            self.told.retain(|told| told.ply < plies);
            // Plies that were told before the entry asked for are taken back too.
            self.back = Some(self.back.map_or(plies, |back| back.min(plies)));
        }
        self.told.extend(told);
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
    table.state == TableState::Playing && table.turn.is_some_and(mine)
}

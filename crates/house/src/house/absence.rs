//! Absence is a rule of the table: after how long without a sign of life the others may agree that a bot plays for somebody.

use std::sync::Arc;

use game::Seat;

use super::House;
use crate::error::HouseError;
use crate::table::{Table, TableBroadcast, TableState};
use crate::time::now;
use protocol::Clock;
use store::{Agreement, Entry, Person};

/// How late a sign of life at another process is seen here, in milliseconds.
const HEARD_LATE: i64 = 75_000;

impl House {
    /// Lets a bot play for oneself, or agrees that one plays for somebody who is absent.
    pub(super) async fn replace(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        seat: usize,
    ) -> Result<(), HouseError> {
        let mut state = self.in_play(table).await?;
        let number = Seat::new(seat).filter(|_| seat < state.seats.len()).ok_or(HouseError::Seat)?;
        if state.seat_of(&person.id).is_none() {
            return Err(HouseError::NotYourSeat);
        }
        if !state.is_of(seat, &person.id) && !self.all_agree(person, table, &mut state, seat).await? {
            return Ok(());
        }
        let level = state.row.settings.stand_in;
        self.advance(table, &mut state, Entry::Replace(number, level)).await
    }

    /// Somebody agrees; says whether everybody has who is asked.
    async fn all_agree(
        &self,
        person: &Person,
        table: &Table,
        state: &mut TableState,
        seat: usize,
    ) -> Result<bool, HouseError> {
        let absent = state.seats[seat].person.clone().ok_or(HouseError::Present)?;
        // Whoever came to another process a moment ago is there.
        self.look_elsewhere(table).await?;
        if table.is_present(&absent) {
            return Err(HouseError::Present);
        }
        let settings = state.row.settings;
        if settings.clock != Clock::None {
            return Err(HouseError::ByClock);
        }
        if settings.absence == 0 {
            return Err(HouseError::NoStandIn);
        }
        let last = self.last_sign(&absent).await?;
        let (at, patience) = (self.clock.now(), i64::from(settings.absence) * 1000);
        if last + patience > at {
            return Err(HouseError::NotAbsent((last + patience - at + 59_999) / 60_000));
        }
        // What was agreed before they were last seen counts no more.
        let mut agreed = state.row.agreed.clone();
        agreed.retain(|one| one.seat != seat || (one.at > last && one.person != person.id));
        agreed.push(Agreement { seat, person: person.id.clone(), at });
        for other in asked(state, &absent) {
            let has = agreed.iter().any(|one| one.seat == seat && one.person == other);
            if !has && (table.is_present(&other) || self.last_sign(&other).await? + patience > at) {
                self.repository.agree(&table.id, &agreed).await?;
                state.row.agreed = agreed;
                table.broadcast(TableBroadcast::Table);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// When somebody was last seen, at whichever process.
    async fn last_sign(&self, person: &str) -> Result<i64, HouseError> {
        let here = self.signs.last(person);
        if !self.is_shared() {
            return Ok(here);
        }
        let Some(used) = self.repository.last_use(person).await? else { return Ok(here) };
        Ok(here.max(self.clock.now() - (now() - used - HEARD_LATE).max(0)))
    }
}

/// Who has to agree besides: everybody else who plays themselves.
fn asked(state: &TableState, absent: &str) -> Vec<String> {
    let Some(in_play) = &state.in_play else { return Vec::new() };
    let plays = |seat: usize| Seat::new(seat).is_some_and(|seat| in_play.player(seat).bot.is_none());
    let people = state.seats.iter().enumerate().filter(|(seat, _)| plays(*seat));
    people.filter_map(|(_, row)| row.person.clone()).filter(|person| person != absent).collect()
}

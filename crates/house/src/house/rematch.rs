//! Once more with the same players.

use std::sync::Arc;

use super::seats::{game, row};
use super::{House, open_seat};
use crate::error::HouseError;
use crate::table::{Table, TableBroadcast, played_options};
use protocol::{Answer, SeatKind, TableStatus};
use store::StoreError;
use store::{Person, SeatRow};

impl House {
    /// Makes a table with the same players, seats moved on by one, or finds it if somebody has made it.
    pub(super) async fn rematch(self: &Arc<House>, person: &Person, table: &Arc<Table>) -> Result<Answer, HouseError> {
        let mut state = table.state.lock().await;
        if state.seat_of(&person.id).is_none() {
            return Err(HouseError::NotYourSeat);
        }
        match state.row.state {
            TableStatus::Over => {}
            TableStatus::Closed => return Err(HouseError::Closed),
            _ => return Err(HouseError::NotOver),
        }
        // One that was removed before it began does not count.
        if let Some(id) = &state.row.rematch
            && self.table(id).await.err() != Some(HouseError::Table)
        {
            return Ok(found(id));
        }
        self.may_make(person).await?;
        // By the rules of today; with the same edition, or with the standard box of today.
        let edition = state.row.edition.as_deref();
        let game = game(&state.row.game, &played_options(&state.row), state.seats.len(), edition)?;
        let mut row = row(person, game.as_ref(), state.row.settings, state.row.public);
        row.address = self.may_open(person).await?;
        let known = state.row.rematch.as_deref();
        match self.repository.add_rematch(&table.id, known, &row, &seats(&state.seats, person)).await {
            Ok(()) => state.row.rematch = Some(row.id.clone()),
            // Another process was faster; its table is the one.
            Err(StoreError::Conflict) => {
                self.refresh(table, &mut state).await?;
                return state.row.rematch.as_deref().map(found).ok_or(HouseError::Stale);
            }
            Err(error) => return Err(error.into()),
        }
        table.broadcast(TableBroadcast::Table);
        drop(state);
        let next = self.table(&row.id).await?;
        self.notify_lobby(&next);
        self.start_if_full(&next).await?;
        Ok(found(&row.id))
    }
}

fn found(id: &str) -> Answer {
    Answer::Rematch { id: id.to_owned() }
}

/// Bots, and players at the screen of the person who asks, sit down at once; the other seats stay open for the others.
fn seats(seats: &[SeatRow], person: &Person) -> Vec<SeatRow> {
    let comes = |seat: &SeatRow| seat.kind == SeatKind::Bot || seat.person.as_deref() == Some(&person.id);
    let mut next: Vec<_> = seats.iter().map(|seat| if comes(seat) { seat.clone() } else { open_seat() }).collect();
    next.rotate_left(1);
    next
}

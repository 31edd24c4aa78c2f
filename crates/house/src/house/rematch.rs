//! Once more with the same players.

use std::sync::Arc;

use table::Seed;

use super::seating::game as new_game;
use super::{Answer, House, open_seat};
use crate::ledger::{Person, SeatRow, TableRow};
use crate::live::{Live, News, Sitting};
use crate::names;
use crate::protocol::{SeatKind, TableNews, TableState};
use crate::refusal::No;
use crate::store::Trouble;
use crate::time::now;

impl House {
    /// Makes a table with the same players, seats moved on by one, or finds it if somebody has made it.
    pub(super) async fn rematch(self: &Arc<House>, person: &Person, live: &Arc<Live>) -> Result<Answer, No> {
        let mut sitting = self.up_to_date(live).await?;
        if sitting.seat_of(&person.id).is_none() {
            return Err(No::NotYourSeat);
        }
        match sitting.row.state {
            TableState::Over => {}
            TableState::Closed => return Err(No::Closed),
            _ => return Err(No::NotOver),
        }
        if let Some(id) = &sitting.row.rematch {
            return Ok(found(id));
        }
        self.may_make(person).await?;
        let row = again(&sitting, person)?;
        match self.ledger.add_rematch(&live.id, &row, &seats(&sitting.seats, person)).await {
            Ok(()) => sitting.row.rematch = Some(row.id.clone()),
            // Another process was faster; its table is the one.
            Err(Trouble::Conflict) => {
                self.refresh(live, &mut sitting).await?;
                return sitting.row.rematch.as_deref().map(found).ok_or(No::Stale);
            }
            Err(trouble) => return Err(trouble.into()),
        }
        live.tell(News::Table);
        drop(sitting);
        let next = self.table(&row.id).await?;
        self.tell_lobby(&next);
        self.start_if_full(&next).await?;
        Ok(found(&row.id))
    }
}

fn found(id: &str) -> Answer {
    Answer::News(Box::new(TableNews::Rematch { request: 0, id: id.to_owned() }))
}

/// The same table once more, by the rules and with the components of today.
fn again(sitting: &Sitting, person: &Person) -> Result<TableRow, No> {
    let (row, at) = (&sitting.row, now());
    let game = new_game(&row.game, &row.options, sitting.seats.len())?;
    Ok(TableRow {
        id: names::new_id(),
        state: TableState::Open,
        owner: person.id.clone(),
        seed: Seed::new(names::random()).to_string(),
        due: None,
        rematch: None,
        created: at,
        changed: at,
        rules: game.meta().rules,
        components: game.fingerprint().to_owned(),
        ..row.clone()
    })
}

/// Bots and those at the screen of who asks sit down at once; the others are kept a seat, and take it when they come.
fn seats(seats: &[SeatRow], person: &Person) -> Vec<SeatRow> {
    let comes = |seat: &SeatRow| seat.kind == SeatKind::Bot || seat.person.as_deref() == Some(&person.id);
    let mut next: Vec<_> = seats.iter().map(|seat| if comes(seat) { seat.clone() } else { open_seat() }).collect();
    next.rotate_left(1);
    next
}

//! Once more with the same players.

use std::sync::Arc;

use table::Seed;

use super::{Answer, House, open_seat};
use crate::ledger::{Person, SeatRow, TableRow};
use crate::live::{Live, News};
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
        if sitting.row.state != TableState::Over {
            return Err(No::NotOver);
        }
        if let Some(id) = &sitting.row.rematch {
            return Ok(found(id));
        }
        self.may_make(person).await?;
        let row = again(&sitting.row, person);
        self.ledger.add_table(&row, &seats(&sitting.seats, person), &[]).await?;
        match self.ledger.link_rematch(&live.id, &row.id).await {
            Ok(()) => sitting.row.rematch = Some(row.id.clone()),
            // Another process was faster; its table is the one.
            Err(Trouble::Conflict) => self.refresh(live, &mut sitting).await?,
            Err(trouble) => return Err(trouble.into()),
        }
        live.tell(News::Table);
        let id = sitting.row.rematch.clone().unwrap_or(row.id);
        drop(sitting);
        let next = self.table(&id).await?;
        self.tell_lobby(&next);
        self.start_if_full(&next).await?;
        Ok(found(&id))
    }
}

fn found(id: &str) -> Answer {
    Answer::News(Box::new(TableNews::Rematch { request: 0, id: id.to_owned() }))
}

fn again(row: &TableRow, person: &Person) -> TableRow {
    let at = now();
    TableRow {
        id: names::new_id(),
        state: TableState::Open,
        owner: person.id.clone(),
        seed: Seed::new(names::random()).to_string(),
        due: None,
        rematch: None,
        created: at,
        changed: at,
        ..row.clone()
    }
}

/// Bots and those at the screen of who asks sit down at once; the others are kept a seat, and take it when they come.
fn seats(seats: &[SeatRow], person: &Person) -> Vec<SeatRow> {
    let comes = |seat: &SeatRow| seat.kind == SeatKind::Bot || seat.person.as_deref() == Some(&person.id);
    let mut next: Vec<_> = seats.iter().map(|seat| if comes(seat) { seat.clone() } else { open_seat() }).collect();
    next.rotate_left(1);
    next
}

//! Hints that a table forbids: its position can't be had by another way, as long as it is in play.

use std::sync::Arc;

use game::{Dealer, Record, Seed};

use super::{House, new_game};
use crate::error::HouseError;
use crate::table::TableState;
use protocol::{TableFilter, TableStatus};
use store::Person;

/// Who knows so many draws of a dealer knows the deal, whatever was added after them.
const KNOWN: usize = 4;

impl House {
    /// Refuses a record of the deal of a table in play that forbids hints. All tables in memory and the latest of one's own are looked at.
    pub(super) async fn check_no_hint(self: &Arc<House>, person: &Person, record: &Record) -> Result<(), HouseError> {
        for id in self.repository.list(TableFilter::Mine, Some(&person.id), 0).await?.ids {
            self.table(&id).await?;
        }
        let tables: Vec<_> = self.tables().values().cloned().collect();
        for table in tables {
            if forbids(&*table.state.lock().await, record) {
                return Err(HouseError::Hints);
            }
        }
        Ok(())
    }
}

fn forbids(state: &TableState, record: &Record) -> bool {
    let row = &state.row;
    let concerns = row.state == TableStatus::Playing
        && !row.settings.hints
        && row.game == record.game
        && state.seats.len() == record.players;
    concerns && is_same_deal(state, record).unwrap_or(false)
}

/// Whether the draws of a record are those of the table's dealer.
fn is_same_deal(state: &TableState, record: &Record) -> Option<bool> {
    let seed: Seed = state.row.seed.parse().ok()?;
    let dealer = Dealer::new(seed);
    let mut game = new_game(&state.row, state.seats.len())?;
    let (mut same, mut all) = (0, true);
    for ply in &record.plies {
        let fits = if ply.by.is_some() {
            game.play(&ply.text).is_ok()
        } else {
            let drawn = game.deal(&mut dealer.draw(same)).is_some_and(|drawn| drawn == ply.text);
            same += usize::from(drawn);
            drawn && game.reveal(&ply.text).is_ok()
        };
        if !fits {
            all = false;
            break;
        }
    }
    Some(same > 0 && (all || same >= KNOWN))
}

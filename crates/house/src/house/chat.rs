//! Saying something.

use std::sync::Arc;

use super::House;
use crate::error::HouseError;
use crate::names;
use crate::table::{Table, TableBroadcast, TableState};
use crate::time::now;
use protocol::{ChatLine, TableUpdate};
use store::Person;
use store::StoreError;

/// A visitor gets so many of the last lines.
pub(crate) const REMEMBERED: usize = 100;

impl House {
    pub(super) async fn say(
        self: &Arc<House>,
        person: &Person,
        table: &Arc<Table>,
        text: &str,
    ) -> Result<(), HouseError> {
        let text = names::said(text).ok_or(HouseError::NothingSaid)?;
        let mut state = self.not_closed(table).await?;
        let seat = state.seat_of(&person.id);
        let name = person.name.clone();
        loop {
            let line = ChatLine { number: state.lines, name: name.clone(), seat, text: text.clone(), at: now() };
            match self.repository.add_chat(&table.id, &person.id, &line).await {
                Ok(()) => {
                    state.lines += 1;
                    table.broadcast(TableBroadcast::all(&TableUpdate::Chat { lines: vec![line] }));
                    return Ok(());
                }
                // Somebody at another process was faster: this line gets the next number.
                Err(StoreError::Conflict) => {
                    let lines = state.lines;
                    self.refresh(table, &mut state).await?;
                    if state.lines == lines {
                        return Err(HouseError::Stale);
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// Broadcasts what was said at other processes.
pub(super) fn broadcast_chat(table: &Table, state: &mut TableState, lines: Vec<ChatLine>) {
    if let Some(last) = lines.last() {
        state.lines = last.number + 1;
        table.broadcast(TableBroadcast::all(&TableUpdate::Chat { lines }));
    }
}

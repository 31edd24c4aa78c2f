//! Saying something.

use std::sync::Arc;

use super::House;
use super::moderation::check_not_kicked;
use crate::error::HouseError;
use crate::moderation_error::ModerationError;
use crate::names;
use crate::table::{Table, TableBroadcast, TableState};
use crate::time::now;
use protocol::{ChatLine, TableUpdate};
use store::StoreError;
use store::{Person, SeatRow};

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
        check_not_kicked(&state, &person.id)?;
        if state.row.chat_closed {
            return Err(ModerationError::ChatClosed.into());
        }
        let seat = state.seat_of(&person.id);
        let (name, who) = (called(&state, person), names::who(&table.id, &person.id));
        let line = ChatLine { number: 0, name, who, seat, text, at: now() };
        loop {
            let line = ChatLine { number: state.lines, ..line.clone() };
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

/// What somebody is called in the chat: as at their seat, and nobody who looks on is called like a player.
fn called(state: &TableState, person: &Person) -> String {
    let own = |row: &SeatRow| row.person.as_deref() == Some(&person.id) && row.name.as_deref() == Some(&person.name);
    let names = state.seats.iter().map(|row| row.name.as_deref());
    let at = state.seats.iter().position(own).unwrap_or(state.seats.len());
    let told = names::told_apart(names.chain([Some(&*person.name)]));
    told.into_iter().nth(at).flatten().unwrap_or_else(|| person.name.clone())
}

/// Whether a line is still there: of those who have gone for good only the number is left.
pub(super) fn is_kept(line: &ChatLine) -> bool {
    !line.text.is_empty()
}

/// Lines as they are told at a table.
pub(super) fn told(table: &str, lines: Vec<(String, ChatLine)>) -> Vec<ChatLine> {
    lines.into_iter().map(|(person, line)| ChatLine { who: names::who(table, &person), ..line }).collect()
}

/// Broadcasts what was said at other processes.
pub(super) fn broadcast_chat(table: &Table, state: &mut TableState, mut lines: Vec<ChatLine>) {
    if let Some(last) = lines.last() {
        state.lines = last.number + 1;
        lines.retain(is_kept);
        table.broadcast(TableBroadcast::all(&TableUpdate::Chat { lines }));
    }
}

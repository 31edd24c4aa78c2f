//! Saying something.

use std::sync::Arc;

use super::House;
use crate::ledger::Person;
use crate::live::{Live, News, Sitting};
use crate::names;
use crate::protocol::{ChatLine, TableNews};
use crate::refusal::No;
use crate::store::Trouble;
use crate::time::now;

/// So many lines are told to whoever comes.
pub(crate) const REMEMBERED: usize = 100;

impl House {
    pub(super) async fn say(self: &Arc<House>, person: &Person, live: &Arc<Live>, text: &str) -> Result<(), No> {
        let text = names::said(text).ok_or(No::NothingSaid)?;
        let mut sitting = self.not_closed(live).await?;
        let seat = sitting.seat_of(&person.id);
        let name = person.name.clone();
        loop {
            let line = ChatLine { number: sitting.lines, name: name.clone(), seat, text: text.clone(), at: now() };
            match self.ledger.add_chat(&live.id, &person.id, &line).await {
                Ok(()) => {
                    sitting.lines += 1;
                    live.tell(News::all(&TableNews::Chat { lines: vec![line] }));
                    return Ok(());
                }
                // Somebody at another process was faster: the next number is mine.
                Err(Trouble::Conflict) => {
                    let lines = sitting.lines;
                    self.tell_chat(live, &mut sitting, lines).await?;
                    if sitting.lines == lines {
                        return Err(No::Stale);
                    }
                }
                Err(trouble) => {
                    self.health.note(&trouble);
                    return Err(trouble.into());
                }
            }
        }
    }

    /// Tells what was said at other processes since a line.
    pub(super) async fn tell_chat(&self, live: &Live, sitting: &mut Sitting, since: usize) -> Result<(), No> {
        let mut lines = self.ledger.chat(&live.id, REMEMBERED).await?;
        lines.retain(|line| line.number >= since);
        if let Some(last) = lines.last() {
            sitting.lines = last.number + 1;
            live.tell(News::all(&TableNews::Chat { lines }));
        }
        Ok(())
    }
}

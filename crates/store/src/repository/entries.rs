//! What happens at a table, as it is appended, read and told to other processes.

use super::statistics::{ResultRow, results};
use super::{Repository, must, notify, sql};
use crate::{Batch, Entry, Row, Step, StoreError, TimedEntry};

/// What entries mean for the table itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableChange {
    /// Nothing.
    Same,
    /// The house has to look at it then, or not at all.
    Due(Option<i64>),
    /// The game is over.
    Over {
        /// When, by the calendar.
        at: i64,
        /// How it has ended for each seat; nothing if that doesn't count.
        ended: Vec<ResultRow>,
    },
}

fn stamped(row: &Row) -> Option<TimedEntry> {
    Some(TimedEntry { entry: Entry::read(row.text(0)?, row.int(1), row.text(2)?)?, at: row.int(3)? })
}

/// The longest message with entries in it; PostgreSQL takes somewhat more.
const LONGEST: usize = 6000;

/// Entries that another process has stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntriesMessage {
    /// The id of the table.
    pub id: String,
    /// The number of the first.
    pub number: usize,
    /// The entries, in order.
    pub entries: Vec<TimedEntry>,
}

/// How an entry is told: kind, seat, text, time.
type MessageEntry = (String, Option<i64>, String, i64);

impl EntriesMessage {
    fn write(&self) -> String {
        let told = |stamped: &TimedEntry| -> MessageEntry {
            let (kind, seat, text) = stamped.entry.columns();
            (kind.to_owned(), seat.map(|seat| seat.index() as i64), text, stamped.at)
        };
        let entries: Vec<_> = self.entries.iter().map(told).collect();
        format!("entries {} {} {}", self.id, self.number, serde_json::to_string(&entries).unwrap_or_default())
    }

    /// What a message of another process says, if it is one of these.
    pub fn read(words: &str) -> Option<EntriesMessage> {
        let mut words = words.strip_prefix("entries ")?.splitn(3, ' ');
        let (id, number) = (words.next()?.to_owned(), words.next()?.parse().ok()?);
        let told: Vec<MessageEntry> = serde_json::from_str(words.next()?).ok()?;
        let stamped =
            |(kind, seat, text, at): MessageEntry| Some(TimedEntry { entry: Entry::read(&kind, seat, &text)?, at });
        Some(EntriesMessage { id, number, entries: told.into_iter().map(stamped).collect::<Option<_>>()? })
    }
}

impl Repository {
    /// What happened next at a table; a conflict if something else did.
    pub async fn append(
        &self,
        id: &str,
        number: usize,
        entries: &[TimedEntry],
        next: TableChange,
    ) -> Result<(), StoreError> {
        let mut batch = Vec::with_capacity(entries.len() + 2);
        add_entries(&mut batch, id, number, entries);
        match next {
            TableChange::Same => {}
            TableChange::Due(due) => batch.push(Step::Due { table: id.to_owned(), due }),
            TableChange::Over { at, ended } => {
                let text =
                    "UPDATE tables SET state = 'over', due = NULL, changed = $1 WHERE id = $2 AND state = 'playing'";
                batch.push(must(text, [at.into(), id.into()]));
                batch.extend(results(id, &ended));
            }
        }
        batch.push(self.tell_entries(id, number, entries));
        self.store.write(batch).await
    }

    /// What other processes hear of entries: the entries themselves, so that they need not read them.
    fn tell_entries(&self, id: &str, number: usize, entries: &[TimedEntry]) -> Step {
        if !self.store.is_shared() {
            return notify(id);
        }
        let heard = EntriesMessage { id: id.to_owned(), number, entries: entries.to_vec() };
        Some(heard.write()).filter(|words| words.len() <= LONGEST).map_or_else(|| notify(id), Step::Notify)
    }

    /// What happened at a table, from an entry on.
    pub async fn entries(&self, id: &str, from: usize) -> Result<Vec<TimedEntry>, StoreError> {
        let text = "SELECT kind, seat, text, at FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number";
        let rows = self.store.read(sql(text, [id.into(), from.into()])).await?;
        let entries: Option<Vec<_>> = rows.iter().map(stamped).collect();
        entries.ok_or_else(|| StoreError::Unavailable(format!("table {id} has an entry that can't be read")))
    }
}

/// The steps that append entries.
pub(super) fn add_entries(batch: &mut Batch, id: &str, number: usize, entries: &[TimedEntry]) {
    batch.extend(entries.iter().enumerate().map(|(step, entry)| Step::Append {
        table: id.to_owned(),
        number: number + step,
        entry: entry.clone(),
    }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    #[test]
    fn entries_told_are_entries_heard() {
        let entries = vec![
            TimedEntry { entry: Entry::Play(Seat::FIRST, "move 3".to_owned()), at: 7 },
            TimedEntry { entry: Entry::Deal("card \"x\" y".to_owned()), at: 8 },
        ];
        let heard = EntriesMessage { id: "abc".to_owned(), number: 12, entries };
        assert_eq!(EntriesMessage::read(&heard.write()), Some(heard));
        for wrong in ["", "entries", "entries a", "entries a b []", "entries a 1 [[1]]", "table abc"] {
            assert_eq!(EntriesMessage::read(wrong), None, "{wrong}");
        }
    }
}

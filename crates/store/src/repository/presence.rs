//! Who is at which table at which process, for several processes on one database.

use super::{Repository, must, run, sql};
use crate::{Batch, Row, Step, StoreError};

/// What other processes hear when somebody may have come or gone at any table; with the id of a table behind it, at that one.
pub const PRESENCE: &str = "present";

/// So many rows are written at once.
const AT_ONCE: usize = 500;

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Presence {
    /// The id of the table.
    pub table: String,
    /// The id of the person.
    pub person: String,
}

fn there(row: &Row) -> Option<(Presence, String)> {
    let presence = Presence { table: row.text(0)?.to_owned(), person: row.text(1)?.to_owned() };
    Some((presence, row.text(2)?.to_owned()))
}

fn come(holder: &str, presence: &Presence) -> Step {
    let text = "INSERT INTO presences (table_id, person, holder) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    run(text, [presence.table.as_str().into(), presence.person.as_str().into(), holder.into()])
}

fn go(holder: &str, presence: &Presence) -> Step {
    let text = "DELETE FROM presences WHERE table_id = $1 AND person = $2 AND holder = $3";
    run(text, [presence.table.as_str().into(), presence.person.as_str().into(), holder.into()])
}

fn forget(holder: &str) -> Step {
    run("DELETE FROM presences WHERE holder = $1", [holder.into()])
}

impl Repository {
    /// A process lives until then; a conflict if the others believe it dead.
    pub async fn live_on(&self, holder: &str, until: i64) -> Result<(), StoreError> {
        let text = "UPDATE processes SET until = $1 WHERE holder = $2";
        self.store.write(vec![must(text, [until.into(), holder.into()])]).await
    }

    /// A process says that it lives, and who is at its tables, all anew.
    pub async fn announce(&self, holder: &str, until: i64, present: &[Presence]) -> Result<(), StoreError> {
        let text = "INSERT INTO processes (holder, until) VALUES ($1, $2) \
                    ON CONFLICT (holder) DO UPDATE SET until = excluded.until";
        self.store.write(vec![run(text, [holder.into(), until.into()]), forget(holder)]).await?;
        for some in present.chunks(AT_ONCE) {
            self.store.write(some.iter().map(|presence| come(holder, presence)).collect()).await?;
        }
        self.store.write(vec![Step::Notify(PRESENCE.to_owned())]).await
    }

    /// Some are at a table of a process now, or not any more.
    pub async fn note_presences(&self, holder: &str, changes: &[(Presence, bool)]) -> Result<(), StoreError> {
        for some in changes.chunks(AT_ONCE) {
            let step = |(presence, here): &(Presence, bool)| {
                if *here { come(holder, presence) } else { go(holder, presence) }
            };
            let mut batch: Batch = some.iter().map(step).collect();
            let mut tables: Vec<_> = some.iter().map(|(presence, _)| presence.table.as_str()).collect();
            tables.sort_unstable();
            tables.dedup();
            batch.extend(tables.into_iter().map(|table| Step::Notify(format!("{PRESENCE} {table}"))));
            self.store.write(batch).await?;
        }
        Ok(())
    }

    /// Who is at a table at other processes that live, with their names.
    pub async fn present_elsewhere(
        &self,
        table: &str,
        holder: &str,
        now: i64,
    ) -> Result<Vec<(Presence, String)>, StoreError> {
        let text = "SELECT p.table_id, p.person, n.name FROM presences p \
                    JOIN processes q ON q.holder = p.holder JOIN persons n ON n.id = p.person \
                    WHERE p.table_id = $1 AND p.holder <> $2 AND q.until >= $3";
        let rows = self.store.read(sql(text, [table.into(), holder.into(), now.into()])).await?;
        Ok(rows.iter().filter_map(there).collect())
    }

    /// The same for all tables.
    pub async fn all_present_elsewhere(&self, holder: &str, now: i64) -> Result<Vec<(Presence, String)>, StoreError> {
        let text = "SELECT p.table_id, p.person, n.name FROM presences p \
                    JOIN processes q ON q.holder = p.holder JOIN persons n ON n.id = p.person \
                    WHERE p.holder <> $1 AND q.until >= $2";
        let rows = self.store.read(sql(text, [holder.into(), now.into()])).await?;
        Ok(rows.iter().filter_map(there).collect())
    }

    /// Forgets the processes that are dead and who was there; says whether there were any.
    pub async fn bury(&self, now: i64) -> Result<bool, StoreError> {
        let rows = self.store.read(sql("SELECT holder FROM processes WHERE until < $1", [now.into()])).await?;
        for holder in rows.iter().filter_map(|row| row.text(0)) {
            let text = "DELETE FROM processes WHERE holder = $1 AND until < $2";
            let dead = must(text, [holder.into(), now.into()]);
            match self.store.write(vec![dead, forget(holder), Step::Notify(PRESENCE.to_owned())]).await {
                // Another process has buried it, or it lives after all.
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(!rows.is_empty())
    }

    /// A process ends.
    pub async fn leave(&self, holder: &str) -> Result<(), StoreError> {
        let process = run("DELETE FROM processes WHERE holder = $1", [holder.into()]);
        self.store.write(vec![process, forget(holder), Step::Notify(PRESENCE.to_owned())]).await
    }
}

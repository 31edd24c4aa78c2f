//! Tables, their seats, what happened at them and what was said.

use std::collections::BTreeMap;

use minds::Level;
use table::Seat;

use super::statistics::{ResultRow, results};
use super::{Ledger, must, run, sql};
use crate::entry::{Entry, Stamped};
use crate::protocol::{ChatLine, List, Policy, SeatKind, TableState};
use crate::store::{Batch, Row, Step, Store, Trouble};

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) components: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) policy: Policy,
    pub(crate) public: bool,
    pub(crate) state: TableState,
    pub(crate) owner: String,
    pub(crate) seed: String,
    pub(crate) due: Option<i64>,
    pub(crate) rematch: Option<String>,
    pub(crate) created: i64,
    pub(crate) changed: i64,
}

/// What entries mean for the table itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// Nothing.
    Same,
    /// The house has to look at it then, or not at all.
    Due(Option<i64>),
    /// The game is over, and has ended so for each seat; nothing if that doesn't count.
    Over(Vec<ResultRow>),
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatRow {
    pub(crate) kind: SeatKind,
    pub(crate) person: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) level: Option<Level>,
}

const TABLE: &str = "SELECT id, game, rules, components, options, policy, public, state, owner, seed, due, rematch, created, changed \
                     FROM tables WHERE id = $1";

fn word<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

fn from_word<T: serde::de::DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}

fn table(row: &Row) -> Option<TableRow> {
    Some(TableRow {
        id: row.text(0)?.to_owned(),
        game: row.text(1)?.to_owned(),
        rules: u32::try_from(row.int(2)?).ok()?,
        components: row.text(3)?.to_owned(),
        options: serde_json::from_str(row.text(4)?).ok()?,
        policy: serde_json::from_str(row.text(5)?).ok()?,
        public: row.int(6)? != 0,
        state: from_word(row.text(7)?)?,
        owner: row.text(8)?.to_owned(),
        seed: row.text(9)?.to_owned(),
        due: row.int(10),
        rematch: row.text(11).map(str::to_owned),
        created: row.int(12)?,
        changed: row.int(13)?,
    })
}

fn seat(row: &Row) -> Option<SeatRow> {
    Some(SeatRow {
        kind: from_word(row.text(0)?)?,
        person: row.text(1).map(str::to_owned),
        name: row.text(2).map(str::to_owned),
        level: row.text(3).and_then(|level| level.parse().ok()),
    })
}

fn stamped(row: &Row) -> Option<Stamped> {
    Some(Stamped { entry: Entry::read(row.text(0)?, row.int(1), row.text(2)?)?, at: row.int(3)? })
}

fn ids(rows: &[Row]) -> Vec<String> {
    rows.iter().filter_map(|row| row.text(0).map(str::to_owned)).collect()
}

/// The longest message with entries in it; PostgreSQL takes somewhat more.
const LONGEST: usize = 6000;

/// Entries that another process has stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heard {
    pub(crate) id: String,
    /// The number of the first.
    pub(crate) number: usize,
    pub(crate) entries: Vec<Stamped>,
}

/// How an entry is told: kind, seat, text, time.
type Told = (String, Option<i64>, String, i64);

impl Heard {
    fn words(&self) -> String {
        let told = |stamped: &Stamped| -> Told {
            let (kind, seat, text) = stamped.entry.columns();
            (kind.to_owned(), seat.map(|seat| seat.index() as i64), text, stamped.at)
        };
        let entries: Vec<_> = self.entries.iter().map(told).collect();
        format!("plies {} {} {}", self.id, self.number, serde_json::to_string(&entries).unwrap_or_default())
    }

    /// What a message of another process says, if it is one of these.
    pub(crate) fn read(words: &str) -> Option<Heard> {
        let mut words = words.strip_prefix("plies ")?.splitn(3, ' ');
        let (id, number) = (words.next()?.to_owned(), words.next()?.parse().ok()?);
        let told: Vec<Told> = serde_json::from_str(words.next()?).ok()?;
        let stamped = |(kind, seat, text, at): Told| Some(Stamped { entry: Entry::read(&kind, seat, &text)?, at });
        Some(Heard { id, number, entries: told.into_iter().map(stamped).collect::<Option<_>>()? })
    }
}

/// What other processes hear of a table.
pub(crate) fn tell(id: &str) -> Step {
    Step::Tell(format!("table {id}"))
}

impl Ledger {
    /// The table with this id and its seats, in order.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>, Trouble> {
        let rows = self.store.read(sql(TABLE, [id.into()])).await?;
        let Some(found) = rows.first().and_then(table) else { return Ok(None) };
        let text = "SELECT kind, person, name, level FROM seats WHERE table_id = $1 ORDER BY seat";
        let seats = self.store.read(sql(text, [id.into()])).await?;
        Ok(Some((found, seats.iter().filter_map(seat).collect())))
    }

    /// A new table with its seats, and what its game begins with, if it begins at once.
    pub(crate) async fn add_table(
        &self,
        row: &TableRow,
        seats: &[SeatRow],
        entries: &[Stamped],
    ) -> Result<(), Trouble> {
        self.store.write(new_table(row, seats, entries)).await
    }

    /// A new table for a rematch of one that is over; a conflict if there is one already.
    pub(crate) async fn add_rematch(&self, of: &str, row: &TableRow, seats: &[SeatRow]) -> Result<(), Trouble> {
        let mut batch = new_table(row, seats, &[]);
        let text = "UPDATE tables SET rematch = $1 WHERE id = $2 AND state = 'over' AND rematch IS NULL";
        batch.push(must(text, [row.id.as_str().into(), of.into()]));
        batch.push(tell(of));
        self.store.write(batch).await
    }

    /// Somebody else in a seat of an open table; a conflict if another is there than was thought, or the game has begun.
    pub(crate) async fn reseat(&self, id: &str, seat: Seat, from: &SeatRow, to: &SeatRow) -> Result<(), Trouble> {
        let text = "UPDATE seats SET kind = $1, person = $2, name = $3, level = $4 \
                    WHERE table_id = $5 AND seat = $6 AND kind = $7 \
                    AND EXISTS (SELECT 1 FROM tables WHERE id = $5 AND state = 'open')";
        let [kind, person, name, level] = columns(to);
        let values = [kind, person, name, level, id.into(), seat.index().into(), word(&from.kind).into()];
        self.store.write(vec![must(text, values), tell(id)]).await
    }

    /// An open table is in play from now on, with what the dealer drew first.
    pub(crate) async fn start(&self, id: &str, entries: &[Stamped], due: Option<i64>, at: i64) -> Result<(), Trouble> {
        let text = "UPDATE tables SET state = 'playing', due = $1, changed = $2 WHERE id = $3 AND state = 'open'";
        let mut batch = vec![must(text, [due.into(), at.into(), id.into()])];
        add_entries(&mut batch, id, 0, entries);
        batch.push(tell(id));
        self.store.write(batch).await
    }

    /// What happened next at a table; a conflict if something else did.
    pub(crate) async fn append(&self, id: &str, number: usize, entries: &[Stamped], next: Next) -> Result<(), Trouble> {
        let mut batch = Vec::with_capacity(entries.len() + 2);
        add_entries(&mut batch, id, number, entries);
        let at = entries.last().map_or(0, |stamped| stamped.at);
        match next {
            Next::Same => {}
            Next::Due(due) => batch
                .push(run("UPDATE tables SET due = $1 WHERE id = $2 AND state = 'playing'", [due.into(), id.into()])),
            Next::Over(ended) => {
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
    fn tell_entries(&self, id: &str, number: usize, entries: &[Stamped]) -> Step {
        if let Store::Sqlite(_) = self.store {
            return tell(id);
        }
        let heard = Heard { id: id.to_owned(), number, entries: entries.to_vec() };
        Some(heard.words()).filter(|words| words.len() <= LONGEST).map_or_else(|| tell(id), Step::Tell)
    }

    /// What happened at a table, from an entry on.
    pub(crate) async fn entries(&self, id: &str, from: usize) -> Result<Vec<Stamped>, Trouble> {
        let text = "SELECT kind, seat, text, at FROM plies WHERE table_id = $1 AND number >= $2 ORDER BY number";
        let rows = self.store.read(sql(text, [id.into(), from.into()])).await?;
        let entries: Option<Vec<_>> = rows.iter().map(stamped).collect();
        entries.ok_or_else(|| Trouble::Unavailable(format!("table {id} has an entry that can't be read")))
    }

    /// Tables of a list, at most `most`, the latest first.
    pub(crate) async fn list(&self, list: List, person: Option<&str>, most: usize) -> Result<Vec<String>, Trouble> {
        let public = "SELECT id FROM tables WHERE public = 1 AND state = $1 ORDER BY changed DESC LIMIT $2";
        let own = "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1) AND state IN ($2, $3) \
                   ORDER BY changed DESC LIMIT $4";
        let own = |first: &str, second: &str| {
            let values = [person.unwrap_or_default().into(), first.into(), second.into(), most.into()];
            sql(own, values)
        };
        let statement = match list {
            List::Open => sql(public, ["open".into(), most.into()]),
            List::Playing => sql(public, ["playing".into(), most.into()]),
            List::Mine => own("open", "playing"),
            List::Finished => own("over", "closed"),
        };
        Ok(ids(&self.store.read(statement).await?))
    }

    /// How many tables somebody made that are not over.
    pub(crate) async fn count_owned(&self, person: &str) -> Result<usize, Trouble> {
        let text = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND state IN ('open', 'playing')";
        let rows = self.store.read(sql(text, [person.into()])).await?;
        Ok(rows.first().and_then(|row| row.int(0)).unwrap_or(0) as usize)
    }

    /// Tables the house has to look at by this time.
    pub(crate) async fn due(&self, at: i64, most: usize) -> Result<Vec<String>, Trouble> {
        let text = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2";
        Ok(ids(&self.store.read(sql(text, [at.into(), most.into()])).await?))
    }

    /// Takes the right to think about a bot's turn until some time; a conflict if another process has it.
    pub(crate) async fn lease(
        &self,
        id: &str,
        number: usize,
        holder: &str,
        now: i64,
        until: i64,
    ) -> Result<(), Trouble> {
        let text = "INSERT INTO leases (table_id, number, holder, until) VALUES ($1, $2, $3, $4) \
                    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, holder = excluded.holder, until = excluded.until \
                    WHERE leases.number < excluded.number OR leases.until < $5 OR leases.holder = excluded.holder";
        let values = [id.into(), number.into(), holder.into(), until.into(), now.into()];
        self.store.write(vec![must(text, values)]).await
    }

    /// Something said at a table, which gets the next number.
    pub(crate) async fn add_chat(&self, id: &str, person: &str, line: &ChatLine) -> Result<(), Trouble> {
        let text =
            "INSERT INTO chat (table_id, number, person, name, seat, text, at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let values = [
            id.into(),
            line.number.into(),
            person.into(),
            line.name.as_str().into(),
            line.seat.into(),
            line.text.as_str().into(),
            line.at.into(),
        ];
        self.store.write(vec![must(text, values), tell(id)]).await
    }

    /// What was said at a table, the last `most` lines, the oldest first.
    pub(crate) async fn chat(&self, id: &str, most: usize) -> Result<Vec<ChatLine>, Trouble> {
        let text = "SELECT number, name, seat, text, at FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let rows = self.store.read(sql(text, [id.into(), most.into()])).await?;
        let line = |row: &Row| {
            Some(ChatLine {
                number: row.int(0)? as usize,
                name: row.text(1)?.to_owned(),
                seat: row.int(2).map(|seat| seat as usize),
                text: row.text(3)?.to_owned(),
                at: row.int(4)?,
            })
        };
        Ok(rows.iter().rev().filter_map(line).collect())
    }

    /// The number of the last notice of the host, and the notices after one: kind and subject.
    pub(crate) async fn notices(&self, after: i64) -> Result<Vec<(i64, String, String)>, Trouble> {
        let text = "SELECT number, kind, subject FROM notices WHERE number > $1 ORDER BY number";
        let rows = self.store.read(sql(text, [after.into()])).await?;
        let notice = |row: &Row| Some((row.int(0)?, row.text(1)?.to_owned(), row.text(2)?.to_owned()));
        Ok(rows.iter().filter_map(notice).collect())
    }
}

/// What stores a new table with its seats.
fn new_table(row: &TableRow, seats: &[SeatRow], entries: &[Stamped]) -> Batch {
    let text = "INSERT INTO tables (id, game, rules, components, options, policy, public, state, owner, seed, due, rematch, created, changed) \
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";
    let values = [
        row.id.as_str().into(),
        row.game.as_str().into(),
        i64::from(row.rules).into(),
        row.components.as_str().into(),
        serde_json::to_string(&row.options).unwrap_or_default().into(),
        serde_json::to_string(&row.policy).unwrap_or_default().into(),
        row.public.into(),
        word(&row.state).into(),
        row.owner.as_str().into(),
        row.seed.as_str().into(),
        row.due.into(),
        row.rematch.clone().into(),
        row.created.into(),
        row.changed.into(),
    ];
    let mut batch = vec![must(text, values)];
    let text = "INSERT INTO seats (table_id, seat, kind, person, name, level) VALUES ($1, $2, $3, $4, $5, $6)";
    for (number, seat) in seats.iter().enumerate() {
        let [kind, person, name, level] = columns(seat);
        batch.push(must(text, [row.id.as_str().into(), number.into(), kind, person, name, level]));
    }
    add_entries(&mut batch, &row.id, 0, entries);
    batch.push(tell(&row.id));
    batch
}

fn columns(seat: &SeatRow) -> [crate::store::Value; 4] {
    [word(&seat.kind).into(), seat.person.clone().into(), seat.name.clone().into(), seat.level.map(Level::key).into()]
}

fn add_entries(batch: &mut Batch, id: &str, number: usize, entries: &[Stamped]) {
    let text = "INSERT INTO plies (table_id, number, kind, seat, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
    for (step, stamped) in entries.iter().enumerate() {
        let (kind, seat, ply) = stamped.entry.columns();
        let values = [
            id.into(),
            (number + step).into(),
            kind.into(),
            seat.map(Seat::index).into(),
            ply.into(),
            stamped.at.into(),
        ];
        batch.push(must(text, values));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_told_are_entries_heard() {
        let entries = vec![
            Stamped { entry: Entry::Play(Seat::FIRST, "move 3".to_owned()), at: 7 },
            Stamped { entry: Entry::Deal("card \"x\" y".to_owned()), at: 8 },
        ];
        let heard = Heard { id: "abc".to_owned(), number: 12, entries };
        assert_eq!(Heard::read(&heard.words()), Some(heard));
        for wrong in ["", "plies", "plies a", "plies a b []", "plies a 1 [[1]]", "table abc"] {
            assert_eq!(Heard::read(wrong), None, "{wrong}");
        }
    }
}

//! Tables, their seats, what happened at them and what was said.

use std::collections::BTreeMap;

use game::Seat;
use minds::Level;
use serde::{Deserialize, Serialize};

use protocol::{SeatKind, TableSettings, TableStatus};

use super::entries::add_entries;
use super::{Repository, must, notify, run, sql, word};
use crate::{Batch, Row, Step, StoreError, TimedEntry, Value};

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id, a secret as long as the table is not public.
    pub id: String,
    /// The key of its game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The fingerprint of the component figures.
    pub components: String,
    /// The component file, if it is not the one that comes with the game.
    pub edition: Option<String>,
    /// The options of the game.
    pub options: BTreeMap<String, String>,
    /// The settings of the table.
    pub settings: TableSettings,
    /// Whether it is in the lobby.
    pub public: bool,
    /// Whether it is open, in play, over or closed.
    pub state: TableStatus,
    /// The id of the person who made it.
    pub owner: String,
    /// What its dealer draws from.
    pub seed: String,
    /// When the house has to look at it, in milliseconds since 1970.
    pub due: Option<i64>,
    /// The id of the table of its rematch.
    pub rematch: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed, in milliseconds since 1970.
    pub changed: i64,
    /// Who has agreed that a bot plays for somebody who is absent.
    pub agreed: Vec<Agreement>,
    /// When somebody last came to it, to the minute, in milliseconds since 1970.
    pub visited: i64,
    /// The address it was made from, as long as it is open.
    pub address: Option<String>,
    /// Whether nobody may say anything there.
    pub chat_closed: bool,
}

/// Somebody has agreed that a bot plays for somebody who is absent.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Agreement {
    /// The seat of who is absent.
    pub seat: usize,
    /// The id of who has agreed.
    pub person: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Who plays there.
    pub kind: SeatKind,
    /// The id of the person.
    pub person: Option<String>,
    /// The name at this table.
    pub name: Option<String>,
    /// The level of the bot.
    pub level: Option<Level>,
}

const TABLE: &str = "SELECT id, game, rules, components, options, policy, public, state, owner, seed, due, rematch, created, changed, agreed, \
                     COALESCE(visited, changed), address, chat_closed, (SELECT text FROM editions WHERE fingerprint = tables.components) FROM tables WHERE id = $1";

fn from_word<T: serde::de::DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}

fn table(row: &Row) -> Option<TableRow> {
    Some(TableRow {
        id: row.text(0)?.to_owned(),
        game: row.text(1)?.to_owned(),
        rules: u32::try_from(row.int(2)?).ok()?,
        components: row.text(3)?.to_owned(),
        edition: row.text(18).map(str::to_owned),
        options: serde_json::from_str(row.text(4)?).ok()?,
        settings: serde_json::from_str(row.text(5)?).ok()?,
        public: row.int(6)? != 0,
        state: from_word(row.text(7)?)?,
        owner: row.text(8)?.to_owned(),
        seed: row.text(9)?.to_owned(),
        due: row.int(10),
        rematch: row.text(11).map(str::to_owned),
        created: row.int(12)?,
        changed: row.int(13)?,
        agreed: row.text(14).and_then(|agreed| serde_json::from_str(agreed).ok()).unwrap_or_default(),
        visited: row.int(15)?,
        address: row.text(16).map(str::to_owned),
        chat_closed: row.int(17) == Some(1),
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

fn ids(rows: &[Row]) -> Vec<String> {
    rows.iter().filter_map(|row| row.text(0).map(str::to_owned)).collect()
}

impl Repository {
    /// The table with this id and its seats, in order.
    pub async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
        let rows = self.store.read(sql(TABLE, [id.into()])).await?;
        let Some(found) = rows.first().and_then(table) else { return Ok(None) };
        let text = "SELECT kind, person, name, level FROM seats WHERE table_id = $1 ORDER BY seat";
        let seats = self.store.read(sql(text, [id.into()])).await?;
        Ok(Some((found, seats.iter().filter_map(seat).collect())))
    }

    /// A new table with its seats, and what its game begins with, if it begins at once.
    pub async fn add_table(&self, row: &TableRow, seats: &[SeatRow], entries: &[TimedEntry]) -> Result<(), StoreError> {
        self.store.write(new_table(row, seats, entries)).await
    }

    /// A new table for a rematch of one that is over; a conflict if there is another one than was `known`.
    pub async fn add_rematch(
        &self,
        of: &str,
        known: Option<&str>,
        row: &TableRow,
        seats: &[SeatRow],
    ) -> Result<(), StoreError> {
        let mut batch = new_table(row, seats, &[]);
        let text = "UPDATE tables SET rematch = $1 WHERE id = $2 AND state = 'over' AND COALESCE(rematch, '') = $3";
        batch.push(must(text, [row.id.as_str().into(), of.into(), known.unwrap_or_default().into()]));
        batch.push(notify(of));
        self.store.write(batch).await
    }

    /// Somebody else in a seat of an open table; a conflict if another is there than was thought, or the game has begun.
    pub async fn reseat(&self, id: &str, seat: Seat, from: &SeatRow, to: &SeatRow) -> Result<(), StoreError> {
        let text = "UPDATE seats SET kind = $1, person = $2, name = $3, level = $4 \
                    WHERE table_id = $5 AND seat = $6 AND kind = $7 \
                    AND EXISTS (SELECT 1 FROM tables WHERE id = $5 AND state = 'open')";
        let [kind, person, name, level] = columns(to);
        let values = [kind, person, name, level, id.into(), seat.index().into(), word(&from.kind).into()];
        self.store.write(vec![must(text, values), notify(id)]).await
    }

    /// Remembers who has agreed that a bot plays for somebody.
    pub async fn agree(&self, id: &str, agreed: &[Agreement]) -> Result<(), StoreError> {
        let text = "UPDATE tables SET agreed = $1 WHERE id = $2 AND state = 'playing'";
        let agreed = serde_json::to_string(agreed).unwrap_or_default();
        self.store.write(vec![must(text, [agreed.into(), id.into()]), notify(id)]).await
    }

    /// An open table is in play from now on, with what the dealer drew first.
    pub async fn start(&self, id: &str, entries: &[TimedEntry], due: Option<i64>, at: i64) -> Result<(), StoreError> {
        let text = "UPDATE tables SET state = 'playing', due = $1, changed = $2, address = NULL WHERE id = $3 AND state = 'open'";
        let mut batch = vec![must(text, [due.into(), at.into(), id.into()])];
        add_entries(&mut batch, id, 0, entries);
        batch.push(notify(id));
        self.store.write(batch).await
    }

    /// How many tables somebody made that are not over.
    pub async fn count_owned(&self, person: &str) -> Result<usize, StoreError> {
        let text = "SELECT COUNT(*) FROM tables WHERE owner = $1 AND state IN ('open', 'playing')";
        let rows = self.store.read(sql(text, [person.into()])).await?;
        Ok(rows.first().and_then(|row| row.int(0)).unwrap_or(0) as usize)
    }

    /// Tables the house has to look at by this time.
    pub async fn due(&self, at: i64, most: usize) -> Result<Vec<String>, StoreError> {
        let text = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2";
        Ok(ids(&self.store.read(sql(text, [at.into(), most.into()])).await?))
    }

    /// Takes the right to think about a bot's turn until some time; a conflict if another process has it.
    pub async fn lease(&self, id: &str, number: usize, holder: &str, now: i64, until: i64) -> Result<(), StoreError> {
        let text = "INSERT INTO leases (table_id, number, holder, until) VALUES ($1, $2, $3, $4) \
                    ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, holder = excluded.holder, until = excluded.until \
                    WHERE leases.number < excluded.number OR leases.until < $5 OR leases.holder = excluded.holder";
        let values = [id.into(), number.into(), holder.into(), until.into(), now.into()];
        self.store.write(vec![must(text, values)]).await
    }

    /// The number of the last notice of the host, and the notices after one: kind and subject.
    pub async fn notices(&self, after: i64) -> Result<Vec<(i64, String, String)>, StoreError> {
        let text = "SELECT number, kind, subject FROM notices WHERE number > $1 ORDER BY number";
        let rows = self.store.read(sql(text, [after.into()])).await?;
        let notice = |row: &Row| Some((row.int(0)?, row.text(1)?.to_owned(), row.text(2)?.to_owned()));
        Ok(rows.iter().filter_map(notice).collect())
    }
}

/// What stores a new table with its seats.
fn new_table(row: &TableRow, seats: &[SeatRow], entries: &[TimedEntry]) -> Batch {
    let text = "INSERT INTO tables (id, game, rules, components, options, policy, public, state, owner, seed, due, rematch, created, changed, visited, address) \
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
    let values = [
        row.id.as_str().into(),
        row.game.as_str().into(),
        i64::from(row.rules).into(),
        row.components.as_str().into(),
        serde_json::to_string(&row.options).unwrap_or_default().into(),
        serde_json::to_string(&row.settings).unwrap_or_default().into(),
        row.public.into(),
        word(&row.state).into(),
        row.owner.as_str().into(),
        row.seed.as_str().into(),
        row.due.into(),
        row.rematch.clone().into(),
        row.created.into(),
        row.changed.into(),
        row.visited.into(),
        row.address.clone().into(),
    ];
    let mut batch = vec![must(text, values)];
    batch.extend(row.edition.as_deref().map(|text| edition(row, text)));
    let text = "INSERT INTO seats (table_id, seat, kind, person, name, level) VALUES ($1, $2, $3, $4, $5, $6)";
    for (number, seat) in seats.iter().enumerate() {
        let [kind, person, name, level] = columns(seat);
        batch.push(must(text, [row.id.as_str().into(), number.into(), kind, person, name, level]));
    }
    add_entries(&mut batch, &row.id, 0, entries);
    batch.push(notify(&row.id));
    batch
}

/// What stores the edition of a table, if no table before has brought it.
fn edition(row: &TableRow, text: &str) -> Step {
    let insert = "INSERT INTO editions (fingerprint, game, text, created) VALUES ($1, $2, $3, $4) ON CONFLICT (fingerprint) DO NOTHING";
    run(insert, [row.components.as_str().into(), row.game.as_str().into(), text.into(), row.created.into()])
}

fn columns(seat: &SeatRow) -> [Value; 4] {
    [word(&seat.kind).into(), seat.person.clone().into(), seat.name.clone().into(), seat.level.map(Level::key).into()]
}

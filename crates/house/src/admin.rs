//! What a host orders on the command line: straight on the database, whether a house is open on it or not.
//!
//! Each order leaves a notice, and processes that serve hear of it.

use std::collections::HashMap;

use store::{Batch, Link, LinkPurpose, Row, Statement, Step, Store, StoreError, Value};

use crate::names;

/// What processes hear when there is a new notice.
pub const NOTICE: &str = "notice";

/// How often an order is repeated when another host orders at the same moment.
const TRIES: usize = 8;

/// A table, as a host sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The key of its game.
    pub game: String,
    /// Its state.
    pub state: String,
    /// Whether it is in the lobby.
    pub public: bool,
    /// When it last changed, in milliseconds since 1970.
    pub changed: i64,
    /// Its seats, in order.
    pub seats: Vec<ListedSeat>,
}

/// A seat, as a host sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ListedSeat {
    /// Nobody sits there.
    Open,
    /// A person sits there.
    Person {
        /// Whom to ban.
        id: String,
        /// The name at this table, or else of the person.
        name: String,
    },
    /// A bot sits there.
    Bot {
        /// Its level.
        level: String,
    },
}

/// What became of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ordered {
    /// It is done.
    Done,
    /// It was so already.
    Already,
    /// There is no such table or person.
    Unknown,
}

/// Tables in a state or in any, those that changed last first.
pub async fn list(store: &Store, state: Option<&str>) -> Result<Vec<Listed>, StoreError> {
    let state = || vec![Value::from(state.unwrap_or_default())];
    let tables = "SELECT id, game, state, public, changed FROM tables
                  WHERE $1 = '' OR state = $1 ORDER BY changed DESC, id";
    let seats = "SELECT s.table_id, s.kind, s.person, COALESCE(s.name, p.name), s.level
                 FROM seats s JOIN tables t ON t.id = s.table_id LEFT JOIN persons p ON p.id = s.person
                 WHERE $1 = '' OR t.state = $1 ORDER BY s.table_id, s.seat";
    let tables = store.read(Statement { sql: tables, values: state() }).await?;
    let seats = store.read(Statement { sql: seats, values: state() }).await?;
    let mut at: HashMap<String, Vec<ListedSeat>> = HashMap::new();
    for row in &seats {
        at.entry(text(row, 0)).or_default().push(seat(row));
    }
    let mut listed: Vec<_> = tables.iter().map(listed).collect();
    for table in &mut listed {
        table.seats = at.remove(&table.id).unwrap_or_default();
    }
    Ok(listed)
}

fn listed(row: &Row) -> Listed {
    Listed {
        id: text(row, 0),
        game: text(row, 1),
        state: text(row, 2),
        public: row.int(3) == Some(1),
        changed: row.int(4).unwrap_or(0),
        seats: Vec::new(),
    }
}

fn seat(row: &Row) -> ListedSeat {
    match row.text(1) {
        Some("person") => ListedSeat::Person { id: text(row, 2), name: text(row, 3) },
        Some("bot") => ListedSeat::Bot { level: text(row, 4) },
        _ => ListedSeat::Open,
    }
}

fn text(row: &Row, column: usize) -> String {
    row.text(column).unwrap_or_default().to_owned()
}

/// Closes a table; `now` in milliseconds since 1970.
pub async fn close(store: &Store, table: &str, now: i64) -> Result<Ordered, StoreError> {
    let look = "SELECT CASE WHEN state = 'closed' THEN 1 ELSE 0 END FROM tables WHERE id = $1";
    let close = "UPDATE tables SET state = 'closed', due = NULL, changed = $1 WHERE id = $2 AND state <> 'closed'";
    let steps = || vec![Step::Must(Statement { sql: close, values: vec![now.into(), table.into()] })];
    order(store, look, table, 1, || with_notice(steps(), "close", table, now)).await
}

/// Lets a person in no more. Their sessions stay, so that they are told so, and are let in again by [`unban`] as who they were.
pub async fn ban(store: &Store, person: &str, now: i64) -> Result<Ordered, StoreError> {
    let ban = "UPDATE persons SET banned = 1 WHERE id = $1 AND banned = 0";
    let steps = || vec![Step::Must(Statement { sql: ban, values: vec![person.into()] })];
    order(store, BANNED, person, 1, || with_notice(steps(), "ban", person, now)).await
}

/// Lets a person in again.
pub async fn unban(store: &Store, person: &str, now: i64) -> Result<Ordered, StoreError> {
    let unban = "UPDATE persons SET banned = 0 WHERE id = $1 AND banned <> 0";
    let steps = || vec![Step::Must(Statement { sql: unban, values: vec![person.into()] })];
    order(store, BANNED, person, 0, || with_notice(steps(), "unban", person, now)).await
}

const BANNED: &str = "SELECT CASE WHEN banned = 0 THEN 0 ELSE 1 END FROM persons WHERE id = $1";

/// What became of the wish for a link for a new password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResetLink {
    /// Its secret, and the login of the account.
    Made {
        /// What follows the `#`.
        secret: String,
        /// The login.
        login: String,
    },
    /// A guest has no password.
    Guest,
    /// There is no such person.
    Unknown,
}

/// Makes a link by which somebody, named by id or login, chooses a new password once and until a time.
pub async fn reset(store: &Store, person: &str, until: i64) -> Result<ResetLink, StoreError> {
    let look = "SELECT id, login FROM persons WHERE id = $1 OR login = $2 ORDER BY id = $1 DESC LIMIT 1";
    let values = vec![person.into(), person.to_ascii_lowercase().into()];
    let rows = store.read(Statement { sql: look, values }).await?;
    let Some(row) = rows.first() else { return Ok(ResetLink::Unknown) };
    let (Some(id), Some(login)) = (row.text(0), row.text(1)) else { return Ok(ResetLink::Guest) };
    let secret = names::new_secret();
    store.write(Link::add(id, &names::hash(&secret), &LinkPurpose::Password, until).into()).await?;
    Ok(ResetLink::Made { secret, login: login.to_owned() })
}

/// Looks whether there is anything to do, and does it; again if somebody was faster.
async fn order(
    store: &Store,
    look: &'static str,
    subject: &str,
    wanted: i64,
    batch: impl Fn() -> Batch,
) -> Result<Ordered, StoreError> {
    for _ in 0..TRIES {
        let rows = store.read(Statement { sql: look, values: vec![subject.into()] }).await?;
        match rows.first().and_then(|row| row.int(0)) {
            None => return Ok(Ordered::Unknown),
            Some(found) if found == wanted => return Ok(Ordered::Already),
            Some(_) => {}
        }
        match store.write(batch()).await {
            Err(StoreError::Conflict) => {}
            done => return done.map(|()| Ordered::Done),
        }
    }
    Err(StoreError::Conflict)
}

fn with_notice(mut steps: Batch, kind: &str, subject: &str, now: i64) -> Batch {
    let sql =
        "INSERT INTO notices (number, kind, subject, at) SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3 FROM notices";
    steps.push(Step::Must(Statement { sql, values: vec![kind.into(), subject.into(), now.into()] }));
    steps.push(Step::Notify(NOTICE.to_owned()));
    steps
}

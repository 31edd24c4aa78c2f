//! The functions of the [`Store`] by subject: tables, lobby, entries, chat, people, their sessions and
//! links, presence, statistics; what somebody takes with them, and what goes when they do.

mod audit;
mod chat;
mod clock;
mod departure;
mod entries;
mod export;
mod links;
mod lobby;
mod moderation;
mod people;
mod presence;
mod sessions;
mod statistics;
mod tables;

pub use audit::AuditRow;
pub use clock::ClockRow;
pub use entries::{EntriesMessage, TableChange};
pub use export::SaidLine;
pub use links::{Link, LinkPurpose};
pub use lobby::{OF_ONE, TablePage};
pub use moderation::{Named, NewReport};
pub use people::{NO_END, Person};
pub use presence::{PRESENCE, Presence};
pub use sessions::{SessionKind, SessionRow};
pub use statistics::{PastSeat, ResultRow};
pub use tables::{Agreement, SeatRow, TableRow};

use crate::{Statement, Step, Store, StoreError, Value};

/// What the house reads and stores, by subject.
#[derive(Clone, Debug)]
pub struct Repository {
    store: Store,
}

impl Repository {
    /// The functions over an open database.
    pub fn new(store: Store) -> Repository {
        Repository { store }
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Stores something that means nothing, to see whether anything can be stored.
    pub async fn probe(&self, at: i64) -> Result<(), StoreError> {
        let text = "INSERT INTO probe (id, at) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
        self.store.write(vec![run(text, [at.into()])]).await
    }
}

/// A statement with its values.
fn sql<const N: usize>(sql: &'static str, values: [Value; N]) -> Statement {
    Statement { sql, values: values.into() }
}

/// A step that has to change one row.
fn must<const N: usize>(text: &'static str, values: [Value; N]) -> Step {
    Step::Must(sql(text, values))
}

/// A step that may change any number of rows.
fn run<const N: usize>(text: &'static str, values: [Value; N]) -> Step {
    Step::Run(sql(text, values))
}

/// A word of the protocol, as it is stored.
fn word<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// What other processes hear of a table.
fn notify(id: &str) -> Step {
    Step::Notify(format!("table {id}"))
}

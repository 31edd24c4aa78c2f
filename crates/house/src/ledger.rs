//! What the house remembers, in its own words over the [`Store`].

mod people;
mod presence;
mod statistics;
mod tables;

pub(crate) use people::{Person, SessionKind};
pub(crate) use presence::{PRESENT, Presence};
pub(crate) use statistics::{PastSeat, ResultRow};
pub(crate) use tables::{Heard, Next, SeatRow, TableRow};

use crate::store::{Statement, Step, Store, Value};

/// The database in the words of the house.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    store: Store,
}

impl Ledger {
    pub(crate) fn new(store: Store) -> Ledger {
        Ledger { store }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
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

impl Ledger {
    /// Stores something that means nothing, to see whether anything can be stored.
    pub(crate) async fn probe(&self, at: i64) -> Result<(), crate::store::Trouble> {
        let text = "INSERT INTO probe (id, at) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
        self.store.write(vec![run(text, [at.into()])]).await
    }
}

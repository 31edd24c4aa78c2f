//! A connection of one's own and one long transaction, for those who copy a whole database.
//!
//! What is not committed is taken back.

use super::{Row, Store, Trouble, Value, postgres, sqlite};

/// What a session is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To read everything as it is at one moment.
    Read,
    /// To write everything at once.
    Write,
}

/// A connection within a transaction.
pub(super) enum Session {
    Sqlite(sqlite::Session),
    Postgres(postgres::Session),
}

impl Session {
    pub(super) async fn begin(store: &Store, purpose: Purpose) -> Result<Session, Trouble> {
        match store {
            Store::Sqlite(store) => store.session(purpose).await.map(Session::Sqlite),
            Store::Postgres(store) => store.session(purpose).await.map(Session::Postgres),
        }
    }

    pub(super) async fn read(&self, sql: String, values: Vec<Value>) -> Result<Vec<Row>, Trouble> {
        match self {
            Session::Sqlite(session) => session.read(sql, values).await,
            Session::Postgres(session) => session.read(&sql, &values).await,
        }
    }

    pub(super) async fn run(&self, sql: String, values: Vec<Value>) -> Result<(), Trouble> {
        match self {
            Session::Sqlite(session) => session.run(sql, values).await,
            Session::Postgres(session) => session.run(&sql, &values).await,
        }
    }

    pub(super) async fn commit(self) -> Result<(), Trouble> {
        match self {
            Session::Sqlite(session) => session.run("COMMIT".to_owned(), Vec::new()).await,
            Session::Postgres(session) => session.run("COMMIT", &[]).await,
        }
    }
}

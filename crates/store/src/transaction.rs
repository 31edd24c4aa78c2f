//! A connection of one's own and one long transaction, for those who copy a whole database.
//!
//! What is not committed is taken back.

use super::{Database, Row, Store, StoreError, Value, postgres, sqlite};

/// What a transaction is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Access {
    /// To read everything as it is at one moment.
    Read,
    /// To write everything at once.
    Write,
}

/// A connection within a transaction.
pub(super) enum Transaction {
    Sqlite(sqlite::Transaction),
    Postgres(postgres::Transaction),
}

impl Transaction {
    pub(super) async fn begin(store: &Store, access: Access) -> Result<Transaction, StoreError> {
        match &store.database {
            Database::Sqlite(store) => store.transaction(access).await.map(Transaction::Sqlite),
            Database::Postgres(store) => store.transaction(access).await.map(Transaction::Postgres),
        }
    }

    pub(super) async fn read(&self, sql: String, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        match self {
            Transaction::Sqlite(transaction) => transaction.read(sql, values).await,
            Transaction::Postgres(transaction) => transaction.read(&sql, &values).await,
        }
    }

    pub(super) async fn run(&self, sql: String, values: Vec<Value>) -> Result<(), StoreError> {
        match self {
            Transaction::Sqlite(transaction) => transaction.run(sql, values).await,
            Transaction::Postgres(transaction) => transaction.run(&sql, &values).await,
        }
    }

    pub(super) async fn commit(self) -> Result<(), StoreError> {
        match self {
            Transaction::Sqlite(transaction) => transaction.run("COMMIT".to_owned(), Vec::new()).await,
            Transaction::Postgres(transaction) => transaction.run("COMMIT", &[]).await,
        }
    }
}

//! PostgreSQL: a writer with group commit, a pool of connections, and a listener for what other processes tell.
//!
//! Everything has a limit in time, so that nothing hangs when the server does. A connection that met an error is not
//! used again, so the store works again as soon as the server does.

mod batch;
mod cells;
mod connect;
mod errors;
mod listener;
mod tls;
mod transaction;
mod writer;

pub(super) use transaction::Transaction;

use std::fmt;
use std::sync::Arc;

use deadpool_postgres::{Object, Pool};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::transaction::Access;
use super::{Batch, Row, Statement, StoreError};
use connect::PgTarget;
use errors::{in_time, unavailable};

/// A PostgreSQL server.
#[derive(Clone)]
pub(super) struct Postgres {
    target: Arc<PgTarget>,
    pool: Pool,
    writes: mpsc::UnboundedSender<writer::WriteJob>,
    own: Arc<str>,
    listener: Arc<listener::Listener>,
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Postgres").field(&self.own).finish()
    }
}

impl Postgres {
    /// Reaches a server and brings its schema up to date.
    pub(super) async fn open(url: &str) -> Result<Postgres, StoreError> {
        let target = PgTarget::read(url)?;
        let pool = connect::pool(&target)?;
        connect::migrate(&pool).await?;
        let own: Arc<str> = own_name()?.into();
        let listener = Arc::new(listener::Listener::start(target.clone(), Arc::clone(&own)).await?);
        let writes = writer::start(pool.clone(), Arc::clone(&own));
        Ok(Postgres { target: Arc::new(target), pool, writes, own, listener })
    }

    /// The rows of a statement.
    pub(super) async fn read(&self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        let client = client(&self.pool).await?;
        let read = in_time(async { batch::read(&client, statement.sql, &statement.values).await }).await;
        read.inspect_err(|_| discard(client))
    }

    /// Stores a batch; once asked for it is stored even if nobody waits for the answer.
    pub(super) async fn write(&self, batch: Batch) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.writes.send(writer::WriteJob { batch, done }).map_err(|_| StoreError::ended())?;
        answer.await.map_err(|_| StoreError::ended())?
    }

    /// What other processes tell. `"*"` says that something may have been missed; so does a receiver that lags.
    pub(super) fn listen(&self) -> broadcast::Receiver<String> {
        self.listener.hear()
    }

    /// A connection of one's own.
    pub(super) async fn transaction(&self, access: Access) -> Result<Transaction, StoreError> {
        Transaction::begin(&self.target, access).await
    }
}

async fn client(pool: &Pool) -> Result<Object, StoreError> {
    pool.get().await.map_err(unavailable)
}

/// Takes a connection out of the pool: nobody knows what state it is in.
fn discard(client: Object) {
    drop(Object::take(client));
}

/// A name by which a store knows what it has told itself.
fn own_name() -> Result<String, StoreError> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(unavailable)?;
    Ok(data_encoding::HEXLOWER.encode(&bytes))
}

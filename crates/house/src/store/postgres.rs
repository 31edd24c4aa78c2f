//! PostgreSQL: a pool of connections, a transaction for each batch, and a listener for what other processes tell.
//!
//! Everything has a limit in time, so that nothing hangs when the server does. A connection that met an error is not used again, so the store works again
//! as soon as the server does.

mod batch;
mod cells;
mod connect;
mod errors;
mod listener;
mod session;
mod tls;

pub(super) use session::Session;

use std::fmt;
use std::sync::Arc;

use deadpool_postgres::{Object, Pool};
use tokio::sync::broadcast;

use super::session::Purpose;
use super::{Batch, Row, Statement, Trouble};
use connect::Way;
use errors::{in_time, unavailable};

/// A PostgreSQL server.
#[derive(Clone)]
pub struct Postgres {
    way: Arc<Way>,
    pool: Pool,
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
    pub(super) async fn open(url: &str) -> Result<Postgres, Trouble> {
        let way = Way::read(url)?;
        let pool = connect::pool(&way)?;
        connect::migrate(&pool).await?;
        let own: Arc<str> = own_name()?.into();
        let listener = Arc::new(listener::Listener::start(way.clone(), Arc::clone(&own)).await?);
        Ok(Postgres { way: Arc::new(way), pool, own, listener })
    }

    /// The rows of a statement.
    pub(super) async fn read(&self, statement: Statement) -> Result<Vec<Row>, Trouble> {
        let client = self.client().await?;
        let read = in_time(async { batch::read(&client, statement.sql, &statement.values).await }).await;
        read.inspect_err(|_| discard(client))
    }

    /// Stores a batch; once asked for it is stored even if nobody waits for the answer.
    pub(super) async fn write(&self, batch: Batch) -> Result<(), Trouble> {
        let store = self.clone();
        // A transaction that is begun is ended: the connection goes back to the pool.
        let stored = tokio::spawn(async move { store.store(&batch).await });
        stored.await.map_err(unavailable)?
    }

    async fn store(&self, batch: &Batch) -> Result<(), Trouble> {
        let client = self.client().await?;
        let stored = in_time(batch::store(&client, batch, &self.own)).await;
        if let Err(Trouble::Unavailable(_)) = stored {
            discard(client);
        }
        stored
    }

    /// What other processes tell. `"*"` says that something may have been missed; so does a receiver that lags.
    pub(super) fn listen(&self) -> broadcast::Receiver<String> {
        self.listener.hear()
    }

    /// A connection of one's own.
    pub(super) async fn session(&self, purpose: Purpose) -> Result<Session, Trouble> {
        Session::begin(&self.way, purpose).await
    }

    async fn client(&self) -> Result<Object, Trouble> {
        self.pool.get().await.map_err(unavailable)
    }
}

/// Takes a connection out of the pool: nobody knows what state it is in.
fn discard(client: Object) {
    drop(Object::take(client));
}

/// A name by which a store knows what it has told itself.
fn own_name() -> Result<String, Trouble> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(unavailable)?;
    Ok(data_encoding::HEXLOWER.encode(&bytes))
}

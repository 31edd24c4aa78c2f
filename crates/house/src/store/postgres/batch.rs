//! A batch as a transaction, with as few waits for the server as can be.

use deadpool_postgres::Client;
use futures_util::future;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Error, Statement};

use super::errors::{Failed, unavailable};
use super::{cells, listener};
use crate::store::{Batch, Row, Step, Trouble, Value};

/// How often a batch is tried that met another one half way.
const TRIES: usize = 4;

const NOTIFY: &str = "SELECT pg_notify('semiramis', $1)";

/// A step, ready to send.
struct Ready {
    statement: Statement,
    values: Vec<Value>,
    must: bool,
}

impl Ready {
    async fn run(&self, client: &Client) -> Result<u64, Error> {
        client.execute(&self.statement, &gaps(&self.values)).await
    }
}

/// The rows of a statement.
pub(super) async fn read(client: &Client, sql: &str, values: &[Value]) -> Result<Vec<Row>, Trouble> {
    let rows = async {
        let statement = prepare(client, sql, values).await?;
        client.query(&statement, &gaps(values)).await
    };
    let rows = rows.await.map_err(unavailable)?;
    rows.iter().map(cells::row).collect::<Result<_, _>>().map_err(unavailable)
}

/// Stores a batch.
pub(super) async fn store(client: &Client, batch: &Batch, own: &str) -> Result<(), Trouble> {
    for _ in 0..TRIES {
        match attempt(client, batch, own).await {
            Ok(()) => return Ok(()),
            Err(Failed::Trouble(trouble)) => return Err(trouble),
            Err(Failed::Collision) => {}
        }
    }
    Err(Trouble::Conflict)
}

async fn attempt(client: &Client, batch: &Batch, own: &str) -> Result<(), Failed> {
    let ready = ready(client, batch, own).await?;
    let done = steps(client, &ready).await;
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    // What can't be taken back is gone with its connection.
    client.batch_execute(end).await.map_err(|error| Failed::Trouble(unavailable(error)))?;
    done
}

/// Prepares what is not prepared yet, before the transaction.
async fn ready(client: &Client, batch: &Batch, own: &str) -> Result<Vec<Ready>, Failed> {
    let mut ready = Vec::with_capacity(batch.len());
    for step in batch {
        let (sql, values, must) = match step {
            Step::Run(statement) => (statement.sql, statement.values.clone(), false),
            Step::Must(statement) => (statement.sql, statement.values.clone(), true),
            Step::Tell(message) => (NOTIFY, vec![Value::Text(listener::payload(own, message))], false),
        };
        let statement = prepare(client, sql, &values).await?;
        ready.push(Ready { statement, values, must });
    }
    Ok(ready)
}

/// Begins and carries out all steps in one go: after an error the server refuses the rest.
async fn steps(client: &Client, ready: &[Ready]) -> Result<(), Failed> {
    let (begun, done) =
        future::join(client.batch_execute("BEGIN"), future::join_all(ready.iter().map(|step| step.run(client)))).await;
    begun?;
    for (step, rows) in ready.iter().zip(done) {
        if rows? != 1 && step.must {
            return Err(Failed::Trouble(Trouble::Conflict));
        }
    }
    Ok(())
}

/// A statement for values of these types, prepared once for each connection.
async fn prepare(client: &Client, sql: &str, values: &[Value]) -> Result<Statement, Error> {
    let kinds: Vec<Type> = values.iter().map(Value::kind).collect();
    client.prepare_typed_cached(sql, &kinds).await
}

/// What fills the gaps, as the client wants it.
pub(super) fn gaps(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values.iter().map(|value| value as _).collect()
}

//! A connection of one's own.

use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error, Statement};

use super::batch::gaps;
use super::cells;
use super::connect::PgTarget;
use super::errors::{AttemptError, in_time, unavailable};
use crate::transaction::Access;
use crate::{Row, StoreError, Value};

/// Copying everything may take as long as it takes; what the server does not answer at all is found out by TCP.
const PATIENT: &str = "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";

/// A connection within a transaction; what is not committed ends with it.
pub(crate) struct Transaction {
    client: Client,
}

impl Transaction {
    pub(super) async fn begin(target: &PgTarget, access: Access) -> Result<Transaction, StoreError> {
        let begin = match access {
            Access::Read => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            Access::Write => "BEGIN",
        };
        let open = async {
            let (client, connection) = target.connect().await?;
            // It ends when the client is gone, or the server.
            tokio::spawn(connection);
            client.batch_execute(PATIENT).await.map_err(unavailable)?;
            client.batch_execute(begin).await.map_err(unavailable)?;
            Ok(Transaction { client })
        };
        in_time(open).await
    }

    pub(crate) async fn read(&self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
        let statement = self.prepare(sql, values).await.map_err(unavailable)?;
        let rows = self.client.query(&statement, &gaps(values)).await.map_err(unavailable)?;
        rows.iter().map(cells::row).collect::<Result<_, _>>().map_err(unavailable)
    }

    pub(crate) async fn run(&self, sql: &str, values: &[Value]) -> Result<(), StoreError> {
        let run = async {
            let statement = self.prepare(sql, values).await?;
            self.client.execute(&statement, &gaps(values)).await
        };
        run.await.map(drop).map_err(|error| match error.into() {
            AttemptError::Refused(error) | AttemptError::Lost(error) => error,
            AttemptError::Collision => StoreError::Conflict,
        })
    }

    async fn prepare(&self, sql: &str, values: &[Value]) -> Result<Statement, Error> {
        let kinds: Vec<Type> = values.iter().map(Value::kind).collect();
        self.client.prepare_typed(sql, &kinds).await
    }
}

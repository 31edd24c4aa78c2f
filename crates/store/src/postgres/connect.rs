//! How the server is reached, and how its schema is brought up to date.

use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, Connection, Socket, Transaction};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::errors::{CONNECT, STATEMENT, in_time, unavailable};
use super::tls;
use crate::StoreError;
use crate::migrations::{self, Dialect};

/// How many batches and reads go on at the same time.
const CONNECTIONS: usize = 8;

/// No two processes change the schema at the same time; the number means nothing.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7309453215)";

/// A connection that may be encrypted.
pub(super) type PgConnection = Connection<Socket, <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream>;

/// How a server is reached.
#[derive(Clone)]
pub(super) struct PgTarget {
    config: Config,
    tls: MakeRustlsConnect,
}

impl PgTarget {
    /// What a URL describes.
    pub(super) fn read(url: &str) -> Result<PgTarget, StoreError> {
        let (url, encryption) = tls::split(url);
        Ok(PgTarget { config: config(&url)?, tls: encryption.connector()? })
    }

    /// A new connection.
    pub(super) async fn connect(&self) -> Result<(Client, PgConnection), StoreError> {
        self.config.connect(self.tls.clone()).await.map_err(unavailable)
    }
}

/// What a URL says, with limits in time.
fn config(url: &str) -> Result<Config, StoreError> {
    let mut config: Config = url.parse().map_err(|error: tokio_postgres::Error| unavailable(error))?;
    let millis = STATEMENT.as_millis();
    let limits = format!(
        "{} -c statement_timeout={millis} -c lock_timeout={millis} -c idle_in_transaction_session_timeout={}",
        config.get_options().unwrap_or_default(),
        2 * millis
    );
    config.options(limits.trim());
    config.connect_timeout(CONNECT).tcp_user_timeout(STATEMENT).keepalives_idle(Duration::from_secs(30));
    config.application_name("semiramis");
    Ok(config)
}

/// A pool of connections.
pub(super) fn pool(target: &PgTarget) -> Result<Pool, StoreError> {
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let pool = Pool::builder(Manager::from_config(target.config.clone(), target.tls.clone(), recycling))
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(STATEMENT))
        .create_timeout(Some(CONNECT))
        .recycle_timeout(Some(CONNECT));
    pool.build().map_err(unavailable)
}

/// Brings the schema up to date.
pub(super) async fn migrate(pool: &Pool) -> Result<(), StoreError> {
    let mut client = pool.get().await.map_err(unavailable)?;
    let migration = async {
        let transaction = client.transaction().await.map_err(unavailable)?;
        for sql in [LOCK, migrations::TABLE] {
            transaction.batch_execute(sql).await.map_err(unavailable)?;
        }
        for migration in
            migrations::from(version(&transaction).await?, Dialect::Postgres).map_err(StoreError::Unavailable)?
        {
            transaction.batch_execute(&migration.sql).await.map_err(unavailable)?;
        }
        transaction.commit().await.map_err(unavailable)
    };
    in_time(migration).await
}

async fn version(transaction: &Transaction<'_>) -> Result<i64, StoreError> {
    let row = transaction.query_opt(migrations::READ, &[]).await.map_err(unavailable)?;
    row.map_or(Ok(0), |row| row.try_get(0)).map_err(unavailable)
}

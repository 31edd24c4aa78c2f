//! The house open for people: everything wired together.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::api::{self, Assets, Guard, Shared};
use crate::bots::Bots;
use crate::config::Config;
use crate::door::Door;
use crate::house::House;
use crate::ledger::Ledger;
use crate::metrics::Metrics;
use crate::store::{Store, Trouble};

/// How long what has begun may take once the house closes.
const FAREWELL: Duration = Duration::from_secs(10);

/// Why a house can't open.
#[derive(thiserror::Error, Debug)]
pub enum Closed {
    /// The database.
    #[error(transparent)]
    Store(#[from] Trouble),
    /// The address, or the threads.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

/// A house that is open.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    listener: TcpListener,
    house: Arc<House>,
    config: Config,
}

impl Server {
    /// Opens a house: its database is there and it listens.
    pub async fn open(config: Config) -> Result<Server, Closed> {
        let store = Store::open(&config.place).await?;
        let listener = TcpListener::bind(config.listen).await?;
        let address = listener.local_addr()?;
        let bots = Bots::new(config.bots)?;
        let house = Arc::new(House::new(Ledger::new(store), config.limits, bots, Metrics::new()));
        Ok(Server { address, listener, house, config })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `end`; then takes no new visitors and finishes what it has begun.
    pub async fn serve(self, assets: Arc<dyn Assets>, end: impl Future<Output = ()> + Send) -> Result<(), Closed> {
        let Server { listener, house, config, .. } = self;
        let guard = Arc::new(Guard::new(&config));
        let keepers = [
            tokio::spawn(Arc::clone(&house).keep()),
            tokio::spawn(Arc::clone(&house).listen()),
            tokio::spawn(Arc::clone(&house).herald()),
            tokio::spawn(Arc::clone(&house).catch_up()),
            tokio::spawn(Arc::clone(&guard).tidy()),
        ];
        let (inside, mut outside) = mpsc::channel(1);
        let shared = Shared {
            house: Arc::clone(&house),
            guard: Arc::clone(&guard),
            assets,
            secure: config.secure,
            patience: config.patience,
            inside,
        };
        let door = Door { listener, guard, router: api::router(shared), patience: config.patience };
        door.let_in(end).await;
        house.close();
        // Nothing is ever sent: it ends when nobody is inside any more.
        if timeout(FAREWELL, outside.recv()).await.is_err() {
            tracing::warn!("somebody did not go in time");
        }
        keepers.iter().for_each(tokio::task::JoinHandle::abort);
        house.leave().await;
        Ok(())
    }
}

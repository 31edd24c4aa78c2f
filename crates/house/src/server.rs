//! The house open for people: everything wired together.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::api::{self, Assets, Guard};
use crate::bots::Bots;
use crate::config::Config;
use crate::house::House;
use crate::ledger::Ledger;
use crate::metrics::Metrics;
use crate::store::{Store, Trouble};

/// How long requests in progress may take once the house closes.
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
    pub async fn serve(
        self,
        assets: Arc<dyn Assets>,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), Closed> {
        let guard = Arc::new(Guard::new(&self.config));
        let keepers = [
            tokio::spawn(Arc::clone(&self.house).keep()),
            tokio::spawn(Arc::clone(&self.house).listen()),
            tokio::spawn(Arc::clone(&guard).tidy()),
        ];
        let router = api::router(Arc::clone(&self.house), guard, self.config.secure, assets);
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        let incoming = self.listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let (closing, mut closed) = tokio::sync::watch::channel(false);
        let end = async move {
            end.await;
            let _ = closing.send(true);
        };
        let serving = axum::serve(incoming, service).with_graceful_shutdown(end);
        // Sockets stay open as long as their people like: they are not waited for longer than a while.
        let farewell = async move {
            let _ = closed.wait_for(|&closing| closing).await;
            tokio::time::sleep(FAREWELL).await;
        };
        tokio::select! {
            served = async { serving.await } => served?,
            () = farewell => {}
        }
        keepers.iter().for_each(tokio::task::JoinHandle::abort);
        Ok(())
    }
}

//! The house open for people: everything wired together.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::acceptor::Acceptor;
use crate::config::Config;
use crate::mail::{self, Courier, MailError, Mailer};
use crate::metrics::Metrics;
use crate::page::Assets;
use crate::rate_limits::RateLimits;
use crate::router::{AppState, router};
use crate::tls::{Tls, TlsError};
use house::House;
use store::{Store, StoreError};

/// How long what has begun may take once the house closes.
const FAREWELL: Duration = Duration::from_secs(10);

/// Why a house can't open.
#[derive(thiserror::Error, Debug)]
pub enum ServerError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The certificate.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// The address, or the threads.
    #[error(transparent)]
    System(#[from] std::io::Error),
    /// The settings for mail.
    #[error(transparent)]
    Mail(#[from] MailError),
}

/// A house that is open.
pub struct Server {
    address: SocketAddr,
    listener: TcpListener,
    tls: Option<Arc<Tls>>,
    house: Arc<House>,
    mail: Option<(Mailer, Courier)>,
    config: Config,
}

impl Server {
    /// Opens a house: its database is there and it listens.
    pub async fn open(config: Config) -> Result<Server, ServerError> {
        let tls = config.tls.clone().map(Tls::read).transpose()?.map(Arc::new);
        let mail = config.mail.as_ref().map(mail::open).transpose()?;
        let store = Store::open_to_serve(&config.place).await?;
        let listener = TcpListener::bind(config.listen).await?;
        let address = listener.local_addr()?;
        let mut house = House::new(store, config.bots, config.limits.tables)?;
        house.begin_time().await?;
        house.limit_thinking(config.thinking);
        house.offer(config.editions.clone());
        house.end_sessions_after(config.session_end);
        house.set_terms(config.terms);
        let house = Arc::new(house);
        house.read_host_words().await.map_err(|_| StoreError::Unavailable("it can't be read".to_owned()))?;
        Ok(Server { address, listener, tls, house, mail, config })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The database it has opened.
    pub fn store(&self) -> &Store {
        self.house.store()
    }

    /// Serves until `end`; then takes no new visitors and finishes what it has begun.
    pub async fn serve(self, assets: Arc<dyn Assets>, end: impl Future<Output = ()> + Send) -> Result<(), ServerError> {
        let Server { listener, tls, house, mail, config, .. } = self;
        let (mailer, courier) = mail.unzip();
        let limits = Arc::new(RateLimits::new(&config));
        let metrics = Arc::new(Metrics::new());
        let keepers = [
            tokio::spawn(Arc::clone(&house).keep()),
            tokio::spawn(Arc::clone(&house).keep_time()),
            tokio::spawn(Arc::clone(&house).listen()),
            tokio::spawn(Arc::clone(&house).herald()),
            tokio::spawn(Arc::clone(&house).catch_up()),
            tokio::spawn(Arc::clone(&house).tidy_up()),
            tokio::spawn(Arc::clone(&limits).tidy()),
            tokio::spawn(run(courier)),
        ];
        let (inside, mut outside) = mpsc::channel(1);
        let app = AppState {
            house: Arc::clone(&house),
            limits: Arc::clone(&limits),
            assets,
            metrics: Arc::clone(&metrics),
            mailer: mailer.map(Arc::new),
            secure: config.secure,
            is_outermost: config.tls.is_some(),
            patience: config.patience,
            inside,
        };
        let watch = tls.clone().map(|tls| tokio::spawn(tls.watch(Arc::clone(&metrics))));
        let acceptor = Acceptor { listener, tls, limits, metrics, router: router(app), patience: config.patience };
        acceptor.let_in(end).await;
        house.close();
        // Nothing is ever sent: it ends when nobody is inside any more.
        if timeout(FAREWELL, outside.recv()).await.is_err() {
            tracing::warn!("somebody did not go in time");
        }
        keepers.iter().chain(&watch).for_each(tokio::task::JoinHandle::abort);
        house.leave().await;
        Ok(())
    }
}

/// Brings letters, if the house sends any.
async fn run(courier: Option<Courier>) {
    if let Some(courier) = courier {
        courier.run().await;
    }
}

//! The door of the house: so many connections from one address, and none that is only kept open.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::metrics::Metrics;
use crate::rate_limits::{ConnectionPermit, RateLimits};
use crate::slow_readers::CutSlowReaders;
use crate::tls::Tls;

/// The longest head of a request.
const HEAD: usize = 64 * 1024;
/// How long to wait when the system has no room for another connection.
const PAUSE: Duration = Duration::from_secs(1);

/// The door of the house.
pub(crate) struct Acceptor {
    pub(crate) listener: TcpListener,
    pub(crate) tls: Option<Arc<Tls>>,
    pub(crate) limits: Arc<RateLimits>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) router: Router,
    /// How long a visitor may take to say what he wants, and to take what he is told.
    pub(crate) patience: Duration,
}

impl Acceptor {
    /// Lets people in until `end`; then every connection answers what was asked before, and no more.
    pub(crate) async fn let_in(self, end: impl Future<Output = ()>) {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.patience).max_buf_size(HEAD);
        let (_open, closed) = watch::channel(());
        let mut end = pin!(end);
        loop {
            tokio::select! {
                () = &mut end => return,
                (stream, peer) = self.next() => self.receive(&http, &closed, stream, peer),
            }
        }
    }

    async fn next(&self) -> (TcpStream, SocketAddr) {
        let mut failures = 0_u64;
        loop {
            match self.listener.accept().await {
                Ok(next) => {
                    if failures > 0 {
                        tracing::info!(failures, "connections can be taken again");
                    }
                    return next;
                }
                Err(error) if is_theirs(&error) => {}
                Err(error) => {
                    if failures == 0 {
                        tracing::error!(%error, "no connection can be taken");
                    }
                    failures += 1;
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// Serves a connection by itself; one too many is closed without a word.
    fn receive(&self, http: &http1::Builder, closed: &watch::Receiver<()>, stream: TcpStream, peer: SocketAddr) {
        let Some(place) = self.limits.connection(peer) else { return };
        // Without it small answers wait for each other; where it is refused they do.
        let _ = stream.set_nodelay(true);
        let stream = CutSlowReaders::new(stream, self.patience, self.metrics.slow_readers.clone());
        let (http, router, metrics) = (http.clone(), self.router.clone(), Arc::clone(&self.metrics));
        let visitor = Visitor { peer, http, router, metrics, closed: closed.clone(), _place: place };
        let (tls, patience) = (self.tls.clone(), self.patience);
        tokio::spawn(async move {
            match tls {
                None => visitor.serve(stream).await,
                Some(tls) => {
                    if let Some(stream) = tls.accept(stream, patience).await {
                        visitor.serve(stream).await;
                    }
                }
            }
        });
    }
}

/// Somebody who was let in.
struct Visitor {
    peer: SocketAddr,
    http: http1::Builder,
    router: Router,
    metrics: Arc<Metrics>,
    closed: watch::Receiver<()>,
    _place: ConnectionPermit,
}

impl Visitor {
    /// Answers until the visitor goes, becomes a socket, or the house closes.
    async fn serve(mut self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
        let router = TowerToHyperService::new(self.router.clone());
        let peer = self.peer;
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.call(request)
        });
        let connection = self.http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut connection = pin!(connection);
        self.metrics.connections.inc();
        // Who breaks off is gone; nobody needs to hear of it.
        tokio::select! {
            _ = connection.as_mut() => {}
            _ = self.closed.changed() => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
        self.metrics.connections.dec();
    }
}

/// Whether a connection failed because of who wanted it.
fn is_theirs(error: &std::io::Error) -> bool {
    use std::io::ErrorKind;
    matches!(error.kind(), ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}

//! Houses on a database of either kind.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use server::{Asset, Assets, Config, Limits, Server};
use store::DatabaseUrl;

use crate::bases::Base;

struct NoPage;

impl Assets for NoPage {
    fn get(&self, _: &str) -> Option<Asset> {
        None
    }
}

/// An open house.
pub(crate) async fn open(base: &Base) -> SocketAddr {
    open_with(base, |_| ()).await
}

/// An open house with other settings than most.
pub(crate) async fn open_with(base: &Base, change: impl FnOnce(&mut Config)) -> SocketAddr {
    let mut config = Config {
        tls: None,
        place: base.url.clone(),
        listen: "127.0.0.1:0".parse().unwrap(),
        bots: 1,
        origins: Vec::new(),
        proxy: false,
        secure: false,
        patience: Duration::from_secs(30),
        session_end: Duration::ZERO,
        mail: None,
        editions: Vec::new(),
        thinking: house::ThinkLimits::default(),
        limits: Limits { address: 0, person: 0, sockets: 0, connections: 0, tables: 0 },
        terms: server::Terms::default(),
    };
    change(&mut config);
    let server = Server::open(config).await.unwrap();
    let address = server.address();
    tokio::spawn(server.serve(Arc::new(NoPage), std::future::pending()));
    address
}

/// Two houses on one database, where it allows that; or else one, twice.
pub(crate) async fn open_two(base: &Base) -> [SocketAddr; 2] {
    let here = open(base).await;
    match base.url {
        DatabaseUrl::File(_) => [here, here],
        DatabaseUrl::Server(_) => [here, open(base).await],
    }
}

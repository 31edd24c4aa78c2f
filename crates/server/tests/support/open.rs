//! A house that is open, on a runtime of its own, so that it can end as a process would: at once and with everything it was about to do.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use house::ThinkLimits;
use house::admin::{By, Ordered, people};
use serde_json::{Value, json};
use server::{Asset, Assets, Config, Limits, Server, Terms};
use store::{DatabaseUrl, Store};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use crate::client::{Browser, Socket, TestRandom};

/// Nothing in the way of tests that are in a hurry.
pub(crate) const UNLIMITED: Limits = Limits { address: 0, person: 0, sockets: 0, connections: 0, tables: 10_000 };

/// Long enough to be worth compressing.
const PLAIN: &str = match std::str::from_utf8(&[b' '; 4096]) {
    Ok(text) => text,
    Err(_) => "",
};

/// Nor do tables wait in vain.
pub(crate) const ENDLESS: Terms = Terms {
    open_tables: None,
    open_tables_nearby: None,
    open_tables_last: None,
    strangers_last: None,
    log_lasts: None,
};

/// A page with nothing on it.
struct Page;

impl Assets for Page {
    fn get(&self, path: &str) -> Option<Asset> {
        let asset = |text: &'static str| Asset {
            bytes: text.as_bytes().into(),
            brotli: None,
            gzip: None,
            kind: "text/html".to_owned(),
            tag: "1".to_owned(),
        };
        match path {
            "index.html" => Some(asset("<!doctype html>")),
            // They do not look into them.
            "assets/page.js" => Some(Asset {
                brotli: Some(b"by brotli"[..].into()),
                gzip: Some(b"by gzip"[..].into()),
                ..asset("as it is")
            }),
            "plain.txt" => Some(asset(PLAIN)),
            _ => None,
        }
    }
}

/// An open house.
pub(crate) struct Open {
    pub(crate) address: SocketAddr,
    folder: Arc<TempDir>,
    config: Config,
    runtime: Option<Runtime>,
}

impl Open {
    pub(crate) async fn new() -> Open {
        Open::with(UNLIMITED).await
    }

    pub(crate) async fn with(limits: Limits) -> Open {
        Open::set_up(|config| config.limits = limits).await
    }

    /// A house with other settings than most.
    pub(crate) async fn set_up(change: impl FnOnce(&mut Config)) -> Open {
        let folder = Arc::new(TempDir::new().unwrap());
        let mut config = Config {
            place: DatabaseUrl::File(folder.path().join("semiramis.db")),
            listen: "127.0.0.1:0".parse().unwrap(),
            tls: None,
            bots: 1,
            origins: vec!["https://games.example".to_owned()],
            proxy: false,
            secure: false,
            patience: Duration::from_secs(30),
            session_end: Duration::ZERO,
            mail: None,
            editions: Vec::new(),
            thinking: ThinkLimits::default(),
            limits: UNLIMITED,
            terms: ENDLESS,
        };
        change(&mut config);
        Open::on(folder, config).await
    }

    async fn on(folder: Arc<TempDir>, config: Config) -> Open {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let server = runtime.spawn(Server::open(config.clone())).await.unwrap().unwrap();
        let address = server.address();
        runtime.spawn(server.serve(Arc::new(Page), std::future::pending()));
        Open { address, folder, config, runtime: Some(runtime) }
    }

    /// Ends the house at once and opens another on the same file.
    pub(crate) async fn restart(mut self) -> Open {
        self.end();
        Open::on(Arc::clone(&self.folder), self.config.clone()).await
    }

    /// Ends the house, does something to its database, and opens another on it.
    pub(crate) async fn restart_after<F: Future<Output = ()>>(mut self, work: impl FnOnce(DatabaseUrl) -> F) -> Open {
        self.end();
        work(self.config.place.clone()).await;
        Open::on(Arc::clone(&self.folder), self.config.clone()).await
    }

    /// The host makes somebody an admin, on the command line.
    pub(crate) async fn grant(&self, login: &str) {
        let store = Store::open(&self.place()).await.unwrap();
        let id = people::id_of(&store, login).await.unwrap().unwrap();
        assert_eq!(people::set_admin(&store, &id, true, &By::host(house::now())).await, Ok(Ordered::Done));
    }

    /// Where it is kept.
    pub(crate) fn place(&self) -> DatabaseUrl {
        self.config.place.clone()
    }

    fn end(&mut self) {
        self.runtime.take().into_iter().for_each(Runtime::shutdown_background);
    }

    pub(crate) async fn guest(&self, name: &str) -> Browser {
        Browser::named(self.address, name).await
    }

    /// It still serves people.
    pub(crate) async fn still_answers(&self) {
        let mut guest = self.guest("Somebody").await;
        let id = guest.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
        assert_eq!(guest.come(&id).await.table["status"], "open");
    }

    /// It still serves people who have no socket.
    pub(crate) async fn still_answers_over_http(&self) {
        assert_eq!(self.guest("Somebody").await.get("/api/v1/me").await.fine()["name"], "Somebody");
    }

    /// A table of two people where the game has begun, and both at it.
    pub(crate) async fn two(&self, game: &str, policy: Value) -> Two {
        let (mut nabu, beli) = (self.guest("Nabu").await, self.guest("Beli").await);
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let id = nabu.make(&json!({ "game": game, "seats": seats, "settings": policy })).await;
        let mut first = nabu.come(&id).await;
        let mut second = beli.come(&id).await;
        second.does(&json!({ "sit": { "seat": 1 } })).await;
        first.until(|socket| !socket.snapshot.is_null()).await;
        second.until(|socket| !socket.snapshot.is_null()).await;
        Two { id, people: [nabu, beli], sockets: [first, second], chance: TestRandom(0x5EED) }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.end();
    }
}

/// Two people in seats 0 and 1 of a table.
pub(crate) struct Two {
    pub(crate) id: String,
    pub(crate) people: [Browser; 2],
    pub(crate) sockets: [Socket; 2],
    pub(crate) chance: TestRandom,
}

impl Two {
    /// Both know the same.
    pub(crate) async fn meet(&mut self) {
        let number = self.sockets[0].number().max(self.sockets[1].number());
        for socket in &mut self.sockets {
            socket.catch_up(number).await;
        }
    }

    /// Who is to act, as both see it.
    pub(crate) async fn turn(&mut self) -> usize {
        self.meet().await;
        self.sockets[0].turn().unwrap()
    }

    /// Whoever is to act decides anything.
    pub(crate) async fn step(&mut self) -> bool {
        self.meet().await;
        let Some(turn) = self.sockets[0].turn() else { return false };
        self.sockets[turn].play_any(turn, &mut self.chance).await;
        true
    }

    /// Goes on until something is so after a decision, as the one who decided sees it; says who that is.
    pub(crate) async fn step_until(&mut self, so: impl Fn(&Socket, usize) -> bool) -> usize {
        loop {
            let turn = self.turn().await;
            self.step().await;
            if so(&self.sockets[turn], turn) {
                self.meet().await;
                return turn;
            }
        }
    }
}

//! Tables of two people who play as fast as they can and remember everything that was acknowledged, whatever happens to the house.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use game::{Record, Seat};
use serde_json::{Value, json};
use store::{DatabaseUrl, Statement, Store};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Browser, Seen, Socket, TestRandom};

/// What all players know of the house.
#[derive(Default)]
pub(crate) struct World {
    /// Where each of the two players of a table finds the house now.
    addresses: Mutex<Vec<SocketAddr>>,
    acknowledged: AtomicUsize,
    unavailable: AtomicUsize,
    end: AtomicBool,
}

impl World {
    pub(crate) fn new(addresses: &[SocketAddr]) -> Arc<World> {
        Arc::new(World { addresses: Mutex::new(addresses.to_vec()), ..World::default() })
    }

    /// A house has moved.
    pub(crate) fn moved(&self, house: usize, address: SocketAddr) {
        self.addresses.lock().unwrap()[house] = address;
    }

    /// Where a player goes.
    pub(crate) fn address(&self, player: usize) -> SocketAddr {
        let addresses = self.addresses.lock().unwrap();
        addresses[player % addresses.len()]
    }

    /// Waits until so many more decisions have been acknowledged.
    pub(crate) async fn more(&self, decisions: usize) {
        let before = self.acknowledged.load(Ordering::Relaxed);
        wait_for("more decisions", || self.acknowledged.load(Ordering::Relaxed) >= before + decisions).await;
    }

    /// Waits until so many more decisions could not be stored.
    pub(crate) async fn trouble(&self, refusals: usize) {
        let before = self.unavailable.load(Ordering::Relaxed);
        wait_for("trouble", || self.unavailable.load(Ordering::Relaxed) >= before + refusals).await;
    }

    fn has_ended(&self) -> bool {
        self.end.load(Ordering::Relaxed)
    }
}

/// Waits until something is so.
pub(crate) async fn wait_for(what: &str, so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < Duration::from_mins(2), "no {what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Waits until the house says whether it is ready.
pub(crate) async fn readiness(address: SocketAddr, status: u16) {
    let begun = Instant::now();
    loop {
        let answer = Browser::new(address).try_ask("GET", "/readyz", None).await;
        if answer.is_ok_and(|answer| answer.status == status) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "/readyz never says {status}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A game, and what its players know for certain.
pub(crate) struct Game {
    pub(crate) id: String,
    people: [Browser; 2],
    seen: [Seen; 2],
    /// Decisions the house has acknowledged: number, seat, notation.
    done: Vec<(usize, usize, String)>,
}

/// Many tables that go on until they are told to end.
pub(crate) struct Load {
    world: Arc<World>,
    tables: Vec<JoinHandle<Vec<Game>>>,
}

impl Load {
    pub(crate) fn begin(world: &Arc<World>, tables: usize) -> Load {
        let table = |number| tokio::spawn(Table::new(Arc::clone(world), number).run());
        Load { world: Arc::clone(world), tables: (0..tables).map(table).collect() }
    }

    /// Ends when every table has finished what it does; all games with what is known of them.
    pub(crate) async fn end(self) -> Vec<Game> {
        self.world.end.store(true, Ordering::Relaxed);
        let mut games = Vec::new();
        for table in self.tables {
            games.extend(table.await.unwrap());
        }
        games
    }
}

struct Table {
    world: Arc<World>,
    random: TestRandom,
    takes_back: bool,
    people: Option<[Browser; 2]>,
    playing: bool,
    games: Vec<Game>,
}

impl Table {
    fn new(world: Arc<World>, number: usize) -> Table {
        let random = TestRandom(0x9E37_79B9_7F4A_7C15 ^ (number as u64 + 1));
        Table { world, random, takes_back: number.is_multiple_of(4), people: None, playing: false, games: Vec::new() }
    }

    /// Whatever breaks, somebody comes back and goes on.
    async fn run(mut self) -> Vec<Game> {
        while !self.world.has_ended() {
            let went_on = if self.playing { self.play().await.is_ok() } else { self.make().await.is_some() };
            if !went_on {
                tokio::time::sleep(Duration::from_millis(30)).await;
            }
        }
        self.games
    }

    /// Two guests, and a table with both of them; what is only half done is left, and begun anew.
    async fn make(&mut self) -> Option<()> {
        let homes = [self.world.address(0), self.world.address(1)];
        if self.people.is_none() {
            self.people = Some([guest(homes[0], "Nabu").await?, guest(homes[1], "Beli").await?]);
        }
        let people = self.people.clone()?;
        let [nabu, beli] = &people;
        let game = *self.random.pick(&["amyitis", "babylon", "jardins"]);
        let wish = json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true }).to_string();
        let made = nabu.at(homes[0]).try_ask("POST", "/api/v1/tables", Some(&wish)).await.ok()?;
        let id = (made.status == 200).then(|| made.json()["id"].as_str().unwrap().to_owned())?;
        let sit = json!({ "sit": { "seat": 1 } }).to_string();
        let path = format!("/api/v1/tables/{id}/commands");
        let sat = beli.at(homes[1]).try_ask("POST", &path, Some(&sit)).await.ok()?;
        (sat.status == 200).then_some(())?;
        self.games.push(Game { id, people, seen: Default::default(), done: Vec::new() });
        self.playing = true;
        Some(())
    }

    async fn play(&mut self) -> Result<(), Error> {
        let mut sockets = [self.come(0).await?, self.come(1).await?];
        let played = self.go_on(&mut sockets).await;
        let [first, second] = sockets;
        let seen = [first.leave(), second.leave()];
        self.games.last_mut().unwrap().seen = seen;
        played
    }

    async fn come(&mut self, player: usize) -> Result<Socket, Error> {
        let game = self.games.last().unwrap();
        let browser = game.people[player].at(self.world.address(player));
        browser.try_come(&game.id, game.seen[player].clone()).await
    }

    async fn go_on(&mut self, sockets: &mut [Socket; 2]) -> Result<(), Error> {
        while !self.world.has_ended() {
            let number = sockets[0].number().max(sockets[1].number());
            for socket in sockets.iter_mut() {
                while socket.snapshot.is_null() || socket.number() < number {
                    socket.next().await?;
                }
            }
            let Some(seat) = sockets[0].turn() else {
                // Over: another game.
                self.playing = false;
                return Ok(());
            };
            self.decide(&mut sockets[seat], seat).await?;
        }
        Ok(())
    }

    async fn decide(&mut self, socket: &mut Socket, seat: usize) -> Result<(), Error> {
        let number = socket.number();
        let back = self.takes_back && socket.snapshot["undo"] == seat && self.random.below(4) == 0;
        let ply = self.random.pick(&socket.legal()).clone();
        let game = self.games.last_mut().unwrap();
        let command = if back { json!({ "undo": { "seat": seat } }) } else { socket.play_command(seat, &ply) };
        if back {
            // From here on numbers are no longer those of plies; the logs of the players still tell.
            game.done.clear();
        }
        match socket.try_command(&command).await? {
            Ok(_) => {
                self.world.acknowledged.fetch_add(1, Ordering::Relaxed);
                if !self.takes_back {
                    game.done.push((number, seat, ply));
                }
                while socket.number() == number {
                    socket.next().await?;
                }
                Ok(())
            }
            Err(refusal) => self.refused(&refusal).await,
        }
    }

    /// Only a house in trouble refuses what is allowed.
    async fn refused(&self, refusal: &Value) -> Result<(), Error> {
        match refusal["code"].as_str().unwrap() {
            "unavailable" => {
                self.world.unavailable.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(50)).await;
                Ok(())
            }
            // What was not acknowledged may have been stored all the same: look again.
            "stale" => Err(Error::ConnectionClosed),
            // The other player decided at their process before this one could undo.
            "rules" if refusal["phrase"]["id"] == "house-no-undo" => Err(Error::ConnectionClosed),
            _ => panic!("{refusal}"),
        }
    }
}

async fn guest(address: SocketAddr, name: &str) -> Option<Browser> {
    let body = json!({ "name": name }).to_string();
    let answer = Browser::new(address).try_ask("POST", "/api/v1/me", Some(&body)).await.ok()?;
    let cookie = answer.header("set-cookie").filter(|_| answer.status == 200)?.split(';').next()?.to_owned();
    Some(Browser::new(address).with("cookie", &cookie))
}

/// Everything that was acknowledged is there, once, and every record replays.
pub(crate) async fn nothing_is_lost(games: &[Game], address: SocketAddr) {
    let somebody = Browser::new(address);
    for game in games {
        let mut remain = [0; 2];
        for (remain, seen) in remain.iter_mut().zip(&game.seen) {
            // Another process may hear of it a moment later.
            let after = seen.number.saturating_sub(1);
            let snapshot =
                somebody.get(&format!("/api/v1/tables/{}/snapshot?after={after}&wait=30", game.id)).await.fine();
            assert!(snapshot["number"].as_u64().unwrap() as usize >= seen.number, "what was told is there");
            *remain = snapshot["back"].as_u64().map_or(seen.log.len(), |back| seen.log.len().min(back as usize));
        }
        let record = somebody.get(&format!("/api/v1/tables/{}/record", game.id)).await;
        assert_eq!(record.status, 200, "{record:?}");
        let record: Record = record.body.parse().unwrap();
        record.check(catalog::find(&record.game).unwrap(), None).unwrap();
        let plies: Vec<_> = record.plies.iter().map(|ply| (ply.by.map(Seat::index), ply.text.clone())).collect();
        for (number, seat, ply) in &game.done {
            assert_eq!(plies[*number], (Some(*seat), ply.clone()), "an acknowledged decision is there");
        }
        for (remain, seen) in remain.into_iter().zip(&game.seen) {
            assert_eq!(plies[..remain], seen.log[..remain], "what was told is what is stored");
        }
    }
}

/// Every unfinished table goes on: the player to move decides, and the other one hears of it.
pub(crate) async fn every_table_goes_on(games: &[Game], world: &World) {
    let mut random = TestRandom(11);
    for game in games {
        let people = [0, 1].map(|player| game.people[player].at(world.address(player)));
        let mut sockets = [people[0].come(&game.id).await, people[1].come(&game.id).await];
        let number = sockets[0].number().max(sockets[1].number());
        for socket in &mut sockets {
            socket.catch_up(number).await;
        }
        assert_eq!(sockets[0].seen.log, sockets[1].seen.log);
        let Some(seat) = sockets[0].turn() else {
            assert!(sockets[0].is_over() && sockets[0].table["status"] == "over");
            continue;
        };
        sockets[seat].play_any(seat, &mut random).await.unwrap();
        let number = sockets[seat].number();
        sockets[1 - seat].catch_up(number).await;
        assert_eq!(sockets[0].seen.log, sockets[1].seen.log);
    }
}

/// In the database the entries of every table are numbered without a gap.
pub(crate) async fn no_number_is_missing(place: &DatabaseUrl) {
    let store = Store::open(place).await.unwrap();
    let sql = "SELECT table_id, COUNT(*), MAX(number) FROM entries GROUP BY table_id";
    for row in store.read(Statement { sql, values: Vec::new() }).await.unwrap() {
        assert_eq!(row.int(1).unwrap(), row.int(2).unwrap() + 1, "{:?}", row.text(0));
    }
}

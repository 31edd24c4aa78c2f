//! The attacks. All are bounded: so many attackers, each so often.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game::Shuffler;
use protocol::{Command, SeatRequest, TableInfo, TableSettings};
use serde::{Serialize, Serializer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::honest::files;
use super::seat::{Seated, neighbour, oracle, wish};
use super::{Ground, Siege};
use crate::client::{Client, LoadError, hear};

/// How a house is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    /// One guest has a hundred tables where the strongest bot thinks for a minute.
    Oracles,
    /// Thirty guests of one address ask for hints.
    Hints,
    /// Eight long games are analysed.
    Analyses,
    /// The files of the page are pulled without end, and some read them very slowly.
    Files,
    /// Passwords are tried on many logins from many addresses.
    Passwords,
    /// The lobby is flooded with tables, and tables with talk.
    Floods,
}

/// How long the bots of an attack shall think, in seconds.
const LONGEST: u32 = 60;
/// So many tables of one guest.
const ORACLES: usize = 100;
const HINTERS: usize = 30;
const ANALYSTS: usize = 8;
/// So many decisions are in a game that they have analysed.
const LONG_GAME: usize = 60;
const PULLERS: usize = 20;
const SLOW_READERS: usize = 20;
const SPRAYERS: usize = 20;
const FLOODERS: usize = 4;
/// So many tables of each flooder.
const FLOOD: usize = 100;
/// An attacker asks at most so often.
const PACE: Duration = Duration::from_millis(50);

impl Attack {
    /// All attacks.
    pub const ALL: [Attack; 6] =
        [Attack::Oracles, Attack::Hints, Attack::Analyses, Attack::Files, Attack::Passwords, Attack::Floods];

    /// The name on the command line, in JSON and in message ids.
    pub const fn key(self) -> &'static str {
        match self {
            Attack::Oracles => "oracles",
            Attack::Hints => "hints",
            Attack::Analyses => "analyses",
            Attack::Files => "files",
            Attack::Passwords => "passwords",
            Attack::Floods => "floods",
        }
    }
}

impl Serialize for Attack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// What attackers got.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Debug)]
pub struct Toll {
    /// So much was done for them.
    pub answered: u64,
    /// So much was refused.
    pub refused: u64,
}

/// An attack under way.
pub(crate) struct Raid {
    raiders: JoinSet<()>,
    scene: Arc<Scene>,
}

/// What all attackers know.
struct Scene {
    siege: Siege,
    ground: Ground,
    answered: AtomicU64,
    refused: AtomicU64,
    /// The tables where bots think for them.
    tables: Mutex<Vec<(Client, String)>>,
}

impl Raid {
    /// Sends the attackers.
    pub(crate) fn begin(attack: Attack, siege: &Siege, ground: Ground) -> Raid {
        let scene = Arc::new(Scene {
            siege: siege.clone(),
            ground,
            answered: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            tables: Mutex::default(),
        });
        let mut raid = Raid { raiders: JoinSet::new(), scene };
        match attack {
            Attack::Oracles => raid.send(1, Scene::think),
            Attack::Hints => raid.send(HINTERS, Scene::ask_hints),
            Attack::Analyses => raid.send(ANALYSTS, Scene::analyse),
            Attack::Files => {
                raid.send(PULLERS, Scene::pull);
                raid.send(SLOW_READERS, Scene::read_slowly);
            }
            Attack::Passwords => raid.send(SPRAYERS, Scene::spray),
            Attack::Floods => raid.send(FLOODERS, Scene::flood),
        }
        raid
    }

    /// Sends so many; each begins again when something went wrong.
    fn send<F: Future<Output = Result<(), LoadError>> + Send + 'static>(
        &mut self,
        count: usize,
        act: impl Fn(Arc<Scene>, usize) -> F + Copy + Send + 'static,
    ) {
        for number in 0..self.scene.of(count) {
            let scene = Arc::clone(&self.scene);
            self.raiders.spawn(async move {
                loop {
                    let done = act(Arc::clone(&scene), number).await;
                    scene.note(&done);
                    sleep(PACE).await;
                }
            });
        }
    }

    /// Calls them back, and says what they got.
    pub(crate) async fn end(mut self) -> Toll {
        self.raiders.shutdown().await;
        let tables = std::mem::take(&mut *self.scene.tables());
        for (client, id) in tables {
            // Bots that nobody waits for would spoil the next measurement.
            let resign = Command::Resign { seat: 1 };
            drop(client.post::<serde_json::Value>(&format!("/tables/{id}/commands"), &resign).await);
        }
        Toll {
            answered: self.scene.answered.load(Ordering::Relaxed),
            refused: self.scene.refused.load(Ordering::Relaxed),
        }
    }
}

impl Scene {
    /// The part of so many attackers that come.
    fn of(&self, count: usize) -> usize {
        ((count as f64 * self.siege.strength).round() as usize).max(1)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, Vec<(Client, String)>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note<T>(&self, done: &Result<T, LoadError>) {
        let count = if done.is_ok() { &self.answered } else { &self.refused };
        count.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody from the address with this number.
    fn stranger(&self, address: usize) -> Client {
        Client::stranger(&self.siege.house, self.ground.address(address as u8))
    }

    async fn guest(&self, address: usize, name: &str) -> Result<Client, LoadError> {
        self.stranger(address).introduce(name).await
    }

    fn chance(&self, number: usize) -> Shuffler {
        Shuffler::new(self.siege.seed, 1000 + number as u64)
    }

    /// One guest lets the strongest bot think at all of their tables.
    async fn think(self: Arc<Scene>, _: usize) -> Result<(), LoadError> {
        let guest = self.guest(0, "Thinker").await?;
        let mut tables = JoinSet::new();
        for number in 0..self.of(ORACLES) {
            let seats = [oracle(), SeatRequest::Me];
            let made = Seated::make(&guest, &self.siege.game, seats, LONGEST, self.chance(number)).await;
            self.note(&made);
            let Ok(mut table) = made else { continue };
            self.tables().push((guest.clone(), table.id.clone()));
            tables.spawn(async move {
                while table.goes_on() {
                    let done = if table.is_own_turn() { table.play_any().await } else { table.hear().await };
                    if done.is_err() {
                        return;
                    }
                }
            });
        }
        while tables.join_next().await.is_some() {}
        Ok(())
    }

    async fn ask_hints(self: Arc<Scene>, number: usize) -> Result<(), LoadError> {
        let guest = self.guest(0, &format!("Asker {number}")).await?;
        let seats = [SeatRequest::Me, neighbour()];
        let table = Seated::make(&guest, &self.siege.game, seats, 1, self.chance(number)).await?;
        loop {
            self.note(&table.does(&Command::Hint).await);
            sleep(PACE).await;
        }
    }

    async fn analyse(self: Arc<Scene>, number: usize) -> Result<(), LoadError> {
        // An address may have four.
        let guest = self.guest(number / 4, &format!("Analyst {number}")).await?;
        let seats = [SeatRequest::Me, neighbour()];
        let mut table = Seated::make(&guest, &self.siege.game, seats, 1, self.chance(number)).await?;
        table.play_and_resign(LONG_GAME).await?;
        table.analyse().await
    }

    async fn pull(self: Arc<Scene>, _: usize) -> Result<(), LoadError> {
        let reader = self.stranger(0);
        let files = files(&reader).await?;
        for file in files.iter().cycle() {
            self.note(&reader.fetch(file).await);
        }
        Ok(())
    }

    /// Asks for far more than it reads.
    async fn read_slowly(self: Arc<Scene>, _: usize) -> Result<(), LoadError> {
        let reader = self.stranger(1);
        let files = files(&reader).await?;
        let unreachable = |error: std::io::Error| LoadError::Unreachable(error.to_string());
        let mut stream = reader.connect().await?;
        let ask = |file: &String| format!("GET {file} HTTP/1.1\r\nhost: {}\r\n\r\n", reader.house());
        let asked: String = files.iter().cycle().take(files.len() * 50).map(ask).collect();
        stream.write_all(asked.as_bytes()).await.map_err(unreachable)?;
        let mut byte = [0; 1];
        while stream.read(&mut byte).await.map_err(unreachable)? > 0 {
            sleep(PACE).await;
        }
        Ok(())
    }

    /// One password after the other, each on another login.
    async fn spray(self: Arc<Scene>, number: usize) -> Result<(), LoadError> {
        let stranger = self.stranger(number);
        for attempt in 0.. {
            let account =
                serde_json::json!({ "login": format!("user{number}x{attempt}"), "password": "correct horse" });
            self.note(&stranger.post::<serde_json::Value>("/sign-in", &account).await);
            sleep(PACE).await;
        }
        Ok(())
    }

    /// Opens tables for everybody to see, and talks at one of them.
    async fn flood(self: Arc<Scene>, number: usize) -> Result<(), LoadError> {
        let guest = self.guest(number / 2, &format!("Flooder {number}")).await?;
        let mut lobby = guest.open("/lobby").await?;
        let mut last = None;
        for _ in 0..self.of(FLOOD) {
            let open = wish(&self.siege.game, [SeatRequest::Me, SeatRequest::Open], TableSettings::default(), true);
            let made = guest.post::<TableInfo>("/tables", &open).await;
            self.note(&made);
            last = made.ok().map(|table| table.id).or(last);
        }
        let Some(table) = last else { return Ok(()) };
        let say = Command::Say { text: "Look here!".to_owned() };
        let path = format!("/tables/{table}/commands");
        loop {
            tokio::select! {
                heard = hear(&mut lobby) => drop(heard?),
                said = guest.post::<serde_json::Value>(&path, &say) => {
                    self.note(&said);
                    sleep(PACE).await;
                }
            }
        }
    }
}

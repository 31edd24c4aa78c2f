//! A table somebody looks at or plays at, in memory. It can be rebuilt from the database at any time.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use game::{Options, PerSeat, Seat};
use tokio::sync::{broadcast, watch};

use crate::error::HouseError;
use crate::game_in_play::{GameInPlay, Player};
use crate::names;
use crate::time::HouseClock;
use protocol::{LogItem, SeatInfo, SeatKind, Snapshot, TableEdition, TableInfo, TableStatus, TableUpdate};
use store::{Named, SeatRow, TableRow};

/// So many updates may wait for a slow listener; one who misses some gets a snapshot instead.
const WAITING: usize = 16;
/// No bot thinks about a turn of the table.
const NO_THOUGHT: usize = usize::MAX;

/// What a table plays by, as the game names its options now: a stored table may be older than an option.
pub(crate) fn played_options(row: &TableRow) -> BTreeMap<String, String> {
    let chosen = row.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let read = catalog::find(&row.game).and_then(|kind| Options::recorded(kind.meta(), chosen).ok());
    read.map_or_else(|| row.options.clone(), |options| named(&options))
}

/// The edition of a table, if it is not the standard box.
pub(crate) fn table_edition(row: &TableRow) -> Option<Box<TableEdition>> {
    let text = row.edition.as_deref()?;
    let checked = catalog::find(&row.game).and_then(|kind| kind.check_components(text).ok());
    let name = checked.and_then(|file| file.name);
    Some(Box::new(TableEdition { name, fingerprint: row.components.clone() }))
}

/// Options as they are stored and told.
pub(crate) fn named(options: &Options) -> BTreeMap<String, String> {
    options.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// What those who look at a table hear.
#[derive(Clone, Debug)]
pub enum TableBroadcast {
    /// The same for everybody, ready to be sent.
    All(Bytes),
    /// How the game stands after so many entries, ready to be sent, but not to those who know it already.
    Snapshot(usize, Bytes),
    /// The table has changed: everybody gets it as they may see it.
    Table,
    /// Something about this person has changed: their sockets check whether they may stay.
    Person(Arc<str>),
    /// The house closes.
    Closing,
}

impl TableBroadcast {
    pub(crate) fn all(news: &TableUpdate) -> TableBroadcast {
        TableBroadcast::All(text(news))
    }

    pub(crate) fn snapshot(snapshot: Snapshot) -> TableBroadcast {
        TableBroadcast::Snapshot(snapshot.number, text(&TableUpdate::Snapshot { snapshot: Box::new(snapshot) }))
    }
}

/// A message as it is sent: JSON, whose bytes all sockets share.
pub fn text(news: &impl serde::Serialize) -> Bytes {
    // The protocol's types have string keys only, so that writing them to memory can't fail.
    serde_json::to_string(news).unwrap_or_default().into()
}

/// A table in memory.
#[derive(Debug)]
pub struct Table {
    /// Its id, the last part of its link.
    pub id: String,
    /// What its clocks run by.
    clock: Arc<HouseClock>,
    /// How it stands; locked while something is being stored, so that everything at a table happens one after the other.
    pub(crate) state: tokio::sync::Mutex<TableState>,
    news: broadcast::Sender<TableBroadcast>,
    present: Mutex<Present>,
    /// The entry about which a bot thinks.
    thought: AtomicUsize,
    /// The entry that may be thought about.
    stands_at: watch::Sender<usize>,
    /// When somebody last asked for it.
    pub(crate) touched: AtomicI64,
    /// When somebody last came to it, as far as that is noted.
    pub(crate) visited: AtomicI64,
}

/// Who looks at a table.
#[derive(Debug, Default)]
struct Present {
    /// How many sockets each person has at this table here, and their name.
    here: HashMap<String, (usize, String)>,
    /// Who is at this table at other processes, with their names.
    elsewhere: HashMap<String, String>,
}

/// How a table stands.
#[derive(Debug)]
pub(crate) struct TableState {
    pub(crate) row: TableRow,
    /// It never changes.
    pub(crate) edition: Option<Box<TableEdition>>,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) in_play: Option<GameInPlay>,
    /// How many lines were said.
    pub(crate) lines: usize,
    /// Who was sent away.
    pub(crate) kicked: Vec<Named>,
}

impl Table {
    pub(crate) fn new(state: TableState, clock: Arc<HouseClock>) -> Table {
        Table {
            id: state.row.id.clone(),
            visited: AtomicI64::new(state.row.visited),
            state: tokio::sync::Mutex::new(state),
            news: broadcast::Sender::new(WAITING),
            present: Mutex::default(),
            thought: AtomicUsize::new(NO_THOUGHT),
            stands_at: watch::Sender::new(NO_THOUGHT),
            touched: AtomicI64::new(clock.now()),
            clock,
        }
    }

    /// Hears the table's news from now on.
    pub fn listen(&self) -> broadcast::Receiver<TableBroadcast> {
        self.news.subscribe()
    }

    /// Whether anybody listens.
    pub(crate) fn has_listeners(&self) -> bool {
        self.news.receiver_count() > 0
    }

    /// Sends an update to everybody who listens.
    pub(crate) fn broadcast(&self, news: TableBroadcast) {
        // It is no failure if nobody listens.
        let _ = self.news.send(news);
    }

    /// Broadcasts how the game stands, with the log since and how many plies of it remain.
    pub(crate) fn broadcast_snapshot(&self, state: &TableState, log: Vec<LogItem>, back: Option<usize>) {
        let Some(in_play) = &state.in_play else { return };
        if self.has_listeners() {
            self.broadcast(TableBroadcast::snapshot(in_play.snapshot(self.clock.now(), log, back)));
        }
    }

    /// Notes that somebody has come; says whether they were not here before.
    pub(crate) fn arrive(&self, person: &str, name: &str) -> bool {
        let mut present = self.lock_present();
        let (count, called) = present.here.entry(person.to_owned()).or_default();
        name.clone_into(called);
        *count += 1;
        *count == 1
    }

    /// Notes that somebody has gone; says whether they have no socket here any more.
    pub(crate) fn depart(&self, person: &str) -> bool {
        let mut present = self.lock_present();
        let Some((count, _)) = present.here.get_mut(person) else { return false };
        *count -= 1;
        let gone = *count == 0;
        if gone {
            present.here.remove(person);
        }
        gone
    }

    /// Whether somebody is at the table, at whichever process.
    pub(crate) fn is_present(&self, person: &str) -> bool {
        let present = self.lock_present();
        present.here.contains_key(person) || present.elsewhere.contains_key(person)
    }

    /// Whether somebody is at the table at this process.
    pub(crate) fn is_here(&self, person: &str) -> bool {
        self.lock_present().here.contains_key(person)
    }

    /// Everybody who is at the table at this process.
    pub(crate) fn people_here(&self) -> Vec<String> {
        self.lock_present().here.keys().cloned().collect()
    }

    /// Everybody who is at the table at whichever process, with their names, in the order of these.
    pub(crate) fn visitors(&self) -> Vec<Named> {
        let present = self.lock_present();
        let here = present.here.iter().map(|(id, (_, name))| (id.clone(), name.clone()));
        let elsewhere = present.elsewhere.iter().filter(|(id, _)| !present.here.contains_key(*id));
        let mut all: Vec<_> = here.chain(elsewhere.map(|(id, name)| (id.clone(), name.clone()))).collect();
        all.sort_by(|one, other| (&one.1, &one.0).cmp(&(&other.1, &other.0)));
        all
    }

    /// Somebody who is here has another name.
    pub(crate) fn rename_visitor(&self, person: &str, name: &str) {
        let mut present = self.lock_present();
        if let Some((_, called)) = present.here.get_mut(person) {
            name.clone_into(called);
        }
        if let Some(called) = present.elsewhere.get_mut(person) {
            name.clone_into(called);
        }
    }

    /// Notes who is at other processes; says whether that is new.
    pub(crate) fn set_elsewhere(&self, elsewhere: HashMap<String, String>) -> bool {
        let mut present = self.lock_present();
        let changed = present.elsewhere != elsewhere;
        present.elsewhere = elsewhere;
        changed
    }

    fn lock_present(&self) -> std::sync::MutexGuard<'_, Present> {
        self.present.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Notes what may be thought about now; thoughts about anything else end.
    pub(crate) fn stands(&self, state: &TableState) {
        let playing = state.in_play.as_ref().filter(|_| state.row.state == TableStatus::Playing);
        self.stands_at.send_replace(playing.map_or(NO_THOUGHT, GameInPlay::number));
    }

    /// Waits until this entry is not what is thought about any more.
    pub(crate) async fn leaves(&self, number: usize) {
        // The sender is the table's own.
        let _ = self.stands_at.subscribe().wait_for(|at| *at != number).await;
    }

    /// Notes that a bot thinks about what follows this entry; says no if one does already.
    pub(crate) fn begin_thought(&self, number: usize) -> bool {
        self.thought.swap(number, Ordering::AcqRel) != number
    }

    /// Notes that no bot thinks any more about what follows this entry.
    pub(crate) fn end_thought(&self, number: usize) {
        let _ = self.thought.compare_exchange(number, NO_THOUGHT, Ordering::AcqRel, Ordering::Relaxed);
    }
}

impl TableState {
    /// Who plays each seat when the game begins.
    pub(crate) fn players(&self) -> PerSeat<Player, { Seat::MOST }> {
        let mut players = PerSeat([Player::default(); Seat::MOST]);
        for (player, seat) in players.0.iter_mut().zip(&self.seats) {
            *player = Player { bot: seat.level, person: seat.kind == SeatKind::Person, resigned: false };
        }
        players
    }

    /// Whether a seat is somebody's.
    pub(crate) fn is_of(&self, seat: usize, person: &str) -> bool {
        self.seats.get(seat).is_some_and(|row| row.person.as_deref() == Some(person))
    }

    /// A seat of the table by its number.
    pub(crate) fn seat(&self, number: usize) -> Result<Seat, HouseError> {
        Seat::new(number).filter(|_| number < self.seats.len()).ok_or(HouseError::Seat)
    }

    /// Whether somebody made the table or sits there.
    pub(crate) fn concerns(&self, person: &str) -> bool {
        self.row.owner == person || self.seat_of(person).is_some()
    }

    /// The first seat of somebody.
    pub(crate) fn seat_of(&self, person: &str) -> Option<usize> {
        (0..self.seats.len()).find(|&seat| self.is_of(seat, person))
    }

    /// When it last changed; as long as the game is played, by the clock of the house.
    fn changed(&self) -> i64 {
        let playing = self.in_play.as_ref().filter(|_| self.row.state == TableStatus::Playing);
        playing.map_or(self.row.changed, GameInPlay::last)
    }

    /// The table as somebody sees it.
    pub(crate) fn info(&self, person: Option<&str>, present: impl Fn(&str) -> bool) -> TableInfo {
        let names = names::told_apart(self.seats.iter().map(|row| row.name.as_deref()));
        let rows = self.seats.iter().zip(names).enumerate();
        let seats = rows.map(|(number, (row, name))| self.seat_info(number, row, name, person, &present));
        TableInfo {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            status: self.row.state,
            public: self.row.public,
            seats: seats.collect(),
            options: played_options(&self.row),
            edition: self.edition.clone(),
            settings: self.row.settings,
            owner: person == Some(&self.row.owner),
            turn: self.in_play.as_ref().and_then(GameInPlay::actor).map(Seat::index),
            created: self.row.created,
            changed: self.changed(),
            rematch: self.row.rematch.clone(),
            expires: None,
            chat_closed: self.row.chat_closed,
            watching: 0,
            who: None,
            watchers: Vec::new(),
            muted: Vec::new(),
            kicked: Vec::new(),
        }
    }

    fn seat_info(
        &self,
        number: usize,
        row: &SeatRow,
        name: Option<String>,
        person: Option<&str>,
        present: &impl Fn(&str) -> bool,
    ) -> SeatInfo {
        let player = self.in_play.as_ref().zip(Seat::new(number)).map(|(in_play, seat)| in_play.player(seat));
        let bot = player.map_or(row.level, |player| player.bot);
        SeatInfo {
            kind: row.kind,
            name,
            level: bot.map(|level| level.key().into()),
            present: row.person.as_deref().is_some_and(present),
            resigned: player.is_some_and(|player| player.resigned),
            agreed: if bot.is_none() { self.row.agreed.iter().filter(|one| one.seat == number).count() } else { 0 },
            mine: person.is_some() && row.person.as_deref() == person,
            who: row.person.as_deref().map(|person| names::who(&self.row.id, person)),
        }
    }
}

//! A table somebody looks at or plays at, in memory. It can be rebuilt from the database at any time.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use axum::extract::ws::Utf8Bytes;
use table::{PerSeat, Seat};
use tokio::sync::broadcast;

use crate::course::{Course, Player};
use crate::ledger::{SeatRow, TableRow};
use crate::protocol::{Moment, SeatInfo, SeatKind, TableInfo, TableNews, Told};
use crate::time::now;

/// So many news may wait for a slow listener; one who misses some is told how it stands instead.
const WAITING: usize = 16;
/// No bot thinks about a turn of the table.
const NO_THOUGHT: usize = usize::MAX;

/// What those who look at a table hear.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// The same for everybody, ready to be sent.
    All(Utf8Bytes),
    /// How the game stands after so many entries, ready to be sent; who knows it already is not told again.
    Moment(usize, Utf8Bytes),
    /// The table has changed: everybody sees it with his own eyes.
    Table,
    /// Something about this person has changed: his sockets look whether they may stay.
    Person(Arc<str>),
    /// The house closes.
    Closing,
}

impl News {
    pub(crate) fn all(news: &TableNews) -> News {
        News::All(text(news))
    }

    pub(crate) fn moment(moment: Moment) -> News {
        News::Moment(moment.number, text(&TableNews::Moment { moment: Box::new(moment) }))
    }
}

/// News as they are sent.
pub(crate) fn text(news: &impl serde::Serialize) -> Utf8Bytes {
    // The protocol's types have string keys only, so that writing them to memory can't fail.
    serde_json::to_string(news).unwrap_or_default().into()
}

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) id: String,
    /// How it stands; locked while something is being stored, so that everything at a table happens one after the other.
    pub(crate) sitting: tokio::sync::Mutex<Sitting>,
    news: broadcast::Sender<News>,
    present: Mutex<Present>,
    /// The entry about which a bot thinks.
    thought: AtomicUsize,
    /// When somebody last asked for it.
    pub(crate) touched: AtomicI64,
}

/// Who looks at a table.
#[derive(Debug, Default)]
struct Present {
    /// How many sockets each person has at this table here.
    here: HashMap<String, usize>,
    /// Who is at this table at other processes.
    elsewhere: HashSet<String>,
}

/// How a table stands.
#[derive(Debug)]
pub(crate) struct Sitting {
    pub(crate) row: TableRow,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) course: Option<Course>,
    /// How many entries everybody has been told of.
    pub(crate) told: usize,
    /// How many lines were said.
    pub(crate) lines: usize,
    /// Whether memory may differ from the database, because something could not be stored.
    pub(crate) spoiled: bool,
}

impl Live {
    pub(crate) fn new(sitting: Sitting, at: i64) -> Live {
        Live {
            id: sitting.row.id.clone(),
            sitting: tokio::sync::Mutex::new(sitting),
            news: broadcast::Sender::new(WAITING),
            present: Mutex::default(),
            thought: AtomicUsize::new(NO_THOUGHT),
            touched: AtomicI64::new(at),
        }
    }

    /// Hears the table's news from now on.
    pub(crate) fn listen(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Whether anybody listens.
    pub(crate) fn has_listeners(&self) -> bool {
        self.news.receiver_count() > 0
    }

    /// Tells everybody who listens.
    pub(crate) fn tell(&self, news: News) {
        // Without listeners there is nobody to tell, which is no failure.
        let _ = self.news.send(news);
    }

    /// Tells everybody how the game stands, with what was told since and how many plies of it remain.
    pub(crate) fn tell_moment(&self, sitting: &mut Sitting, told: Vec<Told>, back: Option<usize>) {
        let Some(course) = &sitting.course else { return };
        sitting.told = course.number();
        if self.has_listeners() {
            self.tell(News::moment(course.moment(now(), told, back)));
        }
    }

    /// Somebody comes; says whether he was not here before.
    pub(crate) fn arrive(&self, person: &str) -> bool {
        let mut present = self.lock_present();
        let count = present.here.entry(person.to_owned()).or_default();
        *count += 1;
        *count == 1
    }

    /// Somebody goes; says whether he is not here any more.
    pub(crate) fn depart(&self, person: &str) -> bool {
        let mut present = self.lock_present();
        let Some(count) = present.here.get_mut(person) else { return false };
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
        present.here.contains_key(person) || present.elsewhere.contains(person)
    }

    /// Whether somebody is at the table at this process.
    pub(crate) fn is_here(&self, person: &str) -> bool {
        self.lock_present().here.contains_key(person)
    }

    /// Everybody who is at the table at this process.
    pub(crate) fn people_here(&self) -> Vec<String> {
        self.lock_present().here.keys().cloned().collect()
    }

    /// Notes who is at other processes; says whether that is new.
    pub(crate) fn set_elsewhere(&self, elsewhere: HashSet<String>) -> bool {
        let mut present = self.lock_present();
        let changed = present.elsewhere != elsewhere;
        present.elsewhere = elsewhere;
        changed
    }

    fn lock_present(&self) -> std::sync::MutexGuard<'_, Present> {
        self.present.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
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

impl Sitting {
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

    /// The first seat of somebody.
    pub(crate) fn seat_of(&self, person: &str) -> Option<usize> {
        (0..self.seats.len()).find(|&seat| self.is_of(seat, person))
    }

    /// The table as somebody sees it.
    pub(crate) fn info(&self, person: Option<&str>, present: impl Fn(&str) -> bool) -> TableInfo {
        let seat = |(number, row): (usize, &SeatRow)| self.seat_info(number, row, person, &present);
        TableInfo {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            state: self.row.state,
            public: self.row.public,
            seats: self.seats.iter().enumerate().map(seat).collect(),
            options: self.row.options.clone(),
            policy: self.row.policy,
            owner: person == Some(&self.row.owner),
            turn: self.course.as_ref().and_then(Course::actor).map(Seat::index),
            created: self.row.created,
            changed: self.course.as_ref().map_or(self.row.changed, Course::last),
            rematch: self.row.rematch.clone(),
        }
    }

    fn seat_info(
        &self,
        number: usize,
        row: &SeatRow,
        person: Option<&str>,
        present: &impl Fn(&str) -> bool,
    ) -> SeatInfo {
        let player = self.course.as_ref().zip(Seat::new(number)).map(|(course, seat)| course.player(seat));
        let bot = player.map_or(row.level, |player| player.bot);
        SeatInfo {
            kind: row.kind,
            name: row.name.clone(),
            level: bot.map(minds::Level::key),
            present: row.person.as_deref().is_some_and(present),
            resigned: player.is_some_and(|player| player.resigned),
            mine: person.is_some() && row.person.as_deref() == person,
        }
    }
}

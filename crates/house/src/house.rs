//! The house itself: its tables in memory, its bots, its lobby, over the database.
//!
//! [`House::act`] is the one gate for everything somebody does at a table. What a deed leads to is stored first and told after. The files here are the kinds of
//! deeds: [`seating`], [`playing`], [`talking`], [`asking`], [`rematch`]; [`branching`], [`replaying`] and [`analysing`] look at a game again, [`statistics`] at many;
//! [`keeping`] is what the house does by itself.

mod analysing;
mod asking;
mod branching;
mod keeping;
mod playing;
mod presence;
mod rematch;
mod replaying;
mod seating;
mod statistics;
mod talking;
mod watching;

use std::collections::hash_map::Entry as Slot;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::{Match, Options, Seed};
use tokio::sync::{Semaphore, broadcast};

use crate::bots::Bots;
use crate::config::Limits;
use crate::course::Course;
use crate::entry::{Entry, Stamped};
use crate::health::Health;
use crate::ledger::{Ledger, Person, SeatRow, TableRow};
use crate::live::{Live, News, Sitting};
use crate::metrics::Metrics;
use crate::names;
use crate::protocol::{Deed, TableNews, TableState};
use crate::refusal::No;
use crate::sessions::Sessions;
use crate::time::now;
use analysing::Analyses;
pub(crate) use analysing::Patience;
pub(crate) use asking::explanation;
use watching::Replay;

/// So many changes of tables may wait for a slow lobby; one who misses some lists them anew.
const LOBBY_WAITING: usize = 256;
/// So many games are gone through again at once.
const READERS: usize = 2;

/// The house.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) ledger: Ledger,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) health: Health,
    pub(crate) sessions: Sessions,
    bots: Bots,
    /// Who is being advised: everybody has one adviser.
    advised: Mutex<HashSet<String>>,
    analyses: Analyses,
    /// Places for those who go through a game again.
    readers: Semaphore,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    lobby: broadcast::Sender<Change>,
    closing: AtomicBool,
    comings: presence::Comings,
    /// Held while somebody looks who is at other processes.
    looking: tokio::sync::Mutex<()>,
    /// What this process calls itself where it takes the right to think.
    holder: String,
}

/// What those in the lobby hear.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// A table is new or has changed.
    Table(Arc<Live>),
    /// Something about this person has changed.
    Person(Arc<str>),
    /// The house closes.
    Closing,
}

/// What came of a deed.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// It is stored, and everybody has been told.
    Done,
    /// The answer to a question; the request is filled in by who asked.
    News(Box<TableNews>),
}

impl House {
    pub(crate) fn new(ledger: Ledger, limits: Limits, bots: Bots, metrics: Metrics) -> House {
        House {
            ledger,
            limits,
            metrics,
            health: Health::new(),
            sessions: Sessions::default(),
            bots,
            advised: Mutex::default(),
            analyses: Analyses::default(),
            readers: Semaphore::new(READERS),
            tables: Mutex::default(),
            lobby: broadcast::Sender::new(LOBBY_WAITING),
            closing: AtomicBool::new(false),
            comings: presence::Comings::default(),
            looking: tokio::sync::Mutex::default(),
            holder: names::new_id(),
        }
    }

    /// Does what somebody wants at a table, if he may.
    pub(crate) async fn act(self: &Arc<House>, person: &Person, id: &str, deed: Deed) -> Result<Answer, No> {
        let live = self.table(id).await?;
        match deed {
            Deed::Sit { seat, name } => self.sit(person, &live, seat, name.as_deref()).await?,
            Deed::Stand { seat } => self.stand(person, &live, seat).await?,
            Deed::Invite { seat, level } => self.invite(person, &live, seat, level).await?,
            Deed::Start => self.start_by(person, &live).await?,
            Deed::Play { seat, at, ply } => self.play(person, &live, seat, at, &ply).await?,
            Deed::Undo { seat, turn } => self.undo(person, &live, seat, turn).await?,
            Deed::Confirm { seat } => self.confirm(person, &live, seat).await?,
            Deed::Resign { seat } => self.resign(person, &live, seat).await?,
            Deed::Replace { seat, level } => self.replace(person, &live, seat, level).await?,
            Deed::Return { seat } => self.give_back(person, &live, seat).await?,
            Deed::Say { text } => self.say(person, &live, &text).await?,
            Deed::Rematch => return self.rematch(person, &live).await,
            Deed::Why { ply } => return self.why(&live, &ply).await,
            Deed::Explain { plies } => return self.explain(&live, &plies).await,
            Deed::Hint => return self.hint(person, &live).await,
        }
        Ok(Answer::Done)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id, from memory or from the database.
    pub(crate) async fn table(self: &Arc<House>, id: &str) -> Result<Arc<Live>, No> {
        if let Some(live) = self.in_memory(id) {
            return Ok(live);
        }
        if !names::is_id(id) {
            return Err(No::Table);
        }
        let mut sitting = self.read(id).await?.ok_or(No::Table)?;
        sitting.told = sitting.course.as_ref().map_or(0, Course::number);
        let (live, opened) = match self.tables().entry(id.to_owned()) {
            // Somebody else has opened it meanwhile.
            Slot::Occupied(slot) => (Arc::clone(slot.get()), false),
            Slot::Vacant(slot) => (Arc::clone(slot.insert(Arc::new(Live::new(sitting, now())))), true),
        };
        self.metrics.live_tables.set(self.tables().len() as i64);
        if opened {
            self.take_up(&live).await;
        }
        Ok(live)
    }

    /// A table as the database has it.
    async fn read(&self, id: &str) -> Result<Option<Sitting>, No> {
        let Some((row, seats)) = self.ledger.table(id).await? else { return Ok(None) };
        let mut sitting = Sitting { row, seats, course: None, told: 0, lines: 0, spoiled: false };
        self.rebuild(&mut sitting).await?;
        Ok(Some(sitting))
    }

    /// A table has just come into memory: what other processes did while it was read is caught up with, and a bot's interrupted turn goes on.
    async fn take_up(self: &Arc<House>, live: &Arc<Live>) {
        let mut sitting = live.sitting.lock().await;
        if self.is_shared() {
            // What can't be read now is read before it is used.
            let _ = self.refresh(live, &mut sitting).await;
            let _ = self.look_elsewhere(live).await;
        }
        self.think(live, &sitting);
    }

    /// The table with this id, if it is in memory.
    fn in_memory(&self, id: &str) -> Option<Arc<Live>> {
        let live = self.tables().get(id).cloned()?;
        live.touched.store(now(), Ordering::Relaxed);
        Some(live)
    }

    /// A table, locked, as the database knows it.
    async fn up_to_date<'a>(
        self: &Arc<House>,
        live: &'a Arc<Live>,
    ) -> Result<tokio::sync::MutexGuard<'a, Sitting>, No> {
        let mut sitting = live.sitting.lock().await;
        if sitting.spoiled {
            self.refresh(live, &mut sitting).await?;
        }
        Ok(sitting)
    }

    /// The same, for a table the host of the house has not closed.
    async fn not_closed<'a>(
        self: &Arc<House>,
        live: &'a Arc<Live>,
    ) -> Result<tokio::sync::MutexGuard<'a, Sitting>, No> {
        let sitting = self.up_to_date(live).await?;
        if sitting.row.state == TableState::Closed { Err(No::Closed) } else { Ok(sitting) }
    }

    /// Folds what is stored of a table into how it stands.
    async fn rebuild(&self, sitting: &mut Sitting) -> Result<Replay, No> {
        let mut replay = Replay::default();
        sitting.lines = self.ledger.chat(&sitting.row.id, 1).await?.last().map_or(0, |line| line.number + 1);
        if sitting.row.state == TableState::Open {
            sitting.course = None;
        } else {
            let entries = self.ledger.entries(&sitting.row.id, 0).await?;
            sitting.course = begin(sitting, entries.first().map_or(sitting.row.changed, |first| first.at));
            replay = follow_all(sitting, &entries);
        }
        sitting.spoiled = false;
        Ok(replay)
    }

    /// Makes memory what the database says, if it may differ, and tells everybody what is new.
    async fn refresh(self: &Arc<House>, live: &Arc<Live>, sitting: &mut Sitting) -> Result<(), No> {
        // If anything can't be read, nothing of this is trusted.
        let spoiled = std::mem::replace(&mut sitting.spoiled, true);
        let (row, seats) = self.ledger.table(&live.id).await?.ok_or(No::Table)?;
        let changed = row != sitting.row || seats != sitting.seats;
        let anew = spoiled || sitting.course.is_none() || row.state != sitting.row.state;
        let (lines, begins) = (sitting.lines, sitting.course.is_none());
        (sitting.row, sitting.seats) = (row, seats);
        let Replay { told, back } = match &sitting.course {
            Some(course) if !anew => {
                let entries = self.ledger.entries(&live.id, course.number()).await?;
                follow_all(sitting, &entries)
            }
            _ => self.rebuild(sitting).await?,
        };
        sitting.spoiled = false;
        if changed {
            live.tell(News::Table);
        }
        self.tell_chat(live, sitting, lines).await?;
        if sitting.course.as_ref().is_some_and(|course| begins || course.number() != sitting.told) {
            live.tell_moment(sitting, told, back);
            self.think(live, sitting);
        }
        self.tell_lobby(live);
        Ok(())
    }

    /// Goes on by entries that another process has stored, and tells everybody.
    fn go_on(self: &Arc<House>, live: &Arc<Live>, sitting: &mut Sitting, entries: &[Stamped]) {
        let Replay { told, back } = follow_all(sitting, entries);
        let Some(course) = &sitting.course else { return };
        sitting.row.due = playing::due(course, sitting.row.policy.think);
        let over = course.is_over();
        if over {
            (sitting.row.state, sitting.row.changed) = (TableState::Over, course.last());
        }
        live.tell_moment(sitting, told, back);
        if over || !entries.iter().all(|stamped| matches!(stamped.entry, Entry::Play(..) | Entry::Deal(..))) {
            live.tell(News::Table);
        }
        self.tell_lobby(live);
        self.think(live, sitting);
    }

    /// Tells those in the lobby that a table has changed.
    fn tell_lobby(&self, live: &Arc<Live>) {
        if self.lobby.receiver_count() > 0 {
            let _ = self.lobby.send(Change::Table(Arc::clone(live)));
        }
    }

    /// Somebody has another name, or other seats: his tables are read anew.
    async fn renamed(self: &Arc<House>, person: &str) {
        let tables: Vec<_> = self.tables().values().cloned().collect();
        for live in tables {
            let mut sitting = live.sitting.lock().await;
            if sitting.seat_of(person).is_some() || live.is_present(person) {
                // What can't be read now is read before it is used again.
                let _ = self.refresh(&live, &mut sitting).await;
            }
        }
    }

    /// Somebody has another name, other preferences or seats, or no session any more: everything here that knows of him looks again.
    pub(crate) async fn has_changed(self: &Arc<House>, person: &str) {
        self.sessions.forget_all();
        self.renamed(person).await;
        let subject: Arc<str> = person.into();
        self.tables().values().filter(|live| live.is_here(person)).for_each(|live| {
            live.tell(News::Person(Arc::clone(&subject)));
        });
        let _ = self.lobby.send(Change::Person(subject));
    }

    /// Hears which tables change.
    pub(crate) fn listen_to_lobby(&self) -> broadcast::Receiver<Change> {
        self.lobby.subscribe()
    }

    /// The house closes: everybody who waits or listens is told.
    pub(crate) fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
        self.tables().values().for_each(|live| live.tell(News::Closing));
        let _ = self.lobby.send(Change::Closing);
    }

    /// Whether the house closes.
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }
}

/// The game of a table before its first entry; nothing if the game is not on the shelf any more or was another version of it.
fn begin(sitting: &Sitting, at: i64) -> Option<Course> {
    let row = &sitting.row;
    let game = new_game(row, sitting.seats.len())?;
    let seed: Seed = row.seed.parse().ok()?;
    Some(Course::begin(game, seed, sitting.players(), row.policy.clock, at))
}

fn new_game(row: &TableRow, players: usize) -> Option<Box<dyn Match>> {
    let kind = shelf::find(&row.game)?;
    let chosen = row.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::read(kind.meta(), chosen).ok()?;
    let game = kind.start(players, &options, None).ok()?;
    (kind.meta().rules == row.rules && game.fingerprint() == row.components).then_some(game)
}

/// Goes on by what is stored, and says what nobody here has been told yet. An entry that does not fit was stored by another version; the rest is left alone.
fn follow_all(sitting: &mut Sitting, entries: &[Stamped]) -> Replay {
    let mut replay = Replay::default();
    let Some(course) = &mut sitting.course else { return replay };
    for stamped in entries {
        let number = course.number();
        match course.follow(stamped) {
            Ok(told) if number >= sitting.told => replay.go_on(stamped, told),
            Ok(_) => {}
            Err(obstacle) => {
                tracing::error!(table = sitting.row.id, ?stamped, ?obstacle, "an entry does not fit");
                break;
            }
        }
    }
    replay
}

/// The seat row of nobody.
fn open_seat() -> SeatRow {
    SeatRow { kind: crate::protocol::SeatKind::Open, person: None, name: None, level: None }
}

//! The house itself: its tables in memory, its bots, its lobby, over the database.
//!
//! [`House::act`] is the one gate for everything somebody does at a table. The result of a command is stored first and
//! broadcast after. The files here are the kinds of commands: [`seats`], [`play`], [`chat`], [`hints`], [`rematch`];
//! [`branches`], [`replays`] and [`analysis`] look at a game again, [`statistics`] at many, [`comparisons`] at what an
//! edition changes; [`keeper`] is what the house does by itself.

mod absence;
mod analysis;
mod branches;
mod chat;
mod comparisons;
mod departure;
mod editions;
mod export;
mod forbidden;
mod hints;
mod jobs;
mod keeper;
mod lobby_view;
mod moderation;
mod orders;
mod play;
mod presence;
mod rematch;
mod replays;
mod seats;
mod spectators;
mod statistics;
#[cfg(test)]
mod store_tests;
mod visits;

use std::collections::hash_map::Entry as Slot;
use std::collections::{HashMap, HashSet};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game::{AnyGame, Options, Seed};
use tokio::sync::{Semaphore, broadcast};
use tracing::Instrument;

use crate::error::HouseError;
use crate::game_in_play::{EntryError, GameInPlay};
use crate::health::Health;
use crate::host_words::HostWords;
use crate::metrics::Metrics;
use crate::names;
use crate::sessions::Sessions;
use crate::signs_of_life::SignsOfLife;
use crate::table::{Table, TableBroadcast, TableState, table_edition};
use crate::terms::Terms;
use crate::think_pool::{ThinkLimits, ThinkPool};
use crate::time::{HouseClock, SystemClock, now};
use crate::tokens;
use chat::{REMEMBERED, broadcast_chat, told};
pub use comparisons::compares_new_edition;
pub use editions::{OfferError, OfferedEdition};
pub(crate) use hints::explanation;
use jobs::Jobs;
pub use jobs::LongPoll;
pub use lobby_view::LobbyView;
use moderation::Mutes;
pub use orders::Admin;
use protocol::{Analysis, Answer, ChatLine, Command, Comparison, TableStatus};
use spectators::LogSince;
use store::{Entry, Store, StoreError, TimedEntry};
use store::{Named, Person, Repository, SeatRow, TableRow};

/// So many changes of tables may wait for a slow lobby; one who misses some lists them anew.
const LOBBY_WAITING: usize = 256;
/// So many games are gone through again at once.
const READERS: usize = 2;
/// How long to wait before something that the database could not read or store is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// The house.
#[derive(Debug)]
pub struct House {
    pub(crate) repository: Repository,
    /// So many tables of one person that are not over; 0 is without limit.
    most_tables: usize,
    /// A browser's session that is not used for so many milliseconds ends; never if there is nothing.
    pub(crate) disuse: Option<i64>,
    terms: Terms,
    thinking: ThinkLimits,
    /// The editions of boxes that the host offers.
    offered: Vec<OfferedEdition>,
    /// What the house counts.
    pub metrics: Metrics,
    /// What the clocks at tables run by.
    pub(crate) clock: Arc<HouseClock>,
    /// Whether it can store what people do.
    health: Health,
    pub(crate) sessions: Sessions,
    pub(crate) signs: SignsOfLife,
    pub(crate) mutes: Mutes,
    pub(crate) host_words: HostWords,
    think_pool: ThinkPool,
    /// Who waits for hints: everybody asks once at a time.
    waiting_for_hints: Mutex<HashSet<String>>,
    analyses: Jobs<Analysis>,
    comparisons: Jobs<Comparison>,
    /// Places for those who go through a game again.
    readers: Semaphore,
    /// The place of those who take everything along that is kept of them.
    exports: Semaphore,
    tables: Mutex<HashMap<String, Arc<Table>>>,
    lobby: broadcast::Sender<LobbyBroadcast>,
    closing: AtomicBool,
    presence_changes: presence::PresenceChanges,
    /// Held while somebody looks who is at other processes.
    looking: tokio::sync::Mutex<()>,
    /// What this process calls itself where it takes the right to think.
    holder: String,
}

/// What is stored of a table.
struct Stored {
    row: TableRow,
    seats: Vec<SeatRow>,
    /// What was said last.
    lines: Vec<ChatLine>,
    entries: Vec<TimedEntry>,
    /// Who was sent away.
    kicked: Vec<Named>,
}

/// What those in the lobby hear.
#[derive(Clone, Debug)]
pub enum LobbyBroadcast {
    /// A table is new or has changed.
    Table(Arc<Table>),
    /// Something about this person has changed.
    Person(Arc<str>),
    /// The house closes.
    Closing,
}

impl House {
    /// A house on a database, with so many threads for bots of each priority and so many tables for each person.
    pub fn new(store: Store, threads: usize, most_tables: usize) -> io::Result<House> {
        House::on_clock(store, threads, most_tables, HouseClock::default())
    }

    /// The same where the system's clock shows something else.
    pub fn with_system_clock(
        store: Store,
        threads: usize,
        most_tables: usize,
        clock: SystemClock,
    ) -> io::Result<House> {
        House::on_clock(store, threads, most_tables, HouseClock::new(clock))
    }

    fn on_clock(store: Store, threads: usize, most_tables: usize, clock: HouseClock) -> io::Result<House> {
        let clock = Arc::new(clock);
        let metrics = Metrics::new(store.watch());
        Ok(House {
            repository: Repository::new(store),
            most_tables,
            disuse: None,
            terms: Terms::default(),
            thinking: ThinkLimits::default(),
            offered: Vec::new(),
            metrics,
            health: Health::default(),
            sessions: Sessions::default(),
            signs: SignsOfLife::new(Arc::clone(&clock)),
            clock,
            mutes: Mutes::default(),
            host_words: HostWords::default(),
            think_pool: ThinkPool::new(threads, ThinkLimits::default().waiting)?,
            waiting_for_hints: Mutex::default(),
            analyses: Jobs::default(),
            comparisons: Jobs::default(),
            readers: Semaphore::new(READERS),
            exports: Semaphore::new(1),
            tables: Mutex::default(),
            lobby: broadcast::Sender::new(LOBBY_WAITING),
            closing: AtomicBool::new(false),
            presence_changes: presence::PresenceChanges::default(),
            looking: tokio::sync::Mutex::default(),
            holder: names::new_id(),
        })
    }

    /// Whether it can store what people do, now.
    pub async fn is_ready(&self) -> bool {
        self.health.is_ready(&self.repository).await
    }

    /// Sets the terms on which people use it.
    pub fn set_terms(&mut self, terms: Terms) {
        self.terms = terms;
    }

    /// Sets how much may be thought.
    pub fn limit_thinking(&mut self, limits: ThinkLimits) {
        self.think_pool.limit_hints(limits.waiting);
        self.thinking = limits;
    }

    /// The database.
    pub fn store(&self) -> &Store {
        self.repository.store()
    }

    /// Carries out a person's command at a table, if they may.
    pub async fn act(self: &Arc<House>, person: &Person, id: &str, command: Command) -> Result<Answer, HouseError> {
        let span = tracing::debug_span!("command", name = command.name(), table = id);
        self.carry_out(person, id, command).instrument(span).await
    }

    async fn carry_out(self: &Arc<House>, person: &Person, id: &str, command: Command) -> Result<Answer, HouseError> {
        tokens::check(person, &command)?;
        let table = self.table(id).await?;
        match command {
            Command::Sit { seat, name } => self.sit(person, &table, seat, name.as_deref()).await?,
            Command::Stand { seat } => self.stand(person, &table, seat).await?,
            Command::Invite { seat, level } => self.invite(person, &table, seat, level).await?,
            Command::Start => self.start_by(person, &table).await?,
            Command::Cancel => self.cancel(person, &table).await?,
            Command::Play { seat, at, ply } => self.play(person, &table, seat, at, &ply).await?,
            Command::Undo { seat, turn } => {
                let undo = |seat, in_play: &GameInPlay| {
                    let plies = in_play.undo(seat, turn).ok_or(EntryError::NothingToUndo)?;
                    Ok(Entry::Undo(seat, plies))
                };
                self.act_in_seat(person, &table, seat, undo).await?;
            }
            Command::Confirm { seat } => {
                self.act_in_seat(person, &table, seat, |seat, _| Ok(Entry::Confirm(seat))).await?;
            }
            Command::Resign { seat } => {
                self.act_in_seat(person, &table, seat, |seat, _| Ok(Entry::Resign(seat))).await?;
            }
            Command::Replace { seat } => self.replace(person, &table, seat).await?,
            Command::Return { seat } => {
                self.act_in_seat(person, &table, seat, |seat, _| Ok(Entry::Return(seat))).await?;
            }
            Command::Say { text } => self.say(person, &table, &text).await?,
            Command::Mute { who, muted } => self.mute(person, &table, &who, muted).await?,
            Command::Report { who, reason, text } => self.report(person, &table, &who, reason, &text).await?,
            Command::Kick { who, kicked } => self.kick(person, &table, &who, kicked).await?,
            Command::CloseChat { closed } => self.close_chat(person, &table, closed).await?,
            Command::Rematch => return self.rematch(person, &table).await,
            Command::Why { ply } => return self.why(&table, &ply).await,
            Command::Explain { plies } => return self.explain(&table, &plies).await,
            Command::Hint => return self.hint(person, &table).await,
        }
        Ok(Answer::Done)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id, from memory or from the database.
    pub async fn table(self: &Arc<House>, id: &str) -> Result<Arc<Table>, HouseError> {
        if let Some(table) = self.in_memory(id) {
            return Ok(table);
        }
        if !names::is_id(id) {
            return Err(HouseError::Table);
        }
        let state = self.read(id).await?.ok_or(HouseError::Table)?;
        let (table, opened) = match self.tables().entry(id.to_owned()) {
            // Somebody else has opened it meanwhile.
            Slot::Occupied(slot) => (Arc::clone(slot.get()), false),
            Slot::Vacant(slot) => (Arc::clone(slot.insert(Arc::new(Table::new(state, Arc::clone(&self.clock))))), true),
        };
        self.metrics.live_tables.set(self.tables().len() as i64);
        if opened {
            self.take_up(&table).await;
        }
        Ok(table)
    }

    /// A table as the database has it.
    async fn read(&self, id: &str) -> Result<Option<TableState>, HouseError> {
        let Some(stored) = self.stored(id, 0).await? else { return Ok(None) };
        let Stored { row, seats, lines, entries, kicked } = stored;
        let edition = table_edition(&row);
        let lines = lines.last().map_or(0, |line| line.number + 1);
        let mut state = TableState { row, edition, seats, in_play: None, lines, kicked };
        follow_all(&mut state, &entries, &self.clock);
        Ok(Some(state))
    }

    /// Reads a table with what was said last and its entries from a number on.
    async fn stored(&self, id: &str, from: usize) -> Result<Option<Stored>, HouseError> {
        let Some((row, seats)) = self.repository.table(id).await? else { return Ok(None) };
        let lines = told(id, self.repository.chat(id, REMEMBERED).await?);
        let kicked = self.repository.kicked(id).await?;
        let entries =
            if row.state == TableStatus::Open { Vec::new() } else { self.repository.entries(id, from).await? };
        Ok(Some(Stored { row, seats, lines, entries, kicked }))
    }

    /// A table has just come into memory: what other processes did while it was read is caught up with, and a bot's
    /// interrupted turn goes on.
    async fn take_up(self: &Arc<House>, table: &Arc<Table>) {
        let mut state = table.state.lock().await;
        if self.is_shared() {
            let _ = self.refresh_soon(table, &mut state).await;
            let _ = self.look_elsewhere(table).await;
        }
        self.think(table, &state);
    }

    /// The table with this id, if it is in memory.
    fn in_memory(&self, id: &str) -> Option<Arc<Table>> {
        let table = self.tables().get(id).cloned()?;
        table.touched.store(self.clock.now(), Ordering::Relaxed);
        Some(table)
    }

    /// A table, locked, that the host of the house has not closed.
    async fn not_closed<'a>(
        self: &Arc<House>,
        table: &'a Arc<Table>,
    ) -> Result<tokio::sync::MutexGuard<'a, TableState>, HouseError> {
        let state = table.state.lock().await;
        if state.row.state == TableStatus::Closed { Err(HouseError::Closed) } else { Ok(state) }
    }

    /// Makes memory the same as the database and broadcasts what is new. Everything is read before anything changes.
    async fn refresh(self: &Arc<House>, table: &Arc<Table>, state: &mut TableState) -> Result<(), HouseError> {
        let begins = state.in_play.is_none();
        let number = state.in_play.as_ref().map_or(0, GameInPlay::number);
        let Stored { row, seats, mut lines, entries, kicked } =
            self.stored(&table.id, number).await?.ok_or(HouseError::Table)?;
        let changed = row != state.row || seats != state.seats || kicked != state.kicked;
        (state.row, state.seats) = (row, seats);
        moderation::keep_away(table, state, kicked);
        let LogSince { log, back } = follow_all(state, &entries, &self.clock);
        table.stands(state);
        if changed {
            table.broadcast(TableBroadcast::Table);
        }
        lines.retain(|line| line.number >= state.lines);
        broadcast_chat(table, state, lines);
        if state.in_play.as_ref().is_some_and(|in_play| begins || in_play.number() != number) {
            table.broadcast_snapshot(state, log, back);
            self.think(table, state);
        }
        self.notify_lobby(table);
        Ok(())
    }

    /// Refreshes a table; if the database is away, it is refreshed as soon as it is back.
    async fn refresh_soon(self: &Arc<House>, table: &Arc<Table>, state: &mut TableState) -> Result<(), HouseError> {
        let refreshed = self.refresh(table, state).await;
        if refreshed == Err(HouseError::Table) {
            self.is_removed(table, state);
            return Ok(());
        }
        if refreshed == Err(HouseError::Unavailable) {
            let (house, table) = (Arc::clone(self), Arc::clone(table));
            tokio::spawn(async move { house.refresh_later(&table).await });
        }
        refreshed
    }

    /// Another process has removed the table.
    fn is_removed(&self, table: &Arc<Table>, state: &mut TableState) {
        state.row.state = TableStatus::Closed;
        table.broadcast(TableBroadcast::Table);
        self.notify_lobby(table);
        self.tables().remove(&table.id);
    }

    async fn refresh_later(self: &Arc<House>, table: &Arc<Table>) {
        loop {
            tokio::time::sleep(AGAIN).await;
            let mut state = table.state.lock().await;
            if self.refresh(table, &mut state).await != Err(HouseError::Unavailable) {
                return;
            }
        }
    }

    /// Handles a failed write. On a conflict the table is refreshed at once. If the database is away, memory stays as
    /// it was: if the write went through after all, the next one conflicts.
    async fn not_stored(
        self: &Arc<House>,
        table: &Arc<Table>,
        state: &mut TableState,
        error: StoreError,
    ) -> HouseError {
        if error == StoreError::Conflict {
            return self.refresh(table, state).await.err().unwrap_or(HouseError::Stale);
        }
        self.metrics.unavailable.inc();
        error.into()
    }

    /// Applies entries that another process has stored, and broadcasts them.
    fn go_on(self: &Arc<House>, table: &Arc<Table>, state: &mut TableState, entries: &[TimedEntry]) {
        let LogSince { log, back } = follow_all(state, entries, &self.clock);
        let Some(in_play) = &state.in_play else { return };
        state.row.due = play::due(in_play, state.row.settings.think);
        let over = in_play.is_over();
        if over {
            (state.row.state, state.row.changed) = (TableStatus::Over, now());
        }
        table.broadcast_snapshot(state, log, back);
        if over || !entries.iter().all(|stamped| matches!(stamped.entry, Entry::Play(..) | Entry::Deal(..))) {
            table.broadcast(TableBroadcast::Table);
        }
        self.notify_lobby(table);
        self.think(table, state);
    }

    /// Notifies the lobby that a table has changed.
    fn notify_lobby(&self, table: &Arc<Table>) {
        if self.lobby.receiver_count() > 0 {
            let _ = self.lobby.send(LobbyBroadcast::Table(Arc::clone(table)));
        }
    }

    /// A person has another name or other seats: their tables are read again.
    async fn renamed(self: &Arc<House>, person: &str) {
        let tables: Vec<_> = self.tables().values().cloned().collect();
        let mut name = None;
        for table in tables {
            if table.is_present(person) {
                if name.is_none() {
                    name = self.repository.name_of(person).await.ok().flatten();
                }
                name.iter().for_each(|name| table.rename_visitor(person, name));
            }
            let mut state = table.state.lock().await;
            if state.concerns(person) || table.is_present(person) {
                let _ = self.refresh_soon(&table, &mut state).await;
            }
        }
    }

    /// A person has another name, other preferences or seats, or no session any more: everything here that knows them looks again.
    pub(crate) async fn has_changed(self: &Arc<House>, person: &str) {
        self.sessions.forget_all();
        self.mutes.forget(person);
        self.renamed(person).await;
        let subject: Arc<str> = person.into();
        self.tables().values().filter(|table| table.is_here(person)).for_each(|table| {
            table.broadcast(TableBroadcast::Person(Arc::clone(&subject)));
        });
        let _ = self.lobby.send(LobbyBroadcast::Person(subject));
    }

    /// Hears which tables change.
    pub fn listen_to_lobby(&self) -> broadcast::Receiver<LobbyBroadcast> {
        self.lobby.subscribe()
    }

    /// Closes the house and notifies everybody who waits or listens.
    pub fn close(&self) {
        self.closing.store(true, Ordering::SeqCst);
        self.tables().values().for_each(|table| table.broadcast(TableBroadcast::Closing));
        let _ = self.lobby.send(LobbyBroadcast::Closing);
    }

    /// Whether the house closes.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::SeqCst)
    }
}

/// The game of a table before its first entry; nothing if the game is not in the catalog any more or was another version of it.
fn begin(state: &TableState, at: i64) -> Option<GameInPlay> {
    let row = &state.row;
    let game = new_game(row, state.seats.len())?;
    let seed: Seed = row.seed.parse().ok()?;
    Some(GameInPlay::begin(game, seed, state.players(), row.settings.clock, at))
}

fn new_game(row: &TableRow, players: usize) -> Option<Box<dyn AnyGame>> {
    let kind = catalog::find(&row.game)?;
    let chosen = row.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::recorded(kind.meta(), chosen).ok()?;
    let game = kind.start(players, &options, row.edition.as_deref()).ok()?;
    (kind.meta().rules == row.rules && game.fingerprint() == row.components).then_some(game)
}

/// Applies stored entries and returns their log. An entry that does not fit was stored by another version; the rest is left alone.
fn follow_all(state: &mut TableState, entries: &[TimedEntry], clock: &HouseClock) -> LogSince {
    if state.in_play.is_none() && state.row.state != TableStatus::Open {
        state.in_play = begin(state, entries.first().map_or_else(|| clock.now(), |first| first.at));
    }
    let mut replay = LogSince::default();
    let Some(in_play) = &mut state.in_play else { return replay };
    for stamped in entries {
        match in_play.follow(stamped) {
            Ok(item) => replay.go_on(stamped, item),
            Err(error) => {
                tracing::error!(table = state.row.id, ?stamped, ?error, "an entry does not fit");
                break;
            }
        }
    }
    replay
}

/// The seat row of nobody.
fn open_seat() -> SeatRow {
    SeatRow { kind: protocol::SeatKind::Open, person: None, name: None, level: None }
}

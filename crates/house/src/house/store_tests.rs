//! What the database refuses or can't do leaves the tables in memory as they were.

use game::{OptionSpec, Seat};
use protocol::{BranchPoint, Clock, SeatRequest, TableSettings};
use store::{DatabaseUrl, Statement, Step, TableChange, Value};
use tempfile::TempDir;

use std::collections::BTreeMap;

use super::*;
use crate::table::{named, played_options};

/// A house on a file, a person, and a table of theirs.
struct Scene {
    house: Arc<House>,
    person: Person,
    table: Arc<Table>,
    folder: TempDir,
}

impl Scene {
    /// A table for two with a clock; the second seat is open or played at the same screen.
    async fn new(second: SeatRequest) -> Scene {
        Scene::of(catalog::GAMES[catalog::GAMES.len() - 1].meta().key, second).await
    }

    async fn of(game: &str, second: SeatRequest) -> Scene {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&DatabaseUrl::File(folder.path().join("house.db"))).await.unwrap();
        let house = Arc::new(House::new(store, 1, 0).unwrap());
        let (person, _) = house.welcome("Nabu", "").await.unwrap();
        let settings = TableSettings { clock: Clock::Turn { seconds: 3600 }, ..TableSettings::default() };
        let seats = vec![SeatRequest::Me, second];
        let (game, options) = (game.to_owned(), BTreeMap::new());
        let wish = protocol::NewTable { game, seats, options, public: false, settings, edition: None, origin: None };
        let table = house.make(&person, &wish).await.unwrap();
        Scene { house, person, table, folder }
    }

    async fn in_play() -> Scene {
        Scene::new(SeatRequest::Here { name: "Beli".to_owned() }).await
    }

    async fn act(&self, command: Command) -> Result<Answer, HouseError> {
        self.house.act(&self.person, &self.table.id, command).await
    }

    async fn run(&self, sql: &'static str) {
        self.house.store().write(vec![Step::Run(Statement { sql, values: Vec::new() })]).await.unwrap();
    }

    /// Everything that memory knows of the table.
    async fn memory(&self) -> String {
        picture(&*self.table.state.lock().await)
    }

    /// Everything that the database knows of it.
    async fn database(&self) -> String {
        picture(&self.house.read(&self.table.id).await.unwrap().unwrap())
    }

    /// The number of entries, whose turn it is, and something they may play.
    async fn next(&self) -> (usize, Seat, String) {
        let state = self.table.state.lock().await;
        let in_play = state.in_play.as_ref().unwrap();
        (in_play.number(), in_play.actor().unwrap(), in_play.game().actions()[0].clone())
    }

    async fn play(&self) -> Command {
        let (at, seat, ply) = self.next().await;
        Command::Play { seat: seat.index(), at, ply }
    }

    /// Another process stores a move of this table.
    async fn play_elsewhere(&self) {
        let (number, seat, ply) = self.next().await;
        let entry = TimedEntry { entry: Entry::Play(seat, ply), at: now() };
        self.house.repository.append(&self.table.id, number, &[entry], TableChange::Same).await.unwrap();
    }

    /// A command fails while an SQL table is away, changes nothing, and succeeds when it is back.
    async fn fails_without(&self, away: &'static str, back: &'static str, command: Command) {
        let before = self.memory().await;
        self.run(away).await;
        assert_eq!(self.act(command.clone()).await, Err(HouseError::Unavailable), "{away}");
        assert_eq!(self.memory().await, before, "{away}");
        self.run(back).await;
        assert_eq!(self.database().await, before, "{away}");
        self.act(command).await.unwrap();
        assert_eq!(self.memory().await, self.database().await);
        assert_ne!(self.memory().await, before);
    }
}

fn picture(state: &TableState) -> String {
    let in_play = state.in_play.as_ref().map(|in_play| {
        let undo = Seat::all(state.seats.len()).map(|seat| in_play.undo(seat, true)).collect::<Vec<_>>();
        (serde_json::to_string(&in_play.snapshot(in_play.last(), Vec::new(), None)).unwrap(), undo)
    });
    format!("{:?} {:?} {} {in_play:?}", state.row, state.seats, state.lines)
}

/// An SQL table that goes away and comes back.
macro_rules! away {
    ($table:literal) => {
        (concat!("ALTER TABLE ", $table, " RENAME TO away"), concat!("ALTER TABLE away RENAME TO ", $table))
    };
}

#[tokio::test]
async fn a_move_that_is_not_stored_is_not_in_memory() {
    let scene = Scene::in_play().await;
    for (away, back) in [away!("entries"), away!("tables")] {
        let command = loop {
            // Only a move that ends the turn changes when the table is due.
            let (_, seat, ply) = scene.next().await;
            let ends = scene.table.state.lock().await.in_play.as_ref().unwrap().ends_turn(seat, &ply);
            let command = scene.play().await;
            if ends {
                break command;
            }
            scene.act(command).await.unwrap();
        };
        scene.fails_without(away, back, command).await;
    }
}

#[tokio::test]
async fn an_end_that_is_not_stored_is_not_in_memory() {
    let scene = Scene::in_play().await;
    let (away, back) = away!("results");
    scene.fails_without(away, back, Command::Resign { seat: 0 }).await;
    assert_eq!(scene.table.state.lock().await.row.state, TableStatus::Over);
}

#[tokio::test]
async fn a_seat_or_a_start_that_is_not_stored_is_not_in_memory() {
    let scene = Scene::new(SeatRequest::Open).await;
    let (away, back) = away!("seats");
    scene.fails_without(away, back, Command::Invite { seat: 1, level: minds::Level::Pupil }).await;
    let scene = Scene::new(SeatRequest::Open).await;
    let (away, back) = away!("entries");
    scene.run(away).await;
    let sit = Command::Sit { seat: 1, name: Some("Beli".to_owned()) };
    assert_eq!(scene.act(sit).await, Err(HouseError::Unavailable));
    scene.run(back).await;
    assert_eq!(scene.memory().await, scene.database().await);
    assert_eq!(scene.table.state.lock().await.row.state, TableStatus::Open);
    scene.act(Command::Start).await.unwrap();
    assert_eq!(scene.memory().await, scene.database().await);
}

#[tokio::test]
async fn who_was_slower_learns_at_once_what_happened() {
    let scene = Scene::in_play().await;
    let late = scene.play().await;
    let mut news = scene.table.listen();
    scene.play_elsewhere().await;
    assert_eq!(scene.act(late.clone()).await, Err(HouseError::Stale));
    assert_eq!(scene.memory().await, scene.database().await);
    assert!(matches!(news.try_recv(), Ok(TableBroadcast::Snapshot(..))), "those who look on are told");
    assert_eq!(scene.act(late).await, Err(HouseError::Stale), "a move is never played twice");
    scene.act(scene.play().await).await.unwrap();
}

#[tokio::test]
async fn a_refresh_that_can_not_read_everything_changes_nothing() {
    for (away, back) in [away!("tables"), away!("seats"), away!("chat"), away!("entries")] {
        let scene = Scene::in_play().await;
        scene.play_elsewhere().await;
        scene.run("UPDATE seats SET name = name || '!'").await;
        scene.run(away).await;
        let mut state = scene.table.state.lock().await;
        let before = picture(&state);
        assert_eq!(scene.house.refresh(&scene.table, &mut state).await, Err(HouseError::Unavailable), "{away}");
        assert_eq!(picture(&state), before, "{away}");
        scene.run(back).await;
        scene.house.refresh(&scene.table, &mut state).await.unwrap();
        assert_ne!(picture(&state), before);
        assert_eq!(picture(&state), scene.database().await);
    }
}

#[tokio::test]
async fn news_that_can_not_be_read_is_read_when_the_database_is_back() {
    let scene = Scene::in_play().await;
    let (away, back) = away!("chat");
    scene.play_elsewhere().await;
    scene.run(away).await;
    let mut state = scene.table.state.lock().await;
    let heard = scene.house.refresh_soon(&scene.table, &mut state).await;
    drop(state);
    assert_eq!(heard, Err(HouseError::Unavailable));
    scene.run(back).await;
    let known = scene.database().await;
    let told = async {
        while scene.memory().await != known {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), told).await.unwrap();
}

/// What was stored of an option before it was as it is now: nothing, or another name.
struct Former {
    game: &'static str,
    spec: &'static OptionSpec,
    stored: Option<(&'static str, &'static str)>,
    meant: &'static str,
}

fn formers() -> Vec<Former> {
    let mut formers = Vec::new();
    for meta in catalog::GAMES.iter().map(|kind| kind.meta()) {
        let game = meta.key;
        for spec in meta.options.iter().filter(|spec| spec.before != spec.values[0]) {
            formers.push(Former { game, spec, stored: None, meant: spec.before });
            let renamed = spec.formerly.iter();
            formers.extend(renamed.map(|&(key, old, meant)| Former { game, spec, stored: Some((key, old)), meant }));
        }
    }
    formers
}

/// Tables from before a game had an option, or had it by another name, are read as they were played.
#[tokio::test]
async fn tables_from_before_an_option_are_read_as_they_were_played() {
    assert!(formers().len() > 2);
    for Former { game, spec, stored: old, meant } in formers() {
        let scene = Scene::of(game, SeatRequest::Here { name: "Beli".to_owned() }).await;
        assert_eq!(scene.table.state.lock().await.row.options[spec.key], spec.values[0]);
        let stored = serde_json::to_string(&BTreeMap::from_iter(old)).unwrap();
        let change = Statement { sql: "UPDATE tables SET options = $1", values: vec![Value::Text(stored)] };
        scene.house.store().write(vec![Step::Run(change)]).await.unwrap();
        let state = scene.house.read(&scene.table.id).await.unwrap().unwrap();
        let told = played_options(&state.row);
        assert_eq!(told[spec.key], meant, "{game} {old:?}");
        assert_eq!(named(state.in_play.as_ref().unwrap().game().options()), told, "as it is played");
    }
}

/// A table that goes on from a record from before an option is played as the record was.
#[tokio::test]
async fn a_branch_of_an_old_record_is_played_as_it_was() {
    for Former { game, spec, stored: old, meant } in formers() {
        let here = || SeatRequest::Here { name: "Beli".to_owned() };
        let scene = Scene::of(game, here()).await;
        let record = scene.house.record(&scene.table).await.unwrap();
        let now = format!("option {} {}\n", spec.key, spec.values[0]);
        let before = old.map_or_else(String::new, |(key, value)| format!("option {key} {value}\n"));
        assert!(record.to_string().contains(&now));
        let text = record.to_string().replace(&now, &before);
        let origin = Some(BranchPoint::Record { record: text, ply: record.plies.len() });
        let (seats, settings) = (vec![SeatRequest::Me, here()], TableSettings::default());
        let (game, options) = (game.to_owned(), BTreeMap::new());
        let wish = protocol::NewTable { game, seats, options, public: false, settings, edition: None, origin };
        let table = scene.house.make(&scene.person, &wish).await.unwrap();
        let state = table.state.lock().await;
        assert_eq!(state.row.options[spec.key], meant, "{old:?}");
        assert_eq!(state.in_play.as_ref().unwrap().game().options().get(spec.key), meant);
    }
}

/// Looks until the house says so, and fails if that takes as long as a healthy house waits by itself.
async fn is_ready_becomes(house: &House, ready: bool) {
    let look = async {
        while house.is_ready().await != ready {
            tokio::task::yield_now().await;
        }
    };
    assert!(tokio::time::timeout(Duration::from_secs(4), look).await.is_ok(), "never {ready}");
}

#[tokio::test]
async fn a_house_that_is_asked_says_whether_it_can_store_something_now() {
    let scene = Scene::in_play().await;
    is_ready_becomes(&scene.house, true).await;
    scene.run("ALTER TABLE probe RENAME TO away").await;
    is_ready_becomes(&scene.house, false).await;
    scene.run("ALTER TABLE away RENAME TO probe").await;
    is_ready_becomes(&scene.house, true).await;
}

#[tokio::test]
async fn a_database_that_does_not_answer_is_not_waited_for() {
    let scene = Scene::in_play().await;
    // Somebody else holds the file: the store waits for them longer than a probe may take.
    let other = rusqlite::Connection::open(scene.folder.path().join("house.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert!(!scene.house.is_ready().await);
    other.execute_batch("ROLLBACK").unwrap();
    is_ready_becomes(&scene.house, true).await;
}

//! Somebody sets a clock, or the house is closed for hours: no player loses more than a minute of their time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use house::House;
use protocol::{Clock, Command, NewTable, SeatRequest, Snapshot, TableSettings};
use store::{Person, Step};

use crate::bases::{Base, statement};

const HOUR: i64 = 3_600_000;
/// The most that one jump may cost.
const MINUTE: i64 = 60_000;
/// What passes while a test asks the house something, at the very most.
const ASKING: i64 = 20_000;
/// Everybody has so much for a turn.
const TURN: i64 = 2 * HOUR;

/// A process whose system's clock is set whenever one likes.
async fn process(base: &Base, set: &Arc<AtomicI64>) -> Arc<House> {
    let set = Arc::clone(set);
    let begun = Instant::now();
    let clock = move || 1_800_000_000_000 + begun.elapsed().as_millis() as i64 + set.load(Ordering::Relaxed);
    let house = House::with_system_clock(base.open().await, 1, 0, Box::new(clock)).unwrap();
    house.begin_time().await.unwrap();
    Arc::new(house)
}

fn set(by: i64) -> Arc<AtomicI64> {
    Arc::new(AtomicI64::new(by))
}

/// Two people at one screen, and somebody's turn has begun.
async fn table(house: &Arc<House>) -> (Person, String) {
    let (person, _) = house.welcome("Nabu", "").await.unwrap();
    let settings = TableSettings { clock: Clock::Turn { seconds: (TURN / 1000) as u32 }, ..TableSettings::default() };
    let seats = vec![SeatRequest::Me, SeatRequest::Here { name: "Beli".to_owned() }];
    let (game, options) = ("jardins".to_owned(), std::collections::BTreeMap::new());
    let wish = NewTable { game, seats, options, public: false, settings, edition: None, origin: None };
    let table = house.make(&person, &wish).await.unwrap();
    (person, table.id.clone())
}

async fn snapshot(house: &Arc<House>, id: &str) -> Snapshot {
    let table = house.table(id).await.unwrap();
    house.snapshot(&table, None).await.unwrap().unwrap()
}

/// What is left of the turn as a process sees it.
async fn left(house: &Arc<House>, id: &str) -> i64 {
    let clocks = snapshot(house, id).await.clocks.unwrap();
    clocks.left[clocks.running.unwrap()]
}

/// Whoever is to act may still do so at a process.
async fn plays_on(house: &Arc<House>, person: &Person, id: &str) {
    let snapshot = snapshot(house, id).await;
    let (seat, ply) = (snapshot.turn.unwrap(), snapshot.legal[0].clone());
    house.act(person, id, Command::Play { seat, at: snapshot.number, ply }).await.unwrap();
}

/// As if the last process had noted the time so much earlier by the clock of the database server.
async fn hours_pass(base: &Base, hours: i64) {
    let earlier = statement("UPDATE clock SET seen = seen - $1", [(hours * HOUR).into()]);
    base.open().await.write(vec![Step::Must(earlier)]).await.unwrap();
}

async fn hours_without_a_house_cost_at_most_a_minute(base: Base) {
    let house = process(&base, &set(0)).await;
    let (person, id) = table(&house).await;
    house.note_time().await.unwrap();
    drop(house);
    hours_pass(&base, 5).await;
    let house = process(&base, &set(5 * HOUR)).await;
    let left = left(&house, &id).await;
    assert!((TURN - MINUTE - ASKING..=TURN - MINUTE + ASKING).contains(&left), "{left}");
    plays_on(&house, &person, &id).await;
}

async fn a_clock_that_is_set_back_gives_and_takes_nothing(base: Base) {
    let house = process(&base, &set(0)).await;
    let (person, id) = table(&house).await;
    house.note_time().await.unwrap();
    drop(house);
    hours_pass(&base, -5).await;
    let house = process(&base, &set(-5 * HOUR)).await;
    let left = left(&house, &id).await;
    assert!((TURN - ASKING..=TURN).contains(&left), "{left}");
    plays_on(&house, &person, &id).await;
}

async fn a_clock_that_is_set_while_the_house_is_open_moves_nothing(base: Base) {
    let clock = set(0);
    let house = process(&base, &clock).await;
    let (person, id) = table(&house).await;
    for jump in [3 * HOUR, -3 * HOUR] {
        clock.store(jump, Ordering::Relaxed);
        hours_pass(&base, jump / HOUR).await;
        house.note_time().await.unwrap();
        let left = left(&house, &id).await;
        assert!((TURN - ASKING..=TURN).contains(&left), "{left} after {jump}");
    }
    plays_on(&house, &person, &id).await;
}

crate::on_both!(
    hours_without_a_house_cost_at_most_a_minute,
    a_clock_that_is_set_back_gives_and_takes_nothing,
    a_clock_that_is_set_while_the_house_is_open_moves_nothing,
);

/// The clock of one machine is hours behind, that of the other hours ahead.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_whose_clocks_differ_by_hours_agree_how_late_it_is() {
    let base = Base::postgres();
    let behind = process(&base, &set(-3 * HOUR)).await;
    let (person, id) = table(&behind).await;
    let ahead = process(&base, &set(3 * HOUR)).await;
    for house in [&behind, &ahead] {
        house.note_time().await.unwrap();
        let left = left(house, &id).await;
        assert!((TURN - ASKING..=TURN).contains(&left), "{left}");
    }
    plays_on(&ahead, &person, &id).await;
    // Whoever comes later agrees with both.
    let late = process(&base, &set(9 * HOUR)).await;
    for house in [&ahead, &late] {
        let left = left(house, &id).await;
        assert!((TURN - ASKING..=TURN).contains(&left), "{left}");
    }
    plays_on(&late, &person, &id).await;
}

/// One process stops for hours while another goes on: it follows.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_slept_follows_the_others() {
    let base = Base::postgres();
    let house = process(&base, &set(0)).await;
    let (_, id) = table(&house).await;
    let others = statement("UPDATE clock SET at = at + $1", [HOUR.into()]);
    base.open().await.write(vec![Step::Must(others)]).await.unwrap();
    house.note_time().await.unwrap();
    let left = left(&house, &id).await;
    assert!((TURN - HOUR - ASKING..=TURN - HOUR + ASKING).contains(&left), "{left}");
}

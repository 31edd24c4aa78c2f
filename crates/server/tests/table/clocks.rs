//! Time that runs out, also while nobody serves.

use serde_json::{Value, json};
use store::{Statement, Step, Store};

use crate::open::Open;

fn a_turn(seconds: u32, lapse: &str) -> Value {
    json!({ "clock": { "kind": "turn", "seconds": seconds }, "on_timeout": lapse })
}

fn left(snapshot: &Value, seat: usize) -> i64 {
    snapshot["clocks"]["left"][seat].as_i64().unwrap()
}

#[tokio::test]
async fn a_bot_plays_on_for_who_takes_too_long_and_he_may_return() {
    let house = Open::new().await;
    let mut two = house.two("babylon", a_turn(5, "bot")).await;
    let seat = two.turn().await;
    assert_eq!(two.sockets[0].snapshot["clocks"]["running"], seat);
    assert!(left(&two.sockets[0].snapshot, seat) <= 5000 && left(&two.sockets[0].snapshot, 1 - seat) == 5000);
    let other = &mut two.sockets[1 - seat];
    other.until(|socket| socket.table["seats"][seat]["level"] == "scribe").await;
    other.until(|socket| socket.seen.log.iter().any(|(by, _)| *by == Some(seat))).await;
    two.sockets[seat].does(&json!({ "return": { "seat": seat } })).await;
    two.sockets[seat].until(|socket| socket.table["seats"][seat]["level"].is_null()).await;
}

#[tokio::test]
async fn who_takes_too_long_has_lost_where_the_table_wants_it() {
    let house = Open::new().await;
    let mut two = house.two("babylon", a_turn(5, "resign")).await;
    let seat = two.turn().await;
    two.sockets[seat].until(|socket| socket.is_over() && socket.table["status"] == "over").await;
    assert_eq!(two.sockets[seat].snapshot["ending"]["winners"], json!([1 - seat]));
    assert_eq!(two.sockets[seat].table["seats"][seat]["resigned"], true);
    let ply = "remove a1";
    two.sockets[seat].may_not(&two.sockets[seat].play_command(seat, ply), "rules", "house-no-over").await;
}

#[tokio::test]
async fn a_short_restart_gives_no_time_back() {
    let house = Open::new().await;
    let mut two = house.two("babylon", a_turn(6, "resign")).await;
    let seat = two.turn().await;
    let before = left(&two.sockets[0].snapshot, seat);
    let house = house.restart().await;
    let person = two.people[1 - seat].at(house.address);
    let mut socket = person.come(&two.id).await;
    // However long it took to open again: the time was not given back, and runs out.
    assert!(socket.is_over() || left(&socket.snapshot, seat) < before, "{}", socket.snapshot["clocks"]);
    socket.until(super::client::Socket::is_over).await;
    assert_eq!(socket.snapshot["ending"]["winners"], json!([1 - seat]));
}

/// Nobody looks at the table, and the house that had it is gone: the next house finds it all the same.
#[tokio::test]
async fn time_runs_out_where_nobody_looks() {
    let house = Open::new().await;
    let mut two = house.two("babylon", a_turn(5, "resign")).await;
    let seat = two.turn().await;
    let [first, second] = two.sockets;
    first.leave();
    second.leave();
    let house = house.restart().await;
    let person = two.people[seat].at(house.address);
    let mut lobby = person.lobby().await;
    lobby.until(|news| news["table"]["id"] == *two.id && news["table"]["status"] == "over").await;
}

#[tokio::test]
async fn the_time_of_a_whole_game_grows_by_its_increment() {
    let house = Open::new().await;
    let clock = json!({ "clock": { "kind": "total", "seconds": 600, "increment": 300 } });
    let mut two = house.two("babylon", clock).await;
    let seat = two.step_until(|socket, seat| socket.turn() == Some(1 - seat)).await;
    let now = left(&two.sockets[0].snapshot, seat);
    assert!(now > 600_000 && now <= 900_000, "{now}");
    let house = house.restart().await;
    let again = two.people[0].at(house.address).come(&two.id).await;
    assert_eq!(left(&again.snapshot, seat), now, "who does not act loses nothing over a restart");
    assert!(left(&again.snapshot, 1 - seat) <= 600_000);
}

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Days pass, and then the time of whoever should have acted is up, whichever process looks.
#[tokio::test]
async fn a_turn_of_days_runs_out() {
    let house = Open::new().await;
    let mut two = house.two("babylon", a_turn(3 * 24 * 3600, "resign")).await;
    let seat = two.turn().await;
    assert!((3 * DAY - 60_000..=3 * DAY).contains(&left(&two.sockets[0].snapshot, seat)));
    let house =
        house.restart_after(|place| async move { days_pass(&Store::open(&place).await.unwrap(), 2).await }).await;
    let again = two.people[0].at(house.address).come(&two.id).await;
    assert!((DAY - 60_000..=DAY).contains(&left(&again.snapshot, seat)), "{}", again.snapshot["clocks"]);
    let house =
        house.restart_after(|place| async move { days_pass(&Store::open(&place).await.unwrap(), 1).await }).await;
    let mut last = two.people[0].at(house.address).come(&two.id).await;
    last.until(super::client::Socket::is_over).await;
    assert_eq!(last.snapshot["ending"]["winners"], json!([1 - seat]));
}

/// As if everything had happened some days earlier.
async fn days_pass(store: &Store, days: i64) {
    let earlier = ["UPDATE entries SET at = at - $1", "UPDATE tables SET due = due - $1, changed = changed - $1"];
    let step = |sql| Step::Run(Statement { sql, values: vec![(days * DAY).into()] });
    store.write(earlier.map(step).into()).await.unwrap();
}

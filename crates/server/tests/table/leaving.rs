//! Giving up, standing in for somebody, coming back, once more.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::{Statement, Step, Store};

use crate::client::{Socket, until};
use crate::open::{Open, Two};

#[tokio::test]
async fn who_gives_up_against_one_has_lost() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    for _ in 0..5 {
        two.step().await;
    }
    two.sockets[1].does(&json!({ "resign": { "seat": 1 } })).await;
    two.sockets[0].until(|socket| socket.is_over() && socket.table["status"] == "over").await;
    let ending = &two.sockets[0].snapshot["ending"];
    assert_eq!((&ending["winners"], &ending["played"]), (&json!([0]), &json!(false)));
    assert!(ending["seed"].is_string() && two.sockets[0].legal().is_empty());
    two.sockets[0].may_not(&json!({ "resign": { "seat": 0 } }), "rules", "house-no-over").await;
    let record = two.people[0].get(&format!("/api/v1/tables/{}/record", two.id)).await.body;
    let record: game::Record = record.parse().unwrap();
    record.verify(catalog::find("amyitis").unwrap(), None).unwrap();
    let finished = two.people[1].get("/api/v1/tables?list=finished").await.fine();
    assert_eq!(finished[0]["id"], *two.id);
}

#[tokio::test]
async fn among_three_a_bot_plays_on_for_who_gave_up() {
    let house = Open::new().await;
    let (mut nabu, beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "Adad" }, { "kind": "open" }]);
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats })).await;
    let mut own = nabu.come(&id).await;
    beli.command(&id, &json!({ "sit": { "seat": 2 } })).await.fine();
    beli.command(&id, &json!({ "resign": { "seat": 2 } })).await.fine();
    beli.command(&id, &json!({ "return": { "seat": 2 } })).await.refused(422, "house-no-persons");
    own.until(|socket| socket.table["seats"][2]["resigned"] == true).await;
    // Two full rounds: the bot decides in its turn.
    own.until(|socket| !socket.snapshot.is_null()).await;
    while own.seen.log.iter().filter(|(by, _)| *by == Some(2)).count() < 2 {
        own.until(|socket| socket.turn() != Some(2)).await;
        let (turn, ply) = (own.turn().unwrap(), own.legal()[0].clone());
        own.play(turn, &ply).await;
    }
    assert!(!own.is_over());
}

/// A table's rule of absence: after so many seconds, with a pupil.
fn rule(seconds: u32) -> Value {
    json!({ "absence": seconds, "stand_in": "pupil" })
}

fn replace(seat: usize) -> Value {
    json!({ "replace": { "seat": seat } })
}

/// Asks for a bot in somebody's seat until it is granted.
async fn replace_as_soon_as_allowed(socket: &mut Socket, seat: usize) {
    until("a bot in their seat", async || {
        let Err(refused) = socket.command(&replace(seat)).await else { return true };
        assert_eq!(refused["phrase"]["id"], "house-no-not-absent", "{refused}");
        tokio::time::sleep(Duration::from_millis(200)).await;
        false
    })
    .await;
}

#[tokio::test]
async fn nobody_is_absent_before_the_tables_time_and_http_is_a_sign_of_life() {
    let house = Open::new().await;
    let Two { id, people, sockets: [mut first, second], .. } = house.two("babylon", rule(5)).await;
    second.leave();
    first.until(|socket| socket.table["seats"][1]["present"] == false).await;
    let left = Instant::now();
    first.may_not(&replace(1), "forbidden", "house-no-not-absent").await;
    while left.elapsed() < Duration::from_secs(7) {
        people[1].get(&format!("/api/v1/tables/{id}/snapshot")).await.fine();
        first.may_not(&replace(1), "forbidden", "house-no-not-absent").await;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let quiet = Instant::now();
    replace_as_soon_as_allowed(&mut first, 1).await;
    assert!(quiet.elapsed() > Duration::from_secs(4));
    first.until(|socket| socket.table["seats"][1]["level"] == "pupil").await;
}

#[tokio::test]
async fn only_the_clock_replaces_somebody_at_a_table_with_a_clock() {
    let house = Open::new().await;
    for (settings, refusal) in [
        (json!({ "absence": 5, "clock": { "kind": "turn", "seconds": 86400 } }), "house-no-by-clock"),
        (json!({ "absence": 0 }), "house-no-no-stand-in"),
    ] {
        let Two { sockets: [mut first, second], .. } = house.two("babylon", settings).await;
        second.leave();
        first.until(|socket| socket.table["seats"][1]["present"] == false).await;
        first.may_not(&replace(1), "forbidden", refusal).await;
        // One's own seat may be given to a bot at any time.
        first.does(&replace(0)).await;
    }
}

#[tokio::test]
async fn everybody_else_at_the_table_has_to_agree_anew_each_time() {
    let house = Open::new().await;
    let (mut nabu, beli, adad) = (house.guest("Nabu").await, house.guest("Beli").await, house.guest("Adad").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats, "settings": rule(5) })).await;
    let (mut first, mut second) = (nabu.come(&id).await, beli.come(&id).await);
    second.does(&json!({ "sit": { "seat": 1 } })).await;
    adad.command(&id, &json!({ "sit": { "seat": 2 } })).await.fine();
    replace_as_soon_as_allowed(&mut first, 2).await;
    first.until(|socket| socket.table["seats"][2]["agreed"] == 1).await;
    assert!(first.table["seats"][2]["level"].is_null(), "one of two is not enough");
    // Adad shows himself: what was agreed is void.
    adad.get("/api/v1/me").await.fine();
    replace_as_soon_as_allowed(&mut second, 2).await;
    assert!(nabu.table(&id).await["seats"][2]["level"].is_null(), "the first agreed before Adad was seen");
    first.does(&replace(2)).await;
    first.until(|socket| socket.table["seats"][2]["level"] == "pupil").await;
    adad.command(&id, &json!({ "return": { "seat": 2 } })).await.fine();
    first.until(|socket| socket.table["seats"][2]["level"].is_null()).await;
}

#[tokio::test]
async fn a_bot_stands_in_for_who_is_absent_until_he_returns() {
    let house = Open::new().await;
    let mut two = house.two("babylon", rule(5)).await;
    two.sockets[0].may_not(&replace(1), "forbidden", "house-no-present").await;
    let stranger = house.guest("Adad").await;
    stranger.command(&two.id, &replace(1)).await.refused(403, "house-no-your-seat");
    let [mut first, second] = two.sockets;
    second.leave();
    first.until(|socket| socket.table["seats"][1]["present"] == false).await;
    replace_as_soon_as_allowed(&mut first, 1).await;
    first.until(|socket| socket.table["seats"][1]["level"] == "pupil").await;
    // The bot decides for him.
    while !first.seen.log.iter().any(|(by, _)| *by == Some(1)) {
        first.until(|socket| socket.turn() == Some(0)).await;
        first.play_any(0, &mut two.chance).await;
        first.next().await.unwrap();
    }
    let mut second = two.people[1].come(&two.id).await;
    second.does(&json!({ "return": { "seat": 1 } })).await;
    second.until(|socket| socket.table["seats"][1]["level"].is_null()).await;
    second.may_not(&json!({ "return": { "seat": 1 } }), "rules", "house-no-own-play").await;
    // A bot that was thinking may not decide any more: it is his turn until he does.
    first.catch_up(second.number()).await;
    if second.turn() == Some(0) {
        first.play_any(0, &mut two.chance).await;
    }
    let decided = second.play_any(1, &mut two.chance).await.unwrap();
    assert!(second.seen.log.contains(&(Some(1), decided)));
}

#[tokio::test]
async fn a_rematch_has_the_same_players_and_is_made_once() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    two.sockets[0].may_not(&json!("rematch"), "forbidden", "house-no-not-over").await;
    two.sockets[0].does(&json!({ "resign": { "seat": 0 } })).await;
    two.sockets[1].until(super::client::Socket::is_over).await;
    let stranger = house.guest("Adad").await;
    stranger.command(&two.id, &json!("rematch")).await.refused(403, "house-no-your-seat");
    let made = two.sockets[1].does(&json!("rematch")).await;
    let again = made["id"].as_str().unwrap();
    two.sockets[0].until(|socket| socket.table["rematch"] == *again).await;
    assert_eq!(two.sockets[0].does(&json!("rematch")).await["id"], *again);
    assert_ne!(again, two.id);
    let table = two.people[1].table(again).await;
    assert_eq!((&table["game"], &table["seats"][0]["name"]), (&json!("jardins"), &json!("Beli")), "seats move on");
    two.people[0].command(again, &json!({ "sit": { "seat": 1 } })).await.fine();
    assert_eq!(two.people[0].table(again).await["status"], "playing");
}

/// A game of an edition that is not in the catalog any more can't be gone on with, but played again.
#[tokio::test]
async fn a_rematch_is_played_with_the_edition_of_today() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    two.sockets[0].does(&json!({ "resign": { "seat": 0 } })).await;
    two.sockets[0].until(|socket| socket.table["status"] == "over").await;
    let old = |place| async move {
        let sql = "UPDATE tables SET rules = 999, components = 'of yesteryear'";
        Store::open(&place).await.unwrap().write(vec![Step::Run(Statement { sql, values: Vec::new() })]).await.unwrap();
    };
    let house = house.restart_after(old).await;
    let [nabu, beli] = two.people.each_ref().map(|person| person.at(house.address));
    let made = beli.command(&two.id, &json!("rematch")).await.fine();
    let again = made["id"].as_str().unwrap();
    nabu.command(again, &json!({ "sit": { "seat": 1 } })).await.fine();
    assert!(!nabu.come(again).await.legal().is_empty());
}

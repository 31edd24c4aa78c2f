//! Giving up, standing in for somebody, coming back, once more.

use house::store::{Statement, Step, Store};
use serde_json::json;

use crate::open::Open;

#[tokio::test]
async fn who_gives_up_against_one_has_lost() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    for _ in 0..5 {
        two.step().await;
    }
    two.sockets[1].does(&json!({ "resign": { "seat": 1 } })).await;
    two.sockets[0].until(|socket| socket.is_over() && socket.table["state"] == "over").await;
    let ending = &two.sockets[0].moment["ending"];
    assert_eq!((&ending["winners"], &ending["played"]), (&json!([0]), &json!(false)));
    assert!(ending["seed"].is_string() && two.sockets[0].legal().is_empty());
    two.sockets[0].may_not(&json!({ "resign": { "seat": 0 } }), "rules", "house-no-over").await;
    let record = two.people[0].get(&format!("/api/v1/tables/{}/record", two.id)).await.body;
    let record: table::Record = record.parse().unwrap();
    record.verify(shelf::find("amyitis").unwrap(), None).unwrap();
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
    beli.deed(&id, &json!({ "sit": { "seat": 2 } })).await.fine();
    beli.deed(&id, &json!({ "resign": { "seat": 2 } })).await.fine();
    beli.deed(&id, &json!({ "return": { "seat": 2 } })).await.refused(422, "house-no-persons");
    own.until(|socket| socket.table["seats"][2]["resigned"] == true).await;
    // Two full rounds: the bot decides in its turn.
    own.until(|socket| !socket.moment.is_null()).await;
    while own.seen.log.iter().filter(|(by, _)| *by == Some(2)).count() < 2 {
        own.until(|socket| socket.turn() != Some(2)).await;
        let (turn, ply) = (own.turn().unwrap(), own.legal()[0].clone());
        own.play(turn, &ply).await;
    }
    assert!(!own.is_over());
}

#[tokio::test]
async fn a_bot_stands_in_for_who_is_absent_until_he_returns() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let replace = |seat: usize| json!({ "replace": { "seat": seat, "level": "pupil" } });
    two.sockets[0].may_not(&replace(1), "forbidden", "house-no-present").await;
    let stranger = house.guest("Adad").await;
    stranger.deed(&two.id, &replace(1)).await.refused(403, "house-no-your-seat");
    let [mut first, second] = two.sockets;
    second.leave();
    first.until(|socket| socket.table["seats"][1]["present"] == false).await;
    first.does(&replace(1)).await;
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
    stranger.deed(&two.id, &json!("rematch")).await.refused(403, "house-no-your-seat");
    let made = two.sockets[1].does(&json!("rematch")).await;
    let again = made["id"].as_str().unwrap();
    two.sockets[0].until(|socket| socket.table["rematch"] == *again).await;
    assert_eq!(two.sockets[0].does(&json!("rematch")).await["id"], *again);
    assert_ne!(again, two.id);
    let table = two.people[1].table(again).await;
    assert_eq!((&table["game"], &table["seats"][0]["name"]), (&json!("jardins"), &json!("Beli")), "seats move on");
    two.people[0].deed(again, &json!({ "sit": { "seat": 1 } })).await.fine();
    assert_eq!(two.people[0].table(again).await["state"], "playing");
}

/// A game of an edition that is not on the shelf any more can't be gone on with, but played again.
#[tokio::test]
async fn a_rematch_is_played_with_the_edition_of_today() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    two.sockets[0].does(&json!({ "resign": { "seat": 0 } })).await;
    two.sockets[0].until(|socket| socket.table["state"] == "over").await;
    let old = |place| async move {
        let sql = "UPDATE tables SET rules = 999, components = 'of yesteryear'";
        Store::open(&place).await.unwrap().write(vec![Step::Run(Statement { sql, values: Vec::new() })]).await.unwrap();
    };
    let house = house.restart_after(old).await;
    let [nabu, beli] = two.people.each_ref().map(|person| person.at(house.address));
    let made = beli.deed(&two.id, &json!("rematch")).await.fine();
    let again = made["id"].as_str().unwrap();
    nabu.deed(again, &json!({ "sit": { "seat": 1 } })).await.fine();
    assert!(!nabu.come(again).await.legal().is_empty());
}

//! Bots at the table.

use serde_json::json;

use crate::client::TestRandom;
use crate::open::Open;

#[tokio::test]
async fn bots_finish_a_game_against_each_other_and_a_person() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let seats = json!([{ "kind": "bot", "level": "pupil" }, { "kind": "me" }, { "kind": "bot", "level": "scribe" }]);
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats })).await;
    let mut socket = nabu.come(&id).await;
    let mut chance = TestRandom(7);
    while socket.play_any(1, &mut chance).await.is_some() {}
    for seat in 0..3 {
        assert!(socket.seen.log.iter().any(|(by, _)| *by == Some(seat)));
    }
    let record = nabu.get(&format!("/api/v1/tables/{id}/record")).await.body;
    assert!(record.contains("seat 1 pupil") && record.contains("seat 2 Nabu"), "{record}");
    record.parse::<game::Record>().unwrap().verify(catalog::find("babylon").unwrap(), None).unwrap();
}

#[tokio::test]
async fn a_bots_turn_interrupted_by_a_restart_is_taken_up_again() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "oracle" }]);
    let id = nabu.make(&json!({ "game": "jardins", "seats": seats, "settings": { "think": 5 } })).await;
    let mut socket = nabu.come(&id).await;
    let mut chance = TestRandom(7);
    while socket.turn() != Some(1) {
        socket.play_any(0, &mut chance).await;
    }
    // It has just begun to think.
    let house = house.restart().await;
    let mut socket = nabu.at(house.address).try_come(&id, socket.leave()).await.unwrap();
    let number = socket.number();
    assert_eq!(socket.turn(), Some(1), "the bot's turn was interrupted");
    socket.catch_up(number + 1).await;
    assert_eq!(socket.seen.log.iter().rev().find_map(|(by, _)| *by), Some(1));
}

#[tokio::test]
async fn nobody_decides_for_a_bot() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "pupil" }]);
    let id = nabu.make(&json!({ "game": "jardins", "seats": seats })).await;
    let mut socket = nabu.come(&id).await;
    for command in ["resign", "confirm", "undo", "return"] {
        socket.may_not(&json!({ command: { "seat": 1 } }), "forbidden", "house-no-your-seat").await;
    }
    socket.may_not(&socket.play_command(1, "take 1 1"), "forbidden", "house-no-your-seat").await;
    socket.may_not(&json!({ "replace": { "seat": 1 } }), "forbidden", "house-no-present").await;
}

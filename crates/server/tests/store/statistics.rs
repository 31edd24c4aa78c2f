//! What somebody has played, counted by either database.

use std::time::Duration;

use serde_json::{Value, json};
use store::Step;
use tokio::time::{sleep, timeout};

use crate::bases::{Base, statement};
use crate::client::{Browser, PATIENCE, TestRandom};
use crate::on_both;
use crate::opening::open;

/// Plays a game of Les Jardins against a pupil, to its end or not at all; says its id and what was told last.
async fn play(person: &mut Browser, to_the_end: bool) -> (String, Value) {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "pupil" }]);
    let id = person.make(&json!({ "game": "jardins", "seats": seats })).await;
    let mut socket = person.come(&id).await;
    let mut chance = TestRandom(0xF00D);
    if to_the_end {
        while socket.play_any(0, &mut chance).await.is_some() {}
    } else {
        socket.does(&json!({ "resign": { "seat": 0 } })).await;
        socket.until(|socket| socket.table["status"] == "over").await;
    }
    (id, socket.snapshot)
}

async fn finished_games_are_counted(base: Base) {
    let address = open(&base).await;
    let mut ana = Browser::named(address, "Ana").await;
    Browser::new(address).get("/api/v1/statistics").await.refused(401, "house-no-nameless");
    assert_eq!(ana.get("/api/v1/statistics").await.fine(), json!({ "games": [], "last": [] }));
    let (finished, snapshot) = play(&mut ana, true).await;
    let (resigned, _) = play(&mut ana, false).await;
    let found = ana.get("/api/v1/statistics").await.fine();
    let points = snapshot["score"]["seats"][0]["total"].clone();
    let won = snapshot["ending"]["winners"].as_array().unwrap().contains(&json!(0));
    let tally = json!({ "played": 2, "won": usize::from(won), "average": points.as_f64(), "best": points });
    let jardins = &found["games"][0];
    assert_eq!((&jardins["game"], &jardins["all"]), (&json!("jardins"), &tally));
    assert_eq!(jardins["players"], json!([{ "players": 2, "results": tally }]));
    assert_eq!(jardins["against"], json!([{ "level": "pupil", "results": tally }]));
    let last = found["last"].as_array().unwrap();
    assert_eq!(last.iter().map(|past| &past["table"]).collect::<Vec<_>>(), [&json!(resigned), &json!(finished)]);
    assert_eq!((&last[0]["played"], &last[0]["won"]), (&json!(false), &json!(false)));
    assert_eq!((&last[1]["played"], &last[1]["seat"], &last[1]["points"][0]), (&json!(true), &json!(0), &points));
    let other = Browser::named(address, "Beli").await.get("/api/v1/statistics").await.fine();
    assert_eq!(other, json!({ "games": [], "last": [] }), "nobody sees another's");
}

/// A house that kept no results yet is opened by one that does.
async fn games_that_ended_before_are_counted_too(base: Base) {
    let address = open(&base).await;
    let mut ana = Browser::named(address, "Ana").await;
    let (finished, _) = play(&mut ana, true).await;
    let (resigned, _) = play(&mut ana, false).await;
    let kept = ana.get("/api/v1/statistics").await.fine();
    let store = base.open().await;
    store.write(vec![Step::Run(statement("DELETE FROM results", []))]).await.unwrap();
    assert_eq!(ana.get("/api/v1/statistics").await.fine(), json!({ "games": [], "last": [] }));
    // Two processes may come at once.
    let [one, other] = [ana.at(open(&base).await), ana.at(open(&base).await)];
    let found = async |house: &Browser| house.get("/api/v1/statistics").await.fine();
    timeout(PATIENCE, async {
        while found(&one).await["last"].as_array().unwrap().len() < 2 {
            sleep(Duration::from_millis(20)).await;
        }
    })
    .await
    .unwrap();
    assert_eq!(found(&one).await, kept, "{finished} and {resigned}");
    assert_eq!(found(&other).await, kept);
}

on_both!(finished_games_are_counted, games_that_ended_before_are_counted_too);

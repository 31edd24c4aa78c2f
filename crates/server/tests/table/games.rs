//! Whole games of every kind, by people who decide anything, to the end.

use game::{Commitment, Record, Turn};
use serde_json::json;

use crate::open::{Open, Two};

async fn record(two: &Two) -> String {
    let record = two.people[0].get(&format!("/api/v1/tables/{}/record", two.id)).await;
    assert_eq!(record.status, 200, "{record:?}");
    assert!(record.header("content-disposition").unwrap().contains(".sem"));
    record.body
}

async fn is_played_to_the_end(game: &str) {
    let house = Open::new().await;
    let mut two = house.two(game, json!({})).await;
    let mut spectator = crate::client::Browser::new(house.address).come(&two.id).await;
    let commitment: Commitment = two.sockets[0].snapshot["commitment"].as_str().unwrap().parse().unwrap();
    let mut steps = 0;
    while two.step().await {
        steps += 1;
        if steps % 40 == 0 {
            let unfinished = record(&two).await;
            assert!(!unfinished.contains("seed"), "the seed is shown after the last draw only");
            let unfinished: Record = unfinished.parse().unwrap();
            assert_eq!((unfinished.commitment, unfinished.seed), (Some(commitment), None));
            unfinished.check(catalog::find(game).unwrap(), None).unwrap();
        }
    }
    // A socket makes sure by itself that every ply is told exactly once.
    let log = two.sockets[0].seen.log.clone();
    spectator.until(|socket| socket.is_over() && socket.table["status"] == "over").await;
    assert_eq!(spectator.seen.log, log);
    assert_eq!(two.sockets[1].seen.log, log);
    let ending = &spectator.snapshot["ending"];
    assert_eq!(ending["played"], true);
    let finished: Record = record(&two).await.parse().unwrap();
    finished.verify(catalog::find(game).unwrap(), None).unwrap();
    let end = finished.check(catalog::find(game).unwrap(), None).unwrap();
    assert_eq!(end.turn(), Turn::Over);
    assert_eq!(finished.seed.unwrap().to_string(), ending["seed"].as_str().unwrap());
    assert_eq!(finished.commitment, Some(commitment), "the promise is the one shown first");
    let plies: Vec<_> = finished.plies.iter().map(|ply| (ply.by.map(game::Seat::index), ply.text.clone())).collect();
    assert_eq!(plies, log);
    let winners: Vec<_> = end.standing().winners().map(game::Seat::index).collect();
    assert_eq!(ending["winners"], json!(winners));
    // Finished tables stay to be replayed.
    let house = house.restart().await;
    let person = two.people[1].at(house.address);
    let told = person.get(&format!("/api/v1/tables/{}/log", two.id)).await.fine();
    assert_eq!(told.as_array().unwrap().len(), log.len());
    let half = log.len() / 2;
    let snapshot = person.get(&format!("/api/v1/tables/{}/snapshot?ply={half}", two.id)).await.fine();
    assert_eq!((&snapshot["plies"], &snapshot["ending"]), (&json!(half), &json!(null)));
    assert_eq!(snapshot["log"][0]["notation"], log[half - 1].1);
}

#[tokio::test]
async fn a_game_of_amyitis_is_played_to_the_end() {
    is_played_to_the_end("amyitis").await;
}

#[tokio::test]
async fn a_game_of_babylon_is_played_to_the_end() {
    is_played_to_the_end("babylon").await;
}

#[tokio::test]
async fn a_game_of_jardins_is_played_to_the_end() {
    is_played_to_the_end("jardins").await;
}

/// J5.4: a game alone is judged when it has been played to its end, and not when it is given up.
#[tokio::test]
async fn a_solo_game_that_was_played_ends_with_a_verdict() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    for played in [true, false] {
        let id = nabu.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }] })).await;
        let mut socket = nabu.come(&id).await;
        let mut chance = crate::client::TestRandom(0x5010);
        if played {
            while socket.play_any(0, &mut chance).await.is_some() {}
        } else {
            socket.play_any(0, &mut chance).await;
            socket.does(&json!({ "resign": { "seat": 0 } })).await;
            socket.until(crate::client::Socket::is_over).await;
        }
        let ending = &socket.snapshot["ending"];
        assert_eq!(ending["played"], played);
        let verdict = ending["verdict"]["id"].as_str();
        assert_eq!(verdict.is_some_and(|id| id.starts_with("jardins-verdict")), played, "{ending}");
        assert!(played || ending["verdict"].is_null(), "{ending}");
    }
}

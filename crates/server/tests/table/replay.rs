//! Games gone through again, records brought along, and tables that go on from the middle of a game.

use game::{Record, Turn};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Browser, TestRandom};
use crate::open::Open;

const JARDINS: &str = include_str!("../../../jardins/tests/records/3-players.sem");

/// What is sent as it is.
async fn bring(browser: &Browser, record: &str) -> crate::client::Answer {
    browser.ask("POST", "/api/v1/records", Some(record)).await
}

fn plies(replay: &Value) -> Vec<&str> {
    replay["log"].as_array().unwrap().iter().map(|told| told["notation"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_running_game_is_gone_through_as_it_was_told() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    for _ in 0..12 {
        two.step().await;
    }
    two.meet().await;
    let log = two.sockets[0].seen.log.clone();
    let stranger = Browser::new(house.address);
    let replay = stranger.get(&format!("/api/v1/tables/{}/replay", two.id)).await.fine();
    assert_eq!(plies(&replay), log.iter().map(|(_, ply)| ply.as_str()).collect::<Vec<_>>());
    let scenes = replay["positions"].as_array().unwrap();
    assert_eq!((scenes.len(), &replay["over"], &replay["inherited"]), (log.len() + 1, &json!(false), &json!(0)));
    for ply in [0, log.len() / 2, log.len()] {
        let snapshot = stranger.get(&format!("/api/v1/tables/{}/snapshot?ply={ply}", two.id)).await.fine();
        for part in ["view", "score", "round", "prompt"] {
            assert_eq!(scenes[ply][part], snapshot[part], "{part} after {ply}");
        }
    }
    assert!(replay["seats"].as_array().unwrap().iter().all(|seat| seat["mine"] == false));
    let own = two.people[1].get(&format!("/api/v1/tables/{}/replay?views=false", two.id)).await.fine();
    assert!(
        own["seats"][1]["mine"] == true
            && own["positions"][3]["view"].is_null()
            && own["positions"][3]["score"].is_object()
    );
}

#[tokio::test]
async fn there_is_nothing_to_see_of_no_table_or_one_that_has_not_begun() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    nabu.get("/api/v1/tables/nowhere/replay").await.refused(404, "house-no-table");
    nabu.get("/api/v1/tables/nowhere/analysis").await.refused(404, "house-no-table");
    let id = nabu.make(&json!({ "game": "amyitis", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    nabu.get(&format!("/api/v1/tables/{id}/replay")).await.refused(403, "house-no-not-begun");
    nabu.get(&format!("/api/v1/tables/{id}/analysis")).await.refused(403, "house-no-not-over");
}

#[tokio::test]
async fn a_record_is_shown_to_anybody_and_kept_by_nobody() {
    let house = Open::new().await;
    let stranger = Browser::new(house.address);
    let replay = bring(&stranger, JARDINS).await.fine();
    let record: Record = JARDINS.parse().unwrap();
    assert_eq!(plies(&replay), record.plies.iter().map(|ply| ply.text.as_str()).collect::<Vec<_>>());
    assert_eq!((&replay["game"], &replay["over"]), (&json!("jardins"), &json!(true)));
    let totals = replay["positions"].as_array().unwrap().last().unwrap()["score"]["seats"].as_array().unwrap();
    let totals: Vec<_> = totals.iter().map(|seat| seat["total"].as_i64().unwrap() as i32).collect();
    assert_eq!(Some(totals), record.result);
    let named = JARDINS.replacen("players 3\n", "players 3\nseat 1 Ana\nseat 2 vizier\n", 1);
    let seats = bring(&stranger, &strip_names(&named)).await.fine()["seats"].clone();
    assert_eq!(
        (&seats[0]["name"], &seats[1]["level"], &seats[2]["name"]),
        (&json!("Ana"), &json!("vizier"), &json!(null))
    );
    assert_eq!(stranger.get("/api/v1/tables?list=playing").await.fine(), json!([]));
}

/// Only the first names of each seat stay.
fn strip_names(record: &str) -> String {
    let mut seen = Vec::new();
    let keep = |line: &&str| {
        let Some(seat) = line.strip_prefix("seat ").and_then(|rest| rest.split(' ').next()) else { return true };
        let new = !seen.contains(&seat.to_owned()) && seat != "3";
        seen.push(seat.to_owned());
        new
    };
    record.lines().filter(keep).flat_map(|line| [line, "\n"]).collect()
}

#[tokio::test]
async fn a_record_that_is_none_is_refused_in_words_with_its_line() {
    let house = Open::new().await;
    let stranger = Browser::new(house.address);
    bring(&stranger, "").await.refused(400, "house-no-record-line");
    bring(&stranger, "PK\u{3}\u{4}\u{0}\u{0}\u{7}").await.refused(400, "house-no-record-line");
    bring(&stranger, &"semiramis ".repeat(7000)).await.refused(413, "house-no-too-long");
    bring(&stranger, "semiramis record 1\n").await.refused(400, "house-no-record");
    bring(&stranger, &JARDINS.replacen("game jardins", "game chess", 1)).await.refused(404, "house-no-game");
    bring(&stranger, &JARDINS.replacen("rules 1", "rules 99", 1)).await.refused(400, "house-no-record");
    bring(&stranger, &JARDINS.replacen("players 3", "players 99999999999999999999", 1))
        .await
        .refused(400, "house-no-record-line");
    let line = JARDINS.lines().position(|line| line.starts_with("1 ")).unwrap();
    let wrong: String = JARDINS
        .lines()
        .enumerate()
        .map(|(at, text)| if at == line { "1 take everything\n".to_owned() } else { format!("{text}\n") })
        .collect();
    let refusal = bring(&stranger, &wrong).await;
    refusal.refused(400, "house-no-record-ply");
    let phrase = refusal.json()["phrase"].clone();
    assert_eq!(phrase["args"]["line"], line + 1, "{phrase}");
    assert_eq!(phrase["args"]["fault"]["id"], "table-record-illegal", "{phrase}");
    house.still_answers().await;
}

#[tokio::test]
async fn bytes_that_are_no_text_are_no_record() {
    let house = Open::new().await;
    let mut wire = TcpStream::connect(house.address).await.unwrap();
    let body: Vec<u8> = (0..4000_u32).map(|byte| (byte % 251) as u8 | 0x80).collect();
    let head = format!(
        "POST /api/v1/records HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: 4000\r\n\r\n",
        house.address
    );
    wire.write_all(&[head.into_bytes(), body].concat()).await.unwrap();
    let mut answer = String::new();
    wire.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("table-record-title"), "{answer}");
}

/// A new table of somebody against pupils.
fn what_if(game: &str, players: usize, origin: &Value) -> Value {
    let bots = std::iter::repeat_n(json!({ "kind": "bot", "level": "pupil" }), players - 1);
    let seats: Vec<_> = std::iter::once(json!({ "kind": "me" })).chain(bots).collect();
    json!({ "game": game, "seats": seats, "origin": origin })
}

#[tokio::test]
async fn a_table_goes_on_from_any_ply_and_promises_only_what_it_deals_itself() {
    let house = Open::new().await;
    let mut ana = house.guest("Ana").await;
    let origin = json!({ "kind": "record", "record": JARDINS, "ply": 60 });
    let id = ana.make(&what_if("jardins", 3, &origin)).await;
    let mut socket = ana.come(&id).await;
    let old: Record = JARDINS.parse().unwrap();
    let begins: Vec<_> = old.plies[..60].iter().map(|ply| (ply.by.map(game::Seat::index), ply.text.clone())).collect();
    assert_eq!(socket.seen.log[..60], begins);
    let mut chance = TestRandom(0x5EED);
    let mut decided = 0;
    while socket.play_any(0, &mut chance).await.is_some() {
        decided += 1;
        if decided == 1 {
            // What comes from the other game is not taken back, however often one tries.
            while socket.command(&json!({ "undo": { "seat": 0, "turn": true } })).await.is_ok() {}
            assert!(socket.seen.log.len() >= 60 && socket.seen.log[..60] == begins);
        }
    }
    assert!(decided > 5);
    let text = ana.get(&format!("/api/v1/tables/{id}/record")).await.body;
    let record: Record = text.parse().unwrap();
    let commitment = old.commitment.map(|commitment| format!(" {commitment}")).unwrap_or_default();
    assert!(text.contains(&format!("\nfrom 60{commitment}\n")), "{text}");
    let kind = catalog::find("jardins").unwrap();
    record.verify(kind, None).unwrap();
    assert_eq!(record.check(kind, None).unwrap().turn(), Turn::Over);
    assert_eq!(ana.get(&format!("/api/v1/tables/{id}/replay")).await.fine()["inherited"], 60);
    assert_eq!(ana.get("/api/v1/statistics").await.fine(), json!({ "games": [], "last": [] }), "it counts for nobody");
    // All of it is in the database.
    let house = house.restart().await;
    let again = ana.at(house.address).get(&format!("/api/v1/tables/{id}/record")).await.body;
    assert_eq!(again, text);
}

#[tokio::test]
async fn a_table_goes_on_from_a_table_in_play_with_other_draws() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    for _ in 0..6 {
        two.step().await;
    }
    two.meet().await;
    let log = two.sockets[0].seen.log.clone();
    let origin = json!({ "kind": "table", "id": two.id, "ply": log.len() });
    let mut stranger = house.guest("Adad").await;
    let id = stranger.make(&what_if("babylon", 2, &origin)).await;
    let socket = stranger.come(&id).await;
    assert_eq!(socket.seen.log[..log.len()], log);
    assert_ne!(socket.snapshot["commitment"], two.sockets[0].snapshot["commitment"]);
    let text = stranger.get(&format!("/api/v1/tables/{id}/record")).await.body;
    let promised = two.sockets[0].snapshot["commitment"].as_str().unwrap();
    assert!(text.contains(&format!("\nfrom {} {promised}\n", log.len())), "{text}");
}

#[tokio::test]
async fn a_table_that_can_not_go_on_is_refused() {
    let house = Open::new().await;
    let mut ana = house.guest("Ana").await;
    let plies = JARDINS.parse::<Record>().unwrap().plies.len();
    let at = |ply: usize| json!({ "kind": "record", "record": JARDINS, "ply": ply });
    let mut refused =
        async |table: Value, status: u16, id: &str| ana.post("/api/v1/tables", &table).await.refused(status, id);
    refused(what_if("jardins", 3, &at(plies + 1)), 400, "house-no-ply").await;
    refused(what_if("jardins", 3, &at(plies)), 422, "house-no-over").await;
    refused(what_if("jardins", 2, &at(20)), 400, "house-no-origin").await;
    refused(what_if("babylon", 3, &at(20)), 400, "house-no-origin").await;
    refused(what_if("jardins", 3, &json!({ "kind": "table", "id": "nowhere", "ply": 1 })), 404, "house-no-table").await;
    refused(what_if("jardins", 3, &json!({ "kind": "record", "record": "x", "ply": 1 })), 400, "house-no-record-line")
        .await;
    refused(what_if("jardins", 3, &json!({ "kind": "dream", "ply": 1 })), 400, "house-no-unreadable").await;
    let mut open = what_if("jardins", 3, &at(20));
    open["seats"][1] = json!({ "kind": "open" });
    refused(open.clone(), 403, "house-no-seats-open").await;
    open["seats"] = json!(vec![json!({ "kind": "bot", "level": "pupil" }); 3]);
    refused(open, 400, "house-no-nobody-sits").await;
    let mut other = what_if("jardins", 3, &at(20));
    other["options"] = json!({ "level": "no such" });
    refused(other, 400, "house-no-origin").await;
    assert_eq!(ana.get("/api/v1/tables?list=mine").await.fine(), json!([]), "nothing was made");
}

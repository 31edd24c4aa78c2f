//! Making a table, sitting down, standing up, beginning.

use serde_json::json;

use crate::open::Open;

#[tokio::test]
async fn a_table_begins_when_its_last_seat_is_taken() {
    let house = Open::new().await;
    let (mut nabu, beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let id = nabu.make(&json!({ "game": "amyitis", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let table = nabu.table(&id).await;
    assert_eq!((&table["status"], &table["owner"], &table["public"]), (&json!("open"), &json!(true), &json!(false)));
    assert_eq!((&table["seats"][0]["name"], &table["seats"][0]["mine"]), (&json!("Nabu"), &json!(true)));
    assert_eq!(table["seats"][1]["kind"], "open");
    let mut watcher = nabu.come(&id).await;
    beli.command(&id, &json!({ "sit": { "seat": 1 } })).await.fine();
    watcher.until(|socket| socket.table["status"] == "playing" && !socket.snapshot.is_null()).await;
    assert_eq!(watcher.table["seats"][1]["name"], "Beli");
    assert!(watcher.turn().is_some() && !watcher.legal().is_empty());
}

#[tokio::test]
async fn the_promise_of_the_dealer_is_shown_before_the_first_decision() {
    let house = Open::new().await;
    let two = house.two("babylon", json!({})).await;
    let commitment = two.sockets[0].snapshot["commitment"].as_str().unwrap();
    assert_eq!(commitment.len(), 64);
    assert!(two.sockets[0].seen.log.iter().all(|(by, _)| by.is_none()), "nobody has decided yet");
    let record = two.people[1].get(&format!("/api/v1/tables/{}/record", two.id)).await;
    assert!(record.body.contains(&format!("commitment {commitment}")) && !record.body.contains("seed"));
}

#[tokio::test]
async fn several_people_at_one_screen_play_with_one_cookie() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "Beli" }]);
    let id = nabu.make(&json!({ "game": "jardins", "seats": seats })).await;
    let mut socket = nabu.come(&id).await;
    assert_eq!(socket.table["seats"][1]["name"], "Beli");
    for _ in 0..6 {
        let (turn, ply) = (socket.turn().unwrap(), socket.legal()[0].clone());
        socket.play(turn, &ply).await;
    }
}

#[tokio::test]
async fn who_sits_may_stand_up_and_somebody_else_sit_down() {
    let house = Open::new().await;
    let (mut nabu, beli, mut adad) = (house.guest("Nabu").await, house.guest("Beli").await, house.guest("Adad").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = nabu.make(&json!({ "game": "amyitis", "seats": seats })).await;
    beli.command(&id, &json!({ "sit": { "seat": 1 } })).await.fine();
    adad.command(&id, &json!({ "sit": { "seat": 1 } })).await.refused(409, "house-no-taken");
    adad.command(&id, &json!({ "stand": { "seat": 1 } })).await.refused(403, "house-no-your-seat");
    beli.command(&id, &json!({ "stand": { "seat": 1 } })).await.fine();
    adad.command(&id, &json!({ "sit": { "seat": 1, "name": "Adad's cat" } })).await.fine();
    assert_eq!(adad.table(&id).await["seats"][1]["name"], "Adad's cat");
    assert_eq!(adad.post("/api/v1/me", &json!({ "name": "Ea" })).await.fine()["name"], "Ea");
    assert_eq!(nabu.table(&id).await["seats"][1]["name"], "Adad's cat", "the cat keeps its name");
}

#[tokio::test]
async fn only_who_made_the_table_seats_bots_and_begins() {
    let house = Open::new().await;
    let (mut nabu, beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats })).await;
    let invite = |seat: usize| json!({ "invite": { "seat": seat, "level": "pupil" } });
    beli.command(&id, &invite(1)).await.refused(403, "house-no-your-table");
    beli.command(&id, &json!("start")).await.refused(403, "house-no-your-table");
    nabu.command(&id, &json!("start")).await.refused(403, "house-no-seats-open");
    nabu.command(&id, &invite(0)).await.refused(409, "house-no-taken");
    nabu.command(&id, &invite(1)).await.fine();
    assert_eq!(nabu.table(&id).await["seats"][1]["level"], "pupil");
    nabu.command(&id, &json!({ "stand": { "seat": 1 } })).await.fine();
    nabu.command(&id, &invite(1)).await.fine();
    nabu.command(&id, &invite(2)).await.fine();
    assert_eq!(nabu.table(&id).await["status"], "playing");
    nabu.command(&id, &invite(2)).await.refused(409, "house-no-begun");
    nabu.command(&id, &json!({ "sit": { "seat": 2 } })).await.refused(409, "house-no-begun");
}

#[tokio::test]
async fn a_table_that_can_not_be_is_not_made() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let (me, open, bot) =
        (json!({ "kind": "me" }), json!({ "kind": "open" }), json!({ "kind": "bot", "level": "pupil" }));
    let wrong = [
        (json!({ "game": "chess", "seats": [me, open] }), 404, "house-no-game"),
        (json!({ "game": "babylon", "seats": [bot, bot] }), 400, "house-no-nobody-sits"),
        (json!({ "game": "babylon", "seats": [me, { "kind": "here", "name": "\u{202e}" }] }), 400, "house-no-name"),
        (
            json!({ "game": "babylon", "seats": [me, open], "settings": { "clock": { "kind": "turn", "seconds": 4 } } }),
            400,
            "house-no-clock",
        ),
        (json!({ "game": "babylon", "seats": [me, open], "settings": { "think": 61 } }), 400, "house-no-think"),
        (json!({ "game": "babylon", "seats": [me, { "kind": "bot", "level": "god" }] }), 400, "house-no-unreadable"),
        (json!({ "game": "babylon", "seats": [me, open], "wish": 1 }), 400, "house-no-unreadable"),
    ];
    for (table, status, id) in wrong {
        nabu.post("/api/v1/tables", &table).await.refused(status, id);
    }
    let players = nabu.post("/api/v1/tables", &json!({ "game": "amyitis", "seats": vec![me.clone(); 9] })).await;
    let options = nabu
        .post("/api/v1/tables", &json!({ "game": "jardins", "seats": [me, open], "options": { "level": "x" } }))
        .await;
    assert_eq!((players.status, options.status), (400, 400), "{players:?} {options:?}");
    assert_eq!(nabu.get("/api/v1/tables?list=mine").await.fine(), json!([]));
}

#[tokio::test]
async fn who_sits_down_again_in_their_own_seat_sits_there() {
    let house = Open::new().await;
    let (mut nabu, beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let id = nabu.make(&json!({ "game": "jardins", "seats": seats })).await;
    let sit = |seat: usize| json!({ "sit": { "seat": seat } });
    for _ in 0..2 {
        beli.command(&id, &sit(1)).await.fine();
    }
    nabu.command(&id, &json!({ "sit": { "seat": 2, "name": "Adad" } })).await.fine();
    // In play too: a program that is started again goes on where it was.
    beli.command(&id, &sit(1)).await.fine();
    nabu.command(&id, &sit(0)).await.fine();
    nabu.command(&id, &json!({ "sit": { "seat": 2, "name": "Adad" } })).await.fine();
    nabu.command(&id, &sit(2)).await.refused(409, "house-no-begun");
    beli.command(&id, &sit(0)).await.refused(409, "house-no-begun");
    beli.command(&id, &sit(7)).await.refused(409, "house-no-begun");
}

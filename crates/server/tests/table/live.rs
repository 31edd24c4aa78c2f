//! Coming back, being there, talking, hearing of it.

use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::client::Browser;
use crate::open::Open;

#[tokio::test]
async fn who_comes_back_hears_exactly_what_he_missed() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    let mut seen = crate::client::Seen::default();
    for round in 0..10 {
        for _ in 0..round {
            two.step().await;
        }
        two.meet().await;
        // `Seen` makes sure that nothing is missing and nothing is told twice.
        let watcher = Browser::new(house.address).try_come(&two.id, seen).await.unwrap();
        seen = watcher.leave();
        assert_eq!((seen.number, &seen.log), (two.sockets[0].number(), &two.sockets[0].seen.log));
    }
}

#[tokio::test]
async fn who_comes_back_after_something_was_taken_back_forgets_it() {
    let house = Open::new().await;
    let mut two = house.two("amyitis", json!({})).await;
    for _ in 0..3 {
        two.step_until(|socket, seat| socket.snapshot["undo"] == seat).await;
        let seat = two.sockets[0].snapshot["undo"].as_u64().unwrap() as usize;
        let before = two.sockets[seat].seen.clone();
        two.sockets[seat].does(&json!({ "undo": { "seat": seat } })).await;
        two.sockets[seat].catch_up(before.number + 1).await;
        two.step().await;
        let now = two.sockets[seat].seen.clone();
        let watcher = Browser::new(house.address).try_come(&two.id, before).await.unwrap();
        assert_eq!(watcher.seen.log, now.log);
        assert!(watcher.snapshot["back"].is_u64());
    }
}

/// Somebody comes while the table goes on as fast as it can: nothing is lost between what he is told first and what he hears then.
#[tokio::test]
async fn who_comes_in_the_middle_of_things_misses_nothing() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let (address, id) = (house.address, two.id.clone());
    let coming = tokio::spawn(async move {
        let mut seen = crate::client::Seen::default();
        while !seen.log.iter().any(|(_, ply)| ply == "never") {
            let mut watcher = Browser::new(address).try_come(&id, seen).await.unwrap();
            if watcher.is_over() {
                return watcher.leave();
            }
            watcher.next().await.unwrap();
            seen = watcher.leave();
        }
        seen
    });
    while two.step().await {}
    assert_eq!(coming.await.unwrap().log, two.sockets[0].seen.log);
}

#[tokio::test]
async fn everybody_sees_who_is_there() {
    let house = Open::new().await;
    let two = house.two("jardins", json!({})).await;
    let [mut first, second] = two.sockets;
    first.until(|socket| socket.table["seats"][1]["present"] == true).await;
    // A second window, and one of them closed: still there.
    let window = two.people[1].come(&two.id).await;
    second.leave();
    assert_eq!(two.people[0].table(&two.id).await["seats"][1]["present"], true);
    window.leave();
    first.until(|socket| socket.table["seats"][1]["present"] == false).await;
    assert_eq!(first.table["seats"][0]["present"], true);
    let _window = two.people[1].come(&two.id).await;
    first.until(|socket| socket.table["seats"][1]["present"] == true).await;
}

#[tokio::test]
async fn what_is_said_is_heard_now_and_by_who_comes_later() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    let adad = house.guest("Adad").await;
    let mut watcher = adad.come(&two.id).await;
    two.sockets[0].does(&json!({ "say": { "text": "  Palms\u{202e} or\n<b>cedars</b>? " } })).await;
    watcher.until(|socket| !socket.chat.is_empty()).await;
    let line = &watcher.chat[0];
    assert_eq!(
        (&line["name"], &line["seat"], &line["text"]),
        (&json!("Nabu"), &json!(0), &json!("Palms or <b>cedars</b>?"))
    );
    watcher.does(&json!({ "say": { "text": "Cedars" } })).await;
    two.sockets[1].until(|socket| socket.chat.len() == 2).await;
    assert_eq!((&two.sockets[1].chat[1]["name"], &two.sockets[1].chat[1]["seat"]), (&json!("Adad"), &json!(null)));
    watcher.may_not(&json!({ "say": { "text": " \u{200b}\n" } }), "unreadable", "house-no-nothing-said").await;
    watcher.does(&json!({ "say": { "text": "x".repeat(9000) } })).await;
    two.sockets[1].until(|socket| socket.chat.len() == 3).await;
    assert_eq!(two.sockets[1].chat[2]["text"].as_str().unwrap().len(), 500);
    let house = house.restart().await;
    let mut later = adad.at(house.address).come(&two.id).await;
    later.until(|socket| !socket.chat.is_empty()).await;
    let numbers: Vec<_> = later.chat.iter().map(|line| line["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, [0, 1, 2]);
    later.does(&json!({ "say": { "text": "again" } })).await;
    later.until(|socket| socket.chat.len() == 4).await;
    assert_eq!(later.chat[3]["number"], 3);
    Browser::new(house.address)
        .come(&two.id)
        .await
        .may_not(&json!({ "say": { "text": "psst" } }), "unauthenticated", "house-no-nameless")
        .await;
}

#[tokio::test]
async fn the_lobby_hears_of_public_tables_while_they_are_made_begun_and_over() {
    let house = Open::new().await;
    let (mut nabu, beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let mut lobby = Browser::new(house.address).lobby().await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let hidden = nabu.make(&json!({ "game": "amyitis", "seats": seats })).await;
    let id = nabu.make(&json!({ "game": "amyitis", "seats": seats, "public": true })).await;
    let is = |state: &'static str| {
        let (id, hidden) = (id.clone(), hidden.clone());
        move |news: &serde_json::Value| {
            assert!(!news.to_string().contains(&hidden), "a private table is nobody's business");
            news["table"]["id"] == *id && news["table"]["status"] == state
        }
    };
    lobby.until(is("open")).await;
    beli.command(&id, &json!({ "sit": { "seat": 1 } })).await.fine();
    lobby.until(is("playing")).await;
    // Who comes to the lobby now is told of it at once.
    Browser::new(house.address).lobby().await.until(is("playing")).await;
    let turn = nabu.table(&id).await["turn"].clone();
    assert!(turn.is_u64());
    beli.command(&id, &json!({ "resign": { "seat": 1 } })).await.fine();
    lobby.until(|news| news["type"] == "gone" && news["id"] == *id).await;
    let own = nabu.get("/api/v1/tables?list=mine").await.fine();
    assert_eq!(own.as_array().unwrap().len(), 1, "{own}");
    nabu.lobby().await.until(|news| news["table"]["id"] == *hidden).await;
}

#[tokio::test]
async fn ones_own_turn_comes_first() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    while two.turn().await != 0 {
        two.step().await;
    }
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    two.people[0].make(&json!({ "game": "amyitis", "seats": seats })).await;
    let mine = two.people[0].get("/api/v1/tables?list=mine").await.fine();
    assert_eq!((&mine[0]["id"], mine.as_array().unwrap().len()), (&json!(two.id), 2));
}

#[tokio::test]
async fn a_program_without_sockets_waits_until_something_happens() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let seat = two.turn().await;
    let number = two.sockets[0].number();
    let path = format!("/api/v1/tables/{}/snapshot?after={number}&wait=30", two.id);
    let program = two.people[1 - seat].clone();
    let waiting = tokio::spawn(async move { program.get(&path).await });
    let ply = two.sockets[seat].legal()[0].clone();
    let played = two.people[seat].command(&two.id, &two.sockets[seat].play_command(seat, &ply)).await;
    assert_eq!(played.fine()["type"], "done");
    let snapshot = waiting.await.unwrap().fine();
    assert_eq!(snapshot["log"][0]["notation"], *ply);
    assert!(snapshot["number"].as_u64().unwrap() as usize > number);
    // Without waiting there is an answer at once, though nothing has happened.
    let at = snapshot["number"].clone();
    let still = two.people[seat].get(&format!("/api/v1/tables/{}/snapshot?after={at}", two.id)).await.fine();
    assert_eq!((&still["number"], &still["log"]), (&at, &json!([])));
}

/// Somebody posts a decision and hangs up before the answer: it happens all the same, and everybody hears of it.
#[tokio::test]
async fn who_hangs_up_has_decided_all_the_same() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    for _ in 0..10 {
        let seat = two.turn().await;
        let ply = two.chance.pick(&two.sockets[seat].legal()).clone();
        let command = two.sockets[seat].play_command(seat, &ply).to_string();
        let request = two.people[seat].request("POST", &format!("/api/v1/tables/{}/commands", two.id), Some(&command));
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        stream.flush().await.unwrap();
        drop(stream);
        let number = two.sockets[0].number();
        let watcher = &mut two.sockets[1 - seat];
        if tokio::time::timeout(std::time::Duration::from_secs(3), watcher.catch_up(number + 1)).await.is_err() {
            // The house never read it: then nothing has happened, and it can be decided again.
            two.sockets[seat].play(seat, &ply).await;
        }
        two.meet().await;
        assert!(two.sockets[0].seen.log.contains(&(Some(seat), ply)));
    }
}

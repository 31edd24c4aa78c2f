//! Guests, accounts, tokens, names.

use serde_json::{Value, json};

use crate::client::Browser;
use crate::open::Open;

fn account(login: &str) -> Value {
    json!({ "login": login, "password": "the gardens hang" })
}

async fn own_tables(browser: &Browser) -> usize {
    browser.get("/api/v1/tables?list=mine").await.fine().as_array().unwrap().len()
}

#[tokio::test]
async fn nobody_does_anything_before_he_has_told_his_name() {
    let house = Open::new().await;
    let mut nobody = Browser::new(house.address);
    assert_eq!(nobody.get("/api/v1/me").await.status, 204, "a first visit is no error");
    nobody
        .post("/api/v1/tables", &json!({ "game": "jardins", "seats": [{ "kind": "me" }] }))
        .await
        .refused(401, "house-no-nameless");
    let name = nobody.post("/api/v1/me", &json!({ "name": "Nabu" })).await;
    let cookie = name.header("set-cookie").unwrap();
    assert!(["HttpOnly", "SameSite=Lax", "Path=/"].iter().all(|part| cookie.contains(part)), "{cookie}");
    assert_eq!(nobody.get("/api/v1/me").await.fine()["name"], "Nabu");
}

#[tokio::test]
async fn a_guest_who_takes_an_account_keeps_his_games() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let me = two.people[0].post("/api/v1/account", &account("Nabu.K")).await.fine();
    assert_eq!((&me["login"], &me["name"]), (&json!("nabu.k"), &json!("Nabu")));
    two.people[0].post("/api/v1/account", &account("another")).await.refused(409, "house-no-has-account");
    two.people[1].post("/api/v1/account", &account("NABU.k")).await.refused(409, "house-no-login-taken");
    two.people[1]
        .post("/api/v1/account", &json!({ "login": "a b", "password": "12345678" }))
        .await
        .refused(400, "house-no-login");
    two.people[1]
        .post("/api/v1/account", &json!({ "login": "beli", "password": "1234567" }))
        .await
        .refused(400, "house-no-password");
    // With the account comes another cookie, and who knew the one before has nothing of it.
    while two.sockets[0].next().await.is_ok() {}
    two.sockets[0] = two.people[0].come(&two.id).await;
    while two.turn().await != 0 {
        two.step().await;
    }
    two.step().await;
    // From another browser: the same person, the same table.
    let mut elsewhere = Browser::new(house.address);
    elsewhere.post("/api/v1/sign-in", &account("nabu.k")).await.fine();
    assert_eq!(own_tables(&elsewhere).await, 1);
    let mut socket = elsewhere.come(&two.id).await;
    assert_eq!(socket.table["seats"][0]["mine"], true);
    two.meet().await;
    if two.sockets[1].turn() == Some(1) {
        two.step().await;
    }
    let mut chance = crate::client::TestRandom(5);
    socket.play_any(0, &mut chance).await.unwrap();
}

#[tokio::test]
async fn what_a_guest_began_goes_over_to_the_account_he_signs_in_to() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    nabu.post("/api/v1/account", &account("nabu")).await.fine();
    let mut two = house.two("babylon", json!({})).await;
    let guest = two.people[0].clone();
    two.people[0].post("/api/v1/sign-in", &account("nabu")).await.fine();
    assert_eq!(own_tables(&two.people[0]).await, 1);
    assert_eq!(guest.get("/api/v1/me").await.status, 401, "the guest is no more");
    while two.sockets[0].next().await.is_ok() {}
    let mut socket = two.people[0].come(&two.id).await;
    assert_eq!(socket.table["seats"][0]["mine"], true);
    while two.sockets[1].turn() == Some(1) {
        two.sockets[1].play_any(1, &mut two.chance).await;
    }
    socket.play_any(0, &mut two.chance).await.unwrap();
}

#[tokio::test]
async fn wrong_logins_and_passwords_are_the_same_to_the_house() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    nabu.post("/api/v1/account", &account("nabu")).await.fine();
    let mut thief = Browser::new(house.address);
    let tries = ["nobody", "nabu", "n", "\u{0}abu", &"x".repeat(10_000)];
    for login in tries {
        let wrong = json!({ "login": login, "password": "the gardens fall" });
        thief.post("/api/v1/sign-in", &wrong).await.refused(403, "house-no-wrong-password");
    }
    assert!(thief.headers.is_empty());
}

#[tokio::test]
async fn signing_out_ends_a_session_here_or_everywhere() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    nabu.post("/api/v1/sign-out-everywhere", &json!({})).await.refused(403, "house-no-no-account");
    nabu.post("/api/v1/account", &account("nabu")).await.fine();
    let (mut here, mut there) = (Browser::new(house.address), Browser::new(house.address));
    here.post("/api/v1/sign-in", &account("nabu")).await.fine();
    there.post("/api/v1/sign-in", &account("nabu")).await.fine();
    let token = nabu.post("/api/v1/tokens", &json!({ "label": "my bot" })).await.fine();
    let program =
        Browser::new(house.address).with("authorization", &format!("Bearer {}", token["token"].as_str().unwrap()));
    assert_eq!(program.get("/api/v1/me").await.fine()["name"], "Nabu");
    let (was_here, was_there) = (here.clone(), there.clone());
    assert_eq!(here.post("/api/v1/sign-out", &json!({})).await.status, 200);
    assert_eq!((was_here.get("/api/v1/me").await.status, was_there.get("/api/v1/me").await.status), (401, 200));
    let id = there.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut socket = there.come(&id).await;
    socket.does(&json!({ "say": { "text": "I am here" } })).await;
    assert_eq!(there.post("/api/v1/sign-out-everywhere", &json!({})).await.status, 200);
    for gone in [&nabu, &was_there, &program] {
        gone.get("/api/v1/me").await.refused(401, "house-no-credential");
    }
    // Nor does a socket that was open before go on in his name.
    let mut last = json!(null);
    while let Ok(news) = socket.next().await {
        last = news;
    }
    assert_eq!(last["answer"]["error"]["phrase"]["id"], "house-no-credential", "{last}");
    there.post("/api/v1/sign-in", &account("nabu")).await.fine();
    assert_eq!(own_tables(&there).await, 1);
}

#[tokio::test]
async fn a_program_with_a_token_sits_down_and_plays() {
    let house = Open::new().await;
    let (mut nabu, mut beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let token = beli.post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
    let program =
        Browser::new(house.address).with("authorization", &format!("Bearer {}", token["token"].as_str().unwrap()));
    let id = nabu.make(&json!({ "game": "babylon", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut own = nabu.come(&id).await;
    let mut socket = program.come(&id).await;
    socket.does(&json!({ "sit": { "seat": 1 } })).await;
    own.until(|socket| !socket.snapshot.is_null()).await;
    let mut chance = crate::client::TestRandom(3);
    if own.turn() == Some(0) {
        own.play_any(0, &mut chance).await;
    }
    socket.play_any(1, &mut chance).await.unwrap();
    for wrong in ["Bearer", "Bearer ", "Bearer x", "Token x", "Bearer \u{fe}\u{ff}"] {
        let thief = Browser::new(house.address).with("authorization", wrong);
        thief.get("/api/v1/me").await.refused(401, "house-no-credential");
    }
}

#[tokio::test]
async fn a_new_name_is_seen_at_every_table() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    let renamed = two.people[1].post("/api/v1/me", &json!({ "name": "Bēl-šarra" })).await.fine();
    assert_eq!(renamed["name"], "Bēl-šarra");
    two.sockets[0].until(|socket| socket.table["seats"][1]["name"] == "Bēl-šarra").await;
    two.sockets[1].does(&json!({ "say": { "text": "It's still me" } })).await;
    two.sockets[0].until(|socket| !socket.chat.is_empty()).await;
    assert_eq!(two.sockets[0].chat[0]["name"], "Bēl-šarra");
}

#[tokio::test]
async fn a_token_plays_and_no_more() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let token = nabu.post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
    let mut program =
        Browser::new(house.address).with("authorization", &format!("Bearer {}", token["token"].as_str().unwrap()));
    program.post("/api/v1/tokens", &json!({ "label": "another" })).await.refused(403, "house-no-program");
    program.post("/api/v1/account", &account("nabu")).await.refused(403, "house-no-program");
    program.post("/api/v1/sign-out", &json!({})).await.refused(403, "house-no-program");
    program.post("/api/v1/sign-out-everywhere", &json!({})).await.refused(403, "house-no-program");
    let table = json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    program.post("/api/v1/tables", &table).await.refused(403, "house-no-program");
    assert_eq!(own_tables(&nabu).await, 0);
}

/// Somebody who slipped his own cookie into another's browser has nothing of what that one becomes.
#[tokio::test]
async fn a_cookie_known_before_an_account_is_worth_nothing_after() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let thief = nabu.clone();
    nabu.post("/api/v1/account", &account("nabu")).await.fine();
    thief.get("/api/v1/me").await.refused(401, "house-no-credential");
    let known = nabu.clone();
    nabu.post("/api/v1/sign-in", &account("nabu")).await.fine();
    assert_ne!(known.headers, nabu.headers, "every sign-in has a cookie of its own");
    assert_eq!(nabu.get("/api/v1/me").await.fine()["login"], "nabu");
}

#[tokio::test]
async fn cookies_are_sent_over_https_only_where_the_host_wants_it() {
    for secure in [false, true] {
        let house = Open::set_up(|config| config.secure = secure).await;
        let name = Browser::new(house.address).ask("POST", "/api/v1/me", Some(r#"{"name":"Nabu"}"#)).await;
        let cookie = name.header("set-cookie").unwrap();
        assert_eq!(cookie.contains("; Secure") && cookie.starts_with("__Host-semiramis="), secure, "{cookie}");
        assert_eq!(name.header("strict-transport-security").is_some(), secure);
        // What was set before by a sister host of the domain counts for nobody.
        let mut nabu = house.guest("Nabu").await;
        assert_eq!(nabu.get("/api/v1/me").await.fine()["name"], "Nabu");
        let secret = nabu.headers[0].1.split_once('=').unwrap().1.to_owned();
        let status = nabu.with("cookie", &format!("semiramis={secret}")).get("/api/v1/me").await.status;
        assert_eq!(status, if secure { 204 } else { 200 });
        let gone = nabu.post("/api/v1/sign-out", &json!({})).await;
        assert_eq!(gone.header("set-cookie").unwrap().starts_with("__Host-"), secure);
    }
}

#[tokio::test]
async fn of_very_many_sessions_the_oldest_end() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let mut tokens = Vec::new();
    for _ in 0..105 {
        // As soon as his own cookie is among the oldest, it ends too.
        let Ok(answer) = nabu.try_ask("POST", "/api/v1/tokens", Some(r#"{"label":"bot"}"#)).await else { panic!() };
        if answer.status == 401 {
            break;
        }
        tokens.push(answer.fine()["token"].as_str().unwrap().to_owned());
    }
    assert_eq!(tokens.len(), 100);
    let last = nabu.with("authorization", &format!("Bearer {}", tokens[99]));
    assert_eq!(last.get("/api/v1/me").await.fine()["name"], "Nabu");
    nabu.post("/api/v1/me", &json!({ "name": "Another" })).await.fine();
}

#[tokio::test]
async fn nobody_who_looks_on_speaks_in_the_name_of_a_player() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let line = |text: &str| json!({ "say": { "text": text } });
    // With Cyrillic letters that look like those of the player.
    let watchers = [house.guest("Nаbu").await, house.guest("Beli").await, house.guest("Adad").await];
    for (watcher, text) in watchers.iter().zip(["I give up", "So do I", "And I look on"]) {
        watcher.command(&two.id, &line(text)).await.fine();
    }
    two.sockets[0].does(&line("Good evening")).await;
    two.sockets[0].until(|socket| socket.chat.len() == 4).await;
    let names: Vec<_> = two.sockets[0].chat.iter().map(|line| line["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Nаbu (2)", "Beli (2)", "Adad", "Nabu"]);
}

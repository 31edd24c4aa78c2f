//! What somebody takes along, and what is left of them, whichever database the house uses.

use serde_json::{Value, json};
use store::Store;

use crate::bases::{Base, number};
use crate::client::{Browser, Socket, until};
use crate::opening::{open, open_two};

crate::on_both!(
    one_takes_along_everything_that_is_kept_of_one,
    of_whoever_goes_only_the_games_stay,
    a_guest_goes_by_typing_their_name,
    open_tables_of_whoever_goes_are_given_on_or_closed,
);

const PASSWORD: &str = "the gardens hang";

fn account(login: &str) -> Value {
    json!({ "login": login, "password": PASSWORD })
}

fn seats() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }])
}

/// A table of two where the game has begun, each at a house.
async fn table(nabu: &mut Browser, beli: &Browser) -> (String, [Socket; 2]) {
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats() })).await;
    let mut first = nabu.come(&id).await;
    let mut second = beli.come(&id).await;
    second.does(&json!({ "sit": { "seat": 1 } })).await;
    first.until(|socket| !socket.snapshot.is_null()).await;
    (id, [first, second])
}

async fn say(browser: &Browser, id: &str, text: &str) {
    browser.command(id, &json!({ "say": { "text": text } })).await.fine();
}

async fn one_takes_along_everything_that_is_kept_of_one(base: Base) {
    let address = open(&base).await;
    let (mut nabu, beli) = (Browser::named(address, "Nabu").await, Browser::named(address, "Beli").await);
    let open_table = nabu.make(&json!({ "game": "jardins", "seats": seats() })).await;
    let (id, _sockets) = table(&mut nabu, &beli).await;
    say(&nabu, &id, "good evening").await;
    say(&beli, &id, "and to you").await;
    // What was a guest's is the account's.
    let mut elsewhere = Browser::named(address, "Nabu").await;
    elsewhere.post("/api/v1/account", &account("nabu")).await.fine();
    nabu.post("/api/v1/sign-in", &account("nabu")).await.fine();
    let token = nabu.post("/api/v1/tokens", &json!({ "label": "my bot" })).await.fine();
    let answer = nabu.get("/api/v1/me/export").await;
    assert!(answer.header("content-disposition").unwrap().contains("semiramis.json"));
    let data = answer.fine();
    assert_eq!((&data["name"], &data["login"], &data["mail"]), (&json!("Nabu"), &json!("nabu"), &Value::Null));
    assert_eq!((data["sessions"].as_array().unwrap().len(), &data["tokens"][0]["label"]), (2, &json!("my bot")));
    let tables = data["tables"].as_array().unwrap();
    assert_eq!(tables.iter().map(|one| &one["table"]["id"]).collect::<Vec<_>>(), [&json!(open_table), &json!(id)]);
    assert_eq!((&tables[0]["record"], &tables[1]["table"]["seats"][0]["mine"]), (&Value::Null, &json!(true)));
    assert!(tables[1]["record"].as_str().unwrap().contains("babylon"));
    let said: Vec<_> = data["said"].as_array().unwrap().iter().map(|line| &line["text"]).collect();
    assert_eq!(said, ["good evening"], "and nothing that others said");
    for secret in ["$argon2", token["token"].as_str().unwrap()] {
        assert!(!answer.body.contains(secret), "{secret}");
    }
    for more in [200, 200, 429] {
        assert_eq!(nabu.get("/api/v1/me/export").await.status, more);
    }
}

/// How many rows of the database still have something of these words.
async fn left_of_nabu(store: &Store) -> i64 {
    let persons = "SELECT COUNT(*) FROM persons WHERE name = 'Nabu' OR login = 'nabu'";
    let seats = "SELECT COUNT(*) FROM seats WHERE name = 'Nabu'";
    let chat = "SELECT COUNT(*) FROM chat WHERE name = 'Nabu' OR text = 'good evening'";
    number(store, persons).await + number(store, seats).await + number(store, chat).await
}

async fn of_whoever_goes_only_the_games_stay(base: Base) {
    let [here, there] = open_two(&base).await;
    let (mut nabu, beli) = (Browser::named(here, "Nabu").await, Browser::named(there, "Beli").await);
    nabu.post("/api/v1/account", &account("nabu")).await.fine();
    let (id, [mut first, mut second]) = table(&mut nabu, &beli).await;
    say(&nabu, &id, "good evening").await;
    say(&beli, &id, "and to you").await;
    let elsewhere = nabu.at(there);
    elsewhere.get("/api/v1/me").await.fine();
    nabu.post("/api/v1/me/delete", &json!({ "confirm": "Nabu" })).await.refused(403, "house-no-old-password");
    nabu.get("/api/v1/me").await.fine();
    let known = nabu.clone();
    nabu.post("/api/v1/me/delete", &json!({ "confirm": PASSWORD })).await.fine();
    // The other one wins, at whichever process, and plays against somebody without a name.
    second.until(|socket| socket.table["status"] == "over" && socket.table["seats"][0]["name"].is_null()).await;
    assert_eq!(second.table["seats"][1]["name"], "Beli");
    while first.next().await.is_ok() {}
    for gone in [&known, &elsewhere] {
        until("they are signed out", async || gone.get("/api/v1/me").await.status == 401).await;
    }
    let mut visitor = Browser::new(there);
    visitor.post("/api/v1/sign-in", &account("nabu")).await.refused(403, "house-no-wrong-password");
    let store = base.open().await;
    assert_eq!(left_of_nabu(&store).await, 0);
    let record = beli.get(&format!("/api/v1/tables/{id}/record")).await.body;
    assert!(record.contains("babylon") && record.contains("Beli") && !record.contains("Nabu"), "{record}");
    assert_eq!(beli.get("/api/v1/statistics").await.fine()["last"][0]["table"], id);
    let mut late = beli.come(&id).await;
    late.until(|socket| !socket.chat.is_empty()).await;
    assert_eq!(late.chat.iter().map(|line| &line["text"]).collect::<Vec<_>>(), ["and to you"]);
    say(&beli, &id, "where are they?").await;
    late.until(|socket| socket.chat.len() == 2).await;
    // Somebody else may have the login.
    let mut other = Browser::named(here, "Adad").await;
    other.post("/api/v1/account", &account("nabu")).await.fine();
}

async fn a_guest_goes_by_typing_their_name(base: Base) {
    let address = open(&base).await;
    let mut nabu = Browser::named(address, "Nabu").await;
    let bearer = nabu.post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
    let program = Browser::new(address).with("authorization", &format!("Bearer {}", bearer["token"].as_str().unwrap()));
    program.get("/api/v1/me").await.fine();
    for wrong in ["", "nabu", "Beli"] {
        nabu.post("/api/v1/me/delete", &json!({ "confirm": wrong })).await.refused(400, "house-no-typed-name");
    }
    let known = nabu.clone();
    let answer = nabu.post("/api/v1/me/delete", &json!({ "confirm": "Nabu" })).await;
    assert!(answer.header("set-cookie").unwrap().contains("Max-Age=0"), "{answer:?}");
    known.get("/api/v1/me").await.refused(401, "house-no-credential");
    program.get("/api/v1/me").await.refused(401, "house-no-credential");
    assert_eq!(left_of_nabu(&base.open().await).await, 0);
}

async fn open_tables_of_whoever_goes_are_given_on_or_closed(base: Base) {
    let [here, there] = open_two(&base).await;
    let (mut nabu, beli) = (Browser::named(here, "Nabu").await, Browser::named(there, "Beli").await);
    let three = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let alone = nabu.make(&json!({ "game": "jardins", "seats": seats(), "public": true })).await;
    let shared = nabu.make(&json!({ "game": "jardins", "seats": three, "public": true })).await;
    beli.command(&shared, &json!({ "sit": { "seat": 1 } })).await.fine();
    assert_eq!(beli.table(&alone).await["status"], "open");
    nabu.post("/api/v1/me/delete", &json!({ "confirm": "Nabu" })).await.fine();
    until("the table where nobody is left is closed", async || beli.table(&alone).await["status"] == "closed").await;
    until("the other one is given on", async || beli.table(&shared).await["owner"] == true).await;
    let table = beli.table(&shared).await;
    assert_eq!((&table["status"], &table["seats"][0]["kind"]), (&json!("open"), &json!("open")));
    for seat in [0, 2] {
        beli.command(&shared, &json!({ "invite": { "seat": seat, "level": "pupil" } })).await.fine();
    }
    until("the game begins", async || beli.table(&shared).await["status"] == "playing").await;
}

//! What keeps a table pleasant: somebody is not read, reported, sent away; the chat is closed. And what admins do about it.

use std::net::Ipv4Addr;

use serde_json::{Value, json};

use crate::client::{Browser, Socket, until};
use crate::open::Open;

fn table() -> Value {
    json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }], "public": true })
}

fn login(login: &str) -> Value {
    json!({ "login": login, "password": "the gardens hang" })
}

/// What a watcher is called at a table.
fn watcher(socket: &Socket, name: &str) -> String {
    let all = socket.table["watchers"].as_array().unwrap();
    let found = all.iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("no {name} in {all:?}"));
    found["who"].as_str().unwrap().to_owned()
}

fn watches(name: &'static str) -> impl FnMut(&Socket) -> bool {
    move |socket| socket.table["watchers"].as_array().unwrap().iter().any(|one| one["name"] == name)
}

/// An admin: somebody with an account whom the host has named on the command line.
async fn admin(house: &Open) -> Browser {
    let mut admin = house.guest("Semiramis").await;
    admin.post("/api/v1/account", &login("admin")).await.fine();
    house.grant("admin").await;
    until("they are an admin", async || admin.get("/api/v1/me").await.fine()["admin"] == true).await;
    admin
}

async fn id_of(admin: &Browser, name: &str) -> String {
    let found = admin.get(&format!("/api/v1/admin/people?search={name}")).await.fine();
    found[0]["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn whom_one_does_not_read_is_told_to_oneself_alone_and_everywhere() {
    let house = Open::new().await;
    let (mut nabu, beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let (id, other) = (nabu.make(&table()).await, nabu.make(&table()).await);
    let (mut own, mut rude) = (nabu.come(&id).await, beli.come(&id).await);
    rude.does(&json!({ "say": { "text": "boo" } })).await;
    own.until(|socket| socket.chat.len() == 1).await;
    let who = own.chat[0]["who"].as_str().unwrap().to_owned();
    own.until(watches("Beli")).await;
    assert_eq!(watcher(&own, "Beli"), who);
    own.does(&json!({ "mute": { "who": who, "muted": true } })).await;
    own.until(|socket| socket.table["muted"] == json!([who])).await;
    assert_eq!(rude.table["muted"], json!([]));
    // They are called otherwise at another table, and are not read there either.
    let elsewhere = nabu.table(&other).await["muted"].clone();
    assert_eq!(elsewhere.as_array().unwrap().len(), 1);
    assert_ne!(elsewhere, json!([who]));
    let house = house.restart().await;
    let nabu = nabu.at(house.address);
    assert_eq!(nabu.table(&id).await["muted"], json!([who]), "it is kept");
    nabu.command(&other, &json!({ "mute": { "who": elsewhere[0], "muted": false } })).await.fine();
    assert_eq!(nabu.table(&id).await["muted"], json!([]));
    let mine = nabu.table(&id).await["seats"][0]["who"].clone();
    nabu.command(&id, &json!({ "mute": { "who": mine, "muted": true } })).await.refused(403, "house-no-yourself");
    nabu.command(&id, &json!({ "mute": { "who": "ff", "muted": true } })).await.refused(404, "house-no-nobody");
}

#[tokio::test]
async fn who_made_a_table_sends_a_watcher_away_and_closes_the_chat() {
    let house = Open::new().await;
    let (mut nabu, beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let id = nabu.make(&table()).await;
    let (mut own, mut other) = (nabu.come(&id).await, beli.come(&id).await);
    own.until(watches("Beli")).await;
    let (who, mine) = (watcher(&own, "Beli"), own.table["seats"][0]["who"].clone());
    other.may_not(&json!({ "kick": { "who": mine, "kicked": true } }), "forbidden", "house-no-your-table").await;
    other.may_not(&json!({ "close-chat": { "closed": true } }), "forbidden", "house-no-your-table").await;
    own.does(&json!({ "close-chat": { "closed": true } })).await;
    other.until(|socket| socket.table["chat_closed"] == true).await;
    other.may_not(&json!({ "say": { "text": "why?" } }), "forbidden", "house-no-chat-closed").await;
    own.does(&json!({ "close-chat": { "closed": false } })).await;
    other.does(&json!({ "say": { "text": "ah" } })).await;
    own.does(&json!({ "kick": { "who": who, "kicked": true } })).await;
    let mut last = json!(null);
    while let Ok(news) = other.next().await {
        last = news;
    }
    assert_eq!(last["answer"]["error"]["phrase"]["id"], "house-no-kicked", "{last}");
    own.until(|socket| socket.table["watchers"] == json!([])).await;
    assert_eq!(own.table["kicked"][0]["name"], "Beli");
    for command in [json!({ "say": { "text": "let me in" } }), json!({ "sit": { "seat": 1 } })] {
        beli.command(&id, &command).await.refused(403, "house-no-kicked");
    }
    beli.get(&format!("/api/v1/tables/{id}")).await.refused(403, "house-no-kicked");
    assert!(beli.upgrade(&format!("/api/v1/tables/{id}/live")).await.is_err());
    let house = house.restart().await;
    let (nabu, beli) = (nabu.at(house.address), beli.at(house.address));
    beli.command(&id, &json!({ "sit": { "seat": 1 } })).await.refused(403, "house-no-kicked");
    nabu.command(&id, &json!({ "kick": { "who": who, "kicked": false } })).await.fine();
    beli.command(&id, &json!({ "sit": { "seat": 1 } })).await.fine();
    // A player is not sent away.
    nabu.command(&id, &json!({ "kick": { "who": who, "kicked": true } })).await.refused(403, "house-no-sits");
}

#[tokio::test]
async fn a_report_comes_to_the_admins_with_what_was_said() {
    let house = Open::new().await;
    let admin = admin(&house).await;
    let (mut nabu, beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let id = nabu.make(&table()).await;
    beli.command(&id, &json!({ "sit": { "seat": 1 } })).await.fine();
    beli.command(&id, &json!({ "say": { "text": "boo" } })).await.fine();
    let who = nabu.table(&id).await["seats"][1]["who"].clone();
    let report = |reason: &str, text: &str| json!({ "report": { "who": who, "reason": reason, "text": text } });
    nabu.command(&id, &report("play", " ")).await.refused(400, "house-no-no-words");
    nabu.command(&id, &report("chat", "")).await.fine();
    nabu.command(&id, &report("name", "")).await.refused(409, "house-no-reported");
    let found = admin.get("/api/v1/admin/reports").await.fine();
    let report = &found[0];
    assert_eq!((&report["person"]["name"], &report["reporter"]["name"]), (&json!("Beli"), &json!("Nabu")));
    assert_eq!((&report["reason"], &report["said"][0]["text"]), (&json!("chat"), &json!("boo")));
    assert_eq!(report["person"]["id"], *id_of(&admin, "Beli").await);
    let path = format!("/api/v1/admin/reports/{}", report["id"].as_str().unwrap());
    let settle = async |settled: bool| admin.ask("PUT", &path, Some(&json!({ "settled": settled }).to_string())).await;
    settle(true).await.fine();
    assert_eq!(admin.get("/api/v1/admin/reports").await.fine(), json!([]));
    assert_eq!(admin.get("/api/v1/admin/reports?settled=true").await.fine()[0]["id"], report["id"]);
    settle(false).await.fine();
    assert_eq!(admin.get("/api/v1/admin/reports").await.fine().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn an_admin_bans_somebody_for_a_time() {
    let house = Open::new().await;
    let admin = admin(&house).await;
    let (mut nabu, mut beli) = (house.guest("Nabu").await, house.guest("Beli").await);
    let id = nabu.make(&table()).await;
    let mut socket = beli.come(&id).await;
    let path = format!("/api/v1/admin/people/{}/ban", id_of(&admin, "Beli").await);
    let ban = async |until: i64| admin.ask("PUT", &path, Some(&json!({ "until": until }).to_string())).await;
    ban(1).await.refused(400, "house-no-past");
    ban(house::now() + 3_600_000).await.fine();
    while socket.next().await.is_ok() {}
    beli.get("/api/v1/me").await.refused(403, "house-no-banned-until");
    beli.post("/api/v1/me", &json!({ "name": "Other" })).await.refused(403, "house-no-banned-until");
    assert_eq!(admin.get("/api/v1/admin/people?filter=banned").await.fine()[0]["name"], "Beli");
    admin.ask("DELETE", &path, None).await.fine();
    assert_eq!(beli.get("/api/v1/me").await.fine()["name"], "Beli");
    // It ends by itself.
    ban(house::now() + 1500).await.fine();
    beli.get("/api/v1/me").await.refused(403, "house-no-banned-until");
    until("the ban has ended", async || beli.get("/api/v1/me").await.status == 200).await;
    let own = format!("/api/v1/admin/people/{}/ban", id_of(&admin, "Semiramis").await);
    admin.ask("PUT", &own, Some("{}")).await.refused(403, "house-no-admin");
    admin.ask("PUT", "/api/v1/admin/people/nobody/ban", Some("{}")).await.refused(404, "house-no-person");
}

#[tokio::test]
async fn an_address_is_banned_and_not_ones_own() {
    let house = Open::set_up(|config| config.proxy = true).await;
    let mut admin = admin(&house).await.with("x-forwarded-for", "198.51.100.1");
    let visitor = Browser::new(house.address).with("x-forwarded-for", "203.0.113.9");
    let neighbour = Browser::new(house.address).with("x-forwarded-for", "203.0.114.9");
    visitor.get("/api/v1/games").await.fine();
    let ban = json!({ "address": "203.0.113.0/24", "reason": "flood" });
    admin.post("/api/v1/admin/addresses", &ban).await.fine();
    visitor.get("/api/v1/games").await.refused(403, "house-no-address-banned");
    assert!(visitor.upgrade("/api/v1/lobby").await.is_err());
    assert_eq!(visitor.get("/").await.status, 200, "the page says why");
    neighbour.get("/api/v1/games").await.fine();
    let own = json!({ "address": "198.51.100.0/24" });
    admin.post("/api/v1/admin/addresses", &own).await.refused(403, "house-no-own-address");
    admin.post("/api/v1/admin/addresses", &json!({ "address": "0.0.0.0/0" })).await.refused(400, "house-no-address");
    assert_eq!(admin.get("/api/v1/admin/addresses").await.fine()[0]["network"], "203.0.113.0/24");
    admin.ask("DELETE", "/api/v1/admin/addresses/203.0.113.0%2F24", None).await.fine();
    visitor.get("/api/v1/games").await.fine();
    let again = admin.ask("DELETE", "/api/v1/admin/addresses/203.0.113.0%2F24", None).await;
    again.refused(404, "house-no-not-banned");
}

#[tokio::test]
async fn an_admin_closes_a_table_and_tells_everybody() {
    let house = Open::new().await;
    let mut admin = admin(&house).await;
    let mut nabu = house.guest("Nabu").await;
    let id = nabu.make(&table()).await;
    let mut socket = nabu.come(&id).await;
    assert_eq!(admin.get("/api/v1/admin/tables?search=Nabu&state=open").await.fine()[0]["id"], *id);
    admin.post(&format!("/api/v1/admin/tables/{id}/close"), &json!({})).await.fine();
    socket.until(|socket| socket.table["status"] == "closed").await;
    admin.post("/api/v1/admin/tables/nowhere/close", &json!({})).await.refused(404, "house-no-table");
    let stranger = Browser::new(house.address);
    admin.post("/api/v1/admin/bulletins", &json!({ "text": " " })).await.refused(400, "house-no-nothing-said");
    let bulletin = admin.post("/api/v1/admin/bulletins", &json!({ "text": "We restart at noon." })).await.fine();
    let told = stranger.get("/api/v1/bulletins").await.fine();
    assert_eq!((&told[0]["text"], &told[0]["id"]), (&json!("We restart at noon."), &bulletin));
    let path = format!("/api/v1/admin/bulletins/{}", bulletin.as_str().unwrap());
    admin.ask("DELETE", &path, None).await.fine();
    assert_eq!(stranger.get("/api/v1/bulletins").await.fine(), json!([]));
}

#[tokio::test]
async fn sign_ins_and_what_admins_do_are_written_down() {
    let house = Open::new().await;
    let mut admin = admin(&house).await;
    let mut nabu = house.guest("Nabu").await;
    nabu.post("/api/v1/account", &login("nabu")).await.fine();
    let mut browser = Browser::new(house.address);
    let wrong = json!({ "login": "nabu", "password": "something else" });
    browser.post("/api/v1/sign-in", &wrong).await.refused(403, "house-no-wrong-password");
    browser.post("/api/v1/sign-in", &login("nabu")).await.fine();
    let id = id_of(&admin, "Nabu").await;
    let ban = format!("/api/v1/admin/people/{id}/ban");
    admin.ask("PUT", &ban, Some(&json!({ "reason": "insults" }).to_string())).await.fine();
    let lines = admin.get(&format!("/api/v1/admin/log?about={id}")).await.fine();
    let deeds: Vec<_> = lines.as_array().unwrap().iter().map(|line| line["deed"].as_str().unwrap()).collect();
    assert_eq!(deeds, ["ban", "sign-in", "wrong-password", "register", "guest"]);
    assert_eq!((&lines[0]["actor"]["name"], &lines[0]["note"]), (&json!("Semiramis"), &json!("insults")));
    assert!(lines.as_array().unwrap().iter().all(|line| line["address"] == Ipv4Addr::LOCALHOST.to_string()));
    assert!(lines[2]["actor"].is_null(), "nobody knows who tried");
    // There is no way to change or remove a line.
    for method in ["DELETE", "PUT", "POST", "PATCH"] {
        assert_eq!(admin.ask(method, "/api/v1/admin/log", Some("{}")).await.status, 405, "{method}");
    }
    admin.post("/api/v1/admin/log/x", &json!({})).await.refused(404, "house-no-page");
}

/// A guest, somebody with an account and a token of an admin see nothing of this.
#[tokio::test]
async fn only_admins_themselves_get_in() {
    let house = Open::new().await;
    let mut admin = admin(&house).await;
    let token = admin.post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let program = Browser::new(house.address).with("authorization", &bearer);
    let guest = house.guest("Nabu").await;
    for path in ["people", "addresses", "tables", "reports", "log"].map(|what| format!("/api/v1/admin/{what}")) {
        admin.get(&path).await.fine();
        guest.get(&path).await.refused(403, "house-no-no-admin");
        program.get(&path).await.refused(403, "house-no-program");
        Browser::new(house.address).get(&path).await.refused(401, "house-no-nameless");
    }
}

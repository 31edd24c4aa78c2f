//! What a host orders on the command line while the house is open.

use std::process::Output;

use serde_json::{Value, json};
use store::DatabaseUrl;
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Browser, until};
use crate::postgres::Server;
use crate::process::{Process, file_in, semiramis};

fn run(place: &DatabaseUrl, line: &str) -> Output {
    let mut command = semiramis();
    command.arg("admin").args(line.split(' '));
    match place {
        DatabaseUrl::File(path) => command.arg("--data").arg(path.parent().unwrap()),
        DatabaseUrl::Server(url) => command.arg("--database").arg(url),
    };
    command.output().unwrap()
}

/// What the host is told.
fn order(place: &DatabaseUrl, line: &str) -> String {
    let output = run(place, line);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Why the host may not.
fn refusal(place: &DatabaseUrl, line: &str) -> String {
    let output = run(place, line);
    assert_eq!(output.status.code(), Some(2), "{line}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

/// Whom to ban, as the list says it: `1: Nabu (id)`.
fn id_of(listed: &str, name: &str) -> String {
    let line = listed.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("no {name} in: {listed}"));
    line.rsplit(['(', ')']).nth(1).unwrap().to_owned()
}

async fn closes_a_table(place: &DatabaseUrl) {
    let house = Process::start(place);
    let (mut nabu, beli) = (Browser::named(house.address, "Nabu").await, Browser::named(house.address, "Beli").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats, "public": true })).await;
    let other = nabu.make(&json!({ "game": "babylon", "seats": seats, "public": true })).await;
    let mut socket = beli.come(&id).await;
    socket.does(&json!({ "sit": { "seat": 1 } })).await;
    socket.until(|socket| !socket.snapshot.is_null()).await;
    let mut lobby = Browser::new(house.address).lobby().await;
    lobby.until(|news| news["table"]["id"] == *id).await;
    assert!(order(place, "list --state playing").contains(&id));
    assert!(order(place, &format!("close {id}")).contains("closed"));
    // Everybody at the table and in the lobby hears of it.
    socket.until(|socket| socket.table["status"] == "closed").await;
    lobby.until(|news| news["type"] == "gone" && news["id"] == *id).await;
    let (seat, ply) = (socket.turn().unwrap(), socket.legal()[0].clone());
    let commands = [
        socket.play_command(seat, &ply),
        json!({ "say": { "text": "but why?" } }),
        json!({ "resign": { "seat": 1 } }),
        json!({ "stand": { "seat": 1 } }),
        json!("rematch"),
        json!("hint"),
    ];
    for command in commands {
        [&nabu, &beli][seat].command(&id, &command).await.refused(403, "house-no-closed");
    }
    // What was played stays to be read, and the other table goes on.
    assert!(nabu.get(&format!("/api/v1/tables/{id}/record")).await.body.contains("babylon"));
    beli.command(&other, &json!({ "sit": { "seat": 1 } })).await.fine();
    let listed = order(place, "list --state closed");
    assert!(listed.contains(&id) && !listed.contains(&other), "{listed}");
}

async fn bans_and_lets_in_again(place: &DatabaseUrl) {
    let house = Process::start(place);
    let (mut nabu, mut beli) =
        (Browser::named(house.address, "Nabu").await, Browser::named(house.address, "Beli").await);
    let id = nabu.make(&json!({ "game": "babylon", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut own = nabu.come(&id).await;
    let mut socket = beli.come(&id).await;
    socket.does(&json!({ "sit": { "seat": 1 } })).await;
    let mut lobby = beli.upgrade("/api/v1/lobby").await.unwrap();
    let person = id_of(&order(place, "list"), "Beli");
    assert!(order(place, &format!("ban {person}")).contains("is banned"));
    // They are told, and their sockets end.
    let mut last = json!(null);
    while let Ok(news) = socket.next().await {
        last = news;
    }
    assert_eq!(last["answer"]["error"]["phrase"]["id"], "house-no-banned", "{last}");
    while let Some(Ok(_)) = futures_util::StreamExt::next(&mut lobby).await {}
    own.until(|socket| socket.table["seats"][1]["present"] == false).await;
    beli.get("/api/v1/me").await.refused(403, "house-no-banned");
    beli.post("/api/v1/me", &json!({ "name": "Somebody else" })).await.refused(403, "house-no-banned");
    beli.command(&id, &json!({ "say": { "text": "let me in" } })).await.refused(403, "house-no-banned");
    let Err(Error::Http(answer)) = beli.upgrade(&format!("/api/v1/tables/{id}/live")).await else {
        panic!("they are in")
    };
    assert_eq!(answer.status(), 403);
    // Others are not concerned.
    own.does(&json!({ "say": { "text": "where are they?" } })).await;
    assert!(order(place, &format!("unban {person}")).contains("again"));
    until("they are let in again", async || beli.get("/api/v1/me").await.status == 200).await;
    let back = beli.come(&id).await;
    assert_eq!((&back.table["seats"][1]["mine"], &back.table["seats"][1]["name"]), (&json!(true), &json!("Beli")));
    beli.command(&id, &json!({ "say": { "text": "here" } })).await.fine();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_table_refuses_everything_and_tells_its_people() {
    let folder = tempfile::tempdir().unwrap();
    closes_a_table(&file_in(folder.path())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_closed_on_a_server() {
    closes_a_table(&DatabaseUrl::Server(Server::shared().database())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_banned_is_shown_the_door_and_let_in_again() {
    let folder = tempfile::tempdir().unwrap();
    bans_and_lets_in_again(&file_in(folder.path())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_is_banned_on_a_server() {
    bans_and_lets_in_again(&DatabaseUrl::Server(Server::shared().database())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_for_a_new_password_is_printed_on_a_line_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let place = file_in(folder.path());
    let house = Process::start(&place);
    let mut nabu = Browser::named(house.address, "Nabu").await;
    let account = json!({ "login": "nabu", "password": "the gardens hang" });
    nabu.post("/api/v1/account", &account).await.fine();
    assert!(order(&place, "reset nabu").lines().last().unwrap().starts_with("/reset#"));
    let said = order(&place, "reset NABU --valid 2h --public-url https://games.example.org/");
    assert!(said.contains("2h"), "{said}");
    let secret = said.lines().last().unwrap().strip_prefix("https://games.example.org/reset#").unwrap();
    let wish = json!({ "link": secret, "password": "the gardens float" });
    Browser::new(house.address).post("/api/v1/links/password", &wish).await.fine();
    until("other browsers are signed out", async || nabu.get("/api/v1/me").await.status == 401).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_admins_do_on_the_page_is_done_on_the_command_line_too() {
    let folder = tempfile::tempdir().unwrap();
    let place = &file_in(folder.path());
    let house = Process::start(place);
    let stranger = Browser::new(house.address);
    let mut nabu = Browser::named(house.address, "Nabu").await;
    assert!(refusal(place, "grant nabu").contains("nabu"));
    let account = json!({ "login": "nabu", "password": "the gardens hang" });
    nabu.post("/api/v1/account", &account).await.fine();
    assert!(order(place, "grant nabu").contains("is an admin now"));
    until("they are an admin", async || nabu.get("/api/v1/admin/people").await.status == 200).await;
    assert!(refusal(place, "ban nabu").contains("semiramis admin revoke"));
    assert!(order(place, "people --admins").contains("Nabu"));
    order(place, "bulletin Welcome --for 1h");
    let told = async || stranger.get("/api/v1/bulletins").await.fine();
    until("it is told", async || told().await[0]["text"] == "Welcome").await;
    let bulletins: Value = serde_json::from_str(&order(place, "bulletins --json")).unwrap();
    order(place, &format!("withdraw {}", bulletins[0]["id"].as_str().unwrap()));
    until("it is told no more", async || told().await == json!([])).await;
    order(place, "revoke nabu");
    order(place, "ban nabu --for 1h --reason insults");
    until("they are not let in", async || nabu.get("/api/v1/me").await.status == 403).await;
    assert!(order(place, "people --banned").contains("banned until"));
    order(place, "ban-address 127.0.0.0/8");
    until("the address is not let in", async || stranger.get("/api/v1/games").await.status == 403).await;
    assert!(order(place, "addresses").contains("127.0.0.0/8"));
    order(place, "unban-address 127.0.0.0/8");
    until("the address is let in", async || stranger.get("/api/v1/games").await.status == 200).await;
    assert!(refusal(place, "unban-address 127.0.0.0/8").contains("is not banned"));
    assert!(order(place, "reports").contains("no report"));
    assert!(refusal(place, "settle nothing").contains("nothing"));
    let log = order(place, "log");
    let deeds = ["guest", "register", "grant", "announce", "withdraw", "revoke", "ban", "ban-address", "unban-address"];
    for deed in deeds {
        assert!(log.contains(&format!("  {deed}  ")), "{deed} in {log}");
    }
}

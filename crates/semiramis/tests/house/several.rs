//! Several processes on one server: who is where, and what they tell each other.

use serde_json::{Value, json};
use store::{DatabaseUrl, Statement, Store};

use crate::client::{Browser, Socket};
use crate::postgres::Server;
use crate::process::{Process, file_in};

/// A table of two people.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) people: [Browser; 2],
    pub(crate) sockets: [Socket; 2],
}

/// The first of them at one house, the second at another or at the same.
pub(crate) async fn table(houses: [&Process; 2], game: &str) -> Table {
    let mut nabu = Browser::named(houses[0].address, "Nabu").await;
    let beli = Browser::named(houses[1].address, "Beli").await;
    let id = nabu.make(&json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let mut first = nabu.come(&id).await;
    let mut second = beli.come(&id).await;
    second.does(&json!({ "sit": { "seat": 1 } })).await;
    first.until(|socket| !socket.snapshot.is_null()).await;
    Table { id, people: [nabu, beli], sockets: [first, second] }
}

fn on_a_server() -> DatabaseUrl {
    DatabaseUrl::Server(Server::shared().database())
}

fn present(seat: usize, so: bool) -> impl FnMut(&Socket) -> bool {
    move |socket| socket.table["seats"][seat]["present"] == so
}

fn replace(seat: usize) -> Value {
    json!({ "replace": { "seat": seat } })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_at_another_process_is_there_until_it_dies() {
    let place = on_a_server();
    let (mut here, there) = (Process::start(&place), Process::start(&place));
    let Table { id, people, sockets: [mut first, mut second] } = table([&here, &there], "babylon").await;
    first.until(present(1, true)).await;
    second.until(present(0, true)).await;
    first.may_not(&replace(1), "forbidden", "house-no-present").await;
    second.may_not(&replace(0), "forbidden", "house-no-present").await;
    // Who comes to a third process sees both.
    let third = Process::start(&place);
    let mut watcher = Browser::new(third.address).come(&id).await;
    watcher.until(|socket| present(0, true)(socket) && present(1, true)(socket)).await;
    // Killed in the middle of things: nobody says good-bye for him.
    here.kill();
    second.until(present(0, false)).await;
    watcher.until(present(0, false)).await;
    // Away is not yet absent.
    second.may_not(&replace(0), "forbidden", "house-no-not-absent").await;
    let here = Process::start(&place);
    let again = people[0].at(here.address).come(&id).await;
    second.until(present(0, true)).await;
    again.leave();
    second.until(present(0, false)).await;
    // A process that is asked to end says so itself.
    let _again = people[0].at(here.address).come(&id).await;
    watcher.until(present(0, true)).await;
    here.terminate();
    watcher.until(present(0, false)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presence_comes_back_with_a_lost_server() {
    let server = Server::start();
    let place = DatabaseUrl::Server(server.database());
    let (here, there) = (Process::start(&place), Process::start(&place));
    let Table { id, people, sockets: [first, mut second] } = table([&here, &there], "babylon").await;
    second.until(present(0, true)).await;
    server.stop();
    // He goes while nothing can be stored, which is said as soon as it can.
    first.leave();
    server.resume();
    second.until(present(0, false)).await;
    let _again = people[0].come(&id).await;
    second.until(present(0, true)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_name_is_seen_at_another_process() {
    let place = on_a_server();
    let (here, there) = (Process::start(&place), Process::start(&place));
    let Table { mut people, mut sockets, .. } = table([&here, &there], "jardins").await;
    people[0].post("/api/v1/me", &json!({ "name": "Nabû" })).await.fine();
    sockets[1].until(|socket| socket.table["seats"][0]["name"] == "Nabû").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_signs_out_everywhere_is_signed_out_at_another_process() {
    let place = on_a_server();
    let (here, there) = (Process::start(&place), Process::start(&place));
    let Table { id, mut people, .. } = table([&here, &there], "jardins").await;
    let account = json!({ "login": "nabu", "password": "the gardens hang" });
    people[0].post("/api/v1/account", &account).await.fine();
    let elsewhere = people[0].at(there.address);
    let mut socket = elsewhere.come(&id).await;
    socket.does(&json!({ "say": { "text": "I am here" } })).await;
    people[0].post("/api/v1/sign-out-everywhere", &json!({})).await;
    while socket.next().await.is_ok() {}
    elsewhere.get("/api/v1/me").await.refused(401, "house-no-credential");
}

async fn tables(place: &DatabaseUrl) -> i64 {
    let store = Store::open(place).await.unwrap();
    let rows = store.read(Statement { sql: "SELECT COUNT(*) FROM tables", values: Vec::new() }).await.unwrap();
    rows[0].int(0).unwrap()
}

/// Both want a rematch at the same moment: there is one, and nothing else.
async fn one_rematch(place: &DatabaseUrl, houses: [&Process; 2]) {
    for game in 0..8 {
        let Table { id, people, mut sockets } = table(houses, "jardins").await;
        sockets[0].does(&json!({ "resign": { "seat": 0 } })).await;
        sockets[1].until(Socket::is_over).await;
        let rematch = json!("rematch");
        let (one, other) = tokio::join!(people[0].command(&id, &rematch), people[1].command(&id, &rematch));
        let (one, other) = (one.fine(), other.fine());
        assert_eq!(one["id"], other["id"]);
        assert!(one["id"].is_string() && one["id"] != *id);
        assert_eq!(tables(place).await, 2 * (game + 1), "no table is left over");
        // The slower one sits down at the table of the other.
        let next = one["id"].as_str().unwrap();
        let open = people[0].table(next).await["seats"][0]["kind"] == "open";
        let (seat, late) = if open { (0, 1) } else { (1, 0) };
        people[late].command(next, &json!({ "sit": { "seat": seat } })).await.fine();
        assert_eq!(people[late].table(next).await["status"], "playing");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_want_a_rematch_at_once_get_one() {
    let folder = tempfile::tempdir().unwrap();
    let place = file_in(folder.path());
    let house = Process::start(&place);
    one_rematch(&place, [&house, &house]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_at_different_processes_who_want_a_rematch_at_once_get_one() {
    let place = on_a_server();
    let (here, there) = (Process::start(&place), Process::start(&place));
    one_rematch(&place, [&here, &there]).await;
}

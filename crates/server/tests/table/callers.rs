//! Who may call what: the tables in `docs/api.md`, the OpenAPI document and the server itself say the same.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::Browser;
use crate::open::Open;

const DOCS: &str = include_str!("../../../../docs/api.md");
const CALLERS: [&str; 5] = ["nobody", "guest", "account", "token", "admin"];
/// The sentences that say that somebody else may do this.
const NOT_FOR_YOU: [&str; 5] =
    ["house-no-nameless", "house-no-program", "house-no-has-account", "house-no-no-account", "house-no-no-admin"];

/// The rows of a table under the heading: what stands in backticks, and who may.
fn rows(first: &str) -> Vec<(&'static str, Vec<bool>)> {
    let (_, section) = DOCS.split_once("\n## Who may call what\n").unwrap();
    let section = section.split("\n## ").next().unwrap();
    let table = section.split("\n\n").find(|block| block.starts_with(&format!("| {first}"))).unwrap();
    table.lines().skip(2).map(row).collect()
}

fn row(line: &'static str) -> (&'static str, Vec<bool>) {
    let mut cells = line.trim_matches('|').split('|').map(str::trim);
    let name = cells.next().unwrap().trim_matches('`');
    let may = |cell| match cell {
        "yes" => true,
        "no" => false,
        other => panic!("{name}: {other}"),
    };
    (name, cells.map(may).collect())
}

/// Every request of the document with the ways to show who asks; an empty one is that of nobody.
async fn described(nobody: &Browser) -> Vec<(String, BTreeSet<String>)> {
    let document = nobody.get("/api/openapi.json").await.fine();
    let everywhere = &document["security"];
    let paths = document["paths"].as_object().unwrap();
    let requests = paths.iter().flat_map(|(path, methods)| methods.as_object().unwrap().iter().map(move |m| (path, m)));
    requests
        .map(|(path, (method, what))| {
            let ways = if what["security"].is_null() { everywhere } else { &what["security"] };
            let way = |way: &Value| way.as_object().unwrap().keys().next().cloned().unwrap_or_default();
            (format!("{} {path}", method.to_uppercase()), ways.as_array().unwrap().iter().map(way).collect())
        })
        .collect()
}

/// Somebody of each kind, and a table that the guest has made.
struct Callers {
    browsers: [Browser; 5],
    table: String,
}

impl Callers {
    async fn come(house: &Open, number: usize) -> Callers {
        let (mut guest, mut account, mut owner) =
            (house.guest("Nabu").await, house.guest("Beli").await, house.guest("Adad").await);
        account.post("/api/v1/account", &login(&format!("beli-{number}"))).await.fine();
        let token = owner.post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
        let table = guest.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
        let program = Browser::new(house.address).with("authorization", &bearer(&token));
        let mut admin = house.guest("Semiramis").await;
        admin.post("/api/v1/account", &login(&format!("admin-{number}"))).await.fine();
        house.grant(&format!("admin-{number}")).await;
        Callers { browsers: [Browser::new(house.address), guest, account, program, admin], table }
    }
}

fn login(login: &str) -> Value {
    json!({ "login": login, "password": "the gardens hang" })
}

fn bearer(token: &Value) -> String {
    format!("Bearer {}", token["token"].as_str().unwrap())
}

#[tokio::test]
async fn the_table_of_requests_is_that_of_the_openapi_document() {
    let house = Open::new().await;
    let described = described(&Browser::new(house.address)).await;
    let listed = rows("request");
    let names = |all: Vec<&str>| all.into_iter().map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(
        names(listed.iter().map(|(request, _)| *request).collect()),
        names(described.iter().map(|(request, _)| request.as_str()).collect())
    );
    for (request, ways) in described {
        let (_, may) = listed.iter().find(|(listed, _)| *listed == request).unwrap();
        let [nobody, guest, account, token, admin] = may[..] else { panic!("{request}") };
        let open = ways.iter().all(String::is_empty);
        let told = ["", "cookie", "token"].map(|way| open || ways.contains(way));
        assert_eq!(told, [nobody, guest || account || admin, token], "{request}: the document says {ways:?}");
    }
}

#[tokio::test]
async fn the_server_refuses_whom_the_table_of_requests_does_not_name() {
    let house = Open::new().await;
    for (number, (request, may)) in rows("request").into_iter().enumerate() {
        let callers = Callers::come(&house, number).await;
        let (method, path) = request.split_once(' ').unwrap();
        let path = path.replace("{id}", &callers.table).replace("{game}", "jardins").replace("{language}", "en");
        let path = path.replace("{network}", "203.0.113.7");
        for ((browser, caller), may) in callers.browsers.iter().zip(CALLERS).zip(may) {
            let body = match path.as_str() {
                "/api/v1/account" => login(&format!("{caller}-{number}")),
                _ => json!({}),
            };
            let body = (method != "GET").then(|| body.to_string());
            let answer = browser.ask(method, &path, body.as_deref()).await;
            assert_ne!(answer.status, 405, "{request}");
            let told: Value = serde_json::from_str(&answer.body).unwrap_or_default();
            let refused = told["phrase"]["id"].as_str().is_some_and(|id| NOT_FOR_YOU.contains(&id));
            assert_eq!(!refused, may, "{caller}: {request}: {answer:?}");
        }
    }
}

#[tokio::test]
async fn a_token_sends_the_commands_of_the_table_and_no_others() {
    let house = Open::new().await;
    let callers = Callers::come(&house, 0).await;
    let program = &callers.browsers[3];
    let document = program.get("/api/openapi.json").await.fine();
    let commands = document["components"]["schemas"]["Command"]["oneOf"].as_array().unwrap().clone();
    let name = |schema: &Value| match schema["$ref"].as_str() {
        Some(place) => {
            let schema = document.pointer(place.trim_start_matches('#')).unwrap();
            schema["properties"].as_object().unwrap().keys().next().unwrap().clone()
        }
        None => schema["enum"][0].as_str().unwrap().to_owned(),
    };
    let listed = rows("command");
    let names: BTreeSet<_> = listed.iter().map(|(command, _)| (*command).to_owned()).collect();
    assert_eq!(names, commands.iter().map(name).collect());
    for (command, may) in listed {
        let answer = program.command(&callers.table, &example(command)).await;
        let told: Value = serde_json::from_str(&answer.body).unwrap();
        assert_ne!(told["phrase"]["id"], "house-no-unreadable", "{command}: {answer:?}");
        assert_eq!(told["phrase"]["id"] != "house-no-program", may[0], "{command}: {answer:?}");
    }
}

/// A command that can be read.
fn example(command: &str) -> Value {
    match command {
        "start" | "cancel" | "rematch" | "hint" => json!(command),
        "play" => json!({ "play": { "seat": 0, "at": 0, "ply": "take 1 1" } }),
        "invite" => json!({ command: { "seat": 0, "level": "pupil" } }),
        "mute" => json!({ "mute": { "who": "ff", "muted": true } }),
        "kick" => json!({ "kick": { "who": "ff", "kicked": true } }),
        "report" => json!({ "report": { "who": "ff", "reason": "chat" } }),
        "close-chat" => json!({ "close-chat": { "closed": true } }),
        "say" => json!({ "say": { "text": "Good evening" } }),
        "why" => json!({ "why": { "ply": "take 1 1" } }),
        "explain" => json!({ "explain": { "plies": [] } }),
        _ => json!({ command: { "seat": 0 } }),
    }
}

#[tokio::test]
async fn a_token_does_not_take_its_guest_over() {
    let house = Open::new().await;
    let (mut nabu, mut thief) = (house.guest("Nabu").await, house.guest("Thief").await);
    thief.post("/api/v1/account", &login("thief")).await.fine();
    let id = nabu.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let token = nabu.post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
    let program = Browser::new(house.address).with("authorization", &bearer(&token));
    // With the thief's own cookie beside it, and without.
    let cookie = thief.headers.iter().find(|(name, _)| name == "cookie").unwrap().1.clone();
    for mut program in [program.clone(), program.with("cookie", &cookie)] {
        program.post("/api/v1/sign-in", &login("thief")).await.refused(403, "house-no-program");
        program.post("/api/v1/me", &json!({ "name": "Puppet" })).await.refused(403, "house-no-program");
    }
    assert_eq!(nabu.get("/api/v1/me").await.fine()["name"], "Nabu");
    assert_eq!(nabu.table(&id).await["seats"][0]["mine"], true);
    assert_eq!(thief.table(&id).await["seats"][0]["mine"], false);
}

#[tokio::test]
async fn tokens_are_listed_with_their_last_use_and_end_one_by_one() {
    let house = Open::new().await;
    let (mut nabu, other) = (house.guest("Nabu").await, house.guest("Beli").await);
    let mut programs = Vec::new();
    for label in ["first", "second"] {
        let token = nabu.post("/api/v1/tokens", &json!({ "label": label })).await.fine();
        programs.push(Browser::new(house.address).with("authorization", &bearer(&token)));
    }
    let listed = async || {
        let mut tokens = nabu.get("/api/v1/tokens").await.fine().as_array().unwrap().clone();
        tokens.sort_by_key(|token| token["label"].to_string());
        tokens
    };
    let tokens = listed().await;
    assert_eq!(tokens.iter().map(|token| &token["label"]).collect::<Vec<_>>(), ["first", "second"]);
    assert!(tokens.iter().all(|token| token["used"].is_null() && token["scope"] == "play"), "{tokens:?}");
    programs[1].get("/api/v1/me").await.fine();
    crate::client::until("the last use is noted", async || listed().await[1]["used"].is_number()).await;
    assert!(listed().await[0]["used"].is_null());
    let path = format!("/api/v1/tokens/{}", tokens[0]["id"].as_str().unwrap());
    other.ask("DELETE", &path, None).await.refused(404, "house-no-token");
    nabu.ask("DELETE", &path, None).await.fine();
    nabu.ask("DELETE", &path, None).await.refused(404, "house-no-token");
    programs[0].get("/api/v1/me").await.refused(401, "house-no-credential");
    programs[1].get("/api/v1/me").await.fine();
    assert_eq!(listed().await.len(), 1);
}

#[tokio::test]
async fn the_tokens_of_a_guest_end_with_the_account() {
    let house = Open::new().await;
    let mut nabu = house.guest("Nabu").await;
    let token = nabu.post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
    let program = Browser::new(house.address).with("authorization", &bearer(&token));
    program.get("/api/v1/me").await.fine();
    nabu.post("/api/v1/account", &login("nabu")).await.fine();
    program.get("/api/v1/me").await.refused(401, "house-no-credential");
    assert_eq!(nabu.get("/api/v1/tokens").await.fine(), json!([]));
}

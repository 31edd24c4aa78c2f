//! The OpenAPI document is one: a validator that others keep says so.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;

use game::{Options, RandomSource, Shuffler, Turn};
use serde_json::{Value, json};

use crate::client::Browser;
use crate::open::Open;

async fn document() -> (String, Value) {
    let house = Open::new().await;
    let answer = Browser::new(house.address).get("/api/openapi.json").await;
    (answer.body.clone(), answer.fine())
}

#[tokio::test]
async fn the_openapi_document_is_valid() {
    let (text, document) = document().await;
    assert_eq!(document["openapi"], "3.1.1");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("openapi.json");
    fs::write(&file, text).unwrap();
    python(&[OsStr::new("-m"), "openapi_spec_validator".as_ref(), "--schema".as_ref(), "3.1".as_ref(), file.as_ref()]);
}

/// Runs the Python that has the validators.
#[track_caller]
fn python(arguments: &[&OsStr]) {
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/python/bin/python");
    let checked = Command::new(python).args(arguments).output();
    let checked = checked.expect("`tools/setup test` installs the validators");
    let said = String::from_utf8_lossy(&checked.stdout).into_owned() + &String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{said}");
}

/// What a game shows every now and then, decided as a die would.
fn views(key: &str, players: usize) -> Vec<Value> {
    let kind = catalog::find(key).unwrap();
    let mut game = kind.start(players, &Options::defaults(kind.meta()), None).unwrap();
    let mut die = Shuffler::new(7, 0);
    let mut views = Vec::new();
    for ply in 0.. {
        if ply % 20 == 0 || game.turn() == Turn::Over {
            views.push(serde_json::from_str(game.view().get()).unwrap());
        }
        match game.turn() {
            Turn::Over => break,
            Turn::Deal => {
                let drawn = game.deal(&mut die).unwrap();
                game.reveal(&drawn).unwrap();
            }
            Turn::Decide(_) => {
                let legal = game.actions();
                game.play(&legal[die.index(legal.len())]).unwrap();
            }
        }
    }
    views
}

/// Every field that is shown is described: what is not in a schema is refused there.
#[tokio::test]
async fn what_a_game_shows_is_as_its_schema_says() {
    let (_, document) = document().await;
    let games = catalog::GAMES.iter().map(|kind| kind.meta());
    let views: Vec<_> =
        games.map(|meta| (meta.key, [views(meta.key, meta.fewest), views(meta.key, meta.most)].concat())).collect();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("views.json");
    fs::write(&file, json!({ "document": document, "games": views }).to_string()).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/table/views.py");
    python(&[script.as_ref(), file.as_ref()]);
}

/// Every place in the document.
fn walk<'a>(value: &'a Value, see: &mut impl FnMut(&'a Value)) {
    see(value);
    match value {
        Value::Array(items) => items.iter().for_each(|item| walk(item, see)),
        Value::Object(fields) => fields.values().for_each(|field| walk(field, see)),
        _ => {}
    }
}

#[tokio::test]
async fn everything_that_is_referred_to_is_there() {
    let (_, document) = document().await;
    let mut references = BTreeSet::new();
    walk(&document, &mut |value| references.extend(value["$ref"].as_str()));
    assert!(references.len() > 30, "{references:?}");
    // Generators of clients do not read a schema that is only a yes or a no.
    let mut simple = Vec::new();
    walk(&document["components"]["schemas"], &mut |value| {
        simple.extend(value.get("items").filter(|items| items.is_boolean()));
    });
    assert!(simple.is_empty(), "{simple:?}");
    for reference in references {
        let place = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(place).is_some(), "{reference}");
    }
}

#[tokio::test]
async fn every_request_has_a_name_of_its_own_and_says_how_it_may_be_refused() {
    let (_, document) = document().await;
    let mut names = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let name = operation["operationId"].as_str().unwrap();
            assert!(names.insert(name), "{name} twice");
            let responses = operation["responses"].as_object().unwrap();
            for (status, response) in responses {
                let described = response["description"].as_str().is_some_and(|words| !words.is_empty());
                assert!(described || response["$ref"].is_string(), "{method} {path} {status}");
            }
            assert_eq!(responses.contains_key("429"), path.starts_with("/api/"), "{method} {path}");
        }
    }
}

/// A request whose limit the document tells: where it stands, one step beyond it, and the request with such a value.
type Limit = (&'static str, i64, fn(usize) -> (&'static str, Value));

const LIMITS: [Limit; 13] = [
    ("TableSettings/properties/think/minimum", -1, |n| table(&json!({ "settings": { "think": n } }))),
    ("TableSettings/properties/think/maximum", 1, |n| table(&json!({ "settings": { "think": n } }))),
    ("TableSettings/properties/absence/maximum", 1, |n| table(&json!({ "settings": { "absence": n } }))),
    ("ClockTurn/properties/seconds/minimum", -1, |n| clock(&json!({ "kind": "turn", "seconds": n }))),
    ("ClockTurn/properties/seconds/maximum", 1, |n| clock(&json!({ "kind": "turn", "seconds": n }))),
    ("ClockTotal/properties/seconds/minimum", -1, |n| clock(&json!({ "kind": "total", "seconds": n, "increment": 0 }))),
    ("ClockTotal/properties/seconds/maximum", 1, |n| clock(&json!({ "kind": "total", "seconds": n, "increment": 0 }))),
    ("ClockTotal/properties/increment/maximum", 1, |n| {
        clock(&json!({ "kind": "total", "seconds": 60, "increment": n }))
    }),
    ("NewTable/properties/seats/maxItems", 1, |n| {
        ("/tables", json!({ "game": "jardins", "seats": vec![json!({ "kind": "me" }); n] }))
    }),
    ("Account/properties/login/minLength", -1, |n| account(&"a".repeat(n), 8)),
    ("Account/properties/login/maxLength", 1, |n| account(&"a".repeat(n), 8)),
    ("Account/properties/password/minLength", -1, |n| account(&format!("login-{n}"), n)),
    ("Account/properties/password/maxLength", 1, |n| account(&format!("login-{n}"), n)),
];

fn table(more: &Value) -> (&'static str, Value) {
    let mut table = json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    table["settings"] = more["settings"].clone();
    ("/tables", table)
}

fn clock(clock: &Value) -> (&'static str, Value) {
    table(&json!({ "settings": { "clock": clock } }))
}

fn account(login: &str, password: usize) -> (&'static str, Value) {
    ("/account", json!({ "login": login, "password": "b".repeat(password) }))
}

#[tokio::test]
async fn what_the_document_allows_is_taken_and_what_is_beyond_is_refused() {
    let house = Open::new().await;
    let document = Browser::new(house.address).get("/api/openapi.json").await.fine();
    for (place, beyond, request) in LIMITS {
        let limit = document.pointer(&format!("/components/schemas/{place}")).and_then(Value::as_i64);
        let limit = limit.unwrap_or_else(|| panic!("the document does not tell {place}"));
        for (value, fits) in [(limit, true), (limit + beyond, false)] {
            let mut person = Browser::named(house.address, "Ana").await;
            let (path, body) = request(value as usize);
            let status = person.post(&format!("/api/v1{path}"), &body).await.status;
            assert_eq!(status < 300, fits, "{place}: {value} is answered with {status}");
        }
    }
}

#[tokio::test]
async fn a_component_file_and_a_question_are_as_long_as_the_document_allows() {
    let house = Open::new().await;
    let mut person = Browser::named(house.address, "Ana").await;
    let schemas = person.get("/api/openapi.json").await.fine()["components"]["schemas"].clone();
    let most = schemas["EditionChoiceOwn"]["properties"]["file"]["maxLength"].as_u64().unwrap() as usize;
    let standard = catalog::find("jardins").unwrap().standard_components();
    for (length, fits) in [(most, true), (most + 1, false)] {
        let file = format!("{standard}#{}", " ".repeat(length - standard.len() - 1));
        let mut table = table(&json!({})).1;
        table["settings"] = json!({});
        table["edition"] = json!({ "kind": "own", "file": file });
        assert_eq!(person.post("/api/v1/tables", &table).await.status < 300, fits, "{length}");
    }
    let most = schemas["Explain"]["properties"]["plies"]["maxItems"].as_u64().unwrap() as usize;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "pupil" }]);
    let id = person.make(&json!({ "game": "jardins", "seats": seats })).await;
    for (count, fits) in [(most, true), (most + 1, false)] {
        let command = json!({ "explain": { "plies": vec!["decline"; count] } });
        let status = person.post(&format!("/api/v1/tables/{id}/commands"), &command).await.status;
        assert_eq!(status < 300, fits, "{count}: {status}");
    }
}

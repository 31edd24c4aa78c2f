//! The OpenAPI document is one: a validator that others keep says so.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

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
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/python/bin/python");
    let checked = Command::new(python).args(["-m", "openapi_spec_validator", "--schema", "3.1"]).arg(&file).output();
    let checked = checked.expect("`tools/setup test` installs the validator");
    let said = String::from_utf8_lossy(&checked.stdout).into_owned() + &String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{said}");
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

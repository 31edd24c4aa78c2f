//! What many requests have in common, added to what each handler says of itself: how they are refused, and which
//! headers come with every answer.

use std::collections::BTreeSet;

use game::Language;
use protocol::ErrorCode;
use serde_json::{Map, Value, json};

use crate::error::usual;
use crate::problem::{PROBLEM, title};

/// The methods of HTTP that a path may have.
const METHODS: [&str; 4] = ["get", "put", "post", "delete"];
/// The statuses of refusals besides those that stand for a code.
const CLOSER: [(u16, &str); 4] = [
    (405, "This address is not asked in this way"),
    (408, "The body came too slowly"),
    (413, "The body is too large"),
    (415, "The body is not of the right media type"),
];

/// Adds what many requests have in common.
pub(super) fn complete(document: &mut Value) {
    // What is described here is all of version 3.1, which more programs read than the next one.
    document["openapi"] = json!("3.1.1");
    document["components"]["headers"] = headers();
    document["components"]["responses"] = refusals();
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        name_variants(schemas);
    }
    let Some(paths) = document["paths"].as_object_mut() else { return };
    for (path, item) in paths {
        for method in METHODS {
            if let Some(operation) = item.get_mut(method) {
                complete_operation(path, method, operation);
            }
        }
    }
}

/// Gives every variant of a type a name of its own: generated clients make a class of each.
fn name_variants(schemas: &mut Map<String, Value>) {
    let mut named = Map::new();
    for (name, schema) in schemas.iter_mut() {
        for variant in schema.get_mut("oneOf").and_then(Value::as_array_mut).into_iter().flatten() {
            let Some((key, is_tag)) = key_of(variant) else { continue };
            let key = pascal(&key);
            if is_tag {
                refer(variant, format!("{name}{key}"), &mut named);
            } else {
                let fields = variant
                    .get_mut("properties")
                    .and_then(Value::as_object_mut)
                    .and_then(|fields| fields.values_mut().next());
                fields.into_iter().for_each(|fields| refer(fields, key.clone(), &mut named));
                refer(variant, format!("{key}{name}"), &mut named);
            }
        }
    }
    schemas.append(&mut named);
}

/// What tells a variant from the others: the value of its tag, or its only field.
fn key_of(variant: &Value) -> Option<(String, bool)> {
    let fields = variant["properties"].as_object()?;
    let tag = ["type", "kind"].into_iter().find_map(|tag| fields.get(tag)?["enum"][0].as_str());
    match tag {
        Some(tag) => Some((tag.to_owned(), true)),
        None if fields.len() == 1 && fields.values().all(|field| field["properties"].is_object()) => {
            fields.keys().next().map(|key| (key.clone(), false))
        }
        None => None,
    }
}

/// Puts a schema under its name, and a reference in its place.
fn refer(schema: &mut Value, name: String, named: &mut Map<String, Value>) {
    let reference = json!({ "$ref": format!("#/components/schemas/{name}") });
    named.insert(name, std::mem::replace(schema, reference));
}

fn pascal(key: &str) -> String {
    let capital = |word: &str| word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect();
    key.split('-').map(capital).collect::<Vec<String>>().concat()
}

fn complete_operation(path: &str, method: &str, operation: &mut Value) {
    let wanted = if path.starts_with("/api/v1/") { refused_with(path, method, operation) } else { BTreeSet::new() };
    let parameters = operation.get_mut("parameters").and_then(Value::as_array_mut);
    for parameter in parameters.into_iter().flatten() {
        narrow(path, parameter);
    }
    let summary = operation["summary"].clone();
    let Some(responses) = operation["responses"].as_object_mut() else { return };
    for (status, response) in responses.iter_mut() {
        if response["description"].as_str().unwrap_or_default().is_empty() {
            response["description"] = summary.clone();
        }
        if path.starts_with("/api/") {
            response["headers"] = common_headers();
        }
        if status.as_str() >= "400" && path.starts_with("/api/") {
            response["content"] = problem_content();
        }
    }
    for status in wanted {
        let refusal = || json!({ "$ref": format!("#/components/responses/Status{status}") });
        responses.entry(status.to_string()).or_insert_with(refusal);
    }
}

/// Which values a part of an address may have.
fn narrow(path: &str, parameter: &mut Value) {
    match parameter["name"].as_str() {
        Some("game") => parameter["schema"] = json!({ "$ref": "#/components/schemas/GameKey" }),
        Some("language") => parameter["schema"]["enum"] = json!(Language::ALL.map(Language::code)),
        Some("id") if path.starts_with("/api/v1/tables/") => parameter["schema"]["pattern"] = json!("^[a-z2-7]{24}$"),
        _ => {}
    }
}

/// With which statuses a request may be refused, besides those that its handler names.
fn refused_with(path: &str, method: &str, operation: &Value) -> BTreeSet<u16> {
    // The limits meet everybody.
    let mut statuses = BTreeSet::from([429]);
    let asks_who = operation["security"].as_array().is_none_or(|ways| ways.iter().any(|way| *way != json!({})));
    if asks_who {
        statuses.extend([401, 403, 503]);
    }
    if method != "get" {
        statuses.insert(403);
    }
    let parameters = operation["parameters"].as_array();
    if parameters.is_some_and(|all| !all.is_empty()) {
        statuses.insert(400);
    }
    if path.contains('{') {
        statuses.insert(404);
    }
    if let Some(content) = operation["requestBody"]["content"].as_object() {
        statuses.extend([400, 408, 413]);
        statuses.extend(content.contains_key("application/json").then_some(415));
    }
    statuses
}

fn refusals() -> Value {
    let usual = ErrorCode::ALL.map(|code| (usual(code).as_u16(), title(code, Language::En)));
    let closer = CLOSER.map(|(status, words)| (status, words.to_owned()));
    let refusal = |(status, words): (u16, String)| (format!("Status{status}"), refusal(status, &words));
    Value::Object(usual.into_iter().chain(closer).map(refusal).collect::<Map<_, _>>())
}

fn refusal(status: u16, words: &str) -> Value {
    let mut headers = common_headers();
    if status == 401 {
        headers["WWW-Authenticate"] = json!({ "$ref": "#/components/headers/WWW-Authenticate" });
    }
    if [429, 503].contains(&status) {
        headers["Retry-After"] = json!({ "$ref": "#/components/headers/Retry-After" });
    }
    json!({ "description": words, "headers": headers, "content": problem_content() })
}

fn problem_content() -> Value {
    json!({ PROBLEM: { "schema": { "$ref": "#/components/schemas/Problem" } } })
}

fn common_headers() -> Value {
    json!({
        "RateLimit-Policy": { "$ref": "#/components/headers/RateLimit-Policy" },
        "RateLimit": { "$ref": "#/components/headers/RateLimit" },
    })
}

fn headers() -> Value {
    let text = |words: &str| json!({ "description": words, "schema": { "type": "string" } });
    json!({
        "RateLimit-Policy": text("How many requests may come at once (`q`), and in how many seconds as many more (`w`), for an address and for a person."),
        "RateLimit": text("How many more requests of this address may come at once (`r`), and in how many seconds all may again (`t`)."),
        "Retry-After": { "description": "Seconds to wait before the next try.", "schema": { "type": "integer", "minimum": 1 } },
        "WWW-Authenticate": text("How to say who asks."),
    })
}

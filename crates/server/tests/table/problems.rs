//! What a refusal over HTTP looks like, whoever refuses and whatever was asked: problem details, in the reader's language.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Answer, Browser};
use crate::open::Open;

async fn table(house: &Open) -> (Browser, String) {
    let mut nabu = house.guest("Nabu").await;
    let id = nabu.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    (nabu, id)
}

fn token(secret: &str) -> [String; 2] {
    [format!("Bearer {secret}"), format!("bearer {secret}")]
}

#[tokio::test]
async fn every_address_refuses_in_the_same_form() {
    let house = Open::new().await;
    let nobody = Browser::new(house.address);
    let refusals = [
        ("GET", "/api/v1/nothing", 404, "house-no-page"),
        ("GET", "/api/nothing", 404, "house-no-page"),
        ("GET", "/assets/none.js", 404, "house-no-page"),
        ("POST", "/api/nothing", 404, "house-no-page"),
        ("GET", "/api/v1/rules/chess/en", 404, "house-no-game"),
        ("GET", "/api/v1/rules/jardins/de", 404, "house-no-page"),
        ("GET", "/api/v1/examples/chess/x", 404, "house-no-game"),
        ("GET", "/api/v1/examples/jardins/x", 404, "house-no-page"),
        ("GET", "/api/v1/lessons/chess", 404, "house-no-game"),
        ("GET", "/api/v1/lessons/%FF", 400, "house-no-unreadable"),
        ("GET", "/api/v1/lessons/jardins/snapshot", 400, "house-no-unreadable"),
        ("GET", "/api/v1/lessons/jardins/snapshot?ply=x", 400, "house-no-unreadable"),
        ("GET", "/api/v1/lessons/jardins/snapshot?ply=99999", 404, "house-no-page"),
        ("GET", "/api/v1/lessons/jardins/explain?ply=1", 400, "house-no-unreadable"),
        ("GET", "/api/v1/tables/nowhere", 404, "house-no-table"),
        ("GET", "/api/v1/lobby", 400, "house-no-unreadable"),
        ("DELETE", "/api/v1/tables", 405, "house-no-method"),
        ("POST", "/api/v1/lessons/jardins", 405, "house-no-method"),
        ("POST", "/api", 405, "house-no-method"),
        ("DELETE", "/healthz", 405, "house-no-method"),
        ("POST", "/tables/x", 405, "house-no-method"),
        ("PUT", "/", 405, "house-no-method"),
        ("GET", "/api/v1/statistics", 401, "house-no-nameless"),
    ];
    for (method, path, status, id) in refusals {
        nobody.ask(method, path, None).await.refused(status, id);
    }
}

#[tokio::test]
async fn bodies_are_refused_for_their_size_and_their_kind() {
    let house = Open::new().await;
    let (nabu, id) = table(&house).await;
    let large = format!("{{\"say\":{{\"text\":\"{}\"}}}}", "x".repeat(70_000));
    let path = format!("/api/v1/tables/{id}/commands");
    nabu.ask("POST", &path, Some(&large)).await.refused(413, "house-no-too-large");
    nabu.ask("POST", "/api/v1/records", Some(&large)).await.refused(413, "house-no-too-long");
    // Without a body there is no media type either.
    let answer = nabu.ask("POST", &path, None).await;
    answer.refused(415, "house-no-media-type");
    assert_eq!(answer.json()["phrase"]["args"]["wanted"], "application/json");
}

#[tokio::test]
async fn a_refusal_is_said_in_the_language_of_the_reader() {
    let house = Open::new().await;
    let nobody = Browser::new(house.address);
    let said = |answer: Answer| {
        answer.refused(404, "house-no-table");
        let problem = answer.json();
        (problem["title"].clone(), problem["detail"].clone(), answer.header("content-language").unwrap().to_owned())
    };
    let english = said(nobody.get("/api/v1/tables/x").await);
    let french = said(nobody.with("accept-language", "fr-CA, en;q=0.5").get("/api/v1/tables/x").await);
    assert_eq!(
        english,
        (json!("There is no such thing"), json!("There is no such table. Ask for the link again."), "en".into())
    );
    assert_eq!(
        french,
        (json!("Cela n’existe pas"), json!("Cette table n’existe pas. Redemandez le lien."), "fr".into())
    );
}

#[tokio::test]
async fn what_the_rules_forbid_has_its_paragraph_and_its_sentence() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    let seat = two.turn().await;
    let answer =
        two.people[seat].with("accept-language", "fr").command(&two.id, &json!({ "why": { "ply": "claim 1" } })).await;
    let problem: Value = answer.json();
    assert_eq!(
        (answer.status, &problem["code"], problem["status"].as_u64()),
        (422, &json!("rules"), Some(422)),
        "{problem}"
    );
    assert!(problem["paragraph"].as_str().is_some_and(|paragraph| paragraph.starts_with('J')), "{problem}");
    assert!(problem["detail"].as_str().is_some_and(|detail| detail.len() > 10 && !detail.contains('⟨')), "{problem}");
}

#[tokio::test]
async fn a_token_that_is_wrong_or_has_ended_makes_nobody_a_silent_spectator() {
    let house = Open::new().await;
    let (mut nabu, id) = table(&house).await;
    let made = nabu.post("/api/v1/tokens", &json!({ "label": "bot" })).await.fine();
    let ended = made["token"].as_str().unwrap().to_owned();
    let listed = nabu.get("/api/v1/tokens").await.fine();
    nabu.ask("DELETE", &format!("/api/v1/tokens/{}", listed[0]["id"].as_str().unwrap()), None).await.fine();
    let tables = format!("/api/v1/tables/{id}");
    let paths = ["", "/snapshot", "/log", "/record", "/replay", "/live"].map(|end| format!("{tables}{end}"));
    let secrets = ["", "x", &ended].into_iter().flat_map(token).chain([ended.clone(), "Token x".to_owned()]);
    for secret in secrets {
        // Beside a good cookie too: what a program says counts.
        for program in [Browser::new(house.address), nabu.clone()].map(|who| who.with("authorization", &secret)) {
            for path in paths.iter().map(String::as_str).chain(["/api/v1/me", "/api/v1/tables", "/api/v1/statistics"]) {
                program.get(path).await.refused(401, "house-no-credential");
            }
            program.command(&id, &json!({ "sit": { "seat": 1 } })).await.refused(401, "house-no-credential");
            for path in ["/api/v1/lobby", &paths[5]] {
                let Err(Error::Http(answer)) = program.upgrade(path).await else { panic!("{secret}: {path}") };
                assert_eq!(answer.status(), 401, "{secret}: {path}");
            }
        }
    }
    // What a proxy in front of the house asks for is none of its business.
    assert_eq!(nabu.with("authorization", "Basic eDp5").get("/api/v1/me").await.fine()["name"], "Nabu");
}

#[tokio::test]
async fn a_browser_forgets_a_session_that_has_ended_and_may_begin_again() {
    let house = Open::new().await;
    let mut stale = Browser::new(house.address).with("cookie", "semiramis=gone");
    stale.get("/api/v1/tables").await.fine();
    let answer = stale.get("/api/v1/me").await;
    answer.refused(401, "house-no-credential");
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")), "{answer:?}");
    assert_eq!(stale.post("/api/v1/me", &json!({ "name": "Nabu" })).await.fine()["name"], "Nabu");
    assert_eq!(stale.get("/api/v1/me").await.fine()["name"], "Nabu");
}

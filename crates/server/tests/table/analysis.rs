//! Finished games looked at again: how far it is, and what was seen.

use serde_json::{Value, json};

use crate::client::Browser;
use crate::open::Open;

const JARDINS: &str = include_str!("../../../jardins/tests/records/2-players.sem");
const BABYLON: &str = include_str!("../../../babylon/tests/records/2-players.sem");

/// Asks until it is there; says what was heard.
async fn analysed(browser: &Browser, method: &str, path: &str, body: Option<&str>) -> Vec<Value> {
    let mut heard = Vec::new();
    loop {
        let done = heard.last().map_or(0, |news: &Value| news["done"].as_u64().unwrap());
        let news = browser.ask(method, &format!("{path}?done={done}&wait=20"), body).await.fine();
        let over = !news["analysis"].is_null();
        heard.push(news);
        if over {
            return heard;
        }
    }
}

#[tokio::test]
async fn a_record_is_looked_at_again_and_nobody_waits_twice() {
    let house = Open::new().await;
    let ana = house.guest("Ana").await;
    let heard = analysed(&ana, "POST", "/api/v1/records/analysis", Some(JARDINS)).await;
    let dones: Vec<_> = heard.iter().map(|news| news["done"].as_u64().unwrap()).collect();
    assert!(dones.len() > 1 && dones.is_sorted(), "{dones:?}");
    let last = heard.last().unwrap();
    let plies = last["analysis"]["plies"].as_array().unwrap();
    assert_eq!((last["done"].as_u64(), plies.len() as u64), (last["of"].as_u64(), last["of"].as_u64().unwrap()));
    for ply in plies {
        let sum = |part: &str| ply[part].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).sum::<f64>();
        assert!((sum("chances") - 1.0).abs() < 0.01 && sum("luck").abs() < 0.02, "{ply}");
        assert!(ply["points"].as_array().unwrap().len() == 2 && ply["loss"].as_f64().unwrap() >= 0.0, "{ply}");
        assert!(ply["better"].is_null() || ply["better"]["what"]["id"].is_string(), "{ply}");
    }
    assert!(plies.iter().any(|ply| !ply["better"].is_null()), "somebody who plays anything errs");
    let decisions: u64 = (0..2).map(|seat| last["analysis"]["seats"][seat]["decisions"].as_u64().unwrap()).sum();
    assert!(decisions > 10);
    // Other names, the same game: the first answer has everything.
    let other = house.guest("Beli").await;
    let named = JARDINS.replacen("seat 1 ", "seat 1 Not ", 1);
    let again = other.ask("POST", "/api/v1/records/analysis", Some(&named)).await.fine();
    assert_eq!(again["analysis"], last["analysis"]);
}

#[tokio::test]
async fn a_table_is_looked_at_when_it_is_over_and_not_before() {
    let house = Open::new().await;
    let mut two = house.two("jardins", json!({})).await;
    let path = format!("/api/v1/tables/{}/analysis", two.id);
    two.people[0].get(&path).await.refused(403, "house-no-not-over");
    Browser::new(house.address).get(&path).await.refused(401, "house-no-nameless");
    while two.step().await {}
    let heard = analysed(&house.guest("Adad").await, "GET", &path, None).await;
    let seen = &heard.last().unwrap()["analysis"];
    assert_eq!(seen["plies"].as_array().unwrap().len(), two.sockets[0].seen.log.len());
}

/// Who has one under way waits for it; a hint does not wait for it, nor does the other's.
#[tokio::test]
async fn nobody_has_two_under_way_and_hints_come_in_between() {
    let house = Open::new().await;
    let ana = house.guest("Ana").await;
    let begun = ana.ask("POST", "/api/v1/records/analysis", Some(BABYLON)).await.fine();
    assert!(begun["analysis"].is_null(), "{begun}");
    ana.ask("POST", "/api/v1/records/analysis", Some(JARDINS)).await.refused(429, "house-no-too-fast");
    let mut two = house.two("jardins", json!({})).await;
    two.sockets[0].does(&json!("hint")).await;
    house.guest("Beli").await.ask("POST", "/api/v1/records/analysis", Some(JARDINS)).await.fine();
    ana.ask("POST", "/api/v1/records/analysis", Some("nonsense")).await.refused(400, "house-no-record-line");
    house.still_answers().await;
}

//! A table that forbids hints forbids them by any way round, as long as it is in play.

use serde_json::{Value, json};

use crate::client::{Answer, Browser};
use crate::open::{Open, Two};

/// The three ways round: a branch of the table, a branch of its record, an analysis of its record.
async fn ways_round(asker: &mut Browser, id: &str, record: &str) -> [Answer; 3] {
    let branch = |origin: Value| {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "pupil" }]);
        json!({ "game": "jardins", "seats": seats, "origin": origin })
    };
    let plies = record.parse::<game::Record>().unwrap().plies.len();
    [
        asker.post("/api/v1/tables", &branch(json!({ "kind": "table", "id": id, "ply": plies }))).await,
        asker.post("/api/v1/tables", &branch(json!({ "kind": "record", "record": record, "ply": plies }))).await,
        asker.ask("POST", "/api/v1/records/analysis", Some(record)).await,
    ]
}

/// Without what says whose game it is.
fn bare(record: &str) -> String {
    let mut record: game::Record = record.parse().unwrap();
    record.names.clear();
    record.commitment = None;
    record.to_string()
}

/// The same record, typed with more white space.
fn spaced(record: &str) -> String {
    let line = |line: &str| if line.starts_with('*') { line.replace(' ', "  \t") } else { line.to_owned() };
    record.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn hints_that_a_table_forbids_are_not_had_by_a_branch_or_a_record_while_it_is_in_play() {
    let house = Open::new().await;
    let mut two: Two = house.two("jardins", json!({ "hints": false })).await;
    for _ in 0..4 {
        two.step().await;
    }
    let id = two.id.clone();
    let record = two.people[0].get(&format!("/api/v1/tables/{id}/record")).await.body;
    let mut accomplice = house.guest("Adad").await;
    for asker in [&mut two.people[0].clone(), &mut accomplice] {
        for record in [&record, &bare(&record), &spaced(&record)] {
            for answer in ways_round(asker, &id, record).await {
                answer.refused(403, "house-no-hints");
            }
        }
    }
    two.sockets[0].does(&json!({ "resign": { "seat": 0 } })).await;
    let record = two.people[0].get(&format!("/api/v1/tables/{id}/record")).await.body;
    for answer in ways_round(&mut accomplice, &id, &record).await {
        assert_eq!(answer.status, 200, "{answer:?}");
    }
}

#[tokio::test]
async fn another_deal_is_nobodys_business() {
    let house = Open::new().await;
    let secret = house.two("jardins", json!({ "hints": false })).await;
    let open = house.two("jardins", json!({})).await;
    let record = open.people[0].get(&format!("/api/v1/tables/{}/record", open.id)).await.body;
    for answer in ways_round(&mut secret.people[0].clone(), &open.id, &record).await {
        assert_eq!(answer.status, 200, "{answer:?}");
    }
}

//! What a host watches a house with: the files in `deploy/` name only what there is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::client::Browser;
use crate::process::{Process, file_in, serve};

fn deployed(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name)).unwrap()
}

/// The metrics that a text names.
fn named(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("semiramis_")).collect()
}

/// Everything that a house tells once people have played.
async fn told() -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = serve(&file_in(folder.path()));
    let house = Process::run(command.args(["--backup-every", "1h"]));
    let mut nabu = Browser::named(house.address, "Nabu").await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "pupil" }]);
    let id = nabu.make(&json!({ "game": "jardins", "seats": seats })).await;
    let mut socket = nabu.come(&id).await;
    socket.play_any(0, &mut crate::client::TestRandom(1)).await;
    nabu.get("/metrics").await.body
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dashboards_and_alerts_name_metrics_that_there_are() {
    let told = told().await;
    let lines = told.lines().filter_map(|line| line.split(['{', ' ']).next());
    let there: BTreeSet<_> = lines.filter(|name| name.starts_with("semiramis_")).collect();
    for file in ["grafana.json", "alerts.yml"] {
        let text = deployed(file);
        let missing: Vec<_> = named(&text).difference(&there).copied().collect();
        assert!(named(&text).len() > 5 && missing.is_empty(), "{file} names {missing:?}; there are {there:?}");
    }
}

#[test]
fn the_dashboard_is_one() {
    let dashboard: Value = serde_json::from_str(&deployed("grafana.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<_> = panels.iter().map(|panel| panel["id"].as_u64().unwrap()).collect();
    assert!(panels.len() >= 8 && ids.len() == panels.len(), "every panel has an id of its own");
    for panel in panels {
        assert!(panel["title"].is_string() && panel["targets"][0]["expr"].is_string(), "{panel}");
    }
}

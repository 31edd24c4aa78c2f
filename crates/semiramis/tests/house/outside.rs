//! What the documents promise to those outside: programs that play, records that can be checked, settings and logs for hosts.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::client::Browser;
use crate::load::wait_for;
use crate::process::{Process, file_in, logged, semiramis, serve};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_of_the_house_is_checked_on_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let house = Process::start(&file_in(folder.path()));
    let mut nabu = Browser::named(house.address, "Nabu").await;
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "Beli" }]);
    let id = nabu.make(&json!({ "game": "babylon", "seats": seats })).await;
    let mut socket = nabu.come(&id).await;
    while let Some(turn) = socket.turn() {
        let ply = socket.legal()[0].clone();
        socket.play(turn, &ply).await;
    }
    let record = nabu.get(&format!("/api/v1/tables/{id}/record")).await.body;
    let verify = |text: &str| {
        let file = folder.path().join("game.sem");
        fs::write(&file, text).unwrap();
        semiramis().args(["record", "verify"]).arg(file).output().unwrap().status.success()
    };
    assert!(verify(&record));
    // Another seed is not what was promised.
    let seed = socket.snapshot["ending"]["seed"].as_str().unwrap();
    let other: String = seed.chars().rev().collect();
    assert!(!verify(&record.replace(seed, &other)));
}

#[test]
fn the_settings_in_deploy_are_settings() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = semiramis();
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path());
    let house = Process::run(command.arg("--config").arg(project().join("deploy/semiramis.toml")));
    assert_ne!(house.address.port(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_are_lines_of_json_for_machines() {
    let folder = tempfile::tempdir().unwrap();
    let place = file_in(folder.path());
    let log = folder.path().join("log");
    let mut plain = serve(&place);
    plain.args(["--log-form", "json"]);
    let house = Process::run(&mut logged(&plain, &log));
    let mut nabu = Browser::named(house.address, "Nabu").await;
    let id = nabu.make(&json!({ "game": "babylon", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let closed = semiramis().args(["admin", "close", &id, "--data"]).arg(folder.path()).output().unwrap();
    assert!(closed.status.success());
    let read = || fs::read_to_string(&log).unwrap();
    wait_for("order in the log", || read().contains("an order of the host")).await;
    for line in read().lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        assert!(line["level"].is_string() && line["timestamp"].is_string() && line["fields"]["message"].is_string());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_comes_as_it_was_compressed_when_it_was_built() {
    let folder = tempfile::tempdir().unwrap();
    let house = Process::start(&file_in(folder.path()));
    let page = Browser::new(house.address).get("/").await.body;
    let Some(script) = page.split("src=\"/").nth(1).and_then(|rest| rest.split('"').next()) else {
        return println!("the page was not built: nothing was checked");
    };
    for (path, kept) in [(format!("/{script}"), "public, max-age=31536000, immutable"), ("/".to_owned(), "no-cache")] {
        for encoding in ["br", "gzip"] {
            let answer = Browser::new(house.address).with("accept-encoding", encoding).get(&path).await;
            assert_eq!(answer.header("content-encoding"), Some(encoding), "{path}");
            assert_eq!(answer.header("cache-control"), Some(kept), "{path}");
        }
    }
}

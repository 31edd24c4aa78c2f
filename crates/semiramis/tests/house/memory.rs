//! What a house costs under attack.

use std::fs;

use serde_json::json;

use crate::client::Browser;
use crate::process::{Process, file_in, serve};

/// So many come at once, each from an address of their own with a login of their own.
const CROWD: u8 = 60;
/// A hash takes 19 MiB, and two are made at once.
const MOST: u64 = 80 * 1024;

/// The most memory a process has had so far, in KiB.
fn most_memory(house: &Process) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", house.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

async fn tries(house: &Process, number: u8) -> u16 {
    let mut thief = Browser::new(house.address).with("x-forwarded-for", &format!("198.51.100.{number}"));
    let account = json!({ "login": format!("person-{number}"), "password": "the gardens fall" });
    thief.post("/api/v1/sign-in", &account).await.status
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_that_tries_passwords_costs_the_memory_of_two() {
    let folder = tempfile::tempdir().unwrap();
    let house = Process::run(serve(&file_in(folder.path())).args(["--proxy", "true"]));
    assert_eq!(tries(&house, 0).await, 403);
    let before = most_memory(&house);
    let crowd = (1..=CROWD).map(|number| tries(&house, number));
    let statuses = futures_util::future::join_all(crowd).await;
    assert!(statuses.iter().all(|status| [403, 429].contains(status)), "{statuses:?}");
    let more = most_memory(&house) - before;
    assert!(more < MOST, "{more} KiB more");
}

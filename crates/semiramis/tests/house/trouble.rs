//! A full disk, a lost database: said clearly, nothing acknowledged that is not stored, and over as soon as the cause is.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;
use store::DatabaseUrl;

use crate::client::Browser;
use crate::load::{Load, World, every_table_goes_on, no_number_is_missing, nothing_is_lost, readiness};
use crate::postgres::Server;
use crate::process::{Process, file_in, logged, serve};
use crate::small_disk::{SmallDisk, fill};

/// Plays through trouble and its end, in one and the same process.
async fn gets_over(place: &DatabaseUrl, house: &Process, log: &Path, begin: impl FnOnce(), end: impl FnOnce()) {
    let world = World::new(&[house.address]);
    let load = Load::begin(&world, 8);
    world.more(200).await;
    begin();
    world.trouble(20).await;
    readiness(house.address, 503).await;
    says_so(house).await;
    end();
    readiness(house.address, 200).await;
    world.more(200).await;
    let games = load.end().await;
    nothing_is_lost(&games, house.address).await;
    every_table_goes_on(&games, &world).await;
    no_number_is_missing(place).await;
    is_told_once(log);
}

/// However many moves fail, the log has a line when that begins and one when it ends.
fn is_told_once(log: &Path) {
    let log = fs::read_to_string(log).unwrap();
    let count = |words: &str| log.matches(words).count();
    let (away, back) = (count("the database is not available"), count("the database is available again"));
    // It may last longer than a minute where many tests run at once.
    assert!((1..=3).contains(&away) && (1..=3).contains(&back), "{log}");
    let others = log.lines().filter(|line| line.contains("ERROR") || line.contains("WARN")).count() - away;
    assert!(others <= 3, "{log}");
}

/// The process lives, and tells every visitor what is the matter.
async fn says_so(house: &Process) {
    let mut somebody = Browser::new(house.address);
    assert_eq!(somebody.get("/healthz").await.status, 200);
    somebody.post("/api/v1/me", &json!({ "name": "Adad" })).await.refused(503, "house-no-unavailable");
    assert!(somebody.headers.is_empty(), "no cookie for a person who is not stored");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_gets_over_a_full_disk() {
    // Who may not mount is content with the limit on files below.
    let Some(disk) = SmallDisk::mount(24) else { return gets_over_a_limit_on_files().await };
    let place = file_in(disk.path());
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let house = Process::run(&mut logged(&serve(&place), &log));
    let ballast = disk.path().join("ballast");
    gets_over(&place, &house, &log, || fill(&ballast), || fs::remove_file(&ballast).unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_gets_over_a_limit_on_files() {
    gets_over_a_limit_on_files().await;
}

async fn gets_over_a_limit_on_files() {
    let folder = tempfile::tempdir().unwrap();
    let place = file_in(folder.path());
    let log = folder.path().join("log");
    let plain = logged(&serve(&place), &log);
    let mut command = Command::new("sh");
    command
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(plain.get_program())
        .args(plain.get_args())
        .env("LOG", &log);
    let house = Process::run(&mut command);
    let limit = |bytes: &str| {
        let own = house.id().to_string();
        let limited = Command::new("prlimit").args(["--pid", &own, &format!("--fsize={bytes}:")]).status();
        assert!(limited.unwrap().success());
    };
    let written = folder.path().join("semiramis.db-wal");
    let begin = || limit(&(fs::metadata(written).unwrap().len() + 8192).to_string());
    gets_over(&place, &house, &log, begin, || limit("unlimited")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_gets_over_a_lost_server() {
    let server = Server::start();
    let place = DatabaseUrl::Server(server.database());
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let house = Process::run(&mut logged(&serve(&place), &log));
    gets_over(&place, &house, &log, || server.stop(), || server.resume()).await;
}

//! A full disk, a lost database: said clearly, nothing acknowledged that is not stored, and over as soon as the cause is.

use std::fs;
use std::process::Command;

use serde_json::json;
use store::DatabaseUrl;

use crate::client::Browser;
use crate::load::{Load, World, every_table_goes_on, no_number_is_missing, nothing_is_lost, readiness};
use crate::postgres::Server;
use crate::process::{Process, file_in, serve};
use crate::small_disk::{SmallDisk, fill};

/// Plays through trouble and its end, in one and the same process.
async fn gets_over(place: &DatabaseUrl, house: &Process, begin: impl FnOnce(), end: impl FnOnce()) {
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
    let house = Process::start(&place);
    let ballast = disk.path().join("ballast");
    gets_over(&place, &house, || fill(&ballast), || fs::remove_file(&ballast).unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_gets_over_a_limit_on_files() {
    gets_over_a_limit_on_files().await;
}

async fn gets_over_a_limit_on_files() {
    let folder = tempfile::tempdir().unwrap();
    let place = file_in(folder.path());
    let plain = serve(&place);
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(plain.get_program()).args(plain.get_args());
    let house = Process::run(&mut command);
    let limit = |bytes: &str| {
        let own = house.id().to_string();
        let limited = Command::new("prlimit").args(["--pid", &own, &format!("--fsize={bytes}:")]).status();
        assert!(limited.unwrap().success());
    };
    let log = folder.path().join("semiramis.db-wal");
    let begin = || limit(&(fs::metadata(log).unwrap().len() + 8192).to_string());
    gets_over(&place, &house, begin, || limit("unlimited")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_gets_over_a_lost_server() {
    let server = Server::start();
    let place = DatabaseUrl::Server(server.database());
    let house = Process::start(&place);
    gets_over(&place, &house, || server.stop(), || server.resume()).await;
}

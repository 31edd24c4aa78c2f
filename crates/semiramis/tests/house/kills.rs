//! `kill -9` at any moment: no acknowledged decision is lost, none is doubled, every table goes on.

use std::time::Duration;

use store::DatabaseUrl;

use crate::client::TestRandom;
use crate::load::{Load, World, every_table_goes_on, no_number_is_missing, nothing_is_lost};
use crate::postgres::Server;
use crate::process::{Process, file_in};

const TABLES: usize = 20;
const KILLS: usize = 8;

/// So many houses on one database are killed in turn while people play.
async fn survives_kills(place: &DatabaseUrl, houses: usize) {
    let mut houses: Vec<_> = (0..houses).map(|_| Process::start(place)).collect();
    let world = World::new(&houses.iter().map(|house| house.address).collect::<Vec<_>>());
    let load = Load::begin(&world, TABLES);
    let mut random = TestRandom(0x00C0_FFEE);
    for kill in 0..KILLS {
        // Somewhere in the middle of things: between decisions, within them, within a commit.
        world.more(60 + random.below(120)).await;
        tokio::time::sleep(Duration::from_micros(random.below(20_000) as u64)).await;
        let house = kill % houses.len();
        houses[house].kill();
        houses[house] = Process::start(place);
        world.moved(house, houses[house].address);
    }
    // Every table has got over the last kill: each player comes back and decides.
    world.more(TABLES * 10).await;
    let games = load.end().await;
    assert!(games.len() >= TABLES);
    nothing_is_lost(&games, world.address(0)).await;
    nothing_is_lost(&games, world.address(1)).await;
    every_table_goes_on(&games, &world).await;
    houses.iter_mut().for_each(Process::kill);
    no_number_is_missing(place).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_survives_kills() {
    let folder = tempfile::tempdir().unwrap();
    survives_kills(&file_in(folder.path()), 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_survives_kills() {
    survives_kills(&DatabaseUrl::Server(Server::shared().database()), 1).await;
}

/// The two players of every table are at different processes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_houses_on_one_server_survive_kills() {
    survives_kills(&DatabaseUrl::Server(Server::shared().database()), 2).await;
}

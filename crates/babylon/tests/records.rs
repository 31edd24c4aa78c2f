//! Recorded games: each must replay and give the result it tells.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests are tests.

use std::fs;
use std::path::PathBuf;

use babylon::Babylon;
use table::{Chance, Erased, Game, KindOf, Match, Options, Record, Setup, Shuffler, Turn};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

#[test]
fn recorded_games_replay_to_their_result() {
    let mut played = Vec::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let record: Record =
            fs::read_to_string(&path).unwrap().parse().unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
        assert!(record.result.is_some(), "{path:?}");
        record.check(&KindOf::<Babylon>::new(), None).unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
        played.push(record.players);
    }
    for players in 2..=4 {
        assert!(played.contains(&players), "no recorded game of {players} players");
    }
}

/// Plays a game that likes decor and high floors, and writes it down.
fn record(players: usize, strict: &str, seed: u64) -> Record {
    let options = Options::read(&Babylon::META, [("strict-supply", strict)]).unwrap();
    let setup = Setup { options, ..Setup::standard(&Babylon::META, players) };
    let mut game: Box<dyn Match> = Box::new(Erased::<Babylon>::new(setup).unwrap());
    let mut record = Record::begin(game.as_ref());
    let mut chance = Shuffler::new(seed, players as u64);
    loop {
        let (by, ply) = match game.turn() {
            Turn::Over => break,
            Turn::Deal => (None, game.deal(&mut chance).unwrap()),
            Turn::Decide(seat) => (Some(seat), choose(&game.actions(), &mut chance)),
        };
        let done = if by.is_some() { game.play(&ply) } else { game.reveal(&ply) };
        done.unwrap();
        record.push(by, ply);
    }
    record.finish(game.as_ref());
    record
}

fn choose(actions: &[String], chance: &mut Shuffler) -> String {
    let decor = ["stairs", "fountain", "bridge", "statue"];
    let liked = actions.iter().find(|action| decor.iter().any(|word| action.starts_with(word)));
    let random = actions[chance.index(actions.len())].clone();
    liked.cloned().unwrap_or(random)
}

/// Writes the recorded games anew: `cargo test -p babylon --test records -- --ignored`.
#[test]
#[ignore = "writes the files that the other test reads"]
fn write_recorded_games() {
    fs::create_dir_all(folder()).unwrap();
    for (players, strict, seed) in
        [(2, "no", 1), (2, "yes", 2), (3, "no", 3), (3, "yes", 4), (4, "no", 5), (4, "yes", 6)]
    {
        let supply = if strict == "yes" { "-strict" } else { "" };
        fs::write(folder().join(format!("{players}-players{supply}.sem")), record(players, strict, seed).to_string())
            .unwrap();
    }
}

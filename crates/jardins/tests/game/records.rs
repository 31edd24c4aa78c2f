//! Recorded games: they replay, and the slow scorer confirms their results.

use std::fs;
use std::path::PathBuf;

use game::{
    AnyGame, Game, GameAdapter, GameKindOf, Nobody, Options, RandomSource, Record, Seat, Setup, Shuffler, Turn,
};
use jardins::Jardins;

use crate::slow;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

pub(crate) fn records() -> Vec<(String, Record)> {
    let files = fs::read_dir(folder()).expect("the folder of records").flatten();
    let mut read: Vec<_> = files
        .map(|file| {
            let text = fs::read_to_string(file.path()).expect("a record");
            (file.file_name().to_string_lossy().into_owned(), text.parse().expect("a record"))
        })
        .collect();
    read.sort_by(|one: &(String, Record), other| one.0.cmp(&other.0));
    read
}

/// The record as a typed game.
fn replay(record: &Record) -> Jardins {
    each_ply(record, |_| {})
}

/// Looks at the table before every ply and at the end.
pub(crate) fn each_ply(record: &Record, mut look: impl FnMut(&Jardins)) -> Jardins {
    let chosen = record.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let options = Options::recorded(&Jardins::META, chosen).expect("options");
    let mut game = Jardins::new(&Setup { options, ..Setup::standard(&Jardins::META, record.players) }).expect("a game");
    for ply in &record.plies {
        look(&game);
        match ply.by {
            Some(_) => game.play(ply.text.parse().expect("a decision"), &mut Nobody).expect("legal"),
            None => game.reveal(ply.text.parse().expect("an outcome"), &mut Nobody).expect("possible"),
        }
    }
    look(&game);
    game
}

#[test]
fn there_is_a_game_for_every_number_of_players_and_two_solo_levels() {
    let mut seen: Vec<(usize, String)> =
        records().into_iter().map(|(_, record)| (record.players, record.options[0].1.clone())).collect();
    seen.sort();
    assert!((1..=5).all(|players| seen.iter().any(|one| one.0 == players)), "{seen:?}");
    assert!(seen.iter().filter(|one| one.0 == 1).count() >= 2, "{seen:?}");
}

#[test]
fn recorded_games_end_as_they_did() {
    for (name, record) in records() {
        record.check(&GameKindOf::<Jardins>::new(), None).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let game = replay(&record);
        assert_eq!(game.turn(), Turn::Over, "{name}");
        let slowly: Vec<i32> = Seat::all(record.players).map(|seat| slow::score_of(&game, seat).iter().sum()).collect();
        assert_eq!(record.result, Some(slowly), "{name}");
    }
}

/// Mostly takes what is worth most at once, so that the games look like games.
fn choose(game: &Jardins, seat: Seat, random: &mut Shuffler) -> jardins::Action {
    let mut list = Vec::new();
    game.actions(&mut list);
    let worth = |action| {
        let mut after = *game;
        after.play_unchecked(action, &mut Nobody);
        let player = after.player(seat);
        i32::from(after.score(seat).total()) * 4 + i32::from(player.purse.gold) + i32::from(player.purse.tools)
    };
    let best = list.iter().map(|&action| worth(action)).max().unwrap_or_default();
    list.retain(|&action| worth(action) == best);
    list[random.index(list.len())]
}

fn write(players: usize, level: &str, supply: &str, number: u64) {
    let mut random = Shuffler::new(80, number);
    let options = Options::read(&Jardins::META, [("level", level), ("supply", supply)]).expect("options");
    let setup = Setup { options, ..Setup::standard(&Jardins::META, players) };
    let mut table = GameAdapter::<Jardins>::new(setup).expect("a game");
    let mut record = Record::begin(&table);
    record.names =
        ["Amytis", "Nabu", "Ishtar", "Belit", "Enki"][..players].iter().map(|&name| Some(name.to_owned())).collect();
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Deal => {
                let outcome = table.game.deal(&mut random).to_string();
                table.reveal(&outcome).expect("possible");
                record.push(None, outcome);
            }
            Turn::Decide(seat) => {
                let action = choose(&table.game, seat, &mut random).to_string();
                table.play(&action).expect("legal");
                record.push(Some(seat), action);
            }
        }
    }
    record.finish(&table);
    let name =
        if players == 1 { format!("solo-{level}-{supply}.sem") } else { format!("{players}-players-{supply}.sem") };
    fs::write(folder().join(name), record.to_string()).expect("written");
}

/// Writes the records that name their supply anew; to be run by hand after a change of the rules or of the figures. The others are
/// from before the option and stay as they are.
#[test]
#[ignore = "writes files"]
fn write_records() {
    for supply in ["box", "unlimited"] {
        for (number, level) in ["easy", "expert"].into_iter().enumerate() {
            write(1, level, supply, number as u64);
        }
        for players in 2..=5 {
            write(players, "easy", supply, 10 + players as u64);
        }
    }
}

/// J0.7: a record from before the option was played with an unlimited supply.
#[test]
fn old_records_keep_their_supply() {
    for (name, record) in records() {
        let named = record.options.iter().find(|(key, _)| key == "supply").map(|(_, value)| value.as_str());
        let game = record.start(&GameKindOf::<Jardins>::new(), None).expect("a game");
        assert_eq!(game.options().get("supply"), named.unwrap_or("unlimited"), "{name}");
        assert_eq!(replay(&record).supply().is_some(), named == Some("box"), "{name}");
    }
}

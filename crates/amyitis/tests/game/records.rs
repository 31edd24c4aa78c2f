//! Recorded games: they replay, end, and give the recorded result.

use std::fs;
use std::path::{Path, PathBuf};

use amyitis::{Action, Amyitis};
use game::record::RecordErrorKind;
use game::{Game, GameAdapter, GameKindOf, Nobody, Options, RandomSource, Record, Seat, Setup, Shuffler, Turn};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

fn read(path: &Path) -> Record {
    let text = fs::read_to_string(path).expect("a record can be read");
    text.parse().expect("a record in form")
}

#[test]
fn every_record_replays_to_its_result() {
    let mut players = Vec::new();
    for entry in fs::read_dir(folder()).expect("a folder of records") {
        let path = entry.expect("an entry").path();
        let record = read(&path);
        assert!(record.result.is_some(), "{} has no result", path.display());
        let game = record
            .check(&GameKindOf::<Amyitis>::new(), None)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert_eq!(game.turn(), Turn::Over);
        players.push(record.players);
    }
    for count in Amyitis::META.fewest..=Amyitis::META.most {
        assert!(players.contains(&count), "no record of {count} players");
    }
}

#[test]
fn the_annotated_game_is_short() {
    let record = read(&folder().join("short.sem"));
    let game = record.check(&GameKindOf::<Amyitis>::new(), None).expect("a sound record");
    assert_eq!((game.round(), record.players), (6, 2));
    assert_eq!(record.names, [Some("Ana".to_owned()), Some("Ben".to_owned())]);
}

/// A record with a ply that is not allowed is refused with the line, the reason and the paragraph.
#[test]
fn a_false_ply_is_found() {
    let text = fs::read_to_string(folder().join("short.sem")).expect("a record");
    let false_text = text.replacen("2 irrigate a4-b4", "2 irrigate a1-b1", 1);
    let record: Record = false_text.parse().expect("the form is right");
    let fault = record.check(&GameKindOf::<Amyitis>::new(), None).err().expect("a fault");
    let line = 1 + text.lines().position(|line| line == "2 irrigate a4-b4").expect("the line");
    assert_eq!(fault.line, Some(line));
    let RecordErrorKind::Illegal { rejection, .. } = *fault.kind else { panic!("{fault}") };
    assert_eq!(rejection.paragraph().map(|paragraph| paragraph.0), Some("A1.3"));
}

/// A player who likes to travel and to plant.
fn eager(list: &[Action], random: &mut Shuffler) -> Action {
    let busy: Vec<_> = list.iter().filter(|action| matches!(action, Action::Move(_) | Action::Plant(_))).collect();
    match busy.len() {
        count if count > 0 && random.below(4) > 0 => *busy[random.index(count)],
        _ => list[random.index(list.len())],
    }
}

/// A3.4: a record from before an option was there is read as it was played: passing tied up no cube.
#[test]
fn old_records_keep_their_rulings() {
    let options = |line: &str| {
        let text = fs::read_to_string(folder().join("eager-2.sem")).expect("a record");
        let record: Record = text.replacen("players 2\n", &format!("players 2\n{line}"), 1).parse().expect("in form");
        let table = record.start(&GameKindOf::<Amyitis>::new(), None).expect("a game begins");
        table.options().iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    };
    let others = "neutral-cubes=unlimited double-canals=full neutral-water=joined";
    assert_eq!(options(""), format!("{others} pass=free full-circuit=allowed"));
    assert_eq!(options("option pass cube\n"), format!("{others} pass=cube full-circuit=allowed"));
    let now = Options::defaults(&Amyitis::META);
    assert_eq!(now.get("pass"), "cube");
}

/// Every option away from how we play.
fn others() -> Options {
    let chosen = Amyitis::META.options.iter().filter(|spec| spec.key != "pass").map(|spec| (spec.key, spec.values[1]));
    Options::read(&Amyitis::META, chosen).expect("options of the game")
}

/// Writes `ruled-N.sem` anew, after a change of rules or components: `cargo test -p amyitis -- --ignored write_records`. The
/// others are from before there were options, and stay as they are.
#[test]
#[ignore = "writes the recorded games anew"]
fn write_records() {
    for players in Amyitis::META.fewest..=Amyitis::META.most {
        let mut random = Shuffler::new(2007, players as u64);
        let setup = Setup { options: others(), ..Setup::standard(&Amyitis::META, players) };
        let mut table = GameAdapter::<Amyitis>::new(setup).expect("a game begins");
        let mut record = Record::begin(&table);
        let mut list = Vec::new();
        while table.game.turn() != Turn::Over {
            let (by, line): (Option<Seat>, String) = if let Turn::Decide(seat) = table.game.turn() {
                list.clear();
                table.game.actions(&mut list);
                let action = eager(&list, &mut random);
                table.game.play_unchecked(action, &mut Nobody);
                (Some(seat), action.to_string())
            } else {
                let outcome = table.game.deal(&mut random);
                table.game.reveal_unchecked(outcome, &mut Nobody);
                (None, outcome.to_string())
            };
            record.push(by, line);
        }
        record.finish(&table);
        fs::write(folder().join(format!("ruled-{players}.sem")), record.to_string()).expect("a record can be written");
    }
}

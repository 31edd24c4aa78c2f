//! The binary as a person or a script uses it.

#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const GAMES: [(&str, usize); 3] = [("amyitis", 2), ("babylon", 2), ("jardins", 2)];

fn semiramis(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_semiramis"));
    command.args(line.split_whitespace()).env_remove("LANG").env_remove("LC_ALL").env("SEMIRAMIS_LANG", "en");
    command
}

fn run(line: &str) -> Output {
    semiramis(line).stdin(Stdio::null()).output().unwrap()
}

fn run_in(folder: &Path, line: &str, input: &str) -> Output {
    let mut command = semiramis(line);
    command.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The game may be over before all input is read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[track_caller]
fn fails(output: &Output, code: i32, complaint: &str) {
    assert_eq!(output.status.code(), Some(code), "{}", err(output));
    assert!(err(output).contains(complaint), "no “{complaint}” in: {}", err(output));
}

#[test]
fn a_whole_game_is_played_saved_checked_verified_and_shown() {
    for (game, players) in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let line = format!("play {game} --players {players} --bots pupil --seed 7 --save game.sem");
        let played = run_in(folder.path(), &line, &"1\n".repeat(3000));
        assert!(played.status.success(), "{game}: {}", err(&played));
        assert!(!out(&played).contains('⟨'), "{game}: something could not be said");
        let checked = run_in(folder.path(), "record check game.sem", "");
        assert!(out(&checked).contains("all legal, and the result is right"), "{game}: {}", err(&checked));
        let verified = run_in(folder.path(), "record verify game.sem", "");
        assert!(verified.status.success(), "{game}: {}", err(&verified));
        let shown = run_in(folder.path(), "record show game.sem --ply 30 --lang fr", "");
        assert!(out(&shown).contains("après le coup 30 sur"), "{game}: {}", err(&shown));
        fails(&run_in(folder.path(), "record show game.sem --ply 99999", ""), 2, "There is no ply 99999");
    }
}

#[test]
fn an_unfinished_game_goes_on() {
    for (game, _) in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let begun = run_in(folder.path(), &format!("play {game} --people 2 -p 2 --seed 3 --save a.sem"), "1\n1\n");
        assert_eq!(begun.status.code(), Some(4), "{game}: {}", err(&begun));
        let line = format!("play {game} --people 2 --load a.sem --save b.sem");
        let ended = run_in(folder.path(), &line, &"1\n".repeat(5000));
        assert!(ended.status.success(), "{game}: {}", err(&ended));
        assert!(run_in(folder.path(), "record verify b.sem", "").status.success(), "{game}");
    }
}

#[test]
fn an_illegal_record_is_refused_with_line_ply_and_paragraph() {
    let folder = tempfile::tempdir().unwrap();
    run_in(folder.path(), "play amyitis -p 2 --bots pupil --seed 7 --save game.sem", &"1\n".repeat(3000));
    let text = std::fs::read_to_string(folder.path().join("game.sem")).unwrap();
    let first = text.lines().find(|line| line.starts_with(['1', '2'])).unwrap();
    let (seat, _) = first.split_once(' ').unwrap();
    std::fs::write(folder.path().join("bad.sem"), text.replacen(first, &format!("{seat} move 9"), 1)).unwrap();
    let refused = run_in(folder.path(), "record check bad.sem", "");
    fails(&refused, 1, "bad.sem, line ");
    for expected in ["ply ", "“move 9” is not possible", "things are possible, the nearest:", "See A5"] {
        assert!(err(&refused).contains(expected), "no “{expected}” in: {}", err(&refused));
    }
    std::fs::write(folder.path().join("cut.sem"), &text[..text.len() / 2]).unwrap();
    assert_ne!(run_in(folder.path(), "record verify cut.sem", "").status.code(), Some(0));
    std::fs::write(folder.path().join("binary.sem"), [0xff, 0xfe, 0]).unwrap();
    fails(&run_in(folder.path(), "record check binary.sem", ""), 3, "not a text in UTF-8");
    fails(&run_in(folder.path(), "record check none.sem", ""), 3, "none.sem can’t be read");
}

#[test]
fn figures_are_repeatable_and_the_same_on_any_number_of_threads() {
    for (game, players) in GAMES {
        let figures =
            |threads| out(&run(&format!("simulate {game} -p {players} -n 400 --seed 7 --json --threads {threads}")));
        assert_eq!(figures(1), figures(2), "{game}");
        let csv = out(&run(&format!("simulate {game} -p {players} -n 100 --csv")));
        assert_eq!(csv.lines().count(), players + 1, "{game}: {csv}");
        let table = out(&run(&format!("simulate {game} -p {players} -n 100 --lang fr")));
        assert!(table.contains("Victoires en %") && table.contains("±"), "{game}: {table}");
    }
}

#[test]
fn minds_that_meet_are_rated_with_honest_intervals() {
    let folder = tempfile::tempdir().unwrap();
    let meet =
        |line: &str| run_in(folder.path(), &format!("arena jardins -p 2 --minds scribe,pupil --seed 4 {line}"), "");
    let table = out(&meet("-n 6 --plot ratings.svg"));
    // Six wins of six are not yet all wins there are.
    assert!(table.contains("100.0 (61.0–100.0)") && table.contains("2.00 (1.22–2.00)"), "{table}");
    assert!(table.contains("greedy – random") && table.contains("Points ahead"), "{table}");
    assert!(out(&meet("-n 6 --lang fr")).contains("100,0 (61,0–100,0)"));
    assert!(std::fs::read_to_string(folder.path().join("ratings.svg")).unwrap().contains("greedy"));
    let csv = out(&meet("-n 6 --csv"));
    assert_eq!(csv.lines().map(|line| line.split(',').count()).collect::<Vec<_>>(), [14; 3], "{csv}");
    let json: serde_json::Value = serde_json::from_str(&out(&meet("-n 2 --json"))).unwrap();
    assert_eq!(json["duels"][0]["deals"], 1);
    // Nothing can be told of one deal.
    assert!(json["duels"][0]["ahead"]["mean"].is_number() && json["duels"][0]["ahead"]["high"].is_null(), "{json}");
    assert!(out(&meet("-n 2")).contains("±∞"));
}

#[test]
fn a_meeting_goes_on_where_it_was_interrupted() {
    let folder = tempfile::tempdir().unwrap();
    let meet = |line: &str| run_in(folder.path(), &format!("arena jardins -p 2 --minds scribe,pupil {line}"), "");
    let whole = out(&meet("-n 8 --json"));
    let games = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(out(&meet("-n 8 --threads 1 --keep a.jsonl --json")), whole);
    let kept = games("a.jsonl");
    assert_eq!(kept.lines().count(), 9);
    // Killed in the middle of a line, and somebody wrote games into it that nobody can have played.
    let strange = r#"{"deal":0,"seats":[0,7],"points":[1,2],"shares":[60,0],"plies":9}"#;
    let short = r#"{"deal":1,"seats":[0,1],"points":[1],"shares":[60,0],"plies":9}"#;
    let cut = r#"{"deal":3,"sea"#;
    let lines: Vec<_> = kept.lines().take(4).chain([strange, short, cut]).collect();
    std::fs::write(folder.path().join("b.jsonl"), lines.join("\n")).unwrap();
    assert_eq!(out(&meet("-n 8 --keep b.jsonl --json")), whole, "{}", games("b.jsonl"));
    // Without more games, what is known so far is told.
    for kept in ["a.jsonl", "b.jsonl"] {
        assert_eq!(out(&meet(&format!("-n 0 --keep {kept} --json"))), whole, "{}", games(kept));
    }
    fails(&meet("-n 8 --seed 9 --keep a.jsonl"), 1, "a.jsonl holds the games of another meeting");
    assert_eq!(games("a.jsonl"), kept);
}

#[test]
fn chances_are_compared_with_who_won_at_every_number_of_players() {
    let tables = run("lab calibrate jardins --games 4 --seed 5 --threads 1");
    assert!(tables.status.success(), "{}", err(&tables));
    assert!(out(&tables).contains("5 players: spread ") && out(&tables).contains("Part 4 of 4"), "{}", out(&tables));
    let json = |threads| run(&format!("lab calibrate jardins --games 4 --seed 5 --json --threads {threads}"));
    let read: serde_json::Value = serde_json::from_str(&out(&json(1))).unwrap();
    assert_eq!(read.as_array().map(Vec::len), Some(5));
    assert_eq!(read[4]["parts"].as_array().map(Vec::len), Some(4));
    assert_eq!(out(&json(1)), out(&json(2)));
    fails(&run("lab calibrate jardins --mind nobody"), 2, "nobody");
}

#[test]
fn weights_are_found_again_the_same() {
    let tune = |threads| run(&format!("lab tune jardins --games 4 --seed 5 --threads {threads}"));
    assert!(out(&tune(1)).contains("[players-5]\nspread = "), "{}", err(&tune(1)));
    assert_eq!(out(&tune(1)), out(&tune(2)));
}

#[test]
fn rules_are_shown_whole_by_section_and_by_paragraph() {
    assert!(out(&run("rules amyitis")).starts_with("# Amyitis"));
    assert!(out(&run("rules amyitis a4.3")).starts_with("**A4.3** "));
    assert!(out(&run("rules amyitis A4 --lang fr")).starts_with("## A4 "));
    fails(&run("rules amyitis Z9"), 2, "There is no paragraph “Z9”");
}

#[test]
fn the_table_of_a_record_can_be_had_as_json() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../amyitis/tests/records/eager-2.sem");
    let shown: serde_json::Value =
        serde_json::from_str(&out(&run(&format!("record show {record} --ply 40 --json")))).unwrap();
    assert_eq!((shown["game"].as_str(), shown["ply"].as_u64()), (Some("amyitis"), Some(40)));
    assert!(shown["legal"].as_array().is_some_and(|legal| !legal.is_empty()), "{shown}");
    assert!(shown["view"].is_object() && shown["prompt"]["id"].is_string(), "{shown}");
}

#[test]
fn component_files_are_checked_and_used() {
    for (game, players) in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let standard = out(&run(&format!("components {game}")));
        std::fs::write(folder.path().join("same.toml"), &standard).unwrap();
        let sound = run_in(folder.path(), &format!("components {game} --check same.toml"), "");
        assert!(out(&sound).contains("is sound"), "{game}: {}", err(&sound));
        std::fs::write(folder.path().join("bad.toml"), format!("nonsense = 1\n{standard}")).unwrap();
        fails(
            &run_in(folder.path(), &format!("components {game} --check bad.toml"), ""),
            1,
            "nonsense: there is no such entry",
        );
        let line = format!("simulate {game} -p {players} -n 10 --components bad.toml");
        fails(&run_in(folder.path(), &line, ""), 1, "bad.toml is refused");
        std::fs::write(folder.path().join("toml.toml"), "= 1").unwrap();
        fails(&run_in(folder.path(), &format!("components {game} --check toml.toml"), ""), 1, "line 1: not TOML");
    }
}

#[test]
fn a_wrong_command_line_says_what_to_do() {
    fails(&run("frobnicate"), 2, "There is no command “frobnicate”");
    fails(&run("play"), 2, "Something is missing: <GAME>");
    fails(&run("play chess"), 2, "There is no game “chess”. There are: amyitis, babylon, jardins.");
    fails(&run("play amyitis --players 7"), 2, "for 2 to 4 players, not 7");
    fails(&run("play amyitis --people 9"), 2, "9 people can’t sit in 3 seats");
    fails(&run("play amyitis --bots wizard"), 2, "“wizard” is no value");
    fails(&run("play amyitis --time -1"), 2, "");
    fails(&run("simulate babylon --option strict-supply=maybe"), 2, "It can be: no, yes");
    fails(&run("simulate amyitis --games many"), 2, "“many” is no value for --games");
    fails(&run("games --lang xx"), 2, "There is no language “xx”");
    fails(&run("simulate amyitis --json --csv"), 2, "does not go together");
}

#[test]
fn refusals_teach_at_the_plain_table() {
    let folder = tempfile::tempdir().unwrap();
    let played = run_in(
        folder.path(),
        "play amyitis -p 2 --people 2 --seed 7",
        "move 1\nrecriut priest 1\n/why move 1\n/quit\n",
    );
    assert!(played.status.success());
    let text = out(&played);
    assert!(text.contains("(A5."), "{text}");
    assert!(text.contains("Nearest decisions: recruit"), "{text}");
}

#[test]
fn a_decision_can_be_taken_back_until_somebody_else_decides() {
    let folder = tempfile::tempdir().unwrap();
    let line = "play amyitis -p 2 --people 2 --seed 7 --save game.sem";
    let plies = |input: &str| {
        let played = run_in(folder.path(), line, input);
        assert!(played.status.success(), "{}", err(&played));
        let record = std::fs::read_to_string(folder.path().join("game.sem")).unwrap();
        (out(&played), record.lines().filter(|line| line.starts_with(['1', '2'])).count())
    };
    let (text, after) = plies("2\n/undo\n/quit\n");
    assert!(text.contains("Taken back."), "{text}");
    assert_eq!(after, 0);
    let (text, after) = plies("/undo\n1\n/quit\n");
    assert!(text.contains("Nothing can be taken back"), "{text}");
    assert!(after > 0);
}

#[test]
fn completions_and_games_are_listed() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(out(&run(&format!("completions {shell}"))).contains("simulate"), "{shell}");
    }
    let games = out(&run("games"));
    assert!(
        games.contains("amyitis: Amyitis, 2 to 4 players") && games.contains("--option strict-supply=no|yes"),
        "{games}"
    );
}

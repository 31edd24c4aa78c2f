//! The binary as a person or a script uses it.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod saving;

use std::io::{BufRead, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

const GAMES: [(&str, usize); 3] = [("amyitis", 2), ("babylon", 2), ("jardins", 2)];

fn semiramis(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_semiramis"));
    command.args(line.split_whitespace()).env_remove("LANG").env_remove("LC_ALL").env("SEMIRAMIS_LANG", "en");
    // Games that are left go there, and not to the games of whoever runs the tests.
    command.env("SEMIRAMIS_DATA", concat!(env!("CARGO_TARGET_TMPDIR"), "/command-line"));
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
    for expected in ["ply ", "“move 9” is not possible", "things are possible; the closest:", "See A5"] {
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
        fails(&run_in(folder.path(), &format!("components {game} --check bad.toml"), ""), 1, "nonsense: unknown entry");
        let line = format!("simulate {game} -p {players} -n 10 --components bad.toml");
        fails(&run_in(folder.path(), &line, ""), 1, "bad.toml is refused");
        std::fs::write(folder.path().join("toml.toml"), "= 1").unwrap();
        fails(&run_in(folder.path(), &format!("components {game} --check toml.toml"), ""), 1, "line 1: not TOML");
    }
}

#[test]
fn the_figures_of_a_file_are_listed_by_what_they_rest_on() {
    let listed = out(&run("components amyitis --basis"));
    let ours = listed.split_once("Our design: ").unwrap().1;
    assert!(ours.contains("\n  tiles.quality-3\n") && !ours.contains("start"), "{listed}");
    assert!(listed.contains("Rulebook: A rulebook of the published game says it.\n"), "{listed}");
    let folder = tempfile::tempdir().unwrap();
    let standard = out(&run("components babylon"));
    let (figures, _) = standard.split_once("[basis]").unwrap();
    std::fs::write(folder.path().join("mine.toml"), figures).unwrap();
    let mine = out(&run_in(folder.path(), "components babylon --basis --check mine.toml", ""));
    assert!(mine.starts_with("Nothing is said of these figures.\n  pieces\n") && mine.contains("is sound"), "{mine}");
}

#[test]
fn two_editions_are_compared_on_the_same_deals() {
    let folder = tempfile::tempdir().unwrap();
    let standard = out(&run("components babylon"));
    let few = standard.replace("belvedere = 38", "belvedere = 0");
    for (name, text) in [("same.toml", &standard), ("few.toml", &few), ("bad.toml", &few.replace("= 0", "= x"))] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let simulate = |rest: &str| run_in(folder.path(), &format!("simulate babylon -p 2 -n 60 {rest}"), "");
    let told = out(&simulate("--against few.toml"));
    assert!(told.contains("60 games of each edition") && told.contains("few.toml") && told.contains('±'), "{told}");
    let json: serde_json::Value = serde_json::from_str(&out(&simulate("--against few.toml --json"))).unwrap();
    assert_eq!((json["games"].as_u64(), json["seats"].as_array().map(Vec::len)), (Some(60), Some(2)));
    assert_ne!(json["editions"][0], json["editions"][1]);
    let categories = json["categories"].as_array().unwrap();
    let belvederes = categories.iter().find(|category| category["category"] == "belvederes").unwrap();
    assert_eq!(belvederes["after"].as_f64(), Some(0.0), "{belvederes}");
    assert!(belvederes["difference"]["high"].as_f64().is_some_and(|high| high < 0.0), "{belvederes}");
    let same = simulate("--against same.toml");
    assert!(out(&same).contains("Both files have the same figures."), "{}", out(&same));
    fails(&simulate("--against bad.toml"), 1, "bad.toml is refused");
    assert_eq!(simulate("--against few.toml --csv").status.code(), Some(2));
}

#[test]
fn a_wrong_command_line_says_what_to_do() {
    fails(&run("frobnicate"), 2, "There is no command “frobnicate”");
    fails(&run("play"), 2, "Something is missing: <GAME>");
    fails(&run("play chess"), 2, "There is no game “chess”. There are: amyitis, babylon, jardins.");
    fails(&run("play amyitis --players 7"), 2, "for 2 to 4 players, not for 7");
    fails(&run("play amyitis --people 9"), 2, "3 seats are not enough for 9 people");
    fails(&run("play amyitis --bots wizard"), 2, "“wizard” is not a value");
    fails(&run("play amiytis"), 2, "Did you mean “amyitis”?");
    fails(&run("play amyitis --bots god"), 2, "Possible values: pupil, scribe, architect, vizier, oracle.");
    fails(&run("play amyitis --bots scirbe"), 2, "Did you mean “scribe”?");
    fails(&run("simulat amyitis"), 2, "Did you mean “simulate”?");
    fails(&run("play amyitis --player 2"), 2, "Did you mean “--players”?");
    fails(&run("play amyitis --save"), 2, "--save <FILE> needs a value.");
    fails(&run("simulate amyitis -n 0"), 2, "Give a number from 1.");
    fails(&run("simulate amyitis -n -1"), 2, "“-1” is not a value for --games <N>.");
    fails(&run("simulate amyitis --threads 0"), 2, "Give a number from 1.");
    fails(&run("analyse game.sem --simulations 0"), 2, "Give a number from 1.");
    fails(&run("lab tune amyitis --games 0"), 2, "Give a number from 1.");
    fails(&run("admin list --state shut"), 2, "Possible values: open, playing, over, closed.");
    fails(&run("play amyitis --time -1"), 2, "“-1” is not a thinking time.");
    fails(&run("simulate babylon --option suply=box"), 2, "Did you mean “supply”?");
    fails(&run("simulate babylon --option supply=unlimitd"), 2, "Did you mean “unlimited”?");
    fails(&run("arena jardins --minds scribe,pupil -n 0"), 2, "No game would be played.");
    fails(&run("help recrod"), 2, "There is no command “recrod”");
    fails(&run("play amyitis --quiet --verbose"), 2, "do not go together");
    fails(&run("play --lang fr"), 2, "Il manque quelque chose\u{a0}: <JEU>");
    fails(&run("play chess --lang fr"), 2, "Le jeu «\u{a0}chess\u{a0}» n’existe pas.");
    fails(&run("play amyitis --save --lang fr"), 2, "Il manque une valeur à --save <FICHIER>.");
    fails(&run("simulate babylon --option supply=maybe"), 2, "Possible values: box, unlimited");
    fails(&run("simulate amyitis --games many"), 2, "“many” is not a value for --games");
    fails(&run("games --lang xx"), 2, "There is no language “xx”");
    fails(&run("simulate amyitis --json --csv"), 2, "--json and --csv do not go together");
    fails(&run("simulate amyitis --threads 0 --lang fr"), 2, "Donnez un nombre à partir de 1.");
}

#[test]
fn every_exit_code_means_what_the_docs_say() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let code = |line: &str, input: &str| run_in(at, line, input).status.code();
    assert_eq!(code("play jardins -p 2 --bots pupil --seed 1", "/quit\n"), Some(0));
    std::fs::write(at.join("bad.sem"), "no record").unwrap();
    assert_eq!(code("record check bad.sem", ""), Some(1));
    assert_eq!(code("rules amyitis Z9", ""), Some(2));
    assert_eq!(code("play --join nowhere", ""), Some(2));
    assert_eq!(code("record check none.sem", ""), Some(3));
    // Nobody listens on port 1.
    assert_eq!(code("play --join http://127.0.0.1:1/t/abc", ""), Some(3));
    let ended = run_in(at, "play jardins -p 2 --people 2 --seed 1", "1\n");
    fails(&ended, 4, "The input has ended before the game.");
}

/// All commands with their own, as their help lists them.
fn commands(before: &str) -> Vec<String> {
    let help = out(&run(&format!("help {before} --lang en")));
    let list = help.split("Commands:\n").nth(1).map(|rest| rest.split("\n\n").next().unwrap()).unwrap_or_default();
    let names: Vec<_> = list.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()).collect();
    let names = names.into_iter().filter(|name| !name.is_empty()).map(|name| format!("{before} {name}"));
    names.flat_map(|name| std::iter::once(name.clone()).chain(commands(&name))).collect()
}

#[test]
fn help_is_in_one_language() {
    let commands = commands("");
    assert!(commands.len() > 25, "{commands:?}");
    let english = [
        "[default",
        "[possible",
        "[env",
        "<FILE>",
        "<SECONDS>",
        "<NUMBER>",
        "<GAME>",
        "<LEVEL>",
        "<FOLDER>",
        "<NAME>",
        "<LANG>",
        "<TIME>",
        "<STATE>",
        "<LINK>",
        "<ADDRESS>",
        "<MIND>",
        "<PERSON>",
        "<KEY=VALUE>",
        "Usage:",
        "Options:",
        "Arguments:",
        "Commands:",
        "Examples",
        "Print ",
        " the ",
        " of ",
        " or ",
        "Write ",
        "Show ",
    ];
    for command in commands {
        let help = out(&run(&format!("help{command} --lang fr")));
        assert!(help.contains("Usage\u{a0}: semiramis"), "{command}: {help}");
        assert!(help.contains("Exemples\u{a0}:\n  semiramis "), "{command}: {help}");
        for english in english {
            assert!(!help.contains(english), "{command} says {english}: {help}");
        }
    }
    assert!(out(&run("simulate --help --lang fr")).contains("[par défaut\u{a0}: 10000]"));
}

#[test]
fn help_says_what_the_help_of_a_command_does() {
    assert_eq!(out(&run("help record show")), out(&run("record show --help")));
    assert_eq!(out(&run("help")), out(&run("--help")));
}

#[test]
fn the_version_names_commit_and_machine() {
    let said = out(&run("--version"));
    let (version, made) = said.trim().split_once(" (").unwrap();
    assert_eq!(version, concat!("semiramis ", env!("CARGO_PKG_VERSION")));
    assert!(made.ends_with(')') && made.contains(std::env::consts::ARCH), "{said}");
}

#[test]
fn completions_complete_values() {
    for shell in ["bash", "zsh", "fish"] {
        let script = out(&run(&format!("completions {shell}")));
        for value in ["jardins", "vizier", "supply=box", "level=expert", "playing", "greedy"] {
            assert!(script.contains(value), "no {value} for {shell}");
        }
    }
}

#[test]
fn manual_pages_have_the_headings_of_their_language() {
    let folder = tempfile::tempdir().unwrap();
    for (language, headings) in [("en", ["NAME", "EXAMPLES"]), ("fr", ["NOM", "EXEMPLES"])] {
        run_in(folder.path(), &format!("man {language} --lang {language}"), "");
        let page = std::fs::read_to_string(folder.path().join(language).join("semiramis-record-show.1")).unwrap();
        for heading in headings {
            assert!(page.contains(&format!(".SH {heading}\n")), "no {heading} in {page}");
        }
        assert!(!page.contains(".SH EXTRA") && page.contains("semiramis record show evening.sem"), "{page}");
    }
}

#[test]
fn files_are_read_from_standard_input_too() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    run_in(at, "play jardins -p 2 --bots pupil --seed 7 --save game.sem", &"1\n".repeat(3000));
    let record = std::fs::read_to_string(at.join("game.sem")).unwrap();
    assert!(out(&run_in(at, "record check -", &record)).contains("all legal"));
    let figures = out(&run("components babylon"));
    assert!(out(&run_in(at, "components babylon --check -", &figures)).contains("is sound"));
    assert_eq!(run_in(at, "db migrate --data one", "").status.code(), Some(0));
    run_in(at, "db backup house.jsonl --data one", "");
    let backup = std::fs::read_to_string(at.join("house.jsonl")).unwrap();
    let restored = run_in(at, "db restore - --data two", &backup);
    assert!(restored.status.success(), "{}", err(&restored));
    assert!(!at.join("-").exists());
}

#[test]
fn lists_can_be_had_as_json() {
    let games: serde_json::Value = serde_json::from_str(&out(&run("games --json"))).unwrap();
    assert_eq!(games.as_array().map(Vec::len), Some(GAMES.len()));
    assert!(games[0]["players"]["most"].is_number() && games[1]["options"][0]["values"].is_array(), "{games}");
    let folder = tempfile::tempdir().unwrap();
    run_in(folder.path(), "db migrate --data .", "");
    let tables = run_in(folder.path(), "admin list --data . --json", "");
    assert_eq!(out(&tables), "[]\n", "{}", err(&tables));
}

#[test]
fn as_much_is_said_as_one_wants_to_know() {
    let said = |volume: &str| err(&run(&format!("simulate jardins -p 2 -n 10 {volume}")));
    assert_eq!((said(""), said("-q")), (String::new(), String::new()));
    assert!(said("-v").contains("Done in "), "{}", said("-v"));
    assert!(said("-v --lang fr").contains("Terminé en "));
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

/// Speaks to an engine, a line each way.
struct EngineTalk {
    child: std::process::Child,
    answers: std::io::Lines<std::io::BufReader<std::process::ChildStdout>>,
}

impl EngineTalk {
    fn start() -> EngineTalk {
        let mut child = semiramis("engine --seed 5").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut answers = std::io::BufReader::new(child.stdout.take().unwrap()).lines();
        answers.next().unwrap().unwrap();
        EngineTalk { child, answers }
    }

    fn ask(&mut self, line: &str) -> String {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
        self.answers.next().unwrap().unwrap()
    }

    /// A counted list of lines.
    fn list(&mut self, line: &str) -> String {
        let head = self.ask(line);
        let count: usize = head.rsplit(' ').next().unwrap().parse().unwrap();
        (0..count).map(|_| self.answers.next().unwrap().unwrap() + "\n").collect()
    }
}

/// B0.5: four bots play Babylon to its end with the pieces of the box, and something runs out. The engine writes the result, and
/// a record without one is told apart.
#[test]
fn pieces_run_out_in_a_game_of_four_bots_and_its_result_is_recorded() {
    let mut engine = EngineTalk::start();
    assert_eq!(engine.ask("new babylon 4"), "ok");
    loop {
        let best = engine.ask("think greedy");
        let answer = engine.ask(&best.replacen("best", "ply", 1));
        assert!(answer.starts_with("ok "), "{best}: {answer}");
        if answer == "ok over" {
            break;
        }
    }
    let view = engine.ask("view");
    let view: serde_json::Value = serde_json::from_str(view.strip_prefix("view ").unwrap()).unwrap();
    let left = view["supply"].as_array().unwrap();
    assert!(left.iter().any(|piece| piece[1] == 0), "{left:?}");
    let record = engine.list("record");
    assert!(record.contains("option supply box\n") && record.contains("\nresult "), "{record}");
    assert!(engine.ask("undo").starts_with("ok "));
    assert!(!engine.list("record").contains("\nresult "), "an unfinished game has no result");
    engine.child.kill().unwrap();
    engine.child.wait().unwrap();

    let folder = tempfile::tempdir().unwrap();
    let check = |text: &str| {
        std::fs::write(folder.path().join("game.sem"), text).unwrap();
        out(&run_in(folder.path(), "record check game.sem", ""))
    };
    assert!(check(&record).contains("all legal, and the result is right"));
    let (without, _) = record.split_once("\nresult ").unwrap();
    assert!(check(without).contains("no result given"), "{}", check(without));
}

#[test]
fn a_decision_can_be_taken_back_until_somebody_else_decides() {
    let folder = tempfile::tempdir().unwrap();
    let line = "play amyitis -p 2 --people 2 --seed 7 --save game.sem --force";
    let plies = |input: &str| {
        let played = run_in(folder.path(), line, input);
        assert!(played.status.success(), "{}", err(&played));
        let record = std::fs::read_to_string(folder.path().join("game.sem")).unwrap();
        (out(&played), record.lines().filter(|line| line.starts_with(['1', '2'])).count())
    };
    let (text, after) = plies("2\n/undo\n/quit\n");
    assert!(text.contains("Undone."), "{text}");
    assert_eq!(after, 0);
    let (text, after) = plies("/undo\n1\n/quit\n");
    assert!(text.contains("Nothing can be undone"), "{text}");
    assert!(after > 0);
}

#[test]
fn every_command_has_a_manual_page_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    for (language, promise) in [("en", "Start the server"), ("fr", "Lancer le serveur")] {
        let into = folder.path().join(language);
        assert!(run(&format!("man {} --lang {language}", into.display())).status.success());
        let page = std::fs::read_to_string(into.join("semiramis-serve.1")).unwrap();
        assert!(page.contains(promise), "{page}");
        assert!(into.join("semiramis-db-backup.1").exists());
    }
    std::fs::write(folder.path().join("file"), "").unwrap();
    fails(&run(&format!("man {}", folder.path().join("file").display())), 3, "file");
}

#[test]
fn completions_and_games_are_listed() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(out(&run(&format!("completions {shell}"))).contains("simulate"), "{shell}");
    }
    let games = out(&run("games"));
    assert!(
        games.contains("amyitis: Amyitis, 2 to 4 players") && games.contains("--option supply=box|unlimited"),
        "{games}"
    );
}

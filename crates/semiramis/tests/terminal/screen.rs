//! The whole screen in a real terminal.

use std::path::{Path, PathBuf};

use crate::process::BINARY;
use crate::tmux::{Tmux, wait};

fn open(name: &str, size: (u16, u16)) -> (tempfile::TempDir, Tmux) {
    let folder = tempfile::tempdir().unwrap();
    let tmux = Tmux::open(name, size, folder.path(), BINARY);
    (folder, tmux)
}

/// The games that were left.
fn left(data: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(data.join("left"));
    entries.into_iter().flatten().map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn a_game_begins_goes_on_and_is_left() {
    let (_folder, tmux) = open("plays", (100, 40));
    tmux.command("semiramis play amyitis --players 2 --bots pupil --seed 3");
    tmux.wait_for("Caravan’s road");
    assert_eq!(tmux.variable("alternate_on"), "1");
    assert_eq!(tmux.variable("mouse_any_flag"), "1");
    tmux.send(&[":", "pa", "Tab", "Enter"]);
    tmux.wait_for("round 2");
    tmux.wait_for("▶●");
    tmux.send(&["a"]);
    tmux.wait_for("The best decisions");
    tmux.send(&["Escape"]);
    tmux.wait(|text| !text.contains("The best decisions"), "the table again");
    tmux.send(&["L"]);
    tmux.wait_for("La table parle français");
    tmux.resize(80, 24);
    tmux.wait(|text| text.contains("Décisions") && text.lines().count() <= 24, "the small screen");
    tmux.resize(60, 15);
    tmux.wait_for("80×24");
    tmux.resize(120, 50);
    tmux.wait(|text| text.lines().any(|line| line.contains("Journal") && !line.contains("Amyitis")), "the large one");
    tmux.send(&["q"]);
    tmux.wait_for("pas enregistrée");
    tmux.send(&["o"]);
    tmux.is_restored();
}

#[test]
fn ctrl_c_gives_the_terminal_back_and_keeps_the_game_though_a_mind_thinks() {
    let (folder, tmux) = open("ctrl-c", (100, 40));
    tmux.command("semiramis play jardins --players 2 --bots oracle --time 600 --seed 1; echo code=$?");
    tmux.wait_for("Decisions");
    tmux.wait(|text| text.contains("is thinking") || text.contains("Take a card"), "a turn");
    // In either order, a person decides until the mind has to think.
    while !tmux.text().contains("is thinking") {
        let before = tmux.text();
        tmux.send(&["1", "Enter"]);
        // What is typed is seen before it is done.
        tmux.wait(|text| text != before && !text.lines().any(|line| line.starts_with(": ")), "something else");
    }
    tmux.wait(|text| text.contains(" 1 s") || text.contains(" 2 s"), "how long it thinks");
    tmux.send(&["C-c"]);
    tmux.wait_for("The game is saved");
    tmux.wait_for("code=130");
    tmux.is_restored();
    // A second game that is left stands beside the first, and both are listed with who plays.
    tmux.command("semiramis play jardins --people 2 --players 2 --name Ana --name Bob --seed 1");
    tmux.wait(|text| text.contains("Take a card"), "a turn");
    tmux.send(&["1", "Enter"]);
    tmux.wait(|text| !text.lines().any(|line| line.starts_with(": ")), "the move");
    tmux.send(&["C-c"]);
    tmux.wait_for("The game is saved");
    assert_eq!(left(folder.path()).len(), 2);
    tmux.command("semiramis play --resume");
    tmux.wait(|text| text.contains("1. ") && text.contains("2. ") && text.contains("Ana, Bob"), "both games");
    tmux.command("semiramis play --resume 1");
    tmux.wait_for("Decisions");
    tmux.send(&["C-c"]);
    tmux.is_restored();
}

#[test]
fn ctrl_z_gives_the_shell_back_until_it_wants_the_table_again() {
    let (folder, tmux) = open("ctrl-z", (100, 40));
    tmux.send(&["set -m", "Enter"]);
    tmux.command("semiramis play babylon --players 2 --bots pupil --seed 2");
    tmux.wait_for("Quarry");
    tmux.send(&["C-z"]);
    tmux.wait_for("Stopped");
    assert_eq!(tmux.variable("alternate_on"), "0");
    tmux.command("fg");
    tmux.wait_for("Quarry");
    tmux.send(&["1", "Enter"]);
    tmux.wait_for("You remove");
    tmux.send(&["C-c"]);
    tmux.is_restored();
    drop(folder);
}

#[test]
fn a_signal_gives_the_terminal_back_too() {
    let (folder, tmux) = open("signal", (100, 40));
    tmux.command("semiramis play babylon --players 2 --bots pupil --seed 2; echo code=$?");
    tmux.wait_for("Quarry");
    let game = tmux.child().to_string();
    assert!(std::process::Command::new("kill").args(["-TERM", &game]).status().unwrap().success());
    tmux.wait_for("code=143");
    tmux.is_restored();
    drop(folder);
}

#[test]
fn a_terminal_that_goes_away_ends_the_program_and_keeps_the_game() {
    let (folder, tmux) = open("gone", (100, 40));
    tmux.command("semiramis play babylon --players 2 --bots pupil --seed 2");
    tmux.wait_for("Quarry");
    tmux.send(&["1", "Enter"]);
    tmux.wait_for("You remove");
    let game = tmux.child();
    drop(tmux);
    wait(|| !std::path::Path::new(&format!("/proc/{game}")).exists(), || "end of the program".to_owned());
    wait(|| !left(folder.path()).is_empty(), || "the game".to_owned());
}

#[test]
fn rules_are_set_for_the_terminal_and_paged() {
    let (_folder, tmux) = open("rules", (60, 20));
    tmux.command("semiramis rules amyitis A0");
    tmux.wait(|text| text.contains("A0.1 Amyitis is for") && !text.contains("ready>"), "the first page");
    assert!(!tmux.text().contains("**"), "{}", tmux.text());
    tmux.send(&["q"]);
    tmux.wait_for("ready>");
    tmux.resize(100, 40);
    tmux.command("semiramis rules amyitis A0.3");
    tmux.wait(|text| text.contains("──  ──") && text.contains("ready>"), "a table in columns");
    assert!(!tmux.text().contains("|--"), "{}", tmux.text());
}

//! Every game is seen whole on a hundred by forty, with however many players and however full the table is.

mod support;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use game::{Language, Translate, Turn};
use terminal::Depth;

use support::{NAMES, Table, local_game, speak, with_app};

/// After so many plies the other language is spoken.
const LANGUAGE: usize = 8;

/// The rows of the table, above what is said about it.
const TABLE: usize = 34;

/// Says that nothing is cut at its right end and that no row of the board is out of sight.
#[track_caller]
fn is_whole(table: &Table<'_>, what: &str) {
    let text = table.text();
    let rows: String = text.lines().take(TABLE + 1).collect();
    for sign in ['…', '↓', '↑', '⟨'] {
        assert!(!rows.contains(sign), "{what}: something is out of sight\n{text}");
    }
}

#[track_caller]
fn everybody_is_there(table: &Table<'_>, what: &str) {
    let text = table.text();
    for name in &NAMES[..table.game().players()] {
        assert!(text.contains(name), "{what}: {name} is not in\n{text}");
    }
}

/// Takes a decision by its number, in one go.
fn decide(table: &mut Table<'_>, number: usize) {
    for sign in number.to_string().chars() {
        table.app.key(KeyEvent::new(KeyCode::Char(sign), KeyModifiers::NONE));
    }
    table.key(KeyCode::Enter);
}

fn plays_in_sight(key: &str, players: usize, seed: u64) {
    with_app(local_game(key, players, players, seed), (100, 40), Depth::Mono, |table, _| {
        let mut die = seed as usize + 7;
        for step in 0.. {
            let what = format!("{key} of {players}, seed {seed}, ply {}", table.plies());
            is_whole(table, &what);
            everybody_is_there(table, &what);
            if table.text().contains('…') {
                table.keys("i");
                is_whole(table, &what);
                table.key(KeyCode::Esc);
            }
            let over = table.game().turn() == Turn::Over;
            if over || step % LANGUAGE == 0 {
                table.keys("L");
                is_whole(table, &what);
            }
            if over {
                return;
            }
            die = (die * 1_103_515_245 + 12345) % (1 << 31);
            decide(table, (die >> 8) % table.game().actions().len() + 1);
        }
    });
}

#[test]
fn amyitis_is_seen_whole() {
    for players in 2..=4 {
        for seed in [1, 2] {
            plays_in_sight("amyitis", players, seed);
        }
    }
}

#[test]
fn babylon_is_seen_whole() {
    for players in 2..=4 {
        for seed in [1, 2] {
            plays_in_sight("babylon", players, seed);
        }
    }
}

#[test]
fn jardins_is_seen_whole() {
    for players in 1..=5 {
        for seed in [1, 2] {
            plays_in_sight("jardins", players, seed);
        }
    }
}

/// The names of the panels and the keys are all that leads further on a small screen.
#[test]
fn a_small_screen_names_its_panels_and_keys() {
    for key in ["amyitis", "babylon", "jardins"] {
        with_app(local_game(key, 3, 3, 1), (80, 24), Depth::Mono, |table, _| {
            for language in [("Log", "? all"), ("Journal", "? tout")] {
                for way in ["p", "p", "L"] {
                    let text = table.text();
                    let (head, keys) = (text.lines().next().unwrap(), text.lines().last().unwrap());
                    assert!(head.ends_with(language.0) && keys.ends_with(language.1), "{key}:\n{text}");
                    table.keys(way);
                }
            }
        });
    }
}

/// Every key is explained to the last word, on the smallest screen, in both languages.
#[test]
fn no_explanation_of_a_key_is_cut() {
    for language in Language::ALL {
        with_app(local_game("babylon", 2, 2, 3), (80, 24), Depth::Mono, |table, _| {
            if language == Language::Fr {
                table.keys("L");
            }
            table.keys("?");
            // Around the window, the board is still seen.
            let inside = |row: &str| row.chars().skip(1).take(78).collect::<String>().replace('│', " ");
            let text = table.text();
            let read: Vec<_> = text.lines().map(inside).collect();
            let read = read.iter().flat_map(|row| row.split_whitespace()).collect::<Vec<_>>().join(" ");
            for key in ["shift", "enter", "mouse", "quit"] {
                let said = speak(language).word(&format!("terminal-key-{key}"));
                let what = said.split_once(": ").unwrap().1.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(read.contains(&what), "no “{what}” in\n{text}");
            }
        });
    }
}

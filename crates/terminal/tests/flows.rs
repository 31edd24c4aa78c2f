//! The table on the whole screen, played by keys, by the mouse and by typing.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod support;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use game::Turn;
use ratatui::style::Modifier;
use terminal::Depth;
use terminal::screen::Exit;

use support::{Table, local_game, with_app};

/// No game takes so many keys.
const MOST: usize = 60_000;

fn is_over(table: &Table<'_>) -> bool {
    table.game().turn() == Turn::Over
}

/// Whether one of several decisions has to be chosen.
fn is_choosing(table: &Table<'_>) -> bool {
    table.text().contains("Which?")
}

fn play_by_keys(key: &str) {
    with_app(local_game(key, 2, 1, 3), (100, 40), Depth::Mono, |table, _| {
        let ways =
            [KeyCode::Down, KeyCode::Right, KeyCode::Up, KeyCode::Left, KeyCode::Down, KeyCode::Right, KeyCode::Down];
        for step in 0..MOST {
            if is_over(table) {
                table.shows("Total");
                return;
            }
            table.key(ways[step % ways.len()]);
            let before = table.plies();
            table.key(KeyCode::Enter);
            if is_choosing(table) {
                table.key(KeyCode::Down);
                table.key(KeyCode::Enter);
            }
            assert!(table.plies() > before, "enter decides something:\n{}", table.text());
        }
        panic!("the game does not end:\n{}", table.text());
    });
}

#[test]
fn amyitis_is_played_to_its_end_by_arrows_and_enter() {
    play_by_keys("amyitis");
}

#[test]
fn babylon_is_played_to_its_end_by_arrows_and_enter() {
    play_by_keys("babylon");
}

#[test]
fn jardins_is_played_to_its_end_by_arrows_and_enter() {
    play_by_keys("jardins");
}

/// The cells where something may be decided; a tile that is held over others is written in italics.
fn open_cells(table: &Table<'_>) -> Vec<(u16, u16)> {
    let buffer = table.buffer();
    let open = |&(x, y): &(u16, u16)| {
        let modifier = buffer[(x, y)].modifier;
        modifier.contains(Modifier::UNDERLINED)
            || modifier.contains(Modifier::REVERSED) && !modifier.contains(Modifier::ITALIC)
    };
    let cells = (1..33u16).flat_map(|y| (1..69u16).map(move |x| (x, y)));
    cells.filter(open).collect()
}

fn play_by_mouse(key: &str) {
    with_app(local_game(key, 2, 1, 4), (100, 40), Depth::Mono, |table, _| {
        for step in 0..MOST {
            if is_over(table) {
                return;
            }
            let cells = open_cells(table);
            let (x, y) = cells[(step * 31) % cells.len()];
            let before = table.plies();
            table.click(x, y);
            if table.plies() == before && !is_choosing(table) {
                table.click(x, y);
            }
            if is_choosing(table) {
                let row = table.text().lines().position(|line| line.contains("Which?")).unwrap() as u16;
                table.click(50, row + 1);
            }
            assert!(table.plies() > before, "two clicks decide something:\n{}", table.text());
        }
        panic!("the game does not end:\n{}", table.text());
    });
}

#[test]
fn amyitis_is_played_to_its_end_by_the_mouse() {
    play_by_mouse("amyitis");
}

#[test]
fn babylon_is_played_to_its_end_by_the_mouse() {
    play_by_mouse("babylon");
}

#[test]
fn jardins_is_played_to_its_end_by_the_mouse() {
    play_by_mouse("jardins");
}

fn amyitis<T>(play: impl FnOnce(&mut Table<'_>, &support::Written) -> T) -> T {
    with_app(local_game("amyitis", 2, 2, 3), (100, 40), Depth::Mono, play)
}

#[test]
fn a_decision_is_typed_and_completed() {
    amyitis(|table, _| {
        let before = table.plies();
        table.keys(":pa");
        table.shows("pass");
        table.key(KeyCode::Tab);
        table.shows(": pass");
        table.key(KeyCode::Enter);
        assert!(table.plies() > before);
        table.shows("Ana passes");
    });
}

#[test]
fn a_number_of_the_list_decides() {
    amyitis(|table, _| {
        let (before, second) = (table.plies(), table.game().actions()[1].clone());
        table.keys("2");
        table.key(KeyCode::Enter);
        assert_eq!(table.app.players().record().plies[before].text, second);
    });
}

#[test]
fn a_number_that_the_list_has_not_is_typed_anew() {
    amyitis(|table, _| {
        let (before, second) = (table.plies(), table.game().actions()[1].clone());
        table.keys("99");
        table.key(KeyCode::Enter);
        table.shows("There is no number 99");
        assert_eq!(table.plies(), before);
        table.keys("2");
        table.key(KeyCode::Enter);
        assert_eq!(table.app.players().record().plies[before].text, second);
    });
}

#[test]
fn the_list_decides_too() {
    amyitis(|table, _| {
        let (before, third) = (table.plies(), table.game().actions()[2].clone());
        table.key(KeyCode::Tab);
        table.key(KeyCode::PageUp);
        table.key(KeyCode::Down);
        table.key(KeyCode::Down);
        table.key(KeyCode::Enter);
        assert_eq!(table.app.players().record().plies[before].text, third);
    });
}

#[test]
fn what_is_refused_is_told_with_its_paragraph_and_the_rules_open_there() {
    amyitis(|table, _| {
        let before = table.plies();
        table.keys(":plant a1");
        table.key(KeyCode::Enter);
        table.shows("(A");
        assert_eq!(table.plies(), before);
        table.key(KeyCode::Esc);
        table.keys("R");
        let cited = table.text();
        assert!(cited.contains("Rules") && cited.contains("A3."), "{cited}");
        table.keys("/camel");
        table.key(KeyCode::Enter);
        assert!(table.text().to_lowercase().contains("camel"));
        table.key(KeyCode::Esc);
        table.keys(":nonsense");
        table.key(KeyCode::Enter);
        table.shows("Nearest decisions");
    });
}

#[test]
fn a_place_without_decisions_says_why_not() {
    amyitis(|table, _| {
        let before = table.plies();
        for _ in 0..12 {
            table.app.key(KeyEvent::new(KeyCode::Up, KeyModifiers::SHIFT));
            table.draw();
        }
        table.key(KeyCode::Enter);
        table.shows("! ");
        assert_eq!(table.plies(), before);
    });
}

#[test]
fn a_decision_is_taken_back() {
    amyitis(|table, _| {
        let before = table.plies();
        let peasant = table.game().actions().into_iter().find(|ply| ply.starts_with("recruit pe")).unwrap();
        table.keys(&format!(":{peasant}"));
        table.key(KeyCode::Enter);
        assert!(table.plies() > before);
        table.keys("u");
        assert_eq!(table.plies(), before);
        table.shows("Undone.");
        table.keys("u");
        table.shows("Nothing can be undone");
    });
}

#[test]
fn a_hint_is_thought_of_and_told_with_reasons() {
    amyitis(|table, _| {
        table.keys("a");
        table.shows("The best decisions");
        table.shows("Chance to win");
        table.key(KeyCode::Enter);
        let before = table.plies();
        table.key(KeyCode::Enter);
        assert!(table.plies() > before, "enter takes what the hint chose:\n{}", table.text());
    });
}

#[test]
fn the_language_changes_while_one_plays() {
    amyitis(|table, _| {
        table.shows("Decisions");
        table.keys("L");
        table.shows("Décisions");
        table.shows("La table parle français.");
        table.keys("L");
        table.shows("Decisions");
        table.shows("The table speaks English.");
    });
}

#[test]
fn the_past_is_looked_at_ply_by_ply() {
    amyitis(|table, _| {
        table.keys(":pass");
        table.key(KeyCode::Enter);
        let plies = table.plies();
        table.keys("p");
        table.shows(&format!("looking back: {plies} of {plies}"));
        table.key(KeyCode::Left);
        table.shows(&format!("looking back: {} of {plies}", plies - 1));
        table.key(KeyCode::Home);
        table.shows("looking back: 0 of");
        table.key(KeyCode::Right);
        table.shows("The dealer:");
        table.key(KeyCode::Esc);
        assert!(!table.text().contains("looking back"));
        assert_eq!(table.plies(), plies);
    });
}

/// Empties the line that is typed.
fn clear(table: &mut Table<'_>) {
    table.app.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
}

#[test]
fn a_game_is_saved_and_loaded() {
    amyitis(|table, written| {
        table.keys(":pass");
        table.key(KeyCode::Enter);
        assert!(table.app.is_unsaved());
        table.keys("s");
        clear(table);
        table.keys("evening.sem");
        table.key(KeyCode::Enter);
        table.shows("Saved as evening.sem");
        assert!(!table.app.is_unsaved());
        let plies = table.plies();
        table.keys(":pass");
        table.key(KeyCode::Enter);
        table.keys("o");
        table.shows("This game is not saved");
        table.keys("y");
        table.keys("evening.sem");
        table.key(KeyCode::Enter);
        assert_eq!(table.plies(), plies);
        table.shows("Game loaded: evening.sem");
        assert_eq!(written.borrow().len(), 1);
    });
}

#[test]
fn a_full_disk_is_told() {
    amyitis(|table, _| {
        table.keys("s");
        clear(table);
        table.keys("full-disk");
        table.key(KeyCode::Enter);
        table.shows("full-disk could not be written");
    });
}

#[test]
fn leaving_is_asked_for_and_ctrl_c_is_not() {
    amyitis(|table, _| {
        table.keys(":pass");
        table.key(KeyCode::Enter);
        table.keys("q");
        table.shows("This game is not saved");
        table.key(KeyCode::Esc);
        assert_eq!(table.app.exit(), None);
        table.keys("qy");
        assert_eq!(table.app.exit(), Some(Exit::Asked));
    });
    amyitis(|table, _| {
        table.app.key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
        assert_eq!(table.app.exit(), Some(Exit::AtOnce));
    });
}

#[test]
fn a_tile_is_held_turned_and_its_cost_is_seen_before_it_is_placed() {
    with_app(local_game("babylon", 2, 1, 5), (100, 40), Depth::Mono, |table, _| {
        while !table.game().actions().iter().any(|ply| ply.starts_with("place")) {
            table.keys("1");
            table.key(KeyCode::Enter);
        }
        table.shows("single pillars");
        let flat = table.text();
        table.keys("r");
        assert_ne!(table.text(), flat, "the tile is seen turned");
        let before = table.plies();
        table.key(KeyCode::Enter);
        if is_choosing(table) {
            table.key(KeyCode::Enter);
        }
        let rotated = &table.app.players().record().plies[before + 1];
        assert_eq!(rotated.text, "rotate 90", "it is placed as it was held");
    });
}

#[test]
fn every_panel_is_reached_on_a_small_screen() {
    with_app(local_game("jardins", 2, 1, 3), (80, 24), Depth::Mono, |table, _| {
        table.key(KeyCode::Tab);
        table.shows("Take from column 1, row 1");
        table.key(KeyCode::Tab);
        table.shows("Irrigation");
        table.key(KeyCode::Tab);
        table.key(KeyCode::Tab);
        table.shows("objectives");
        table.keys("?");
        table.shows("ctrl-c leaves at once");
    });
}

#[test]
fn hostile_keys_do_no_harm() {
    with_app(local_game("amyitis", 2, 1, 3), (80, 24), Depth::Mono, |table, _| {
        for code in [
            KeyCode::F(12),
            KeyCode::Insert,
            KeyCode::Null,
            KeyCode::Char('\u{7}'),
            KeyCode::Char('é'),
            KeyCode::Delete,
        ] {
            table.key(code);
        }
        table.keys(":");
        table.keys(&"é\u{202e}x".repeat(20));
        table.key(KeyCode::Tab);
        table.key(KeyCode::Enter);
        table.keys("\u{1b}");
        table.draw();
    });
}

#[test]
fn keys_that_a_board_does_not_know_are_neither_explained_nor_obeyed() {
    with_app(local_game("babylon", 2, 2, 3), (100, 40), Depth::Mono, |table, _| {
        let before = table.text();
        table.keys("v");
        assert_ne!(table.text(), before, "the side view is from the east");
        table.keys("?");
        table.shows("turn the tile in your hand (Babylon)");
        table.shows("the other side view (Babylon)");
    });
    with_app(local_game("amyitis", 2, 2, 3), (100, 40), Depth::Mono, |table, _| {
        for key in ["r", "v"] {
            table.keys(key);
            table.shows("does nothing");
        }
        table.keys("?");
        table.shows("see another player");
        assert!(!table.text().contains("turn the tile") && !table.text().contains("side view"), "{}", table.text());
    });
}

/// What stands in the window of choices, each choice with all its rows.
fn choices(table: &Table<'_>) -> Vec<String> {
    let text = table.text();
    let lines: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let top = text.lines().position(|line| line.contains("Which?")).unwrap();
    let title = lines[top].iter().collect::<String>().find("Which?").unwrap();
    let left = lines[top].iter().collect::<String>()[..title].chars().count() - 1;
    let rows = lines[top + 1..].iter().map_while(|line| {
        let inner: String = line.get(left..)?.iter().skip_while(|&&c| c != ' ').take_while(|&&c| c != '│').collect();
        line.get(left - 1).is_some_and(|&c| c == '│').then(|| inner.trim().to_owned())
    });
    let mut choices: Vec<String> = Vec::new();
    for row in rows {
        match choices.last_mut() {
            Some(last) if !row.starts_with(|c: char| c.is_ascii_digit()) => *last = format!("{last} {row}"),
            _ => choices.push(row),
        }
    }
    choices
}

#[test]
fn no_two_choices_look_alike_and_none_is_cut_on_the_smallest_screen() {
    let mut seen = 0;
    for key in ["amyitis", "babylon", "jardins"] {
        with_app(local_game(key, 2, 1, 3), (80, 24), Depth::Mono, |table, _| {
            let ways = [KeyCode::Down, KeyCode::Right, KeyCode::Up, KeyCode::Left];
            for step in 0..400 {
                if is_over(table) {
                    break;
                }
                table.key(ways[step % ways.len()]);
                table.key(KeyCode::Enter);
                if is_choosing(table) {
                    seen += 1;
                    let mut texts: Vec<_> =
                        choices(table).iter().filter_map(|choice| Some(choice.split_once(' ')?.1.to_owned())).collect();
                    assert!(texts.len() > 1 && !texts.iter().any(|text| text.ends_with('…')), "{}", table.text());
                    let count = texts.len();
                    texts.sort();
                    texts.dedup();
                    assert_eq!(texts.len(), count, "{}", table.text());
                    table.key(KeyCode::Enter);
                }
            }
        });
    }
    assert!(seen > 0, "there are choices");
}

#[test]
fn letters_go_where_arrows_go() {
    for (letter, arrow) in [('h', KeyCode::Left), ('j', KeyCode::Down), ('k', KeyCode::Up), ('l', KeyCode::Right)] {
        let after = |code: KeyCode| {
            with_app(local_game("amyitis", 2, 1, 3), (100, 40), Depth::Mono, |table, _| {
                table.key(KeyCode::Down);
                table.key(code);
                format!("{:?}", table.buffer())
            })
        };
        assert_eq!(after(KeyCode::Char(letter)), after(arrow), "{letter}");
    }
}

/// What the foot says of points and last turns.
fn status(table: &Table<'_>) -> String {
    let text = table.text();
    let rows: Vec<_> = text.lines().collect();
    rows[rows.len() - 7..rows.len() - 5].join("\n")
}

#[test]
fn points_and_the_last_turn_of_each_opponent_are_in_sight_on_the_smallest_screen() {
    for key in ["amyitis", "babylon", "jardins"] {
        with_app(local_game(key, 3, 1, 5), (80, 24), Depth::Mono, |table, _| {
            while table.plies() < 60 {
                table.key(KeyCode::Char('1'));
                table.key(KeyCode::Enter);
            }
            let (game, record) = (table.game(), table.app.players().record());
            let status = status(table);
            for seat in game::Seat::all(3) {
                let points = format!("{} {}", game::board::seat_sign(seat), game.standing().total(seat));
                assert!(status.contains(&points), "{key}: no {points} in\n{status}");
            }
            for seat in game::Seat::all(3).skip(1) {
                let plies = record.plies.iter().rev().skip_while(|ply| ply.by != Some(seat));
                let turn = plies.take_while(|ply| ply.by.is_none_or(|by| by == seat));
                let first = turn.filter(|ply| ply.by.is_some()).last().unwrap();
                assert!(status.contains(&first.text), "{key}: no {} in\n{status}", first.text);
            }
        });
    }
}

#[test]
fn signs_are_explained_wherever_one_is() {
    for (key, meaning) in
        [("amyitis", "a garden tile"), ("babylon", "stairs, fountain"), ("jardins", "the first-player")]
    {
        for size in [(80, 24), (200, 50)] {
            with_app(local_game(key, 2, 2, 3), size, Depth::Mono, |table, _| {
                table.key(KeyCode::Char('?'));
                table.shows("Keys");
                table.key(KeyCode::Char('?'));
                table.shows("Signs · ? for the keys");
                assert!(!table.text().contains('⟨'), "{}", table.text());
                table.shows(meaning);
                table.key(KeyCode::Esc);
                // The rules are where they were, and a question mark can be sought in them.
                table.keys("R");
                table.keys("?");
                table.shows("Keys");
                table.key(KeyCode::Esc);
                table.shows("Rules");
                table.keys("/?");
                table.shows("/?");
            });
        }
    }
}

#[test]
fn help_over_a_list_of_choices_leads_back_to_it() {
    with_app(local_game("babylon", 2, 1, 4), (80, 24), Depth::Mono, |table, _| {
        for step in 0..MOST {
            table.key([KeyCode::Down, KeyCode::Right, KeyCode::Up, KeyCode::Left][step % 4]);
            table.key(KeyCode::Enter);
            if is_choosing(table) {
                let (before, plies) = (table.text(), table.plies());
                table.keys("?");
                assert!(!is_choosing(table));
                table.key(KeyCode::Esc);
                assert_eq!((table.text(), table.plies()), (before, plies));
                return;
            }
        }
        panic!("nothing is to be chosen");
    });
}

#[test]
fn a_turn_against_bots_is_taken_back_after_they_have_played() {
    with_app(local_game("jardins", 2, 1, 3), (100, 40), Depth::Mono, |table, _| {
        let mut began = vec![table.plies()];
        while began.len() < 3 {
            let other = table.app.players().record().plies.iter().filter(|ply| ply.by == game::Seat::new(1)).count();
            table.key(KeyCode::Char('1'));
            table.key(KeyCode::Enter);
            let now = table.app.players().record().plies.iter().filter(|ply| ply.by == game::Seat::new(1)).count();
            if now > other {
                began.push(table.plies());
            }
        }
        table.keys("u");
        assert_eq!(table.plies(), began[1]);
        table.keys("u");
        assert_eq!(table.plies(), began[0]);
        table.keys("u");
        table.shows("Nothing can be undone");
    });
}

#[test]
fn the_log_of_a_game_that_goes_on_begins_where_the_game_did() {
    with_app(local_game("amyitis", 2, 2, 3), (120, 40), Depth::Mono, |table, _| {
        table.keys("3");
        table.key(KeyCode::Enter);
        table.keys("s");
        table.key(KeyCode::Enter);
        let log = |text: &str| text.lines().skip(28).take(5).map(str::to_owned).collect::<Vec<_>>();
        let before = log(&table.text());
        table.keys("o");
        table.keys("amyitis.sem");
        table.key(KeyCode::Enter);
        assert_eq!(log(&table.text()), before, "{}", table.text());
        assert!(before.iter().any(|line| line.contains("Ana") || line.contains("Bilal")), "{}", table.text());
    });
}

//! The screens of the three games, early, in the middle and at the end, as they look at several sizes.
//!
//! `INSTA_UPDATE=always cargo test -p terminal --test screens` writes them anew; what changed is then seen in the diff.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::time::Duration;

use game::{Language, Record, Seed};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use terminal::{Background, Depth, LocalPlayers, Palette, Player, Players};

use support::{NAMES, local_game, speak, with_app, with_palette};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 50)];

/// A game of this many plies, or a whole one, decided as a die would.
fn recorded(key: &str, players: usize, plies: usize) -> Record {
    let mut game = local_game(key, players, players, 11);
    let mut die = 7usize;
    loop {
        game.news(Duration::ZERO);
        if game.is_over() || game.record().plies.len() >= plies {
            return game.record().clone();
        }
        let legal = game.game().actions();
        die = (die * 1_103_515_245 + 12345) % (1 << 31);
        game.play(&legal[(die >> 8) % legal.len()]).unwrap();
    }
}

fn resumed(key: &str, record: Record) -> LocalPlayers {
    let people = (0..record.players).map(|_| Player::Person).collect();
    LocalPlayers::resume(catalog::find(key).unwrap(), None, record, people, Seed::of_number(1)).unwrap()
}

/// The table as plain lines, in both languages.
fn check_plain_lines(key: &str, record: &Record) {
    let local_game = resumed(key, record.clone());
    for language in Language::ALL {
        let words = speak(language).with_names(NAMES[..record.players].iter().map(ToString::to_string).collect());
        let text = terminal::plain_table(local_game.game(), &words) + "\n";
        assert!(!text.contains('⟨'), "something could not be said:\n{text}");
        insta::assert_snapshot!(format!("{key}-plain-{}", language.code()), text);
    }
}

fn check_game(key: &str, middle: usize) {
    check_plain_lines(key, &recorded(key, 3, middle));
    for (stage, plies) in [("early", 0), ("middle", middle), ("end", usize::MAX)] {
        let record = recorded(key, 3, plies);
        for size in SIZES {
            let text = with_app(resumed(key, record.clone()), size, Depth::Mono, |table, _| table.text());
            assert!(!text.contains('⟨'), "something could not be said:\n{text}");
            insta::assert_snapshot!(format!("{key}-{stage}-{}x{}", size.0, size.1), text);
        }
    }
}

/// How a cell looks, if it is not plain.
fn look(cell: &Cell) -> Option<String> {
    // The colours are readable on what the terminal has behind them, and as bright as they are.
    assert_eq!(cell.bg, Color::Reset, "“{}” has a background of its own", cell.symbol());
    assert!(!cell.modifier.contains(Modifier::DIM), "“{}” is fainter than its colour", cell.symbol());
    let colour = match cell.fg {
        Color::Reset => String::new(),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        other => format!("{other:?}"),
    };
    let marks = cell.modifier.iter_names().map(|(name, _)| name.to_lowercase());
    let look: Vec<_> = std::iter::once(colour).chain(marks).filter(|word| !word.is_empty()).collect();
    (!look.is_empty()).then(|| look.join(" "))
}

/// The colours of a screen: a letter for each cell that is not plain, and what each letter means.
fn colours(buffer: &Buffer) -> String {
    let mut looks: Vec<String> = Vec::new();
    let mut letter = |cell: &Cell| {
        let Some(look) = look(cell) else { return '.' };
        let at = looks.iter().position(|known| *known == look).unwrap_or(looks.len());
        if at == looks.len() {
            looks.push(look);
        }
        ('a'..='z').chain('A'..='Z').nth(at).unwrap()
    };
    let rows = buffer.content.chunks(buffer.area.width.into());
    let grid: String = rows.map(|row| row.iter().map(&mut letter).collect::<String>() + "\n").collect();
    let legend = ('a'..='z').chain('A'..='Z').zip(&looks).map(|(letter, look)| format!("{letter} {look}\n"));
    legend.collect::<String>() + "\n" + &grid
}

/// The colours in the middle of a game, on a dark and on a light terminal.
fn check_colours(key: &str, middle: usize) {
    let record = recorded(key, 3, middle);
    for (name, background) in [("dark", Background::Dark), ("light", Background::Light)] {
        let palette = Palette::new(Depth::True).on(background);
        for size in SIZES {
            let text = with_palette(resumed(key, record.clone()), size, palette, |table, _| colours(table.buffer()));
            insta::assert_snapshot!(format!("{key}-colours-{name}-{}x{}", size.0, size.1), text);
        }
    }
}

#[test]
fn amyitis_is_coloured_as_it_should_be() {
    check_colours("amyitis", 130);
}

#[test]
fn babylon_is_coloured_as_it_should_be() {
    check_colours("babylon", 180);
}

#[test]
fn jardins_is_coloured_as_it_should_be() {
    check_colours("jardins", 120);
}

#[test]
fn amyitis_looks_as_it_should() {
    check_game("amyitis", 130);
}

#[test]
fn babylon_looks_as_it_should() {
    check_game("babylon", 180);
}

#[test]
fn jardins_looks_as_it_should() {
    check_game("jardins", 120);
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    with_app(local_game("amyitis", 2, 1, 1), (60, 20), Depth::Mono, |table, _| table.shows("a table needs"));
}

#[test]
fn colours_come_with_the_depth_of_the_terminal_and_never_alone() {
    for (depth, colours) in [(Depth::Mono, false), (Depth::Sixteen, true), (Depth::Many, true), (Depth::True, true)] {
        let record = recorded("babylon", 3, 180);
        with_app(resumed("babylon", record), (100, 40), depth, |table, _| {
            let cells = &table.buffer().content;
            assert_eq!(cells.iter().any(|cell| cell.fg != Color::Reset), colours, "{depth:?}");
            assert!(cells.iter().any(|cell| cell.modifier.contains(Modifier::REVERSED)), "the cursor is seen");
            assert!(cells.iter().any(|cell| cell.modifier.contains(Modifier::UNDERLINED)), "places are seen");
        });
    }
    let text = |depth| {
        let record = recorded("jardins", 3, 120);
        with_app(resumed("jardins", record), (100, 40), depth, |table, _| table.text())
    };
    assert_eq!(text(Depth::Mono), text(Depth::True), "what colours say, signs say");
}

//! What a position promises: the terms of an appraisal, over whole games.

#![expect(clippy::float_cmp, reason = "the terms are small whole numbers, exact in a float")]

use std::collections::{HashMap, HashSet};

use babylon::{Action, Babylon, Components, Position};
use game::contract::play_through;
use game::{Components as _, Evaluate, Game, MOST_TERMS, Nobody, Options, RandomSource, Seat, Setup, Shuffler, Turn};

use crate::support::{YOU, play, tile};

/// The values of all terms for a seat.
fn terms(game: &Babylon, seat: Seat) -> Vec<f32> {
    let mut values = vec![f32::NAN; Babylon::TERMS.len()];
    game.terms(seat, &mut values);
    values
}

fn term(game: &Babylon, seat: Seat, name: &str) -> f32 {
    terms(game, seat)[Babylon::TERMS.iter().position(|term| *term == name).unwrap()]
}

/// Plays a random game and shows every position of it.
fn play_randomly(players: usize, seed: u64, visit: impl FnMut(&Babylon)) {
    let mut random = Shuffler::new(seed, 0);
    let specs = Babylon::META.options.iter();
    let options = specs.map(|spec| (spec.key, spec.values[random.index(spec.values.len())]));
    let options = Options::read(&Babylon::META, options).unwrap();
    let mut game = Babylon::new(&Setup { options, ..Setup::standard(&Babylon::META, players) }).unwrap();
    play_through(&mut game, &mut random, visit);
}

fn every_position(mut visit: impl FnMut(&Babylon, Seat)) {
    for (players, seed) in (2..=4).flat_map(|players| (0..40).map(move |seed| (players, seed))) {
        play_randomly(players, seed, |game| Seat::all(players).for_each(|seat| visit(game, seat)));
    }
}

#[test]
fn there_are_not_too_many_terms_and_none_twice() {
    assert!(Babylon::TERMS.len() <= MOST_TERMS);
    assert_eq!(Babylon::TERMS.iter().collect::<HashSet<_>>().len(), Babylon::TERMS.len());
}

#[test]
fn every_term_is_a_number_in_every_position() {
    every_position(|game, seat| {
        for (name, value) in Babylon::TERMS.iter().zip(terms(game, seat)) {
            assert!(value.is_finite() && value.abs() < 1000.0, "{name} is {value}");
        }
    });
}

#[test]
fn points_are_those_of_the_score_sheet() {
    every_position(|game, seat| {
        assert_eq!(term(game, seat, "points"), game.standing().total(seat) as f32);
    });
}

#[test]
fn nothing_but_points_is_worth_anything_at_the_end() {
    every_position(|game, seat| {
        if game.turn() == Turn::Over {
            assert!(terms(game, seat)[1..].iter().all(|&value| value == 0.0), "{:?}", terms(game, seat));
        }
    });
}

#[test]
fn every_seat_has_all_its_turns_ahead_of_it_when_the_game_begins() {
    let game = Babylon::new(&Setup::standard(&Babylon::META, 3)).unwrap();
    for seat in Seat::all(3) {
        assert_eq!(term(&game, seat, "turns"), f32::from(game.rounds()));
    }
}

#[test]
fn a_turn_that_has_begun_is_no_longer_to_come() {
    play_randomly(2, 7, |game| {
        let Turn::Decide(seat) = game.turn() else { return };
        let mut list = Vec::new();
        game.actions(&mut list);
        let before = term(game, seat, "turns");
        let mut next = *game;
        next.play_unchecked(list[0], &mut Nobody);
        let dug = list[0].to_string().starts_with("dig");
        assert_eq!(term(&next, seat, "turns"), before - f32::from(u8::from(dug)), "{}", list[0]);
    });
}

#[test]
fn a_terrace_that_is_turned_well_keeps_what_it_promised() {
    play_randomly(2, 11, |game| {
        let Turn::Decide(seat) = game.turn() else { return };
        let promised = term(game, seat, "unturned");
        if promised == 0.0 {
            return;
        }
        let mut list = Vec::new();
        game.actions(&mut list);
        let ready = list.iter().map(|&action| {
            let mut next = *game;
            next.play_unchecked(action, &mut Nobody);
            term(&next, seat, "ready")
        });
        assert!(ready.fold(0.0, f32::max) >= promised);
    });
}

/// You build in this garden with two tiles in hand, and the box holds so many of some pieces.
fn with_box(garden: &str, changes: &[(&str, u16)]) -> Babylon {
    let of_piece = |line: &str| changes.iter().find(|(piece, _)| line.starts_with(&format!("{piece} "))).copied();
    let lines = Components::STANDARD.lines().map(|line| match of_piece(line) {
        Some((piece, count)) => format!("{piece} = {count}\n"),
        None => format!("{line}\n"),
    });
    let components = Components::editions().load(&lines.collect::<String>()).unwrap();
    let table = Position::new(2).components(components).garden(YOU, garden).singles(YOU, 9);
    table.notch(YOU, tile("blue basalt 3")).dug(tile("blue basalt 4")).build().unwrap()
}

/// B0.5: decor of which the box has nothing left promises nothing, wherever its icons are.
#[test]
fn decor_that_has_run_out_promises_nothing() {
    let garden = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |s  f |s  f |.  .
        4  .  . |t  b |t  b |.  .";
    let promised = |changes: &[(&str, u16)]| {
        let mut game = with_box(garden, changes);
        let waiting = ["open-fountains", "open-bridges", "open-stairs", "fit-now"].map(|name| term(&game, YOU, name));
        play(&mut game, "place dug c5 floor 1");
        (waiting, ["unturned", "unturned-icons"].map(|name| term(&game, YOU, name)))
    };
    let (full, placed) = promised(&[]);
    assert!(full.iter().chain(&placed).all(|&value| value > 0.0), "{full:?} {placed:?}");
    let nothing = [("stairs", 0), ("fountain", 0), ("bridge", 0), ("statue", 0)];
    assert_eq!(promised(&nothing), ([0.0; 4], [0.0; 2]));
    let ([fountains, bridges, stairs, fit], [_, icons]) = promised(&[("fountain", 0)]);
    assert_eq!([fountains, bridges, stairs], [0.0, full[1], full[2]]);
    assert!(fit > 0.0 && fit <= full[3], "{fit}");
    assert_eq!(icons, 0.75 * placed[1], "three of four icons are of use");
    let ([one, ..], _) = promised(&[("fountain", 1)]);
    assert!(one > 0.0 && one < full[0], "two ends wait for one fountain");
}

/// B5.3: a set of decor that can't be completed any more promises nothing.
#[test]
fn a_set_that_lacks_what_has_run_out_promises_nothing() {
    let garden = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |s  F>|F< - |.  .
        4  .  . |t  b |t  b |.  .";
    let kinds = |changes: &[(&str, u16)]| term(&with_box(garden, changes), YOU, "decor-kinds");
    assert!(kinds(&[]) > 0.0);
    assert_eq!(kinds(&[("fountain", 1)]), kinds(&[]), "the fountain is there already");
    assert_eq!(kinds(&[("statue", 0)]), 0.0);
}

/// B0.5: without belvederes left, three supports are not enough.
#[test]
fn without_belvederes_there_is_less_room() {
    let garden = "floor 1
           a  b  c  d  e  f  g  h
        3  .  . |s  f |.  .  .  .
        4  .  . |t  b |.  .  .  .
        5  .  .  . |s  f |.  .  .
        6  .  .  . |t  b |.  .  .";
    let [many, none] =
        [&[][..], &[("belvedere", 0)]].map(|changes| term(&with_box(garden, changes), YOU, "cheap-floor"));
    assert_eq!(none, many / 2.0, "floor 2 needs a belvedere");
}

/// The tile under another is drawn: a mind that thinks about draws to come has to know which one a decision means.
#[test]
fn the_subject_of_digging_is_the_tile_on_top() {
    let mut tiles = HashMap::new();
    let mut list = Vec::new();
    every_position(|game, _| {
        list.clear();
        game.actions(&mut list);
        for &action in &list {
            if let Action::Dig(stack) = action {
                let tile = game.quarry().top(stack).unwrap();
                assert_eq!(*tiles.entry(game.subject(action)).or_insert(tile), tile, "{action}");
            }
        }
    });
    assert_eq!(tiles.values().collect::<HashSet<_>>().len(), tiles.len());
}

//! What a position promises: the terms of an appraisal, over whole games.

#![allow(clippy::unwrap_used, clippy::float_cmp)]

use std::collections::{HashMap, HashSet};

use babylon::{Action, Babylon};
use table::{Appraise, Chance, Game, MOST_TERMS, Nobody, Seat, Setup, Shuffler, Turn};

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
fn play_randomly(players: usize, seed: u64, mut visit: impl FnMut(&Babylon)) {
    let mut game = Babylon::new(&Setup::standard(&Babylon::META, players)).unwrap();
    let mut chance = Shuffler::new(seed, 0);
    let mut list = Vec::new();
    loop {
        visit(&game);
        match game.turn() {
            Turn::Over => return,
            Turn::Deal => game.reveal_unchecked(game.deal(&mut chance), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(&mut list);
                game.play_unchecked(list[chance.index(list.len())], &mut Nobody);
            }
        }
    }
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

/// The tile under another is drawn: whoever thinks about draws to come has to know which one a decision means.
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

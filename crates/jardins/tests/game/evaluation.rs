//! The terms of a position, over random games at every number of players.

use std::collections::{HashMap, HashSet};

use game::{Evaluate, Game, MOST_TERMS, Nobody, RandomSource, Seat, Setup, Shuffler, Turn};
use jardins::{Action, Jardins};

/// Plays random games and shows every position to the witness.
fn watch(games: u64, mut witness: impl FnMut(&Jardins)) {
    for players in Jardins::META.fewest..=Jardins::META.most {
        for game in 0..games {
            let mut state = Jardins::new(&Setup::standard(&Jardins::META, players)).expect("a standard game");
            let mut random = Shuffler::new(game, players as u64);
            let mut list = Vec::new();
            while state.turn() != Turn::Over {
                witness(&state);
                list.clear();
                state.actions(&mut list);
                match state.turn() {
                    Turn::Decide(_) => state.play_unchecked(list[random.index(list.len())], &mut Nobody),
                    _ => state.reveal_unchecked(state.deal(&mut random), &mut Nobody),
                }
            }
            witness(&state);
        }
    }
}

fn terms(state: &Jardins, seat: Seat) -> [f32; MOST_TERMS] {
    let mut values = [0.0; MOST_TERMS];
    state.terms(seat, &mut values[..Jardins::TERMS.len()]);
    values
}

/// A term that is a whole number.
fn whole(state: &Jardins, seat: Seat, name: &str) -> i32 {
    let at = Jardins::TERMS.iter().position(|term| *term == name).expect("a term of this name");
    let value = terms(state, seat)[at];
    assert!(value.fract().abs() < f32::EPSILON, "{name} is {value}");
    value as i32
}

#[test]
fn terms_are_figures_in_every_position() {
    watch(40, |state| {
        for seat in Seat::all(state.players()) {
            let values = terms(state, seat);
            assert!(values.iter().all(|value| value.is_finite() && value.abs() < 200.0), "{values:?}");
        }
    });
}

/// The terms count a garden in their own, faster way: it has to agree with the rules.
#[test]
fn points_are_those_of_the_standing_while_no_card_is_in_hand() {
    watch(40, |state| {
        let standing = state.standing();
        for seat in Seat::all(state.players()).filter(|_| state.in_hand().is_none()) {
            assert_eq!(whole(state, seat, "points"), standing.total(seat), "{state:?}");
        }
    });
}

#[test]
fn a_finished_game_promises_nothing_but_its_points() {
    watch(40, |state| {
        for seat in Seat::all(state.players()).filter(|_| state.turn() == Turn::Over) {
            for (value, name) in terms(state, seat).into_iter().zip(Jardins::TERMS) {
                assert!(value == 0.0 || ["points", "tiebreak"].contains(name), "{name} is {value}");
            }
        }
    });
}

#[test]
fn a_card_in_hand_counts_as_laid() {
    let mut before = None;
    watch(10, |state| {
        if let (Turn::Decide(seat), Some(_), Some(turns)) = (state.turn(), state.in_hand(), before) {
            assert_eq!(whole(state, seat, "turns"), turns - 1);
        }
        before = match state.turn() {
            Turn::Decide(seat) if state.in_hand().is_none() => Some(whole(state, seat, "turns")),
            _ => None,
        };
    });
}

/// Cards slide and are drawn: a mind that thinks about draws to come has to know which one a decision means.
#[test]
fn the_subject_of_taking_a_card_is_the_card() {
    let mut cards = HashMap::new();
    watch(20, |state| {
        let mut list = Vec::new();
        state.actions(&mut list);
        for action in list.into_iter().filter(|action| matches!(action, Action::Take { .. })) {
            let mut next = *state;
            next.play_unchecked(action, &mut Nobody);
            let card = next.in_hand().expect("the card that was taken");
            assert_eq!(*cards.entry(state.subject(action)).or_insert(card), card, "{action}");
        }
    });
    assert_eq!(cards.values().collect::<HashSet<_>>().len(), cards.len());
}

/// The tile that is shown next is drawn.
#[test]
fn the_subject_of_a_purchase_is_the_tile() {
    let mut tiles = HashMap::new();
    watch(20, |state| {
        let mut list = Vec::new();
        state.actions(&mut list);
        for action in list {
            if let Action::Buy { pile, .. } = action {
                let tile = state.top(pile).expect("the tile that can be bought");
                assert_eq!(*tiles.entry(state.subject(action)).or_insert(tile), tile, "{action}");
            }
        }
    });
    assert_eq!(tiles.values().collect::<HashSet<_>>().len(), tiles.len());
}

/// Taking a card is one's own affair, claiming an objective is everybody's.
#[test]
fn others_are_concerned_by_claims_and_not_by_cards_taken() {
    watch(20, |state| {
        let mut list = Vec::new();
        state.actions(&mut list);
        for action in list {
            let mut next = *state;
            next.play_unchecked(action, &mut Nobody);
            match action {
                Action::Take { .. } => assert!(!next.concerns_others(state), "{action}"),
                Action::Claim(_) => assert!(next.concerns_others(state), "{action}"),
                _ => {}
            }
        }
    });
}

//! The terms of an appraisal, over random games and in a few positions.

use amyitis::{Action, Amyitis};
use table::{Appraise, Chance, Game, MOST_TERMS, Nobody, Seat, Setup, Shuffler, Turn};

/// The terms of a seat.
fn terms(game: &Amyitis, seat: Seat) -> Vec<f32> {
    let mut values = vec![f32::NAN; Amyitis::TERMS.len()];
    game.terms(seat, &mut values);
    values
}

/// One term of a seat, by name.
fn term(game: &Amyitis, seat: Seat, name: &str) -> f32 {
    let at = Amyitis::TERMS.iter().position(|term| *term == name).expect("a term");
    terms(game, seat)[at]
}

/// Plays random games and shows every position with the decision that comes next, if a seat decides.
fn visit(players: usize, games: u64, mut see: impl FnMut(&Amyitis, Option<Action>)) {
    for number in 0..games {
        let mut chance = Shuffler::new(number, players as u64);
        let mut game = Amyitis::new(&Setup::standard(&Amyitis::META, players)).expect("a standard game begins");
        let mut list = Vec::new();
        loop {
            list.clear();
            game.actions(&mut list);
            let next = if list.is_empty() { None } else { Some(list[chance.index(list.len())]) };
            see(&game, next);
            match (game.turn(), next) {
                (Turn::Deal, _) => game.reveal_unchecked(game.deal(&mut chance), &mut Nobody),
                (Turn::Decide(_), Some(action)) => game.play_unchecked(action, &mut Nobody),
                _ => break,
            }
        }
    }
}

#[test]
fn every_term_has_a_name_of_its_own() {
    let names: std::collections::HashSet<_> = Amyitis::TERMS.iter().collect();
    assert_eq!(names.len(), Amyitis::TERMS.len());
    assert!(names.len() <= MOST_TERMS);
}

#[test]
fn every_term_is_written_and_finite() {
    for players in 2..=4 {
        visit(players, 20, |game, _| {
            for seat in Seat::all(players) {
                let values = terms(game, seat);
                assert!(values.iter().all(|value| value.is_finite() && value.abs() < 1000.0), "{values:?}");
            }
        });
    }
}

/// A8: in every position, and so in the last one, the points are those of the score sheet.
#[test]
fn points_are_those_of_the_score_sheet() {
    for players in 2..=4 {
        visit(players, 20, |game, _| {
            for seat in Seat::all(players) {
                assert_eq!(term(game, seat, "points") as i32, game.standing().total(seat));
            }
        });
    }
}

#[test]
fn what_was_paid_for_is_a_term_until_it_is_taken() {
    let rights = ["harvest", "prayer", "channel", "errand"];
    visit(2, 20, |game, next| {
        let (Some(action), Turn::Decide(seat)) = (next, game.turn()) else { return };
        let promised: f32 = rights.iter().map(|right| term(game, seat, right)).sum();
        match action {
            Action::Pass | Action::Recruit { .. } | Action::Move(_) => assert!(promised <= 0.0, "{action}"),
            Action::Irrigate(_) | Action::Sell(_) => assert!(promised > 0.0, "{action}"),
            _ => {}
        }
    });
}

#[test]
fn seats_are_equal_before_anything_is_decided() {
    let game = Amyitis::new(&Setup::standard(&Amyitis::META, 2)).expect("a standard game begins");
    let apart: Vec<_> = terms(&game, Seat::FIRST)
        .into_iter()
        .zip(terms(&game, Seat::FIRST.left(2)))
        .zip(Amyitis::TERMS)
        .filter(|((first, second), _)| (first - second).abs() > f32::EPSILON)
        .map(|(_, term)| *term)
        .collect();
    assert_eq!(apart, ["procession"]);
}

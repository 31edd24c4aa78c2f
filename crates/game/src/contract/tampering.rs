//! The audit of a game is itself put to the test: a tampered table has to be found out.

use crate::{Game, Nobody, RandomSource, Setup, Shuffler, Turn};

/// With fewer positions to tamper with, the test shows nothing.
const FEWEST: usize = 20;

/// Tampers with every position of a random game of each setup where it can be done: each time, the audit must say so.
pub fn is_found_out<G: Game>(setups: &[Setup<G::Components>], what: &str, tamper: impl Fn(&mut G) -> Option<()>) {
    let mut times = 0;
    for (number, setup) in (0..).zip(setups) {
        let mut game = G::new(setup).expect("a game begins");
        let (mut random, mut list) = (Shuffler::new(number, 4), Vec::new());
        while game.turn() != Turn::Over {
            list.clear();
            game.actions(&mut list);
            match game.turn() {
                Turn::Decide(_) => game.play_unchecked(list[random.index(list.len())], &mut Nobody),
                _ => game.reveal_unchecked(game.deal(&mut random), &mut Nobody),
            }
            assert_eq!(game.audit(), Ok(()));
            let mut tampered = game;
            if tamper(&mut tampered).is_some() {
                times += 1;
                assert!(tampered.audit().is_err(), "{what}: {tampered:?}");
            }
        }
    }
    assert!(times >= FEWEST, "{what} was tried {times} times");
}

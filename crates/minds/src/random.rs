//! The mind that plays anything.

use table::{Chance, Game, Nobody, Shuffler, Turn};

use crate::Mind;

/// Decides at random, all legal decisions equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    chance: Shuffler,
    list: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A mind with its own randomness.
    pub fn new(chance: Shuffler) -> Random<G> {
        Random { chance, list: Vec::with_capacity(G::MOST_ACTIONS) }
    }
}

impl<G: Game> Mind<G> for Random<G> {
    fn decide(&mut self, state: &G) -> Option<G::Action> {
        self.list.clear();
        state.actions(&mut self.list);
        (!self.list.is_empty()).then(|| self.list[self.chance.index(self.list.len())])
    }
}

/// Plays at random to the end and returns the number of decisions and outcomes. `list` is working space.
pub fn play_out<G: Game, C: Chance>(state: &mut G, list: &mut Vec<G::Action>, chance: &mut C) -> usize {
    let mut plies = 0;
    loop {
        match state.turn() {
            Turn::Over => return plies,
            Turn::Deal => state.reveal_unchecked(state.deal(chance), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                state.actions(list);
                state.play_unchecked(list[chance.index(list.len())], &mut Nobody);
            }
        }
        plies += 1;
    }
}

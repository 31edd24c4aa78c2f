//! The mind that plays anything.

use game::{Game, Nobody, RandomSource, Shuffler, Turn};

use crate::Mind;

/// Decides at random, all legal decisions equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    random: Shuffler,
    list: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    /// A mind with its own randomness.
    pub fn new(random: Shuffler) -> Random<G> {
        Random { random, list: Vec::with_capacity(G::MOST_ACTIONS) }
    }
}

impl<G: Game> Mind<G> for Random<G> {
    fn decide(&mut self, state: &G) -> Option<G::Action> {
        self.list.clear();
        state.actions(&mut self.list);
        (!self.list.is_empty()).then(|| self.list[self.random.index(self.list.len())])
    }
}

/// Plays at random to the end and returns the number of decisions and outcomes. `list` is working space.
pub fn play_out<G: Game, C: RandomSource>(state: &mut G, list: &mut Vec<G::Action>, random: &mut C) -> usize {
    let mut plies = 0;
    loop {
        match state.turn() {
            Turn::Over => return plies,
            Turn::Deal => state.reveal_unchecked(state.deal(random), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                state.actions(list);
                state.play_unchecked(list[random.index(list.len())], &mut Nobody);
            }
        }
        plies += 1;
    }
}

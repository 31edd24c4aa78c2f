//! The mind that looks ahead: Monte-Carlo tree search over decisions and draws, for any number of seats.
//!
//! The tree has a node for each position met. Where a seat decides, the decision with the best upper confidence bound *for that
//! seat* is followed; where the dealer draws, he draws with the true odds. A new leaf is judged by one random game to the end, and
//! every seat remembers its own result. One thread, and the same seed and number of simulations give the same decision on
//! any machine.

mod tree;

use std::time::{Duration, Instant};

use table::{Game, Shuffler};

use crate::Mind;
use tree::Tree;

/// How long to think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many simulated games.
    Simulations(u32),
    /// This long, whatever it yields.
    Time(Duration),
}

/// The mind that looks ahead.
#[derive(Debug)]
pub struct Search<G: Game> {
    budget: Budget,
    chance: Shuffler,
    tree: Tree<G>,
}

impl<G: Game> Search<G> {
    /// A mind with its own randomness.
    pub fn new(budget: Budget, chance: Shuffler) -> Search<G> {
        Search { budget, chance, tree: Tree::new() }
    }

    /// Simulates until the budget is used up.
    fn think(&mut self, state: &G) {
        match self.budget {
            Budget::Simulations(count) => (0..count).for_each(|_| self.tree.simulate(state, &mut self.chance)),
            Budget::Time(time) => {
                let end = Instant::now() + time;
                while Instant::now() < end {
                    (0..16).for_each(|_| self.tree.simulate(state, &mut self.chance));
                }
            }
        }
    }
}

impl<G: Game> Mind<G> for Search<G> {
    fn decide(&mut self, state: &G) -> Option<G::Action> {
        self.tree.plant(state);
        if self.tree.choices() > 1 {
            self.think(state);
        }
        self.tree.best()
    }
}

#[cfg(test)]
mod tests {
    use table::contract::pebbles::{Choice, Colour, Pebbles};
    use table::{Nobody, Setup};

    use super::*;

    fn drawn(colour: Colour) -> Pebbles {
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        game.reveal(colour, &mut Nobody).unwrap();
        game
    }

    fn search(seed: u64) -> Search<Pebbles> {
        Search::new(Budget::Simulations(2000), Shuffler::new(seed, 0))
    }

    #[test]
    fn it_keeps_white_and_gives_black_away() {
        assert_eq!(search(1).decide(&drawn(Colour::White)), Some(Choice::Keep));
        assert_eq!(search(1).decide(&drawn(Colour::Black)), Some(Choice::Give));
    }

    #[test]
    fn a_forced_decision_needs_no_thought() {
        assert_eq!(search(1).decide(&drawn(Colour::Gold)), Some(Choice::Keep));
    }

    #[test]
    fn nobody_decides_on_the_dealers_turn() {
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 3)).unwrap();
        assert_eq!(search(1).decide(&game), None);
    }

    #[test]
    fn the_same_seed_thinks_the_same() {
        let think = |seed| {
            let mut search = search(seed);
            search.decide(&drawn(Colour::White));
            search.tree.visits()
        };
        assert_eq!(think(7), think(7));
        assert_ne!(think(7), think(8));
    }
}

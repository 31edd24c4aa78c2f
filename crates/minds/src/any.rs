//! Minds at a table whose game nobody needs to know.

use game::{AnyGame, Evaluate, Game, GameAdapter, Shuffler};

use crate::{Budget, Evaluator, Hint, Leaf, Mind, Search, Stop, hints};

/// A mind that plays an [`AnyGame`].
pub trait AnyMind: Send {
    /// One of the legal decisions of the seat to move, in notation; `None` if no seat is to move or the mind is at home in
    /// another game.
    fn decide(&mut self, game: &dyn AnyGame) -> Option<String>;

    /// From now on, decides at once when it is told to stop.
    fn heed(&mut self, stop: &Stop);
}

/// A [`Mind`] as an [`AnyMind`].
pub struct MindAdapter<G: Game>(Box<dyn Mind<G>>);

impl<G: Game> MindAdapter<G> {
    /// Wraps it.
    pub fn new(mind: Box<dyn Mind<G>>) -> MindAdapter<G> {
        MindAdapter(mind)
    }
}

impl<G: Game> AnyMind for MindAdapter<G> {
    fn decide(&mut self, game: &dyn AnyGame) -> Option<String> {
        let game = game.as_any().downcast_ref::<GameAdapter<G>>()?;
        self.0.decide(&game.game).map(|action| action.to_string())
    }

    fn heed(&mut self, stop: &Stop) {
        self.0.heed(stop);
    }
}

/// Somebody who gives hints in an [`AnyGame`].
pub trait AnyHinter: Send {
    /// The best decisions of the seat to move, at most `most`, the best first; nothing if no seat is to move or the game is another one.
    fn hints(&mut self, game: &dyn AnyGame, most: usize) -> Vec<Hint<String>>;

    /// From now on, tells what it knows when it is told to stop.
    fn heed(&mut self, stop: &Stop);
}

/// An [`AnyHinter`] for one game.
pub struct Hinter<G: Evaluate> {
    evaluator: Evaluator<G>,
    search: Search<G>,
    random: Shuffler,
}

impl<G: Evaluate> Hinter<G> {
    /// Somebody who thinks so long before giving hints.
    pub fn new(budget: Budget, seed: u64) -> Hinter<G> {
        let evaluator = Evaluator::standard();
        let search = Search::new(&evaluator, budget, Leaf::LookedAhead, 1, seed);
        Hinter { evaluator, search, random: Shuffler::new(seed, 1) }
    }
}

impl<G: Evaluate> AnyHinter for Hinter<G> {
    fn hints(&mut self, game: &dyn AnyGame, most: usize) -> Vec<Hint<String>> {
        let Some(game) = game.as_any().downcast_ref::<GameAdapter<G>>() else { return Vec::new() };
        let hints = hints(&game.game, &self.evaluator, &mut self.search, most, &mut self.random);
        hints.into_iter().map(Hint::written).collect()
    }

    fn heed(&mut self, stop: &Stop) {
        self.search.heed(stop);
    }
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::Pebbles;
    use game::{Setup, Shuffler, Turn};

    use super::*;
    use crate::Random;

    #[test]
    fn a_hinter_knows_only_its_own_game() {
        let mut hinter = Hinter::<Pebbles>::new(Budget::Simulations(100), 1);
        let mut game: Box<dyn AnyGame> =
            Box::new(GameAdapter::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap());
        assert!(hinter.hints(game.as_ref(), 3).is_empty());
        game.reveal("draw white").unwrap();
        let hints = hinter.hints(game.as_ref(), 1);
        assert_eq!(hints.iter().map(|hints| hints.action.as_str()).collect::<Vec<_>>(), ["keep"]);
    }

    #[test]
    fn a_seated_mind_plays_to_the_end() {
        let mut mind = MindAdapter::<Pebbles>::new(Box::new(Random::new(Shuffler::new(3, 0))));
        let mut game: Box<dyn AnyGame> =
            Box::new(GameAdapter::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap());
        let mut random = Shuffler::new(4, 0);
        assert_eq!(mind.decide(game.as_ref()), None);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Deal => drop(game.reveal(&game.deal(&mut random).unwrap()).unwrap()),
                Turn::Decide(_) => drop(game.play(&mind.decide(game.as_ref()).unwrap()).unwrap()),
            }
        }
        assert_eq!(game.round(), 6);
    }
}

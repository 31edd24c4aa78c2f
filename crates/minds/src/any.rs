//! Minds at a table whose game nobody needs to know.

use table::{Appraise, Erased, Game, Match, Shuffler};

use crate::{Budget, Judge, Leaf, Mind, Search, hints};

/// A mind that plays a [`Match`].
pub trait AnyMind: Send {
    /// One of the legal decisions of the seat to move, in notation; `None` if no seat is to move or the mind is at home in
    /// another game.
    fn decide(&mut self, game: &dyn Match) -> Option<String>;
}

/// A [`Mind`] seated at a [`Match`] of its game.
pub struct Seated<G: Game>(Box<dyn Mind<G>>);

impl<G: Game> Seated<G> {
    /// Seats it.
    pub fn new(mind: Box<dyn Mind<G>>) -> Seated<G> {
        Seated(mind)
    }
}

impl<G: Game> AnyMind for Seated<G> {
    fn decide(&mut self, game: &dyn Match) -> Option<String> {
        let game = game.as_any().downcast_ref::<Erased<G>>()?;
        self.0.decide(&game.game).map(|action| action.to_string())
    }
}

/// A [`crate::Hint`] at a table whose game nobody needs to know.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The decision, in notation.
    pub action: String,
    /// The chance to win that it promises.
    pub worth: f32,
    /// How often it was looked at.
    pub visits: u32,
    /// The points it promises in each category.
    pub categories: Vec<f32>,
    /// What each named term gains by it, in points, the greatest first.
    pub reasons: Vec<(&'static str, f32)>,
}

/// Somebody who gives advice at a [`Match`].
pub trait Adviser: Send {
    /// The best decisions of the seat to move, at most `most`, the best first; nothing if no seat is to move or the game is another one.
    fn advise(&mut self, game: &dyn Match, most: usize) -> Vec<Advice>;
}

/// An [`Adviser`] for one game.
pub struct Counsel<G: Appraise> {
    judge: Judge<G>,
    search: Search<G>,
    chance: Shuffler,
}

impl<G: Appraise> Counsel<G> {
    /// Somebody who thinks so long before giving advice.
    pub fn new(budget: Budget, seed: u64) -> Counsel<G> {
        let judge = Judge::standard();
        let search = Search::new(&judge, budget, Leaf::Foreseen, 1, seed);
        Counsel { judge, search, chance: Shuffler::new(seed, 1) }
    }
}

impl<G: Appraise> Adviser for Counsel<G> {
    fn advise(&mut self, game: &dyn Match, most: usize) -> Vec<Advice> {
        let Some(game) = game.as_any().downcast_ref::<Erased<G>>() else { return Vec::new() };
        let hints = hints(&game.game, &self.judge, &mut self.search, most, &mut self.chance);
        let advice = |hint: crate::Hint<G::Action>| Advice {
            action: hint.action.to_string(),
            worth: hint.worth,
            visits: hint.visits,
            categories: hint.categories,
            reasons: hint.reasons,
        };
        hints.into_iter().map(advice).collect()
    }
}

#[cfg(test)]
mod tests {
    use table::contract::pebbles::Pebbles;
    use table::{Setup, Shuffler, Turn};

    use super::*;
    use crate::Random;

    #[test]
    fn an_adviser_knows_only_its_own_game() {
        let mut counsel = Counsel::<Pebbles>::new(Budget::Simulations(100), 1);
        let mut game: Box<dyn Match> = Box::new(Erased::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap());
        assert!(counsel.advise(game.as_ref(), 3).is_empty());
        game.reveal("draw white").unwrap();
        let advice = counsel.advise(game.as_ref(), 1);
        assert_eq!(advice.iter().map(|advice| advice.action.as_str()).collect::<Vec<_>>(), ["keep"]);
    }

    #[test]
    fn a_seated_mind_plays_to_the_end() {
        let mut mind = Seated::<Pebbles>::new(Box::new(Random::new(Shuffler::new(3, 0))));
        let mut game: Box<dyn Match> = Box::new(Erased::<Pebbles>::new(Setup::standard(&Pebbles::META, 2)).unwrap());
        let mut chance = Shuffler::new(4, 0);
        assert_eq!(mind.decide(game.as_ref()), None);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Deal => drop(game.reveal(&game.deal(&mut chance).unwrap()).unwrap()),
                Turn::Decide(_) => drop(game.play(&mind.decide(game.as_ref()).unwrap()).unwrap()),
            }
        }
        assert_eq!(game.round(), 6);
    }
}

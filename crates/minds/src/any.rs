//! Minds at a table whose game nobody needs to know.

use table::{Erased, Game, Match};

use crate::Mind;

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

#[cfg(test)]
mod tests {
    use table::contract::pebbles::Pebbles;
    use table::{Setup, Shuffler, Turn};

    use super::*;
    use crate::Random;

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

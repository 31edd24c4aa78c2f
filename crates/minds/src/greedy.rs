//! The mind that looks to the end of its own turn.

use game::{Evaluate, Shuffler};

use crate::beam::{Beam, BeamWidth};
use crate::{Evaluator, Mind};

/// Decides by what the position promises at the end of its own turn, or when the dealer draws.
///
/// A turn is several decisions: the most promising lines are followed side by side, the others dropped.
#[derive(Clone, Debug)]
pub struct Greedy<G: Evaluate> {
    evaluator: Evaluator<G>,
    lines: Beam<G>,
    random: Shuffler,
}

/// All decisions are looked at.
const WIDTH: BeamWidth = BeamWidth { lines: 12, decisions: usize::MAX };

impl<G: Evaluate> Greedy<G> {
    /// A mind with these weights.
    pub fn new(evaluator: Evaluator<G>) -> Greedy<G> {
        // Nothing is left to chance.
        Greedy { evaluator, lines: Beam::new(), random: Shuffler::new(0, 0) }
    }
}

impl<G: Evaluate> Mind<G> for Greedy<G> {
    fn decide(&mut self, state: &G) -> Option<G::Action> {
        self.lines.best(state, WIDTH, &self.evaluator, &mut self.random).map(|line| line.first)
    }
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::{Choice, Colour, Pebbles};
    use game::{Game, Nobody, Setup};

    use super::*;

    #[test]
    fn it_keeps_gold_and_gives_black_away() {
        let decide = |colour| {
            let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
            game.reveal(colour, &mut Nobody).unwrap();
            Greedy::new(Evaluator::standard()).decide(&game)
        };
        assert_eq!(decide(Colour::Gold), Some(Choice::Keep));
        assert_eq!(decide(Colour::Black), Some(Choice::Give));
    }

    #[test]
    fn nobody_decides_on_the_dealers_turn() {
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        assert_eq!(Greedy::new(Evaluator::standard()).decide(&game), None);
    }
}

//! The mind that looks to the end of its own turn.

use table::{Appraise, Shuffler};

use crate::lines::{Breadth, Lines};
use crate::{Judge, Mind};

/// Decides by what the position promises at the end of its own turn, or when the dealer draws.
///
/// A turn is several decisions: the most promising lines are followed side by side, the others dropped.
#[derive(Clone, Debug)]
pub struct Greedy<G: Appraise> {
    judge: Judge<G>,
    lines: Lines<G>,
    chance: Shuffler,
}

/// All decisions are looked at.
const BREADTH: Breadth = Breadth { lines: 12, decisions: usize::MAX };

impl<G: Appraise> Greedy<G> {
    /// A mind with these weights.
    pub fn new(judge: Judge<G>) -> Greedy<G> {
        // Nothing is left to chance.
        Greedy { judge, lines: Lines::new(), chance: Shuffler::new(0, 0) }
    }
}

impl<G: Appraise> Mind<G> for Greedy<G> {
    fn decide(&mut self, state: &G) -> Option<G::Action> {
        self.lines.best(state, BREADTH, &self.judge, &mut self.chance).map(|line| line.first)
    }
}

#[cfg(test)]
mod tests {
    use table::contract::pebbles::{Choice, Colour, Pebbles};
    use table::{Game, Nobody, Setup};

    use super::*;

    #[test]
    fn it_keeps_gold_and_gives_black_away() {
        let decide = |colour| {
            let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
            game.reveal(colour, &mut Nobody).unwrap();
            Greedy::new(Judge::standard()).decide(&game)
        };
        assert_eq!(decide(Colour::Gold), Some(Choice::Keep));
        assert_eq!(decide(Colour::Black), Some(Choice::Give));
    }

    #[test]
    fn nobody_decides_on_the_dealers_turn() {
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        assert_eq!(Greedy::new(Judge::standard()).decide(&game), None);
    }
}

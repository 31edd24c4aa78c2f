//! What becomes of a position: it is played on for some turns, in a number of futures.

use game::{Evaluate, Shuffler};

use crate::beam::Beam;
use crate::look_ahead::{Depth, look_ahead};
use crate::{Evaluator, SeatValues, shares};

/// With fewer futures, nothing could be told.
const FEWEST_FUTURES: u32 = 8;
/// A chance whose standard error is less than this is sure enough.
const SURE: f32 = 0.005;

/// What becomes of positions. Every position meets the same luck in the same future, so that positions can be compared.
pub(super) struct Continuations<'a, G: Evaluate> {
    evaluator: &'a Evaluator<G>,
    lines: Beam<G>,
    pub(super) count: u32,
}

impl<'a, G: Evaluate> Continuations<'a, G> {
    pub(super) fn new(evaluator: &'a Evaluator<G>, count: u32) -> Continuations<'a, G> {
        Continuations { evaluator, lines: Beam::new(), count: count.max(FEWEST_FUTURES) }
    }

    /// The chance to win of each seat in one future.
    pub(super) fn worth(&mut self, state: &G, future: u32) -> SeatValues {
        look_ahead(
            state,
            None,
            Depth::USUAL,
            shares,
            self.evaluator,
            &mut self.lines,
            &mut Shuffler::new(0, future.into()),
        )
    }

    /// The chance to win of each seat, in the mean of all futures, or of as many as it takes to be sure.
    pub(super) fn mean(&mut self, state: &G) -> Mean {
        let mut mean = Mean::default();
        while mean.count < self.count && !mean.is_sure() {
            mean.add(self.worth(state, mean.count));
        }
        mean
    }
}

/// The mean of what a position is worth to each seat in some futures.
#[derive(Clone, Default, Debug)]
pub(super) struct Mean {
    count: u32,
    sum: SeatValues,
    squares: SeatValues,
}

impl Mean {
    pub(super) fn add(&mut self, worth: SeatValues) {
        self.count += 1;
        add(&mut self.sum, worth);
        add(&mut self.squares, worth.map(|worth| worth * worth));
    }

    pub(super) fn values(&self) -> SeatValues {
        self.sum.map(|sum| sum / self.count as f32)
    }

    /// The standard error of the value of each seat.
    fn errors(&self) -> SeatValues {
        let count = self.count as f32;
        let mut errors = self.values();
        for (error, squares) in errors.iter_mut().zip(self.squares) {
            *error = ((squares / count - error.powi(2)).max(0.0) / count).sqrt();
        }
        errors
    }

    /// Whether more futures would hardly change the value of any seat.
    fn is_sure(&self) -> bool {
        self.count >= FEWEST_FUTURES && self.errors().iter().all(|&error| error < SURE)
    }
}

fn add(sum: &mut SeatValues, worth: SeatValues) {
    sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
}

/// The outcome that future number `number` of `count` draws, so that all of them together draw each about as often as its odds say.
pub(super) fn at_share<O: Copy>(odds: &[(O, u32)], number: u32, count: u32) -> Option<O> {
    let all: u64 = odds.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let mut left = all * (2 * u64::from(number) + 1) / (2 * u64::from(count));
    odds.iter().find_map(|&(outcome, weight)| match left.checked_sub(weight.into()) {
        None => Some(outcome),
        Some(rest) => {
            left = rest;
            None
        }
    })
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "what is meant to be the same is the same to the last bit")]
mod tests {
    use game::contract::pebbles::{Colour, Pebbles};
    use game::{Game, Nobody, Seat, Setup, Turn};

    use super::*;

    /// The mean of the same worth for every seat, future by future.
    fn mean_of(worths: &[f32]) -> Mean {
        let mut mean = Mean::default();
        worths.iter().for_each(|&worth| mean.add([worth; Seat::MOST]));
        mean
    }

    /// The textbook's eight numbers: mean 5, deviation 2, and a standard error of 2 by the root of 8.
    #[test]
    fn the_standard_error_is_that_of_the_textbook() {
        let mean = mean_of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert_eq!(mean.values(), [5.0; Seat::MOST]);
        assert!(mean.errors().iter().all(|error| (error - 2.0 / 8f32.sqrt()).abs() < 1e-6), "{:?}", mean.errors());
        // Wins and losses by halves: half by the root of how many.
        let mean = mean_of(&[0.0, 1.0].repeat(50));
        assert!(mean.errors().iter().all(|error| (error - 0.05).abs() < 1e-6), "{:?}", mean.errors());
    }

    #[test]
    fn a_mean_is_sure_when_enough_futures_say_the_same_for_every_seat() {
        assert!(!mean_of(&[0.5; FEWEST_FUTURES as usize - 1]).is_sure());
        assert!(mean_of(&[0.5; FEWEST_FUTURES as usize]).is_sure());
        assert!(!mean_of(&[0.0, 1.0].repeat(4000)).is_sure(), "its standard error is 0.0056");
        assert!(mean_of(&[0.0, 1.0].repeat(6000)).is_sure(), "its standard error is 0.0046");
        // One seat that is not sure is enough.
        let mut mean = mean_of(&[0.5; 20]);
        let mut odd = [0.5; Seat::MOST];
        odd[1] = 1.0;
        mean.add(odd);
        assert!(!mean.is_sure());
    }

    #[test]
    fn a_sure_position_is_looked_at_as_seldom_as_may_be_and_an_open_one_to_the_end() {
        let evaluator = Evaluator::<Pebbles>::standard();
        let mut continuations = Continuations::new(&evaluator, 40);
        let open = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        let mut over = open;
        let (mut list, mut random) = (Vec::new(), Shuffler::new(2, 2));
        while over.turn() != Turn::Over {
            over.reveal(over.deal(&mut random), &mut Nobody).unwrap();
            list.clear();
            over.actions(&mut list);
            over.play(list[0], &mut Nobody).unwrap();
        }
        let sure = continuations.mean(&over);
        assert_eq!(sure.count, FEWEST_FUTURES);
        assert_eq!(sure.values()[..2], shares(&over.standing())[..2]);
        let unsure = continuations.mean(&open);
        assert_eq!(unsure.count, 40);
        assert!((unsure.values()[..2].iter().sum::<f32>() - 1.0).abs() < 1e-4);
        // However few are asked for.
        assert_eq!(Continuations::new(&evaluator, 1).mean(&open).count, FEWEST_FUTURES);
    }

    #[test]
    fn a_future_is_the_same_for_every_position() {
        let evaluator = Evaluator::<Pebbles>::standard();
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        game.reveal(Colour::Gold, &mut Nobody).unwrap();
        let mut continuations = Continuations::new(&evaluator, 10);
        assert_eq!(continuations.worth(&game, 3), continuations.worth(&game, 3));
        let different = (0..10).map(|future| continuations.worth(&game, future)[0].to_bits());
        assert!(different.collect::<std::collections::HashSet<_>>().len() > 1);
    }

    #[test]
    fn outcomes_come_as_often_as_their_odds_say() {
        let odds = [('a', 1), ('b', 6), ('c', 0), ('d', 3)];
        let drawn: String = (0..20).filter_map(|number| at_share(&odds, number, 20)).collect();
        assert_eq!(drawn, "aabbbbbbbbbbbbdddddd");
        assert_eq!(at_share::<char>(&[], 0, 1), None);
    }
}

//! Finding weights from self-play: what did each term turn out to be worth?
//!
//! Minds play against themselves, now and then at random. At the beginning of every turn the terms of every seat are
//! noted, and at the end the points. A ridge regression of the difference between a seat and the table's mean then
//! gives the weights: what all seats share, such as how much of the game is left, falls out. The spread is the one that
//! would have told best who won.

mod solve;

use std::fmt::Write as _;

use game::{Evaluate, Seat, SetupError};
use minds::Evaluator;

use crate::calibrate::{Forecast, best_spread, forecasts};
use crate::self_play::{SelfPlay, SelfPlayGame};

/// How strongly weights are drawn to zero where the games say nothing.
const RIDGE: f64 = 1.0;

/// The sums a regression needs.
#[derive(Clone)]
struct Sums {
    square: Vec<f64>,
    product: Vec<f64>,
}

impl Sums {
    fn new(terms: usize) -> Sums {
        Sums { square: vec![0.0; terms * terms], product: vec![0.0; terms] }
    }

    fn add(&mut self, terms: &[f64], target: f64) {
        for (row, &left) in terms.iter().enumerate().filter(|(_, left)| **left != 0.0) {
            for (column, &right) in terms.iter().enumerate() {
                self.square[row * terms.len() + column] += left * right;
            }
            self.product[row] += left * target;
        }
    }

    fn solve(&self) -> Vec<f64> {
        solve::ridge(&self.square, &self.product, RIDGE)
    }
}

/// Plays games at every number of players and writes the weights they suggest, as a file for [`Evaluate::WEIGHTS`]. `progress` is told of
/// finished games.
pub fn tune<G: Evaluate>(play: SelfPlay, progress: impl Fn(u64) + Sync) -> Result<String, SetupError> {
    let (evaluator, mut file) = (Evaluator::<G>::standard(), String::new());
    for players in G::META.fewest..=G::META.most {
        let games = play.play::<G>(players, &progress)?;
        let mut sums = Sums::new(G::TERMS.len());
        games.iter().for_each(|game| add_game(game, &mut sums));
        let weights = sums.solve();
        let forecasts = forecasts(&games, |term| weights[term]);
        let spread = best_spread(&forecasts.iter().collect::<Vec<&Forecast>>());
        let _ = writeln!(file, "[players-{players}]\nspread = {spread:.2}");
        // Games say nothing about how to think.
        for (key, figure) in evaluator.thinking(players).figures() {
            let _ = writeln!(file, "{key} = {figure}");
        }
        for (term, weight) in G::TERMS.iter().zip(weights) {
            let _ = writeln!(file, "{term} = {weight:.3}");
        }
        file.push('\n');
    }
    Ok(file)
}

fn add_game(game: &SelfPlayGame, sums: &mut Sums) {
    let standing = &game.standing;
    let points: Vec<f64> = Seat::all(standing.players()).map(|seat| f64::from(standing.total(seat))).collect();
    game.samples.iter().for_each(|sample| add_position(&sample.terms, &points, sums));
}

/// Counts how the terms of each seat differ from the mean of the table; a solo player has nobody to differ from. The
/// differences of a table add up to nothing, so it does not matter how many points all seats share.
fn add_position(terms: &[Vec<f32>], points: &[f64], sums: &mut Sums) {
    let players = points.len() as f64;
    let solo = points.len() == 1;
    let means: Vec<f64> = (0..sums.product.len())
        .map(|term| if solo { 0.0 } else { terms.iter().map(|seat| f64::from(seat[term])).sum::<f64>() / players })
        .collect();
    for (seat, points) in terms.iter().zip(points) {
        let differences: Vec<f64> = seat.iter().zip(&means).map(|(&value, mean)| f64::from(value) - mean).collect();
        sums.add(&differences, *points);
    }
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::Pebbles;
    use game::{Game, RandomSource, Shuffler};
    use minds::MindSpec;

    use super::*;

    /// The sums of these positions, each with the terms and the final points of its seats.
    fn sums(terms: usize, positions: &[(&[&[f32]], &[f64])]) -> Sums {
        let mut sums = Sums::new(terms);
        for (seats, points) in positions {
            let seats: Vec<Vec<f32>> = seats.iter().map(|seat| seat.to_vec()).collect();
            add_position(&seats, points, &mut sums);
        }
        sums
    }

    /// By hand: the mean is 2, the differences are 1 and -1.
    #[test]
    fn a_seat_counts_by_how_it_differs_from_the_mean_of_its_table() {
        let Sums { square, product } = sums(1, &[(&[&[3.0], &[1.0]], &[10.0, 4.0])]);
        assert_eq!((square[0], product[0]), (2.0, 6.0));
        // Three at the table: the means of the terms are 4 and 1.
        let seats: &[&[f32]] = &[&[1.0, 0.0], &[4.0, 0.0], &[7.0, 3.0]];
        let Sums { square, product } = sums(2, &[(seats, &[14.0, 20.0, 26.0])]);
        assert_eq!(square, [18.0, 9.0, 9.0, 6.0]);
        assert_eq!(product, [36.0, 18.0]);
    }

    #[test]
    fn what_all_seats_share_falls_out() {
        let alone = sums(1, &[(&[&[3.0], &[1.0]], &[10.0, 4.0])]);
        let shifted = sums(1, &[(&[&[103.0], &[101.0]], &[60.0, 54.0])]);
        assert_eq!((alone.square, alone.product), (shifted.square, shifted.product));
    }

    #[test]
    fn a_solo_player_differs_from_nobody_and_counts_as_is() {
        let Sums { square, product } = sums(2, &[(&[&[3.0, 2.0]], &[50.0]), (&[&[1.0, 0.0]], &[20.0])]);
        assert_eq!(square, [10.0, 6.0, 6.0, 4.0]);
        assert_eq!(product, [170.0, 100.0]);
    }

    /// Points are exactly 2 for the first term less 1 for the second, and as many more as the table has: the regression
    /// finds both weights but for the ridge.
    #[test]
    fn weights_that_decided_are_found_again() {
        let mut chance = Shuffler::new(3, 3);
        let mut draw = || chance.below(100) as f32;
        let mut sums = Sums::new(2);
        for _ in 0..200 {
            let (common, seats) = (f64::from(draw()), [vec![draw(), draw()], vec![draw(), draw()]]);
            let points = seats.each_ref().map(|seat| common + 2.0 * f64::from(seat[0]) - f64::from(seat[1]));
            add_position(&seats, &points, &mut sums);
        }
        let weights = sums.solve();
        assert!((weights[0] - 2.0).abs() < 1e-3 && (weights[1] + 1.0).abs() < 1e-3, "{weights:?}");
    }

    #[test]
    fn points_so_far_turn_out_to_be_worth_points() {
        let play = SelfPlay { games: 400, mind: MindSpec::Greedy, random: 4, seed: 3 };
        let file = tune::<Pebbles>(play, |_| {}).unwrap();
        let evaluator = Evaluator::<Pebbles>::read(&file).unwrap();
        for players in Pebbles::META.fewest..=Pebbles::META.most {
            let weight = evaluator.weight(players, 0);
            assert!((0.8..1.2).contains(&weight), "{file}");
        }
        assert_eq!(file, tune::<Pebbles>(play, |_| {}).unwrap(), "tuning is repeatable");
    }
}

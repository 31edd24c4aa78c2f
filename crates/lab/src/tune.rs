//! Finding weights from self-play: what did each term turn out to be worth?
//!
//! Minds play against themselves, now and then at random. At the beginning of every turn the terms of every seat are noted, and at the end the points. A
//! ridge regression of the difference between a seat and the table's mean then gives the weights: what all seats share, such as how much of the game is
//! left, falls out. The spread is the one that would have told best who won.

mod solve;

use std::fmt::Write as _;

use minds::Judge;
use table::{Appraise, Seat, SetupFault};

use crate::calibrate::{Race, best_spread, races};
use crate::self_play::{Played, SelfPlay};

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

/// Plays games at every number of players and writes the weights they suggest, as a file for [`Appraise::WEIGHTS`]. `progress` is told of
/// finished games.
pub fn tune<G: Appraise>(play: SelfPlay, progress: impl Fn(u64) + Sync) -> Result<String, SetupFault> {
    let (judge, mut file) = (Judge::<G>::standard(), String::new());
    for players in G::META.fewest..=G::META.most {
        let games = play.play::<G>(players, &progress)?;
        let mut sums = Sums::new(G::TERMS.len());
        games.iter().for_each(|game| add_game(game, &mut sums));
        let weights = sums.solve();
        let races = races(&games, |term| weights[term]);
        let spread = best_spread(&races.iter().collect::<Vec<&Race>>());
        let _ = writeln!(file, "[players-{players}]\nspread = {spread:.2}");
        // Games say nothing about how to think.
        for (key, figure) in judge.thinking(players).figures() {
            let _ = writeln!(file, "{key} = {figure}");
        }
        for (term, weight) in G::TERMS.iter().zip(weights) {
            let _ = writeln!(file, "{term} = {weight:.3}");
        }
        file.push('\n');
    }
    Ok(file)
}

fn add_game(game: &Played, sums: &mut Sums) {
    let standing = &game.standing;
    let points: Vec<f64> = Seat::all(standing.players()).map(|seat| f64::from(standing.total(seat))).collect();
    game.noted.iter().for_each(|noted| add_position(&noted.terms, &points, sums));
}

/// Counts how each seat differs from the mean of the table; a solo player has nobody to differ from.
fn add_position(terms: &[Vec<f32>], points: &[f64], sums: &mut Sums) {
    let players = points.len() as f64;
    let solo = points.len() == 1;
    let mean = if solo { 0.0 } else { points.iter().sum::<f64>() / players };
    let means: Vec<f64> = (0..sums.product.len())
        .map(|term| if solo { 0.0 } else { terms.iter().map(|seat| f64::from(seat[term])).sum::<f64>() / players })
        .collect();
    for (seat, points) in terms.iter().zip(points) {
        let differences: Vec<f64> = seat.iter().zip(&means).map(|(&value, mean)| f64::from(value) - mean).collect();
        sums.add(&differences, points - mean);
    }
}

#[cfg(test)]
mod tests {
    use minds::Spec;
    use table::Game;
    use table::contract::pebbles::Pebbles;

    use super::*;

    #[test]
    fn points_so_far_turn_out_to_be_worth_points() {
        let play = SelfPlay { games: 400, mind: Spec::Greedy, random: 4, seed: 3 };
        let file = tune::<Pebbles>(play, |_| {}).unwrap();
        let judge = Judge::<Pebbles>::read(&file).unwrap();
        for players in Pebbles::META.fewest..=Pebbles::META.most {
            let weight = judge.weight(players, 0);
            assert!((0.8..1.2).contains(&weight), "{file}");
        }
        assert_eq!(file, tune::<Pebbles>(play, |_| {}).unwrap(), "tuning is repeatable");
    }
}

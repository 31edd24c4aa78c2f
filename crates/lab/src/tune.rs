//! Finding weights from self-play: what did each term turn out to be worth?
//!
//! Minds play against themselves, now and then at random. At some positions the terms of every seat are written down, and at the end the points. A
//! ridge regression of the difference between a seat and the table's mean then gives the weights: what all seats share, such as how much of the game is
//! left, falls out.

mod solve;

use std::fmt::Write as _;

use minds::{Mind, Spec};
use rayon::prelude::*;
use table::{Appraise, Chance, MOST_TERMS, Nobody, Seat, Setup, SetupFault, Shuffler, Turn};

/// How to tune.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tuning {
    /// Games at each number of players.
    pub games: u64,
    /// Who plays them.
    pub mind: Spec,
    /// One decision in this many is random.
    pub random: u32,
    /// The seed of all games.
    pub seed: u64,
}

/// One position is written down in this many decisions.
const SAMPLED: u32 = 6;
/// How strongly weights are drawn to zero where the games say nothing.
const RIDGE: f64 = 1.0;
/// A spread of points as the scale of a logistic race.
const LOGISTIC: f64 = 0.85;

/// The sums a regression needs.
#[derive(Clone)]
struct Sums {
    square: Vec<f64>,
    product: Vec<f64>,
    target: f64,
    count: f64,
}

impl Sums {
    fn new(terms: usize) -> Sums {
        Sums { square: vec![0.0; terms * terms], product: vec![0.0; terms], target: 0.0, count: 0.0 }
    }

    fn add(&mut self, terms: &[f64], target: f64) {
        for (row, &left) in terms.iter().enumerate().filter(|(_, left)| **left != 0.0) {
            for (column, &right) in terms.iter().enumerate() {
                self.square[row * terms.len() + column] += left * right;
            }
            self.product[row] += left * target;
        }
        self.target += target * target;
        self.count += 1.0;
    }

    fn merge(mut self, other: &Sums) -> Sums {
        self.square.iter_mut().zip(&other.square).for_each(|(sum, other)| *sum += other);
        self.product.iter_mut().zip(&other.product).for_each(|(sum, other)| *sum += other);
        self.target += other.target;
        self.count += other.count;
        self
    }

    /// The weights, and how far the points usually are from what they promise.
    fn solve(&self) -> (Vec<f64>, f64) {
        let weights = solve::ridge(&self.square, &self.product, RIDGE);
        let explained: f64 = weights.iter().zip(&self.product).map(|(weight, product)| weight * product).sum();
        let variance = (self.target - explained).max(0.0) / self.count.max(1.0);
        (weights, variance.sqrt())
    }
}

/// Plays games at every number of players and writes the weights they suggest, as a file for [`Appraise::WEIGHTS`]. `progress` is told of
/// finished games.
pub fn tune<G: Appraise>(tuning: Tuning, progress: impl Fn(u64) + Sync) -> Result<String, SetupFault> {
    let mut file = String::new();
    for players in G::META.fewest..=G::META.most {
        let setup = Setup::standard(&G::META, players);
        let start = G::new(&setup)?;
        let empty = || Sums::new(G::TERMS.len());
        let play = |number: u64| {
            let sums = play_game(start, tuning, number, empty());
            progress(1);
            sums
        };
        // Sums of floating-point numbers depend on their order: games are added up in order.
        let games: Vec<Sums> = (0..tuning.games).into_par_iter().map(play).collect();
        let (weights, spread) = games.iter().fold(empty(), Sums::merge).solve();
        let _ = writeln!(file, "[players-{players}]\nspread = {:.2}", (spread * LOGISTIC).max(1.0));
        for (term, weight) in G::TERMS.iter().zip(weights) {
            let _ = writeln!(file, "{term} = {weight:.3}");
        }
        file.push('\n');
    }
    Ok(file)
}

fn play_game<G: Appraise>(mut game: G, tuning: Tuning, number: u64, mut sums: Sums) -> Sums {
    let mut chance = Shuffler::new(tuning.seed, number);
    let mut mind: Box<dyn Mind<G>> = tuning.mind.mind(tuning.seed ^ number);
    let mut any = minds::Random::<G>::new(Shuffler::new(tuning.seed, !number));
    let mut written = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Deal => game.reveal_unchecked(game.deal(&mut chance), &mut Nobody),
            Turn::Decide(_) => {
                if chance.below(SAMPLED) == 0 {
                    written.push(all_terms(&game));
                }
                let wild = tuning.random > 0 && chance.below(tuning.random) == 0;
                let action = if wild { any.decide(&game) } else { mind.decide(&game) };
                let Some(action) = action else { break };
                game.play_unchecked(action, &mut Nobody);
            }
        }
    }
    let standing = game.standing();
    let points: Vec<f64> = Seat::all(game.players()).map(|seat| f64::from(standing.total(seat))).collect();
    for terms in written {
        add_position(&terms, &points, &mut sums);
    }
    sums
}

fn all_terms<G: Appraise>(game: &G) -> Vec<Vec<f64>> {
    let terms = |seat: Seat| {
        let mut values = [0.0; MOST_TERMS];
        game.terms(seat, &mut values[..G::TERMS.len()]);
        values[..G::TERMS.len()].iter().map(|&value| f64::from(value)).collect()
    };
    Seat::all(game.players()).map(terms).collect()
}

/// Counts how each seat differs from the mean of the table; a solo player has nobody to differ from.
fn add_position(terms: &[Vec<f64>], points: &[f64], sums: &mut Sums) {
    let players = points.len() as f64;
    let solo = points.len() == 1;
    let mean = if solo { 0.0 } else { points.iter().sum::<f64>() / players };
    let means: Vec<f64> = (0..sums.product.len())
        .map(|term| if solo { 0.0 } else { terms.iter().map(|seat| seat[term]).sum::<f64>() / players })
        .collect();
    for (seat, points) in terms.iter().zip(points) {
        let differences: Vec<f64> = seat.iter().zip(&means).map(|(value, mean)| value - mean).collect();
        sums.add(&differences, points - mean);
    }
}

#[cfg(test)]
mod tests {
    use minds::Judge;
    use table::Game;
    use table::contract::pebbles::Pebbles;

    use super::*;

    #[test]
    fn points_so_far_turn_out_to_be_worth_points() {
        let tuning = Tuning { games: 400, mind: Spec::Greedy, random: 4, seed: 3 };
        let file = tune::<Pebbles>(tuning, |_| {}).unwrap();
        let judge = Judge::<Pebbles>::read(&file).unwrap();
        for players in Pebbles::META.fewest..=Pebbles::META.most {
            let weight = judge.weight(players, 0);
            assert!((0.8..1.2).contains(&weight), "{file}");
        }
        assert_eq!(file, tune::<Pebbles>(tuning, |_| {}).unwrap(), "tuning is repeatable");
    }
}

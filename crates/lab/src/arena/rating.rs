//! How good minds are, from the games they played.

use minds::Spec;
use serde::Serialize;
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, confidence_interval, glicko_rating_period};

use super::Bout;
use crate::tally::WHOLE;
use crate::{Interval, Sample};

/// What is known of one mind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Contestant {
    /// How it decides.
    pub mind: String,
    /// How many seats it took.
    pub games: u64,
    /// Its share of wins.
    pub wins: Interval,
    /// Its share of wins as a multiple of its fair share.
    pub fair_share: f64,
    /// Its points.
    pub points: Interval,
    /// Its rating, with the 95 % interval.
    pub elo: Interval,
}

/// All minds, the best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ranking {
    /// The minds.
    pub contestants: Vec<Contestant>,
}

/// Everybody starts here.
const START: f64 = 1500.0;
/// Ratings are found by going over all games this often, each time from the last ratings with the first uncertainty.
const PASSES: usize = 40;

impl Ranking {
    /// Rates the minds of a fixture by the games played.
    pub fn of(minds: &[Spec], bouts: &[Bout]) -> Ranking {
        let ratings = ratings(minds.len(), bouts);
        let mut contestants: Vec<_> = minds
            .iter()
            .zip(&ratings)
            .enumerate()
            .map(|(at, (mind, rating))| contestant(at, *mind, rating, bouts))
            .collect();
        contestants.sort_by(|left, right| right.elo.mean.total_cmp(&left.elo.mean));
        Ranking { contestants }
    }
}

fn contestant(at: usize, mind: Spec, rating: &GlickoRating, bouts: &[Bout]) -> Contestant {
    let (mut shares, mut points, mut fair) = (Sample::default(), Sample::default(), 0.0);
    for bout in bouts {
        for seat in (0..bout.seats.len()).filter(|&seat| bout.seats[seat] == at) {
            shares.add(bout.shares[seat]);
            points.add(bout.points[seat]);
            fair += 1.0 / bout.seats.len() as f64;
        }
    }
    let games = shares.len();
    let (low, high) = confidence_interval(rating);
    let wins = Interval::of(&shares).scaled(1.0 / f64::from(WHOLE));
    Contestant {
        mind: mind.to_string(),
        games,
        fair_share: if games == 0 { 0.0 } else { wins.mean * games as f64 / fair },
        wins,
        points: Interval::of(&points),
        elo: Interval { mean: rating.rating, low, high },
    }
}

/// Every pair of different minds at a table is a duel; the one with more points won it.
fn ratings(minds: usize, bouts: &[Bout]) -> Vec<GlickoRating> {
    let duels: Vec<_> = (0..minds).map(|mind| duels(mind, bouts)).collect();
    let fresh = |rating: f64| GlickoRating { rating, ..GlickoRating::new() };
    let mut ratings = vec![fresh(START); minds];
    for _ in 0..PASSES {
        let rated = |(own, duels): (&GlickoRating, &Vec<(usize, Outcomes)>)| {
            let results: Vec<_> = duels.iter().map(|&(rival, outcome)| (known(&ratings[rival]), outcome)).collect();
            glicko_rating_period(&fresh(own.rating), &results, &GlickoConfig::new())
        };
        ratings = ratings.iter().zip(&duels).map(rated).collect();
    }
    ratings
}

/// A rival whose strength is taken as certain: the uncertainty is all one's own.
fn known(rival: &GlickoRating) -> GlickoRating {
    GlickoRating { rating: rival.rating, deviation: 1.0 }
}

fn duels(mind: usize, bouts: &[Bout]) -> Vec<(usize, Outcomes)> {
    let mut duels = Vec::new();
    for bout in bouts {
        for own in (0..bout.seats.len()).filter(|&seat| bout.seats[seat] == mind) {
            for rival in (0..bout.seats.len()).filter(|&seat| bout.seats[seat] != mind) {
                let key = |seat: usize| (bout.points[seat], bout.shares[seat]);
                let outcome = match key(own).cmp(&key(rival)) {
                    std::cmp::Ordering::Greater => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Less => Outcomes::LOSS,
                };
                duels.push((bout.seats[rival], outcome));
            }
        }
    }
    duels
}

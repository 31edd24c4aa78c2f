//! What people and programs read of a tally.

use game::{Meta, Seat};
use serde::Serialize;

use crate::tally::{SeatTally, WHOLE};
use crate::{Interval, Sample, Tally};

/// The figures of many games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The key of the game.
    pub game: &'static str,
    /// How many games.
    pub games: u64,
    /// Decisions and outcomes of a game.
    pub plies: Spread,
    /// Rounds of a game.
    pub rounds: Spread,
    /// Legal decisions at a decision, on average.
    pub branching: f64,
    /// How often each category decides.
    pub decisive: Vec<Decisive>,
    /// Each seat.
    pub seats: Vec<SeatReport>,
}

/// The figures of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    /// Its number, from 1.
    pub seat: usize,
    /// Its share of wins; a shared win counts in part.
    pub wins: Interval,
    /// Its points.
    pub points: Scores,
    /// How often it had how many points.
    pub histogram: Vec<(i32, u64)>,
    /// Its points by category.
    pub categories: Vec<Figure>,
}

/// The points of a category: their mean and how far single games are from it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Figure {
    /// The category.
    pub category: &'static str,
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
}

/// Points with their interval and spread.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Scores {
    /// The mean with its interval.
    #[serde(flatten)]
    pub interval: Interval,
    /// How they spread.
    pub spread: Spread,
}

/// How often a category decides.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Decisive {
    /// The category.
    pub category: &'static str,
    /// The share of games that somebody else would have won without it.
    pub share: Interval,
}

/// How numbers spread.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The least.
    pub least: i32,
    /// A quarter is not above this.
    pub quarter: i32,
    /// Half is not above this.
    pub median: i32,
    /// Three quarters are not above this.
    pub three_quarters: i32,
    /// The most.
    pub most: i32,
}

impl Report {
    /// Reads a tally of games.
    pub fn new(meta: &Meta, tally: &Tally) -> Report {
        let seats = Seat::all(tally.seats.len()).zip(&tally.seats);
        Report {
            game: meta.key,
            games: tally.games,
            plies: Spread::of(&tally.plies),
            rounds: Spread::of(&tally.rounds),
            branching: tally.choices as f64 / tally.decisions.max(1) as f64,
            decisive: decisive(meta, tally),
            seats: seats.map(|(seat, tally)| SeatReport::new(meta, seat, tally)).collect(),
        }
    }
}

fn decisive(meta: &Meta, tally: &Tally) -> Vec<Decisive> {
    let share = |&count: &u64| Interval::of_share(count as f64, tally.games);
    let named = meta.categories.iter().zip(&tally.decisive);
    named.map(|(&category, count)| Decisive { category, share: share(count) }).collect()
}

impl SeatReport {
    fn new(meta: &Meta, seat: Seat, tally: &SeatTally) -> SeatReport {
        let figure = |(&category, sample): (&&'static str, &Sample)| Figure {
            category,
            mean: sample.mean(),
            deviation: sample.deviation(),
        };
        SeatReport {
            seat: seat.index() + 1,
            wins: Interval::of_share(tally.shares.sum() as f64 / f64::from(WHOLE), tally.shares.len()),
            points: Scores { interval: tally.points.interval(), spread: Spread::of(&tally.points) },
            histogram: tally.points.iter().collect(),
            categories: meta.categories.iter().zip(&tally.categories).map(figure).collect(),
        }
    }
}

impl Spread {
    fn of(sample: &Sample) -> Spread {
        Spread {
            mean: sample.mean(),
            deviation: sample.deviation(),
            least: sample.quantile(0.0),
            quarter: sample.quantile(0.25),
            median: sample.quantile(0.5),
            three_quarters: sample.quantile(0.75),
            most: sample.quantile(1.0),
        }
    }
}

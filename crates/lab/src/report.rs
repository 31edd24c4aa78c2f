//! What people and programs read of a tally.

use serde::Serialize;
use table::{Meta, Seat};

use crate::tally::{SeatTally, WHOLE};
use crate::{Sample, Tally};

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
    /// Its points by category.
    pub categories: Vec<Figure>,
}

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
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
            seats: seats.map(|(seat, tally)| SeatReport::new(meta, seat, tally)).collect(),
        }
    }
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
            wins: Interval::of(&tally.shares).scaled(1.0 / f64::from(WHOLE)),
            points: Scores { interval: Interval::of(&tally.points), spread: Spread::of(&tally.points) },
            categories: meta.categories.iter().zip(&tally.categories).map(figure).collect(),
        }
    }
}

impl Interval {
    pub(crate) fn of(sample: &Sample) -> Interval {
        let (mean, reach) = (sample.mean(), sample.reach());
        Interval { mean, low: mean - reach, high: mean + reach }
    }

    /// The same interval in another unit.
    pub(crate) fn scaled(self, factor: f64) -> Interval {
        Interval { mean: self.mean * factor, low: self.low * factor, high: self.high * factor }
    }

    /// How far it reaches to either side.
    pub fn reach(&self) -> f64 {
        (self.high - self.low) / 2.0
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

//! 95 % intervals, honest for few games too.

use serde::Serialize;

/// A figure with its 95 % interval. Where nothing can be told of it, as of a mean of one, the interval has no ends:
/// they are infinite, and `null` in JSON.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The figure: a mean, a share, a rating.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How many standard errors a 95 % interval reaches to either side.
pub(crate) const REACH: f64 = 1.959_964;

/// The same where the standard error itself is a guess: Student's figures for 1 to 30 degrees of freedom.
const STUDENT: [f64; 30] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
    2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/// Student's figure for so many degrees of freedom.
fn student(freedom: u64) -> f64 {
    let known = usize::try_from(freedom).ok().and_then(|freedom| STUDENT.get(freedom.checked_sub(1)?));
    // Beyond the table, the first terms of the series in one over the degrees of freedom.
    known.copied().unwrap_or_else(|| REACH + (REACH.powi(3) + REACH) / (4.0 * freedom as f64))
}

/// How far the interval of a mean of so many numbers reaches to either side, if its standard error is this.
pub(crate) fn reach_of_mean(numbers: u64, error: f64) -> f64 {
    if numbers < 2 { f64::INFINITY } else { student(numbers - 1) * error }
}

impl Interval {
    /// A figure whose interval reaches as far to both sides.
    pub(crate) fn around(mean: f64, reach: f64) -> Interval {
        Interval { mean, low: mean - reach, high: mean + reach }
    }

    /// The mean of these numbers.
    pub(crate) fn of_mean(numbers: &[f64]) -> Interval {
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let error = (squares / (count - 1.0).max(1.0) / count).sqrt();
        Interval::around(mean, reach_of_mean(numbers.len() as u64, error))
    }

    /// The share of games that were won, by Wilson's formula: it never leaves 0 to 1, and is wide where there are few
    /// games, even if all of them were won. A win that is shared counts in part.
    pub(crate) fn of_share(won: f64, games: u64) -> Interval {
        if games == 0 {
            return Interval { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let games = games as f64;
        let (share, weight) = (won / games, REACH * REACH / games);
        let middle = (share + weight / 2.0) / (1.0 + weight);
        let reach = REACH * (share * (1.0 - share) / games + weight / games / 4.0).sqrt() / (1.0 + weight);
        Interval { mean: share, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn close(left: f64, right: f64) -> bool {
        (left - right).abs() < 5e-4
    }

    #[test]
    fn shares_are_those_of_the_textbook() {
        // Wilson's formula worked by hand: 46 of 56, and 10 of 10.
        let Interval { mean, low, high } = Interval::of_share(46.0, 56);
        assert!(close(mean, 0.8214) && close(low, 0.7017) && close(high, 0.9000), "{mean} {low} {high}");
        let all = Interval::of_share(10.0, 10);
        assert!(close(all.low, 0.7225) && close(all.high, 1.0), "{all:?}");
        let none = Interval::of_share(0.0, 10);
        assert!(close(none.low, 0.0) && close(none.high, 0.2775), "{none:?}");
    }

    #[test]
    fn nothing_is_known_of_no_games() {
        assert_eq!(Interval::of_share(0.0, 0), Interval { mean: 0.0, low: 0.0, high: 1.0 });
        assert_eq!(Interval::of_mean(&[3.0]), Interval { mean: 3.0, low: f64::NEG_INFINITY, high: f64::INFINITY });
        assert!(Interval::of_mean(&[]).high.is_infinite());
    }

    #[test]
    fn means_are_those_of_the_textbook() {
        let Interval { mean, low, high } = Interval::of_mean(&[1.0, 2.0, 3.0, 4.0]);
        let reach = 3.182 * (5.0f64 / 3.0 / 4.0).sqrt();
        assert!(close(mean, 2.5) && close(low, 2.5 - reach) && close(high, 2.5 + reach), "{mean} {low} {high}");
    }

    #[test]
    fn the_more_numbers_the_nearer_to_what_is_sure() {
        let reaches: Vec<_> = (1..200).map(|numbers| reach_of_mean(numbers, 1.0)).collect();
        assert!(reaches.windows(2).all(|pair| pair[1] < pair[0]), "{reaches:?}");
        // Student's figure for 60 degrees of freedom is 2.0003.
        assert!((student(60) - 2.0003).abs() < 1e-3 && (student(1_000_000) - REACH).abs() < 1e-4);
    }
}

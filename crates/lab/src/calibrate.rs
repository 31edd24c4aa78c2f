//! How sure a evaluator may be: do chances come true as often as they are told?
//!
//! Minds play against themselves. At the beginning of every turn the evaluator tells the chances to win, and at the end
//! it is known who won. The spread that would have told best who won is found by likelihood.

use game::{Evaluate, SetupError};
use minds::{Evaluator, logistic_chances, shares};
use serde::Serialize;

use crate::Interval;
use crate::interval::reach_of_mean;
use crate::self_play::{PositionSample, SelfPlay, SelfPlayGame};

/// How well chances were told at one number of players.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Calibration {
    /// How many played.
    pub players: usize,
    /// The spread of the evaluator.
    pub spread: f64,
    /// The spread that would have told best who won.
    pub best: Interval,
    /// How chances came true in each part of the games, from the first to the last.
    pub parts: Vec<CalibrationBin>,
}

/// What was told of the favourite in one part of the games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct CalibrationBin {
    /// How many positions there were.
    pub positions: u64,
    /// The chance that was told, in the mean.
    pub told: f64,
    /// How often it came true.
    pub came_true: Interval,
}

/// In so many parts a game is looked at.
pub const PARTS: usize = 4;
/// Positions of one game go together: intervals come from leaving out one of so many groups of games after the other.
const GROUPS: usize = 20;

/// Plays games at every number of players and looks how the chances came true that a evaluator told. `progress` is told of finished games.
pub fn calibrate<G: Evaluate>(
    play: SelfPlay,
    evaluator: &Evaluator<G>,
    progress: impl Fn(u64) + Sync,
) -> Result<Vec<Calibration>, SetupError> {
    let at = |players| {
        let forecasts =
            forecasts(&play.play::<G>(players, &progress)?, |term| f64::from(evaluator.weight(players, term)));
        Ok(Calibration::new(players, f64::from(evaluator.spread(players)), &forecasts))
    };
    (G::META.fewest..=G::META.most).map(at).collect()
}

/// What a position promised the seats, and who won.
#[derive(Clone, Debug)]
pub(crate) struct Forecast {
    group: usize,
    points: Vec<f32>,
    left: f32,
    shares: Vec<f64>,
}

/// The forecasts of these games, as weights of the terms tell them.
pub(crate) fn forecasts(games: &[SelfPlayGame], weight: impl Fn(usize) -> f64) -> Vec<Forecast> {
    let points = |terms: &Vec<f32>| {
        terms.iter().enumerate().map(|(term, &value)| f64::from(value) * weight(term)).sum::<f64>() as f32
    };
    let of_game = |(number, game): (usize, &SelfPlayGame)| {
        let won = shares(&game.standing);
        let shares: Vec<f64> = won[..game.standing.players()].iter().map(|&share| f64::from(share)).collect();
        let forecast = |sample: &PositionSample| Forecast {
            group: number % GROUPS,
            points: sample.terms.iter().map(points).collect(),
            left: sample.left,
            shares: shares.clone(),
        };
        game.samples.iter().map(forecast).collect::<Vec<_>>()
    };
    games.iter().enumerate().flat_map(of_game).collect()
}

/// The spread with which these forecasts would have told best who won.
pub(crate) fn best_spread(forecasts: &[&Forecast]) -> f64 {
    /// Nothing outside is looked at, as logarithms.
    const RANGE: (f64, f64) = (-0.7, 5.3);
    /// What golden section leaves of the range in each step, and how many steps make it small enough.
    const SECTION: f64 = 0.618_034;
    const STEPS: usize = 24;

    let surprise = |logarithm: f64| forecasts.iter().map(|forecast| forecast.surprise(logarithm.exp())).sum::<f64>();
    let (mut low, mut high) = RANGE;
    for _ in 0..STEPS {
        let (left, right) = (high - SECTION * (high - low), low + SECTION * (high - low));
        if surprise(left) <= surprise(right) {
            high = right;
        } else {
            low = left;
        }
    }
    f64::midpoint(low, high).exp()
}

impl Forecast {
    fn chances(&self, spread: f64) -> impl Iterator<Item = f64> {
        logistic_chances(&self.points, spread as f32, self.left).into_iter().take(self.points.len()).map(f64::from)
    }

    /// How surprising it is who won, as the logarithm of the chance.
    fn surprise(&self, spread: f64) -> f64 {
        let surprise = |chance: f64, share: f64| if share > 0.0 { -share * chance.max(1e-9).ln() } else { 0.0 };
        let seats = self.chances(spread).zip(&self.shares);
        seats
            .map(|(chance, &share)| {
                // Alone at the table, the other one is not to win.
                let alone = if self.shares.len() == 1 { surprise(1.0 - chance, 1.0 - share) } else { 0.0 };
                surprise(chance, share) + alone
            })
            .sum()
    }

    /// The chance of the favourite, and whether it won.
    fn favourite(&self, spread: f64) -> (f64, f64) {
        let seats = self.chances(spread).zip(self.shares.iter().copied());
        seats.max_by(|left, right| left.0.total_cmp(&right.0)).unwrap_or_default()
    }

    fn part(&self) -> usize {
        let played = (1.0 - self.left).max(0.0);
        ((played * PARTS as f32) as usize).min(PARTS - 1)
    }
}

impl Calibration {
    fn new(players: usize, spread: f64, forecasts: &[Forecast]) -> Calibration {
        let told = |part| {
            CalibrationBin::new(
                spread,
                &forecasts.iter().filter(|forecast| forecast.part() == part).collect::<Vec<_>>(),
            )
        };
        Calibration {
            players,
            spread,
            best: jackknife(&forecasts.iter().collect::<Vec<_>>(), best_spread),
            parts: (0..PARTS).map(told).collect(),
        }
    }
}

impl CalibrationBin {
    fn new(spread: f64, forecasts: &[&Forecast]) -> CalibrationBin {
        let mean = |forecasts: &[&Forecast], of: fn((f64, f64)) -> f64| {
            forecasts.iter().map(|forecast| of(forecast.favourite(spread))).sum::<f64>() / forecasts.len().max(1) as f64
        };
        CalibrationBin {
            positions: forecasts.len() as u64,
            told: mean(forecasts, |(told, _)| told),
            came_true: jackknife(forecasts, |forecasts| mean(forecasts, |(_, won)| won)),
        }
    }
}

/// A figure with its 95 % interval, from what it would be without each group of games.
fn jackknife(forecasts: &[&Forecast], figure: impl Fn(&[&Forecast]) -> f64) -> Interval {
    let mean = figure(forecasts);
    let without =
        |group| figure(&forecasts.iter().copied().filter(|forecast| forecast.group != group).collect::<Vec<_>>());
    // With few games, some groups have none.
    let groups: Vec<_> =
        (0..GROUPS).filter(|&group| forecasts.iter().any(|forecast| forecast.group == group)).collect();
    let squares: f64 = groups.iter().map(|&group| (without(group) - mean).powi(2)).sum();
    let error = (squares * groups.len().saturating_sub(1) as f64 / groups.len().max(1) as f64).sqrt();
    Interval::around(mean, reach_of_mean(groups.len() as u64, error))
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "what is meant to be the same is the same to the last bit")]
mod tests {
    use game::contract::pebbles::Pebbles;
    use game::{RandomSource, Shuffler};
    use minds::MindSpec;

    use super::*;

    /// Races that a spread decides: leads of any size, won as often as they should be.
    fn decided_by(spread: f32) -> Vec<Forecast> {
        let mut chance = Shuffler::new(5, 5);
        let mut draw = || chance.below(1000) as f32 / 1000.0;
        let forecast = |number: usize| {
            let (points, left) = ([20.0 * draw(), 20.0 * draw()], draw());
            let won = draw() < logistic_chances(&points, spread, left)[0];
            let shares = if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
            Forecast { group: number % GROUPS, points: points.to_vec(), left, shares }
        };
        (0..20_000).map(forecast).collect()
    }

    #[test]
    fn the_spread_that_decided_is_found_again() {
        for spread in [3.0, 12.0] {
            let calibration = Calibration::new(2, f64::from(spread), &decided_by(spread));
            let Interval { mean, low, high } = calibration.best;
            assert!((mean / f64::from(spread) - 1.0).abs() < 0.1, "{mean} for {spread}");
            assert!(low < mean && mean < high && high - low < 0.2 * mean, "{low} {mean} {high}");
            for part in calibration.parts {
                assert!(part.positions > 4000 && (part.told - part.came_true.mean).abs() < 0.03, "{part:?}");
            }
        }
    }

    /// Of a mean, leaving out one game after the other tells what Student's formula tells.
    #[test]
    fn few_games_have_wide_intervals() {
        let won = [1.0, 0.0, 1.0, 1.0, 0.0];
        let forecast = |(group, &share): (usize, &f64)| Forecast {
            group,
            points: vec![1.0, 0.0],
            left: 1.0,
            shares: vec![share, 1.0 - share],
        };
        let forecasts: Vec<Forecast> = won.iter().enumerate().map(forecast).collect();
        let told = |count| CalibrationBin::new(5.0, &forecasts.iter().take(count).collect::<Vec<_>>()).came_true;
        let (told_of_five, of_mean) = (told(5), Interval::of_mean(&won));
        assert!(
            (told_of_five.mean - of_mean.mean).abs() < 1e-9 && (told_of_five.reach() - of_mean.reach()).abs() < 1e-9
        );
        assert!(told(1).high.is_infinite());
    }

    #[test]
    fn an_evaluator_that_is_too_sure_is_told() {
        let calibration = Calibration::new(2, 2.0, &decided_by(12.0));
        assert!(calibration.parts.iter().all(|part| part.told > part.came_true.high), "{calibration:?}");
        assert!(calibration.best.low > 2.0 * calibration.spread);
    }

    #[test]
    fn a_game_is_looked_at_in_quarters() {
        let at = |left| Forecast { group: 0, points: vec![1.0, 0.0], left, shares: vec![1.0, 0.0] };
        let parts = [1.0, 0.76, 0.74, 0.51, 0.49, 0.26, 0.24, 0.01, 0.0].map(|left| at(left).part());
        assert_eq!(parts, [0, 0, 1, 1, 2, 2, 3, 3, 3]);
        // More than all can't be left, nor less than nothing.
        assert_eq!((at(1.5).part(), at(-0.5).part()), (0, PARTS - 1));
        let forecasts = [1.0, 0.9, 0.8, 0.4, 0.1].map(at);
        let positions =
            Calibration::new(2, 5.0, &forecasts).parts.iter().map(|part| part.positions).collect::<Vec<_>>();
        assert_eq!(positions, [3, 0, 1, 1]);
    }

    /// With a lead of `spread · ln 3` at the beginning, the odds of a logistic race are 3 to 1.
    #[test]
    fn the_favourite_is_told_its_chance_and_whether_it_won() {
        let lead = 5.0 * 3f32.ln();
        let race =
            |shares: [f64; 2]| Forecast { group: 0, points: vec![0.0, lead], left: 1.0, shares: shares.to_vec() };
        for (shares, came_true) in [([0.0, 1.0], 1.0), ([1.0, 0.0], 0.0), ([0.5, 0.5], 0.5)] {
            let (told, won) = race(shares).favourite(5.0);
            assert!((told - 0.75).abs() < 1e-4 && won == came_true, "{told} {won}");
        }
        // What was sure to come is no surprise, what had one chance in four is a surprise of ln 4.
        assert!((race([1.0, 0.0]).surprise(5.0) - 4f64.ln()).abs() < 1e-3);
        assert!((race([0.0, 1.0]).surprise(5.0) - (4f64 / 3.0).ln()).abs() < 1e-3);
    }

    #[test]
    fn a_solo_race_is_against_what_is_to_be_passed() {
        let solo = |points, share| Forecast { group: 0, points: vec![points], left: 1.0, shares: vec![share] };
        assert!(solo(60.0, 1.0).surprise(5.0) < solo(60.0, 0.0).surprise(5.0));
        assert!(solo(40.0, 1.0).surprise(5.0) > solo(40.0, 0.0).surprise(5.0));
    }

    #[test]
    fn every_number_of_players_is_looked_at_and_again_the_same() {
        let play = SelfPlay { games: 60, mind: MindSpec::Greedy, random: 4, seed: 3 };
        let look = || calibrate::<Pebbles>(play, &Evaluator::standard(), |_| {}).unwrap();
        let calibrations = look();
        assert_eq!(calibrations.iter().map(|at| at.players).collect::<Vec<_>>(), [2, 3]);
        assert!(calibrations.iter().all(|at| at.parts.len() == PARTS && at.parts[0].positions >= 60));
        assert_eq!(calibrations, look());
    }
}

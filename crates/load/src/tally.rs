//! What was measured.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

use crate::client::LoadError;

/// The longest time that is told apart from longer ones, in microseconds.
const LONGEST: u64 = 3_600_000_000;

/// What has been measured so far.
#[derive(Debug)]
pub struct Measurements(Mutex<Recorded>);

#[derive(Debug)]
struct Recorded {
    /// Microseconds.
    times: Histogram<u64>,
    errors: BTreeMap<String, u64>,
}

/// The figures of a measurement.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct LoadReport {
    /// Moves that were stored and told to everybody at their table.
    pub moves: u64,
    /// Moves a second.
    pub rate: f64,
    /// Half of all moves took no longer than this, in milliseconds.
    pub p50: f64,
    /// Nine of ten.
    pub p90: f64,
    /// Ninety-nine of a hundred.
    pub p99: f64,
    /// The slowest.
    pub max: f64,
    /// What went wrong, how often.
    #[serde(rename = "troubles")]
    pub errors: BTreeMap<String, u64>,
}

impl Measurements {
    pub(crate) fn new() -> Measurements {
        #[expect(clippy::unwrap_used, reason = "an hour with three digits is within what a histogram can keep")]
        let times = Histogram::new_with_max(LONGEST, 3).unwrap();
        Measurements(Mutex::new(Recorded { times, errors: BTreeMap::new() }))
    }

    fn kept(&self) -> MutexGuard<'_, Recorded> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn add(&self, time: Duration) {
        self.kept().times.saturating_record(time.as_micros() as u64);
    }

    pub(crate) fn fail(&self, error: &LoadError) {
        *self.kept().errors.entry(error.to_string()).or_default() += 1;
    }

    /// How many moves were made.
    pub fn moves(&self) -> u64 {
        self.kept().times.len()
    }

    /// The figures after so long.
    pub fn figures(&self, time: Duration) -> LoadReport {
        let kept = self.kept();
        let quantile = |share| kept.times.value_at_quantile(share) as f64 / 1000.0;
        LoadReport {
            moves: kept.times.len(),
            rate: kept.times.len() as f64 / time.as_secs_f64(),
            p50: quantile(0.5),
            p90: quantile(0.9),
            p99: quantile(0.99),
            max: kept.times.max() as f64 / 1000.0,
            errors: kept.errors.clone(),
        }
    }
}

//! What a siege has shown.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::attack::{Attack, Toll};
use super::honest::THINK;
use crate::tally::LoadReport;

/// What an honest player waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wait {
    /// A move, until everybody at the table has it.
    Moves,
    /// A page, a file or a list.
    Pages,
    /// The turn of a bot.
    Bots,
    /// A hint.
    Hints,
    /// The analysis of a short game.
    Analyses,
}

impl Wait {
    /// The name in JSON and in message ids.
    pub const fn key(self) -> &'static str {
        match self {
            Wait::Moves => "moves",
            Wait::Pages => "pages",
            Wait::Bots => "bots",
            Wait::Hints => "hints",
            Wait::Analyses => "analyses",
        }
    }

    /// The longest that 99 of 100 may wait, in milliseconds, if they wait so long at a quiet house.
    fn limit(self, quiet: f64) -> f64 {
        match self {
            Wait::Moves | Wait::Pages => 3.0 * quiet,
            Wait::Bots => twice_and_a_second(f64::from(THINK) * 1000.0),
            Wait::Hints => twice_and_a_second(HINT),
            Wait::Analyses => twice_and_a_second(quiet),
        }
    }
}

impl Serialize for Wait {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// How long the house thinks about a hint when it is quiet, in milliseconds.
const HINT: f64 = 900.0;

fn twice_and_a_second(time: f64) -> f64 {
    2.0 * time + 1000.0
}

/// How long honest people waited for something.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Waits {
    pub(crate) wait: Wait,
    pub(crate) report: LoadReport,
}

/// How long honest people waited for something, beside how long they may.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Figure {
    /// For what.
    pub wait: Wait,
    /// How often.
    pub count: u64,
    /// Half waited no longer, in milliseconds.
    pub p50: f64,
    /// Ninety-nine of a hundred.
    pub p99: f64,
    /// The last, as a multiple of that of the quiet house.
    pub ratio: f64,
    /// How long they may wait.
    pub limit: f64,
    /// Whether 99 of 100 waited no longer than they may, and nobody was refused.
    pub held: bool,
    /// What went wrong, how often.
    pub errors: BTreeMap<String, u64>,
}

/// A house for a while: quiet, or under an attack.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Phase {
    /// Which, if any.
    pub attack: Option<Attack>,
    /// What the attackers got.
    pub toll: Toll,
    /// What honest people waited for.
    pub figures: Vec<Figure>,
}

impl Phase {
    pub(crate) fn quiet(waits: Vec<Waits>) -> Phase {
        let figures = waits.into_iter().map(|waits| {
            let quiet = waits.report.p99;
            figure(waits, quiet)
        });
        Phase { attack: None, toll: Toll::default(), figures: figures.collect() }
    }

    /// The same house under an attack.
    pub(crate) fn under(&self, attack: Attack, waits: Vec<Waits>, toll: Toll) -> Phase {
        let figures = waits.into_iter().zip(&self.figures).map(|(waits, quiet)| figure(waits, quiet.p99));
        Phase { attack: Some(attack), toll, figures: figures.collect() }
    }
}

fn figure(Waits { wait, report }: Waits, quiet: f64) -> Figure {
    let limit = wait.limit(quiet);
    let held = report.moves > 0 && report.p99 <= limit && report.errors.is_empty();
    let ratio = if quiet > 0.0 { report.p99 / quiet } else { 0.0 };
    Figure { wait, count: report.moves, p50: report.p50, p99: report.p99, ratio, limit, held, errors: report.errors }
}

/// What a siege has shown.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct SiegeReport {
    /// The quiet house, then each attack.
    pub phases: Vec<Phase>,
    /// Whether every limit held.
    pub held: bool,
}

impl SiegeReport {
    pub(crate) fn of(phases: Vec<Phase>) -> SiegeReport {
        let held = phases.iter().flat_map(|phase| &phase.figures).all(|figure| figure.held);
        SiegeReport { phases, held }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(wait: Wait, p99: f64, error: Option<&str>) -> Vec<Waits> {
        let errors = error.map(|error| (error.to_owned(), 1)).into_iter().collect();
        vec![Waits { wait, report: LoadReport { moves: 9, rate: 1.0, p50: 1.0, p90: 1.0, p99, max: p99, errors } }]
    }

    #[test]
    fn each_wait_has_its_own_limit() {
        for (wait, quiet, most) in [
            (Wait::Moves, 10.0, 30.0),
            (Wait::Pages, 10.0, 30.0),
            (Wait::Bots, 10.0, 3000.0),
            (Wait::Hints, 10.0, 2800.0),
            (Wait::Analyses, 700.0, 2400.0),
        ] {
            let phase = Phase::quiet(waits(wait, quiet, None));
            let held = |p99, error| {
                let under = phase.under(Attack::Hints, waits(wait, p99, error), Toll::default());
                SiegeReport::of(vec![phase.clone(), under]).held
            };
            assert!(held(most, None) && !held(most + 1.0, None), "{wait:?}");
            assert!(!held(most, Some("refused")), "nobody honest is refused");
        }
    }
}

//! `semiramis simulate`: many games, and what comes of them.

mod compare;
mod page;
mod table_of;

use std::io::Write;
use std::time::Instant;

use catalog::GameVisitor;
use game::{Evaluate, Phrase};
use indicatif::ProgressBar;
use lab::{Plan, Report};
use serde::Serialize;

use super::pool;
use crate::cli::Simulate;
use crate::failure::Failure;
use crate::files;
use crate::voice::Voice;

pub(super) fn run(simulate: &Simulate, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    if let Some(path) = &simulate.against {
        return compare::run(simulate, path, voice, output);
    }
    let kind = super::game(&simulate.game)?;
    let started = Instant::now();
    let visitor = Simulation { simulate, bar: pool::progress_bar(simulate.games, voice) };
    let Some(report) = catalog::visit(kind.meta().key, visitor).transpose()? else { return Ok(()) };
    if let Some(path) = &simulate.html {
        files::save(path, &page::write(&report, kind.meta(), voice))?;
    }
    if simulate.json {
        return write_json(&report, simulate, output);
    }
    if simulate.csv {
        return table_of::write_csv(&report, output);
    }
    table_of::write_text(&report, kind.meta(), voice, output)?;
    let seconds = started.elapsed().as_secs_f64();
    let speed = Phrase::new("cli-simulate-speed")
        .with("games", report.games.to_string())
        .with("seconds", voice.decimal(seconds, 1))
        .with("speed", voice.decimal(report.games as f64 / seconds.max(1e-9), 0));
    Ok(writeln!(output, "\n{}", voice.say(&speed))?)
}

struct Simulation<'a> {
    simulate: &'a Simulate,
    bar: ProgressBar,
}

impl GameVisitor for Simulation<'_> {
    type Output = Result<Report, Failure>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let setup = self.simulate.setup.of::<G>()?;
        let plan = plan(self.simulate)?;
        let tally = pool::threads(self.simulate.threads)?
            .install(|| lab::simulate::<G>(&setup, &plan, |games| self.bar.inc(games)))?;
        self.bar.finish_and_clear();
        Ok(Report::new(&G::META, &tally))
    }
}

/// Which games are asked for.
fn plan(simulate: &Simulate) -> Result<Plan, Failure> {
    let minds = simulate.minds.iter().map(|mind| super::mind(mind, 1.0)).collect::<Result<Vec<_>, _>>()?;
    Ok(Plan { games: simulate.games, seed: simulate.seed, minds })
}

/// A report with what makes it repeatable.
#[derive(Serialize)]
struct Written<'a> {
    seed: u64,
    #[serde(flatten)]
    report: &'a Report,
}

fn write_json(report: &Report, simulate: &Simulate, output: &mut dyn Write) -> Result<(), Failure> {
    let written = Written { seed: simulate.seed, report };
    serde_json::to_writer_pretty(&mut *output, &written).map_err(std::io::Error::from)?;
    Ok(writeln!(output)?)
}

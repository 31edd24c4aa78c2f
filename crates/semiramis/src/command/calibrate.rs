//! `semiramis lab calibrate`: whether chances come true as often as they are told.

use std::io::{self, Write};

use catalog::GameVisitor;
use game::{Evaluate, Phrase};
use indicatif::ProgressBar;
use lab::{Calibration, PARTS, SelfPlay};
use minds::Evaluator;

use super::pool;
use crate::cli::Calibrate;
use crate::failure::Failure;
use crate::voice::Voice;

pub(super) fn run(calibrate: &Calibrate, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let meta = super::game(&calibrate.game)?.meta();
    let play = super::self_play(calibrate.games, &calibrate.play)?;
    let bar = pool::progress_bar(calibrate.games * (meta.most - meta.fewest + 1) as u64, voice);
    let visitor = Calibrator { play, threads: calibrate.play.threads, bar };
    let Some(calibrations) = catalog::visit(meta.key, visitor).transpose()? else { return Ok(()) };
    if calibrate.json {
        serde_json::to_writer_pretty(&mut *output, &calibrations).map_err(io::Error::from)?;
        return Ok(writeln!(output)?);
    }
    for calibration in &calibrations {
        write_calibration(calibration, voice, output)?;
    }
    Ok(writeln!(output, "{}", voice.word("cli-calibrate-note"))?)
}

struct Calibrator {
    play: SelfPlay,
    threads: Option<usize>,
    bar: ProgressBar,
}

impl GameVisitor for Calibrator {
    type Output = Result<Vec<Calibration>, Failure>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let look = || lab::calibrate::<G>(self.play, &Evaluator::standard(), |games| self.bar.inc(games));
        let calibrations = pool::threads(self.threads)?.install(look)?;
        self.bar.finish_and_clear();
        Ok(calibrations)
    }
}

fn write_calibration(calibration: &Calibration, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let heads = ["positions", "told", "true"].map(|head| voice.word(&format!("cli-calibrate-{head}")));
    let mut rows = vec![(String::new(), heads.to_vec())];
    let percent = |share: f64| voice.decimal(share * 100.0, 1);
    for (part, told) in calibration.parts.iter().enumerate() {
        let name = Phrase::new("cli-calibrate-part").with("part", part + 1).with("parts", PARTS);
        let came_true = voice.around(&told.came_true, 100.0, 1);
        rows.push((voice.say(&name), vec![told.positions.to_string(), percent(told.told), came_true]));
    }
    let spread = Phrase::new("cli-calibrate-spread")
        .with("players", calibration.players)
        .with("spread", voice.decimal(calibration.spread, 2))
        .with("best", voice.decimal(calibration.best.mean, 2))
        .with("reach", voice.decimal(calibration.best.reach(), 2));
    Ok(writeln!(output, "{}\n\n{}\n", voice.say(&spread), terminal::align(&rows))?)
}

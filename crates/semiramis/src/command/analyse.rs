//! `semiramis analyse`: a recorded game looked at again.

use std::io::{self, Write};

use game::Phrase;
use minds::{Analysis, PlyAnalysis};

use super::pool;
use super::record::{Opened, faulty};
use crate::cli::Analyse;
use crate::failure::Failure;
use crate::files;
use crate::voice::Voice;

/// How many of the worst decisions and luckiest draws are shown.
const SHOWN: usize = 8;

pub(super) fn run(analyse: &Analyse, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let opened = Opened::open(&analyse.recorded)?;
    let Some(run) = catalog::analysis(&opened.record, opened.components.as_deref(), analyse.simulations) else {
        return Ok(());
    };
    let run = run.map_err(|fault| faulty(&opened.file, &fault))?;
    let bar = pool::progress_bar(run.plies() as u64, voice);
    let analysis = pool::threads(analyse.threads)?.install(|| lab::analyse(&run, || bar.inc(1)));
    bar.finish_and_clear();
    let names = opened.names(voice);
    if let Some(path) = &analyse.plot {
        files::save(path, &lab::plot::chances(&analysis, &names))?;
    }
    if analyse.json {
        serde_json::to_writer_pretty(&mut *output, &analysis).map_err(io::Error::from)?;
        return Ok(writeln!(output)?);
    }
    write_text(&analysis, &names, voice, output)
}

fn write_text(analysis: &Analysis, names: &[String], voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let percent = |share: f32| voice.decimal(100.0 * f64::from(share), 1);
    let heads = ["decisions", "best", "loss", "luck"].map(|head| voice.word(&format!("cli-analyse-{head}")));
    let mut rows = vec![(String::new(), heads.to_vec())];
    for (seat, name) in analysis.seats.iter().zip(names) {
        let best = seat.best as f32 / seat.decisions.max(1) as f32;
        rows.push((
            name.clone(),
            vec![seat.decisions.to_string(), percent(best), percent(seat.loss), percent(seat.luck)],
        ));
    }
    writeln!(output, "{}\n\n{}", terminal::align(&rows), voice.word("cli-analyse-worst"))?;
    for ply in greatest(analysis, |ply| ply.loss) {
        let name = ply.seat.and_then(|seat| names.get(seat - 1)).map_or("", String::as_str);
        let line = Phrase::new("cli-analyse-line")
            .with("ply", ply.ply)
            .with("player", name)
            .with("played", ply.played.as_str())
            .with("loss", percent(ply.loss))
            .with("better", ply.better.as_deref().unwrap_or_default());
        writeln!(output, "{}", voice.say(&line))?;
    }
    write_luck(analysis, names, voice, output)
}

fn write_luck(analysis: &Analysis, names: &[String], voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "\n{}", voice.word("cli-analyse-luckiest"))?;
    let most = |ply: &PlyAnalysis| ply.luck.iter().copied().fold(0.0, f32::max);
    for ply in greatest(analysis, most) {
        let lucky = ply.luck.iter().position(|&luck| luck >= most(ply)).and_then(|seat| names.get(seat));
        let line = Phrase::new("cli-analyse-luck-line")
            .with("ply", ply.ply)
            .with("drawn", ply.played.as_str())
            .with("player", lucky.map_or("", String::as_str))
            .with("luck", voice.decimal(100.0 * f64::from(most(ply)), 1));
        writeln!(output, "{}", voice.say(&line))?;
    }
    Ok(())
}

/// The plies with the greatest of something, that have any of it.
fn greatest(analysis: &Analysis, of: impl Fn(&PlyAnalysis) -> f32) -> Vec<&PlyAnalysis> {
    let mut plies: Vec<_> = analysis.plies.iter().filter(|ply| of(ply) >= 0.005).collect();
    plies.sort_by(|left, right| of(right).total_cmp(&of(left)));
    plies.truncate(SHOWN);
    plies
}

//! `semiramis load`: puts many tables on a house and measures it.

use std::io::Write;
use std::time::Duration;

use game::Phrase;
use indicatif::{ProgressBar, ProgressStyle};
use load::{LoadReport, Stage};

use crate::cli::Load;
use crate::failure::{Code, Failure};
use crate::voice::Voice;

pub(crate) fn run(wanted: &Load, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    super::game(&wanted.game)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = ProgressBar::new(wanted.tables as u64).with_style(style());
    bar.set_message(voice.word("cli-load-opening"));
    let figures = runtime.block_on(load::run(load(wanted)?, |stage| show(&bar, stage, wanted.time, voice)));
    bar.finish_and_clear();
    let figures = figures
        .map_err(|error| Failure::new(Code::File, Phrase::new("cli-load-failed").with("error", error.to_string())))?;
    if wanted.json {
        return Ok(writeln!(output, "{}", serde_json::to_string(&figures).unwrap_or_default())?);
    }
    write(&figures, wanted.time, voice, output)
}

fn load(wanted: &Load) -> Result<load::Load, Failure> {
    let wrong = || Failure::usage(Phrase::new("cli-load-wrong"));
    let time = Duration::try_from_secs_f64(wanted.time).map_err(|_| wrong())?;
    if wanted.tables == 0 || time.is_zero() || wanted.rate.is_some_and(|rate| rate.is_nan() || rate <= 0.0) {
        return Err(wrong());
    }
    Ok(load::Load {
        houses: wanted.houses.clone(),
        game: wanted.game.clone(),
        tables: wanted.tables,
        watchers: wanted.watchers,
        rate: wanted.rate,
        time,
        seed: wanted.seed,
    })
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {elapsed}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

fn show(bar: &ProgressBar, stage: Stage, seconds: f64, voice: &Voice) {
    match stage {
        Stage::Opened(tables) => bar.set_position(tables as u64),
        Stage::Moves(moves, time) => {
            bar.set_message(voice.say(&Phrase::new("cli-load-playing").with("moves", moves as i64)));
            bar.set_length(seconds.ceil() as u64);
            bar.set_position(time.as_secs());
        }
    }
}

fn write(figures: &LoadReport, time: f64, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let number = |value: f64| format!("{value:.1}");
    let phrase = Phrase::new("cli-load-figures")
        .with("moves", figures.moves as i64)
        .with("time", number(time))
        .with("rate", number(figures.rate))
        .with("p50", number(figures.p50))
        .with("p90", number(figures.p90))
        .with("p99", number(figures.p99))
        .with("max", number(figures.max));
    writeln!(output, "{}", voice.say(&phrase))?;
    for (error, count) in &figures.errors {
        let phrase = Phrase::new("cli-load-error").with("count", *count as i64).with("error", error.as_str());
        writeln!(output, "{}", voice.say(&phrase))?;
    }
    Ok(())
}

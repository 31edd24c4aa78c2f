//! `semiramis siege`: attacks a house and measures what honest people notice of it.

use std::io::Write;
use std::time::Duration;

use game::Phrase;
use indicatif::{ProgressBar, ProgressStyle};
use load::LoadError;
use load::siege::{self, Attack, Figure, Phase, SiegeReport, SiegeStage};

use crate::cli::Siege;
use crate::failure::{Code, Failure};
use crate::voice::Voice;

pub(crate) fn run(wanted: &Siege, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    super::game(&wanted.game)?;
    let siege = siege(wanted)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let phases = siege.attacks.len() + 1;
    let bar = ProgressBar::new(millis(siege.time) * phases as u64).with_style(style());
    bar.set_message(name(None, voice));
    let time = siege.time;
    let report = runtime.block_on(siege::lay(siege, |stage| show(&bar, stage, time, voice)));
    bar.finish_and_clear();
    let report = report.map_err(|error| failed(&error))?;
    if wanted.json {
        writeln!(output, "{}", serde_json::to_string(&report).unwrap_or_default())?;
    } else {
        report.phases.iter().try_for_each(|phase| write(phase, voice, output))?;
    }
    ending(&report)
}

fn siege(wanted: &Siege) -> Result<siege::Siege, Failure> {
    let wrong = || Failure::usage(Phrase::new("cli-siege-wrong"));
    let time = Duration::try_from_secs_f64(wanted.time).map_err(|_| wrong())?;
    if time.is_zero() || wanted.strength.is_nan() || wanted.strength <= 0.0 || wanted.strength > 1.0 {
        return Err(wrong());
    }
    let attacks = if wanted.attacks.is_empty() { Attack::ALL.to_vec() } else { wanted.attacks.clone() };
    Ok(siege::Siege {
        house: wanted.house.clone(),
        game: wanted.game.clone(),
        time,
        attacks,
        strength: wanted.strength,
        anywhere: wanted.anywhere,
        seed: wanted.seed,
    })
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{msg} {wide_bar} {percent} % {elapsed}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

fn millis(time: Duration) -> u64 {
    time.as_millis() as u64
}

fn show(bar: &ProgressBar, stage: SiegeStage, time: Duration, voice: &Voice) {
    bar.set_message(name(stage.attack, voice));
    bar.set_position(millis(time) * stage.phase as u64 + millis(stage.measured));
}

fn name(attack: Option<Attack>, voice: &Voice) -> String {
    voice.word(&format!("cli-siege-under-{}", attack.map_or("nothing", Attack::key)))
}

fn failed(error: &LoadError) -> Failure {
    match error {
        LoadError::Elsewhere(house) => Failure::usage(Phrase::new("cli-siege-elsewhere").with("house", house.as_str())),
        LoadError::OneAddress => Failure::new(Code::File, Phrase::new("cli-siege-one-address")),
        other => Failure::new(Code::File, Phrase::new("cli-load-failed").with("error", other.to_string())),
    }
}

fn write(phase: &Phase, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let head = Phrase::new("cli-siege-phase").with("name", name(phase.attack, voice));
    let head = head.with("answered", phase.toll.answered as i64).with("refused", phase.toll.refused as i64);
    writeln!(output, "{}", if phase.attack.is_some() { voice.say(&head) } else { name(None, voice) })?;
    for figure in &phase.figures {
        writeln!(output, "  {}", voice.say(&line(figure, phase.attack.is_some(), voice)))?;
        for (error, count) in &figure.errors {
            let phrase = Phrase::new("cli-load-error").with("count", *count as i64).with("error", error.as_str());
            writeln!(output, "    {}", voice.say(&phrase))?;
        }
    }
    Ok(())
}

/// What honest people waited for, and how long.
fn line(figure: &Figure, attacked: bool, voice: &Voice) -> Phrase {
    let message = match (attacked, figure.held) {
        (false, _) => "cli-siege-quiet",
        (true, true) => "cli-siege-held",
        (true, false) => "cli-siege-broken",
    };
    Phrase::new(message)
        .with("wait", voice.word(&format!("cli-siege-wait-{}", figure.wait.key())))
        .with("count", figure.count as i64)
        .with("half", format!("{:.1}", figure.p50))
        .with("most", format!("{:.1}", figure.p99))
        .with("ratio", format!("{:.1}", figure.ratio))
        .with("limit", format!("{:.1}", figure.limit))
}

/// A limit that did not hold is a failure that scripts see.
fn ending(report: &SiegeReport) -> Result<(), Failure> {
    if report.held {
        return Ok(());
    }
    if report.phases.first().is_some_and(|quiet| quiet.figures.iter().any(|figure| !figure.held)) {
        return Err(Failure::new(Code::Faulty, Phrase::new("cli-siege-busy")));
    }
    let broken = report.phases.iter().flat_map(|phase| &phase.figures).filter(|figure| !figure.held).count();
    Err(Failure::new(Code::Faulty, Phrase::new("cli-siege-fell").with("count", broken)))
}

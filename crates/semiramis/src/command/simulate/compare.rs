//! What a change of the figures does: a simulation of two editions on the same deals.

use std::io::Write;
use std::path::Path;

use catalog::GameVisitor;
use game::{Evaluate, Meta, Phrase};
use indicatif::ProgressBar;
use lab::{Change, Comparison};
use serde::Serialize;

use crate::cli::Simulate;
use crate::command::pool;
use crate::failure::Failure;
use crate::voice::Voice;

pub(super) fn run(simulate: &Simulate, against: &Path, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let meta = crate::command::game(&simulate.game)?.meta();
    let visitor = TwoEditions { simulate, against, bar: pool::progress_bar(simulate.games, voice) };
    let Some(compared) = catalog::visit(meta.key, visitor).transpose()? else { return Ok(()) };
    if simulate.json {
        serde_json::to_writer_pretty(&mut *output, &compared).map_err(std::io::Error::from)?;
        return Ok(writeln!(output)?);
    }
    write_text(&compared, [simulate.setup.components.as_deref(), Some(against)], meta, voice, output)
}

struct TwoEditions<'a> {
    simulate: &'a Simulate,
    against: &'a Path,
    bar: ProgressBar,
}

/// A comparison with what makes it repeatable.
#[derive(Serialize)]
struct Compared {
    seed: u64,
    /// The fingerprints of the two editions.
    editions: [&'static str; 2],
    #[serde(flatten)]
    comparison: Comparison,
}

impl GameVisitor for TwoEditions<'_> {
    type Output = Result<Compared, Failure>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let before = self.simulate.setup.of::<G>()?;
        let after = game::Setup { components: crate::command::edition(self.against)?, ..before.clone() };
        let plan = super::plan(self.simulate)?;
        let tally = pool::threads(self.simulate.threads)?
            .install(|| lab::compare::<G>(&before, &after, &plan, |games| self.bar.inc(games)))?;
        self.bar.finish_and_clear();
        let editions = [before.components.fingerprint(), after.components.fingerprint()];
        Ok(Compared { seed: plan.seed, editions, comparison: Comparison::new(&G::META, &tally) })
    }
}

type Row = (String, Vec<String>);

fn write_text(
    compared: &Compared,
    files: [Option<&Path>; 2],
    meta: &Meta,
    voice: &Voice,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let comparison = &compared.comparison;
    let head = Phrase::new("cli-simulate-compared").with("games", comparison.games.to_string());
    writeln!(output, "{}\n", voice.say(&head))?;
    if compared.editions[0] == compared.editions[1] {
        writeln!(output, "{}\n", voice.word("cli-simulate-same-edition"))?;
    }
    let name = |path: Option<&Path>| match path {
        Some(path) => path.display().to_string(),
        None => voice.word("cli-simulate-standard"),
    };
    let [before, after] = files.map(name);
    let mut rows = vec![(String::new(), vec![before, after, voice.word("cli-simulate-difference")])];
    rows.extend(by_category(comparison, meta, voice));
    rows.extend(by_seat(comparison, voice));
    rows.extend(length(comparison, voice));
    writeln!(output, "{}\n", terminal::align(&rows))?;
    Ok(writeln!(output, "{}", voice.word("cli-simulate-paired"))?)
}

fn row(label: String, change: &Change, scale: f64, decimals: usize, voice: &Voice) -> Row {
    let mean = |mean: f64| voice.decimal(mean * scale, decimals);
    let sign = if change.difference.mean > 0.0 { "+" } else { "" };
    let difference = format!("{sign}{}", voice.around(&change.difference, scale, decimals));
    (label, vec![mean(change.before), mean(change.after), difference])
}

/// The points of a seat, on average over the seats.
fn by_category(comparison: &Comparison, meta: &Meta, voice: &Voice) -> Vec<Row> {
    let name = |category: &str| voice.word(&meta.message(&format!("category-{category}")));
    let category = |one: &lab::CategoryChange| row(name(one.category), &one.change, 1.0, 2, voice);
    let points = row(voice.word("cli-simulate-points"), &comparison.points, 1.0, 2, voice);
    comparison.categories.iter().map(category).chain([points]).collect()
}

fn by_seat(comparison: &Comparison, voice: &Voice) -> Vec<Row> {
    let of = |id: &'static str, seat: usize| {
        let seat = voice.say(&Phrase::new("cli-simulate-seat").with("number", seat));
        voice.say(&Phrase::new(id).with("seat", seat))
    };
    let seats = || comparison.seats.iter();
    let points = seats().map(|seat| row(of("cli-simulate-points-of", seat.seat), &seat.points, 1.0, 2, voice));
    let wins = seats().map(|seat| row(of("cli-simulate-wins-of", seat.seat), &seat.wins, 100.0, 2, voice));
    points.chain(wins).collect()
}

fn length(comparison: &Comparison, voice: &Voice) -> Vec<Row> {
    let figures = [
        ("cli-simulate-plies", &comparison.plies),
        ("cli-simulate-decisions", &comparison.decisions),
        ("cli-simulate-rounds", &comparison.rounds),
    ];
    figures.map(|(id, change)| row(voice.word(id), change, 1.0, 2, voice)).into()
}

//! The figures of a simulation as a table for people and as CSV for programs.

use std::io::Write;

use game::{Meta, Phrase};
use lab::{Report, SeatReport, Spread};

use crate::failure::Failure;
use crate::voice::Voice;

/// Points by category and seat advantage, one column a seat; then the length of the games.
pub(super) fn write_text(report: &Report, meta: &Meta, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "{}\n", terminal::align(&by_seat(report, meta, voice)))?;
    writeln!(output, "{}\n", terminal::align(&decisive(report, meta, voice)))?;
    writeln!(output, "{}", length(report, voice))?;
    Ok(writeln!(output, "{}", voice.word("cli-simulate-interval"))?)
}

/// Points by category and seat advantage, one column a seat.
pub(super) fn by_seat(report: &Report, meta: &Meta, voice: &Voice) -> Vec<(String, Vec<String>)> {
    let seats = |cell: &dyn Fn(&SeatReport) -> String| report.seats.iter().map(cell).collect::<Vec<_>>();
    let mut rows =
        vec![(String::new(), seats(&|seat| voice.say(&Phrase::new("cli-simulate-seat").with("number", seat.seat))))];
    for (index, category) in meta.categories.iter().enumerate() {
        let name = voice.word(&meta.message(&format!("category-{category}")));
        rows.push((name, seats(&|seat| voice.decimal(seat.categories[index].mean, 2))));
    }
    let points = seats(&|seat| voice.around(&seat.points.interval, 1.0, 2));
    rows.push((voice.word("cli-simulate-points"), points));
    rows.push((voice.word("cli-simulate-deviation"), seats(&|seat| voice.decimal(seat.points.spread.deviation, 1))));
    rows.push((voice.word("cli-simulate-range"), seats(&|seat| range(&seat.points.spread))));
    rows.push((voice.word("cli-simulate-wins"), seats(&|seat| voice.between(&seat.wins, 100.0, 2))));
    rows
}

/// How often each category decides.
pub(super) fn decisive(report: &Report, meta: &Meta, voice: &Voice) -> Vec<(String, Vec<String>)> {
    let name = |category: &str| voice.word(&meta.message(&format!("category-{category}")));
    let head = (String::new(), vec![voice.word("cli-simulate-decisive")]);
    let row = |decisive: &lab::Decisive| (name(decisive.category), vec![voice.between(&decisive.share, 100.0, 1)]);
    std::iter::once(head).chain(report.decisive.iter().map(row)).collect()
}

/// How long games are and how much choice there is, in a sentence.
pub(super) fn length(report: &Report, voice: &Voice) -> String {
    let length = Phrase::new("cli-simulate-length")
        .with("plies", voice.decimal(report.plies.mean, 1))
        .with("plies-range", range(&report.plies))
        .with("rounds", voice.decimal(report.rounds.mean, 1))
        .with("rounds-range", range(&report.rounds))
        .with("branching", voice.decimal(report.branching, 1));
    voice.say(&length)
}

fn range(spread: &Spread) -> String {
    format!("{}–{}", spread.least, spread.most)
}

/// One row a seat.
pub(super) fn write_csv(report: &Report, output: &mut dyn Write) -> Result<(), Failure> {
    let mut writer = csv::Writer::from_writer(output);
    let mut header: Vec<String> = ["game", "games", "seat", "wins", "wins_low", "wins_high", "points", "points_low"]
        .into_iter()
        .chain(["points_high", "points_deviation", "points_least", "points_median", "points_most", "plies", "rounds"])
        .map(str::to_owned)
        .collect();
    let categories = report.seats.first().map(|seat| &seat.categories[..]).unwrap_or_default();
    header.extend(categories.iter().map(|figure| format!("category_{}", figure.category.replace('-', "_"))));
    writer.write_record(&header).map_err(std::io::Error::from)?;
    for seat in &report.seats {
        writer.write_record(row(report, seat)).map_err(std::io::Error::from)?;
    }
    Ok(writer.flush()?)
}

fn row(report: &Report, seat: &SeatReport) -> Vec<String> {
    let spread = &seat.points.spread;
    let mut row = vec![report.game.to_owned(), report.games.to_string(), seat.seat.to_string()];
    row.extend([seat.wins.mean, seat.wins.low, seat.wins.high].map(|share| format!("{share:.6}")));
    let points = &seat.points.interval;
    row.extend([points.mean, points.low, points.high, spread.deviation].map(|points| format!("{points:.4}")));
    row.extend([spread.least, spread.median, spread.most].map(|points| points.to_string()));
    row.extend([report.plies.mean, report.rounds.mean].map(|length| format!("{length:.2}")));
    row.extend(seat.categories.iter().map(|figure| format!("{:.4}", figure.mean)));
    row
}

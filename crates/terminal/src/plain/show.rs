//! How things look as lines of text.

use table::{Match, Phrase, Rejection, Rulebook, Seat, Words};

use crate::Told;

/// What was decided or drawn and what came of it. A draw is told by what came of it.
pub(super) fn told(told: &Told, words: &dyn Words) -> Vec<String> {
    let mut lines = Vec::new();
    if let (Some(seat), Some(what)) = (told.by, &told.what) {
        lines.push(words.say(&Phrase::new("terminal-decided").with("player", seat).with("what", what.clone())));
    }
    lines.extend(told.events.iter().map(|event| format!("  {}", words.say(event))));
    lines
}

/// Why something was not carried out, and where the rules say so.
pub(super) fn rejection(rejection: &Rejection, words: &dyn Words) -> String {
    let reason = words.say(&rejection.phrase());
    match rejection.paragraph() {
        None => reason,
        Some(paragraph) => {
            words.say(&Phrase::new("terminal-refused").with("reason", reason).with("paragraph", paragraph.to_string()))
        }
    }
}

/// Points by category, one column a seat.
pub(super) fn score_sheet(game: &dyn Match, words: &dyn Words) -> String {
    let (meta, standing) = (game.meta(), game.standing());
    let seats: Vec<Seat> = Seat::all(game.players()).collect();
    let mut rows = vec![(String::new(), seats.iter().map(|&seat| words.name(seat)).collect::<Vec<_>>())];
    for (category, key) in meta.categories.iter().enumerate() {
        let points = seats.iter().map(|&seat| standing.points(seat, category).to_string());
        rows.push((words.word(&meta.message(&format!("category-{key}"))), points.collect()));
    }
    let totals = seats.iter().map(|&seat| standing.total(seat).to_string());
    rows.push((words.word("terminal-total"), totals.collect()));
    align(&rows)
}

fn align(rows: &[(String, Vec<String>)]) -> String {
    let width = |text: &String| text.chars().count();
    let first = rows.iter().map(|(label, _)| width(label)).max().unwrap_or_default();
    let rest = rows.iter().flat_map(|(_, cells)| cells).map(width).max().unwrap_or_default();
    let line = |(label, cells): &(String, Vec<String>)| {
        let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>rest$}")).collect();
        format!("{label:<first$}  {}", cells.join("  "))
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A paragraph, a section, or the table of contents of the rules.
pub(super) fn rules(text: &str, id: &str) -> Option<String> {
    let book = Rulebook::read(text);
    if id.is_empty() {
        let heading = |section: &table::Section<'_>| format!("{}  {}", section.id, section.title);
        return Some(book.sections.iter().map(heading).collect::<Vec<_>>().join("\n"));
    }
    let paragraph = |text: &table::Text<'_>| format!("{}  {}", text.id, text.markdown.trim_end());
    match book.section(id) {
        Some(section) => Some(section.paragraphs.iter().map(paragraph).collect::<Vec<_>>().join("\n\n")),
        None => book.paragraph(id).map(paragraph),
    }
}

//! Score sheets and other tables of text.

use game::board::{PLAIN_WIDTH, TextBoard, wrap};
use game::{AnyGame, Seat, Translate};

/// The whole table as plain lines: the round, the board, what its signs leave out, and the points by category.
pub fn plain_table(game: &dyn AnyGame, words: &dyn Translate) -> String {
    let board = TextBoard::plain(game, words).to_string();
    let footnotes = game.footnotes().into_iter().flat_map(|note| wrap(&words.say(&note), PLAIN_WIDTH.into()));
    let mut lines = vec![words.say(&game.headline()), board.trim_end().to_owned()];
    lines.extend(footnotes);
    lines.push(score_sheet(game, words));
    lines.join("\n")
}

/// Points by category, one column a seat.
pub fn score_sheet(game: &dyn AnyGame, words: &dyn Translate) -> String {
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

/// Rows with a label and cells: labels to the left, cells to the right, each column as wide as it has to be.
pub fn align(rows: &[(String, Vec<String>)]) -> String {
    let width = |text: &String| text.chars().count();
    let first = rows.iter().map(|(label, _)| width(label)).max().unwrap_or_default();
    let widest = |column| rows.iter().filter_map(|(_, cells)| cells.get(column)).map(width).max().unwrap_or_default();
    let line = |(label, cells): &(String, Vec<String>)| {
        let cell = |(column, cell)| format!("{cell:>width$}", width = widest(column));
        format!("{label:<first$}  {}", cells.iter().enumerate().map(cell).collect::<Vec<_>>().join("  "))
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

//! The Markdown of the rules, set for a terminal: headings and numbers of paragraphs in bold, tables in columns, everything in its width.

use game::board::wrap;
use unicode_width::UnicodeWidthStr;

/// Nobody likes to read longer lines.
const WIDEST: usize = 96;
/// What stands between two columns.
const GAP: usize = 2;

/// Sets a text for a terminal of this width; `styled` says whether it shows bold and italic type.
pub(crate) fn set(markdown: &str, width: usize, styled: bool) -> Vec<String> {
    let width = width.clamp(20, WIDEST);
    let lines: Vec<String> = blocks(markdown).iter().flat_map(|block| block.set(width)).collect();
    style(&lines, styled)
}

/// Lines that are set together.
enum Block {
    Blank,
    Heading(String),
    Paragraph(String),
    Item(String),
    Note(String),
    Table(Vec<Vec<String>>),
}

/// What a text consists of. Drawings are left out: a terminal does not show them.
fn blocks(markdown: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for line in markdown.lines().filter(|line| !line.starts_with("![")) {
        let text = line.trim();
        match blocks.last_mut() {
            _ if text.is_empty() => blocks.push(Block::Blank),
            _ if text.starts_with('#') => blocks.push(Block::Heading(text.trim_start_matches('#').trim().to_owned())),
            Some(Block::Table(rows)) if text.starts_with('|') => rows.push(cells(text)),
            _ if text.starts_with('|') => blocks.push(Block::Table(vec![cells(text)])),
            _ if text.starts_with("- ") => blocks.push(Block::Item(text[2..].to_owned())),
            Some(Block::Note(before)) if text.starts_with("> ") && !text.starts_with("> **") => {
                before.push_str(&text[1..]);
            }
            _ if text.starts_with("> ") => blocks.push(Block::Note(text[2..].to_owned())),
            Some(Block::Paragraph(before) | Block::Item(before)) => {
                before.push(' ');
                before.push_str(text);
            }
            _ => blocks.push(Block::Paragraph(text.to_owned())),
        }
    }
    blocks.dedup_by(|block, before| matches!((block, before), (Block::Blank, Block::Blank)));
    blocks
}

fn cells(row: &str) -> Vec<String> {
    row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
}

impl Block {
    fn set(&self, width: usize) -> Vec<String> {
        match self {
            Block::Blank => vec![String::new()],
            Block::Heading(text) => wrap(&format!("**{text}**"), width),
            Block::Paragraph(text) => wrap(text, width),
            Block::Item(text) => {
                let signs = std::iter::once("• ").chain(std::iter::repeat("  "));
                wrap(text, width - 2).iter().zip(signs).map(|(line, sign)| format!("{sign}{line}")).collect()
            }
            Block::Note(text) => wrap(text, width - 2).iter().map(|line| format!("│ {line}")).collect(),
            Block::Table(rows) => set_table(rows, width),
        }
    }
}

/// A table in columns as wide as they need, the widest ones narrower if there is no room.
fn set_table(rows: &[Vec<String>], width: usize) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let rows: Vec<_> = rows.iter().filter(|row| !is_rule(row)).collect();
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let whole = |column| cells(column).map(|cell| cell.width()).max().unwrap_or_default();
    let longest_word = |column| cells(column).flat_map(|cell| cell.split(' ')).map(UnicodeWidthStr::width).max();
    // What a column may have, and what it has to have.
    let mut widths: Vec<(usize, usize)> =
        (0..count).map(|column| (whole(column), longest_word(column).unwrap_or_default())).collect();
    while widths.iter().map(|(width, _)| width).sum::<usize>() + GAP * count.saturating_sub(1) > width {
        let Some((widest, _)) = widths.iter_mut().filter(|(width, least)| width > least).max() else { break };
        *widest -= 1;
    }
    let widths: Vec<usize> = widths.into_iter().map(|(width, _)| width).collect();
    let mut lines = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        lines.extend(set_row(row, &widths));
        if at == 0 {
            lines.push(widths.iter().map(|&width| "─".repeat(width)).collect::<Vec<_>>().join(&" ".repeat(GAP)));
        }
    }
    lines
}

/// The line under the head of a table in Markdown.
fn is_rule(row: &[String]) -> bool {
    row.iter().all(|cell| cell.contains('-') && cell.chars().all(|c| "-:".contains(c)))
}

fn set_row(row: &[String], widths: &[usize]) -> Vec<String> {
    let cells: Vec<Vec<String>> = row.iter().zip(widths).map(|(cell, &width)| wrap(cell, width)).collect();
    let high = cells.iter().map(Vec::len).max().unwrap_or_default();
    let line = |at: usize| {
        let padded = cells.iter().zip(widths).map(|(cell, &width)| {
            let text = cell.get(at).map_or("", String::as_str);
            format!("{text}{}", " ".repeat(width.saturating_sub(text.width()) + GAP))
        });
        padded.collect::<String>().trim_end().to_owned()
    };
    (0..high).map(line).collect()
}

/// Turns the marks of Markdown into type, or takes them away.
fn style(lines: &[String], styled: bool) -> Vec<String> {
    let (mut bold, mut italic) = (false, false);
    let mut styled_line = |line: &String| {
        let mut text = String::new();
        let mut rest = line.as_str();
        while let Some(at) = rest.find('*') {
            text.push_str(&rest[..at]);
            let double = rest[at..].starts_with("**");
            let (state, codes, length) = if double {
                (&mut bold, ["\u{1b}[22m", "\u{1b}[1m"], 2)
            } else {
                (&mut italic, ["\u{1b}[23m", "\u{1b}[3m"], 1)
            };
            *state = !*state;
            text.push_str(if styled { codes[usize::from(*state)] } else { "" });
            rest = &rest[at + length..];
        }
        text + rest
    };
    lines.iter().map(&mut styled_line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "## X1 First\n\n**X1.1** One *more*\nline.\n\n![a drawing](x.svg)\n\n- an item\n  that goes on\n\n| city | asks for |\n|---|---|\n| Ur | salt and palm and wine |\n";

    #[test]
    fn paragraphs_items_and_tables_are_set_without_marks() {
        let expected = [
            "X1 First",
            "",
            "X1.1 One more",
            "line.",
            "",
            "• an item that goes",
            "  on",
            "",
            "city  asks for",
            "────  ──────────────",
            "Ur    salt and palm",
            "      and wine",
        ];
        assert_eq!(set(TEXT, 20, false), expected);
    }

    #[test]
    fn notes_stand_behind_a_bar() {
        let text = "**X1.1** One.\n\n> **Our ruling** What we\n> ruled.\n> **Our design** Two.\n";
        assert_eq!(set(text, 22, false), ["X1.1 One.", "", "│ Our ruling What", "│ we ruled.", "│ Our design Two."]);
    }

    #[test]
    fn numbers_are_bold_where_the_terminal_shows_it() {
        assert_eq!(set("**X1.1** One.", 40, true), ["\u{1b}[1mX1.1\u{1b}[22m One."]);
    }

    #[test]
    fn the_rules_of_every_game_fit_and_keep_no_mark() {
        for (kind, width) in catalog::GAMES.iter().flat_map(|kind| [60, 80].map(|width| (kind, width))) {
            for language in game::Language::ALL {
                for line in set(kind.meta().rulebook.get(language), width, false) {
                    assert!(line.width() <= width, "{line}");
                    assert!(!line.contains('*') && !line.contains("|--") && !line.starts_with('#'), "{line}");
                }
            }
        }
    }
}

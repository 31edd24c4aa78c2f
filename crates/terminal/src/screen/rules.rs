//! The rules, to be leafed through and searched.

use game::{Rulebook, Translate};

use super::line::Line;

/// The rules as lines, and where one reads.
pub(super) struct Pager {
    pub(super) lines: Vec<String>,
    pub(super) top: usize,
    /// What is searched for, while it is typed and afterwards.
    pub(super) typing: Option<Line>,
    pub(super) sought: String,
}

/// How wide rules are set.
const WIDTH: usize = 76;

impl Pager {
    /// The rules in this text, opened at a paragraph.
    pub(super) fn open(text: &str, paragraph: Option<&str>, words: &dyn Translate) -> Pager {
        let lines = set(&Rulebook::read(text), words);
        let start = paragraph.map(|id| format!("{id} "));
        let top = start.and_then(|start| lines.iter().position(|line| line.starts_with(&start))).unwrap_or_default();
        Pager { lines, top, typing: None, sought: String::new() }
    }

    pub(super) fn scroll(&mut self, lines: isize) {
        self.top = self.top.saturating_add_signed(lines).min(self.lines.len().saturating_sub(1));
    }

    /// Goes to the next line with what is sought, or to the one before; round the end.
    pub(super) fn seek(&mut self, backwards: bool) {
        let sought = self.sought.to_lowercase();
        let count = self.lines.len();
        if sought.is_empty() || count == 0 {
            return;
        }
        let order = (1..=count)
            .map(|step| if backwards { (self.top + count - step) % count } else { (self.top + step) % count });
        let mut hits = order.filter(|&at| self.lines[at].to_lowercase().contains(&sought));
        if let Some(at) = hits.next() {
            self.top = at;
        }
    }
}

/// Sections and paragraphs as lines that fit.
fn set(book: &Rulebook<'_>, words: &dyn Translate) -> Vec<String> {
    let mut lines = vec![book.title.to_owned(), String::new()];
    lines.extend(wrap(&book.introduction));
    for section in &book.sections {
        lines.extend([String::new(), format!("{} {}", section.id, section.title), String::new()]);
        for text in &section.paragraphs {
            lines.extend(wrap(&format!("{} {}", text.id, text.markdown.trim())));
            lines.push(String::new());
            if !text.notes.is_empty() {
                lines.extend(text.notes.iter().flat_map(|note| set_note(&words.say(&note.phrase()))));
                lines.push(String::new());
            }
        }
    }
    lines
}

/// A note stands in from the text, behind a bar.
fn set_note(note: &str) -> Vec<String> {
    wrap(note).iter().map(|line| format!("│ {line}")).collect()
}

/// Paragraphs are set anew; lists and tables keep their lines.
fn wrap(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let own = line.trim_start().starts_with(['-', '|']) || line.trim().is_empty();
        if own || lines.last().is_none_or(String::is_empty) {
            lines.push(String::new());
        }
        for word in line.split_whitespace() {
            let fits = lines
                .last()
                .is_some_and(|last| last.is_empty() || last.chars().count() + 1 + word.chars().count() <= WIDTH);
            if !fits {
                lines.push(String::new());
            }
            if let Some(last) = lines.last_mut() {
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(word);
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n\nA tale.\n\n## X1 First\n\n**X1.1** One\nmore.\n\n- item\n\n> our-ruling: What we\n> ruled.\n\n**X1.2** Two camels.\n";

    #[test]
    fn the_rules_open_at_a_paragraph_and_are_searched_round_the_end() {
        let words = texts::Translator::new(game::Language::En, [game::TEXTS]);
        let mut pager = Pager::open(TEXT, Some("X1.2"), &words);
        assert_eq!(pager.lines[pager.top], "X1.2 Two camels.");
        pager.sought = "tale".to_owned();
        pager.seek(false);
        assert_eq!(pager.lines[pager.top], "A tale.");
        pager.sought = "CAMEL".to_owned();
        pager.seek(true);
        assert_eq!(pager.lines[pager.top], "X1.2 Two camels.");
        pager.scroll(-1000);
        assert_eq!(pager.top, 0);
        assert!(pager.lines.contains(&"X1.1 One more.".to_owned()));
        assert!(pager.lines.contains(&"- item".to_owned()));
        assert!(pager.lines.contains(&"│ Our ruling: What we ruled.".to_owned()), "{:?}", pager.lines);
    }
}

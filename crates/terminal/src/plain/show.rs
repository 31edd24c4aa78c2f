//! How things look as lines of text.

use table::{Phrase, Rejection, Rulebook, Words};

use crate::Told;

/// What came of a decision or a draw; a decision of which nothing came yet is told itself.
pub(super) fn told(told: &Told, words: &dyn Words) -> Vec<String> {
    match (told.by, &told.what) {
        (Some(seat), Some(what)) if told.events.is_empty() => {
            vec![words.say(&Phrase::new("terminal-decided").with("player", seat).with("what", what.clone()))]
        }
        _ => told.events.iter().map(|event| words.say(event)).collect(),
    }
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

//! How things look as lines of text.

use minds::Advice;
use table::{Match, Phrase, Rejection, Rulebook, Words};

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

/// How many reasons are given for a decision.
const REASONS: usize = 4;

/// A decision with its chance to win, and what speaks for it and against it.
pub(super) fn advice(advice: &Advice, game: &dyn Match, words: &dyn Words) -> Vec<String> {
    let what = game.tell(&advice.action).map_or_else(|| advice.action.clone(), |phrase| words.say(&phrase));
    let head = Phrase::new("terminal-hint")
        .with("decision", advice.action.as_str())
        .with("what", what)
        .with("chance", (100.0 * advice.worth).round() as i64)
        .with("visits", advice.visits);
    let reason = |&(term, gain): &(&str, f32)| {
        let name = words.word(&game.meta().message(&format!("term-{term}")));
        format!("    {gain:+.1}  {name}")
    };
    std::iter::once(words.say(&head)).chain(advice.reasons.iter().take(REASONS).map(reason)).collect()
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

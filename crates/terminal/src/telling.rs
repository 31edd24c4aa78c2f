//! How things are told as lines of text, at the plain table and at the full one.

use minds::Advice;
use table::{Match, Phrase, Rejection, Rulebook, Seat, Words};

use crate::{News, Told, Waiting};

/// Something a screen hears, line by line.
pub(crate) fn news(news: &News, words: &dyn Words) -> Vec<String> {
    match news {
        News::Told(told) => self::told(told, words),
        News::Back => vec![words.word("terminal-undone")],
        News::Notice(phrase) => vec![words.say(phrase)],
        News::Said { name, text } => {
            vec![words.say(&Phrase::new("terminal-said").with("name", name.as_str()).with("text", text.as_str()))]
        }
    }
}

/// What is waited for.
pub(crate) fn waiting(waiting: Waiting) -> Phrase {
    match waiting {
        Waiting::Mind(seat) => Phrase::new("terminal-waiting-mind").with("player", seat),
        Waiting::Other(seat) => Phrase::new("terminal-waiting-other").with("player", seat),
        Waiting::Open(count) => Phrase::new("terminal-waiting-open").with("count", count),
        Waiting::Answer => Phrase::new("terminal-waiting-answer"),
        Waiting::Lost => Phrase::new("terminal-waiting-lost"),
    }
}

/// Who won, or what the game itself remarks.
pub(crate) fn verdict(game: &dyn Match) -> Phrase {
    let standing = game.standing();
    let winners: Vec<Seat> = standing.winners().collect();
    let names = winners.iter().map(|&seat| Phrase::new("terminal-name").with("player", seat)).collect::<Vec<_>>();
    let points = winners.first().map_or(0, |&seat| standing.total(seat));
    game.verdict().unwrap_or_else(|| {
        Phrase::new("terminal-won").with("players", names).with("count", winners.len()).with("points", points)
    })
}

/// What came of a decision or a draw; it says what it was, too.
pub(crate) fn told(told: &Told, words: &dyn Words) -> Vec<String> {
    told.events.iter().map(|event| words.say(event)).collect()
}

/// Why something was not carried out, and where the rules say so.
pub(crate) fn rejection(rejection: &Rejection, words: &dyn Words) -> String {
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
pub(crate) fn advice(advice: &Advice, game: &dyn Match, words: &dyn Words) -> Vec<String> {
    let what = game.tell(&advice.action).map_or_else(|| advice.action.clone(), |phrase| words.say(&phrase));
    let head = Phrase::new("terminal-hint")
        .with("decision", advice.action.as_str())
        .with("what", what)
        .with("chance", (100.0 * advice.worth).round() as i64)
        .with("visits", advice.visits);
    let reason = |&(term, gain): &(&str, f32)| {
        let name = words.word(&game.meta().message(&format!("term-{term}")));
        format!("    {}  {name}", words.say(&signed(gain)))
    };
    std::iter::once(words.say(&head)).chain(advice.reasons.iter().take(REASONS).map(reason)).collect()
}

/// Points to one decimal, with their sign.
fn signed(points: f32) -> Phrase {
    let tenths = (10.0 * points).round() as i64;
    let sign = if tenths < 0 { '-' } else { '+' };
    Phrase::new("terminal-signed")
        .with("whole", format!("{sign}{}", tenths.abs() / 10))
        .with("tenth", tenths.abs() % 10)
}

/// A paragraph, a section, or the table of contents of the rules.
pub(crate) fn rules(text: &str, id: &str) -> Option<String> {
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

#[cfg(test)]
mod tests {
    use table::Language;
    use words::Speaker;

    use super::*;

    #[test]
    fn points_are_written_as_each_language_writes_them() {
        for (language, written) in [(Language::En, ["+1.5", "-0.4", "+0.0"]), (Language::Fr, ["+1,5", "-0,4", "+0,0"])]
        {
            let words = Speaker::new(language, [crate::TEXTS]);
            assert_eq!([1.52, -0.36, -0.01].map(|points| words.say(&signed(points))), written);
        }
    }
}

//! How things are told as lines of text, at the plain table and at the full one.

use game::{AnyGame, MoveError, Note, Phrase, Rulebook, Seat, Translate};
use minds::Hint;
use texts::Translator;

use crate::{LogItem, News, Players, Waiting};

/// Something a screen hears, line by line.
pub(crate) fn news(news: &News, words: &dyn Translate) -> Vec<String> {
    match news {
        News::Played(told) => self::told(told, words),
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

/// What the player at this screen has to decide. Where several share the screen, it says whose turn it is.
pub(crate) fn prompt(players: &dyn Players, words: &Translator) -> String {
    let prompt = players.game().prompt();
    let Some(seat) = players.person() else { return words.say(&prompt) };
    let what = words.say_to(seat, &prompt);
    let id = if players.reader().is_some() { "terminal-your-turn" } else { "terminal-turn-of" };
    words.say(&Phrase::new(id).with("player", seat).with("what", what))
}

/// Who won, or what the game itself remarks.
pub(crate) fn verdict(game: &dyn AnyGame) -> Phrase {
    let standing = game.standing();
    let winners: Vec<Seat> = standing.winners().collect();
    let names = winners.iter().map(|&seat| Phrase::new("terminal-name").with("player", seat)).collect::<Vec<_>>();
    let points = winners.first().map_or(0, |&seat| standing.total(seat));
    game.verdict().unwrap_or_else(|| {
        Phrase::new("terminal-won").with("players", names).with("count", winners.len()).with("points", points)
    })
}

/// What came of a decision or a draw; it says what it was, too.
pub(crate) fn told(told: &LogItem, words: &dyn Translate) -> Vec<String> {
    told.events.iter().map(|event| words.say(event)).collect()
}

/// Why something was not carried out, where the rules say so, and what of that no rulebook says.
pub(crate) fn rejection(rejection: &MoveError, rules: &str, words: &dyn Translate) -> String {
    let reason = words.say(&rejection.phrase());
    let Some(paragraph) = rejection.paragraph() else { return reason };
    let refused = Phrase::new("terminal-refused").with("reason", reason).with("paragraph", paragraph.to_string());
    let book = Rulebook::read(rules);
    let notes = book.paragraph(paragraph.0).map(|text| text.notes.iter()).unwrap_or_default();
    std::iter::once(refused).chain(notes.map(Note::phrase)).map(|said| words.say(&said)).collect::<Vec<_>>().join(" ")
}

/// How many reasons are given for a decision.
const REASONS: usize = 4;

/// A decision with its chance to win, and what speaks for it and against it.
pub(crate) fn hint(hint: &Hint<String>, game: &dyn AnyGame, words: &dyn Translate) -> Vec<String> {
    let what = game.tell(&hint.action).map_or_else(|| hint.action.clone(), |phrase| words.say(&phrase));
    let head = Phrase::new("terminal-hint")
        .with("decision", hint.action.as_str())
        .with("what", what)
        .with("chance", (100.0 * hint.worth).round() as i64)
        .with("visits", hint.visits);
    let reason = |&(term, gain): &(&str, f32)| {
        let name = words.word(&game.meta().message(&format!("term-{term}")));
        format!("    {}  {name}", words.say(&signed(gain)))
    };
    std::iter::once(words.say(&head)).chain(hint.reasons.iter().take(REASONS).map(reason)).collect()
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
pub(crate) fn rules(text: &str, id: &str, words: &dyn Translate) -> Option<String> {
    let book = Rulebook::read(text);
    if id.is_empty() {
        let heading = |section: &game::Section<'_>| format!("{}  {}", section.id, section.title);
        return Some(book.sections.iter().map(heading).collect::<Vec<_>>().join("\n"));
    }
    let paragraph = |text: &game::Text<'_>| {
        let head = format!("{}  {}\n", text.id, text.markdown.trim_end());
        let notes = text.notes.iter().map(|note| note.markdown(words));
        std::iter::once(head).chain(notes).collect::<Vec<_>>().join("\n").trim_end().to_owned()
    };
    match book.section(id) {
        Some(section) => Some(section.paragraphs.iter().map(paragraph).collect::<Vec<_>>().join("\n\n")),
        None => book.paragraph(id).map(paragraph),
    }
}

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;

    #[test]
    fn points_are_written_as_each_language_writes_them() {
        for (language, written) in [(Language::En, ["+1.5", "-0.4", "+0.0"]), (Language::Fr, ["+1,5", "-0,4", "+0,0"])]
        {
            let words = Translator::new(language, [crate::TEXTS]);
            assert_eq!([1.52, -0.36, -0.01].map(|points| words.say(&signed(points))), written);
        }
    }
}

//! The rules of a game as text: sections and paragraphs with ids.
//!
//! In the Markdown files, a section is a heading `## A4 Recruiting` and a paragraph begins a line with `**A4.1**`. A line
//! `![caption](example:NAME)` is a drawn example; where nothing can be drawn, only its caption is shown. Quoted lines
//! `> our-ruling: What it is about.` are notes: what of the paragraph no rulebook says, and what it rests on instead.

use crate::{Basis, Phrase, Translate};

/// The rules of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook<'a> {
    /// The title of the game.
    pub title: &'a str,
    /// What stands before the first section.
    pub introduction: String,
    /// The sections, in order.
    pub sections: Vec<Section<'a>>,
}

/// A section of the rules, such as A4.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its title.
    pub title: &'a str,
    /// Its paragraphs, in order.
    pub paragraphs: Vec<Text<'a>>,
}

/// A paragraph of the rules, such as A4.1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its Markdown, without the notes.
    pub markdown: String,
    /// What of it no rulebook says.
    pub notes: Vec<Note>,
}

/// What of a paragraph no rulebook says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it rests on instead.
    pub basis: Basis,
    /// What it is: a sentence or two.
    pub text: String,
}

impl Note {
    /// The first line of a note, without its sign.
    fn begin(line: &str) -> Option<Note> {
        let (word, text) = line.split_once(": ")?;
        Some(Note { basis: Basis::of_word(word)?, text: text.trim().to_owned() })
    }

    /// As Markdown that says in words what the note rests on.
    pub fn markdown(&self, words: &dyn Translate) -> String {
        format!("> **{}** {}", words.say(&self.basis.name()), self.text)
    }

    /// The note with the name of its basis before it.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("table-basis-note").with("basis", self.basis.name()).with("text", self.text.as_str())
    }
}

/// What is quoted on a line.
fn quoted(line: &str) -> Option<&str> {
    line.strip_prefix('>').map(str::trim_start)
}

/// The caption and the name of the drawn example on a line of a rules file, if there is one.
pub fn example(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](example:")
}

impl<'a> Rulebook<'a> {
    /// The text of a rules file for those who can't draw: captions stand for the examples, and each note begins with the name of its basis.
    pub fn plain(text: &str, words: &dyn Translate) -> String {
        let line = |line: &str| match (example(line), quoted(line).and_then(Note::begin)) {
            (Some((caption, _)), _) => caption.to_owned(),
            (None, Some(note)) => note.markdown(words),
            (None, None) => line.to_owned(),
        };
        text.lines().map(|one| line(one) + "\n").collect()
    }

    /// Reads the Markdown of a rules file.
    pub fn read(text: &'a str) -> Rulebook<'a> {
        let mut book = Rulebook { title: "", introduction: String::new(), sections: Vec::new() };
        for line in text.lines() {
            book.line(line);
        }
        book
    }

    fn line(&mut self, line: &'a str) {
        if let Some(title) = line.strip_prefix("# ") {
            self.title = title;
        } else if let Some(heading) = line.strip_prefix("## ") {
            let (id, title) = heading.split_once(' ').unwrap_or((heading, ""));
            self.sections.push(Section { id, title, paragraphs: Vec::new() });
        } else if let Some((id, rest)) = line.strip_prefix("**").and_then(|line| line.split_once("**")) {
            let text = Text { id, markdown: rest.trim_start().to_owned(), notes: Vec::new() };
            if let Some(section) = self.sections.last_mut() {
                section.paragraphs.push(text);
            }
        } else if !self.note(line) {
            self.continue_with(example(line).map_or(line, |(caption, _)| caption));
        }
    }

    /// Takes a line as a note, or as more of the last one; `false` if it is none.
    fn note(&mut self, line: &'a str) -> bool {
        let paragraph = self.sections.last_mut().and_then(|section| section.paragraphs.last_mut());
        let (Some(line), Some(text)) = (quoted(line), paragraph) else { return false };
        match (Note::begin(line), text.notes.last_mut()) {
            (Some(note), _) => text.notes.push(note),
            (None, Some(last)) => last.text = format!("{} {}", last.text, line.trim()),
            (None, None) => return false,
        }
        true
    }

    fn continue_with(&mut self, line: &str) {
        let current = match self.sections.last_mut() {
            Some(section) => section.paragraphs.last_mut().map(|text| &mut text.markdown),
            None => Some(&mut self.introduction),
        };
        if let Some(text) = current.filter(|text| !line.is_empty() || !text.ends_with('\n')) {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(line);
        }
    }

    /// All paragraphs, in order.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Text<'a>> {
        self.sections.iter().flat_map(|section| &section.paragraphs)
    }

    /// The paragraph with this id; capitals do not matter.
    pub fn paragraph(&self, id: &str) -> Option<&Text<'a>> {
        self.paragraphs().find(|text| text.id.eq_ignore_ascii_case(id))
    }

    /// The section with this id; capitals do not matter.
    pub fn section(&self, id: &str) -> Option<&Section<'a>> {
        self.sections.iter().find(|section| section.id.eq_ignore_ascii_case(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says the ids of messages.
    struct Ids;

    impl Translate for Ids {
        fn say(&self, phrase: &Phrase) -> String {
            phrase.id.to_string()
        }

        fn name(&self, seat: crate::Seat) -> String {
            seat.to_string()
        }
    }

    const TEXT: &str = "# Game\n\nA tale.\n\n## X1 First\n\n**X1.1** One\nmore.\n\n- item\n\n**X1.2** Two.\n\n## X2 Second\n\n**X2.1** Three.\n";

    #[test]
    fn sections_and_paragraphs_are_found() {
        let book = Rulebook::read(TEXT);
        assert_eq!(book.title, "Game");
        assert_eq!(book.introduction.trim(), "A tale.");
        assert_eq!(book.paragraphs().map(|text| text.id).collect::<Vec<_>>(), ["X1.1", "X1.2", "X2.1"]);
        assert_eq!(book.paragraph("x1.1").unwrap().markdown.trim(), "One\nmore.\n\n- item");
        assert_eq!(book.section("X2").unwrap().title, "Second");
        assert_eq!(book.paragraph("X9.9"), None);
    }

    #[test]
    fn of_a_drawn_example_only_the_caption_is_read() {
        let text = "## X1 First\n\n**X1.1** One.\n\n![Two pebbles.](example:two)\n";
        assert_eq!(example("![Two pebbles.](example:two)"), Some(("Two pebbles.", "two")));
        assert_eq!(Rulebook::read(text).paragraph("X1.1").unwrap().markdown.trim(), "One.\n\nTwo pebbles.");
        assert_eq!(Rulebook::plain(text, &Ids), "## X1 First\n\n**X1.1** One.\n\nTwo pebbles.\n");
    }

    #[test]
    fn notes_stand_apart_from_the_text_of_their_paragraph() {
        let text = "## X1 First\n\n**X1.1** One.\n\n> our-ruling: What we\n> ruled.\n> our-design: A figure.\n\nMore.\n\n**X1.2** > 2.\n";
        let book = Rulebook::read(text);
        let paragraph = book.paragraph("X1.1").unwrap();
        let notes: Vec<_> = paragraph.notes.iter().map(|note| (note.basis, note.text.as_str())).collect();
        assert_eq!(notes, [(Basis::OurRuling, "What we ruled."), (Basis::OurDesign, "A figure.")]);
        assert_eq!(paragraph.markdown.split_whitespace().collect::<Vec<_>>(), ["One.", "More."]);
        assert_eq!(book.paragraph("X1.2").unwrap().notes, []);
        let plain = Rulebook::plain(text, &Ids);
        assert!(
            plain.contains("\n> **table-basis-our-ruling** What we\n> ruled.\n> **table-basis-our-design** A"),
            "{plain}"
        );
    }

    #[test]
    fn a_quoted_line_that_names_no_basis_stays_in_the_text() {
        let book = Rulebook::read("## X1 First\n\n**X1.1** One.\n\n> our-dessign: A figure.\n");
        assert!(book.paragraph("X1.1").unwrap().markdown.contains("> our-dessign"));
    }
}

//! The rules of a game as text: sections and paragraphs with ids.
//!
//! In the Markdown files, a section is a heading `## A4 Recruiting` and a paragraph begins a line with `**A4.1**`. A line
//! `![caption](example:NAME)` is a drawn example; where nothing can be drawn, only its caption is shown.

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
    /// Its Markdown.
    pub markdown: String,
}

/// The caption and the name of the drawn example on a line of a rules file, if there is one.
pub fn example(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](example:")
}

impl<'a> Rulebook<'a> {
    /// The text of a rules file for those who can't draw: captions stand for the examples.
    pub fn plain(text: &str) -> String {
        text.lines().map(|line| example(line).map_or(line, |(caption, _)| caption).to_owned() + "\n").collect()
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
            let text = Text { id, markdown: rest.trim_start().to_owned() };
            if let Some(section) = self.sections.last_mut() {
                section.paragraphs.push(text);
            }
        } else {
            self.continue_with(example(line).map_or(line, |(caption, _)| caption));
        }
    }

    fn continue_with(&mut self, line: &str) {
        let current = match self.sections.last_mut() {
            Some(section) => section.paragraphs.last_mut().map(|text| &mut text.markdown),
            None => Some(&mut self.introduction),
        };
        if let Some(text) = current {
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
        assert_eq!(Rulebook::plain(text), "## X1 First\n\n**X1.1** One.\n\nTwo pebbles.\n");
    }
}

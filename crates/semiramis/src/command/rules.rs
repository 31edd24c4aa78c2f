//! `semiramis rules`: the rules of a game, whole, by section or by paragraph.

use std::io::Write;

use table::{Phrase, Rulebook, Section, Text};

use crate::cli::Rules;
use crate::failure::Failure;
use crate::voice::Voice;

pub(super) fn run(rules: &Rules, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let meta = super::game(&rules.game)?.meta();
    let text = meta.rulebook.get(voice.language());
    let book = Rulebook::read(text);
    let Some(id) = &rules.paragraph else { return Ok(write!(output, "{}", Rulebook::plain(text))?) };
    if let Some(section) = book.section(id) {
        return write_section(section, output);
    }
    let paragraph = book.paragraph(id).ok_or_else(|| {
        let known: Vec<_> = book.sections.iter().map(|section| section.id).collect();
        Failure::usage(Phrase::new("cli-no-paragraph").with("found", id.as_str()).with("known", known.join(", ")))
    })?;
    write_paragraph(paragraph, output)
}

fn write_section(section: &Section<'_>, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "## {} {}", section.id, section.title)?;
    section.paragraphs.iter().try_for_each(|paragraph| {
        writeln!(output)?;
        write_paragraph(paragraph, output)
    })
}

fn write_paragraph(paragraph: &Text<'_>, output: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(output, "**{}** {}", paragraph.id, paragraph.markdown.trim_end())?)
}

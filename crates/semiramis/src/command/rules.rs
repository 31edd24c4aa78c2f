//! `semiramis rules`: the rules of a game, whole, by section or by paragraph. A terminal gets them set and paged, a pipe gets Markdown.

use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};

use game::{Phrase, Rulebook, Section, Text, Translate};
use terminal_size::{Height, Width, terminal_size};

use crate::cli::Rules;
use crate::failure::Failure;
use crate::typeset;
use crate::voice::{self, Voice};

pub(super) fn run(rules: &Rules, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let mut markdown = Vec::new();
    write(rules, voice, &mut markdown)?;
    let markdown = String::from_utf8_lossy(&markdown);
    match terminal_size().filter(|_| io::stdout().is_terminal()) {
        None => Ok(output.write_all(markdown.as_bytes())?),
        Some((Width(width), Height(height))) => show(&markdown, (width.into(), height.into()), output),
    }
}

/// Sets the rules for a terminal, and pages them if they are longer.
fn show(markdown: &str, (width, height): (usize, usize), output: &mut dyn Write) -> Result<(), Failure> {
    let set = |name: &str| std::env::var(name).is_ok_and(|value| !value.is_empty());
    let plain = set("NO_COLOR") || std::env::var("TERM").is_ok_and(|term| term == "dumb");
    let lines = typeset::set(markdown, width, !plain);
    let text = lines.join("\n") + "\n";
    if lines.len() < height || !page(&text) {
        output.write_all(text.as_bytes())?;
    }
    Ok(())
}

/// Gives a text to the pager of this system; `false` if there is none.
fn page(text: &str) -> bool {
    let pager = std::env::var("PAGER").ok().filter(|pager| !pager.trim().is_empty());
    let pager = pager.unwrap_or_else(|| "less".to_owned());
    let mut words = pager.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        command.env("LESS", "FRX");
    }
    let Ok(mut child) = command.spawn() else { return false };
    if let Some(mut input) = child.stdin.take() {
        // Who has read enough closes the pager before its end.
        let _ = input.write_all(text.as_bytes());
    }
    child.wait().is_ok()
}

fn write(rules: &Rules, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let meta = super::game(&rules.game)?.meta();
    let text = meta.rulebook.get(voice.language());
    let book = Rulebook::read(text);
    let words = voice::speaker(voice.language());
    let Some(id) = &rules.paragraph else { return Ok(write!(output, "{}", Rulebook::plain(text, &words))?) };
    if let Some(section) = book.section(id) {
        return write_section(section, &words, output);
    }
    let paragraph = book.paragraph(id).ok_or_else(|| {
        let known: Vec<_> = book.sections.iter().map(|section| section.id).collect();
        Failure::usage(Phrase::new("cli-no-paragraph").with("found", id.as_str()).with("known", known.join(", ")))
    })?;
    write_paragraph(paragraph, &words, output)
}

fn write_section(section: &Section<'_>, words: &dyn Translate, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "## {} {}", section.id, section.title)?;
    section.paragraphs.iter().try_for_each(|paragraph| {
        writeln!(output)?;
        write_paragraph(paragraph, words, output)
    })
}

fn write_paragraph(paragraph: &Text<'_>, words: &dyn Translate, output: &mut dyn Write) -> Result<(), Failure> {
    writeln!(output, "**{}** {}", paragraph.id, paragraph.markdown.trim_end())?;
    if !paragraph.notes.is_empty() {
        writeln!(output)?;
    }
    Ok(paragraph.notes.iter().try_for_each(|note| writeln!(output, "{}", note.markdown(words)))?)
}

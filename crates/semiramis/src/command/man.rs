//! `semiramis man`: a manual page for each command, with its headings in the language of this run.

use std::fs;
use std::path::Path;

use clap_mangen::Man as Page;
use game::Translate as _;

use crate::cli::Man;
use crate::failure::Failure;
use crate::files;
use crate::localise;
use crate::voice::Voice;

/// The headings that are always in English, and the messages that say them.
const HEADINGS: [(&str, &str); 5] = [
    ("NAME", "cli-man-name"),
    ("SYNOPSIS", "cli-man-synopsis"),
    ("DESCRIPTION", "cli-man-description"),
    ("EXTRA", "cli-man-examples"),
    ("VERSION", "cli-man-version"),
];

pub(super) fn run(man: &Man, voice: &Voice) -> Result<(), Failure> {
    let mut command = localise::command(voice);
    command.build();
    let written = fs::create_dir_all(&man.folder).and_then(|()| write(&command, &man.folder, voice));
    written.map_err(|error| files::unwritable(&man.folder, &error))
}

/// Writes the pages of a command and of those in it.
fn write(command: &clap::Command, folder: &Path, voice: &Voice) -> std::io::Result<()> {
    command.get_subcommands().try_for_each(|inner| write(inner, folder, voice))?;
    let page = Page::new(command.clone());
    let mut text = Vec::new();
    page.render(&mut text)?;
    fs::write(folder.join(page.get_filename()), translate(&String::from_utf8_lossy(&text), voice))
}

fn translate(page: &str, voice: &Voice) -> String {
    // The examples have a heading of their own here.
    let examples = voice.words().word("cli-heading-examples");
    let lines = page.lines().filter(|line| line.trim_end_matches([':', '\u{a0}']) != examples);
    let line = |line: &str| match line.strip_prefix(".SH ") {
        Some(heading) => {
            let known = HEADINGS.iter().find(|(english, _)| *english == heading.trim_matches('"'));
            format!(".SH {}\n", known.map_or_else(|| heading.to_owned(), |(_, id)| voice.word(id)))
        }
        None => format!("{line}\n"),
    };
    lines.map(line).collect()
}

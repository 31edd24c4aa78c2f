//! `semiramis play`: a table in the terminal, on the whole screen or line by line, here or at a house.

mod join;
mod open;

use std::cell::RefCell;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use minds::Budget;
use table::{Kind, Match, Phrase};
use terminal::full::{self, Left};
use terminal::plain::{self, End};
use terminal::{Company, Depth, Palette};

use super::kept::system_folder;
use crate::cli::Play;
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::{self, Voice};

/// A game and those who play it.
struct Table {
    kind: &'static dyn Kind,
    components: Option<String>,
    company: Box<dyn Company>,
}

pub(super) fn run(play: &Play, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let table = match &play.join {
        Some(link) => join::table(link, play, voice)?,
        None => open::table(play, voice)?,
    };
    if play.plain || !is_full() { run_plain(play, table, voice, output) } else { run_full(play, table, voice, output) }
}

/// Whether there is a screen to fill.
fn is_full() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

fn run_plain(play: &Play, mut table: Table, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let adviser = RefCell::new(shelf::adviser(table.kind.meta().key, Budget::Simulations(minds::HINT_SIMULATIONS), 0));
    let advise = |game: &dyn Match, most: usize| {
        adviser.borrow_mut().as_mut().map(|adviser| adviser.advise(game, most)).unwrap_or_default()
    };
    let host = plain::Host {
        speak: &voice::speaker,
        language: voice.language(),
        save: play.save.clone(),
        write: &files::write,
        advise: &advise,
    };
    match plain::run(table.company.as_mut(), &host, &mut io::stdin().lock(), output)? {
        End::Over | End::Left => Ok(()),
        End::InputEnded => Err(Failure::Said(Code::InputEnded, Vec::new())),
    }
}

fn run_full(play: &Play, table: Table, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let key = table.kind.meta().key;
    let open = |path: &Path| open::resume(play, table.kind, path, voice).map_err(reasons);
    let host = full::Host {
        kind: table.kind,
        components: table.components,
        speak: &voice::speaker,
        language: voice.language(),
        palette: Palette::new(Depth::of(|name| std::env::var(name).ok())),
        save: play.save.clone(),
        write: &files::write,
        open: &open,
        adviser: &|| shelf::adviser(key, Budget::Simulations(minds::HINT_SIMULATIONS), 0),
        replay: play.replay,
    };
    let closed = full::run(table.company, &host)?;
    if closed.left == Left::AtOnce && closed.unsaved {
        keep(key, &closed.record, voice, output)?;
    }
    closed.trouble.map_or(Ok(()), |trouble| Err(trouble.into()))
}

/// Why something failed, to be said on the screen.
fn reasons(failure: Failure) -> Vec<Phrase> {
    match failure {
        Failure::Said(_, phrases) => phrases,
        Failure::Written(..) | Failure::Gone => Vec::new(),
    }
}

/// Whoever leaves at once is not asked, and loses nothing.
fn keep(game: &str, record: &str, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let folder = data_folder()?;
    std::fs::create_dir_all(&folder).map_err(|error| files::unwritable(&folder, &error))?;
    let path = folder.join(format!("left-{game}.sem"));
    files::save(&path, record)?;
    let kept = Phrase::new("terminal-kept-for-you").with("game", game).with("file", path.display().to_string());
    Ok(writeln!(output, "{}", voice.say(&kept))?)
}

/// Where this program keeps its files.
fn data_folder() -> Result<PathBuf, Failure> {
    std::env::var_os("SEMIRAMIS_DATA").map_or_else(system_folder, |folder| Ok(PathBuf::from(folder)))
}

//! `semiramis play`: a table in the terminal, on the whole screen or line by line, here or at a house.

mod input;
mod join;
mod left;
mod open;
mod seats;

use std::cell::RefCell;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use game::{AnyGame, GameKind, Phrase};
use minds::Budget;
use terminal::lines::{self, End};
use terminal::screen::{self, Exit};
use terminal::{Background, Depth, Palette, Players, Signals};
use terminal_colorsaurus::{QueryOptions, ThemeMode, theme_mode};

use super::location::system_folder;
use crate::cli::Play;
use crate::failure::{Code, Failure};
use crate::files;
use crate::voice::{self, Voice};
use input::Input;

/// The signal that ctrl-c stands for.
const INTERRUPT: u8 = 2;

/// A game and those who play it.
struct PlayedGame {
    kind: &'static dyn GameKind,
    components: Option<String>,
    players: Box<dyn Players>,
    /// Where the record is kept while the game goes on.
    save: Option<PathBuf>,
}

pub(super) fn run(play: &Play, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    if play.resume == Some(0) {
        return left::list(voice, output);
    }
    let table = match &play.join {
        Some(link) => join::table(link, play, voice)?,
        None => open::table(play, voice)?,
    };
    if play.plain || !is_full() { run_lines(table, voice, output) } else { run_screen(play, table, voice, output) }
}

/// Whether there is a screen to fill.
fn is_full() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// The table line by line. Who leaves it before its end loses nothing: the record is kept, whatever ended it.
fn run_lines(mut table: PlayedGame, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let hinter = RefCell::new(catalog::hinter(table.kind.meta().key, Budget::Simulations(minds::HINT_SIMULATIONS), 0));
    let hints = |game: &dyn AnyGame, most: usize| {
        hinter.borrow_mut().as_mut().map(|hinter| hinter.hints(game, most)).unwrap_or_default()
    };
    let signals = Signals::note()?;
    let host = lines::Host {
        speak: &voice::speaker,
        language: voice.language(),
        save: table.save.clone(),
        write: &files::write,
        hints: &hints,
        stopped: &|| signals.noted().is_some(),
    };
    let closed = lines::run(table.players.as_mut(), &host, &mut Input::begin(signals.clone()), output);
    if closed.unsaved {
        let record = table.players.record().to_string();
        left::keep(table.kind.meta().key, &record, voice, output)?;
    }
    match closed.end? {
        End::Over | End::Left => Ok(()),
        End::Stopped => Err(Failure::Ended(signals.noted().unwrap_or(INTERRUPT))),
        End::InputEnded => Err(Failure::new(Code::InputEnded, Phrase::new("terminal-input-ended"))),
    }
}

fn run_screen(play: &Play, table: PlayedGame, voice: &Voice, output: &mut dyn Write) -> Result<(), Failure> {
    let key = table.kind.meta().key;
    let open = |path: &Path| open::recorded(play, path, voice).map(|table| table.players).map_err(reasons);
    let host = screen::Host {
        kind: table.kind,
        components: table.components.clone(),
        speak: &voice::speaker,
        language: voice.language(),
        palette: palette(),
        save: table.save,
        write: &files::write,
        open: &open,
        hinter: &|| catalog::hinter(key, Budget::Simulations(minds::HINT_SIMULATIONS), 0),
        replay: play.replay,
    };
    let closed = screen::run(table.players, &host)?;
    if closed.exit != Exit::Asked && closed.unsaved {
        left::keep(key, &closed.record, voice, output)?;
    }
    match (closed.error, closed.exit) {
        (Some(error), _) => Err(error.into()),
        (None, Exit::Asked) => Ok(()),
        (None, Exit::AtOnce) => Err(Failure::Ended(INTERRUPT)),
        (None, Exit::Ended(signal)) => Err(Failure::Ended(signal)),
    }
}

/// How long a terminal may take to say what its background is.
const ANSWER: Duration = Duration::from_millis(500);

/// The colours of this terminal, on the background that it says it has.
fn palette() -> Palette {
    let depth = Depth::of(|name| std::env::var(name).ok());
    if !matches!(depth, Depth::Many | Depth::True) {
        return Palette::new(depth);
    }
    let mut options = QueryOptions::default();
    options.timeout = ANSWER;
    Palette::new(depth).on(match theme_mode(options) {
        Ok(ThemeMode::Dark) => Background::Dark,
        Ok(ThemeMode::Light) => Background::Light,
        Err(_) => Background::Unknown,
    })
}

/// Why something failed, to be said on the screen.
fn reasons(failure: Failure) -> Vec<Phrase> {
    match failure {
        Failure::Said(_, phrases) => phrases,
        Failure::Written(..) | Failure::Ended(_) | Failure::Gone => Vec::new(),
    }
}

/// Where this program keeps its files.
fn data_folder() -> Result<PathBuf, Failure> {
    std::env::var_os("SEMIRAMIS_DATA").map_or_else(system_folder, |folder| Ok(PathBuf::from(folder)))
}

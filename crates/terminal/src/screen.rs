//! The table on the whole screen.
//!
//! An [`App`] is what is shown and what keys and clicks do to it: it reads no keyboard and owns no terminal, so that
//! tests can play it. [`run`] gives it a real terminal, which it leaves as it was, whatever happens.

mod app;
mod deciding;
mod draw;
mod guard;
mod hints;
mod keys;
mod layer;
mod line;
mod mouse;
mod past;
mod rules;
mod run;
mod saving;

pub use app::{App, Exit};
pub use guard::Screen;
pub use run::{Closed, run};

use std::io;
use std::path::{Path, PathBuf};

use game::{GameKind, Language, Phrase};
use minds::AnyHinter;
use texts::Translator;

use crate::{Palette, Players};

/// Opens a recorded game, or says why not.
pub type OpenRecord<'a> = dyn Fn(&Path) -> Result<Box<dyn Players>, Vec<Phrase>> + 'a;

/// What the table needs besides the game.
pub struct Host<'a> {
    /// The game.
    pub kind: &'static dyn GameKind,
    /// The component file it is played with.
    pub components: Option<String>,
    /// Makes a speaker of a language who knows all messages.
    pub speak: &'a dyn Fn(Language) -> Translator,
    /// The language to begin with.
    pub language: Language,
    /// The colours of the terminal.
    pub palette: Palette,
    /// Where to keep the record while the game goes on.
    pub save: Option<PathBuf>,
    /// Writes a record to a file.
    pub write: &'a dyn Fn(&Path, &str) -> io::Result<()>,
    /// Opens a recorded game.
    pub open: &'a OpenRecord<'a>,
    /// Somebody who gives hints.
    pub hinter: &'a dyn Fn() -> Option<Box<dyn AnyHinter>>,
    /// Whether to begin by looking back at the game from its beginning.
    pub replay: bool,
}

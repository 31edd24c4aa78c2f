//! The table in a real terminal.

use std::io;
use std::time::Duration;

use crossterm::event::{self, Event};

use super::{App, Host, Left, Screen};
use crate::Company;

/// How often the screen is looked after while something goes on, and while nothing does.
const BUSY: Duration = Duration::from_millis(60);
const IDLE: Duration = Duration::from_millis(250);

/// A table that was left.
#[derive(Debug)]
pub struct Closed {
    /// How.
    pub left: Left,
    /// The record of the game.
    pub record: String,
    /// Whether it holds what is in no file.
    pub unsaved: bool,
    /// Why the terminal could not be used any more, if that is why.
    pub trouble: Option<io::Error>,
}

/// Shows a company on the whole screen until somebody leaves.
pub fn run(company: Box<dyn Company>, host: &Host<'_>) -> io::Result<Closed> {
    let mut screen = Screen::take()?;
    let mut app = App::new(company, host);
    // A terminal that is gone can't be drawn on any more: the game is kept all the same.
    let (left, trouble) = match play(&mut app, &mut screen) {
        Ok(left) => (left, None),
        Err(trouble) => (Left::AtOnce, Some(trouble)),
    };
    drop(screen);
    Ok(Closed { left, record: app.company().record().to_string(), unsaved: app.is_unsaved(), trouble })
}

fn play(app: &mut App<'_>, screen: &mut Screen) -> io::Result<Left> {
    loop {
        app.go_on(Duration::ZERO);
        let shown = show(app, screen);
        if screen.is_ended() {
            return Ok(Left::AtOnce);
        }
        shown?;
        if let Some(left) = app.left() {
            return Ok(left);
        }
    }
}

/// Draws, and takes what comes next, if it comes soon.
fn show(app: &mut App<'_>, screen: &mut Screen) -> io::Result<()> {
    screen.terminal.draw(|frame| app.draw(frame))?;
    if app.left().is_none() && event::poll(if app.is_busy() { BUSY } else { IDLE })? {
        take(app, &event::read()?);
    }
    Ok(())
}

/// A resize needs nothing but the drawing that follows everything.
fn take(app: &mut App<'_>, event: &Event) {
    match event {
        Event::Key(key) => app.key(*key),
        Event::Mouse(mouse) => app.mouse(*mouse),
        Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Paste(_) => {}
    }
}

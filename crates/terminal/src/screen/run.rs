//! The table in a real terminal.

use std::io;
use std::time::Duration;

use crossterm::event::{self, Event, KeyCode, KeyModifiers};

use super::{App, Exit, Host, Screen};
use crate::Players;

/// How often the screen is looked after while something goes on, and while nothing does.
const BUSY: Duration = Duration::from_millis(60);
const IDLE: Duration = Duration::from_millis(250);

/// A table that was left.
#[derive(Debug)]
pub struct Closed {
    /// How.
    pub exit: Exit,
    /// The record of the game.
    pub record: String,
    /// Whether it holds what is in no file.
    pub unsaved: bool,
    /// Why the terminal could not be used any more, if that is why.
    pub error: Option<io::Error>,
}

/// Shows the table on the whole screen until somebody leaves.
pub fn run(players: Box<dyn Players>, host: &Host<'_>) -> io::Result<Closed> {
    let mut screen = Screen::take()?;
    let mut app = App::new(players, host);
    // A terminal that is gone can't be drawn on any more: the game is kept all the same.
    let (exit, error) = match play(&mut app, &mut screen) {
        Ok(exit) => (exit, None),
        Err(error) => (Exit::AtOnce, Some(error)),
    };
    drop(screen);
    Ok(Closed { exit, record: app.players().record().to_string(), unsaved: app.is_unsaved(), error })
}

fn play(app: &mut App<'_>, screen: &mut Screen) -> io::Result<Exit> {
    loop {
        app.go_on(Duration::ZERO);
        let shown = show(app, screen);
        if let Some(signal) = screen.signal() {
            return Ok(Exit::Ended(signal));
        }
        shown?;
        if let Some(exit) = app.exit() {
            return Ok(exit);
        }
    }
}

/// Draws, and takes what comes next, if it comes soon.
fn show(app: &mut App<'_>, screen: &mut Screen) -> io::Result<()> {
    screen.terminal.draw(|frame| app.draw(frame))?;
    if app.exit().is_none() && event::poll(if app.is_busy() { BUSY } else { IDLE })? {
        let event = event::read()?;
        if is_suspension(&event) {
            return screen.suspend();
        }
        take(app, &event);
    }
    Ok(())
}

/// Whether a key asks for the shell, as everywhere else.
fn is_suspension(event: &Event) -> bool {
    let pressed = event.as_key_press_event();
    pressed.is_some_and(|key| key.code == KeyCode::Char('z') && key.modifiers.contains(KeyModifiers::CONTROL))
}

/// A resize needs nothing but the drawing that follows everything.
fn take(app: &mut App<'_>, event: &Event) {
    match event {
        Event::Key(key) => app.key(*key),
        Event::Mouse(mouse) => app.mouse(*mouse),
        Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Paste(_) => {}
    }
}

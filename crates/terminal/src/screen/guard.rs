//! A terminal that is given back as it was found: at the end, on a panic, on a signal.

use std::io::{self, Stdout, Write, stdout};
use std::mem::ManuallyDrop;

use crossterm::cursor::Show;
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::Signals;

/// The whole screen, as long as this lives.
pub struct Screen {
    /// What draws on it. It is never dropped: it would show the cursor once more, and panic where the terminal is gone.
    pub terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
    signals: Signals,
}

impl Screen {
    /// Takes the screen. Signals that would end the program are noted instead: see [`Screen::signal`].
    pub fn take() -> io::Result<Screen> {
        let signals = Signals::note()?;
        give_back_on_panic();
        enable_raw_mode()?;
        let taken = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture);
        let terminal = taken.and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        if terminal.is_err() {
            give_back(&mut stdout());
        }
        Ok(Screen { terminal: ManuallyDrop::new(terminal?), signals })
    }

    /// Gives the screen to the shell until it wants this program back.
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back(&mut stdout());
        stop()?;
        enable_raw_mode()?;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        self.terminal.clear()
    }

    /// The signal by which somebody outside asked the program to end.
    pub fn signal(&self) -> Option<u8> {
        self.signals.noted()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back(&mut stdout());
    }
}

/// Stops this program, as ctrl-z does where a terminal is not read key by key.
#[cfg(unix)]
fn stop() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

/// Elsewhere nothing stops a program.
#[cfg(not(unix))]
fn stop() -> io::Result<()> {
    Ok(())
}

/// Gives the screen back before a panic is told, so that it can be read.
fn give_back_on_panic() {
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // Only the main thread has taken the screen; that a mind is gone is told by the session it sat in.
        if std::thread::current().name() == Some("main") {
            give_back(&mut stdout());
            told(panic);
        }
    }));
}

/// What is not possible any more is not needed any more either: every step is tried.
fn give_back(output: &mut impl Write) {
    let _ = disable_raw_mode();
    restore(output);
}

/// Leaves the second screen and the mouse, and shows the cursor.
fn restore(output: &mut impl Write) {
    let _ = execute!(output, DisableMouseCapture, LeaveAlternateScreen, Show);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_switched_on_is_switched_off() {
        let mut output = Vec::new();
        restore(&mut output);
        let output = String::from_utf8_lossy(&output).into_owned();
        for end in ["\u{1b}[?1049l", "\u{1b}[?1000l", "\u{1b}[?25h"] {
            assert!(output.contains(end), "{output:?}");
        }
    }
}

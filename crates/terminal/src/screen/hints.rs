//! Hints: somebody thinks about them beside the screen.

use std::time::Duration;

use game::Phrase;

use super::app::App;
use super::layer::Layer;
use crate::thinking::{Task, TaskState};

/// How many decisions a hint names.
const HINTS: usize = 3;

impl App<'_> {
    pub(super) fn ask_for_hint(&mut self) {
        if !self.players.allows_hints() {
            return self.say(&Phrase::new("terminal-no-hints"));
        }
        if self.legal.is_empty() || self.hint.is_some() {
            return self.say(&Phrase::new("terminal-not-your-turn"));
        }
        let Some(mut hinter) = (self.host.hinter)() else { return };
        let game = self.players.game().fork();
        self.hint = Some(Task::start(move || hinter.hints(game.as_ref(), HINTS)));
    }

    /// Shows hints, if some were found.
    pub(super) fn take_hints(&mut self) -> bool {
        let Some(task) = &self.hint else { return false };
        match task.wait(Duration::ZERO) {
            TaskState::Working => return false,
            TaskState::Failed => {}
            TaskState::Done(hints) => {
                // What was thought about may have been decided meanwhile.
                let current = hints.first().is_some_and(|hint| self.legal.contains(&hint.action));
                if current {
                    self.layer = Layer::Hints(hints);
                }
            }
        }
        self.hint = None;
        true
    }
}

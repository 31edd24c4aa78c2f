//! Hints: somebody thinks about them beside the screen.

use std::time::Duration;

use table::Phrase;

use super::app::App;
use super::layer::Layer;
use crate::thinking::{Progress, Task};

/// How many decisions a hint names.
const ADVICE: usize = 3;

impl App<'_> {
    pub(super) fn ask_for_hint(&mut self) {
        if !self.company.allows_hints() {
            return self.say(&Phrase::new("terminal-no-hints"));
        }
        if self.legal.is_empty() || self.hint.is_some() {
            return self.say(&Phrase::new("terminal-not-your-turn"));
        }
        let Some(mut adviser) = (self.host.adviser)() else { return };
        let game = self.company.game().fork();
        self.hint = Some(Task::start(move || adviser.advise(game.as_ref(), ADVICE)));
    }

    /// Shows advice, if somebody has thought of some.
    pub(super) fn take_advice(&mut self) -> bool {
        let Some(task) = &self.hint else { return false };
        match task.wait(Duration::ZERO) {
            Progress::Working => return false,
            Progress::Failed => {}
            Progress::Done(advice) => {
                // What was thought about may have been decided meanwhile.
                let current = advice.first().is_some_and(|advice| self.legal.contains(&advice.action));
                if current {
                    self.layer = Layer::Advice(advice);
                }
            }
        }
        self.hint = None;
        true
    }
}

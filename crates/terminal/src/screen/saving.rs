//! Saving, loading and leaving: nothing is lost that nobody said may be.

use std::path::{Path, PathBuf};

use game::{Phrase, Translate};

use super::app::{App, Exit};
use super::layer::{AfterSaving, Ask, Layer};
use super::line::Line;

impl App<'_> {
    /// Keeps the record up to date, if a file was named for it.
    pub(super) fn keep(&mut self) {
        let Some(path) = self.save.clone() else { return };
        if self.players.record().plies.len() != self.saved || self.players.is_over() {
            self.write(&path);
        }
    }

    /// Writes the record; `false` if it could not be written, which is told.
    fn write(&mut self, path: &Path) -> bool {
        let text = self.players.record().to_string();
        match (self.host.write)(path, &text) {
            Ok(()) => {
                self.saved = self.players.record().plies.len();
                true
            }
            Err(error) => {
                let phrase = Phrase::new("terminal-not-saved")
                    .with("file", path.display().to_string())
                    .with("error", error.to_string());
                let said = self.words.say(&phrase);
                self.warn(said);
                false
            }
        }
    }

    pub(super) fn ask_where_to_save(&mut self, then: AfterSaving) {
        let default = PathBuf::from(format!("{}.sem", self.players.game().meta().key));
        let path = self.save.clone().unwrap_or(default);
        self.layer = Layer::Ask(Ask::Save(then), Line::new(path.display().to_string()));
    }

    pub(super) fn ask_what_to_load(&mut self) {
        if self.is_unsaved() {
            self.layer = Layer::Abandon(AfterSaving::Load);
        } else {
            self.and_then(AfterSaving::Load);
        }
    }

    pub(super) fn ask_to_leave(&mut self) {
        self.layer = Layer::Abandon(AfterSaving::Leave);
    }

    pub(super) fn answer_question(&mut self, ask: Ask, answer: &str) {
        if answer.is_empty() {
            return;
        }
        match ask {
            Ask::Save(then) => self.save_as(PathBuf::from(answer), then),
            Ask::Load => self.load(Path::new(answer)),
            Ask::Say => {
                if !self.players.say(answer) {
                    self.say(&Phrase::new("terminal-nobody-hears"));
                }
            }
        }
    }

    fn save_as(&mut self, path: PathBuf, then: AfterSaving) {
        if path.exists() && self.save.as_deref() != Some(&path) {
            self.layer = Layer::Replace(path, then);
        } else {
            self.write_and_then(&path, then);
        }
    }

    pub(super) fn write_and_then(&mut self, path: &Path, then: AfterSaving) {
        if self.write(path) {
            self.say(&Phrase::new("terminal-saved").with("file", path.display().to_string()));
            self.and_then(then);
        }
    }

    pub(super) fn and_then(&mut self, then: AfterSaving) {
        match then {
            AfterSaving::Stay => {}
            AfterSaving::Leave => self.exit = Some(Exit::Asked),
            AfterSaving::Load => self.layer = Layer::Ask(Ask::Load, Line::default()),
        }
    }

    /// Another game takes the place of this one and of its log, but not in its file.
    fn load(&mut self, path: &Path) {
        match (self.host.open)(path) {
            Ok(players) => {
                self.players = players;
                self.save = None;
                self.saved = self.players.record().plies.len();
                (self.past, self.front, self.cursor, self.waiting) = (None, None, None, None);
                self.legal.clear();
                self.learn_names();
                self.read_history();
                self.refresh();
                self.say(&Phrase::new("terminal-loaded").with("file", path.display().to_string()));
                if self.players.is_over() {
                    self.look_back(usize::MAX);
                }
            }
            Err(reasons) => {
                let said: Vec<_> = reasons.iter().map(|reason| self.words.say(reason)).collect();
                self.warn(said.join(" "));
            }
        }
    }
}

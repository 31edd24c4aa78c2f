//! Looking back: the table after any ply.

use game::{AnyGame, Phrase, Record, Translate};

use super::app::App;
use crate::log;

/// The table after some ply.
pub(super) struct Past {
    pub(super) record: Record,
    pub(super) at: usize,
    pub(super) game: Box<dyn AnyGame>,
}

impl App<'_> {
    /// Shows the table after so many plies.
    pub(super) fn look_back(&mut self, at: usize) {
        let record = match &self.past {
            Some(past) => past.record.clone(),
            None => self.players.record().clone(),
        };
        let at = at.min(record.plies.len());
        let (kind, components) = (self.host.kind, self.host.components.as_deref());
        let Ok(game) = record.replay(kind, components, at) else { return };
        let line = self.ply_line(&record, at);
        self.notice = None;
        self.past = Some(Past { record, at, game });
        self.sketch = None;
        if let Some(line) = line {
            self.notice = Some(super::app::Notice { text: line, alarm: false });
        }
    }

    /// The ply that led there, in words.
    fn ply_line(&self, record: &Record, at: usize) -> Option<String> {
        let ply = record.plies.get(at.checked_sub(1)?)?;
        let before = record.replay(self.host.kind, self.host.components.as_deref(), at - 1).ok()?;
        let what = before.tell(&ply.text).map_or_else(|| ply.text.clone(), |what| self.words.say(&what));
        Some(match ply.by {
            Some(seat) => self.words.say(&Phrase::new("terminal-decided").with("player", seat).with("what", what)),
            None => self.words.say(&Phrase::new("terminal-drawn").with("what", what)),
        })
    }

    /// Looks so many plies further, or back.
    pub(super) fn leaf(&mut self, plies: isize) {
        if let Some(past) = &self.past {
            let at = past.at.saturating_add_signed(plies);
            self.look_back(at);
        }
    }

    /// Comes back to the present.
    pub(super) fn stop_looking_back(&mut self) {
        self.past = None;
        self.notice = None;
        self.sketch = None;
        if self.players.is_over() {
            let verdict = log::verdict(self.players.game());
            self.say(&verdict);
        }
    }
}

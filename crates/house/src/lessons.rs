//! What the page teaches with: for each game a guided first game, and the positions drawn in its rules.
//!
//! Both are records, replayed by the rules themselves, so that nothing taught can differ from what is played. The files
//! are in the game's own crate ([`game::LessonFiles`]). No table is made for it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game::{AnyGame, GameKind, Record, Seat, Turn};
use serde::Deserialize;

use crate::game_in_play::score;
use crate::house::explanation;
use protocol::{Ending, Example, Explanation, Lesson, LogItem, Snapshot};

/// Where a position drawn in the rules comes from, and what of it is drawn.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Drawn {
    /// Whether it is of the other record, not of the lesson's.
    #[serde(default)]
    more: bool,
    ply: usize,
    #[serde(default)]
    seat: usize,
    part: String,
    #[serde(default)]
    marked: Vec<String>,
}

/// Everything that teaches one game.
#[derive(Debug)]
pub struct Lessons {
    kind: &'static dyn GameKind,
    lesson: Lesson,
    record: Record,
    more: Record,
    drawn: BTreeMap<String, Drawn>,
}

static LESSONS: LazyLock<BTreeMap<&'static str, Lessons>> =
    LazyLock::new(|| catalog::GAMES.iter().filter_map(|&kind| Some((kind.meta().key, Lessons::read(kind)?))).collect());

impl Lessons {
    /// What teaches the game with this key.
    pub fn of(game: &str) -> Option<&'static Lessons> {
        LESSONS.get(game)
    }

    fn read(kind: &'static dyn GameKind) -> Option<Lessons> {
        let files = kind.meta().lessons?;
        Some(Lessons {
            kind,
            lesson: toml::from_str(files.steps).ok()?,
            record: files.record.parse().ok()?,
            more: files.more.parse().ok()?,
            drawn: toml::from_str(files.positions).ok()?,
        })
    }

    /// The guided first game.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    fn after(&self, ply: usize) -> Option<Box<dyn AnyGame>> {
        self.record.replay(self.kind, None, ply).ok()
    }

    /// How the game of the lesson stands after so many plies; nothing if it has not so many.
    pub fn snapshot(&self, ply: usize) -> Option<Snapshot> {
        let game = self.after(ply).filter(|_| ply <= self.record.plies.len())?;
        let turn = match game.turn() {
            Turn::Decide(seat) => Some(seat.index()),
            Turn::Deal | Turn::Over => None,
        };
        Some(Snapshot {
            number: ply,
            plies: ply,
            round: game.round(),
            turn,
            prompt: game.prompt(),
            legal: if turn.is_some() { game.actions() } else { Vec::new() },
            view: game.view(),
            score: score(game.as_ref()),
            log: ply.checked_sub(1).and_then(|last| self.log_item(last)).into_iter().collect(),
            back: None,
            undo: None,
            confirm: None,
            clocks: None,
            commitment: String::new(),
            ending: (game.turn() == Turn::Over).then(|| ending(game.as_ref())),
        })
    }

    /// A ply of the lesson and what came of it.
    fn log_item(&self, number: usize) -> Option<LogItem> {
        let ply = self.record.plies.get(number)?;
        let mut game = self.after(number)?;
        let what = game.tell(&ply.text);
        let events = if ply.by.is_some() { game.play(&ply.text) } else { game.reveal(&ply.text) };
        let (by, notation) = (ply.by.map(Seat::index), ply.text.clone());
        Some(LogItem { ply: number, by, notation, what, events: events.ok()? })
    }

    /// What a decision would be after so many plies of the lesson.
    pub fn explain(&self, ply: usize, decision: &str) -> Option<Explanation> {
        Some(explanation(self.after(ply)?.as_ref(), decision))
    }

    /// A position drawn in the rules.
    pub fn example(&self, name: &str) -> Option<Example> {
        let drawn = self.drawn.get(name)?;
        let record = if drawn.more { &self.more } else { &self.record };
        let game = record.replay(self.kind, None, drawn.ply).ok()?;
        Some(Example {
            seat: drawn.seat,
            players: record.players,
            part: drawn.part.clone(),
            marked: drawn.marked.clone(),
            view: game.view(),
        })
    }
}

fn ending(game: &dyn AnyGame) -> Ending {
    let winners = game.standing().winners().map(Seat::index).collect();
    Ending { winners, played: true, verdict: game.verdict(), seed: String::new() }
}

#[cfg(test)]
mod tests;

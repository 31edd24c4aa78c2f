//! What the page teaches with: for each game a guided first game, and the positions drawn in its rules.
//!
//! Both are records (`lessons/GAME.sem`, `lessons/GAME-more.sem`), replayed by the rules themselves, so that nothing taught can differ from what is
//! played. What is said and asked along a lesson is in `lessons/GAME.toml`, which positions are drawn in `rules/GAME.toml`. No table is made for it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use table::{Kind, Match, Record, Seat, Turn};

use crate::course::score;
use crate::house::explanation;
use crate::protocol::{Ending, Example, Explanation, Lesson, Moment, Told};

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
pub(crate) struct Study {
    kind: &'static dyn Kind,
    lesson: Lesson,
    record: Record,
    more: Record,
    drawn: BTreeMap<String, Drawn>,
}

/// The files of a game: steps and record of the lesson, another record, positions drawn in the rules.
type Files = [&'static str; 4];

macro_rules! files {
    ($($game:literal),*) => {
        [$(($game, [
            include_str!(concat!("../../../lessons/", $game, ".toml")),
            include_str!(concat!("../../../lessons/", $game, ".sem")),
            include_str!(concat!("../../../lessons/", $game, "-more.sem")),
            include_str!(concat!("../../../rules/", $game, ".toml")),
        ])),*]
    };
}

const FILES: [(&str, Files); 3] = files!("amyitis", "babylon", "jardins");

static STUDIES: LazyLock<BTreeMap<&'static str, Study>> =
    LazyLock::new(|| FILES.iter().filter_map(|(game, files)| Some((*game, Study::read(game, files)?))).collect());

impl Study {
    /// What teaches the game with this key.
    pub(crate) fn of(game: &str) -> Option<&'static Study> {
        STUDIES.get(game)
    }

    fn read(game: &str, [steps, record, more, drawn]: &Files) -> Option<Study> {
        Some(Study {
            kind: shelf::find(game)?,
            lesson: toml::from_str(steps).ok()?,
            record: record.parse().ok()?,
            more: more.parse().ok()?,
            drawn: toml::from_str(drawn).ok()?,
        })
    }

    pub(crate) fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    fn after(&self, ply: usize) -> Option<Box<dyn Match>> {
        self.record.replay(self.kind, None, ply).ok()
    }

    /// How the game of the lesson stands after so many plies; nothing if it has not so many.
    pub(crate) fn moment(&self, ply: usize) -> Option<Moment> {
        let game = self.after(ply).filter(|_| ply <= self.record.plies.len())?;
        let turn = match game.turn() {
            Turn::Decide(seat) => Some(seat.index()),
            Turn::Deal | Turn::Over => None,
        };
        Some(Moment {
            number: ply,
            plies: ply,
            round: game.round(),
            turn,
            prompt: game.prompt(),
            legal: if turn.is_some() { game.actions() } else { Vec::new() },
            view: game.view(),
            score: score(game.as_ref()),
            told: ply.checked_sub(1).and_then(|last| self.told(last)).into_iter().collect(),
            back: None,
            undo: None,
            confirm: None,
            clocks: None,
            commitment: String::new(),
            ending: (game.turn() == Turn::Over).then(|| ending(game.as_ref())),
        })
    }

    /// A ply of the lesson and what came of it.
    fn told(&self, number: usize) -> Option<Told> {
        let ply = self.record.plies.get(number)?;
        let mut game = self.after(number)?;
        let what = game.tell(&ply.text);
        let events = if ply.by.is_some() { game.play(&ply.text) } else { game.reveal(&ply.text) };
        let (by, notation) = (ply.by.map(Seat::index), ply.text.clone());
        Some(Told { ply: number, by, notation, what, events: events.ok()? })
    }

    /// What a decision would be after so many plies of the lesson.
    pub(crate) fn explain(&self, ply: usize, decision: &str) -> Option<Explanation> {
        Some(explanation(self.after(ply)?.as_ref(), decision))
    }

    /// A position drawn in the rules.
    pub(crate) fn example(&self, name: &str) -> Option<Example> {
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

fn ending(game: &dyn Match) -> Ending {
    let winners = game.standing().winners().map(Seat::index).collect();
    Ending { winners, played: true, verdict: game.verdict(), seed: String::new() }
}

#[cfg(test)]
mod tests;

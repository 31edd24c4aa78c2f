//! Decisions: by a place on the board, by the list, by notation.

use game::board::{Area, BoardPlace};
use game::{MoveError, Phrase, Translate, nearest};

use super::app::App;
use super::layer::{Choice, Layer};
use crate::log;

/// Where the cursor goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CursorMove {
    Up,
    Down,
    Left,
    Right,
}

/// How many near ones an unknown decision gets.
const NEAR: usize = 3;

impl App<'_> {
    /// Decides, or says why not. `true` if it was done.
    pub(super) fn decide(&mut self, ply: &str) -> bool {
        if self.players.person().is_none() {
            self.layer = Layer::None;
            self.say(&Phrase::new("terminal-not-your-turn"));
            return false;
        }
        match self.players.play(ply) {
            Ok(()) => {
                self.notice = None;
                self.layer = Layer::None;
                self.go_on(std::time::Duration::ZERO);
                true
            }
            Err(rejection) => {
                self.reject(ply, &rejection);
                false
            }
        }
    }

    pub(super) fn decide_number(&mut self, number: usize) {
        if let Some(ply) = self.legal.get(number).cloned() {
            self.decide(&ply);
        }
    }

    /// Decides what was typed: a number of the list, or notation.
    pub(super) fn decide_typed(&mut self, typed: &str) {
        let Ok(number) = typed.parse::<usize>() else {
            self.decide(&typed.to_lowercase());
            return;
        };
        let Some(ply) = self.legal.get(number.wrapping_sub(1)).cloned() else {
            // Another number is typed anew, not behind this one.
            self.layer = Layer::None;
            let phrase = Phrase::new("terminal-no-number").with("number", typed).with("count", self.legal.len());
            return self.warn(self.words.say(&phrase));
        };
        self.decide(&ply);
    }

    fn reject(&mut self, ply: &str, rejection: &MoveError) {
        self.cited = rejection.paragraph().map(|paragraph| paragraph.to_string());
        let rules = self.players.game().meta().rulebook.get(self.words.language());
        let mut said = log::rejection(rejection, rules, &self.words);
        if let MoveError::Unreadable(_) = rejection {
            let near = nearest(ply, &self.legal, NEAR).join(" · ");
            said = format!("{said} {}", self.words.say(&Phrase::new("terminal-nearest").with("near", near)));
        }
        self.warn(said);
    }

    /// Turns a tile as it was held, right after it was placed.
    pub(super) fn follow_turn(&mut self) {
        let held = format!("rotate {}", 90 * (self.quarters % 4));
        if self.turned && self.legal.contains(&held) {
            self.turned = false;
            self.quarters = 0;
            self.decide(&held);
        }
    }

    pub(super) fn turn_tile(&mut self) {
        self.quarters = (self.quarters + 1) % 4;
        self.turned = true;
        let held = format!("rotate {}", 90 * self.quarters);
        if self.legal.contains(&held) {
            self.turned = false;
            self.put_cursor(&held);
        }
        self.sketch = None;
    }

    /// Takes the decision of a place, lets choose between several, or says why there is none.
    pub(super) fn take_place(&mut self) {
        let Some(place) = self.place_under_cursor() else { return };
        match place.plies.as_slice() {
            [] => self.why_not(place.meant.as_deref()),
            &[number] => self.decide_number(number),
            numbers => self.layer = Layer::Choice(Choice { numbers: numbers.to_vec(), at: 0 }),
        }
    }

    fn why_not(&mut self, meant: Option<&str>) {
        let refused = meant.and_then(|meant| Some((meant.to_owned(), self.players.game().check(meant).err()?)));
        match refused {
            Some(_) if self.players.person().is_none() => self.say(&Phrase::new("terminal-not-your-turn")),
            Some((meant, rejection)) => self.reject(&meant, &rejection),
            None => self.say(&Phrase::new("terminal-nothing-here")),
        }
    }

    pub(super) fn place_under_cursor(&self) -> Option<BoardPlace> {
        let name = self.cursor.as_deref()?;
        let mut places = self.sketch.as_ref()?.places.iter().filter(|place| place.name == name);
        let first = places.next()?;
        Some(places.find(|place| !place.plies.is_empty()).unwrap_or(first).clone())
    }

    /// Puts the cursor on a place, and the list on its first decision.
    pub(super) fn put_cursor(&mut self, name: &str) {
        self.shift = None;
        if self.cursor.as_deref() != Some(name) {
            self.cursor = Some(name.to_owned());
        }
        if let Some(&first) = self.place_under_cursor().and_then(|place| place.plies.first().copied()).as_ref() {
            self.chosen = first;
        }
    }

    /// Puts the list on a decision, and the cursor on a place of it.
    pub(super) fn choose(&mut self, number: usize) {
        self.shift = None;
        self.chosen = number.min(self.legal.len().saturating_sub(1));
        let chosen = self.chosen;
        let place =
            self.sketch.as_ref().and_then(|sketch| sketch.places.iter().find(|place| place.plies.contains(&chosen)));
        if let Some(name) = place.map(|place| place.name.clone()) {
            self.cursor = Some(name);
        }
    }

    /// Moves the cursor to the nearest place that way; among all places, or only where something may be decided.
    pub(super) fn move_cursor(&mut self, way: CursorMove, all: bool) {
        self.looking = all;
        let Some(sketch) = &self.sketch else { return };
        let from = self.place_under_cursor().map(|place| place.area);
        let open = sketch.places.iter().filter(|place| all || !place.plies.is_empty());
        let next = match from {
            None => open.map(|place| (0, place)).next(),
            Some(from) => {
                open.filter_map(|place| Some((distance(from, place.area, way)?, place))).min_by_key(|(far, _)| *far)
            }
        };
        if let Some(name) = next.map(|(_, place)| place.name.clone()) {
            self.put_cursor(&name);
        }
    }

    /// Puts the cursor on a place with decisions, if it is on none.
    pub(super) fn settle_cursor(&mut self) {
        let Some(sketch) = &self.sketch else { return };
        let fine = self.place_under_cursor().is_some_and(|place| self.looking || !place.plies.is_empty());
        if fine {
            return;
        }
        self.looking = false;
        let open = sketch.places.iter().filter(|place| !place.plies.is_empty());
        let first = open.min_by_key(|place| (place.button, place.area.y, place.area.x));
        match first.map(|place| place.name.clone()) {
            Some(name) => self.put_cursor(&name),
            None => self.cursor = None,
        }
    }
}

/// How far a place is that way; nothing if it is not that way at all. Rows weigh more than columns, as signs are tall.
fn distance(from: Area, to: Area, way: CursorMove) -> Option<i32> {
    let centre = |area: Area| {
        (2 * i32::from(area.x) + i32::from(area.width), 4 * i32::from(area.y) + 2 * i32::from(area.height))
    };
    let ((fx, fy), (tx, ty)) = (centre(from), centre(to));
    let (dx, dy) = (tx - fx, ty - fy);
    let (along, across) = match way {
        CursorMove::Up => (-dy, dx.abs()),
        CursorMove::Down => (dy, dx.abs()),
        CursorMove::Left => (-dx, dy.abs()),
        CursorMove::Right => (dx, dy.abs()),
    };
    (along > 0).then_some(along + 3 * across)
}

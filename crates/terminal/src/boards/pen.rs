//! Draws text and notes places.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::Look;
use crate::palette::{Hue, Palette};

/// No board is taller than this.
const TALLEST: u16 = 120;

/// A place on a board, with the decisions that are taken there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Its name.
    pub(crate) name: String,
    /// Where it is drawn.
    pub(crate) area: Rect,
    /// The decision somebody would mean by it, legal or not.
    pub(crate) meant: Option<String>,
    /// The legal decisions, by their number in the list.
    pub(crate) plies: Vec<usize>,
}

/// A drawn board.
pub(crate) struct Sketch {
    pub(crate) buffer: Buffer,
    pub(crate) height: u16,
    pub(crate) places: Vec<Place>,
}

/// Draws a board.
pub(crate) struct Pen<'a> {
    buffer: Buffer,
    height: u16,
    places: Vec<Place>,
    look: &'a Look<'a>,
}

impl<'a> Pen<'a> {
    pub(super) fn new(look: &'a Look<'a>) -> Pen<'a> {
        let area = Rect::new(0, 0, look.width.max(1), TALLEST);
        Pen { buffer: Buffer::empty(area), height: 0, places: Vec::new(), look }
    }

    pub(super) fn palette(&self) -> Palette {
        self.look.palette
    }

    /// Writes, and says where the next text would stand.
    pub(super) fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if y >= TALLEST || x >= self.buffer.area.width {
            return x;
        }
        self.height = self.height.max(y + 1);
        let room = usize::from(self.buffer.area.width - x);
        self.buffer.set_stringn(x, y, text, room, style).0
    }

    /// Writes at most so many columns.
    pub(super) fn write_in(&mut self, x: u16, y: u16, text: &str, width: u16, style: Style) {
        let room = width.min(self.buffer.area.width.saturating_sub(x));
        if y < TALLEST && room > 0 {
            self.height = self.height.max(y + 1);
            self.buffer.set_stringn(x, y, text, room.into(), style);
        }
    }

    pub(super) fn plain(&mut self, x: u16, y: u16, text: &str) -> u16 {
        self.write(x, y, text, Style::new())
    }

    pub(super) fn ink(&mut self, x: u16, y: u16, text: &str, hue: Hue) -> u16 {
        let style = self.palette().ink(hue);
        self.write(x, y, text, style)
    }

    pub(super) fn heading(&mut self, x: u16, y: u16, text: &str) -> u16 {
        let style = self.palette().heading();
        self.write(x, y, text, style)
    }

    /// Text over as many lines as it needs.
    pub(super) fn paragraph(&mut self, x: u16, y: u16, text: &str, hue: Hue) {
        let (mut at, mut y) = (x, y);
        for word in text.split(' ') {
            if at > x && at + word.width() as u16 > self.buffer.area.width {
                (at, y) = (x, y + 1);
            }
            at = self.ink(at, y, word, hue) + 1;
        }
    }

    /// A place where something may be decided.
    pub(super) fn place(&mut self, name: impl Into<String>, meant: Option<String>, area: Rect) {
        let area = area.intersection(self.buffer.area);
        if !area.is_empty() {
            self.places.push(Place { name: name.into(), area, meant, plies: Vec::new() });
        }
    }

    /// Lays every decision at its places; those without one get buttons below.
    pub(super) fn finish(mut self, legal: &[String], homes: impl Fn(&str) -> Vec<String>) -> Sketch {
        let mut homeless = Vec::new();
        for (number, ply) in legal.iter().enumerate() {
            let homes = homes(ply);
            let mut found = false;
            for place in self.places.iter_mut().filter(|place| homes.contains(&place.name)) {
                place.plies.push(number);
                found = true;
            }
            if !found {
                homeless.push(number);
            }
        }
        self.buttons(legal, &homeless);
        Sketch { buffer: self.buffer, height: self.height, places: self.places }
    }

    fn buttons(&mut self, legal: &[String], numbers: &[usize]) {
        let (mut x, mut y) = (0, self.height);
        for &number in numbers {
            let label = format!("[ {} ]", legal[number]);
            let width = label.width() as u16;
            if x > 0 && x + width > self.buffer.area.width {
                (x, y) = (0, y + 1);
            }
            let style = self.palette().ink(Hue::Gold);
            self.write(x, y, &label, style);
            self.places.push(Place {
                name: legal[number].clone(),
                area: Rect::new(x, y, width.min(self.buffer.area.width), 1),
                meant: Some(legal[number].clone()),
                plies: vec![number],
            });
            x += width + 1;
        }
    }
}

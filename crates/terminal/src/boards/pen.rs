//! Draws text and notes places.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::Look;
use crate::fit::{fit, wrap};
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
    /// Whether it is nothing but a decision, and not where the cursor begins.
    pub(crate) button: bool,
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

    /// How wide the board may be.
    pub(super) fn width(&self) -> u16 {
        self.buffer.area.width
    }

    /// Writes, and says where the next text would stand.
    pub(super) fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if y >= TALLEST || x >= self.buffer.area.width {
            return x;
        }
        self.height = self.height.max(y + 1);
        let room = usize::from(self.buffer.area.width - x);
        let text = if text.width() > room { &fit(text, room) } else { text };
        self.buffer.set_string(x, y, text, style);
        x + text.width() as u16
    }

    /// Writes at most so many columns.
    pub(super) fn write_in(&mut self, x: u16, y: u16, text: &str, width: u16, style: Style) {
        let room = width.min(self.buffer.area.width.saturating_sub(x));
        self.write(x, y, &fit(text, room.into()), style);
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
        for (row, line) in wrap(text, (self.width() - x).into()).iter().enumerate() {
            self.ink(x, y + row as u16, line, hue);
        }
    }

    /// A place where something may be decided.
    pub(super) fn place(&mut self, name: impl Into<String>, meant: Option<String>, area: Rect) {
        let area = area.intersection(self.buffer.area);
        if !area.is_empty() {
            self.places.push(Place { name: name.into(), area, meant, button: false, plies: Vec::new() });
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
            let ply = &legal[number];
            if x > 0 && x + label(ply).width() as u16 > self.width() {
                (x, y) = (0, y + 1);
            }
            x = self.button(x, y, ply) + 1;
            if let Some(place) = self.places.last_mut() {
                place.plies.push(number);
            }
        }
    }

    /// The decisions of these that are legal, as buttons where the board has room for them.
    pub(super) fn buttons_at(&mut self, (x, y): (u16, u16), legal: &[String], plies: &[&str]) {
        let mut x = x;
        for ply in legal.iter().filter(|ply| plies.contains(&ply.as_str())) {
            x = self.button(x, y, ply) + 1;
        }
    }

    /// A decision that is its own place.
    fn button(&mut self, x: u16, y: u16, ply: &str) -> u16 {
        let end = self.ink(x, y, &label(ply), Hue::Gold);
        self.place(ply, Some(ply.to_owned()), Rect::new(x, y, end - x, 1));
        if let Some(place) = self.places.last_mut() {
            place.button = true;
        }
        end
    }
}

fn label(ply: &str) -> String {
    format!("[ {ply} ]")
}

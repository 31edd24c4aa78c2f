//! Draws text and notes places.

use unicode_width::UnicodeWidthStr;

use super::{Area, BoardPlace, Hue, Run, Style, TextBoard, fit, wrap};

/// No board is taller than this.
const TALLEST: u16 = 120;

/// Draws a board.
#[derive(Debug)]
pub struct Pen {
    board: TextBoard,
}

impl Pen {
    /// On an empty board of this width.
    pub fn new(width: u16) -> Pen {
        Pen { board: TextBoard { width: width.max(1), height: 0, runs: Vec::new(), places: Vec::new() } }
    }

    /// How wide the board may be.
    pub fn width(&self) -> u16 {
        self.board.width
    }

    /// Writes, and says where the next text would stand.
    pub fn write(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if y >= TALLEST || x >= self.board.width {
            return x;
        }
        self.board.height = self.board.height.max(y + 1);
        let room = usize::from(self.board.width - x);
        let text = if text.width() > room { fit(text, room) } else { text.to_owned() };
        let end = x + text.width() as u16;
        self.board.runs.push(Run { x, y, text, style });
        end
    }

    /// Writes at most so many columns.
    pub fn write_in(&mut self, x: u16, y: u16, text: &str, width: u16, style: Style) {
        let room = width.min(self.board.width.saturating_sub(x));
        self.write(x, y, &fit(text, room.into()), style);
    }

    /// Writes in the terminal's own colour.
    pub fn plain(&mut self, x: u16, y: u16, text: &str) -> u16 {
        self.write(x, y, text, Style::new())
    }

    /// Writes in a colour.
    pub fn ink(&mut self, x: u16, y: u16, text: &str, hue: Hue) -> u16 {
        self.write(x, y, text, Style::ink(hue))
    }

    /// Writes a heading.
    pub fn heading(&mut self, x: u16, y: u16, text: &str) -> u16 {
        self.write(x, y, text, Style::heading())
    }

    /// Text over as many lines as it needs.
    pub fn paragraph(&mut self, x: u16, y: u16, text: &str, hue: Hue) {
        for (row, line) in wrap(text, (self.width() - x).into()).iter().enumerate() {
            self.ink(x, y + row as u16, line, hue);
        }
    }

    /// A place where something may be decided.
    pub fn place(&mut self, name: impl Into<String>, meant: Option<String>, area: Area) {
        let area = Area { width: area.width.min(self.board.width.saturating_sub(area.x)), ..area };
        if area.width > 0 && area.y + area.height <= TALLEST {
            self.board.places.push(BoardPlace { name: name.into(), area, meant, button: false, plies: Vec::new() });
        }
    }

    /// Lays every decision at its places; those without one get buttons below.
    pub fn finish(mut self, legal: &[String], homes: impl Fn(&str) -> Vec<String>) -> TextBoard {
        let mut homeless = Vec::new();
        for (number, ply) in legal.iter().enumerate() {
            let homes = homes(ply);
            let mut found = false;
            for place in self.board.places.iter_mut().filter(|place| homes.contains(&place.name)) {
                place.plies.push(number);
                found = true;
            }
            if !found {
                homeless.push(number);
            }
        }
        self.buttons(legal, &homeless);
        self.board
    }

    fn buttons(&mut self, legal: &[String], numbers: &[usize]) {
        let (mut x, mut y) = (0, self.board.height);
        for &number in numbers {
            let ply = &legal[number];
            if x > 0 && x + label(ply).width() as u16 > self.width() {
                (x, y) = (0, y + 1);
            }
            x = self.button(x, y, ply) + 1;
            if let Some(place) = self.board.places.last_mut() {
                place.plies.push(number);
            }
        }
    }

    /// The decisions of these that are legal, as buttons where the board has room for them.
    pub fn buttons_at(&mut self, (x, y): (u16, u16), legal: &[String], plies: &[&str]) {
        let mut x = x;
        for ply in legal.iter().filter(|ply| plies.contains(&ply.as_str())) {
            x = self.button(x, y, ply) + 1;
        }
    }

    /// A decision that is its own place.
    fn button(&mut self, x: u16, y: u16, ply: &str) -> u16 {
        let end = self.ink(x, y, &label(ply), Hue::Gold);
        self.place(ply, Some(ply.to_owned()), Area::new(x, y, end - x, 1));
        if let Some(place) = self.board.places.last_mut() {
            place.button = true;
        }
        end
    }
}

fn label(ply: &str) -> String {
    format!("[ {ply} ]")
}

//! A game's board drawn in signs, for terminals: coloured text, and the places where decisions are taken.
//!
//! A board decides nothing. It draws pieces at places, says which place a decision belongs to, and which decision a
//! click on a place asks for. A game draws itself with a [`Pen`]; a terminal shows the [`TextBoard`], in colour on a
//! full screen or as plain lines.

mod fit;
mod pen;
mod style;

use std::fmt;

pub use fit::{CUT, fit, width, wrap};
pub use pen::Pen;
pub use style::{Hue, Ink, Style, seat_sign};
use unicode_width::UnicodeWidthChar;

use crate::{AnyGame, Seat, Translate, Turn};

/// How wide a board is in plain lines. From this width on, names are written in full.
pub const PLAIN_WIDTH: u16 = 100;

/// What only some boards can do for those who look at them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardKey {
    /// A piece in hand is turned: [`Viewpoint::quarters`].
    Turn,
    /// A side view changes its side: [`Viewpoint::from_east`].
    Side,
}

/// How somebody looks at a board.
#[derive(Clone, Copy)]
pub struct Viewpoint<'a> {
    /// Says the words on it.
    pub words: &'a dyn Translate,
    /// How wide it may be.
    pub width: u16,
    /// How tall it should be; a taller one is scrolled.
    pub height: u16,
    /// Whose pieces are in front.
    pub seat: Seat,
    /// The name of the place where the cursor is.
    pub cursor: Option<&'a str>,
    /// The decision that is chosen.
    pub chosen: Option<&'a str>,
    /// By how many quarters a piece in hand is turned.
    pub quarters: usize,
    /// Whether a side view is from the east instead of the south.
    pub from_east: bool,
}

impl<'a> Viewpoint<'a> {
    /// From a seat, with nothing chosen.
    pub const fn of_seat(seat: Seat, words: &'a dyn Translate, width: u16) -> Viewpoint<'a> {
        Viewpoint { words, width, height: u16::MAX, seat, cursor: None, chosen: None, quarters: 0, from_east: false }
    }

    /// Whether there is room to write names in full.
    pub const fn is_wide(&self) -> bool {
        self.width >= PLAIN_WIDTH
    }
}

/// A part of a board, in columns and rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// The first column.
    pub x: u16,
    /// The first row.
    pub y: u16,
    /// How many columns.
    pub width: u16,
    /// How many rows.
    pub height: u16,
}

impl Area {
    /// A part from this column and row on.
    pub const fn new(x: u16, y: u16, width: u16, height: u16) -> Area {
        Area { x, y, width, height }
    }
}

/// A place on a board, with the decisions that are taken there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardPlace {
    /// Its name.
    pub name: String,
    /// Where it is drawn.
    pub area: Area,
    /// The decision a click on it asks for, legal or not.
    pub meant: Option<String>,
    /// Whether it is nothing but a decision, and not where the cursor begins.
    pub button: bool,
    /// The legal decisions, by their number in the list.
    pub plies: Vec<usize>,
}

/// Text in one style, from a column and row on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The first column.
    pub x: u16,
    /// The row.
    pub y: u16,
    /// What is written.
    pub text: String,
    /// How it is written.
    pub style: Style,
}

/// A drawn board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextBoard {
    /// How wide it is at most.
    pub width: u16,
    /// How many rows it has.
    pub height: u16,
    /// What is written on it; a later run covers an earlier one.
    pub runs: Vec<Run>,
    /// Where decisions are taken.
    pub places: Vec<BoardPlace>,
}

impl TextBoard {
    /// A game as plain lines, seen by the seat to move.
    pub fn plain(game: &dyn AnyGame, words: &dyn Translate) -> TextBoard {
        let seat = if let Turn::Decide(seat) = game.turn() { seat } else { Seat::FIRST };
        game.board(&[], &Viewpoint::of_seat(seat, words, PLAIN_WIDTH))
    }
}

impl fmt::Display for TextBoard {
    /// Its rows as lines, without colours and without spaces at the end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rows = vec![vec![" ".to_owned(); self.width.into()]; self.height.into()];
        for run in &self.runs {
            let Some(row) = rows.get_mut(usize::from(run.y)) else { continue };
            write_signs(row, run.x.into(), &run.text);
        }
        rows.iter().try_for_each(|row| writeln!(f, "{}", row.concat().trim_end()))
    }
}

/// Writes sign by sign; a wide one covers two cells, one without width joins the sign before it.
fn write_signs(row: &mut [String], mut x: usize, text: &str) {
    for sign in text.chars() {
        let width = sign.width().unwrap_or_default();
        match row.get_mut(x..x + width) {
            Some([]) => {
                if let Some(before) = x.checked_sub(1).and_then(|x| row.get_mut(x)) {
                    before.push(sign);
                }
            }
            Some([first, rest @ ..]) => {
                *first = sign.to_string();
                rest.iter_mut().for_each(String::clear);
            }
            None => return,
        }
        x += width;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_runs_cover_earlier_ones_and_wide_signs_take_two_cells() {
        let run = |x, y, text: &str| Run { x, y, text: text.to_owned(), style: Style::default() };
        let runs = vec![run(0, 0, "garden"), run(3, 0, "王x"), run(1, 1, "é"), run(0, 7, "lost")];
        let board = TextBoard { width: 6, height: 2, runs, places: Vec::new() };
        assert_eq!(board.to_string(), "gar王x\n é\n");
    }
}

//! The garden between its canals.

use crate::view::{Cube, Plot, Tile};
use crate::{Side, Square};
use game::Phrase;
use game::board::{Area, Hue, Pen, Style};

use super::{Board, cube};

/// The width of a square, and from one square to the next.
const SQUARE: u16 = 5;
const STEP: u16 = 8;
/// Where the squares begin.
const LEFT: u16 = 3;

impl Board<'_> {
    /// Squares with their tiles, the cubes on the sides between them, and the river outside column d and row 4.
    pub(super) fn garden(&self, pen: &mut Pen) {
        for (column, letter) in ["a", "b", "c", "d"].into_iter().enumerate() {
            pen.heading(LEFT + STEP * column as u16 + 2, 0, letter);
        }
        for row in 0..4u16 {
            pen.heading(1, 1 + 2 * row, &(row + 1).to_string());
        }
        for plot in self.view.floors.iter().flat_map(|floor| &floor.squares) {
            square(pen, plot);
        }
        for (side, areas) in &self.view.sides.0 {
            self.side(pen, *side, areas);
        }
        for y in 1..8 {
            pen.ink(LEFT + 4 * STEP - 2, y, "≈", Hue::Water);
        }
        pen.ink(LEFT, 8, &"≈".repeat(usize::from(4 * STEP - 1)), Hue::Water);
        let tiles = Phrase::new("amyitis-terminal-tiles")
            .with(
                "left",
                self.view.floors.iter().flat_map(|floor| &floor.squares).filter(|plot| plot.tile.is_some()).count(),
            )
            .with("last", self.view.last);
        pen.ink(LEFT, 9, &self.words.say(&tiles), Hue::Dim);
    }

    /// One sign for each area: a seat's, `n` for a neutral cube, `·` for none; water that has come is blue.
    fn side(&self, pen: &mut Pen, side: Side, areas: &[Option<Cube>]) {
        let (x, y) = side_corner(side);
        let wet = self.view.wet.contains(&side);
        for (at, area) in areas.iter().enumerate() {
            let (text, style) = cube(*area);
            let style = if wet && area.is_some() { style.italic() } else { style };
            pen.write(x + at as u16, y, &text, style);
        }
        if wet {
            pen.ink(x + areas.len() as u16, y, "~", Hue::Water);
        }
        let name = format!("irrigate {side}");
        pen.place(name.clone(), Some(name), Area::new(x, y, areas.len().max(1) as u16, 1));
    }
}

fn square(pen: &mut Pen, plot: &Plot) {
    let at = square_corner(plot.at);
    let (text, hue) = match plot.tile {
        Some(tile) => (short(tile), Hue::Sand),
        None if plot.planted => ("♣♣♣".to_owned(), Hue::Palm),
        None => (String::new(), Hue::Dim),
    };
    let style = Style::ink(hue).bold();
    pen.write(at.0, at.1, &format!("{text:^5}"), style);
    let area = Area::new(at.0, at.1, SQUARE, 1);
    pen.place(format!("square {}", plot.at), Some(format!("plant {}", plot.at)), area);
}

fn square_corner(square: Square) -> (u16, u16) {
    (LEFT + STEP * square.column() as u16, 1 + 2 * square.row() as u16)
}

/// Between two squares of a row, or under the upper one of a column.
fn side_corner(side: Side) -> (u16, u16) {
    let [one, other] = side.squares();
    let (x, y) = square_corner(one);
    if one.row() == other.row() { (x + SQUARE, y) } else { (x + 1, y + 1) }
}

/// A tile in a few signs: `5+2t`, `4+1c`, `3+*`, `10`.
fn short(tile: Tile) -> String {
    let bonus = match tile {
        Tile { talents: Some(count), .. } => format!("+{count}t"),
        Tile { camels: Some(count), .. } => format!("+{count}c"),
        Tile { court: Some(_), .. } => "+*".to_owned(),
        _ => String::new(),
    };
    format!("{}{bonus}", tile.points)
}

//! A garden from the side: which floors are built where, what carries them, and what stands on top.

use crate::{Cell, Corner, DecorPlace, DecorView, Flower, PlayerView, SIDE};
use game::board::{Hue, Pen, Viewpoint};

use super::hue;
use super::plan::sign;

/// The fewest floors that are drawn.
const FEWEST: u8 = 3;
/// The most that fit beside the plan.
const MOST: u8 = 7;

pub(super) fn draw(player: &PlayerView, look: &Viewpoint<'_>, pen: &mut Pen, x: u16, y: u16) {
    let from = if look.from_east { "east" } else { "south" };
    pen.heading(x, y, &look.words.word(&format!("babylon-terminal-from-{from}")));
    let tallest = player.terraces.iter().map(|terrace| terrace.floor).max().unwrap_or_default().max(FEWEST);
    let lowest = tallest.saturating_sub(MOST - 1).max(1);
    for (row, floor) in (lowest..=tallest).rev().enumerate() {
        let y = y + 1 + row as u16;
        pen.ink(x, y, &format!("{floor:>2}"), Hue::Dim);
        for column in 0..SIDE {
            let at = x + 3 + 2 * u16::from(column);
            let (text, hue) = slot(player, look.from_east, column, floor);
            pen.ink(at, y, &text, hue);
        }
    }
    let ground = y + 1 + u16::from(tallest - lowest + 1);
    let letters: String = (0..SIDE).map(|column| label(look.from_east, column)).collect();
    pen.ink(x + 3, ground, &letters, Hue::Dim);
}

/// Columns from the south; rows, the last one first, from the east.
fn label(from_east: bool, column: u8) -> String {
    if from_east { format!("{} ", SIDE - column) } else { format!("{} ", char::from(b'a' + column)) }
}

fn column_of(from_east: bool, cell: Cell) -> u8 {
    if from_east { SIDE - 1 - cell.y() } else { cell.x() }
}

/// A terrace, what stands on the one below, a pillar, or air.
fn slot(player: &PlayerView, from_east: bool, column: u8, floor: u8) -> (String, Hue) {
    let here = |at: u8| front(player, from_east, column, at);
    let standing = player.decor.iter().find_map(|&decor| on(decor, from_east, column, floor));
    if let Some(flower) = here(floor) {
        let mark = standing.unwrap_or('▀');
        return (format!("▀{mark}"), hue(flower));
    }
    let above = (floor + 1..=floor + 16).any(|at| here(at).is_some());
    if above { ("║ ".to_owned(), Hue::Sand) } else { ("  ".to_owned(), Hue::Dim) }
}

/// The flower of the terrace on this floor that is nearest to the one who looks.
fn front(player: &PlayerView, from_east: bool, column: u8, floor: u8) -> Option<Flower> {
    let near = |cell: Cell| if from_east { cell.x() } else { cell.y() };
    let cells = player.terraces.iter().filter(|terrace| terrace.floor == floor).flat_map(|terrace| {
        Corner::ALL.into_iter().map(move |corner| (terrace.anchor.cell(corner), terrace.tile.flower))
    });
    let here = cells.filter(|&(cell, _)| column_of(from_east, cell) == column);
    here.max_by_key(|&(cell, _)| near(cell)).map(|(_, flower)| flower)
}

fn on(decor: DecorView, from_east: bool, column: u8, floor: u8) -> Option<char> {
    let cells = match decor.at {
        DecorPlace::On(cell) => [cell, cell],
        DecorPlace::Between(link) => [link.first(), link.last()],
    };
    let here = cells.iter().any(|&cell| column_of(from_east, cell) == column);
    (here && decor.floor == floor).then_some(sign(decor.kind))
}

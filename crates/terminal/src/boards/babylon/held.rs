//! The tiles that wait to be built, or the one that waits to be turned.

use ::babylon::{HeldView, TileView, TurningView, View};
use ratatui::layout::Rect;
use ratatui::style::Style;
use table::Words;

use super::{HELD, hue, letter};
use crate::boards::{Look, Pen};
use crate::palette::Hue;

/// From one tile to the next.
const STEP: u16 = 12;
/// From one rotation to the next.
const TURN: u16 = 6;

pub(super) fn draw(view: &View, look: &Look<'_>, pen: &mut Pen<'_>) {
    if let Some(turning) = &view.turning {
        return rotations(turning, pen);
    }
    let notch = view.turn.and_then(|seat| view.players.get(seat.index())).and_then(|player| player.notch);
    for (at, (source, held)) in [("dug", view.dug), ("notch", notch)].into_iter().enumerate() {
        let x = HELD + 1 + STEP * at as u16;
        pen.heading(x, 1, &look.words.word(&format!("terminal-babylon-{source}")));
        match held {
            Some(held) => tile(source, &held, look, pen, x),
            None => drop(pen.ink(x, 2, "–", Hue::Dim)),
        }
    }
}

fn tile(source: &str, held: &HeldView, look: &Look<'_>, pen: &mut Pen<'_>, x: u16) {
    pen.ink(x, 2, &material(&held.tile, look.words), hue(held.tile.flower));
    face(held.turned[look.quarters % 4].0, pen, x, 3, pen.palette().ink(hue(held.tile.flower)));
    pen.place(format!("held {source}"), Some(format!("keep {source}")), Rect::new(x, 2, 9, 3));
}

fn material(tile: &TileView, words: &dyn Words) -> String {
    let material = match tile.material {
        Some(material) => words.word(&format!("babylon-material-{}", material.word())),
        None => words.word("terminal-babylon-start"),
    };
    format!("{} {material}", letter(tile.flower))
}

/// A tile in a few signs: its material by one letter.
pub(super) fn short(tile: &TileView, words: &dyn Words) -> String {
    let material: String = material(tile, words).chars().take(3).collect();
    format!("{material} {}", tile.face)
}

fn face([nw, ne, se, sw]: [char; 4], pen: &mut Pen<'_>, x: u16, y: u16, style: Style) {
    pen.write(x, y, &format!("│{nw} {ne}│"), style);
    pen.write(x, y + 1, &format!("│{sw} {se}│"), style);
}

/// The four ways to turn the tile that was just placed.
fn rotations(turning: &TurningView, pen: &mut Pen<'_>) {
    for (quarter, signs) in turning.turned.iter().enumerate() {
        let (x, degrees) = (HELD + TURN * quarter as u16, 90 * quarter);
        pen.heading(x, 1, &format!("{degrees}°"));
        let style = pen.palette().ink(Hue::Sand);
        face(signs.0, pen, x, 2, style);
        let name = format!("rotate {degrees}");
        pen.place(name.clone(), Some(name), Rect::new(x, 1, TURN - 1, 3));
    }
}

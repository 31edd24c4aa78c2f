//! The tiles that wait to be built, or the one that waits to be turned.

use crate::{HeldView, TileView, TurningView, View};
use game::Translate;
use game::board::{Area, Hue, Pen, Style, Viewpoint};

use super::{HELD, hue, letter};

/// From one tile to the next.
const STEP: u16 = 12;
/// From one rotation to the next.
const TURN: u16 = 6;

pub(super) fn draw(view: &View, look: &Viewpoint<'_>, pen: &mut Pen) {
    if let Some(turning) = &view.turning {
        return rotations(turning, pen);
    }
    let notch = view.turn.and_then(|seat| view.players.get(seat.index())).and_then(|player| player.notch);
    for (at, (source, held)) in [("dug", view.dug), ("notch", notch)].into_iter().enumerate() {
        let x = HELD + 1 + STEP * at as u16;
        pen.heading(x, 1, &look.words.word(&format!("babylon-terminal-{source}")));
        match held {
            Some(held) => tile(source, &held, look, pen, x),
            None => drop(pen.ink(x, 2, "–", Hue::Dim)),
        }
    }
}

fn tile(source: &str, held: &HeldView, look: &Viewpoint<'_>, pen: &mut Pen, x: u16) {
    pen.ink(x, 2, &material(&held.tile, look.words), hue(held.tile.flower));
    face(held.turned[look.quarters % 4].0, pen, x, 3, Style::ink(hue(held.tile.flower)));
    pen.place(format!("held {source}"), Some(format!("keep {source}")), Area::new(x, 2, 9, 3));
}

fn material(tile: &TileView, words: &dyn Translate) -> String {
    let material = match tile.material {
        Some(material) => words.word(&format!("babylon-material-{}", material.word())),
        None => words.word("babylon-terminal-start"),
    };
    format!("{} {material}", letter(tile.flower))
}

/// A tile on one line; its material by one letter where there is little room.
pub(super) fn line(tile: &TileView, words: &dyn Translate, full: bool) -> String {
    let room = if full { usize::MAX } else { 3 };
    let material: String = material(tile, words).chars().take(room).collect();
    format!("{material} {}", tile.face)
}

fn face([nw, ne, se, sw]: [char; 4], pen: &mut Pen, x: u16, y: u16, style: Style) {
    pen.write(x, y, &format!("│{nw} {ne}│"), style);
    pen.write(x, y + 1, &format!("│{sw} {se}│"), style);
}

/// The four ways to turn the tile that was just placed.
fn rotations(turning: &TurningView, pen: &mut Pen) {
    for (quarter, signs) in turning.turned.iter().enumerate() {
        let (x, degrees) = (HELD + TURN * quarter as u16, 90 * quarter);
        pen.heading(x, 1, &format!("{degrees}°"));
        let style = Style::ink(Hue::Sand);
        face(signs.0, pen, x, 2, style);
        let name = format!("rotate {degrees}");
        pen.place(name.clone(), Some(name), Area::new(x, 1, TURN - 1, 3));
    }
}

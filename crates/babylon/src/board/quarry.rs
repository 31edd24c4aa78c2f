//! The quarry: every stack with its top tile and what digging it pays.

use crate::{StackView, StepView, TowerTile, View};
use game::Phrase;
use game::board::{Area, Hue, Pen, Viewpoint};

use super::{effect, hue, letter};

/// How wide a stack is drawn.
const STACK: u16 = 11;

pub(super) fn draw(view: &View, look: &Viewpoint<'_>, pen: &mut Pen) {
    let tower = effect(view.tower.now.unwrap_or(TowerTile::NoEffect), look);
    let left = Phrase::new("babylon-terminal-quarry").with("effect", tower).with("doubles", view.doubles);
    pen.heading(0, 0, &look.words.say(&left));
    for (column, name) in ["a", "b", "c", "d"].into_iter().enumerate() {
        pen.heading(2 + STACK * column as u16, 1, name);
    }
    for (at, stack) in view.quarry.iter().enumerate() {
        let (x, y) = (2 + STACK * (at % 4) as u16, 2 + (at / 4) as u16);
        if at % 4 == 0 {
            pen.heading(0, y, &(at / 4 + 1).to_string());
        }
        draw_stack(view, stack, pen, x, y);
    }
}

/// `3w sf-- +5`: how many tiles, the flower, the icons clockwise, the single pillars it pays the one to move.
fn draw_stack(view: &View, stack: &StackView, pen: &mut Pen, x: u16, y: u16) {
    let verb = if view.step == StepView::Remove { "remove" } else { "dig" };
    pen.place(format!("stack {}", stack.stack), Some(format!("{verb} {}", stack.stack)), Area::new(x, y, STACK - 1, 1));
    let Some(tile) = stack.tile else {
        pen.ink(x, y, "·", Hue::Dim);
        return;
    };
    let next = pen.ink(x, y, &format!("{}{} {}", stack.height, letter(tile.flower), tile.face), hue(tile.flower));
    let mover = view.turn.map_or(0, game::Seat::index);
    if let Some(pay) = stack.pays.get(mover) {
        pen.ink(next, y, &format!(" +{pay}"), Hue::Gold);
    }
}

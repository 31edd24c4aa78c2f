//! The board of Babylon: the quarry with what a dig pays, the tiles in hand, a garden from above and from the side, and the others' gardens.

mod flank;
mod held;
mod plan;
mod quarry;

use ::babylon::{Flower, Material, PlayerView, TowerTile, View};
use ratatui::style::Modifier;
use table::{Phrase, Seat, Words};

use self::plan::{Ghost, Plan};
use super::{Look, Pen};
use crate::palette::{Hue, sign};

/// Where the held tiles stand beside the quarry, and the side view beside the plan.
const HELD: u16 = 45;
const FLANK: u16 = 37;
/// Where the unseen tiles are counted beside both.
const UNSEEN: u16 = 57;
/// Where the decisions stand to leave it at that, and which they are.
const BESIDE: u16 = 54;
const ENOUGH: [&str; 2] = ["done", "keep none"];
/// Where the garden in front begins, and those of the others.
const GARDEN: u16 = 6;
const OTHERS: u16 = 16;
/// How wide a small garden is, with the space after it.
const SMALL: u16 = 22;

pub(super) fn draw(view: &View, legal: &[String], look: &Look<'_>, pen: &mut Pen<'_>) {
    quarry::draw(view, look, pen);
    held::draw(view, look, pen);
    let Some(player) = view.players.get(look.seat.index()) else { return };
    garden_heading(player, look.seat, look.words, pen, 0, GARDEN);
    let own = view.turn == Some(look.seat);
    let ghost = if own { Ghost::under_cursor(view, legal, look) } else { None };
    let plan = Plan::of(player);
    plan.draw(pen, 0, GARDEN + 1, own, ghost.as_ref());
    flank::draw(player, look, pen, FLANK, GARDEN + 1);
    let others = Seat::all(view.players.len()).filter(|&seat| seat != look.seat);
    for (at, seat) in others.enumerate() {
        let player = &view.players[seat.index()];
        let x = SMALL * at as u16;
        pen.write_in(
            x,
            OTHERS,
            &format!("{} {}", sign(seat), look.words.name(seat)),
            SMALL - 1,
            pen.palette().seat(seat),
        );
        let line =
            Phrase::new("terminal-babylon-hand-short").with("singles", player.singles).with("doubles", player.doubles);
        let flower = player.flower.map(|flower| format!(" ✿{}", letter(flower))).unwrap_or_default();
        let held = player.notch.map(|held| format!(" {}", held::short(&held.tile, look.words))).unwrap_or_default();
        let line = look.words.say(&line) + &flower + &held;
        pen.write_in(x, OTHERS + 1, &line, SMALL - 1, pen.palette().ink(Hue::Dim));
        Plan::of(player).draw_small(pen, x, OTHERS + 2);
    }
    unseen(view, look, pen, GARDEN + 4);
    legend(view, look, pen, OTHERS + 11);
    pen.buttons_at((BESIDE, GARDEN + 1), legal, &ENOUGH);
}

/// The tiles that nobody has seen yet, beside the side view.
fn unseen(view: &View, look: &Look<'_>, pen: &mut Pen<'_>, y: u16) {
    pen.ink(UNSEEN, y, &look.words.word("terminal-babylon-unseen"), Hue::Dim);
    for (at, (material, count)) in Material::ALL.into_iter().zip(view.unseen).enumerate() {
        let material = look.words.word(&format!("babylon-material-{}", material.word()));
        pen.ink(UNSEEN, y + 1 + at as u16, &format!("{count:>2} {material}"), Hue::Dim);
    }
}

/// What is left of the tower, and what the signs mean.
fn legend(view: &View, look: &Look<'_>, pen: &mut Pen<'_>, y: u16) {
    let left = |&(tile, count): &(TowerTile, u8)| format!("{} ×{count}", effect(tile, look));
    let tower: Vec<_> = view.tower.unseen.iter().map(left).collect();
    let tower = Phrase::new("terminal-babylon-tower").with("effects", tower.join(", "));
    let text = [look.words.say(&tower), look.words.word("terminal-babylon-legend")].join(" · ");
    pen.paragraph(0, y, &text, Hue::Dim);
}

/// A tile of the tower in a few words.
fn effect(tile: TowerTile, look: &Look<'_>) -> String {
    look.words.word(&format!("terminal-babylon-tower-{}", tile.word()))
}

fn garden_heading(player: &PlayerView, seat: Seat, words: &dyn Words, pen: &mut Pen<'_>, x: u16, y: u16) {
    let style = pen.palette().seat(seat);
    let next = pen.write(x, y, &format!("{} {}", sign(seat), words.name(seat)), style);
    let hand = Phrase::new("terminal-babylon-hand").with("singles", player.singles).with("doubles", player.doubles);
    let next = pen.plain(next + 2, y, &words.say(&hand));
    if let Some(flower) = player.flower {
        let name = words.word(&format!("babylon-flower-{}", flower.word()));
        let style = pen.palette().ink(hue(flower)).add_modifier(Modifier::BOLD);
        pen.write(next + 2, y, &format!("✿ {name}"), style);
    }
}

/// The places of a decision.
pub(super) fn homes(ply: &str) -> Vec<String> {
    let words: Vec<_> = ply.split(' ').collect();
    match words.as_slice() {
        ["remove" | "dig", stack] => vec![format!("stack {stack}")],
        ["place", _, anchor, ..] => vec![format!("cell {anchor}")],
        ["statue", cell, ..] => vec![format!("cell {cell}")],
        ["stairs" | "fountain" | "bridge", link, ..] => link.split('-').map(|cell| format!("cell {cell}")).collect(),
        ["keep", source @ ("dug" | "notch")] => vec![format!("held {source}")],
        _ => vec![ply.to_owned()],
    }
}

/// The colour of a flower.
const fn hue(flower: Flower) -> Hue {
    match flower {
        Flower::White => Hue::White,
        Flower::Pink => Hue::Rose,
        Flower::Yellow => Hue::Gold,
        Flower::Blue => Hue::Lapis,
    }
}

/// The letter of a flower, as the picture of the game has it.
fn letter(flower: Flower) -> char {
    flower.word().chars().next().unwrap_or('?')
}

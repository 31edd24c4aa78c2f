//! The board of Babylon: the quarry with what a dig pays, the tiles in hand, a garden from above and from the side, and
//! the others' gardens.

mod flank;
mod held;
mod plan;
mod quarry;
mod supply;

use crate::{Flower, Material, PlayerView, TowerTile, View};
use game::board::{Hue, Pen, Style, TextBoard, Viewpoint, seat_sign};
use game::{Phrase, Seat, Translate};

use self::plan::{Ghost, Plan};

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
/// Where what is left is told.
const BELOW: u16 = 27;
/// How wide a small garden is, and a whole one, with the space after it.
const SMALL: u16 = 22;
const WHOLE: u16 = 36;

/// The whole board, with every legal decision at its places.
pub(crate) fn draw(view: &View, legal: &[String], look: &Viewpoint<'_>) -> TextBoard {
    let mut pen = Pen::new(look.width);
    draw_parts(view, legal, look, &mut pen);
    pen.finish(legal, homes)
}

fn draw_parts(view: &View, legal: &[String], look: &Viewpoint<'_>, pen: &mut Pen) {
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
    let full = look.is_wide() && WHOLE * (view.players.len() as u16 - 1) <= look.width;
    let wide = if full { WHOLE } else { SMALL };
    for (at, seat) in others.enumerate() {
        let player = &view.players[seat.index()];
        let x = wide * at as u16;
        let name = format!("{} {}", seat_sign(seat), look.words.name(seat));
        pen.write_in(x, OTHERS, &name, wide - 1, Style::seat(seat));
        let line =
            Phrase::new("babylon-terminal-hand-short").with("singles", player.singles).with("doubles", player.doubles);
        let flower = player.flower.map(|flower| format!(" ✿{}", letter(flower))).unwrap_or_default();
        let held =
            player.notch.map(|held| format!(" {}", held::line(&held.tile, look.words, full))).unwrap_or_default();
        let line = look.words.say(&line) + &flower + &held;
        pen.write_in(x, OTHERS + 1, &line, wide - 1, Style::ink(Hue::Dim));
        if full {
            Plan::of(player).draw(pen, x, OTHERS + 2, false, None);
        } else {
            Plan::of(player).draw_small(pen, x, OTHERS + 2);
        }
    }
    unseen(view, look, pen, GARDEN + 4);
    let next = supply::draw(view, look, pen, BELOW);
    tower(view, look, pen, next);
    pen.buttons_at((BESIDE, GARDEN + 1), legal, &ENOUGH);
}

/// The tiles that nobody has seen yet, beside the side view.
fn unseen(view: &View, look: &Viewpoint<'_>, pen: &mut Pen, y: u16) {
    pen.ink(UNSEEN, y, &look.words.word("babylon-terminal-unseen"), Hue::Dim);
    for (at, (material, count)) in Material::ALL.into_iter().zip(view.unseen).enumerate() {
        let material = look.words.word(&format!("babylon-material-{}", material.word()));
        pen.ink(UNSEEN, y + 1 + at as u16, &format!("{count:>2} {material}"), Hue::Dim);
    }
}

/// What is left of the tower.
fn tower(view: &View, look: &Viewpoint<'_>, pen: &mut Pen, y: u16) {
    let left = |&(tile, count): &(TowerTile, u8)| format!("{} ×{count}", effect(tile, look));
    let tower: Vec<_> = view.tower.unseen.iter().map(left).collect();
    let tower = Phrase::new("babylon-terminal-tower").with("effects", tower.join(", "));
    pen.paragraph(0, y, &look.words.say(&tower), Hue::Dim);
}

/// A tile of the tower in a few words.
fn effect(tile: TowerTile, look: &Viewpoint<'_>) -> String {
    look.words.word(&format!("babylon-terminal-tower-{}", tile.word()))
}

fn garden_heading(player: &PlayerView, seat: Seat, words: &dyn Translate, pen: &mut Pen, x: u16, y: u16) {
    let style = Style::seat(seat);
    let next = pen.write(x, y, &format!("{} {}", seat_sign(seat), words.name(seat)), style);
    let hand = Phrase::new("babylon-terminal-hand").with("singles", player.singles).with("doubles", player.doubles);
    let next = pen.plain(next + 2, y, &words.say(&hand));
    if let Some(flower) = player.flower {
        let name = words.word(&format!("babylon-flower-{}", flower.word()));
        let style = Style::ink(hue(flower)).bold();
        pen.write(next + 2, y, &format!("✿ {name}"), style);
    }
}

/// The places of a decision.
fn homes(ply: &str) -> Vec<String> {
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

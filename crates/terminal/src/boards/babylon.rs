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
        let held = player.notch.map(|held| format!(" {}", held::short(&held.tile))).unwrap_or_default();
        pen.write_in(x, OTHERS + 1, &(look.words.say(&line) + &held), SMALL - 1, pen.palette().ink(Hue::Dim));
        Plan::of(player).draw_small(pen, x, OTHERS + 2);
    }
    unseen(view, look, pen, OTHERS + 11);
}

/// What nobody has seen yet, and what the signs mean.
fn unseen(view: &View, look: &Look<'_>, pen: &mut Pen<'_>, y: u16) {
    let material = |(material, count): (Material, u8)| {
        format!("{count} {}", look.words.word(&format!("babylon-material-{}", material.word())))
    };
    let tiles: Vec<_> = Material::ALL.into_iter().zip(view.unseen).map(material).collect();
    let effect = |(tile, count): &(TowerTile, u8)| {
        format!("{count} {}", look.words.word(&format!("babylon-tower-{}", tile.word())))
    };
    let tower: Vec<_> = view.tower.unseen.iter().map(effect).collect();
    let tiles = Phrase::new("terminal-babylon-unseen").with("tiles", tiles.join(", ")).with("tower", tower.join(", "));
    let text = [look.words.word("terminal-babylon-legend"), look.words.say(&tiles)].join(" · ");
    pen.paragraph(0, y, &text, Hue::Dim);
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
        ["keep", source] => vec![format!("held {source}")],
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

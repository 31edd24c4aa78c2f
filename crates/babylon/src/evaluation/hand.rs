//! What pillars and tiles in hand are worth.

use game::Seat;

use super::fit::Ways;
use super::sight::SeenCells;
use super::time::{PILLARS_FOR_A_TERRACE, Time};
use crate::Babylon;
use crate::pieces::Hand;
use crate::tiles::Tile;

/// B2.5: pillars that can be stored.
const STORED: u8 = 6;
/// Pillars that a terrace usually takes at most.
const AT_MOST_FOR_A_TERRACE: u8 = 5;

/// What a tile in hand promises.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Promising {
    /// The best decor it would complete.
    fit: f32,
    /// How many icons it has.
    icons: f32,
    /// Whether its flower is missing.
    flower: f32,
}

/// What a seat has in hand.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct InHand {
    /// Pillars that can still be used.
    pub(super) pillars: f32,
    /// Tiles that can be built at once.
    pub(super) buildable: f32,
    /// Decor that these would complete.
    pub(super) fit_now: f32,
    /// How many of these show a missing flower.
    pub(super) flowers_now: f32,
    /// Decor that the tile which stays in the notch would complete.
    pub(super) fit_later: f32,
    /// Its icons.
    pub(super) notch_icons: f32,
    /// Whether it shows a missing flower.
    pub(super) notch_flower: f32,
}

impl InHand {
    pub(super) fn new(game: &Babylon, seat: Seat, time: &Time, seen: &SeenCells, ways: &mut Ways<'_>) -> InHand {
        let hand = game.hands[seat];
        let later = time.turns > 0.0;
        if !later && !time.building {
            return InHand::default();
        }
        let mut promise =
            |tile: Option<Tile>| tile.map_or(Promising::default(), |tile| Promising::new(game, tile, seen, ways));
        let dug = game.dug.filter(|_| seat == game.active);
        let tiles = u8::from(dug.is_some()) + u8::from(hand.notch.is_some());
        let pillars = usable_pillars(hand, time, tiles);
        let mut in_hand = InHand { pillars: f32::from(pillars), ..InHand::default() };
        let mut left = if time.building { tiles.min(pillars / PILLARS_FOR_A_TERRACE) } else { 0 };
        for tile in sort(promise(dug), promise(hand.notch)) {
            if left > 0 {
                in_hand.build(tile);
                left -= 1;
            } else if later {
                in_hand.keep(tile);
                break;
            }
        }
        in_hand
    }

    fn build(&mut self, tile: Promising) {
        self.buildable += 1.0;
        self.fit_now += tile.fit;
        self.flowers_now += tile.flower;
    }

    fn keep(&mut self, tile: Promising) {
        self.fit_later = tile.fit;
        self.notch_icons = tile.icons;
        self.notch_flower = tile.flower;
    }
}

/// B2.5: the pillars that can be built with now or stored.
fn usable_pillars(hand: Hand, time: &Time, tiles: u8) -> u8 {
    let now = u8::from(time.building);
    let stored = STORED * u8::from(time.turns > 0.0);
    (hand.singles + 2 * hand.doubles * now).min(AT_MOST_FOR_A_TERRACE * tiles * now + stored)
}

/// The better tile first.
fn sort(left: Promising, right: Promising) -> [Promising; 2] {
    if right.worth() > left.worth() { [right, left] } else { [left, right] }
}

impl Promising {
    fn new(game: &Babylon, tile: Tile, seen: &SeenCells, ways: &mut Ways<'_>) -> Promising {
        let face = game.components.face(tile);
        Promising {
            fit: ways.best(face),
            icons: ways.stock.useful_icons(face),
            flower: f32::from(u8::from(seen.missing[tile.flower() as usize])),
        }
    }

    /// Roughly, to tell the better from the other.
    fn worth(&self) -> f32 {
        self.fit + self.icons + self.flower
    }
}

//! How much is left of the game for a seat.

use game::Seat;

use crate::place::Source;
use crate::tower::TowerTile;
use crate::{Babylon, Phase};

/// Pillars that a terrace takes at least.
pub(super) const PILLARS_FOR_A_TERRACE: u8 = 3;

/// What is left of the game for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Time {
    /// Turns that have not begun.
    pub(super) turns: f32,
    /// Whether the seat is in the middle of a turn and may still build.
    pub(super) building: bool,
    /// Terraces that may still come: one for each turn, and those in hand that can be built now.
    pub(super) terraces: f32,
    /// B4.6: whether the tower still serves a decor this round.
    pub(super) effect: f32,
    /// B2.2: the pillars the tower gives at the next dig.
    pub(super) tower: f32,
}

impl Time {
    pub(super) fn new(game: &Babylon, seat: Seat) -> Time {
        let moving = seat == game.active;
        let due = is_due(game, seat, moving);
        let begun = game.round > 0 && matches!(game.phase, Phase::Appear { .. } | Phase::Build | Phase::Rotate(_));
        let building = moving && begun;
        let turns = f32::from(game.rounds().saturating_sub(game.round.max(1)) + u8::from(due));
        let now = if building { buildable(game, seat) } else { 0 };
        let effect = matches!(game.tower.now(), Some(TowerTile::IconAsAnother | TowerTile::BlankAsAny));
        let usable = due || building && !game.effect_is_spent();
        Time {
            turns,
            building,
            terraces: turns + f32::from(now),
            effect: f32::from(u8::from(effect && usable)),
            tower: if due { pillars(game.tower.now()) } else { 0.0 },
        }
    }

    /// How much of what takes a few terraces can still come true.
    #[inline]
    pub(super) fn likely(&self) -> f32 {
        self.terraces / (self.terraces + 2.0)
    }
}

/// How much of the game is left, from 1 to almost 0: the turns of all that have not begun, and half of the one in progress.
pub(super) fn left(game: &Babylon) -> f32 {
    let players = usize::from(game.players);
    let due = Seat::all(players).filter(|&seat| is_due(game, seat, seat == game.active)).count();
    let later = f32::from(game.rounds().saturating_sub(game.round.max(1))) * players as f32;
    (later + due as f32 + 0.5) / (f32::from(game.rounds()) * players as f32 + 0.5)
}

/// Whether a seat will still begin a turn in this round.
fn is_due(game: &Babylon, seat: Seat, moving: bool) -> bool {
    let players = usize::from(game.players);
    let place = |seat: Seat| (seat.index() + players - game.first.index()) % players;
    match game.phase {
        _ if game.round == 0 => true,
        Phase::Tower | Phase::Over => false,
        Phase::Dig => place(seat) >= place(game.active),
        _ => !moving && place(seat) > place(game.active),
    }
}

/// How many tiles in hand could be built now.
fn buildable(game: &Babylon, seat: Seat) -> u8 {
    let tiles = Source::ALL.into_iter().filter(|&source| game.tile(source).is_some()).count() as u8;
    let hand = &game.hands[seat];
    tiles.min((hand.singles + 2 * hand.doubles) / PILLARS_FOR_A_TERRACE)
}

fn pillars(tile: Option<TowerTile>) -> f32 {
    match tile {
        Some(TowerTile::SingleMore) => 1.0,
        Some(TowerTile::DoubleMore) => 2.0,
        Some(TowerTile::FlowerPaysTwo) => 0.5,
        Some(TowerTile::PillarLess) => -1.0,
        _ => 0.0,
    }
}

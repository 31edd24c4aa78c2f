//! How much of the game is left.

use crate::Amyitis;
use crate::phase::{Phase, Step};

/// How much of the game is left, as far as one can tell.
#[derive(Clone, Copy)]
pub(super) struct Clock {
    /// Tiles that will still be planted before the last round is played.
    pub(super) tiles: f32,
    /// Rounds after this one.
    pub(super) rounds: f32,
    /// How much of what is for later will still come to use: from almost 1 to 0 at the end.
    pub(super) fade: f32,
}

/// The rounds it takes to plant a tile near the end, by number of players.
const ROUNDS_A_TILE: [f32; 3] = [0.7, 0.65, 0.55];
/// How much longer it takes for each tile that comes after it: at the beginning the garden is dry.
const SLOW_START: [f32; 3] = [0.055, 0.032, 0.022];
/// How many rounds at the usual pace weigh as much as those that were played.
const EXPERIENCE: f32 = 6.0;
/// With so many rounds left, half of what is for later will come to use.
const HALF_LIFE: f32 = 1.5;

impl Clock {
    #[inline]
    pub(super) fn of(game: &Amyitis) -> Clock {
        let in_play = game.figures.with(game.count());
        let planted = game.garden.planted().len();
        let tiles = f32::from((in_play.squares.len() - planted).saturating_sub(in_play.last_tiles));
        let table = game.count() - 2;
        let usual = |tiles: f32| tiles * (ROUNDS_A_TILE[table] + SLOW_START[table] * tiles);
        let gone = usual(tiles + f32::from(planted)) - usual(tiles);
        let slowness = (f32::from(game.round) + EXPERIENCE) / (gone + EXPERIENCE);
        let rounds = usual(tiles) * slowness;
        let rounds = rounds.min(f32::from(game.figures.rounds.saturating_sub(game.round)));
        let left = rounds + game.round_left();
        Clock { tiles, rounds, fade: left / (left + HALF_LIFE) }
    }
}

impl Amyitis {
    /// How much of the acts of this round is left, from 0 to 1.
    #[inline]
    pub(super) fn round_left(&self) -> f32 {
        match self.phase {
            Phase::Deal(_) => 1.0,
            Phase::Decide(Step::Procession | Step::Ishtar | Step::Harvest | Step::Exchange | Step::Discard)
            | Phase::Over => 0.0,
            Phase::Decide(_) => {
                let turned: u8 = self.groups().iter().map(|cards| cards.turned).sum();
                1.0 - f32::from(turned) / (3.0 * f32::from(self.players))
            }
        }
    }
}

//! J2.6. Royal objectives: those in reach, and how far.

use game::Seat;

use super::board::FLOORS;
use super::survey::Survey;
use crate::face::Element;
use crate::garden::Floor;
use crate::pieces::Position;
use crate::{Actor, Jardins};

/// What a tool or gold at once is worth, in points.
const AT_ONCE: f32 = 0.7;

/// An objective a player can still claim.
#[derive(Clone, Copy)]
struct Aim {
    element: Element,
    need: u8,
    /// What the best free place pays.
    value: f32,
}

/// The objectives a player can still claim.
#[derive(Clone, Copy)]
pub(super) struct Aims([Option<Aim>; Position::COUNT]);

/// What the objectives pay that a garden meets, or misses by one or two elements, without the first-player tile.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// The one that is going to be claimed in this turn.
    pub(super) claim: f32,
    /// All others that are met.
    pub(super) met: f32,
    /// All others that miss one element.
    pub(super) near: f32,
    /// The best of those.
    pub(super) nearest: f32,
    /// All that miss two elements.
    pub(super) far: f32,
}

/// Whether an objective can be claimed in this turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Right {
    /// No.
    None,
    /// If it is met.
    Plain,
    /// Even if it misses one element.
    WithTile,
}

impl Aims {
    pub(super) fn of(game: &Jardins, seat: Seat) -> Aims {
        Aims(Position::ALL.map(|position| {
            let claims = game.claims(position);
            let element = claims.objective?;
            if claims.value(Actor::Player(seat)).is_some() {
                return None;
            }
            let free = claims.best_free(game.objective_places())?;
            let purse = game.figures.position(position).purse;
            let value = f32::from(game.points_of(position, free)) + AT_ONCE * f32::from(purse.gold + purse.tools);
            Some(Aim { element, need: game.figures.objective(element), value })
        }))
    }

    /// What is in reach of a garden.
    #[inline]
    pub(super) fn reach(&self, survey: &Survey, right: Right) -> Reach {
        let missing = self.0.map(|aim| aim.map_or((u8::MAX, 0.0), |aim| (aim.missing(survey), aim.value)));
        let claimed = best_claim(&missing, right);
        let mut reach = Reach { claim: claimed.map_or(0.0, |at| missing[at].1), ..Reach::default() };
        for (_, &(missing, value)) in missing.iter().enumerate().filter(|(at, _)| Some(*at) != claimed) {
            match missing {
                0 => reach.met += value,
                1 => {
                    reach.near += value;
                    reach.nearest = reach.nearest.max(value);
                }
                2 => reach.far += value,
                _ => {}
            }
        }
        reach
    }
}

/// The objective to claim in this turn: the one that pays most.
#[inline]
fn best_claim(missing: &[(u8, f32); Position::COUNT], right: Right) -> Option<usize> {
    let spared = match right {
        Right::None => return None,
        Right::Plain => 0,
        Right::WithTile => 1,
    };
    let claimable = (0..Position::COUNT).filter(|&at| missing[at].0 <= spared);
    claimable.max_by(|&left, &right| missing[left].1.total_cmp(&missing[right].1))
}

impl Aim {
    /// How many elements are missing on the best floor that still has room for them. With the first-player tile one less is
    /// needed, so a floor may have room for one less.
    #[inline]
    fn missing(self, survey: &Survey) -> u8 {
        let room = survey.open() | survey.empty;
        let missing = |floor: Floor| {
            let missing = self.need.saturating_sub(survey.floors[floor.index()].count(self.element));
            let room = (room & FLOORS[floor.index()]).count_ones() + 1;
            if u32::from(missing) <= room { missing } else { u8::MAX }
        };
        Floor::ALL.into_iter().map(missing).min().unwrap_or(u8::MAX)
    }
}

//! How well a tile fits into the garden: the best decor it would complete on being placed.

use super::compass::Compass;
use super::room::Room;
use crate::cells::{Cells, Corner};
use crate::garden::Garden;
use crate::tiles::{Face, Icon};

/// By corner of a terrace to come: the places (north-west cells) where an icon at that corner would complete decor.
type Ends = [Cells; Corner::ALL.len()];

/// How many floors are looked at, from the highest possible one down.
const LOOKED_AT: usize = 3;

/// By the side on which the other end lies, the corners of a terrace that have it outside.
const OUTER: [[Corner; 2]; 4] =
    [[Corner::Nw, Corner::Ne], [Corner::Ne, Corner::Se], [Corner::Se, Corner::Sw], [Corner::Nw, Corner::Sw]];

/// What decor counts for each floor, by icon; stairs between two floors as if they were twice the upper one.
const WORTH: [u8; Icon::ALL.len()] = [2, 3, 3, 1];

/// Where tiles would complete decor.
pub(super) struct Ways {
    /// The lowest floor looked at.
    lowest: usize,
    /// By floor from the lowest, and by icon.
    ends: [[Ends; Icon::ALL.len()]; LOOKED_AT],
}

impl Ways {
    pub(super) fn new(garden: &Garden, room: &Room, compass: &Compass, lines: Cells) -> Ways {
        let highest = usize::from(garden.tallest()) + 1;
        let lowest = (highest + 1).saturating_sub(LOOKED_AT).max(1);
        let mut ways = Ways { lowest, ends: [[[Cells::NONE; 4]; 4]; LOOKED_AT] };
        for (floor, ends) in (lowest..=highest).zip(&mut ways.ends) {
            if !room.places[floor].is_empty() {
                find_ends(ends, floor, garden, room, compass);
                ends[Icon::Statue as usize] = [lines; 4];
                ends.iter_mut().for_each(|ends| to_places(ends, floor, room));
            }
        }
        ways
    }

    /// The points of the best decor that a tile would complete.
    pub(super) fn best(&self, face: Face) -> f32 {
        let mut best = 0;
        for (floor, ends) in (self.lowest as u8..).zip(&self.ends) {
            for rotation in 0..4 {
                best = best.max(floor * best_turned(face, rotation, ends));
            }
        }
        f32::from(best)
    }
}

/// The cells on which an icon of the floor would complete decor, by icon and corner.
fn find_ends(ends: &mut [Ends; 4], floor: usize, garden: &Garden, room: &Room, compass: &Compass) {
    let seen = |floor: usize| garden.seen_at(floor as u8);
    for cell in (garden.showing(Icon::Stairs) & (seen(floor - 1) | seen(floor + 1))).iter() {
        join(&mut ends[Icon::Stairs as usize], &compass.around[cell.index()]);
    }
    for cell in (garden.showing(Icon::Fountain) & seen(floor)).iter() {
        join(&mut ends[Icon::Fountain as usize], &compass.around[cell.index()]);
    }
    for cell in (garden.showing(Icon::Bridge) & seen(floor)).iter() {
        let mut far = compass.far[cell.index()];
        for (far, middle) in far.iter_mut().zip(&compass.around[cell.index()]) {
            if !middle.meets(room.lower[floor]) {
                *far = Cells::NONE;
            }
        }
        join(&mut ends[Icon::Bridge as usize], &far);
    }
}

/// Adds the cells around a spot: a terrace reaches one with the corners that leave the spot outside.
#[inline]
fn join(ends: &mut Ends, around: &[Cells; 4]) {
    for (side, &cell) in around.iter().enumerate() {
        for corner in OUTER[(side + 2) % 4] {
            ends[corner as usize] |= cell;
        }
    }
}

/// From cells to the places of terraces that have a supported corner there: where there is no support, there is a belvedere.
#[inline]
fn to_places(ends: &mut Ends, floor: usize, room: &Room) {
    for (corner, cells) in Corner::ALL.into_iter().zip(ends) {
        *cells = (*cells & room.support[floor]).under(corner) & room.places[floor];
    }
}

/// The sets of corners that some place serves together, and their worth.
struct Together {
    places: [Cells; 16],
    worths: [u8; 16],
    count: usize,
}

impl Together {
    /// Adds a corner to every set that has a place in common with it.
    #[inline]
    fn add(&mut self, here: Cells, worth: u8) {
        let before = self.count;
        for known in 0..before {
            let places = self.places[known] & here;
            if !places.is_empty() {
                (self.places[self.count], self.worths[self.count]) = (places, self.worths[known] + worth);
                self.count += 1;
            }
        }
    }
}

/// What the icons of a turned tile are worth together, at the best place.
#[inline]
fn best_turned(face: Face, rotation: usize, ends: &[Ends; Icon::ALL.len()]) -> u8 {
    let mut sets = Together { places: [Cells::ALL; 16], worths: [0; 16], count: 1 };
    for corner in 0..4 {
        if let Some(icon) = face[(corner + 4 - rotation) % 4] {
            let here = ends[icon as usize][corner];
            if !here.is_empty() {
                sets.add(here, WORTH[icon as usize]);
            }
        }
    }
    sets.worths.into_iter().max().unwrap_or(0)
}

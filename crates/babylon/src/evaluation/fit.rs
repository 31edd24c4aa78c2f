//! How well a tile fits into the garden: the best decor it would complete on being placed.

use super::compass::Compass;
use super::room::Room;
use super::stock::Stock;
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
const WORTH: Worth = [2, 3, 3, 1];

/// Points for each floor, by icon.
type Worth = [u8; Icon::ALL.len()];

/// Where tiles would complete decor. Floors are looked at when they are asked for, from the highest down: most tiles fit best there.
pub(super) struct Ways<'a> {
    garden: &'a Garden,
    room: &'a Room,
    compass: &'a Compass,
    /// B4.5: where a statue may stand.
    lines: Cells,
    pub(super) stock: Stock,
    /// What decor counts of which the box has some left.
    worth: Worth,
    /// By icon, for each floor that was looked at, from the highest down.
    looked_at: [Option<[Ends; Icon::ALL.len()]>; LOOKED_AT],
}

impl<'a> Ways<'a> {
    pub(super) fn new(
        garden: &'a Garden,
        room: &'a Room,
        compass: &'a Compass,
        lines: Cells,
        stock: Stock,
    ) -> Ways<'a> {
        let worth = Icon::ALL.map(|icon| if stock.has(icon) { WORTH[icon as usize] } else { 0 });
        Ways { garden, room, compass, lines, stock, worth, looked_at: [None; LOOKED_AT] }
    }

    /// The points of the best decor that a tile would complete.
    pub(super) fn best(&mut self, face: Face) -> f32 {
        let most: u8 = face.into_iter().flatten().map(|icon| self.worth[icon as usize]).sum();
        let mut best = 0;
        for (down, floor) in (1..=self.garden.tallest() + 1).rev().take(LOOKED_AT).enumerate() {
            if floor * most <= best {
                break;
            }
            if !self.room.places[usize::from(floor)].is_empty() {
                let worth = self.worth;
                let ends = self.ends(down, usize::from(floor));
                for rotation in 0..4 {
                    best = best.max(floor * best_turned(face, rotation, ends, worth));
                }
            }
        }
        f32::from(best)
    }

    /// Where icons would complete decor on a floor so far down from the highest.
    fn ends(&mut self, down: usize, floor: usize) -> &[Ends; Icon::ALL.len()] {
        let Ways { garden, room, compass, lines, .. } = *self;
        self.looked_at[down].get_or_insert_with(|| {
            let mut ends = [[Cells::NONE; 4]; 4];
            find_ends(&mut ends, floor, garden, room, compass);
            ends[Icon::Statue as usize] = [lines; 4];
            ends.iter_mut().for_each(|ends| to_places(ends, floor, room));
            ends
        })
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
    /// Adds a corner to every set that has a place in common with it; returns the worth of the best new one.
    #[inline]
    fn add(&mut self, here: Cells, worth: u8) -> u8 {
        let mut best = 0;
        for known in 0..self.count {
            let places = self.places[known] & here;
            if !places.is_empty() {
                let worth = self.worths[known] + worth;
                (self.places[self.count], self.worths[self.count]) = (places, worth);
                self.count += 1;
                best = best.max(worth);
            }
        }
        best
    }
}

/// What the icons of a turned tile are worth together, at the best place.
#[inline]
fn best_turned(face: Face, rotation: usize, ends: &[Ends; Icon::ALL.len()], worth: Worth) -> u8 {
    let mut sets = Together { places: [Cells::ALL; 16], worths: [0; 16], count: 1 };
    let mut best = 0;
    for corner in 0..4 {
        if let Some(icon) = face[(corner + 4 - rotation) % 4] {
            let here = ends[icon as usize][corner];
            if !here.is_empty() && worth[icon as usize] > 0 {
                best = best.max(sets.add(here, worth[icon as usize]));
            }
        }
    }
    best
}

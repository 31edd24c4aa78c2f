//! What counts already, and which sets have been begun.
//!
//! The same points as [`Garden::score`](crate::Garden::score), counted faster and by kind rather than by line of the score sheet.

use super::compass::Compass;
use super::stock::Stock;
use crate::cells::{Cell, Cells, Side};
use crate::garden::Garden;
use crate::terrace::{MOST_TERRACES, OnSpot, Terrace};
use crate::tiles::{Flower, Icon};

/// What a garden counts now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SeenCells {
    /// B5: all points.
    pub(super) points: f32,
    /// B5.3: kinds of decor beyond complete sets, if the box has what the next set lacks.
    pub(super) decor_kinds: f32,
    /// B5.3: flowers beyond complete sets.
    pub(super) flower_kinds: f32,
    /// The flowers that the next set lacks.
    pub(super) missing: [bool; Flower::ALL.len()],
}

/// By floor, the cells that no higher terrace covers.
type Uncovered = [Cells; MOST_TERRACES + 2];

/// What has been counted so far.
#[derive(Default)]
struct Count {
    points: u16,
    decor: [u8; Icon::ALL.len()],
    flowers: [u8; Flower::ALL.len()],
}

impl SeenCells {
    pub(super) fn new(garden: &Garden, compass: &Compass, stock: Stock) -> SeenCells {
        let uncovered = uncovered(garden);
        let mut count = Count::default();
        for &terrace in garden.terraces() {
            count.add(terrace, &uncovered, compass);
        }
        let Count { points, decor, flowers } = count;
        let (sets, fewest) = (least(decor) + least(flowers), least(flowers));
        let points = points + 4 * u16::from(sets) + 2 * u16::from(garden.tallest());
        let missing = [flowers[0] == fewest, flowers[1] == fewest, flowers[2] == fewest, flowers[3] == fewest];
        let more = Icon::ALL.iter().all(|&icon| decor[icon as usize] > least(decor) || stock.has(icon));
        let decor_kinds = if more { beyond(decor) } else { 0.0 };
        SeenCells { points: f32::from(points), decor_kinds, flower_kinds: beyond(flowers), missing }
    }
}

impl Count {
    #[inline]
    fn add(&mut self, terrace: Terrace, uncovered: &Uncovered, compass: &Compass) {
        let floor = terrace.floor().number();
        let seen = uncovered[usize::from(floor)].meets(terrace.footprint());
        self.flowers[terrace.tile().flower() as usize] += u8::from(seen);
        for (cell, on) in terrace.standing() {
            if let Some(points) = visible_points(cell, on, floor, uncovered, compass) {
                self.points += u16::from(points);
                if let Some(icon) = on.icon() {
                    self.decor[icon as usize] += 1;
                }
            }
        }
    }
}

fn uncovered(garden: &Garden) -> Uncovered {
    let mut uncovered = [Cells::ALL; MOST_TERRACES + 2];
    for height in (0..garden.tallest()).rev() {
        uncovered[usize::from(height)] = uncovered[usize::from(height) + 1].without(garden.seen_at(height + 1));
    }
    uncovered
}

/// B5.1, B5.2: the points of what stands on a spot, if it can be seen. Decor with two ends is counted at one of them.
#[inline]
fn visible_points(cell: Cell, on: OnSpot, floor: u8, uncovered: &Uncovered, compass: &Compass) -> Option<u8> {
    let level = usize::from(floor);
    let here = uncovered[level].has(cell);
    let next = |side: Side, level: usize| compass.around[cell.index()][side as usize].meets(uncovered[level]);
    let far = |side: Side| compass.far[cell.index()][side as usize].meets(uncovered[level]);
    let (seen, points) = match on {
        OnSpot::Belvedere => (here, 1),
        OnSpot::Statue => (here, floor),
        OnSpot::StairsUp(side) => (here || next(side, level + 1), 2 * floor + 1),
        OnSpot::Fountain(side @ (Side::East | Side::South)) => (here || next(side, level), 3 * floor),
        OnSpot::Bridge(side @ (Side::East | Side::South)) => (here || next(side, level) || far(side), 3 * floor),
        _ => (false, 0),
    };
    seen.then_some(points)
}

fn least(counts: [u8; 4]) -> u8 {
    counts[0].min(counts[1]).min(counts[2].min(counts[3]))
}

/// How many kinds there are beyond complete sets.
fn beyond(counts: [u8; 4]) -> f32 {
    let least = least(counts);
    counts.iter().map(|&count| if count > least { 1.0 } else { 0.0 }).sum()
}

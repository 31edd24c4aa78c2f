//! Where terraces could still go.

use crate::cells::{Axis, Cells, Corner};
use crate::garden::Garden;
use crate::terrace::MOST_TERRACES;

/// By floor, some cells.
type ByFloor = [Cells; MOST_TERRACES + 2];

/// Where terraces could still go, whatever they cost.
pub(super) struct Room {
    /// The north-west cells of possible terraces.
    pub(super) places: ByFloor,
    /// The cells that could carry a terrace.
    pub(super) support: ByFloor,
    /// The cells that are lower.
    pub(super) lower: ByFloor,
    /// The highest floor on which three single pillars carry a terrace.
    pub(super) cheap: f32,
    /// Free spots, by their floor.
    pub(super) spots: f32,
    /// The spots that could carry the next floor.
    pub(super) foundations: f32,
    /// Places on the highest floor, as a share of plenty.
    pub(super) top: f32,
    /// Places on the floor below.
    pub(super) below: f32,
    /// How close together the terraces are: neighbours for each covered cell.
    pub(super) compact: f32,
}

/// More places on a floor than this are no better.
const PLENTY: u8 = 4;
/// More spots for the next floor than this are no better.
const WIDE: u8 = 8;

impl Room {
    /// `belvederes` tells whether there are any: without one, a terrace needs four supports (B0.5).
    pub(super) fn new(garden: &Garden, belvederes: bool) -> Room {
        let (mut places, mut support, mut lower) =
            ([Cells::NONE; MOST_TERRACES + 2], [Cells::NONE; MOST_TERRACES + 2], [Cells::NONE; MOST_TERRACES + 2]);
        let tallest = usize::from(garden.tallest());
        let (mut cheap, mut spots) = (0, 0);
        for floor in 1..=tallest + 1 {
            lower[floor] = lower[floor - 1] | garden.seen_at(floor as u8 - 1);
            let level = FloorRoom::new(garden, floor as u8, lower[floor]);
            support[floor] = level.support;
            places[floor] = level.places(level.support, garden, belvederes);
            if !level.places(level.single, garden, belvederes).is_empty() {
                cheap = floor;
            }
            spots += floor as u16 * u16::from((garden.seen_at(floor as u8) & garden.free()).count());
        }
        let share = |floor: usize| f32::from(places[floor].count().min(PLENTY)) / f32::from(PLENTY);
        Room {
            cheap: cheap as f32,
            spots: f32::from(spots),
            foundations: f32::from(support[tallest + 1].count().min(WIDE)),
            top: share(tallest),
            below: share(tallest.saturating_sub(1)),
            compact: compact(garden),
            places,
            support,
            lower,
        }
    }
}

/// Neighbours for each covered cell.
fn compact(garden: &Garden) -> f32 {
    let covered = !garden.seen_at(0);
    let beside = |axis| (covered & covered.before(axis, 1)).count();
    f32::from(beside(Axis::East) + beside(Axis::South)) / f32::from(covered.count().max(1))
}

/// B3.3: what the cells of a garden offer to a terrace on one floor.
struct FloorRoom {
    /// A single pillar or a statue.
    single: Cells,
    /// Any support.
    support: Cells,
    /// A corner may hang over this, or rest on it.
    low: Cells,
}

impl FloorRoom {
    #[inline]
    fn new(garden: &Garden, floor: u8, lower: Cells) -> FloorRoom {
        let below = garden.seen_at(floor - 1);
        let two_below = if floor > 1 { garden.seen_at(floor - 2) } else { Cells::NONE };
        let statue = garden.statues().without(garden.under_bridge());
        let single = below & (garden.footings_left() | statue);
        let support = single | two_below & garden.footings_left();
        let clear = garden.under_bridge() | garden.stair_feet() & below;
        FloorRoom { single, support, low: lower.without(clear) | support }
    }

    /// The places with four of these supports or, if there are belvederes, with three and nothing in the way of the
    /// fourth corner. What is under a bridge is left alone, even where a terrace could go above it.
    #[inline]
    fn places(&self, support: Cells, garden: &Garden, belvederes: bool) -> Cells {
        let (nw, ne) = (support, support.under(Corner::Ne));
        let (se, sw) = (support.under(Corner::Se), support.under(Corner::Sw));
        let open = Cells::ANCHORS.without(garden.anchors());
        if !belvederes {
            return nw & ne & se & sw & open;
        }
        let three = nw & ne & (se | sw) | se & sw & (nw | ne);
        let low = self.low & self.low.under(Corner::Ne) & self.low.under(Corner::Se) & self.low.under(Corner::Sw);
        three & low & open
    }
}

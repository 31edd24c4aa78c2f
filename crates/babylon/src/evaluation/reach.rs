//! Which free icons could still be one end of decor.

use super::compass::Compass;
use super::room::Room;
use super::stock::Stock;
use crate::cells::Cell;
use crate::garden::Garden;
use crate::tiles::Icon;

/// What the free icons of one kind promise: the points of all, the best first and each further one less certain.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Promise {
    pub(super) points: f32,
    share: f32,
    fading: f32,
    /// How many pieces the box has left for them.
    left: u16,
}

impl Promise {
    #[inline]
    fn add(&mut self, points: usize) {
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        self.points += self.share * points as f32;
        self.share *= self.fading;
    }
}

/// What free icons promise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct OpenPlaces {
    pub(super) fountains: Promise,
    pub(super) bridges: Promise,
    pub(super) stairs: Promise,
}

impl OpenPlaces {
    /// Looks from the highest floor down; `likely` is the chance that one decor comes true.
    pub(super) fn new(garden: &Garden, room: &Room, compass: &Compass, likely: f32, stock: Stock) -> OpenPlaces {
        let promise = |icon| Promise { points: 0.0, share: likely, fading: likely, left: stock.decor[icon as usize] };
        let mut open = OpenPlaces {
            fountains: promise(Icon::Fountain),
            bridges: promise(Icon::Bridge),
            stairs: promise(Icon::Stairs),
        };
        for floor in (1..=usize::from(garden.tallest())).rev() {
            open.add_floor(floor, garden, room, compass);
        }
        open
    }

    #[inline]
    fn add_floor(&mut self, floor: usize, garden: &Garden, room: &Room, compass: &Compass) {
        let showing = |icon| (garden.seen_at(floor as u8) & garden.showing(icon)).iter();
        let reached = |cell: Cell, floor: usize| compass.beside[cell.index()].meets(room.places[floor]);
        for _ in showing(Icon::Fountain).filter(|&cell| reached(cell, floor)) {
            self.fountains.add(3 * floor);
        }
        for _ in showing(Icon::Bridge).filter(|&cell| bridgeable(cell, floor, room, compass)) {
            self.bridges.add(3 * floor);
        }
        for cell in showing(Icon::Stairs) {
            if reached(cell, floor + 1) {
                self.stairs.add(2 * floor + 1);
            } else if reached(cell, floor - 1) {
                self.stairs.add(2 * floor - 1);
            }
        }
    }
}

/// Whether a terrace could carry the other end of a bridge.
#[inline]
fn bridgeable(cell: Cell, floor: usize, room: &Room, compass: &Compass) -> bool {
    let (beyond, middle) = (&compass.beyond[cell.index()], &compass.around[cell.index()]);
    (0..4).any(|side| beyond[side].meets(room.places[floor]) && middle[side].meets(room.lower[floor]))
}

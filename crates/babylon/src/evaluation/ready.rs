//! Which decor can be placed at once.

use game::Seat;

use super::compass::Compass;
use super::room::Room;
use super::stock::Stock;
use crate::cells::{Cell, Cells, Corner};
use crate::garden::Garden;
use crate::terrace::Terrace;
use crate::tiles::{Face, Icon, Rotation};
use crate::{Babylon, Phase};

/// The points of decor that can be placed at once.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Ready {
    /// On the terraces as they lie.
    pub(super) now: f32,
    /// On the terrace just placed, if it is turned the best way.
    pub(super) unturned: f32,
    /// The icons of that terrace, by its floor.
    pub(super) unturned_icons: f32,
}

/// A garden in which decor can be placed.
struct Site<'a> {
    garden: &'a Garden,
    room: &'a Room,
    compass: &'a Compass,
    lines: Cells,
    stock: Stock,
}

impl Ready {
    pub(super) fn new(game: &Babylon, seat: Seat, room: &Room, compass: &Compass, lines: Cells, stock: Stock) -> Ready {
        if seat != game.active || !matches!(game.phase, Phase::Build | Phase::Rotate(_)) {
            return Ready::default();
        }
        let garden = &game.gardens[seat];
        let site = Site { garden, room, compass, lines, stock };
        let mut ready = Ready { now: site.now(game.fresh), ..Ready::default() };
        if let Phase::Rotate(anchor) = game.phase
            && let Some(&terrace) = garden.terrace(anchor)
        {
            let face = game.components.face(terrace.tile());
            ready.unturned = site.best_turn(terrace, face);
            ready.unturned_icons = f32::from(terrace.floor().number()) * stock.useful_icons(face);
        }
        ready
    }
}

impl Site<'_> {
    /// The decor on terraces that have been turned.
    fn now(&self, fresh: Cells) -> f32 {
        let mut points = 0.0;
        for icon in Icon::ALL {
            for cell in (fresh & self.garden.showing(icon)).iter() {
                let floor = self.garden.height(cell);
                let own = self.garden.top(cell).map_or(Cells::NONE, Terrace::footprint);
                points += self.worth(icon, cell, floor, own);
            }
        }
        points
    }

    /// The decor on a terrace that has not been turned, if it is turned the best way.
    fn best_turn(&self, terrace: Terrace, face: Face) -> f32 {
        let floor = terrace.floor().number();
        let mut turned = [0.0f32; Rotation::ALL.len()];
        for corner in Corner::ALL {
            let cell = terrace.anchor().cell(corner);
            if !self.garden.free().has(cell) {
                continue;
            }
            for (rotation, points) in turned.iter_mut().enumerate() {
                if let Some(icon) = face[(corner as usize + 4 - rotation) % 4] {
                    *points += self.worth(icon, cell, floor, terrace.footprint());
                }
            }
        }
        turned.into_iter().fold(0.0, f32::max)
    }

    /// The points of the best decor with one end on a cell of this floor and the other on another terrace.
    fn worth(&self, icon: Icon, cell: Cell, floor: u8, own: Cells) -> f32 {
        let Site { garden, compass, .. } = self;
        let showing = garden.showing(icon).without(own);
        let next = compass.next[cell.index()] & showing;
        let seen = |floor| next.meets(garden.seen_at(floor));
        let points = match icon {
            _ if !self.stock.has(icon) => 0,
            Icon::Stairs if seen(floor + 1) => 2 * floor + 1,
            Icon::Stairs if floor > 1 && seen(floor - 1) => 2 * floor - 1,
            Icon::Fountain if seen(floor) => 3 * floor,
            Icon::Bridge if self.bridged(cell, floor, showing) => 3 * floor,
            Icon::Statue if self.lines.has(cell) => floor,
            _ => 0,
        };
        f32::from(points)
    }

    fn bridged(&self, cell: Cell, floor: u8, showing: Cells) -> bool {
        let (far, middle) = (&self.compass.far[cell.index()], &self.compass.around[cell.index()]);
        let ends = showing & self.garden.seen_at(floor);
        (0..4).any(|side| far[side].meets(ends) && middle[side].meets(self.room.lower[usize::from(floor)]))
    }
}

//! Whether terraces can be a garden: what stands under each of them, and whether every decor has both its ends.

use crate::cells::{Anchor, Cell, Corner, Side};
use crate::drawing::DrawingFault;
use crate::garden::Garden;
use crate::pieces::Piece;
use crate::terrace::{Floor, OnSpot, Terrace};

/// What a corner of a terrace rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Support {
    /// B3.3: a single pillar.
    Single,
    /// B3.3: a double pillar.
    Double,
    /// B3.3: a statue.
    Statue,
    /// B3.4: nothing: there is a belvedere above.
    Hanging,
}

impl Garden {
    /// The height under a corner of a terrace and what stands there.
    fn beneath(&self, terrace: Terrace, cell: Cell) -> (u8, OnSpot) {
        let lower = |other: &&Terrace| other.floor() < terrace.floor() && other.footprint().has(cell);
        let below = self.terraces().iter().rev().find(lower);
        below.map_or((0, OnSpot::Nothing), |below| (below.floor().number(), below.on_cell(cell)))
    }

    /// What a corner of a terrace rests on; nothing if it can't rest there.
    pub(crate) fn support(&self, terrace: Terrace, corner: Corner) -> Option<Support> {
        let cell = terrace.anchor().cell(corner);
        let number = terrace.floor().number();
        let (height, on) = self.beneath(terrace, cell);
        let bridged =
            self.bridges().any(|bridge| bridge.middle == cell && (height + 1..number).contains(&bridge.floor.number()));
        match (number - height, on) {
            (1, OnSpot::StairsUp(_) | OnSpot::Pillar | OnSpot::Statue) if terrace.on(corner) == OnSpot::Belvedere => {
                None
            }
            _ if terrace.on(corner) == OnSpot::Belvedere => Some(Support::Hanging),
            _ if bridged => None,
            (1, OnSpot::Nothing) => Some(Support::Single),
            (1, OnSpot::Pillar) => Some(Support::Statue),
            (2, OnSpot::Nothing) => Some(Support::Double),
            _ => None,
        }
    }

    /// B0.5: how many pieces of a kind are in the garden.
    pub fn pieces(&self, piece: Piece) -> u8 {
        let count = |wanted: &dyn Fn(Terrace, Corner) -> bool| {
            let on = |terrace: Terrace| Corner::ALL.into_iter().filter(|&corner| wanted(terrace, corner)).count();
            self.terraces().iter().copied().map(on).sum::<usize>() as u8
        };
        let first = |side: Side| matches!(side, Side::East | Side::South);
        match piece {
            Piece::Single => count(&|terrace, corner| self.support(terrace, corner) == Some(Support::Single)),
            Piece::Double => count(&|terrace, corner| self.support(terrace, corner) == Some(Support::Double)),
            Piece::Belvedere => count(&|terrace, corner| terrace.on(corner) == OnSpot::Belvedere),
            Piece::Statue => count(&|terrace, corner| matches!(terrace.on(corner), OnSpot::Statue | OnSpot::Pillar)),
            Piece::Stairs => count(&|terrace, corner| matches!(terrace.on(corner), OnSpot::StairsUp(_))),
            Piece::Fountain => {
                count(&|terrace, corner| matches!(terrace.on(corner), OnSpot::Fountain(side) if first(side)))
            }
            Piece::Bridge => {
                count(&|terrace, corner| matches!(terrace.on(corner), OnSpot::Bridge(side) if first(side)))
            }
        }
    }

    /// Everything that could not have come about by playing.
    pub(crate) fn faults(&self) -> Vec<DrawingFault> {
        let mut faults = Vec::new();
        for (at, terrace) in self.terraces().iter().enumerate() {
            let anchor = terrace.anchor();
            let floor = terrace.floor();
            if self.terraces()[..at].iter().any(|other| other.anchor() == anchor) {
                faults.push(DrawingFault::SameFootprint { anchor });
            }
            if floor != Floor::FIRST
                && !self.terraces().iter().any(|other| other.floor().number() + 1 == floor.number())
            {
                faults.push(DrawingFault::MissingFloor { floor });
            }
            faults.extend(self.corner_faults(*terrace));
        }
        faults
    }

    fn corner_faults(&self, terrace: Terrace) -> Vec<DrawingFault> {
        let (anchor, floor) = (terrace.anchor(), terrace.floor());
        let mut faults = Vec::new();
        let unsupported = |corner: &Corner| self.support(terrace, *corner).is_none();
        faults.extend(
            Corner::ALL.into_iter().filter(unsupported).map(|corner| DrawingFault::NoSupport { anchor, corner }),
        );
        let belvederes = Corner::ALL.into_iter().filter(|&corner| terrace.on(corner) == OnSpot::Belvedere);
        if belvederes.count() > 1 {
            faults.push(DrawingFault::TwoBelvederes { anchor });
        }
        let loose = |&(cell, on): &(Cell, OnSpot)| !self.is_whole(anchor, floor, cell, on);
        faults.extend(terrace.standing().filter(loose).map(|(cell, _)| DrawingFault::LooseEnd { cell, floor }));
        faults
    }

    /// Whether what stands on a spot has its other end, or its terrace above.
    fn is_whole(&self, anchor: Anchor, floor: Floor, cell: Cell, on: OnSpot) -> bool {
        let up = Floor::new(floor.number() + 1);
        let down = Floor::new(floor.number() - 1);
        let there = |side, steps, floor: Option<Floor>, wanted: OnSpot| {
            let other = cell.towards(side, steps).and_then(|cell| Some((cell, self.at(cell, floor?)?)));
            other.is_some_and(|(cell, terrace)| terrace.anchor() != anchor && terrace.on_cell(cell) == wanted)
        };
        match on {
            OnSpot::Nothing | OnSpot::Belvedere | OnSpot::Statue => true,
            OnSpot::Pillar => {
                up.is_some_and(|up| self.at(cell, up).is_some_and(|above| above.on_cell(cell) != OnSpot::Belvedere))
            }
            OnSpot::StairsUp(side) => there(side, 1, up, OnSpot::StairsDown(side.opposite())),
            OnSpot::StairsDown(side) => there(side, 1, down, OnSpot::StairsUp(side.opposite())),
            OnSpot::Fountain(side) => there(side, 1, Some(floor), OnSpot::Fountain(side.opposite())),
            OnSpot::Bridge(side) => {
                let open = cell.towards(side, 1).is_some_and(|middle| self.at(middle, floor).is_none());
                open && there(side, 2, Some(floor), OnSpot::Bridge(side.opposite()))
            }
        }
    }
}

//! Whether terraces can be a garden: what stands under each of them, and whether every decor has both its ends.

use crate::cells::{Anchor, Cell, Corner, Side};
use crate::drawing::DrawingError;
use crate::garden::{Bridge, Garden};
use crate::options::Statues;
use crate::pieces::Piece;
use crate::terrace::{Floor, OnSpot, Terrace};

/// A corner of a terrace and what is under it.
#[derive(Clone, Copy, Debug)]
struct Footing {
    terrace: Terrace,
    corner: Corner,
    /// The height of the cell before the terrace was there.
    height: u8,
    /// What stands on the spot below.
    below: OnSpot,
}

impl Footing {
    fn cell(&self) -> Cell {
        self.terrace.anchor().cell(self.corner)
    }

    fn gap(&self) -> u8 {
        self.terrace.floor().number().saturating_sub(self.height)
    }

    fn hangs(&self) -> bool {
        self.terrace.on(self.corner) == OnSpot::Belvedere
    }

    /// B3.3: the pillar that stands here, if it is one of the box.
    fn pillar(&self) -> Option<Piece> {
        match (self.gap(), self.below) {
            _ if self.hangs() => None,
            (1, OnSpot::Nothing) => Some(Piece::Single),
            (2, OnSpot::Nothing) => Some(Piece::Double),
            _ => None,
        }
    }

    fn sign(&self) -> char {
        match self.pillar() {
            _ if self.hangs() => '-',
            Some(Piece::Double) => '2',
            Some(_) => '1',
            None => 't',
        }
    }

    /// B3.3 to B3.5: whether the corner can rest or hang here.
    fn is_sound(&self, bridges: &[Bridge], statues: Statues) -> bool {
        let over = |bridge: &Bridge| {
            let number = bridge.floor.number();
            bridge.middle == self.cell() && number > self.height && number < self.terrace.floor().number()
        };
        if self.hangs() {
            return match self.below {
                _ if self.gap() > 1 => true,
                OnSpot::StairsUp(_) | OnSpot::Pillar => false,
                OnSpot::Statue => statues == Statues::MayBeLeftOut,
                _ => true,
            };
        }
        let on_statue = self.gap() == 1 && self.below == OnSpot::Pillar;
        (on_statue || self.pillar().is_some()) && !bridges.iter().any(over)
    }
}

impl Garden {
    /// Every corner of every terrace, from the lowest floor up.
    fn footings(&self) -> impl Iterator<Item = Footing> + '_ {
        let mut tops = [(0, OnSpot::Nothing); 64];
        let corners = |terrace: Terrace| Corner::ALL.map(|corner| (terrace, corner));
        self.terraces().iter().copied().flat_map(corners).map(move |(terrace, corner)| {
            let top = &mut tops[terrace.anchor().cell(corner).index()];
            let (height, below) = std::mem::replace(top, (terrace.floor().number(), terrace.on(corner)));
            Footing { terrace, corner, height, below }
        })
    }

    /// B0.5: how many pieces of each kind are in the garden.
    pub fn pieces(&self) -> [u8; Piece::ALL.len()] {
        let mut counts = [0; Piece::ALL.len()];
        for footing in self.footings() {
            let standing = piece_on(footing.terrace.on(footing.corner));
            for piece in standing.into_iter().chain(footing.pillar()) {
                counts[piece as usize] += 1;
            }
        }
        counts
    }

    /// B3.3: what supports the corners of each terrace: `1` and `2` pillars, `t` a statue, `-` nothing.
    pub(crate) fn supports(&self) -> Vec<[char; 4]> {
        let signs: Vec<char> = self.footings().map(|footing| footing.sign()).collect();
        signs.chunks_exact(4).map(|corners| std::array::from_fn(|corner| corners[corner])).collect()
    }

    /// Everything that could not have come about by playing.
    pub(crate) fn faults(&self, statues: Statues) -> Vec<DrawingError> {
        let mut faults = self.order_faults();
        let bridges: Vec<Bridge> = self.bridges().collect();
        for footing in self.footings() {
            let (anchor, corner, floor) = (footing.terrace.anchor(), footing.corner, footing.terrace.floor());
            if !footing.is_sound(&bridges, statues) {
                faults.push(DrawingError::NoSupport { anchor, corner });
            }
            if !self.is_whole(anchor, floor, footing.cell(), footing.terrace.on(corner)) {
                faults.push(DrawingError::LooseEnd { cell: footing.cell(), floor });
            }
        }
        faults
    }

    /// B3.2, B3.4: floors without gaps, footprints used once, one belvedere each.
    fn order_faults(&self) -> Vec<DrawingError> {
        let mut faults = Vec::new();
        for (at, terrace) in self.terraces().iter().enumerate() {
            let (anchor, floor) = (terrace.anchor(), terrace.floor());
            if self.terraces()[..at].iter().any(|other| other.anchor() == anchor) {
                faults.push(DrawingError::SameFootprint { anchor });
            }
            let below = floor.number() - 1;
            if below > 0 && !self.terraces()[..at].iter().any(|other| other.floor().number() == below) {
                faults.push(DrawingError::MissingFloor { floor });
            }
            if terrace.standing().filter(|&(_, on)| on == OnSpot::Belvedere).count() > 1 {
                faults.push(DrawingError::TwoBelvederes { anchor });
            }
        }
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
                let above = up.and_then(|up| self.at(cell, up));
                above.is_some_and(|above| above.on_cell(cell) != OnSpot::Belvedere)
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

/// The piece on a spot; those with two ends are counted at the lower or first.
fn piece_on(on: OnSpot) -> Option<Piece> {
    match on {
        OnSpot::Belvedere => Some(Piece::Belvedere),
        OnSpot::Statue | OnSpot::Pillar => Some(Piece::Statue),
        OnSpot::StairsUp(_) => Some(Piece::Stairs),
        OnSpot::Fountain(Side::East | Side::South) => Some(Piece::Fountain),
        OnSpot::Bridge(Side::East | Side::South) => Some(Piece::Bridge),
        OnSpot::Nothing | OnSpot::StairsDown(_) | OnSpot::Fountain(_) | OnSpot::Bridge(_) => None,
    }
}

//! A terrace: a tile that has been placed, and what stands on its spots.

use crate::cells::{Anchor, Cell, Cells, Corner, Side};
use crate::tiles::{Face, Icon, Rotation, Tile};

/// The most terraces a garden can have: one for each of 15 rounds, and the starting tile.
pub const MOST_TERRACES: usize = 16;

/// A floor of a garden, from 1. Terraces run out before floors do: there can be as many floors as terraces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Floor(u8);

impl Floor {
    /// Directly above the bare board.
    pub const FIRST: Floor = Floor(1);
    /// The highest floor any garden can have.
    pub const MOST: u8 = MOST_TERRACES as u8;

    /// The floor with this number.
    pub const fn new(number: u8) -> Option<Floor> {
        if number >= 1 && number <= Self::MOST { Some(Floor(number)) } else { None }
    }

    /// All floors up to a number.
    pub(crate) fn up_to(number: u8) -> impl DoubleEndedIterator<Item = Floor> {
        (1..=number.min(Self::MOST)).map(Floor)
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// What stands on a spot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OnSpot {
    /// Nothing.
    Nothing,
    /// B3.4: a belvedere.
    Belvedere,
    /// B4.5: a statue that stands.
    Statue,
    /// B3.3: a statue that serves as a pillar.
    Pillar,
    /// B4.2: the lower end of stairs that rise towards a side.
    StairsUp(Side),
    /// B4.2: the upper end of stairs that descend towards a side.
    StairsDown(Side),
    /// B4.3: one end of a fountain, the other being towards a side.
    Fountain(Side),
    /// B4.4: one end of a bridge, the other being towards a side.
    Bridge(Side),
}

impl OnSpot {
    /// The icon it stands on, if it is decor.
    pub const fn icon(self) -> Option<Icon> {
        match self {
            OnSpot::Nothing | OnSpot::Belvedere => None,
            OnSpot::Statue | OnSpot::Pillar => Some(Icon::Statue),
            OnSpot::StairsUp(_) | OnSpot::StairsDown(_) => Some(Icon::Stairs),
            OnSpot::Fountain(_) => Some(Icon::Fountain),
            OnSpot::Bridge(_) => Some(Icon::Bridge),
        }
    }

    const fn pack(self) -> u8 {
        match self {
            OnSpot::Nothing => 0,
            OnSpot::Belvedere => 1,
            OnSpot::Statue => 2,
            OnSpot::Pillar => 3,
            OnSpot::StairsUp(side) => 4 + side as u8,
            OnSpot::StairsDown(side) => 8 + side as u8,
            OnSpot::Fountain(side) => 12 + side as u8,
            OnSpot::Bridge(side) => 16 + side as u8,
        }
    }

    const fn unpack(packed: u8) -> OnSpot {
        let side = Side::ALL[packed as usize % 4];
        match packed / 4 {
            0 => [OnSpot::Nothing, OnSpot::Belvedere, OnSpot::Statue, OnSpot::Pillar][packed as usize],
            1 => OnSpot::StairsUp(side),
            2 => OnSpot::StairsDown(side),
            3 => OnSpot::Fountain(side),
            _ => OnSpot::Bridge(side),
        }
    }
}

/// A tile in a garden. Ordered by floor, then by place: no two terraces of a garden have both in common.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Terrace {
    floor: Floor,
    anchor: Anchor,
    tile: Tile,
    rotation: Rotation,
    spots: [u8; 4],
}

impl Terrace {
    /// What fills the unused places of a garden's list.
    pub(crate) const NONE: Terrace = Terrace {
        floor: Floor(0),
        anchor: Anchor::NOWHERE,
        tile: Tile::starting(crate::tiles::Flower::White),
        rotation: Rotation::NONE,
        spots: [0; 4],
    };

    pub(crate) fn new(tile: Tile, anchor: Anchor, floor: Floor) -> Terrace {
        Terrace { floor, anchor, tile, rotation: Rotation::NONE, spots: [0; 4] }
    }

    /// The tile.
    pub fn tile(&self) -> Tile {
        self.tile
    }

    /// Its place.
    pub fn anchor(&self) -> Anchor {
        self.anchor
    }

    /// Its floor.
    pub fn floor(&self) -> Floor {
        self.floor
    }

    /// How the tile is turned.
    pub fn rotation(&self) -> Rotation {
        self.rotation
    }

    /// The four cells it covers.
    #[inline]
    pub fn footprint(&self) -> Cells {
        self.anchor.footprint()
    }

    /// What the four spots show as the tile lies, clockwise from the north-west, given its face.
    pub fn icons(&self, face: Face) -> Face {
        self.rotation.turn(face)
    }

    /// What stands on the spot at a corner.
    pub fn on(&self, corner: Corner) -> OnSpot {
        OnSpot::unpack(self.spots[corner as usize])
    }

    /// What stands on the spot over a cell; nothing if the terrace is not there.
    pub fn on_cell(&self, cell: Cell) -> OnSpot {
        self.anchor.corner(cell).map_or(OnSpot::Nothing, |corner| self.on(corner))
    }

    /// B3.4: the cell of the belvedere, if the terrace has one.
    pub fn belvedere(&self) -> Option<Cell> {
        Corner::ALL
            .into_iter()
            .find(|&corner| self.on(corner) == OnSpot::Belvedere)
            .map(|corner| self.anchor.cell(corner))
    }

    /// Whatever stands on its spots, by corner.
    #[inline]
    pub fn standing(&self) -> impl Iterator<Item = (Cell, OnSpot)> + '_ {
        let taken = move |&corner: &Corner| self.spots[corner as usize] != OnSpot::Nothing.pack();
        Corner::ALL.into_iter().filter(taken).map(|corner| (self.anchor.cell(corner), self.on(corner)))
    }

    pub(crate) fn set(&mut self, cell: Cell, on: OnSpot) {
        if let Some(corner) = self.anchor.corner(cell) {
            self.spots[corner as usize] = on.pack();
        }
    }

    pub(crate) fn turn(&mut self, rotation: Rotation) {
        self.rotation = rotation;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_on_a_spot_is_packed_without_loss() {
        let sided = [OnSpot::StairsUp, OnSpot::StairsDown, OnSpot::Fountain, OnSpot::Bridge];
        let sided = sided.into_iter().flat_map(|kind| Side::ALL.map(kind));
        let plain = [OnSpot::Nothing, OnSpot::Belvedere, OnSpot::Statue, OnSpot::Pillar];
        for (packed, on) in plain.into_iter().chain(sided).enumerate() {
            assert_eq!(usize::from(on.pack()), packed);
            assert_eq!(OnSpot::unpack(on.pack()), on);
        }
    }
}

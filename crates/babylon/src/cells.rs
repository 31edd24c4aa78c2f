//! B3.1: the 8×8 cells of a board, and sets of them as bits of one number.
//!
//! Columns are letters from a (west) to h (east), rows numbers from 1 (north) to 8 (south): the cell (x, y) of the
//! rules is
//! column x, row y, counted from 0.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use game::ParseError;

/// How many cells a board has in a row or column.
pub const SIDE: u8 = 8;

/// A direction on the board.
#[derive(serde::Serialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BabylonSide"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Side {
    /// Towards row 1.
    North,
    /// Towards column h.
    East,
    /// Towards row 8.
    South,
    /// Towards column a.
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The other way.
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }

    const fn step(self) -> (i8, i8) {
        match self {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        }
    }
}

/// One hole of a board and everything above it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this column and row, both from 0.
    pub const fn new(x: u8, y: u8) -> Option<Cell> {
        if x < SIDE && y < SIDE { Some(Cell(y * SIDE + x)) } else { None }
    }

    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Cell> + Clone {
        (0..SIDE * SIDE).map(Cell)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0.
    pub const fn x(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, from 0.
    pub const fn y(self) -> u8 {
        self.0 / SIDE
    }

    /// The cell so many steps away, if the board reaches so far.
    pub fn towards(self, side: Side, steps: u8) -> Option<Cell> {
        let (dx, dy) = side.step();
        let x = self.x().checked_add_signed(dx.checked_mul(steps as i8)?)?;
        let y = self.y().checked_add_signed(dy.checked_mul(steps as i8)?)?;
        Cell::new(x, y)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x()), self.y() + 1)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Cell, ParseError> {
        read_place(text).and_then(|(x, y)| Cell::new(x, y)).ok_or_else(|| ParseError::new(text, "cell"))
    }
}

/// A letter and a digit as column and row, from 0.
pub(crate) fn read_place(text: &str) -> Option<(u8, u8)> {
    match text.as_bytes() {
        &[column, row] => Some((column.checked_sub(b'a')?, row.checked_sub(b'1')?)),
        _ => None,
    }
}

/// A corner of a tile, clockwise from the north-west as the spots of the deck are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Corner {
    /// North-west: the cell that names the place of the tile.
    Nw,
    /// North-east.
    Ne,
    /// South-east.
    Se,
    /// South-west.
    Sw,
}

impl Corner {
    /// All four, clockwise.
    pub const ALL: [Corner; 4] = [Corner::Nw, Corner::Ne, Corner::Se, Corner::Sw];

    /// The word in notation.
    pub const fn word(self) -> &'static str {
        ["nw", "ne", "se", "sw"][self as usize]
    }

    /// From the north-west cell to this one, in cells.
    const fn offset(self) -> u8 {
        [0, 1, SIDE + 1, SIDE][self as usize]
    }
}

/// The place of a tile: its north-west cell, with room for the other three.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Anchor(Cell);

impl Anchor {
    /// Some place, to fill what is not used.
    pub(crate) const NOWHERE: Anchor = Anchor(Cell(0));

    /// The place whose north-west cell this is, if the board reaches one cell further.
    pub const fn new(cell: Cell) -> Option<Anchor> {
        if cell.x() < SIDE - 1 && cell.y() < SIDE - 1 { Some(Anchor(cell)) } else { None }
    }

    /// All 49 places, row by row.
    pub fn all() -> impl Iterator<Item = Anchor> + Clone {
        Cell::all().filter_map(Anchor::new)
    }

    /// The cell under a corner.
    pub const fn cell(self, corner: Corner) -> Cell {
        Cell(self.0.0 + corner.offset())
    }

    /// The corner over a cell.
    pub fn corner(self, cell: Cell) -> Option<Corner> {
        Corner::ALL.into_iter().find(|&corner| self.cell(corner) == cell)
    }

    /// The four cells.
    pub const fn footprint(self) -> Cells {
        Cells(0x0303 << self.0.0)
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Anchor {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Anchor, ParseError> {
        let cell = text.parse().ok().and_then(Anchor::new);
        cell.ok_or_else(|| ParseError::new(text, "anchor"))
    }
}

/// The direction of a link, away from its first cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    /// From west to east.
    East,
    /// From north to south.
    South,
}

impl Axis {
    /// Both.
    pub const ALL: [Axis; 2] = [Axis::East, Axis::South];

    /// The direction from the first cell to the second.
    pub const fn side(self) -> Side {
        match self {
            Axis::East => Side::East,
            Axis::South => Side::South,
        }
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// The whole board.
    pub const ALL: Cells = Cells(u64::MAX);
    /// The cells that can be the north-west cell of a tile.
    pub(crate) const ANCHORS: Cells = Cells(0x007f_7f7f_7f7f_7f7f);

    const COLUMN: u64 = 0x0101_0101_0101_0101;
    const ROW: u64 = 0xff;

    /// Whether a cell is in the set.
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// How many cells there are.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// How many of the four cells of a place are in the set: by a table of the 16 cases, which is faster than
    /// counting bits one by one.
    #[inline]
    pub(crate) const fn count_in(self, anchor: Anchor) -> u8 {
        const COUNTS: u64 = 0x4332_3221_3221_2110;
        let corners = self.0 >> anchor.0.0;
        let case = corners & 0b11 | corners >> (SIDE - 2) & 0b1100;
        (COUNTS >> (4 * case) & 0b111) as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets have a cell in common.
    pub const fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells of the set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// The cells, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = (rest != 0).then(|| Cell(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(cell)
        })
    }

    /// The north-west cells of all tiles that would have this corner in the set.
    pub(crate) const fn under(self, corner: Corner) -> Cells {
        Cells(self.0 >> corner.offset())
    }

    /// The cells from which so many steps along the axis lead into the set.
    pub(crate) const fn before(self, axis: Axis, steps: u8) -> Cells {
        match axis {
            Axis::East => Cells(self.0 >> steps & !(Self::COLUMN * (Self::ROW << (SIDE - steps) & Self::ROW))),
            Axis::South => Cells(self.0 >> (SIDE * steps)),
        }
    }

    /// B4.5: every cell in one row or column with a cell of the set.
    pub(crate) fn lines(self) -> Cells {
        self.iter().fold(Cells::NONE, |lines, cell| {
            lines | Cells(Self::ROW << (cell.y() * SIDE)) | Cells(Self::COLUMN << cell.x())
        })
    }
}

impl From<Cell> for Cells {
    fn from(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, |set, cell| set | Cells::from(cell))
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Cells;
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl Not for Cells {
    type Output = Cells;
    fn not(self) -> Cells {
        Cells(!self.0)
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Cells) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Cells) {
        self.0 |= other.0;
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_never_run_over_the_edge() {
        for cell in Cell::all() {
            for axis in Axis::ALL {
                for steps in 1..=2 {
                    let there = cell.towards(axis.side(), steps);
                    for target in Cell::all() {
                        assert_eq!(Cells::from(target).before(axis, steps).has(cell), there == Some(target));
                    }
                }
            }
        }
    }

    #[test]
    fn a_footprint_is_its_four_corners() {
        assert_eq!(Anchor::all().count(), 49);
        for anchor in Anchor::all() {
            assert_eq!(
                Corner::ALL.map(|corner| anchor.cell(corner)).into_iter().collect::<Cells>(),
                anchor.footprint()
            );
            assert!(Cells::ANCHORS.has(anchor.cell(Corner::Nw)));
        }
        assert_eq!(Cells::ANCHORS.count(), 49);
    }

    #[test]
    fn cells_under_a_tile_are_counted() {
        let corners = Corner::ALL.into_iter();
        for (case, anchor) in (0..16u8).flat_map(|case| Anchor::all().map(move |anchor| (case, anchor))) {
            let chosen =
                corners.clone().filter(|&corner| case >> corner as u8 & 1 != 0).map(|corner| anchor.cell(corner));
            let set = chosen.collect::<Cells>() | !anchor.footprint();
            assert_eq!(u32::from(set.count_in(anchor)), case.count_ones());
        }
    }
}

//! What lies around each cell, once and for all.

use std::sync::LazyLock;

use crate::cells::{Anchor, Cell, Cells, Corner, SIDE, Side};

const CELLS: usize = SIDE as usize * SIDE as usize;

/// What lies around each cell.
pub(super) struct Compass {
    /// The neighbours.
    pub(super) next: [Cells; CELLS],
    /// The cells on which the other end of a bridge could stand, by side.
    pub(super) far: [[Cells; 4]; CELLS],
    /// The neighbours by side: also the cells under the middle of such bridges.
    pub(super) around: [[Cells; 4]; CELLS],
    /// The places of terraces that would cover a neighbour and not the cell.
    pub(super) beside: [Cells; CELLS],
    /// The places of terraces that would cover the other end of a bridge and not its middle, by side.
    pub(super) beyond: [[Cells; 4]; CELLS],
}

static COMPASS: LazyLock<Compass> = LazyLock::new(|| Compass {
    next: by_cell(next),
    far: by_cell(|cell| sides(cell, 2)),
    around: by_cell(|cell| sides(cell, 1)),
    beside: by_cell(|cell| covering(next(cell), cell.into())),
    beyond: by_cell(|cell| {
        let (far, middle) = (sides(cell, 2), sides(cell, 1));
        std::array::from_fn(|side| covering(far[side], middle[side]))
    }),
});

fn by_cell<T>(value: impl Fn(Cell) -> T) -> [T; CELLS] {
    let mut cells = Cell::all();
    std::array::from_fn(|_| value(cells.next().unwrap_or(Anchor::NOWHERE.cell(Corner::Nw))))
}

/// The cells so many steps away, by side; none where the board ends.
fn sides(cell: Cell, steps: u8) -> [Cells; 4] {
    Side::ALL.map(|side| cell.towards(side, steps).map_or(Cells::NONE, Cells::from))
}

fn next(cell: Cell) -> Cells {
    sides(cell, 1).into_iter().fold(Cells::NONE, |all, cell| all | cell)
}

/// The places of terraces that would cover one of these cells and none of those.
fn covering(wanted: Cells, kept: Cells) -> Cells {
    let covers = |anchor: &Anchor| anchor.footprint().meets(wanted) && !anchor.footprint().meets(kept);
    Anchor::all().filter(covers).map(|anchor| anchor.cell(Corner::Nw)).collect()
}

impl Compass {
    /// The one there is.
    #[inline]
    pub(super) fn get() -> &'static Compass {
        &COMPASS
    }
}

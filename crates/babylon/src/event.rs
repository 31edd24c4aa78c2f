//! What happens at the table, for logs and animation.

use game::{Phrase, Seat};

use crate::cells::{Anchor, Cell};
use crate::decor::Decor;
use crate::phrases;
use crate::pieces::Payment;
use crate::quarry::Stack;
use crate::terrace::Floor;
use crate::tiles::{Flower, Rotation, Tile};
use crate::tower::TowerTile;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields of an event are named by what they are")]
pub enum Event {
    /// B1.1: a tile appeared on a stack.
    Shown { stack: Stack, tile: Tile },
    /// B1.3: a player was given a flower and its starting tile.
    Flower { seat: Seat, flower: Flower },
    /// B1.3: a player chose a board with its flower and its starting tile.
    Chosen { seat: Seat, flower: Flower },
    /// B1.2: the first player was drawn.
    First { seat: Seat },
    /// B1.2: a clay tile left the game.
    Removed { seat: Seat, stack: Stack, tile: Tile },
    /// B2.1: a tile was dug and pillars gained.
    Dug { seat: Seat, stack: Stack, tile: Tile, singles: u8, doubles: u8 },
    /// B3: a terrace was placed and paid.
    Placed { seat: Seat, tile: Tile, anchor: Anchor, floor: Floor, payment: Payment },
    /// B3.3: a statue became a pillar.
    StatueUsed { seat: Seat, cell: Cell },
    /// B3.4: a belvedere was placed.
    Belvedere { seat: Seat, cell: Cell },
    /// B3.1: the terrace was turned.
    Turned { seat: Seat, anchor: Anchor, rotation: Rotation },
    /// B4: decor was placed; `using` is the end that the tower's effect served.
    Adorned { seat: Seat, decor: Decor, using: Option<Cell> },
    /// B2.3: building ended.
    Finished { seat: Seat },
    /// B2.5: a tile was kept in the notch.
    Kept { seat: Seat, tile: Tile },
    /// B2.5: a tile left the game.
    GivenUp { seat: Seat, tile: Tile },
    /// B2.5: pillars went back to the box.
    PillarsReturned { seat: Seat, singles: u8, doubles: u8 },
    /// B1.4: a tower tile was turned for this round.
    Tower { tile: TowerTile, round: u8 },
    /// B5: the game is over.
    Over,
}

impl game::Event for Event {
    fn phrase(&self) -> Phrase {
        phrases::event(*self)
    }
}

//! B1.1, B2.1: the quarry, and digging in it.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seat, Witness};

use crate::cells::{Side, read_place};
use crate::event::Event;
use crate::pieces::Piece;
use crate::refusal::{Refusal, Step};
use crate::tiles::{Flower, Material, Tile, TileSet};
use crate::tower::TowerTile;
use crate::{Action, Babylon, Phase};

/// A stack of the quarry, from a1 (north-west) to d4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Stack(u8);

impl Stack {
    /// How many there are.
    pub const COUNT: usize = 16;
    const SIDE: u8 = 4;

    /// The stack in this column and row, both from 0.
    pub const fn new(x: u8, y: u8) -> Option<Stack> {
        if x < Self::SIDE && y < Self::SIDE { Some(Stack(y * Self::SIDE + x)) } else { None }
    }

    /// All stacks, row by row.
    pub fn all() -> impl Iterator<Item = Stack> + Clone {
        (0..Self::COUNT as u8).map(Stack)
    }

    const fn place(self) -> (u8, u8) {
        (self.0 % Self::SIDE, self.0 / Self::SIDE)
    }

    /// The neighbour on a side; none at the wall.
    pub fn neighbour(self, side: Side) -> Option<Stack> {
        let (x, y) = self.place();
        match side {
            Side::North => Stack::new(x, y.checked_sub(1)?),
            Side::East => Stack::new(x + 1, y),
            Side::South => Stack::new(x, y + 1),
            Side::West => Stack::new(x.checked_sub(1)?, y),
        }
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = self.place();
        write!(f, "{}{}", char::from(b'a' + x), y + 1)
    }
}

impl FromStr for Stack {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Stack, ParseError> {
        let stack = read_place(text).and_then(|(x, y)| Stack::new(x, y));
        stack.ok_or_else(|| ParseError::new(text, "stack"))
    }
}

/// B1.1: the quarry. What lies below the top tiles is known as sets: the unseen tiles of each material.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Quarry {
    tops: [Option<Tile>; Stack::COUNT],
    unseen: TileSet,
}

impl Quarry {
    pub(crate) const UNSEEN: Quarry = Quarry { tops: [None; Stack::COUNT], unseen: TileSet::DECK };

    /// A quarry with these tops and these tiles below them.
    pub(crate) fn with(tops: [Option<Tile>; Stack::COUNT], unseen: TileSet) -> Quarry {
        Quarry { tops, unseen }
    }

    /// The top tile of a stack; none if it is empty.
    pub fn top(&self, stack: Stack) -> Option<Tile> {
        self.tops[usize::from(stack.0)]
    }

    /// What the top tile of a stack is made of.
    pub fn material(&self, stack: Stack) -> Option<Material> {
        self.top(stack).and_then(Tile::material)
    }

    /// B2.1: clay 3, granite 2, basalt 1, bottom 0.
    pub fn level(&self, stack: Stack) -> u8 {
        self.material(stack).map_or(0, Material::level)
    }

    /// The tiles of a material that nobody has seen yet.
    pub fn unseen(&self, material: Material) -> TileSet {
        self.unseen.and(TileSet::layer(material))
    }

    /// B2.1: how many of a stack's neighbours are higher.
    pub fn higher_neighbours(&self, stack: Stack) -> u8 {
        let level = self.level(stack);
        let higher = |side: &Side| stack.neighbour(*side).is_some_and(|other| self.level(other) > level);
        Side::ALL.iter().filter(|side| higher(side)).count() as u8
    }

    /// Takes the top tile away; what lies below is not known yet.
    pub(crate) fn take(&mut self, stack: Stack) -> Option<Tile> {
        self.tops[usize::from(stack.0)].take()
    }

    pub(crate) fn show(&mut self, stack: Stack, tile: Tile) {
        self.unseen.remove(tile);
        self.tops[usize::from(stack.0)] = Some(tile);
    }
}

/// B2.1, B2.2: what digging a stack pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pay {
    /// Edges that pay: four less the higher neighbours.
    pub edges: u8,
    /// What one's own flower pays.
    pub flower: u8,
    /// All single pillars, with the tower's effect and what is left in the box.
    pub singles: u8,
    /// Double pillars, by the tower's effect.
    pub doubles: u8,
}

impl Babylon {
    /// B2.1, B2.2: what digging a stack would pay the seat to move; nothing if the stack is empty.
    pub fn pay(&self, stack: Stack) -> Option<Pay> {
        self.pay_to(self.active, stack)
    }

    /// B2.1, B2.2: what digging a stack would pay a seat; nothing if the stack is empty.
    pub fn pay_to(&self, seat: Seat, stack: Stack) -> Option<Pay> {
        let tile = self.quarry.top(stack)?;
        let edges = 4 - self.quarry.higher_neighbours(stack);
        let flower = self.flower_pay(seat, tile.flower());
        let singles = match self.tower.now() {
            Some(TowerTile::SingleMore) => edges + flower + 1,
            Some(TowerTile::PillarLess) => (edges + flower).saturating_sub(1),
            _ => edges + flower,
        };
        let doubles = u8::from(self.tower.is(TowerTile::DoubleMore));
        Some(Pay {
            edges,
            flower,
            singles: self.stocked(Piece::Single, singles),
            doubles: self.stocked(Piece::Double, doubles),
        })
    }

    fn flower_pay(&self, seat: Seat, flower: Flower) -> u8 {
        match self.flowers[seat] {
            Some(own) if own == flower => 1 + u8::from(self.tower.is(TowerTile::FlowerPaysTwo)),
            _ => 0,
        }
    }

    /// B0.5: as many as wanted, or as many as are left.
    fn stocked(&self, piece: Piece, wanted: u8) -> u8 {
        u16::from(wanted).min(self.supply.left(piece, &self.components)) as u8
    }

    pub(crate) fn may_dig(&self, stack: Stack) -> Result<(), Refusal> {
        self.due(Step::Dig)?;
        if self.quarry.top(stack).is_some() { Ok(()) } else { Err(Refusal::EmptyStack { stack }) }
    }

    pub(crate) fn list_digs(&self, list: &mut Vec<Action>) {
        list.extend(Stack::all().filter(|&stack| self.quarry.top(stack).is_some()).map(Action::Dig));
    }

    pub(crate) fn dig<W: Witness<Event>>(&mut self, stack: Stack, witness: &mut W) {
        let seat = self.active;
        let (Some(Pay { singles, doubles, .. }), Some(tile)) = (self.pay(stack), self.quarry.take(stack)) else {
            return;
        };
        self.hands[seat].singles += singles;
        self.hands[seat].doubles += doubles;
        self.supply.take(Piece::Single, singles);
        self.supply.take(Piece::Double, doubles);
        self.dug = Some(tile);
        witness.see(|| Event::Dug { seat, stack, tile, singles, doubles });
        self.phase = match tile.material().and_then(Material::below) {
            Some(below) => Phase::Appear { stack, material: below },
            None => Phase::Build,
        };
    }
}

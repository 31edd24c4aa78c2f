//! The garden: tiles on its squares, cubes on its sides, and where the water is (A1).
//!
//! Water is kept up to date as cubes are placed: cubes never leave the garden, so what is wet stays wet, and a new full
//! side only has to be followed to whatever it joins.

use game::Seat;

use crate::rulings::Water;
use crate::square::{Side, Sides, Square, Squares};

/// Whose cube it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A player's.
    Player(Seat),
    /// Nobody's: a grey one.
    Neutral,
}

impl Owner {
    /// How many owners there can be.
    pub(crate) const MOST: usize = 5;

    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Owner::Player(seat) => seat.index(),
            Owner::Neutral => Self::MOST - 1,
        }
    }

    /// The player, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Owner::Player(seat) => Some(seat),
            Owner::Neutral => None,
        }
    }

    /// Every owner at a table of `players`, the neutral one last.
    pub(crate) fn all(players: usize) -> impl Iterator<Item = Owner> {
        Seat::all(players).map(Owner::Player).chain([Owner::Neutral])
    }
}

/// A garden tile, by its place in the component file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile(pub(crate) u8);

impl Tile {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The cubes of one owner: the sides where one lies, and those where a second does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Cubes {
    pub(crate) one: Sides,
    pub(crate) two: Sides,
}

impl Cubes {
    /// How many lie on these sides.
    #[inline]
    pub(crate) const fn on(self, sides: Sides) -> u8 {
        self.one.and(sides).len() + self.two.and(sides).len()
    }
}

/// What is printed between the squares, and how water runs there.
#[derive(Clone, Copy)]
pub(crate) struct Waterworks {
    /// A1.2: the sides with two areas.
    pub(crate) double: Sides,
    /// A1.3
    pub(crate) water: Water,
}

/// The garden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Garden {
    tiles: [Option<Tile>; Square::COUNT],
    standing: Squares,
    planted: Squares,
    cubes: [Cubes; Owner::MOST],
    begun: Sides,
    full: Sides,
    /// Sides that carry water from the river.
    wet: Sides,
    /// Sides with a wet corner.
    reached: Sides,
    /// Squares with a full side.
    watered: Squares,
}

impl Garden {
    pub(crate) const fn bare() -> Garden {
        Garden {
            tiles: [None; Square::COUNT],
            standing: Squares::NONE,
            planted: Squares::NONE,
            cubes: [Cubes { one: Sides::NONE, two: Sides::NONE }; Owner::MOST],
            begun: Sides::NONE,
            full: Sides::NONE,
            wet: Sides::NONE,
            reached: Sides::RIVER,
            watered: Squares::NONE,
        }
    }

    /// The tile on a square, if it still holds one.
    #[inline]
    pub const fn tile(&self, square: Square) -> Option<Tile> {
        self.tiles[square.index()]
    }

    /// The squares that hold a tile.
    #[inline]
    pub const fn standing(&self) -> Squares {
        self.standing
    }

    /// The squares that have been planted.
    #[inline]
    pub const fn planted(&self) -> Squares {
        self.planted
    }

    /// A1.2: the sides all of whose areas hold a cube.
    #[inline]
    pub const fn full(&self) -> Sides {
        self.full
    }

    /// A1.3: the sides on which a cube may be placed.
    #[inline]
    pub const fn available(&self) -> Sides {
        self.reached.without(self.full)
    }

    /// A1.3: the sides that carry water from the river.
    pub const fn wet(&self) -> Sides {
        self.wet
    }

    /// A6.1: the squares with a tile and a full side.
    #[inline]
    pub const fn plantable(&self) -> Squares {
        self.standing.and(self.watered)
    }

    /// How many cubes an owner has on these sides.
    #[inline]
    pub const fn cubes(&self, owner: Owner, sides: Sides) -> u8 {
        self.cubes[owner.index()].on(sides)
    }

    /// How many cubes an owner has in the garden.
    pub const fn all_cubes(&self, owner: Owner) -> u8 {
        self.cubes(owner, Sides::ALL)
    }

    pub(crate) fn lay(&mut self, square: Square, tile: Tile) {
        self.tiles[square.index()] = Some(tile);
        self.standing = self.standing.or(Squares::only(square));
    }

    /// Takes the tile of a square, which is planted from now on.
    pub(crate) fn take(&mut self, square: Square) -> Option<Tile> {
        self.standing = self.standing.without(Squares::only(square));
        self.planted = self.planted.or(Squares::only(square));
        self.tiles[square.index()].take()
    }

    /// How many areas of a side are empty.
    #[inline]
    pub(crate) const fn room(&self, side: Side, works: Waterworks) -> u8 {
        if self.full.has(side) { 0 } else { 1 + (works.double.has(side) && !self.begun.has(side)) as u8 }
    }

    /// Places a cube on a side that is not full.
    #[inline]
    pub(crate) fn place(&mut self, owner: Owner, side: Side, works: Waterworks) {
        let only = Sides::only(side);
        let cubes = &mut self.cubes[owner.index()];
        if cubes.one.has(side) {
            cubes.two = cubes.two.or(only);
        } else {
            cubes.one = cubes.one.or(only);
        }
        if !works.double.has(side) || self.begun.has(side) {
            self.full = self.full.or(only);
            self.watered = self.watered.or(side.both());
        }
        self.begun = self.begun.or(only);
        self.carry(side, works.water);
        // A river side that is full carries water even if nothing has met it yet.
        debug_assert!(self.full.and(Sides::RIVER).without(self.wet).is_empty());
    }

    /// A1.3: the sides that carry water if any reaches them.
    #[inline]
    const fn carrying(&self, water: Water) -> Sides {
        if water.by_one_cube { self.begun } else { self.full }
    }

    /// Lets the water into a side where a cube has just been placed, if it carries any.
    #[inline]
    fn carry(&mut self, side: Side, water: Water) {
        let neutral = self.cubes[Owner::Neutral.index()].one;
        let reached = self.reached.has(side) || water.by_neutral_cubes && neutral.has(side);
        if reached && self.carrying(water).has(side) {
            self.flow(Sides::only(side), water);
        }
    }

    /// Lets the water run on from sides that it has just reached.
    fn flow(&mut self, mut front: Sides, water: Water) {
        let carrying = self.carrying(water);
        while let Some(side) = front.iter().next() {
            self.wet = self.wet.or(Sides::only(side));
            self.reached = self.reached.or(Sides::only(side)).or(side.meeting());
            front = front.or(side.meeting().and(carrying)).without(self.wet);
        }
    }

    /// What has been worked out from tiles and cubes agrees with them, and no side holds more cubes than it has areas.
    pub(crate) fn is_consistent(&self, works: Waterworks) -> bool {
        let (one, two, more) = self.layers();
        let crowded = more.or(two.without(works.double));
        let apart = self.cubes.iter().all(|cubes| cubes.two.without(cubes.one).is_empty());
        let mut again = Garden { planted: self.planted, ..Garden::bare() };
        for square in Square::all() {
            if let Some(tile) = self.tile(square) {
                again.lay(square, tile);
            }
        }
        (again.cubes, again.begun, again.full) = (self.cubes, one, one.without(works.double).or(two));
        for side in one.iter() {
            if again.full.has(side) {
                again.watered = again.watered.or(side.both());
            }
            again.carry(side, works.water);
        }
        crowded.is_empty() && apart && again == *self
    }

    /// The sides that hold at least one cube, at least two, and more than two.
    fn layers(&self) -> (Sides, Sides, Sides) {
        let all = self.cubes.iter().flat_map(|cubes| [cubes.one, cubes.two]);
        all.fold((Sides::NONE, Sides::NONE, Sides::NONE), |(one, two, more), cubes| {
            (one.or(cubes), two.or(one.and(cubes)), more.or(two.and(cubes)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    /// A1.3 as it is written: from the river corners, and from whatever else is wet, along the sides that carry water, one
    /// corner at a time.
    fn wet_corners(carrying: Sides, springs: Sides) -> HashSet<(usize, usize)> {
        let mut wet: HashSet<_> = (0..=4).flat_map(|at| [(4, at), (at, 4)]).collect();
        wet.extend(springs.iter().flat_map(Side::corners));
        loop {
            let before = wet.len();
            for [one, other] in carrying.iter().map(Side::corners) {
                if wet.contains(&one) || wet.contains(&other) {
                    wet.extend([one, other]);
                }
            }
            if wet.len() == before {
                return wet;
            }
        }
    }

    fn double_sides() -> Sides {
        Side::all().filter(|side| side.squares().iter().any(|square| square.floor().number() >= 3)).collect()
    }

    fn held_by(garden: &Garden, owner: Owner) -> Sides {
        Side::all().filter(|&side| garden.cubes(owner, Sides::only(side)) > 0).collect()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]

        /// A1.3: bit sets against a flood of corners, over cubes thrown anywhere (as automatic irrigation may), under every ruling.
        #[test]
        fn water_runs_as_the_corners_say(
            thrown in proptest::collection::vec((0..24u8, 0..5usize), 0..40),
            (by_one_cube, by_neutral_cubes) in any::<(bool, bool)>(),
        ) {
            let works = Waterworks { double: double_sides(), water: Water { by_one_cube, by_neutral_cubes } };
            let mut garden = Garden::bare();
            for (number, owner) in thrown {
                let side = Side::all().nth(number as usize).unwrap();
                let owner = Seat::new(owner).filter(|seat| seat.index() < 4).map_or(Owner::Neutral, Owner::Player);
                if garden.room(side, works) > 0 {
                    garden.place(owner, side, works);
                }
                let begun = Owner::all(4).fold(Sides::NONE, |sides, owner| sides.or(held_by(&garden, owner)));
                let carrying = if by_one_cube { begun } else { garden.full() };
                let neutral = carrying.and(held_by(&garden, Owner::Neutral));
                let springs = if by_neutral_cubes { neutral } else { Sides::NONE };
                let wet = wet_corners(carrying, springs);
                for side in Side::all() {
                    let [one, other] = side.corners();
                    let touches = wet.contains(&one) || wet.contains(&other);
                    prop_assert_eq!(garden.available().has(side), touches && !garden.full().has(side));
                    prop_assert_eq!(garden.wet().has(side), touches && carrying.has(side));
                }
                prop_assert!(garden.is_consistent(works));
            }
        }
    }
}

//! Cubes in a line: a row of fields (A4.2, A4.3) or a temple (A4.4).

use game::Seat;

use crate::garden::Owner;

/// Up to eight cubes, the leftmost first, four bits each: 0 for none, else one more than the owner's index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct CubeRow(u32);

impl CubeRow {
    const BITS: u32 = 4;

    /// How many cubes stand in it.
    #[inline]
    pub const fn len(self) -> usize {
        (u32::BITS - self.0.leading_zeros()).div_ceil(Self::BITS) as usize
    }

    /// Whether no cube stands in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The owner of the cube on a space, the leftmost being 0.
    pub fn get(self, space: usize) -> Option<Owner> {
        Self::owner(self.0.checked_shr(space as u32 * Self::BITS).unwrap_or_default() & 0xf)
    }

    const fn owner(code: u32) -> Option<Owner> {
        match code {
            0 => None,
            5 => Some(Owner::Neutral),
            _ => match Seat::new(code as usize - 1) {
                Some(seat) => Some(Owner::Player(seat)),
                None => None,
            },
        }
    }

    #[inline]
    const fn code(owner: Owner) -> u32 {
        owner.index() as u32 + 1
    }

    /// The cubes, the leftmost first.
    pub fn iter(self) -> impl Iterator<Item = Owner> {
        (0..self.len()).filter_map(move |space| self.get(space))
    }

    /// Puts a cube on the leftmost empty space.
    #[inline]
    pub(crate) fn append(&mut self, owner: Owner) {
        self.0 |= Self::code(owner) << (self.len() as u32 * Self::BITS);
    }

    /// Puts a cube on the leftmost space and moves the others right; what is pushed beyond `spaces` comes out.
    #[inline]
    pub(crate) fn push(&mut self, owner: Owner, spaces: u32) -> Option<Owner> {
        let moved = self.0 << Self::BITS | Self::code(owner);
        self.0 = moved & ((1 << (spaces * Self::BITS)) - 1);
        Self::owner(moved >> (spaces * Self::BITS))
    }

    /// How many cubes each owner has.
    #[inline]
    pub(crate) fn counts(self) -> [u8; Owner::MOST] {
        let mut counts = [0; Owner::MOST];
        let mut rest = self.0;
        while rest != 0 {
            counts[(rest & 0xf) as usize - 1] += 1;
            rest >>= Self::BITS;
        }
        counts
    }

    /// A7.2: for each seat its number of cubes, and among equals the one furthest to the right ranks higher. 0 is absence.
    #[inline]
    pub(crate) fn zeal(self) -> [u8; Owner::MOST - 1] {
        let mut zeal = [0; Owner::MOST];
        let (mut rest, mut space) = (self.0, 0);
        while rest != 0 {
            let here = &mut zeal[(rest & 0xf) as usize - 1];
            *here = (*here & 0xf0) + 0x10 + space;
            rest >>= Self::BITS;
            space += 1;
        }
        let [one, two, three, four, _] = zeal;
        [one, two, three, four]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Owner = Owner::Player(Seat::FIRST);

    fn blue() -> Owner {
        Owner::Player(Seat::FIRST.left(4))
    }

    /// A4.4
    #[test]
    fn the_fifth_cube_pushes_the_first_out() {
        let mut line = CubeRow::default();
        for owner in [RED, blue(), Owner::Neutral, blue()] {
            assert_eq!(line.push(owner, 4), None);
        }
        assert_eq!(line.push(Owner::Neutral, 4), Some(RED));
        assert_eq!(line.iter().collect::<Vec<_>>(), [Owner::Neutral, blue(), Owner::Neutral, blue()]);
        assert_eq!(line.counts(), [0, 2, 0, 0, 2]);
    }

    /// A7.2
    #[test]
    fn more_cubes_rank_first_and_then_the_rightmost() {
        let mut line = CubeRow::default();
        for owner in [blue(), RED] {
            line.push(owner, 4);
        }
        let [red, blue_zeal, ..] = line.zeal();
        assert!(blue_zeal > red && red > 0, "blue was pushed to the right");
        line.push(RED, 4);
        let [red, blue_zeal, ..] = line.zeal();
        assert!(red > blue_zeal);
    }

    #[test]
    fn a_row_grows_to_the_right() {
        let mut line = CubeRow::default();
        assert!(line.is_empty());
        for owner in [RED, blue(), RED] {
            line.append(owner);
        }
        assert_eq!((line.len(), line.get(1), line.get(3), line.get(99)), (3, Some(blue()), None, None));
    }
}

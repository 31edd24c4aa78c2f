//! The squares of the garden and the sides between them (A1.1, A1.2).
//!
//! A square is written as a letter and a number: the letter is its column from the summit (a to d), the number its row
//! (1 to 4), so the summit (0,0) is `a1` and the river runs along column d and row 4. A side is written as its two
//! squares, the one nearer to the summit first: `c2-d2`, `b3-b4`.
//!
//! ```text
//!        a1            floor 4
//!      a2  b1          floor 3: a2 b2 b1
//!    a3  b2  c1
//!  a4  b3  c2  d1      floor 2: a3 b3 c3 c2 c1
//!    b4  c3  d2
//!      c4  d3          floor 1: a4 b4 c4 d4 d3 d2 d1
//!        d4
//! ```

use std::fmt;
use std::str::FromStr;

use game::ParseError;

const WIDTH: usize = 4;

/// A square of the garden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisSquare", type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Square(u8);

impl Square {
    /// How many there are.
    pub const COUNT: usize = WIDTH * WIDTH;

    /// The square on floor 4.
    pub const SUMMIT: Square = Square(0);

    /// The square in this row and column, both from 0.
    pub const fn at(row: usize, column: usize) -> Option<Square> {
        if row < WIDTH && column < WIDTH { Some(Square((row * WIDTH + column) as u8)) } else { None }
    }

    /// All squares, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..Self::COUNT as u8).map(Square)
    }

    /// Its place in [`Self::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, from 0.
    pub const fn row(self) -> usize {
        self.index() / WIDTH
    }

    /// Its column, from 0.
    pub const fn column(self) -> usize {
        self.index() % WIDTH
    }

    /// A1.1: 4 less the larger of row and column.
    pub const fn floor(self) -> Floor {
        let (row, column) = (self.row(), self.column());
        Floor((WIDTH - if row > column { row } else { column }) as u8)
    }

    /// The sides it shares with its neighbours; the river is no side.
    #[inline]
    pub const fn sides(self) -> Sides {
        AROUND[self.index()]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        match text.as_bytes() {
            [column @ b'a'..=b'd', row @ b'1'..=b'4'] => Ok(Square((row - b'1') * WIDTH as u8 + (column - b'a'))),
            _ => Err(ParseError::new(text, "square")),
        }
    }
}

/// A floor of the garden, 1 at the river to 4 at the summit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Floor(u8);

impl Floor {
    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// A6.1: the quality a plant must have there. The summit asks no more than floor 3.
    #[inline]
    pub const fn need(self) -> u8 {
        if self.0 == 4 { 3 } else { self.0 }
    }
}

/// A side between two squares, with one or two irrigation areas (A1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AmyitisSide", type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
pub struct Side(u8);

impl Side {
    /// How many there are.
    pub const COUNT: usize = 2 * WIDTH * (WIDTH - 1);

    /// How many of them lie between two squares of one row; they come first.
    const ACROSS: usize = WIDTH * (WIDTH - 1);

    /// All sides, in order.
    pub fn all() -> impl Iterator<Item = Side> {
        (0..Self::COUNT as u8).map(Side)
    }

    /// Its place in [`Self::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two squares it lies between, the one nearer to the summit first.
    pub const fn squares(self) -> [Square; 2] {
        if self.index() < Self::ACROSS {
            let first = self.index() / (WIDTH - 1) * WIDTH + self.index() % (WIDTH - 1);
            [Square(first as u8), Square(first as u8 + 1)]
        } else {
            let first = self.index() - Self::ACROSS;
            [Square(first as u8), Square((first + WIDTH) as u8)]
        }
    }

    /// A1.3: the two lattice corners it runs between, as (row, column) from (0,0) to (4,4).
    pub const fn corners(self) -> [(usize, usize); 2] {
        let [first, second] = self.squares();
        let last = (second.row() + 1, second.column() + 1);
        if first.row() == second.row() {
            [(second.row(), second.column()), (last.0, second.column())]
        } else {
            [(second.row(), second.column()), (second.row(), last.1)]
        }
    }

    /// The sides that meet it at a corner.
    #[inline]
    pub(crate) const fn meeting(self) -> Sides {
        MEETING[self.index()]
    }

    /// Both squares it lies between, as a set.
    #[inline]
    pub(crate) const fn both(self) -> Squares {
        BOTH[self.index()]
    }

    const fn touches(self, corner: (usize, usize)) -> bool {
        let [one, other] = self.corners();
        (one.0 == corner.0 && one.1 == corner.1) || (other.0 == corner.0 && other.1 == corner.1)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.squares();
        write!(f, "{first}-{second}")
    }
}

impl FromStr for Side {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Side, ParseError> {
        let misread = || ParseError::new(text, "side");
        let (first, second) = text.split_once('-').ok_or_else(misread)?;
        let squares: [Square; 2] = [first.parse()?, second.parse()?];
        Side::all().find(|side| side.squares() == squares).ok_or_else(misread)
    }
}

/// A set as bits, with the few operations the garden needs.
macro_rules! bit_set {
    ($(#[$about:meta])* $name:ident, $bits:ty, $member:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// Nothing.
            pub const NONE: $name = $name(0);

            /// All there are.
            pub const ALL: $name = $name(((1u64 << $member::COUNT) - 1) as $bits);

            /// Only this one.
            #[inline]
            pub const fn only(member: $member) -> $name {
                $name(1 << member.0)
            }

            /// Whether this one is in it.
            #[inline]
            pub const fn has(self, member: $member) -> bool {
                self.0 >> member.0 & 1 != 0
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether nothing is in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in either.
            #[inline]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// What is in both.
            #[inline]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is in this one but not in the other.
            #[inline]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// What is in it, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let member = $member(rest.trailing_zeros() as u8);
                    (rest != 0).then(|| {
                        rest &= rest - 1;
                        member
                    })
                })
            }
        }

        impl FromIterator<$member> for $name {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $name {
                members.into_iter().fold($name::NONE, |set, member| set.or($name::only(member)))
            }
        }
    };
}

bit_set! {
    /// A set of squares.
    Squares, u16, Square
}

bit_set! {
    /// A set of sides.
    Sides, u32, Side
}

impl Squares {
    /// The squares whose floor needs no more than this quality (A6.1).
    #[inline]
    pub(crate) const fn within(quality: u8) -> Squares {
        WITHIN[if quality > 3 { 3 } else { quality as usize }]
    }
}

impl Sides {
    /// A1.3: the six sides that touch the river.
    pub const RIVER: Sides = river_sides();
}

const fn river_sides() -> Sides {
    let mut sides = Sides::NONE;
    let mut at = 0;
    while at < Side::COUNT {
        let [one, other] = Side(at as u8).corners();
        if one.0 == WIDTH || one.1 == WIDTH || other.0 == WIDTH || other.1 == WIDTH {
            sides = sides.or(Sides::only(Side(at as u8)));
        }
        at += 1;
    }
    sides
}

static AROUND: [Sides; Square::COUNT] = {
    let mut around = [Sides::NONE; Square::COUNT];
    let mut at = 0;
    while at < Side::COUNT {
        let side = Side(at as u8);
        let [one, other] = side.squares();
        around[one.index()] = around[one.index()].or(Sides::only(side));
        around[other.index()] = around[other.index()].or(Sides::only(side));
        at += 1;
    }
    around
};

static MEETING: [Sides; Side::COUNT] = {
    let mut meeting = [Sides::NONE; Side::COUNT];
    let mut at = 0;
    while at < Side::COUNT {
        let [one, end] = Side(at as u8).corners();
        let mut other = 0;
        while other < Side::COUNT {
            let side = Side(other as u8);
            if other != at && (side.touches(one) || side.touches(end)) {
                meeting[at] = meeting[at].or(Sides::only(side));
            }
            other += 1;
        }
        at += 1;
    }
    meeting
};

static BOTH: [Squares; Side::COUNT] = {
    let mut both = [Squares::NONE; Side::COUNT];
    let mut at = 0;
    while at < Side::COUNT {
        let [one, other] = Side(at as u8).squares();
        both[at] = Squares::only(one).or(Squares::only(other));
        at += 1;
    }
    both
};

static WITHIN: [Squares; 4] = {
    let mut within = [Squares::NONE; 4];
    let mut at = 0;
    while at < Square::COUNT {
        let square = Square(at as u8);
        let mut quality = square.floor().need() as usize;
        while quality < within.len() {
            within[quality] = within[quality].or(Squares::only(square));
            quality += 1;
        }
        at += 1;
    }
    within
};

#[cfg(test)]
mod tests {
    use super::*;

    /// A1.1, A1.2
    #[test]
    fn the_garden_has_sixteen_squares_and_twenty_four_sides() {
        let floors = |number| Square::all().filter(|square| square.floor().number() == number).count();
        assert_eq!([1, 2, 3, 4].map(floors), [7, 5, 3, 1]);
        assert_eq!(Side::all().count(), 24);
        assert_eq!(Square::SUMMIT.to_string(), "a1");
        for side in Side::all() {
            let [one, other] = side.squares();
            assert_eq!(one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()), 1);
            assert_eq!(side.to_string().parse(), Ok(side));
        }
    }

    /// A1.3
    #[test]
    fn six_sides_touch_the_river() {
        let river: Vec<_> = Sides::RIVER.iter().map(|side| side.to_string()).collect();
        assert_eq!(river, ["a4-b4", "b4-c4", "c4-d4", "d1-d2", "d2-d3", "d3-d4"]);
    }

    #[test]
    fn sides_are_written_one_way_only() {
        for wrong in ["b1-a1", "a1-a1", "a1-c1", "a1-b2", "a1", "a1-", "-", "a1-b1-c1", "e1-e2", "a0-a1", ""] {
            assert!(wrong.parse::<Side>().is_err(), "{wrong}");
        }
    }
}

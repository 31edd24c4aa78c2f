//! Where a player sits.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use crate::ParseError;

/// A place at the table, counted clockwise. Written from 1, stored from 0; over the wire it is its index, from 0.
#[derive(serde::Serialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table of any game has.
    pub const MOST: usize = 5;

    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this index (from 0), if there can be one.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Self::MOST { Some(Seat(index as u8)) } else { None }
    }

    /// The index of this seat, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn left(self, players: usize) -> Seat {
        if self.index() + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The next seat counter-clockwise at a table of `players`.
    #[inline]
    #[must_use]
    pub const fn right(self, players: usize) -> Seat {
        if self.0 == 0 { Seat(players as u8 - 1) } else { Seat(self.0 - 1) }
    }

    /// All seats of a table of `players`, in order.
    #[inline]
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players.min(Self::MOST) as u8).map(Seat)
    }

    /// All seats of a table of `players`, clockwise from this one.
    #[inline]
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |step| Seat(((self.index() + step) % players) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        text.parse::<usize>()
            .ok()
            .filter(|_| !text.starts_with(['+', '0']))
            .and_then(|number| number.checked_sub(1))
            .and_then(Seat::new)
            .ok_or_else(|| ParseError::new(text, "seat"))
    }
}

/// One value for each of `N` seats, indexed by [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_written_from_one() {
        assert_eq!(Seat::FIRST.to_string(), "1");
        assert_eq!("5".parse(), Ok(Seat(4)));
        for wrong in ["0", "6", "+1", "01", "one", ""] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn left_and_right_go_round() {
        let seats: Vec<_> = Seat(2).clockwise(4).map(Seat::index).collect();
        assert_eq!(seats, [2, 3, 0, 1]);
        for players in 1..=5 {
            for seat in Seat::all(players) {
                assert_eq!(seat.left(players).right(players), seat);
            }
        }
    }
}

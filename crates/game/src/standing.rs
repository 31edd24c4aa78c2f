//! Points and placing.

use crate::Seat;

/// Points by category of everybody at the table, and what decides a tie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    players: u8,
    points: [[i16; Standing::MOST_CATEGORIES]; Seat::MOST],
    tiebreak: [i32; Seat::MOST],
}

impl Standing {
    /// The most categories a game has.
    pub const MOST_CATEGORIES: usize = 12;

    /// Nobody has a point yet.
    pub fn new(players: usize) -> Standing {
        Standing { players: players as u8, points: [[0; Self::MOST_CATEGORIES]; Seat::MOST], tiebreak: [0; Seat::MOST] }
    }

    /// Gives points of a category (its place in [`crate::Meta::categories`]).
    pub fn add(&mut self, seat: Seat, category: usize, points: impl Into<i16>) {
        self.points[seat.index()][category] += points.into();
    }

    /// Sets what decides between equal totals: more is better.
    pub fn set_tiebreak(&mut self, seat: Seat, value: i32) {
        self.tiebreak[seat.index()] = value;
    }

    /// How many are at the table.
    pub fn players(&self) -> usize {
        self.players as usize
    }

    /// The points of a seat in a category.
    pub fn points(&self, seat: Seat, category: usize) -> i32 {
        i32::from(self.points[seat.index()][category])
    }

    /// All points of a seat.
    pub fn total(&self, seat: Seat) -> i32 {
        self.points[seat.index()].iter().map(|&points| i32::from(points)).sum()
    }

    /// What decides between equal totals: more is better.
    pub fn tiebreak(&self, seat: Seat) -> i32 {
        self.tiebreak[seat.index()]
    }

    /// The place of a seat, from 1; equals share one.
    pub fn place(&self, seat: Seat) -> usize {
        let key = |seat| (self.total(seat), self.tiebreak(seat));
        1 + Seat::all(self.players()).filter(|&other| key(other) > key(seat)).count()
    }

    /// Those in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players()).filter(|&seat| self.place(seat) == 1)
    }

    /// The share of the win of a seat: 1 for the only winner, a half each for two, 0 for the others.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.place(seat) == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_and_then_shared() {
        let seats: Vec<_> = Seat::all(3).collect();
        let mut standing = Standing::new(3);
        standing.add(seats[0], 0, 4i16);
        standing.add(seats[1], 1, 3i16);
        standing.add(seats[1], 2, 1i16);
        assert_eq!(seats.iter().map(|&s| standing.place(s)).collect::<Vec<_>>(), [1, 1, 3]);
        assert!((standing.share(seats[0]) - 0.5).abs() < 1e-9);
        standing.set_tiebreak(seats[1], 1);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [seats[1]]);
        assert_eq!(standing.place(seats[0]), 2);
    }
}

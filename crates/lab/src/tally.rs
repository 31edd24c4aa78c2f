//! What is counted of many games.

use table::{Game, Meta, Seat};

use crate::Sample;

/// Shares of a win are counted in sixtieths, which every number of winners divides.
pub(crate) const WHOLE: i32 = 60;

/// What is counted of one seat.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct SeatTally {
    pub(crate) points: Sample,
    pub(crate) shares: Sample,
    pub(crate) categories: Vec<Sample>,
}

/// What is counted of many games.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    pub(crate) games: u64,
    pub(crate) plies: Sample,
    pub(crate) rounds: Sample,
    pub(crate) seats: Vec<SeatTally>,
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(meta: &Meta, players: usize) -> Tally {
        let seat = SeatTally { categories: vec![Sample::default(); meta.categories.len()], ..SeatTally::default() };
        Tally { seats: vec![seat; players], ..Tally::default() }
    }

    /// Counts a finished game that had this many plies.
    pub fn count<G: Game>(&mut self, game: &G, plies: usize) {
        self.games += 1;
        self.plies.add(plies as i32);
        self.rounds.add(i32::from(game.round()));
        let standing = game.standing();
        for (seat, tally) in Seat::all(game.players()).zip(&mut self.seats) {
            tally.points.add(standing.total(seat));
            tally.shares.add((standing.share(seat) * f64::from(WHOLE)).round() as i32);
            for (category, sample) in tally.categories.iter_mut().enumerate() {
                sample.add(standing.points(seat, category));
            }
        }
    }

    /// Counts everything another tally counted.
    pub fn merge(mut self, other: &Tally) -> Tally {
        self.games += other.games;
        self.plies.merge(&other.plies);
        self.rounds.merge(&other.rounds);
        for (seat, other) in self.seats.iter_mut().zip(&other.seats) {
            seat.points.merge(&other.points);
            seat.shares.merge(&other.shares);
            for (sample, other) in seat.categories.iter_mut().zip(&other.categories) {
                sample.merge(other);
            }
        }
        self
    }
}

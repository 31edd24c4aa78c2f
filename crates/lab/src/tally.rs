//! What is counted of many games.

use game::{Game, Meta, Seat, Standing};

use crate::{GameSummary, Sample};

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
    pub(crate) decisions: u64,
    pub(crate) choices: u64,
    /// For each category, the games that somebody else would have won without it.
    pub(crate) decisive: Vec<u64>,
    pub(crate) seats: Vec<SeatTally>,
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(meta: &Meta, players: usize) -> Tally {
        let seat = SeatTally { categories: vec![Sample::default(); meta.categories.len()], ..SeatTally::default() };
        Tally { seats: vec![seat; players], decisive: vec![0; meta.categories.len()], ..Tally::default() }
    }

    /// Counts a finished game.
    pub fn count<G: Game>(&mut self, game: &G, summary: GameSummary) {
        self.games += 1;
        self.plies.add(summary.plies as i32);
        self.decisions += summary.decisions as u64;
        self.choices += summary.choices as u64;
        self.rounds.add(i32::from(game.round()));
        let standing = game.standing();
        for (category, decisive) in self.decisive.iter_mut().enumerate() {
            *decisive += u64::from(decides(&standing, category));
        }
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
        self.decisions += other.decisions;
        self.choices += other.choices;
        self.decisive.iter_mut().zip(&other.decisive).for_each(|(count, other)| *count += other);
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

/// Whether the game would have had other winners without a category.
fn decides(standing: &Standing, category: usize) -> bool {
    let key = |seat: Seat| (standing.total(seat) - standing.points(seat, category), standing.tiebreak(seat));
    let seats = || Seat::all(standing.players());
    let best = seats().map(key).max();
    !seats().filter(|&seat| Some(key(seat)) == best).eq(standing.winners())
}

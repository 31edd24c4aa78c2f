//! The temples: the rewards of this round, and the priests who stay.

use game::Seat;

use super::clock::Clock;
use super::{Sheet, Term};
use crate::Amyitis;
use crate::garden::Owner;
use crate::line::CubeRow;
use crate::phase::{Phase, Step};
use crate::pieces::Temple;
use crate::temples::SPACES;

/// What the second in a temple gets of what the first gets.
const SECOND: f32 = 0.5;
/// The spaces from which the next cube that comes in does not push.
const STAYING: usize = SPACES as usize - 1;

impl Amyitis {
    pub(super) fn weigh_temples(&self, seat: Seat, clock: Clock, sheet: &mut Sheet<'_>) {
        let (acting, rewarded) = (self.acting(), self.rewarded());
        let before = acting || self.phase == Phase::Decide(Step::Procession);
        let mut devotion = 0;
        for (temple, term) in Temple::ALL.into_iter().zip([Term::Ishtar, Term::Marduk, Term::Tammuz]) {
            let mut line = self.temple(temple);
            if before {
                line.push(Owner::Neutral, SPACES);
            }
            devotion += stay(line, seat);
            sheet.set(term, if temple.index() < rewarded { 0.0 } else { self.share(line, seat) });
        }
        sheet.set(Term::Devotion, f32::from(devotion) * clock.rounds.min(1.0));
        let last = self.first.right(self.count()) == seat;
        sheet.set(Term::Procession, if before && last { 1.0 } else { 0.0 });
    }

    /// How many temples have given their rewards this round.
    #[inline]
    fn rewarded(&self) -> usize {
        match self.phase {
            Phase::Decide(Step::Harvest | Step::Exchange) => 2,
            Phase::Decide(Step::Discard) | Phase::Over => 3,
            Phase::Decide(_) | Phase::Deal(_) => 0,
        }
    }

    /// What a seat gets of the reward of a temple (A7.2).
    #[inline]
    fn share(&self, line: CubeRow, seat: Seat) -> f32 {
        let zeal = line.zeal();
        let own = zeal[seat.index()];
        let ahead = zeal.iter().filter(|&&other| other > own).count();
        match ahead {
            _ if own == 0 => 0.0,
            0 => 1.0,
            1 if self.players > 2 => SECOND,
            _ => 0.0,
        }
    }
}

/// How many cubes must come in, counted for each cube of a seat, until it has left.
#[inline]
fn stay(line: CubeRow, seat: Seat) -> u8 {
    let own = Some(Owner::Player(seat));
    (0..STAYING).map(|space| if line.get(space) == own { (STAYING - space) as u8 } else { 0 }).sum()
}

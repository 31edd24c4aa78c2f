//! A4.4, A7.1: cubes enter the temples.

use game::{Seat, Witness};

use crate::Amyitis;
use crate::event::Event;
use crate::garden::Owner;
use crate::phase::{Phase, Step};
use crate::pieces::Temple;

/// The spaces of a temple.
pub(crate) const SPACES: u32 = 4;

impl Amyitis {
    /// A4.4 for a priest, A7.1 for the procession.
    pub(crate) fn serve<W: Witness<Event>>(&mut self, temple: Temple, witness: &mut W) {
        if self.phase == Phase::Decide(Step::Procession) {
            return self.lead_procession(temple, witness);
        }
        self.send_cube(self.mover, temple, witness);
        self.end_turn(witness);
    }

    /// A7.1: an own cube for one temple, neutral ones for the others. Without a cube in hand the choice still stands.
    fn lead_procession<W: Witness<Event>>(&mut self, chosen: Temple, witness: &mut W) {
        if self.me().cubes > 0 {
            self.send_cube(self.mover, chosen, witness);
        }
        for temple in Temple::ALL.into_iter().filter(|&temple| temple != chosen) {
            if self.neutral_cubes_for(1) > 0 {
                self.enter(Owner::Neutral, temple, witness);
            } else {
                witness.see(|| Event::NeutralCubesGone);
            }
        }
        self.reward_ishtar(witness);
    }

    fn send_cube<W: Witness<Event>>(&mut self, seat: Seat, temple: Temple, witness: &mut W) {
        self.seats[seat].cubes -= 1;
        self.enter(Owner::Player(seat), temple, witness);
    }

    /// A4.4: onto the leftmost space; the fifth cube goes home.
    fn enter<W: Witness<Event>>(&mut self, owner: Owner, temple: Temple, witness: &mut W) {
        let expelled = self.temples[temple.index()].push(owner, SPACES);
        witness.see(|| Event::TempleEntered { owner, temple });
        if let Some(owner) = expelled {
            if let Owner::Player(seat) = owner {
                self.seats[seat].cubes += 1;
            }
            witness.see(|| Event::CubeExpelled { owner, temple });
        }
    }
}

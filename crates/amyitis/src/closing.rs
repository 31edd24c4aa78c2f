//! A7.1, A7.4, A7.5: the end of a round.

use game::{Paragraph, Witness};

use crate::Amyitis;
use crate::event::Event;
use crate::phase::{Phase, Step};
use crate::pieces::{Bundle, Resource};
use crate::refusal::Refusal;

impl Amyitis {
    /// A7.1: the last in turn order leads the procession.
    pub(crate) fn begin_procession<W: Witness<Event>>(&mut self, witness: &mut W) {
        let seat = self.first.right(self.count());
        self.mover = seat;
        self.phase = Phase::Decide(Step::Procession);
        witness.see(|| Event::ProcessionBegins { seat });
    }

    /// A7.4: from the first player on.
    pub(crate) fn begin_stock<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.mover = self.first;
        self.stock(witness);
    }

    /// A7.4: the next from the seat to move on who has too many; after the last the round ends.
    fn stock<W: Witness<Event>>(&mut self, witness: &mut W) {
        while self.excess() == 0 {
            self.mover = self.mover.left(self.count());
            if self.mover == self.first {
                return self.end_round(witness);
            }
        }
        self.phase = Phase::Decide(Step::Discard);
    }

    /// A7.4: how many resources the seat to move has too many.
    pub(crate) fn excess(&self) -> u8 {
        let keeps = self.figures.caravaneers[self.me().caravaneer as usize].keeps;
        self.me().stock.sum().saturating_sub(keeps)
    }

    pub(crate) fn may_discard(&self, kind: Resource) -> Result<(), Refusal> {
        self.may_spend(Bundle::one(kind), Paragraph("A7.4"))
    }

    pub(crate) fn discard<W: Witness<Event>>(&mut self, kind: Resource, witness: &mut W) {
        let seat = self.mover;
        self.return_resource(kind);
        witness.see(|| Event::Discarded { seat, kind });
        self.stock(witness);
    }

    /// A7.5, A9.2
    fn end_round<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.clear_pass_square(witness);
        self.first = self.first.left(self.count());
        self.mover = self.first;
        let (seat, tiles, round) = (self.first, self.garden.standing().len(), self.round);
        witness.see(|| Event::FirstPasses { seat });
        if tiles <= self.figures.with(self.count()).last_tiles {
            witness.see(|| Event::GardenDone { tiles });
            self.end_game(witness);
        } else if round >= self.figures.rounds {
            witness.see(|| Event::RoundsOver { round: round.into() });
            self.end_game(witness);
        } else {
            self.begin_round(witness);
        }
    }
}

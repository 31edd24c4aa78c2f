//! B1.4, B1.5, B2.5: who is next, what is stored, and the tower between rounds.

use game::Witness;

use crate::cells::Cells;
use crate::event::Event;
use crate::pieces::Piece;
use crate::place::Source;
use crate::refusal::{Refusal, Step};
use crate::setup::rounds;
use crate::tower::TowerTile;
use crate::{Action, Babylon, Phase};

/// B2.5: how many single pillars can be stored.
const STORED_PILLARS: u8 = 6;

impl Babylon {
    /// Whether this is the step of the turn that is due.
    pub(crate) fn due(&self, step: Step) -> Result<(), Refusal> {
        match self.step() {
            Ok(due) if due == step => Ok(()),
            Ok(due) => Err(Refusal::OtherStep { due }),
            Err(refusal) => Err(refusal),
        }
    }

    /// The step that the seat to move is at; a refusal if no seat is to move.
    pub(crate) fn step(&self) -> Result<Step, Refusal> {
        match self.phase {
            Phase::Choose => Ok(Step::Choose),
            Phase::Remove => Ok(Step::Remove),
            Phase::Dig => Ok(Step::Dig),
            Phase::Build => Ok(Step::Build),
            Phase::Rotate(_) => Ok(Step::Rotate),
            Phase::Store => Ok(Step::Store),
            Phase::Over => Err(Refusal::Over),
            Phase::Quarry | Phase::Flowers | Phase::First | Phase::Appear { .. } | Phase::Tower => {
                Err(Refusal::DealerIsDue)
            }
        }
    }

    /// B2.3: building ends when the player says so.
    pub(crate) fn done<W: Witness<Event>>(&mut self, witness: &mut W) {
        let seat = self.active;
        witness.see(|| Event::Finished { seat });
        let unbuilt = Source::ALL.into_iter().any(|source| self.tile(source).is_some());
        if unbuilt {
            self.phase = Phase::Store;
        } else {
            self.end_turn(witness);
        }
    }

    /// B2.5: one of the unbuilt tiles, or none.
    pub(crate) fn may_keep(&self, kept: Option<Source>) -> Result<(), Refusal> {
        self.due(Step::Store)?;
        match kept {
            Some(source) if self.tile(source).is_none() => Err(Refusal::NoTile { source }),
            _ => Ok(()),
        }
    }

    pub(crate) fn list_keeps(&self, list: &mut Vec<Action>) {
        let there = Source::ALL.into_iter().filter(|&source| self.tile(source).is_some());
        list.extend(there.map(|source| Action::Keep(Some(source))));
        list.push(Action::Keep(None));
    }

    /// B2.5: what is not kept leaves the game.
    pub(crate) fn keep<W: Witness<Event>>(&mut self, kept: Option<Source>, witness: &mut W) {
        let seat = self.active;
        let tile = kept.and_then(|source| self.tile(source));
        let unbuilt = Source::ALL.map(|source| self.tile(source));
        for other in unbuilt.into_iter().flatten().filter(|&other| Some(other) != tile) {
            self.left.add(other);
            witness.see(|| Event::GivenUp { seat, tile: other });
        }
        self.hands[seat].notch = tile;
        self.dug = None;
        if let Some(tile) = tile {
            witness.see(|| Event::Kept { seat, tile });
        }
        self.end_turn(witness);
    }

    fn end_turn<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.return_pillars(witness);
        self.fresh = Cells::NONE;
        self.effect_used = Cells::NONE;
        self.active = self.active.left(usize::from(self.players));
        self.phase = match self.active == self.first {
            false => Phase::Dig,
            true if self.round < rounds(usize::from(self.players)) => Phase::Tower,
            true => Phase::Over,
        };
        if self.phase == Phase::Over {
            witness.see(|| Event::Over);
        }
    }

    /// B2.5: at most 6 singles stay, and no doubles.
    fn return_pillars<W: Witness<Event>>(&mut self, witness: &mut W) {
        let seat = self.active;
        let hand = &mut self.hands[seat];
        let (singles, doubles) = (hand.singles.saturating_sub(STORED_PILLARS), hand.doubles);
        hand.singles -= singles;
        hand.doubles = 0;
        self.supply.put_back(Piece::Single, singles);
        self.supply.put_back(Piece::Double, doubles);
        if singles + doubles > 0 {
            witness.see(|| Event::PillarsReturned { seat, singles, doubles });
        }
    }

    pub(crate) fn may_turn_tower(&self, tile: TowerTile) -> Result<(), Refusal> {
        if self.phase != Phase::Tower {
            return Err(Refusal::OtherDraw);
        }
        if self.tower.unseen(tile) > 0 { Ok(()) } else { Err(Refusal::TowerSeen { tile }) }
    }

    /// B1.4: the effect of the next round.
    pub(crate) fn turn_tower<W: Witness<Event>>(&mut self, tile: TowerTile, witness: &mut W) {
        self.tower.turn(tile);
        self.round += 1;
        self.phase = Phase::Dig;
        let round = self.round;
        witness.see(|| Event::Tower { tile, round });
    }
}

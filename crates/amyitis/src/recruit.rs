//! A4.1, A4.5, A4.6: recruiting, and what engineer and merchant do. Peasants are in `fields`, priests in `temples`.

use game::Witness;

use crate::Amyitis;
use crate::event::Event;
use crate::garden::Owner;
use crate::notation::Action;
use crate::phase::{Phase, Step};
use crate::pieces::{Category, Craft, CraftSet, Gift, Group};
use crate::player::Cards;
use crate::refusal::Refusal;
use crate::square::Side;

/// A4.5
const ENGINEER_POINTS: i16 = 2;

impl Amyitis {
    /// A4.1
    pub(crate) fn may_recruit(&self, craft: Craft, group: Group) -> Result<(), Refusal> {
        let groups = self.players;
        let cards = self.groups().get(group.index()).ok_or(Refusal::NoSuchGroup { group, groups })?;
        if cards.open().of(craft) == 0 {
            return Err(Refusal::NoSuchCard { craft, group });
        }
        self.may_afford(cards)?;
        self.may_employ(craft)
    }

    /// A4.1: as many talents as cards are turned over.
    #[inline]
    fn may_afford(&self, cards: &Cards) -> Result<(), Refusal> {
        let (needed, held) = (cards.cost(), self.me().talents);
        if held >= needed { Ok(()) } else { Err(Refusal::Talents { needed, held }) }
    }

    /// A4.1: whether the act of a craft can be carried out.
    #[inline]
    fn may_employ(&self, craft: Craft) -> Result<(), Refusal> {
        match craft {
            Craft::Merchant => Ok(()),
            _ if self.me().cubes == 0 => Err(Refusal::NoCube { craft }),
            Craft::Engineer if self.garden.available().is_empty() => Err(Refusal::NoSide),
            _ => Ok(()),
        }
    }

    pub(crate) fn list_cards(&self, list: &mut Vec<Action>) {
        let employable = CraftSet::of(|craft| self.may_employ(craft).is_ok());
        for (index, cards) in self.groups().iter().enumerate() {
            let Some(group) = Group::new(index).filter(|_| self.may_afford(cards).is_ok()) else { continue };
            let open = cards.open().kinds().and(employable);
            list.extend(open.iter().map(|craft| Action::Recruit { craft, group }));
        }
    }

    /// A4.1: pay, turn the card over, and go on to its act.
    pub(crate) fn recruit<W: Witness<Event>>(&mut self, craft: Craft, group: Group, witness: &mut W) {
        let (seat, talents) = (self.mover, self.groups[group.index()].cost());
        self.me_mut().talents -= talents;
        self.supply.talents += talents;
        self.groups[group.index()].turn(craft);
        witness.see(|| Event::Recruited { seat, craft, group, talents });
        match craft {
            Craft::Peasant => self.phase = Phase::Decide(Step::Peasant),
            Craft::Priest => self.phase = Phase::Decide(Step::Priest),
            Craft::Engineer => self.phase = Phase::Decide(Step::Engineer),
            Craft::Merchant => {
                self.take(seat, Gift::Camel, 1, witness);
                self.end_turn(witness);
            }
        }
    }

    /// A1.3: a side that is not full and has a wet corner.
    pub(crate) fn may_irrigate(&self, side: Side) -> Result<(), Refusal> {
        if self.garden.available().has(side) {
            Ok(())
        } else if self.garden.full().has(side) {
            Err(Refusal::SideFull { side })
        } else {
            Err(Refusal::SideDry { side })
        }
    }

    /// A4.5, A5.4: the cube of an engineer scores, that of Babylon does not.
    pub(crate) fn irrigate<W: Witness<Event>>(&mut self, side: Side, witness: &mut W) {
        let seat = self.mover;
        self.me_mut().cubes -= 1;
        self.garden.place(Owner::Player(seat), side, self.waterworks());
        witness.see(|| Event::Irrigated { seat, side });
        if self.phase == Phase::Decide(Step::Engineer) {
            self.score(seat, Category::Engineers, ENGINEER_POINTS, witness);
        }
        self.end_turn(witness);
    }
}

//! A7.2, A7.3: the temples reward their priests: Ishtar, then Marduk, then Tammuz.

use game::{Paragraph, Seat, Witness};

use crate::Amyitis;
use crate::event::Event;
use crate::notation::Action;
use crate::phase::{Phase, Step};
use crate::pieces::{Bundle, Category, Gift, Resource, Temple};
use crate::refusal::Refusal;

/// A7.3: the points of Marduk.
const MARDUK_POINTS: [i16; 2] = [2, 1];

/// The first in a temple, and the second.
pub(crate) type Ranking = (Option<Seat>, Option<Seat>);

impl Amyitis {
    /// A7.2: by cubes, then by the rightmost. There is no second with 2 players.
    pub(crate) fn ranking(&self, temple: Temple) -> Ranking {
        let zeal = self.temple(temple).zeal();
        let best = |but: Option<Seat>| {
            let rest = Seat::all(self.count()).filter(|&seat| zeal[seat.index()] > 0 && Some(seat) != but);
            rest.max_by_key(|seat| zeal[seat.index()])
        };
        let first = best(None);
        (first, first.filter(|_| self.players > 2).and_then(|seat| best(Some(seat))))
    }

    fn rank<W: Witness<Event>>(&self, temple: Temple, witness: &mut W) -> Ranking {
        let ranking = self.ranking(temple);
        match ranking {
            (Some(first), second) => witness.see(|| Event::Ranked { temple, first, second }),
            _ => witness.see(|| Event::TempleEmpty { temple }),
        }
        ranking
    }

    /// A7.3: the first chooses, if the supply has anything to choose from.
    pub(crate) fn reward_ishtar<W: Witness<Event>>(&mut self, witness: &mut W) {
        let (first, _) = self.rank(Temple::Ishtar, witness);
        let Some(seat) = first else { return self.reward_marduk(witness) };
        if self.supply.camels == 0 && self.supply.talents == 0 {
            witness.see(|| Event::NoGift { seat });
            return self.reward_marduk(witness);
        }
        self.mover = seat;
        self.phase = Phase::Decide(Step::Ishtar);
    }

    pub(crate) fn may_take(&self, gift: Gift) -> Result<(), Refusal> {
        if self.supply.of(gift) > 0 { Ok(()) } else { Err(Refusal::SupplyEmpty { gift }) }
    }

    pub(crate) fn list_gifts(&self, list: &mut Vec<Action>) {
        list.extend(Gift::ALL.into_iter().filter(|&gift| self.supply.of(gift) > 0).map(Action::Take));
    }

    pub(crate) fn take_gift<W: Witness<Event>>(&mut self, gift: Gift, witness: &mut W) {
        self.take(self.mover, gift, 1, witness);
        if let (_, Some(second)) = self.ranking(Temple::Ishtar) {
            self.take(second, gift.other(), 1, witness);
        }
        self.reward_marduk(witness);
    }

    fn reward_marduk<W: Witness<Event>>(&mut self, witness: &mut W) {
        let (first, second) = self.rank(Temple::Marduk, witness);
        for (seat, points) in [first, second].into_iter().zip(MARDUK_POINTS) {
            if let Some(seat) = seat {
                self.score(seat, Category::Marduk, points, witness);
            }
        }
        self.reward_tammuz(witness);
    }

    /// A7.3: the first player must harvest; without a cube they get nothing.
    fn reward_tammuz<W: Witness<Event>>(&mut self, witness: &mut W) {
        let (first, _) = self.rank(Temple::Tammuz, witness);
        match first {
            None => self.begin_stock(witness),
            Some(seat) if self.seats[seat].cubes > 0 => {
                self.mover = seat;
                self.phase = Phase::Decide(Step::Harvest);
            }
            Some(seat) => {
                witness.see(|| Event::NoCubeForField { seat });
                self.reward_second_of_tammuz(witness);
            }
        }
    }

    /// A7.3: the second may exchange, if there is anything to exchange.
    pub(crate) fn reward_second_of_tammuz<W: Witness<Event>>(&mut self, witness: &mut W) {
        if let (_, Some(second)) = self.ranking(Temple::Tammuz) {
            self.mover = second;
            if self.exchanges().next().is_some() {
                self.phase = Phase::Decide(Step::Exchange);
                return;
            }
        }
        self.begin_stock(witness);
    }

    pub(crate) fn may_exchange(&self, give: Resource, take: Resource) -> Result<(), Refusal> {
        if take.is_wine() {
            Err(Refusal::WineForNothing)
        } else if give == take {
            Err(Refusal::SameKind { kind: take })
        } else if self.supply.stock.of(take) == 0 {
            Err(Refusal::SupplyLacks { kind: take })
        } else {
            self.may_spend(Bundle::one(give), Paragraph("A7.3"))
        }
    }

    fn exchanges(&self) -> impl Iterator<Item = (Resource, Resource)> {
        let pairs = Resource::ALL.into_iter().flat_map(|give| Resource::ALL.map(|take| (give, take)));
        pairs.filter(|&(give, take)| self.may_exchange(give, take).is_ok())
    }

    pub(crate) fn list_exchanges(&self, list: &mut Vec<Action>) {
        list.push(Action::Decline);
        list.extend(self.exchanges().map(|(give, take)| Action::Exchange { give, take }));
    }

    pub(crate) fn exchange<W: Witness<Event>>(&mut self, give: Resource, take: Resource, witness: &mut W) {
        let seat = self.mover;
        self.return_resource(give);
        self.supply.stock.remove(take);
        self.me_mut().stock.add(take);
        witness.see(|| Event::Exchanged { seat, give, take });
        self.begin_stock(witness);
    }

    pub(crate) fn decline<W: Witness<Event>>(&mut self, witness: &mut W) {
        let seat = self.mover;
        witness.see(|| Event::Declined { seat });
        self.begin_stock(witness);
    }
}

//! Buying an enhancement (J2.5). The step is passed over when nothing can be bought.

use game::{Seat, Witness};

use crate::components::shown_enhancement;
use crate::event::Event;
use crate::garden::{Plot, Plots};
use crate::named::Set;
use crate::notation::Action;
use crate::pieces::{Enhancement, Pile};
use crate::refusal::Refusal;
use crate::{Jardins, Phase};

impl Jardins {
    /// Whether the tile on top of a pile may be bought at all.
    pub(crate) fn may_pay(&self, seat: Seat, pile: Pile) -> Result<(), Refusal> {
        let (needed, found) = (pile.cost(), self.players[seat.index()].purse.gold);
        match self.piles[pile.index()] {
            None => Err(Refusal::PileEmpty { pile }),
            Some(_) if needed > found => Err(Refusal::TooLittleGold { needed, found }),
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn may_buy(&self, seat: Seat, pile: Pile, plot: Plot) -> Result<(), Refusal> {
        self.may_pay(seat, pile)?;
        self.players[seat.index()].garden.may_enhance(plot, &self.figures)
    }

    /// The piles a player could buy from.
    #[inline]
    fn affordable(&self, seat: Seat) -> impl Iterator<Item = Pile> + '_ {
        Pile::ALL.into_iter().filter(move |&pile| self.may_pay(seat, pile).is_ok())
    }

    /// The cards a player could lay an enhancement on.
    #[inline]
    fn empty_cards(&self, seat: Seat) -> Plots {
        let garden = &self.players[seat.index()].garden;
        let mut plots = Plots::default();
        Plot::all().filter(|&plot| garden.may_enhance(plot, &self.figures).is_ok()).for_each(|plot| plots.insert(plot));
        plots
    }

    /// The step begins, unless nothing can be bought.
    pub(crate) fn begin_buying<W: Witness<Event>>(&mut self, seat: Seat, witness: &mut W) {
        let possible = self.affordable(seat).next().is_some() && !self.empty_cards(seat).is_empty();
        if possible {
            self.phase = Phase::Buy;
        } else {
            self.begin_claiming(seat, witness);
        }
    }

    pub(crate) fn list_purchases(&self, seat: Seat, list: &mut Vec<Action>) {
        let plots = self.empty_cards(seat);
        for pile in self.affordable(seat) {
            list.extend(plots.iter().map(|plot| Action::Buy { pile, plot }));
        }
        list.push(Action::NoBuy);
    }

    pub(crate) fn buy<W: Witness<Event>>(&mut self, seat: Seat, pile: Pile, plot: Plot, witness: &mut W) {
        let Some(enhancement) = self.piles[pile.index()].take() else { return };
        let player = &mut self.players[seat.index()];
        player.purse.gold -= pile.cost();
        player.garden.enhance(plot, enhancement);
        let shown = shown_enhancement(self.figures, enhancement);
        witness.see(|| Event::Bought { seat, enhancement: shown, gold: pile.cost(), plot });
        self.resolve_bonus(seat, shown.face, plot.floor(), witness);
        if self.left_in(pile).is_empty() {
            self.begin_claiming(seat, witness);
        } else {
            self.phase = Phase::Show(pile);
        }
    }

    /// The tiles of a pile under its top.
    #[inline]
    pub fn left_in(&self, pile: Pile) -> Set<Enhancement> {
        self.unseen.enhancements.and(self.figures.pile(pile))
    }
}

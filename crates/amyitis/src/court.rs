//! A5.5: court cards, bought in a city or taken as the bonus of a tile (A6.2).

use game::Witness;

use crate::Amyitis;
use crate::components::Trade;
use crate::event::Event;
use crate::notation::Action;
use crate::phase::{Phase, Step};
use crate::pieces::{Category, City, Court, Resource};
use crate::player::Supply;
use crate::refusal::Refusal;

impl Amyitis {
    /// The level the seat to move would take next of a kind.
    #[inline]
    pub(crate) fn next_level(&self, kind: Court) -> u8 {
        self.me().level(kind) + 1
    }

    /// A5.5, A6.2: whether the next card of a kind can be had.
    #[inline]
    pub(crate) fn may_gain(&self, kind: Court) -> Result<(), Refusal> {
        let level = self.next_level(kind);
        if self.supply.court(kind, level) > 0 {
            Ok(())
        } else if kind == Court::Gardener {
            Err(Refusal::NoGardenerLeft)
        } else if level > Supply::top(kind) {
            Err(Refusal::TopHeld { kind })
        } else {
            Err(Refusal::LevelGone { kind, level })
        }
    }

    /// A5.5: one of the two kinds must be open.
    #[inline]
    pub(crate) fn may_visit_court(&self, city: City, offers: [Court; 2]) -> Result<(), Refusal> {
        let open = offers.iter().any(|&kind| self.may_gain(kind).is_ok());
        if open { Ok(()) } else { Err(Refusal::CourtClosed { city }) }
    }

    fn offers(&self) -> impl Iterator<Item = Court> + use<> {
        let offers = match self.stop().trade {
            Trade::Court { offers, .. } => Some(offers),
            Trade::Sale | Trade::Plant { .. } => None,
        };
        offers.into_iter().flatten()
    }

    pub(crate) fn may_buy(&self, kind: Court) -> Result<(), Refusal> {
        if !self.offers().any(|offered| offered == kind) {
            return Err(Refusal::NotOffered { city: self.stop().city, kind });
        }
        self.may_gain(kind)
    }

    pub(crate) fn list_offers(&self, list: &mut Vec<Action>) {
        list.extend(self.offers().filter(|&kind| self.may_gain(kind).is_ok()).map(Action::Court));
    }

    pub(crate) fn list_bonuses(&self, list: &mut Vec<Action>) {
        list.extend(Court::ALL.into_iter().filter(|&kind| self.may_gain(kind).is_ok()).map(Action::Court));
    }

    /// Takes the next card of a kind. A level 2 caravaneer comes with its token: with two left, that is a choice of its own.
    pub(crate) fn gain<W: Witness<Event>>(&mut self, kind: Court, witness: &mut W) {
        let (seat, level) = (self.mover, self.next_level(kind));
        if kind == Court::Caravaneer && level == 2 {
            return self.gain_top_caravaneer(witness);
        }
        self.supply.give(kind, level);
        self.me_mut().gain(kind);
        witness.see(|| Event::CourtTaken { seat, kind, level });
        if kind == Court::Palace {
            let points = self.figures.palaces[level as usize - 1];
            self.score(seat, Category::Palace, points.into(), witness);
        }
        self.go_on_after_court(witness);
    }

    fn gain_top_caravaneer<W: Witness<Event>>(&mut self, witness: &mut W) {
        let mut tokens = self.supply.tokens.iter();
        if let (Some(only), None) = (tokens.next(), tokens.next()) {
            return self.gain_with_token(only, witness);
        }
        let seat = self.mover;
        witness.see(|| Event::TokenDue { seat });
        self.phase = Phase::Decide(match self.phase {
            Phase::Decide(Step::Bonus(square)) => Step::BonusToken(square),
            _ => Step::Token,
        });
    }

    pub(crate) fn may_take_token(&self, kind: Resource) -> Result<(), Refusal> {
        if self.supply.tokens.has(kind) { Ok(()) } else { Err(Refusal::NoToken { kind }) }
    }

    /// The level 2 caravaneer with this token.
    pub(crate) fn gain_with_token<W: Witness<Event>>(&mut self, kind: Resource, witness: &mut W) {
        let seat = self.mover;
        self.supply.tokens.remove(kind);
        let player = self.me_mut();
        player.gain(Court::Caravaneer);
        player.stock.add(kind);
        witness.see(|| Event::CourtTaken { seat, kind: Court::Caravaneer, level: 2 });
        witness.see(|| Event::TokenTaken { seat, kind });
        self.go_on_after_court(witness);
    }

    /// A purchase ends the turn; a bonus is part of planting.
    fn go_on_after_court<W: Witness<Event>>(&mut self, witness: &mut W) {
        match self.phase {
            Phase::Decide(Step::Bonus(square) | Step::BonusToken(square)) => self.water_plants(square, witness),
            _ => self.end_turn(witness),
        }
    }
}

//! A5.1 to A5.3, A5.6: the caravan, and paying in the cities.

use game::Witness;

use crate::Amyitis;
use crate::components::{Face, Price, Stop, Trade};
use crate::event::Event;
use crate::notation::Action;
use crate::phase::{Phase, Step};
use crate::pieces::{Bundle, City, Spaces};
use crate::refusal::Refusal;
use game::Paragraph;

/// The cities of the circuit.
const CITIES: u8 = 9;

impl Amyitis {
    /// A5.1: the camels a trip costs; one at least.
    #[inline]
    pub(crate) fn fare(&self, spaces: Spaces) -> u8 {
        spaces.count().saturating_sub(self.bonus_spaces()).max(1)
    }

    #[inline]
    fn bonus_spaces(&self) -> u8 {
        self.figures.caravaneers[self.me().caravaneer as usize].spaces
    }

    /// A5.1: a full circuit, if the table allows it.
    #[inline]
    pub(crate) fn longest_trip(&self) -> u8 {
        if self.rulings.full_circuit { Spaces::MOST } else { Spaces::MOST - 1 }
    }

    /// Where a trip leads.
    #[inline]
    pub(crate) fn stop_after(&self, spaces: Spaces) -> Stop {
        let at = (self.caravan + spaces.count()) % CITIES;
        self.figures.circuit[at as usize]
    }

    /// Where the caravan stands.
    pub(crate) fn stop(&self) -> Stop {
        self.figures.circuit[self.caravan as usize]
    }

    /// The plant of a plant city.
    #[inline]
    pub(crate) fn plant_of(&self, slot: u8) -> Face {
        self.plants[slot as usize].map_or(Face { quality: 0, asks: None }, |[up, _]| up)
    }

    /// A5.1, A5.2
    pub(crate) fn may_move(&self, spaces: Spaces) -> Result<(), Refusal> {
        if spaces.count() > self.longest_trip() {
            return Err(Refusal::FullCircuit);
        }
        let (needed, held) = (self.fare(spaces), self.me().camels);
        if held < needed {
            return Err(Refusal::Camels { spaces, needed, held });
        }
        self.may_trade(self.stop_after(spaces))
    }

    /// A5.2: whether the act of a city can be carried out to its end.
    #[inline]
    fn may_trade(&self, stop: Stop) -> Result<(), Refusal> {
        match stop.trade {
            Trade::Sale => self.may_visit_babylon(),
            Trade::Court { asks, offers } => {
                self.may_settle(stop.city, Price { asks, extra: None }, false)?;
                self.may_visit_court(stop.city, offers)
            }
            Trade::Plant { asks, slot } => {
                let plant = self.plant_of(slot);
                self.may_settle(stop.city, Price { asks, extra: plant.asks }, true)?;
                self.may_plant_anywhere(stop.city, plant.quality)
            }
        }
    }

    /// A5.3: whether a price can be paid at all.
    #[inline]
    fn may_settle(&self, city: City, price: Price, plant: bool) -> Result<(), Refusal> {
        if price.is_covered_by(self.me().stock) {
            Ok(())
        } else {
            Err(Refusal::CannotPay { city, asks: price.bundle(), plant })
        }
    }

    pub(crate) fn list_moves(&self, list: &mut Vec<Action>) {
        let camels = self.me().camels;
        // Every city is paid in resources.
        if camels == 0 || self.me().stock.sum() == 0 {
            return;
        }
        let reach = (camels + self.bonus_spaces()).min(self.longest_trip());
        let trips = (1..=reach).filter_map(Spaces::new);
        list.extend(trips.filter(|&spaces| self.may_trade(self.stop_after(spaces)).is_ok()).map(Action::Move));
    }

    /// A5.1, then what the city asks for: payment is a decision only where there is a choice.
    pub(crate) fn move_caravan<W: Witness<Event>>(&mut self, spaces: Spaces, witness: &mut W) {
        let (seat, camels, stop) = (self.mover, self.fare(spaces), self.stop_after(spaces));
        self.me_mut().camels -= camels;
        self.supply.camels += camels;
        self.caravan = (self.caravan + spaces.count()) % CITIES;
        witness.see(|| Event::CaravanMoved { seat, to: stop.city, spaces, camels });
        let Some(price) = self.price() else {
            self.phase = Phase::Decide(Step::Sell);
            return;
        };
        let mut ways = price.ways().filter(|&way| self.me().stock.covers(way));
        match (ways.next(), ways.next()) {
            (Some(only), None) => self.pay(only, witness),
            _ => self.phase = Phase::Decide(Step::Pay),
        }
    }

    /// What the city of the caravan asks for; Babylon has no price.
    pub(crate) fn price(&self) -> Option<Price> {
        match self.stop().trade {
            Trade::Sale => None,
            Trade::Court { asks, .. } => Some(Price { asks, extra: None }),
            Trade::Plant { asks, slot } => Some(Price { asks, extra: self.plant_of(slot).asks }),
        }
    }

    /// A5.3
    pub(crate) fn may_pay(&self, paid: Bundle) -> Result<(), Refusal> {
        let Some(price) = self.price() else { return Err(Refusal::NotNow { due: Step::Sell }) };
        if !price.ways().any(|way| way == paid) {
            return Err(Refusal::WrongPayment { paid, asks: price.bundle() });
        }
        self.may_spend(paid, Paragraph("A5.3"))
    }

    /// Whether the player has all of it.
    pub(crate) fn may_spend(&self, bundle: Bundle, paragraph: Paragraph) -> Result<(), Refusal> {
        if self.me().stock.covers(bundle) { Ok(()) } else { Err(Refusal::NotHeld { paragraph, bundle }) }
    }

    pub(crate) fn list_payments(&self, list: &mut Vec<Action>) {
        let ways = self.price().into_iter().flat_map(Price::ways);
        list.extend(ways.filter(|&way| self.me().stock.covers(way)).map(Action::Pay));
    }

    /// A5.5, A5.6: pay, then choose the card or the square.
    pub(crate) fn pay<W: Witness<Event>>(&mut self, bundle: Bundle, witness: &mut W) {
        let seat = self.mover;
        bundle.iter().for_each(|kind| self.return_resource(kind));
        witness.see(|| Event::Paid { seat, bundle });
        let plants = matches!(self.stop().trade, Trade::Plant { .. });
        self.phase = Phase::Decide(if plants { Step::Plant } else { Step::Court });
    }
}

//! Placing the card in the garden (J2.2), its bonus (J2.3) and the refill of the column (J2.4).

use game::{Seat, Witness};

use crate::components::Purse;
use crate::components::shown_card;
use crate::event::Event;
use crate::face::{Bonus, Face};
use crate::garden::{Floor, Spot};
use crate::notation::Action;
use crate::pieces::{Card, Column};
use crate::{Actor, Jardins, Phase};

impl Jardins {
    pub(crate) fn list_spots(&self, seat: Seat, list: &mut Vec<Action>) {
        list.extend(self.players[seat.index()].garden.spots().map(Action::Place));
    }

    pub(crate) fn place<W: Witness<Event>>(&mut self, seat: Seat, spot: Spot, witness: &mut W) {
        let Phase::Place { card, column } = self.phase else { return };
        let plot = self.players[seat.index()].garden.lay(card, spot);
        witness.see(|| Event::Placed { seat, card: shown_card(self.figures, card), spot, plot });
        self.resolve_bonus(seat, self.figures.figures().card(card), plot.floor(), witness);
        self.market.slide(column);
        self.phase = Phase::Refill(column);
    }

    /// J2.3. Gold or tools equal to the floor; a crown takes the first-player tile.
    pub(crate) fn resolve_bonus<W: Witness<Event>>(&mut self, seat: Seat, face: &Face, floor: Floor, witness: &mut W) {
        let amount = floor.number();
        if face.has(Bonus::Gold) {
            self.gain_gold(seat, amount, witness);
        }
        if face.has(Bonus::Tools) {
            self.gain_tools(seat, amount, witness);
        }
        if face.has(Bonus::Crown) {
            self.take_crown(Actor::Player(seat), witness);
        }
    }

    pub(crate) fn gain_gold<W: Witness<Event>>(&mut self, seat: Seat, amount: u8, witness: &mut W) {
        let amount = amount.min(self.left_to_take().gold);
        self.players[seat.index()].purse.gold += amount;
        witness.see(|| Event::GainedGold { seat, amount });
    }

    pub(crate) fn gain_tools<W: Witness<Event>>(&mut self, seat: Seat, amount: u8, witness: &mut W) {
        let amount = amount.min(self.left_to_take().tools);
        self.players[seat.index()].purse.tools += amount;
        witness.see(|| Event::GainedTools { seat, amount });
    }

    /// J0.7. What is in no purse is left.
    pub(crate) fn left_in_box(&self) -> Purse {
        let held =
            |of: fn(&Purse) -> u8| self.players.iter().map(|player| of(&player.purse)).fold(0, u8::saturating_add);
        let Purse { gold, tools } = self.figures.supply;
        Purse {
            gold: gold.saturating_sub(held(|purse| purse.gold)),
            tools: tools.saturating_sub(held(|purse| purse.tools)),
        }
    }

    /// J0.7. The most anybody can get now.
    #[inline]
    pub(crate) fn left_to_take(&self) -> Purse {
        if self.limited { self.left_in_box() } else { Purse { gold: u8::MAX, tools: u8::MAX } }
    }

    /// J2.4. A new card comes on top.
    pub(crate) fn refill<W: Witness<Event>>(&mut self, seat: Seat, column: Column, card: Card, witness: &mut W) {
        self.put_on_column(column, card, witness);
        self.begin_buying(seat, witness);
    }
}

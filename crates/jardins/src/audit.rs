//! Counting every piece of the box (J0.1): each is somewhere, none is anywhere twice.

use game::Seat;

use crate::components::{AutomaAction, Discard, GARDENERS};
use crate::garden::{Floor, Garden, Plot};
use crate::pieces::{AutomaCard, Card, Enhancement, Pile, Position};
use crate::{Actor, Jardins, Phase};

impl Jardins {
    /// Says what is wrong, if anything is.
    pub(crate) fn count_pieces(&self) -> Result<(), String> {
        self.count_cards()?;
        self.count_enhancements()?;
        self.count_objectives()?;
        self.count_gardeners()?;
        Seat::all(self.seats()).try_for_each(|seat| stands_firm(&self.players[seat.index()].garden))?;
        self.count_purses()?;
        self.count_seats()
    }

    fn gardens(&self) -> impl Iterator<Item = &Garden> {
        self.players[..self.seats()].iter().map(|player| &player.garden)
    }

    /// Garden cards: unseen, on offer, in hand or in a garden; in solo play some were discarded.
    fn count_cards(&self) -> Result<(), String> {
        let mut seen = [0u32; Card::COUNT];
        let in_hand = if let Phase::Place { card, .. } = self.phase { Some(card) } else { None };
        let laid = self.gardens().flat_map(|garden| Plot::all().filter_map(|plot| garden.card(plot)));
        self.market.cards().chain(in_hand).chain(laid).for_each(|card| seen[card.index()] += 1);
        let mut gone = 0;
        for card in Card::ALL {
            let (known, copies) =
                (self.unseen.copies(card, &self.figures) + seen[card.index()], self.figures.copies(card));
            gone += copies.checked_sub(known).ok_or_else(|| format!("{known} of {copies} copies of {card}"))?;
        }
        let (least, most) = self.discarded_cards();
        hold(least <= gone && gone <= most, || format!("{gone} cards are gone, not {least} to {most}"))
    }

    /// J5.3. How many cards the Automa must and may have discarded.
    fn discarded_cards(&self) -> (u32, u32) {
        let used = AutomaCard::ALL.into_iter().filter(|&card| !self.unseen.automa.contains(card));
        used.fold((0, 0), |(least, most), card| match self.figures.automa(card).discard {
            Discard::One { .. } => (least + 1, most + 1),
            Discard::Flowers => (least, most + 4),
        })
    }

    /// Enhancements: unseen, on top of a pile or in a garden; in solo play some were discarded.
    fn count_enhancements(&self) -> Result<(), String> {
        let mut seen = [0u32; Enhancement::COUNT];
        let bought = self.gardens().flat_map(|garden| Plot::all().filter_map(|plot| garden.enhancement(plot)));
        self.piles.iter().flatten().copied().chain(bought).for_each(|tile| seen[tile.index()] += 1);
        self.unseen.enhancements.iter().for_each(|tile| seen[tile.index()] += 1);
        hold(seen.iter().all(|&count| count <= 1), || "an enhancement is there twice".to_owned())?;
        let gone = seen.iter().filter(|&&count| count == 0).count();
        let to_pile = |card: &AutomaCard| matches!(self.figures.automa(*card).action, AutomaAction::Pile(_));
        let used = AutomaCard::ALL.into_iter().filter(|&card| !self.unseen.automa.contains(card));
        let most = used.filter(to_pile).count();
        hold(gone <= most, || format!("{gone} enhancements are gone, at most {most} may be"))?;
        Pile::ALL.into_iter().try_for_each(|pile| self.count_pile(pile))
    }

    fn count_pile(&self, pile: Pile) -> Result<(), String> {
        let top = self.piles[pile.index()];
        let right = top.is_none_or(|top| self.figures.pile(pile).contains(top));
        hold(right, || format!("the top of pile {pile} is of another pile"))?;
        let due = matches!(self.phase, Phase::Show(shown) if shown == pile) || self.round == 0;
        hold(top.is_some() || due || self.left_in(pile).is_empty(), || format!("pile {pile} shows nothing"))
    }

    /// Objectives, irrigation cards and markers.
    fn count_objectives(&self) -> Result<(), String> {
        let laid = self.board.iter().filter_map(|claims| claims.objective);
        let twice = laid.clone().any(|objective| self.unseen.objectives.contains(objective));
        let count = laid.count() as u32 + self.unseen.objectives.len();
        hold(!twice && count == 10, || format!("{count} objectives"))?;
        let given = self.players.iter().filter(|player| player.pattern.is_some()).count() as u32;
        let patterns = given + self.unseen.patterns.len();
        hold(patterns == 5, || format!("{patterns} irrigation cards"))?;
        Position::ALL.into_iter().try_for_each(|position| self.count_markers(position))
    }

    fn count_markers(&self, position: Position) -> Result<(), String> {
        let claims = &self.board[position.index()];
        let places = self.objective_places();
        let fits = claims.first.len() <= places && claims.second.len() <= places;
        hold(fits && (claims.second.is_empty() || claims.first.len() == places), || {
            format!("position {position}: {claims:?}")
        })?;
        let both = |actor| claims.first.contains(actor) && claims.second.contains(actor);
        let twice = Seat::all(Seat::MOST).any(|seat| both(Actor::Player(seat))) || both(Actor::Automa);
        hold(!twice, || format!("two markers of one on position {position}"))
    }

    /// Gardeners: as many are out as turns were begun in this round.
    fn count_gardeners(&self) -> Result<(), String> {
        let sent: u8 = self.players.iter().flat_map(|player| player.gardeners).chain(self.automa_gardeners).sum();
        let of_one = self.players.iter().map(|player| player.gardeners.iter().sum::<u8>()).max().unwrap_or_default();
        let everybody = GARDENERS * self.seats.max(2);
        let playing = !matches!(self.phase, Phase::Over) && self.round > 0;
        let under_way = playing && !matches!(self.phase, Phase::Take | Phase::Automa);
        let begun = if playing { everybody - self.turns_left + u8::from(under_way) } else { 0 };
        hold(sent == begun && of_one <= GARDENERS, || format!("{sent} gardeners are out in {begun} turns"))
    }

    /// J0.7. No more gold and tools are out than the box has.
    fn count_purses(&self) -> Result<(), String> {
        let sum =
            |of: fn(&crate::Purse) -> u8| self.players.iter().map(|player| u16::from(of(&player.purse))).sum::<u16>();
        let (gold, tools) = (sum(|purse| purse.gold), sum(|purse| purse.tools));
        let supply = self.figures.supply;
        let fits = !self.limited || (gold <= supply.gold.into() && tools <= supply.tools.into());
        hold(fits, || format!("{gold} gold and {tools} tools are out of the box"))
    }

    /// Nothing lies where nobody sits.
    fn count_seats(&self) -> Result<(), String> {
        let strangers = self.players[self.seats()..].iter().any(|player| *player != crate::Player::default());
        hold(!strangers, || "something lies where nobody sits".to_owned())
    }
}

fn hold(right: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if right { Ok(()) } else { Err(fault()) }
}

/// J2.2. Floor 1 is unbroken from its first place, upper cards stand on two, enhancements lie on cards.
fn stands_firm(garden: &Garden) -> Result<(), String> {
    let laid = garden.laid();
    let unbroken =
        Plot::of_floor(Floor::One).zip(0..).all(|(plot, at)| laid.contains(plot) == (at < garden.cards_on(Floor::One)));
    hold(unbroken, || "floor 1 is broken".to_owned())?;
    for plot in laid.iter() {
        hold(plot.supports().and(laid) == plot.supports(), || format!("nothing carries {plot}"))?;
    }
    let floating = Plot::all().find(|&plot| garden.enhancement(plot).is_some() && !laid.contains(plot));
    hold(floating.is_none(), || "an enhancement lies on no card".to_owned())
}

#[cfg(test)]
mod tests;

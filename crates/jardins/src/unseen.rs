//! What has not been drawn yet: sets, never an order.

use game::RandomSource;

use crate::components::{Figures, GARDEN_CARDS, Stack};
use crate::face::Element;
use crate::named::Set;
use crate::pieces::{AutomaCard, Card, Enhancement, Pattern};

/// Everything that has not been drawn yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unseen {
    pub(crate) cards: Deck,
    pub(crate) enhancements: Set<Enhancement>,
    pub(crate) objectives: Set<Element>,
    pub(crate) patterns: Set<Pattern>,
    pub(crate) automa: Set<AutomaCard>,
}

impl Unseen {
    /// The whole box.
    pub(crate) const BOX: Unseen = Unseen {
        cards: Deck((1 << GARDEN_CARDS) - 1),
        enhancements: Set::FULL,
        objectives: Set::FULL,
        patterns: Set::FULL,
        automa: Set::FULL,
    };

    /// How many copies of a garden card have not been drawn yet.
    pub fn copies(&self, card: Card, figures: &Figures) -> u32 {
        self.cards.copies(card, &figures.stack)
    }

    /// How many garden cards have not been drawn yet.
    pub fn cards(&self) -> u32 {
        self.cards.0.count_ones()
    }

    /// The enhancements that have not been shown yet.
    pub fn enhancements(&self) -> Set<Enhancement> {
        self.enhancements
    }

    /// The objectives that have not been drawn.
    pub fn objectives(&self) -> Set<Element> {
        self.objectives
    }

    /// The irrigation cards that have not been drawn.
    pub fn patterns(&self) -> Set<Pattern> {
        self.patterns
    }

    /// The Automa cards that have not been drawn.
    pub fn automa(&self) -> Set<AutomaCard> {
        self.automa
    }
}

/// The garden cards that have not been drawn yet, a bit for each. Copies of one card leave in a fixed order, so that equal
/// decks are equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deck(u128);

impl Deck {
    #[inline]
    pub(crate) fn copies(self, card: Card, stack: &Stack) -> u32 {
        (self.0 & stack.copies[card.index()]).count_ones()
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card, stack: &Stack) {
        let copies = self.0 & stack.copies[card.index()];
        self.0 &= !(copies & copies.wrapping_neg());
    }

    /// One of the cards, every copy equally likely.
    #[inline]
    pub(crate) fn pick<C: RandomSource + ?Sized>(self, stack: &Stack, random: &mut C) -> Card {
        let number = random.below(self.0.count_ones().max(1));
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let bit = match number.checked_sub(low.count_ones()) {
            None => nth_bit(low, number),
            Some(beyond) => 64 + nth_bit(high, beyond),
        };
        stack.cards.get(bit as usize).copied().unwrap_or(stack.cards[0])
    }
}

/// The place of the set bit number `n` (from 0), by halving.
#[inline]
fn nth_bit(bits: u64, mut n: u32) -> u32 {
    let mut place = 0;
    for width in [32, 16, 8, 4, 2, 1] {
        let half = (bits >> place & ((1 << width) - 1)).count_ones();
        if n >= half {
            n -= half;
            place += width;
        }
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_bit_is_found_by_its_number() {
        for bits in [1, 0b1011_0100, u64::MAX, 0x8000_0000_0000_0001, 0x0123_4567_89ab_cdef] {
            let slow: Vec<u32> = (0..64).filter(|place| bits >> place & 1 == 1).collect();
            let fast: Vec<u32> = (0..bits.count_ones()).map(|n| nth_bit(bits, n)).collect();
            assert_eq!(fast, slow);
        }
    }
}

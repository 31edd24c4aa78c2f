//! The market: three columns of four cards (J1.1).

use crate::pieces::{Card, Column, Row};

/// The cards on offer, by column and row from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Market {
    columns: [[Option<Card>; Row::COUNT]; Column::COUNT],
}

impl Market {
    /// The card at a place; none only while it is being filled.
    #[inline]
    pub fn card(&self, column: Column, row: Row) -> Option<Card> {
        self.columns[column.index()][row.index()]
    }

    /// All cards on offer.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.columns.iter().flatten().copied().flatten()
    }

    /// The first column that is not full.
    #[inline]
    pub(crate) fn first_gap(&self) -> Option<Column> {
        Column::ALL.into_iter().find(|&column| !self.is_full(column))
    }

    /// Whether a column has four cards: after sliding down, free places are on top.
    #[inline]
    pub(crate) fn is_full(&self, column: Column) -> bool {
        self.card(column, Row::Four).is_some()
    }

    /// Takes a card away and leaves a gap.
    #[inline]
    pub(crate) fn remove(&mut self, column: Column, row: Row) -> Option<Card> {
        self.columns[column.index()][row.index()].take()
    }

    /// J2.4. The cards of a column slide down into its gaps.
    #[inline]
    pub(crate) fn slide(&mut self, column: Column) {
        let cards = &mut self.columns[column.index()];
        let mut free = 0;
        for row in 0..Row::COUNT {
            if cards[row].is_some() {
                cards.swap(free, row);
                free += 1;
            }
        }
    }

    /// J2.4. A new card comes on top of a column.
    #[inline]
    pub(crate) fn put_on_top(&mut self, column: Column, card: Card) {
        let free = self.columns[column.index()].iter_mut().find(|place| place.is_none());
        if let Some(place) = free {
            *place = Some(card);
        }
    }
}

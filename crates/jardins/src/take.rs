//! Taking a card from a column (J2.1).

use game::{Seat, Witness};

use crate::components::shown_card;
use crate::event::Event;
use crate::notation::Action;
use crate::pieces::{Column, Row};
use crate::refusal::Refusal;
use crate::{Jardins, Phase};

impl Jardins {
    /// Whether a column has a free place for a gardener.
    #[inline]
    pub(crate) fn is_open(&self, column: Column) -> bool {
        self.gardeners_under(column) < self.column_places()
    }

    /// How many gardeners a column has room for.
    pub fn column_places(&self) -> u8 {
        self.figures.gardener_places[self.seats() - 1]
    }

    /// How many gardeners stand under a column.
    #[inline]
    pub fn gardeners_under(&self, column: Column) -> u8 {
        let of_players: u8 = self.players.iter().map(|player| player.gardeners[column.index()]).sum();
        of_players + self.automa_gardeners[column.index()]
    }

    /// Whether a player has the tools for a row.
    #[inline]
    fn may_reach(&self, seat: Seat, row: Row) -> Result<(), Refusal> {
        let (needed, found) = (self.figures.row_tools(row), self.players[seat.index()].purse.tools);
        if needed > found { Err(Refusal::TooFewTools { needed, found }) } else { Ok(()) }
    }

    /// Whether the card at a place may be taken.
    pub(crate) fn may_take(&self, seat: Seat, column: Column, row: Row) -> Result<(), Refusal> {
        if !self.is_open(column) {
            return Err(Refusal::ColumnFull { column, places: self.column_places() });
        }
        self.may_reach(seat, row)
    }

    pub(crate) fn list_takes(&self, seat: Seat, list: &mut Vec<Action>) {
        for column in Column::ALL.into_iter().filter(|&column| self.is_open(column)) {
            let rows = Row::ALL.into_iter().filter(|&row| self.may_reach(seat, row).is_ok());
            list.extend(rows.map(|row| Action::Take { column, row }));
        }
    }

    pub(crate) fn take<W: Witness<Event>>(&mut self, seat: Seat, column: Column, row: Row, witness: &mut W) {
        let Some(card) = self.market.remove(column, row) else { return };
        let tools = self.figures.row_tools(row);
        let player = &mut self.players[seat.index()];
        player.gardeners[column.index()] += 1;
        player.purse.tools -= tools;
        self.phase = Phase::Place { card, column };
        witness.see(|| Event::Took { seat, card: shown_card(self.figures, card), column, row, tools });
    }
}

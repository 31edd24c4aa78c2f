//! The Automa of solo play (J5.3): its card is drawn, the rest follows.

use game::Witness;

use crate::components::{AutomaAction, Discard, shown_card, shown_enhancement};
use crate::event::Event;
use crate::pieces::{AutomaCard, Column, Pile, Position, Row};
use crate::{Actor, Jardins, Phase};

impl Jardins {
    /// Its card is drawn: a gardener goes out and cards are discarded.
    pub(crate) fn begin_automa_turn<W: Witness<Event>>(&mut self, card: AutomaCard, witness: &mut W) {
        self.unseen.automa.remove(card);
        self.automa_card = Some(card);
        let instruction = self.figures.automa(card);
        // All gardeners of both sides find a place: a column is open.
        let open = instruction.columns.into_iter().find(|&column| self.is_open(column));
        let column = open.unwrap_or(Column::One);
        self.automa_gardeners[column.index()] += 1;
        witness.see(|| Event::AutomaTurn { card, column });
        self.automa_discards(column, instruction.discard, witness);
        self.market.slide(column);
        self.phase = Phase::AutomaRefill(column);
        self.go_on_with_automa(column, witness);
    }

    fn automa_discards<W: Witness<Event>>(&mut self, column: Column, discard: Discard, witness: &mut W) {
        match discard {
            Discard::One { element, otherwise } => {
                let shows = |card| self.figures.card(card).count(element) > 0;
                let lowest = Row::ALL.into_iter().find(|&row| self.market.card(column, row).is_some_and(shows));
                self.automa_discards_one(column, lowest.unwrap_or(otherwise), witness);
            }
            Discard::Flowers => {
                for row in Row::ALL {
                    let card = self.market.card(column, row);
                    if card.is_some_and(|card| self.figures.card(card).has_flowers()) {
                        self.automa_discards_one(column, row, witness);
                    }
                }
            }
        }
    }

    fn automa_discards_one<W: Witness<Event>>(&mut self, column: Column, row: Row, witness: &mut W) {
        if let Some(card) = self.market.remove(column, row) {
            witness.see(|| Event::AutomaDiscards { card: shown_card(self.figures, card), column });
        }
    }

    /// The column is refilled to four cards; then comes the Automa's action.
    pub(crate) fn go_on_with_automa<W: Witness<Event>>(&mut self, column: Column, witness: &mut W) {
        if !self.market.is_full(column) {
            return;
        }
        let Some(card) = self.automa_card else { return };
        match self.figures.automa(card).action {
            AutomaAction::Crown => {
                self.take_crown(Actor::Automa, witness);
                self.end_turn(witness);
            }
            AutomaAction::Objective => {
                self.automa_claims(witness);
                self.end_turn(witness);
            }
            AutomaAction::Pile(pile) => self.automa_discards_top(pile, witness),
        }
    }

    /// Its next marker goes on position 1, 2, 3, 4 in turn.
    fn automa_claims<W: Witness<Event>>(&mut self, witness: &mut W) {
        let unmarked = |position: &Position| self.board[position.index()].value(Actor::Automa).is_none();
        let next = Position::ALL.into_iter().find(unmarked);
        if let Some(position) = next
            && let Some((objective, _)) = self.mark(Actor::Automa, position)
        {
            witness.see(|| Event::AutomaClaims { position, objective });
        }
    }

    fn automa_discards_top<W: Witness<Event>>(&mut self, pile: Pile, witness: &mut W) {
        if let Some(top) = self.piles[pile.index()].take() {
            witness.see(|| Event::AutomaDiscardsTile { enhancement: shown_enhancement(self.figures, top), pile });
        }
        if self.left_in(pile).is_empty() {
            self.end_turn(witness);
        } else {
            self.phase = Phase::Show(pile);
        }
    }
}

//! The dealer's part: what can be drawn, how likely it is, and what it does.

use game::{RandomSource, Seat, Witness};

use crate::event::Event;
use crate::named::{Named, Set};
use crate::notation::Outcome;
use crate::pieces::{Card, Enhancement, Pile};
use crate::refusal::Refusal;
use crate::{Actor, Jardins, Phase};

/// What the dealer has to draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draw {
    /// A garden card for the market.
    Card,
    /// The next tile of a pile.
    Enhancement(Pile),
    /// A royal objective.
    Objective,
    /// An irrigation card.
    Irrigation,
    /// The first player.
    FirstPlayer,
    /// An Automa card.
    Automa,
}

impl Jardins {
    /// What the dealer has to draw now, if it is the dealer's turn.
    #[inline]
    pub fn draw(&self) -> Option<Draw> {
        match self.phase {
            Phase::Market | Phase::Refill(_) | Phase::AutomaRefill(_) => Some(Draw::Card),
            Phase::Piles(pile) | Phase::Show(pile) => Some(Draw::Enhancement(pile)),
            Phase::Objectives(_) => Some(Draw::Objective),
            Phase::Irrigation(_) => Some(Draw::Irrigation),
            Phase::FirstPlayer => Some(Draw::FirstPlayer),
            Phase::Automa => Some(Draw::Automa),
            Phase::Take | Phase::Place { .. } | Phase::Buy | Phase::Claim | Phase::Over => None,
        }
    }

    pub(crate) fn list_odds(&self, list: &mut Vec<(Outcome, u32)>) {
        match self.draw() {
            None => {}
            Some(Draw::Card) => {
                let weighed = Card::ALL.map(|card| (Outcome::Card(card), self.unseen.copies(card, &self.figures)));
                list.extend(weighed.into_iter().filter(|&(_, copies)| copies > 0));
            }
            Some(Draw::Enhancement(pile)) => list_evenly(self.left_in(pile), Outcome::Tile, list),
            Some(Draw::Objective) => list_evenly(self.unseen.objectives, Outcome::Objective, list),
            Some(Draw::Irrigation) => list_evenly(self.unseen.patterns, Outcome::Irrigation, list),
            Some(Draw::FirstPlayer) => list.extend(Seat::all(self.seats()).map(|seat| (Outcome::First(seat), 1))),
            Some(Draw::Automa) => list_evenly(self.unseen.automa, Outcome::Automa, list),
        }
    }

    /// Draws with the true odds.
    #[inline]
    pub(crate) fn draw_one<C: RandomSource + ?Sized>(&self, random: &mut C) -> Outcome {
        match self.draw() {
            Some(Draw::Card) => Outcome::Card(self.unseen.cards.pick(&self.figures.figures().stack, random)),
            Some(Draw::Enhancement(pile)) => Outcome::Tile(self.left_in(pile).pick(random)),
            Some(Draw::Objective) => Outcome::Objective(self.unseen.objectives.pick(random)),
            Some(Draw::Irrigation) => Outcome::Irrigation(self.unseen.patterns.pick(random)),
            Some(Draw::Automa) => Outcome::Automa(self.unseen.automa.pick(random)),
            Some(Draw::FirstPlayer) | None => {
                Outcome::First(Seat::new(random.index(self.seats())).unwrap_or(Seat::FIRST))
            }
        }
    }

    /// Whether this can be drawn now.
    pub(crate) fn may_draw(&self, outcome: Outcome) -> Result<(), Refusal> {
        let due = self.draw().ok_or(Refusal::NotDealersTurn)?;
        let unseen = match (due, outcome) {
            (Draw::Card, Outcome::Card(card)) => self.unseen.copies(card, &self.figures) > 0,
            (Draw::Enhancement(pile), Outcome::Tile(tile)) => {
                if self.figures.pile_of(tile) != pile {
                    return Err(Refusal::OtherPile { pile });
                }
                self.unseen.enhancements.contains(tile)
            }
            (Draw::Objective, Outcome::Objective(objective)) => self.unseen.objectives.contains(objective),
            (Draw::Irrigation, Outcome::Irrigation(pattern)) => self.unseen.patterns.contains(pattern),
            (Draw::Automa, Outcome::Automa(card)) => self.unseen.automa.contains(card),
            (Draw::FirstPlayer, Outcome::First(seat)) if seat.index() < self.seats() => true,
            (Draw::FirstPlayer, Outcome::First(_)) => return Err(Refusal::NoSuchSeat { players: self.seats }),
            _ => return Err(Refusal::OtherDraw { due }),
        };
        if unseen { Ok(()) } else { Err(Refusal::DrawnBefore { due }) }
    }

    /// Carries out what was drawn.
    #[inline]
    pub(crate) fn apply_draw<W: Witness<Event>>(&mut self, outcome: Outcome, witness: &mut W) {
        match (self.phase, outcome) {
            (Phase::Market, Outcome::Card(card)) => self.deal_to_market(card, witness),
            (Phase::Piles(pile), Outcome::Tile(top)) => self.deal_to_pile(pile, top, witness),
            (Phase::Objectives(position), Outcome::Objective(objective)) => {
                self.deal_objective(position, objective, witness);
            }
            (Phase::Irrigation(seat), Outcome::Irrigation(pattern)) => self.deal_irrigation(seat, pattern, witness),
            (Phase::FirstPlayer, Outcome::First(seat)) => self.draw_first_player(seat, witness),
            (Phase::Refill(column), Outcome::Card(card)) => self.refill(self.seat(), column, card, witness),
            (Phase::Show(pile), Outcome::Tile(top)) => self.show_next(pile, top, witness),
            (Phase::Automa, Outcome::Automa(card)) => self.begin_automa_turn(card, witness),
            (Phase::AutomaRefill(column), Outcome::Card(fresh)) => {
                self.put_on_column(column, fresh, witness);
                self.go_on_with_automa(column, witness);
            }
            _ => {}
        }
    }

    /// J2.5, J5.3. The next tile shows; a player goes on with the objectives, the Automa has done.
    fn show_next<W: Witness<Event>>(&mut self, pile: Pile, top: Enhancement, witness: &mut W) {
        self.show(pile, top, witness);
        match self.active {
            Actor::Player(seat) => self.begin_claiming(seat, witness),
            Actor::Automa => self.end_turn(witness),
        }
    }
}

fn list_evenly<T: Named>(set: Set<T>, outcome: impl Fn(T) -> Outcome, list: &mut Vec<(Outcome, u32)>) {
    list.extend(set.iter().map(|thing| (outcome(thing), 1)));
}

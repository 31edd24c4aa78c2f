//! Royal objectives: the four positions (J0.6) and claiming (J2.6). The step is passed over when nothing can be claimed.

use game::{Seat, Witness};

use crate::event::Event;
use crate::face::{Element, ElementCounts};
use crate::garden::Floor;
use crate::notation::Action;
use crate::pieces::Position;
use crate::refusal::Refusal;
use crate::{Actor, Jardins, Phase};

/// J0.6. The first or the second value of an objective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// The better one, given first.
    First,
    /// The other one.
    Second,
}

/// A set of those who have a marker somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Markers(u8);

impl Markers {
    const fn bit(actor: Actor) -> u8 {
        match actor {
            Actor::Player(seat) => 1 << seat.index(),
            Actor::Automa => 1 << Seat::MOST,
        }
    }

    /// Whether one of them belongs to this player or the Automa.
    #[inline]
    pub const fn contains(self, actor: Actor) -> bool {
        self.0 & Self::bit(actor) != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn insert(&mut self, actor: Actor) {
        self.0 |= Self::bit(actor);
    }
}

/// J0.6. An objective on its position, with the markers on it. Who came first to places of one value makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Claims {
    /// What it asks for.
    pub objective: Option<Element>,
    /// The markers on places of the first value.
    pub first: Markers,
    /// The markers on places of the second value.
    pub second: Markers,
}

impl Claims {
    /// The value of the marker of a player or the Automa, if there is one.
    #[inline]
    pub fn value(self, actor: Actor) -> Option<Value> {
        if self.first.contains(actor) {
            Some(Value::First)
        } else if self.second.contains(actor) {
            Some(Value::Second)
        } else {
            None
        }
    }

    /// J2.6. The best free place, with so many places for each value.
    #[inline]
    pub(crate) fn best_free(self, places: u8) -> Option<Value> {
        if self.first.len() < places {
            Some(Value::First)
        } else if self.second.len() < places {
            Some(Value::Second)
        } else {
            None
        }
    }

    fn mark(&mut self, actor: Actor, value: Value) {
        match value {
            Value::First => self.first.insert(actor),
            Value::Second => self.second.insert(actor),
        }
    }
}

impl Jardins {
    /// J0.6. How many places each value of an objective has.
    #[inline]
    pub fn objective_places(&self) -> u8 {
        self.figures.objective_places[self.seats() - 1]
    }

    /// J2.6. How many elements a player needs: one less while they hold the first-player tile.
    #[inline]
    pub fn needed_for(&self, seat: Seat, objective: Element) -> u8 {
        self.figures.objective(objective) - u8::from(self.crown == Some(Actor::Player(seat)))
    }

    /// J2.6. Whether a player may claim the objective on a position, whatever their garden shows.
    #[inline]
    fn may_mark(&self, seat: Seat, position: Position) -> Result<Element, Refusal> {
        let claims = &self.board[position.index()];
        let Some(objective) = claims.objective else { return Err(Refusal::NoPlaceLeft { position }) };
        if claims.value(Actor::Player(seat)).is_some() {
            return Err(Refusal::ClaimedBefore { position });
        }
        claims.best_free(self.objective_places()).map(|_| objective).ok_or(Refusal::NoPlaceLeft { position })
    }

    /// J2.6. Whether floors that show so much are enough to claim the objective on a position.
    #[inline]
    fn is_met(&self, seat: Seat, position: Position, floors: &[ElementCounts; Floor::COUNT]) -> Result<(), Refusal> {
        let objective = self.may_mark(seat, position)?;
        let needed = self.needed_for(seat, objective);
        let found = floors.iter().map(|floor| floor.count(objective)).max().unwrap_or_default();
        if found < needed { Err(Refusal::TooFewElements { objective, needed, found }) } else { Ok(()) }
    }

    pub(crate) fn may_claim(&self, seat: Seat, position: Position) -> Result<(), Refusal> {
        self.is_met(seat, position, &self.players[seat.index()].garden.tallies(&self.figures))
    }

    /// Why a player could not claim the objective on a position as things stand, in their own turn or in another's.
    pub fn why_not_claim(&self, seat: Seat, position: Position) -> Option<Refusal> {
        self.may_claim(seat, position).err()
    }

    /// The positions a player can claim.
    #[inline]
    fn claimable(&self, seat: Seat) -> impl Iterator<Item = Position> + '_ {
        let floors = self.players[seat.index()].garden.tallies(&self.figures);
        Position::ALL.into_iter().filter(move |&position| self.is_met(seat, position, &floors).is_ok())
    }

    /// The step begins, unless nothing can be claimed.
    pub(crate) fn begin_claiming<W: Witness<Event>>(&mut self, seat: Seat, witness: &mut W) {
        if self.claimable(seat).next().is_some() {
            self.phase = Phase::Claim;
        } else {
            self.end_turn(witness);
        }
    }

    pub(crate) fn list_claims(&self, seat: Seat, list: &mut Vec<Action>) {
        list.extend(self.claimable(seat).map(Action::Claim));
        list.push(Action::NoClaim);
    }

    pub(crate) fn claim<W: Witness<Event>>(&mut self, seat: Seat, position: Position, witness: &mut W) {
        if let Some((objective, points)) = self.mark(Actor::Player(seat), position) {
            witness.see(|| Event::Claimed { seat, position, objective, points });
            self.pay_at_once(seat, position, witness);
        }
        self.end_turn(witness);
    }

    /// Puts a marker on the best free place of a position, if there is one, and says what for and its points.
    pub(crate) fn mark(&mut self, actor: Actor, position: Position) -> Option<(Element, u8)> {
        let places = self.objective_places();
        let claims = &mut self.board[position.index()];
        let (objective, value) = (claims.objective?, claims.best_free(places)?);
        claims.mark(actor, value);
        Some((objective, self.figures.position(position).points[value as usize]))
    }

    /// J2.6. The tool or gold of the position.
    fn pay_at_once<W: Witness<Event>>(&mut self, seat: Seat, position: Position, witness: &mut W) {
        let purse = self.figures.position(position).purse;
        if purse.gold > 0 {
            self.gain_gold(seat, purse.gold, witness);
        }
        if purse.tools > 0 {
            self.gain_tools(seat, purse.tools, witness);
        }
    }
}

//! The course of the game: turns, rounds and the first-player tile (J2.0, J2.8, J5.2).

use game::{Seat, Witness};

use crate::components::{GARDENERS, ROUNDS};
use crate::event::Event;
use crate::{Actor, Jardins, Phase};

impl Jardins {
    /// J2.8. The holder of the first-player tile begins a round.
    pub(crate) fn begin_round<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.round += 1;
        self.turns_left = GARDENERS * self.actors();
        let starter = self.crown.unwrap_or(Actor::Player(Seat::FIRST));
        let round = self.round;
        witness.see(|| Event::RoundBegins { round, starter });
        self.begin_turn(starter);
    }

    /// How many take turns: the players, and the Automa in solo play.
    pub(crate) fn actors(&self) -> u8 {
        if self.is_solo() { 2 } else { self.seats }
    }

    fn begin_turn(&mut self, actor: Actor) {
        self.active = actor;
        self.phase = match actor {
            Actor::Player(_) => Phase::Take,
            Actor::Automa => Phase::Automa,
        };
    }

    /// J2.0. Clockwise, three times round; J5.2: the player and the Automa alternate.
    pub(crate) fn end_turn<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.turns_left -= 1;
        if self.turns_left == 0 {
            return self.end_round(witness);
        }
        let next = match self.active {
            Actor::Player(_) if self.is_solo() => Actor::Automa,
            Actor::Player(seat) => Actor::Player(seat.left(self.seats())),
            Actor::Automa => Actor::Player(Seat::FIRST),
        };
        self.begin_turn(next);
    }

    /// J2.0. The gardeners come home; everything else stays.
    fn end_round<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.players.iter_mut().for_each(|player| player.gardeners = [0; 3]);
        self.automa_gardeners = [0; 3];
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            witness.see(|| Event::GameOver);
        } else {
            self.begin_round(witness);
        }
    }

    /// J2.3. Somebody takes the first-player tile from its holder.
    pub(crate) fn take_crown<W: Witness<Event>>(&mut self, actor: Actor, witness: &mut W) {
        if self.crown != Some(actor) {
            self.crown = Some(actor);
            witness.see(|| Event::CrownTaken { by: actor });
        }
    }
}

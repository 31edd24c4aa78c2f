//! Two editions compared pair by pair, for a server that is asked for other things in between.

use game::{Edition, Evaluate, Setup, SetupError};

use crate::compare::play_pair;
use crate::{Comparison, PairTally, Plan};

/// A comparison of two editions under way, of whichever game.
pub trait AnyPairing: Send {
    /// Plays the next pair of games. Says whether there was one.
    fn step(&mut self) -> bool;
    /// How many pairs were played.
    fn done(&self) -> u64;
    /// What is known so far.
    fn comparison(&self) -> Comparison;
    /// The fingerprints of the two editions.
    fn fingerprints(&self) -> [&'static str; 2];
}

/// An [`AnyPairing`] for one game. After all pairs it has what [`compare`](crate::compare()) finds.
#[derive(Debug)]
pub struct Pairing<G: Evaluate> {
    starts: [G; 2],
    editions: [Edition<G::Components>; 2],
    plan: Plan,
    tally: PairTally,
    list: Vec<G::Action>,
    done: u64,
}

impl<G: Evaluate> Pairing<G> {
    /// A comparison of two set-ups, which differ in their components only, that has played nothing yet.
    pub fn new(
        before: &Setup<G::Components>,
        after: &Setup<G::Components>,
        plan: Plan,
    ) -> Result<Pairing<G>, SetupError> {
        let tally = PairTally::new(&G::META, before.players);
        let list = Vec::with_capacity(G::MOST_ACTIONS);
        let editions = [before.components, after.components];
        Ok(Pairing { starts: [G::new(before)?, G::new(after)?], editions, plan, tally, list, done: 0 })
    }
}

impl<G: Evaluate> AnyPairing for Pairing<G> {
    fn step(&mut self) -> bool {
        if self.done >= self.plan.games {
            return false;
        }
        play_pair(self.starts, &self.plan, self.done, &mut self.list, &mut self.tally);
        self.done += 1;
        true
    }

    fn done(&self) -> u64 {
        self.done
    }

    fn comparison(&self) -> Comparison {
        Comparison::new(&G::META, &self.tally)
    }

    fn fingerprints(&self) -> [&'static str; 2] {
        self.editions.map(Edition::fingerprint)
    }
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::{Figures, Pebbles};
    use game::{Components as _, Meta};

    use super::*;
    use crate::compare;

    const META: &Meta = &<Pebbles as game::Game>::META;

    /// Three players with so much for a gold pebble.
    fn setup(gold: u8) -> Setup<Figures> {
        let text = Figures::STANDARD.replacen("gold = 3", &format!("gold = {gold}"), 1);
        Setup { components: Figures::editions().load(&text).unwrap(), ..Setup::standard(META, 3) }
    }

    #[test]
    fn pair_by_pair_is_the_same_as_all_at_once() {
        let plan = Plan { games: 130, seed: 5, minds: Vec::new() };
        let at_once = compare::<Pebbles>(&setup(3), &setup(6), &plan, |_| {}).unwrap();
        let mut pairing = Pairing::<Pebbles>::new(&setup(3), &setup(6), plan).unwrap();
        for done in 1..=130 {
            assert!(pairing.step());
            assert_eq!((pairing.done(), pairing.comparison().games), (done, done));
        }
        assert!(!pairing.step(), "there is no other pair");
        let [before, after] = pairing.fingerprints();
        assert_ne!(before, after);
        assert_eq!(pairing.comparison(), Comparison::new(META, &at_once));
    }

    #[test]
    fn a_set_up_that_is_no_game_is_refused() {
        let wrong = Setup { players: 9, ..setup(3) };
        let plan = Plan { games: 1, seed: 1, minds: Vec::new() };
        assert!(Pairing::<Pebbles>::new(&wrong, &wrong, plan).is_err());
    }
}

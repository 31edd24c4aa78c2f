//! Minds against each other: same deals for all, seats rotated.

mod duel;
mod lineup;
mod rating;

pub use duel::Duel;
pub use lineup::lineups;
pub use rating::{Contestant, Ranking};

use std::collections::HashSet;

use minds::{Mind, Spec};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Appraise, Dealer, Nobody, Seat, Seed, Setup, SetupFault, Turn};

use crate::tally::WHOLE;

/// Who meets whom, how often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// The minds.
    pub minds: Vec<Spec>,
    /// How many deals; each is played by every line-up.
    pub deals: u64,
    /// The seed of all deals.
    pub seed: u64,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// The deal.
    pub deal: u64,
    /// The mind in each seat, as an index into the fixture.
    pub seats: Vec<usize>,
    /// The final points of each seat.
    pub points: Vec<i32>,
    /// The share of the win of each seat, in sixtieths.
    pub shares: Vec<i32>,
    /// Decisions and draws.
    pub plies: usize,
}

impl Bout {
    /// Whether so many minds can have played it at a table of so many: what comes out of a file may be anything.
    pub fn fits(&self, minds: usize, players: usize) -> bool {
        let lengths = [self.seats.len(), self.points.len(), self.shares.len()];
        let shared = self.shares.iter().all(|share| (0..=WHOLE).contains(share));
        lengths == [players; 3] && shared && self.seats.iter().all(|&mind| mind < minds)
    }

    /// The seats of a mind.
    fn of(&self, mind: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.seats.len()).filter(move |&seat| self.seats[seat] == mind)
    }

    /// The points of a mind, in the mean of its seats; nothing if it did not sit there.
    fn points_of(&self, mind: usize) -> Option<f64> {
        duel::mean(self.of(mind).map(|seat| f64::from(self.points[seat])))
    }
}

/// Plays every game of a fixture that is not among `played`, on all cores of the current thread pool. `done` is told each game
/// as it is finished, so that it can be kept.
pub fn meet<G: Appraise>(
    setup: &Setup<G::Components>,
    fixture: &Fixture,
    played: &[Bout],
    done: impl Fn(&Bout) + Sync,
) -> Result<Vec<Bout>, SetupFault> {
    let start = G::new(setup)?;
    let known: HashSet<_> = played.iter().map(|bout| (bout.deal, &bout.seats)).collect();
    let lineups = lineups(fixture.minds.len(), setup.players);
    let due: Vec<_> = (0..fixture.deals)
        .flat_map(|deal| lineups.iter().map(move |seats| (deal, seats)))
        .filter(|game| !known.contains(game))
        .collect();
    let play = |(deal, seats): (u64, &Vec<usize>)| {
        let bout = play(start, fixture, deal, seats);
        done(&bout);
        bout
    };
    Ok(due.into_par_iter().map(play).collect())
}

/// Plays one game. The dealer's draws depend on the deal alone, a mind's randomness on the deal and its seat.
fn play<G: Appraise>(mut game: G, fixture: &Fixture, deal: u64, seats: &[usize]) -> Bout {
    let dealer = Dealer::new(Seed::of_number(fixture.seed.wrapping_add(deal.wrapping_mul(0x9e37_79b9_7f4a_7c15))));
    let seat_mind = |(seat, &mind): (usize, &usize)| fixture.minds[mind].mind(fixture.seed ^ (deal << 3 | seat as u64));
    let mut minds: Vec<Box<dyn Mind<G>>> = seats.iter().enumerate().map(seat_mind).collect();
    let (mut plies, mut draws) = (0, 0);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Deal => {
                game.reveal_unchecked(game.deal(&mut dealer.draw(draws)), &mut Nobody);
                draws += 1;
            }
            Turn::Decide(seat) => {
                let Some(action) = minds[seat.index()].decide(&game) else { break };
                game.play_unchecked(action, &mut Nobody);
            }
        }
        plies += 1;
    }
    let standing = game.standing();
    let all = || Seat::all(game.players());
    Bout {
        deal,
        seats: seats.to_vec(),
        points: all().map(|seat| standing.total(seat)).collect(),
        shares: all().map(|seat| (standing.share(seat) * f64::from(WHOLE)).round() as i32).collect(),
        plies,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use table::Game;
    use table::contract::pebbles::Pebbles;

    use super::*;

    fn fixture(minds: &[&str], deals: u64) -> Fixture {
        Fixture { minds: minds.iter().map(|mind| mind.parse().unwrap()).collect(), deals, seed: 5 }
    }

    fn run(fixture: &Fixture, played: &[Bout]) -> Vec<Bout> {
        let told = Mutex::new(0);
        let done = |_: &Bout| *told.lock().unwrap() += 1;
        let bouts = meet::<Pebbles>(&Setup::standard(&Pebbles::META, 2), fixture, played, done).unwrap();
        assert_eq!(told.into_inner().unwrap(), bouts.len());
        bouts
    }

    #[test]
    fn a_greedy_mind_beats_a_random_one() {
        let fixture = fixture(&["greedy", "random"], 200);
        let bouts = run(&fixture, &[]);
        assert_eq!(bouts.len(), 400);
        let ranking = Ranking::of(&fixture.minds, &bouts);
        assert_eq!(ranking.contestants[0].mind, "greedy");
        assert!(ranking.contestants[0].wins.low > 0.5, "{ranking:?}");
        assert!(ranking.contestants[0].elo.low > ranking.contestants[1].elo.high, "{ranking:?}");
    }

    #[test]
    fn games_already_played_are_not_played_again() {
        let fixture = fixture(&["greedy", "random"], 10);
        let mut first = run(&fixture, &[]);
        let second = first.split_off(7);
        assert_eq!(run(&fixture, &first), second);
    }

    #[test]
    fn a_game_that_nobody_can_have_played_does_not_fit() {
        let bout = |seats: &[usize], points: &[i32], shares: &[i32]| Bout {
            deal: 0,
            seats: seats.to_vec(),
            points: points.to_vec(),
            shares: shares.to_vec(),
            plies: 1,
        };
        assert!(bout(&[0, 1], &[3, 4], &[0, WHOLE]).fits(2, 2));
        assert!(!bout(&[0, 2], &[3, 4], &[0, WHOLE]).fits(2, 2));
        assert!(!bout(&[0, 1], &[3], &[0, WHOLE]).fits(2, 2));
        assert!(!bout(&[0, 1], &[3, 4], &[i32::MAX, i32::MAX]).fits(2, 2));
    }

    #[test]
    fn equal_minds_are_rated_equal() {
        let fixture = fixture(&["random", "random"], 300);
        let ranking = Ranking::of(&fixture.minds, &run(&fixture, &[]));
        let [first, second] = &ranking.contestants[..] else { unreachable!() };
        assert!(first.elo.low < second.elo.mean && second.elo.mean < first.elo.high, "{ranking:?}");
    }
}

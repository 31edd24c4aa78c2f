//! Minds against each other: same deals for all, seats rotated.

mod duel;
mod lineup;
mod rating;

pub use duel::Duel;
pub use lineup::lineups;
pub use rating::{Contestant, Ranking};

use std::collections::HashSet;

use game::{Dealer, Evaluate, Nobody, Seat, Seed, Setup, SetupError, Turn};
use minds::{Mind, MindSpec};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::tally::WHOLE;

/// Who meets whom, how often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The minds.
    pub minds: Vec<MindSpec>,
    /// How many deals; each is played by every line-up.
    pub deals: u64,
    /// The seed of all deals.
    pub seed: u64,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ArenaGame {
    /// The deal.
    pub deal: u64,
    /// The mind in each seat, as an index into the schedule.
    pub seats: Vec<usize>,
    /// The final points of each seat.
    pub points: Vec<i32>,
    /// The share of the win of each seat, in sixtieths.
    pub shares: Vec<i32>,
    /// Decisions and draws.
    pub plies: usize,
}

impl ArenaGame {
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

/// Plays every game of a schedule that is not among `played`, on all cores of the current thread pool. `done` is told each game
/// as it is finished, so that it can be kept.
pub fn meet<G: Evaluate>(
    setup: &Setup<G::Components>,
    schedule: &Schedule,
    played: &[ArenaGame],
    done: impl Fn(&ArenaGame) + Sync,
) -> Result<Vec<ArenaGame>, SetupError> {
    let start = G::new(setup)?;
    let known: HashSet<_> = played.iter().map(|arena_game| (arena_game.deal, &arena_game.seats)).collect();
    let lineups = lineups(schedule.minds.len(), setup.players);
    let due: Vec<_> = (0..schedule.deals)
        .flat_map(|deal| lineups.iter().map(move |seats| (deal, seats)))
        .filter(|game| !known.contains(game))
        .collect();
    let play = |(deal, seats): (u64, &Vec<usize>)| {
        let arena_game = play(start, schedule, deal, seats);
        done(&arena_game);
        arena_game
    };
    Ok(due.into_par_iter().map(play).collect())
}

/// Plays one game. The dealer's draws depend on the deal alone, a mind's randomness on the deal and its seat.
fn play<G: Evaluate>(mut game: G, schedule: &Schedule, deal: u64, seats: &[usize]) -> ArenaGame {
    let dealer = Dealer::new(Seed::of_number(schedule.seed.wrapping_add(deal.wrapping_mul(0x9e37_79b9_7f4a_7c15))));
    let seat_mind =
        |(seat, &mind): (usize, &usize)| schedule.minds[mind].mind(schedule.seed ^ (deal << 3 | seat as u64));
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
    ArenaGame {
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

    use game::Game;
    use game::contract::pebbles::{Figures, Pebbles};

    use super::*;

    fn schedule(minds: &[&str], deals: u64) -> Schedule {
        Schedule { minds: minds.iter().map(|mind| mind.parse().unwrap()).collect(), deals, seed: 5 }
    }

    fn run(schedule: &Schedule, played: &[ArenaGame]) -> Vec<ArenaGame> {
        let told = Mutex::new(0);
        let done = |_: &ArenaGame| *told.lock().unwrap() += 1;
        let arena_games = meet::<Pebbles>(&Setup::standard(&Pebbles::META, 2), schedule, played, done).unwrap();
        assert_eq!(told.into_inner().unwrap(), arena_games.len());
        arena_games
    }

    #[test]
    fn a_greedy_mind_beats_a_random_one() {
        let schedule = schedule(&["greedy", "random"], 200);
        let arena_games = run(&schedule, &[]);
        assert_eq!(arena_games.len(), 400);
        let ranking = Ranking::of(&schedule.minds, &arena_games);
        assert_eq!(ranking.contestants[0].mind, "greedy");
        assert!(ranking.contestants[0].wins.low > 0.5, "{ranking:?}");
        assert!(ranking.contestants[0].elo.low > ranking.contestants[1].elo.high, "{ranking:?}");
    }

    /// Two players who may give nothing away, and have nothing to decide.
    fn without_gifts() -> Setup<Figures> {
        let mut setup = Setup::standard(&Pebbles::META, 2);
        setup.options.set(&Pebbles::META, "gifts", "none").unwrap();
        setup
    }

    /// Nothing can be given away, so each of two seats gets six pebbles by chance: six white, four black and two gold
    /// ones of 3 points are in the bag. Drawn without putting back, the points of a seat have a known mean, 6 · 2/3,
    /// and variance, 6 · 17/9 · (12 − 6) / (12 − 1).
    #[test]
    fn every_draw_of_a_deal_is_a_draw_of_its_own() {
        let schedule = schedule(&["random"], 4000);
        let points: Vec<f64> = meet::<Pebbles>(&without_gifts(), &schedule, &[], |_| {})
            .unwrap()
            .iter()
            .map(|game| game.points[0].into())
            .collect();
        let mean = points.iter().sum::<f64>() / 4000.0;
        let variance = points.iter().map(|points| (points - mean).powi(2)).sum::<f64>() / 3999.0;
        assert!((mean - 4.0).abs() < 0.16, "{mean}");
        assert!((variance - 6.0 * 17.0 / 9.0 * 6.0 / 11.0).abs() < 0.6, "{variance}");
    }

    #[test]
    fn line_ups_on_the_same_deal_get_the_same_draws() {
        let games = meet::<Pebbles>(&without_gifts(), &schedule(&["greedy", "random"], 20), &[], |_| {}).unwrap();
        for pair in games.chunks(2) {
            assert_eq!((pair[0].deal, &pair[0].points, pair[0].plies), (pair[1].deal, &pair[1].points, 24));
            assert_ne!(pair[0].seats, pair[1].seats);
        }
        assert!(games.iter().any(|game| game.points != games[0].points), "different deals have different draws");
    }

    #[test]
    fn the_points_of_a_mind_are_the_mean_of_its_seats() {
        let game =
            ArenaGame { deal: 0, seats: vec![1, 0, 1], points: vec![30, 50, 45], shares: vec![0, WHOLE, 0], plies: 9 };
        assert_eq!([0, 1, 2].map(|mind| game.points_of(mind)), [Some(50.0), Some(37.5), None]);
    }

    #[test]
    fn games_already_played_are_not_played_again() {
        let schedule = schedule(&["greedy", "random"], 10);
        let mut first = run(&schedule, &[]);
        let second = first.split_off(7);
        assert_eq!(run(&schedule, &first), second);
    }

    #[test]
    fn a_game_that_nobody_can_have_played_does_not_fit() {
        let arena_game = |seats: &[usize], points: &[i32], shares: &[i32]| ArenaGame {
            deal: 0,
            seats: seats.to_vec(),
            points: points.to_vec(),
            shares: shares.to_vec(),
            plies: 1,
        };
        assert!(arena_game(&[0, 1], &[3, 4], &[0, WHOLE]).fits(2, 2));
        assert!(!arena_game(&[0, 2], &[3, 4], &[0, WHOLE]).fits(2, 2));
        assert!(!arena_game(&[0, 1], &[3], &[0, WHOLE]).fits(2, 2));
        assert!(!arena_game(&[0, 1], &[3, 4], &[i32::MAX, i32::MAX]).fits(2, 2));
    }

    #[test]
    fn equal_minds_are_rated_equal() {
        let schedule = schedule(&["random", "random"], 300);
        let ranking = Ranking::of(&schedule.minds, &run(&schedule, &[]));
        let [first, second] = &ranking.contestants[..] else { unreachable!() };
        assert!(first.elo.low < second.elo.mean && second.elo.mean < first.elo.high, "{ranking:?}");
    }
}

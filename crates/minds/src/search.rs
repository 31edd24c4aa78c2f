//! The mind that looks ahead: Monte-Carlo tree search over decisions and draws, for any number of seats.
//!
//! The search examines the decisions that promise most at the end of the turn, in rounds. After each round it drops the
//! worse half, so that most of the time goes into telling the best ones apart. Below them it grows a tree:
//!
//! - Where a seat decides, it follows the decision that looks best *for that seat*, and now and then another. Where the
//!   weights name rivals, it thinks only for its own seat, and the others take any turn that is likely for them.
//! - Where the dealer draws, it draws with the true odds, anew each time.
//! - It judges a new leaf by the terms of its position, at once or after a few quick turns, or by a random game to the
//!   end. Every seat keeps its own chance.
//!
//! Nothing here knows a rule of any game.
//!
//! With a number of simulations as budget, the same seed and number of threads give the same decision on any machine.
//! More threads grow a tree each, and their counts are added up. Trees are kept from decision to decision until
//! something is drawn.

mod node;
mod random;
mod tree;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use game::Evaluate;

use crate::{Evaluator, Mind};
use tree::Tree;

/// How long to think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many simulations, on each thread.
    Simulations(u32),
    /// This long, whatever it yields.
    Time(Duration),
}

/// Tells somebody who thinks, on whichever thread, that they have thought enough.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// They have thought enough.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether they have been told so.
    pub fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How a new leaf is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By the terms of its position: the fastest.
    Evaluated,
    /// By the terms of the positions after a few turns, played quickly: the strongest.
    LookedAhead,
    /// By one random game to the end.
    PlayedOut,
}

/// What is known of a decision after thinking.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The decision.
    pub action: A,
    /// How many rounds it was among the better half, on all threads.
    rounds: u32,
    /// How often it was looked at.
    pub visits: u32,
    /// The chance to win that it promises the one who decides.
    pub worth: f32,
}

/// The mind that looks ahead.
#[derive(Debug)]
pub struct Search<G: Evaluate> {
    budget: Budget,
    stop: Stop,
    trees: Vec<Tree<G>>,
}

impl<G: Evaluate> Search<G> {
    /// A mind that thinks so long, judges leaves so, on so many threads, each with its own randomness.
    pub fn new(evaluator: &Evaluator<G>, budget: Budget, leaf: Leaf, threads: usize, seed: u64) -> Search<G> {
        let tree = |stream| Tree::new(evaluator.clone(), leaf, seed.wrapping_add(stream));
        Search { budget, stop: Stop::default(), trees: (0..threads.max(1) as u64).map(tree).collect() }
    }

    /// Thinks about a state and tells what it knows of each decision, the most promising first; nothing if no seat decides.
    pub fn ponder(&mut self, state: &G) -> Vec<Candidate<G::Action>> {
        self.think_of(state, None)
    }

    /// The same, but one of the decisions is thought of to the end, however bad it looks: it is known as well as the best.
    pub fn compare(&mut self, state: &G, kept: G::Action) -> Vec<Candidate<G::Action>> {
        self.think_of(state, Some(kept))
    }

    fn think_of(&mut self, state: &G, kept: Option<G::Action>) -> Vec<Candidate<G::Action>> {
        let (budget, stop) = (self.budget, &self.stop);
        match &mut self.trees[..] {
            [alone] => think(alone, state, kept, budget, stop),
            several => thread::scope(|scope| {
                several.iter_mut().for_each(|tree| drop(scope.spawn(|| think(tree, state, kept, budget, stop))));
            }),
        }
        self.sum()
    }

    /// Adds up what the trees know: they list the same decisions in the same order.
    fn sum(&self) -> Vec<Candidate<G::Action>> {
        let mut sum: Vec<Candidate<G::Action>> = Vec::new();
        for tree in &self.trees {
            for (at, candidate) in tree.candidates().enumerate() {
                match sum.get_mut(at) {
                    None => sum.push(candidate),
                    Some(known) => *known = known.and(&candidate),
                }
            }
        }
        // A stable sort: among equals the first in the list of the game comes first.
        sum.sort_by(|left, right| right.rank().cmp(&left.rank()).then(right.worth.total_cmp(&left.worth)));
        sum
    }
}

/// Thinks of the decisions that promise most, in rounds of the same length: after each, the worse half of them is out,
/// but for one that is kept.
fn think<G: Evaluate>(tree: &mut Tree<G>, state: &G, kept: Option<G::Action>, budget: Budget, stop: &Stop) {
    let start = Instant::now();
    let mut left = tree.plant(state);
    let kept = kept.and_then(|kept| tree.candidates().position(|candidate| candidate.action == kept));
    if let Some(kept) = kept.filter(|kept| !left.contains(kept)) {
        left.push(kept);
    }
    let rounds = left.len().max(1).next_power_of_two().ilog2();
    for round in 1..=rounds {
        match budget {
            Budget::Simulations(count) => {
                let simulations = left.iter().cycle().take((count / rounds) as usize);
                simulations.for_each(|&edge| tree.simulate(state, edge));
            }
            Budget::Time(time) => {
                while start.elapsed() < time * round / rounds && !stop.is_told() {
                    left.iter().for_each(|&edge| tree.simulate(state, edge));
                }
            }
        }
        tree.keep_better_half(&mut left, kept, round);
        if left.len() < 2 {
            return;
        }
    }
}

impl<A: Copy> Candidate<A> {
    /// What was thought of longest comes first, what was not thought of at all comes last.
    fn rank(&self) -> (u32, bool) {
        (self.rounds, self.visits > 0)
    }

    fn and(&self, other: &Self) -> Self {
        let visits = self.visits + other.visits;
        let sum = self.worth * self.visits as f32 + other.worth * other.visits as f32;
        let worth = if visits == 0 { self.worth } else { sum / visits as f32 };
        Candidate { action: self.action, rounds: self.rounds + other.rounds, visits, worth }
    }
}

impl<G: Evaluate> Mind<G> for Search<G> {
    fn decide(&mut self, state: &G) -> Option<G::Action> {
        self.ponder(state).first().map(|candidate| candidate.action)
    }

    fn heed(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::{Choice, Colour, Pebbles};
    use game::{Game, Nobody, Setup};

    use super::*;

    fn drawn(colour: Colour) -> Pebbles {
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        game.reveal(colour, &mut Nobody).unwrap();
        game
    }

    /// Nobody thinks for the others.
    fn evaluator_with_rivals() -> Evaluator<Pebbles> {
        Evaluator::read(&Pebbles::WEIGHTS.replace("spread", "rivals = 64\nspread")).unwrap()
    }

    fn search(leaf: Leaf, threads: usize, seed: u64) -> Search<Pebbles> {
        Search::new(&Evaluator::standard(), Budget::Simulations(2000), leaf, threads, seed)
    }

    #[test]
    fn it_keeps_white_and_gives_black_away_however_leaves_are_judged() {
        for leaf in [Leaf::Evaluated, Leaf::LookedAhead, Leaf::PlayedOut] {
            for threads in [1, 2] {
                assert_eq!(search(leaf, threads, 1).decide(&drawn(Colour::White)), Some(Choice::Keep), "{leaf:?}");
                assert_eq!(search(leaf, threads, 1).decide(&drawn(Colour::Black)), Some(Choice::Give), "{leaf:?}");
            }
        }
    }

    #[test]
    fn a_forced_decision_needs_no_thought() {
        let candidates = search(Leaf::PlayedOut, 1, 1).ponder(&drawn(Colour::Gold));
        assert_eq!(candidates.iter().map(|candidate| candidate.action).collect::<Vec<_>>(), [Choice::Keep]);
        assert_eq!(candidates[0].visits, 0);
    }

    #[test]
    fn a_decision_that_is_compared_is_known_as_well_as_the_best() {
        let visits = |candidates: Vec<Candidate<Choice>>, choice| {
            candidates.iter().find(|candidate| candidate.action == choice).map(|candidate| candidate.visits)
        };
        let game = drawn(Colour::White);
        for leaf in [Leaf::Evaluated, Leaf::LookedAhead, Leaf::PlayedOut] {
            let compared = search(leaf, 1, 1).compare(&game, Choice::Give);
            assert_eq!(compared[0].action, Choice::Keep, "{leaf:?}");
            assert_eq!(compared[0].visits, compared[1].visits, "{leaf:?}");
            assert_eq!(search(leaf, 1, 1).compare(&game, Choice::Keep), search(leaf, 1, 1).ponder(&game), "{leaf:?}");
        }
        // What is not legal is not thought of.
        let forced = search(Leaf::Evaluated, 1, 1).compare(&drawn(Colour::Gold), Choice::Give);
        assert_eq!((forced.len(), visits(forced, Choice::Give)), (1, None));
    }

    #[test]
    fn who_is_told_to_stop_decides_at_once() {
        const DAY: Duration = Duration::from_hours(24);
        let stop = Stop::default();
        let mut search = Search::new(&Evaluator::standard(), Budget::Time(DAY), Leaf::Evaluated, 1, 1);
        search.heed(&stop);
        let deciding = thread::spawn(move || search.decide(&drawn(Colour::White)));
        stop.stop();
        // Without the word it would think for a day.
        assert!(deciding.join().unwrap().is_some());
    }

    #[test]
    fn nobody_decides_on_the_dealers_turn() {
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 3)).unwrap();
        assert_eq!(search(Leaf::Evaluated, 1, 1).decide(&game), None);
    }

    #[test]
    fn the_same_seed_thinks_the_same() {
        let think = |seed, threads| search(Leaf::PlayedOut, threads, seed).ponder(&drawn(Colour::White));
        assert_eq!(think(7, 1), think(7, 1));
        assert_eq!(think(7, 2), think(7, 2));
        assert_ne!(think(7, 1), think(8, 1));
    }

    #[test]
    fn one_need_not_think_for_others_to_keep_white_and_give_black_away() {
        let evaluator = evaluator_with_rivals();
        let think = |colour, leaf, seed| {
            let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 3)).unwrap();
            game.reveal(colour, &mut Nobody).unwrap();
            Search::new(&evaluator, Budget::Simulations(2000), leaf, 1, seed).ponder(&game)
        };
        assert_eq!(think(Colour::White, Leaf::LookedAhead, 1)[0].action, Choice::Keep);
        assert_eq!(think(Colour::Black, Leaf::LookedAhead, 1)[0].action, Choice::Give);
        assert_eq!(think(Colour::White, Leaf::LookedAhead, 7), think(Colour::White, Leaf::LookedAhead, 7));
        // Only where whole turns are looked at: other leaves think for everybody as before.
        let before = |leaf| {
            let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 3)).unwrap();
            game.reveal(Colour::White, &mut Nobody).unwrap();
            Search::new(&Evaluator::standard(), Budget::Simulations(2000), leaf, 1, 1).ponder(&game)
        };
        assert_ne!(think(Colour::White, Leaf::LookedAhead, 1), before(Leaf::LookedAhead));
        assert_eq!(think(Colour::White, Leaf::Evaluated, 1), before(Leaf::Evaluated));
        assert_eq!(think(Colour::White, Leaf::PlayedOut, 1), before(Leaf::PlayedOut));
    }

    #[test]
    fn leaves_are_looked_behind_farther_only_after_enough_thought() {
        let farther = Evaluator::read(&Pebbles::WEIGHTS.replace("spread", "farther = 200\nspread")).unwrap();
        let think = |evaluator: &Evaluator<Pebbles>, simulations, leaf| {
            Search::new(evaluator, Budget::Simulations(simulations), leaf, 1, 1).ponder(&drawn(Colour::White))
        };
        let as_before =
            |simulations, leaf| think(&farther, simulations, leaf) == think(&Evaluator::standard(), simulations, leaf);
        assert!(as_before(200, Leaf::LookedAhead));
        assert!(!as_before(400, Leaf::LookedAhead));
        // Other leaves are not looked behind.
        assert!(as_before(400, Leaf::Evaluated) && as_before(400, Leaf::PlayedOut));
    }

    #[test]
    fn what_was_thought_of_a_position_is_kept_until_something_is_drawn() {
        let mut search = search(Leaf::Evaluated, 1, 3);
        let mut game = drawn(Colour::White);
        let mut visits = |game: &Pebbles, simulations| {
            search.budget = Budget::Simulations(simulations);
            search.ponder(game).iter().map(|candidate| candidate.visits).sum::<u32>()
        };
        let before = visits(&game, 2000);
        assert!(before > 100, "{before}");
        assert_eq!(visits(&game, 0), before);
        game.play(Choice::Keep, &mut Nobody).unwrap();
        game.reveal(Colour::White, &mut Nobody).unwrap();
        assert_eq!(visits(&game, 0), 0);
    }
}

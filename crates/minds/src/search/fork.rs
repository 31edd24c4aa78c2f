//! Everything a seat may decide in a node of the tree, and what became of it.

use table::{Appraise, Nobody, Seat};

use crate::Judge;
use crate::appraisal::Worth;
use crate::exponential::exp;
use crate::fingerprint::fingerprint;

/// How sharply the terms of the next position order decisions that nobody has looked at.
const SHARPNESS: f32 = 16.0;

/// A decision.
#[derive(Clone, Debug)]
pub(super) struct Branch<A> {
    pub(super) step: A,
    /// Tells it from the other decisions, whatever was drawn.
    pub(super) print: u64,
    pub(super) visits: u32,
    /// What it was worth in the mean; before the first visit, what it promises.
    pub(super) worth: f32,
    /// How likely it is the best before anybody has looked, compared with the other branches.
    prior: f32,
    /// How many rounds it was among the better half, the last time it was thought of.
    pub(super) rounds: u32,
    /// When it was legal last, as a number of [`Fork::meetings`].
    met: u32,
}

/// Everything a seat may decide in a node. Behind a draw, a node stands for all positions that the same decisions lead to, whatever was drawn: not every
/// decision is legal in all of them.
#[derive(Clone, Debug)]
pub(super) struct Fork<A> {
    pub(super) seat: Seat,
    pub(super) branches: Vec<Branch<A>>,
    visits: u32,
    /// What the best decision promised in the position that was met first.
    best: f32,
    /// How often it was looked what is legal.
    meetings: u32,
    /// The priors of all that is legal together.
    priors: f32,
}

/// What decisions promise a seat in one position. What the others are promised is taken from before the decision: they only matter by their order here.
struct Hopes<'a, G> {
    judge: &'a Judge<G>,
    state: &'a G,
    seat: Seat,
    points: Worth,
}

impl<'a, G: Appraise> Hopes<'a, G> {
    fn new(judge: &'a Judge<G>, state: &'a G, seat: Seat) -> Hopes<'a, G> {
        Hopes { judge, state, seat, points: judge.all_points(state) }
    }

    fn of(&mut self, step: G::Action) -> f32 {
        let mut next = *self.state;
        next.play_unchecked(step, &mut Nobody);
        self.points[self.seat.index()] = self.judge.points(&next, self.seat);
        self.judge.chances(self.state, &self.points)[self.seat.index()]
    }
}

/// What tells a decision from others: the same decision about another piece is another one.
fn print<G: Appraise>(state: &G, step: G::Action) -> u64 {
    fingerprint(&(step, state.subject(step)))
}

impl<A: Copy> Fork<A> {
    /// All decisions of a seat, with what they promise if there is a judge; without, none promises more than another.
    pub(super) fn new<G: Appraise<Action = A>>(state: &G, seat: Seat, list: &[A], judge: Option<&Judge<G>>) -> Fork<A> {
        let branch =
            |&step| Branch { step, print: print(state, step), visits: 0, worth: 0.5, prior: 1.0, rounds: 0, met: 0 };
        let mut branches: Vec<_> = list.iter().map(branch).collect();
        if let Some(judge) = judge.filter(|_| list.len() > 1) {
            let mut hopes = Hopes::new(judge, state, seat);
            branches.iter_mut().for_each(|branch| branch.worth = hopes.of(branch.step));
        }
        let best = branches.iter().map(|branch| branch.worth).fold(0.0, f32::max);
        branches.iter_mut().for_each(|branch| branch.prior = prior(branch.worth, best));
        let priors = branches.iter().map(|branch| branch.prior).sum();
        Fork { seat, branches, visits: 0, best, meetings: 0, priors }
    }

    /// Meets another position that the same decisions lead to after other draws: only what is in the list is legal there. Returns how many decisions were
    /// never legal before.
    pub(super) fn meet<G: Appraise<Action = A>>(&mut self, state: &G, list: &[A], judge: Option<&Judge<G>>) -> usize {
        let before = self.branches.len();
        self.meetings += 1;
        self.priors = 0.0;
        let mut hopes = None;
        for (at, &step) in list.iter().enumerate() {
            let print = print(state, step);
            // Most often the list is the same as before.
            let known = self.branches.get(at).is_some_and(|branch| branch.print == print).then_some(at);
            let known = known.or_else(|| self.branches.iter().position(|branch| branch.print == print));
            let at = known.unwrap_or_else(|| {
                let promise =
                    judge.map(|judge| hopes.get_or_insert_with(|| Hopes::new(judge, state, self.seat)).of(step));
                let worth = promise.unwrap_or(0.5);
                let prior = prior(worth, self.best);
                self.branches.push(Branch { step, print, visits: 0, worth, prior, rounds: 0, met: 0 });
                self.branches.len() - 1
            });
            self.branches[at].met = self.meetings;
            self.priors += self.branches[at].prior;
        }
        self.branches.len() - before
    }

    /// The legal branch that looks best, with some curiosity for likely ones that were seldom looked at.
    pub(super) fn choose(&self, curiosity: f32) -> usize {
        let curiosity = curiosity * (self.visits.max(1) as f32).sqrt() / self.priors;
        let (mut best, mut highest) = (0, f32::MIN);
        for (at, branch) in self.branches.iter().enumerate().filter(|(_, branch)| branch.met == self.meetings) {
            let bound = branch.worth + curiosity * branch.prior / (1.0 + branch.visits as f32);
            if bound > highest {
                (best, highest) = (at, bound);
            }
        }
        best
    }

    /// Remembers what a branch turned out to be worth.
    pub(super) fn remember(&mut self, branch: usize, worth: &Worth) {
        let branch = &mut self.branches[branch];
        self.visits += 1;
        branch.visits += 1;
        let before = if branch.visits == 1 { 0.0 } else { branch.worth };
        branch.worth = before + (worth[self.seat.index()] - before) / branch.visits as f32;
    }
}

/// How likely a decision that promises so much is the best, compared with one that promises the best.
fn prior(promise: f32, best: f32) -> f32 {
    exp((promise - best) * SHARPNESS)
}

#[cfg(test)]
mod tests {
    use table::contract::pebbles::{Choice, Colour, Pebbles};
    use table::{Game, Setup, Turn};

    use super::*;

    fn drawn(colour: Colour) -> (Pebbles, Vec<Choice>) {
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        game.reveal(colour, &mut Nobody).unwrap();
        let mut list = Vec::new();
        game.actions(&mut list);
        (game, list)
    }

    fn fork(colour: Colour) -> Fork<Choice> {
        let (game, list) = drawn(colour);
        let Turn::Decide(seat) = game.turn() else { unreachable!() };
        Fork::new(&game, seat, &list, Some(&Judge::standard()))
    }

    fn meet(fork: &mut Fork<Choice>, colour: Colour) -> usize {
        let (game, list) = drawn(colour);
        fork.meet(&game, &list, Some(&Judge::standard()))
    }

    #[test]
    fn what_promises_most_is_chosen_first() {
        let chosen = |colour| {
            let fork = fork(colour);
            fork.branches[fork.choose(0.15)].step
        };
        assert_eq!(chosen(Colour::White), Choice::Keep);
        assert_eq!(chosen(Colour::Black), Choice::Give);
    }

    #[test]
    fn a_decision_about_another_piece_is_another_decision() {
        let mut fork = fork(Colour::White);
        assert_eq!(meet(&mut fork, Colour::White), 0);
        assert_eq!(meet(&mut fork, Colour::Black), 2);
        assert_eq!(meet(&mut fork, Colour::White), 0);
        assert_eq!(fork.branches.len(), 4);
    }

    #[test]
    fn only_what_is_legal_is_chosen() {
        let mut fork = fork(Colour::White);
        meet(&mut fork, Colour::Black);
        let chosen = fork.choose(0.15);
        assert!(chosen >= 2 && fork.branches[chosen].step == Choice::Give);
        // However good the others were.
        (0..9).for_each(|_| fork.remember(0, &[1.0; Seat::MOST]));
        assert!(fork.choose(0.15) >= 2);
        meet(&mut fork, Colour::White);
        assert_eq!(fork.choose(0.15), 0);
        // Gold has to be kept.
        assert_eq!(meet(&mut fork, Colour::Gold), 1);
        assert_eq!(fork.choose(0.15), 4);
    }

    #[test]
    fn what_a_branch_is_worth_is_the_mean_of_what_it_was() {
        let mut fork = fork(Colour::White);
        [0.25, 0.75, 0.8].iter().for_each(|&worth| fork.remember(1, &[worth; Seat::MOST]));
        assert!((fork.branches[1].worth - 0.6).abs() < 1e-6);
        assert_eq!((fork.branches[0].visits, fork.branches[1].visits), (0, 3));
    }
}

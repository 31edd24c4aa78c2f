//! Everything a seat may decide in a node of the tree, and what became of it.

use game::{Evaluate, Nobody, Seat};

use crate::Evaluator;
use crate::evaluation::SeatValues;
use crate::exponential::exp;
use crate::fingerprint::fingerprint;

/// How sharply the terms of the next position order decisions that nobody has looked at.
const SHARPNESS: f32 = 16.0;

/// A decision.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    pub(super) step: A,
    /// Tells it from the other decisions, whatever was drawn.
    pub(super) print: u64,
    pub(super) visits: u32,
    /// What it was worth in the mean; before the first visit, what it promises.
    pub(super) worth: f32,
    /// How likely it is the best before anybody has looked, compared with the other edges.
    prior: f32,
    /// How many rounds it was among the better half, the last time it was thought of.
    pub(super) rounds: u32,
    /// When it was legal last, as a number of [`DecisionNode::meetings`].
    met: u32,
}

/// Everything a seat may decide in a node. Behind a draw, a node stands for all positions that the same decisions lead
/// to, whatever was drawn: not every decision is legal in all of them.
#[derive(Clone, Debug)]
pub(super) struct DecisionNode<A> {
    pub(super) seat: Seat,
    pub(super) edges: Vec<Edge<A>>,
    visits: u32,
    /// What the best decision promised in the position that was met first.
    best: f32,
    /// How often it was looked what is legal.
    meetings: u32,
    /// The priors of all that is legal together.
    priors: f32,
}

/// What decisions promise a seat in one position. What the others are promised is taken from before the decision: they
/// only matter by their order here.
struct PriorValues<'a, G> {
    evaluator: &'a Evaluator<G>,
    state: &'a G,
    seat: Seat,
    points: SeatValues,
}

impl<'a, G: Evaluate> PriorValues<'a, G> {
    fn new(evaluator: &'a Evaluator<G>, state: &'a G, seat: Seat) -> PriorValues<'a, G> {
        PriorValues { evaluator, state, seat, points: evaluator.all_points(state) }
    }

    fn of(&mut self, step: G::Action) -> f32 {
        let mut next = *self.state;
        next.play_unchecked(step, &mut Nobody);
        self.points[self.seat.index()] = self.evaluator.points(&next, self.seat);
        self.evaluator.chances(self.state, &self.points)[self.seat.index()]
    }
}

/// What tells a decision from others: the same decision about another piece is another one.
fn print<G: Evaluate>(state: &G, step: G::Action) -> u64 {
    fingerprint(&(step, state.subject(step)))
}

impl<A: Copy> DecisionNode<A> {
    /// All decisions of a seat, with what they promise if there is a evaluator; without, none promises more than another.
    pub(super) fn new<G: Evaluate<Action = A>>(
        state: &G,
        seat: Seat,
        list: &[A],
        evaluator: Option<&Evaluator<G>>,
    ) -> DecisionNode<A> {
        let edge =
            |&step| Edge { step, print: print(state, step), visits: 0, worth: 0.5, prior: 1.0, rounds: 0, met: 0 };
        let mut edges: Vec<_> = list.iter().map(edge).collect();
        if let Some(evaluator) = evaluator.filter(|_| list.len() > 1) {
            let mut priors_of = PriorValues::new(evaluator, state, seat);
            edges.iter_mut().for_each(|edge| edge.worth = priors_of.of(edge.step));
        }
        let best = edges.iter().map(|edge| edge.worth).fold(0.0, f32::max);
        edges.iter_mut().for_each(|edge| edge.prior = prior(edge.worth, best));
        let priors = edges.iter().map(|edge| edge.prior).sum();
        DecisionNode { seat, edges, visits: 0, best, meetings: 0, priors }
    }

    /// Meets another position that the same decisions lead to after other draws: only what is in the list is legal
    /// there. Returns how many decisions were never legal before.
    pub(super) fn meet<G: Evaluate<Action = A>>(
        &mut self,
        state: &G,
        list: &[A],
        evaluator: Option<&Evaluator<G>>,
    ) -> usize {
        let before = self.edges.len();
        self.meetings += 1;
        self.priors = 0.0;
        let mut priors_of = None;
        for (at, &step) in list.iter().enumerate() {
            let print = print(state, step);
            // Most often the list is the same as before.
            let known = self.edges.get(at).is_some_and(|edge| edge.print == print).then_some(at);
            let known = known.or_else(|| self.edges.iter().position(|edge| edge.print == print));
            let at = known.unwrap_or_else(|| {
                let promise = evaluator.map(|evaluator| {
                    priors_of.get_or_insert_with(|| PriorValues::new(evaluator, state, self.seat)).of(step)
                });
                let worth = promise.unwrap_or(0.5);
                let prior = prior(worth, self.best);
                self.edges.push(Edge { step, print, visits: 0, worth, prior, rounds: 0, met: 0 });
                self.edges.len() - 1
            });
            self.edges[at].met = self.meetings;
            self.priors += self.edges[at].prior;
        }
        self.edges.len() - before
    }

    /// The legal edge that looks best, with some curiosity for likely ones that were seldom looked at.
    pub(super) fn choose(&self, curiosity: f32) -> usize {
        let curiosity = curiosity * (self.visits.max(1) as f32).sqrt() / self.priors;
        let (mut best, mut highest) = (0, f32::MIN);
        for (at, edge) in self.edges.iter().enumerate().filter(|(_, edge)| edge.met == self.meetings) {
            let bound = edge.worth + curiosity * edge.prior / (1.0 + edge.visits as f32);
            if bound > highest {
                (best, highest) = (at, bound);
            }
        }
        best
    }

    /// Remembers what a edge turned out to be worth.
    pub(super) fn remember(&mut self, edge: usize, worth: &SeatValues) {
        let edge = &mut self.edges[edge];
        self.visits += 1;
        edge.visits += 1;
        let before = if edge.visits == 1 { 0.0 } else { edge.worth };
        edge.worth = before + (worth[self.seat.index()] - before) / edge.visits as f32;
    }
}

/// How likely a decision that promises so much is the best, compared with one that promises the best.
fn prior(promise: f32, best: f32) -> f32 {
    exp((promise - best) * SHARPNESS)
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "what is meant to be the same is the same to the last bit")]
mod tests {
    use game::contract::pebbles::{Choice, Colour, Pebbles};
    use game::{Game, Setup, Turn};

    use super::*;

    fn drawn(colour: Colour) -> (Pebbles, Vec<Choice>) {
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        game.reveal(colour, &mut Nobody).unwrap();
        let mut list = Vec::new();
        game.actions(&mut list);
        (game, list)
    }

    fn node(colour: Colour) -> DecisionNode<Choice> {
        let (game, list) = drawn(colour);
        let Turn::Decide(seat) = game.turn() else { unreachable!() };
        DecisionNode::new(&game, seat, &list, Some(&Evaluator::standard()))
    }

    fn meet(node: &mut DecisionNode<Choice>, colour: Colour) -> usize {
        let (game, list) = drawn(colour);
        node.meet(&game, &list, Some(&Evaluator::standard()))
    }

    #[test]
    fn what_promises_most_is_chosen_first() {
        let chosen = |colour| {
            let node = node(colour);
            node.edges[node.choose(0.15)].step
        };
        assert_eq!(chosen(Colour::White), Choice::Keep);
        assert_eq!(chosen(Colour::Black), Choice::Give);
    }

    #[test]
    fn a_decision_about_another_piece_is_another_decision() {
        let mut node = node(Colour::White);
        assert_eq!(meet(&mut node, Colour::White), 0);
        assert_eq!(meet(&mut node, Colour::Black), 2);
        assert_eq!(meet(&mut node, Colour::White), 0);
        assert_eq!(node.edges.len(), 4);
    }

    #[test]
    fn only_what_is_legal_is_chosen() {
        let mut node = node(Colour::White);
        meet(&mut node, Colour::Black);
        let chosen = node.choose(0.15);
        assert!(chosen >= 2 && node.edges[chosen].step == Choice::Give);
        // However good the others were.
        (0..9).for_each(|_| node.remember(0, &[1.0; Seat::MOST]));
        assert!(node.choose(0.15) >= 2);
        meet(&mut node, Colour::White);
        assert_eq!(node.choose(0.15), 0);
        // Gold has to be kept.
        assert_eq!(meet(&mut node, Colour::Gold), 1);
        assert_eq!(node.choose(0.15), 4);
    }

    #[test]
    fn what_a_branch_is_worth_is_the_mean_of_what_it_was() {
        let mut node = node(Colour::White);
        [0.25, 0.75, 0.8].iter().for_each(|&worth| node.remember(1, &[worth; Seat::MOST]));
        assert!((node.edges[1].worth - 0.6).abs() < 1e-6);
        assert_eq!((node.edges[0].visits, node.edges[1].visits), (0, 3));
    }

    /// `SHARPNESS` is 16: one sixteenth less is `e` times less likely, two sixteenths `e` times less again.
    #[test]
    fn a_decision_that_promises_less_is_less_likely_by_a_fixed_factor() {
        let likely = [0.6, 0.6 - 1.0 / 16.0, 0.6 - 2.0 / 16.0].map(|promise| prior(promise, 0.6));
        assert!(likely.iter().zip([1.0, 0.367_879, 0.135_335]).all(|(prior, known)| (prior - known).abs() < 1e-4));
    }

    /// What promises as much as the best has all of the prior that a decision can have, and all of them together are their sum.
    #[test]
    fn priors_are_taken_from_what_decisions_promise() {
        let node = node(Colour::White);
        let [keep, give] = &node.edges[..] else { unreachable!() };
        assert!(keep.worth > give.worth && keep.prior > give.prior, "{node:?}");
        assert_eq!(node.best, keep.worth);
        assert_eq!((keep.prior, give.prior), (prior(keep.worth, node.best), prior(give.worth, node.best)));
        assert!((node.priors - keep.prior - give.prior).abs() < 1e-6);
    }

    /// Two decisions as good and as likely as each other: curiosity looks at the one that was seen less.
    #[test]
    fn curiosity_looks_at_what_was_seldom_looked_at() {
        let mut node = node(Colour::White);
        node.edges.iter_mut().for_each(|edge| (edge.worth, edge.prior) = (0.5, 1.0));
        node.priors = 2.0;
        node.remember(0, &[0.5; Seat::MOST]);
        assert_eq!(node.choose(0.15), 1);
        (0..3).for_each(|_| node.remember(1, &[0.5; Seat::MOST]));
        assert_eq!(node.choose(0.15), 0);
        // Without curiosity, only what it is worth counts; with much of it, a little worth counts for nothing.
        node.edges[1].worth = 0.51;
        assert_eq!((node.choose(0.0), node.choose(5.0)), (1, 0));
        // A bound is the worth and the curiosity, times the root of all visits, times the share of the prior, by one more than its visits.
        let bound = |visits: f32| 0.5 + 2.0 * 4f32.sqrt() * 0.5 / (1.0 + visits);
        node.edges[1].worth = 0.5 + (bound(1.0) - bound(3.0)) - 0.001;
        assert_eq!(node.choose(2.0), 0);
        node.edges[1].worth += 0.002;
        assert_eq!(node.choose(2.0), 1);
    }
}

//! The tree of positions met.

use std::collections::HashMap;

use table::{Appraise, Nobody, Seat, Shuffler, Turn};

use super::fingerprint::{Ready, fingerprint};
use super::{Candidate, Leaf};
use crate::appraisal::{Worth, won};
use crate::exponential::exp;
use crate::{Judge, play_out};

/// How much a seat explores beside what looks best.
const CURIOSITY: f32 = 1.2;
/// How sharply the terms of the next position order decisions that nobody has looked at.
const SHARPNESS: f32 = 12.0;
/// A tree larger than this is forgotten before the next decision.
const MOST_NODES: usize = 400_000;

/// A decision or a draw, and the position it leads to.
#[derive(Clone, Debug)]
struct Branch<T> {
    step: T,
    node: Option<u32>,
    visits: u32,
    /// The sum of what it was worth; before the first visit, what it promises.
    worth: f32,
    /// How likely it is the best, before anybody has looked.
    prior: f32,
}

impl<T> Branch<T> {
    fn mean(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }
}

#[derive(Clone, Debug)]
enum Node<G: Appraise> {
    /// A seat decides; the branches are all it may decide.
    Decide(Seat, u32, Vec<Branch<G::Action>>),
    /// The dealer draws; the branches are what he has drawn so far.
    Deal(Vec<Branch<G::Outcome>>),
    /// The game is over.
    Over(Worth),
}

/// The tree of positions met.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Appraise> {
    judge: Judge<G>,
    leaf: Leaf,
    nodes: Vec<Node<G>>,
    known: HashMap<u64, u32, Ready>,
    root: Option<u32>,
    path: Vec<(u32, usize)>,
    list: Vec<G::Action>,
}

impl<G: Appraise> Tree<G> {
    pub(super) fn new(judge: Judge<G>, leaf: Leaf) -> Tree<G> {
        Tree {
            judge,
            leaf,
            nodes: Vec::new(),
            known: HashMap::default(),
            root: None,
            path: Vec::new(),
            list: Vec::with_capacity(G::MOST_ACTIONS),
        }
    }

    /// Goes on from this position, with what is known of it.
    pub(super) fn plant(&mut self, state: &G) {
        if self.nodes.len() > MOST_NODES {
            self.nodes.clear();
            self.known.clear();
        }
        self.root = Some(self.grow(state).0);
    }

    /// The node of a position and whether it is new.
    fn grow(&mut self, state: &G) -> (u32, bool) {
        let print = fingerprint(state);
        if let Some(&node) = self.known.get(&print) {
            return (node, false);
        }
        let node = match state.turn() {
            Turn::Over => Node::Over(won(&state.standing())),
            Turn::Deal => Node::Deal(Vec::new()),
            Turn::Decide(seat) => Node::Decide(seat, 0, self.branches(state, seat)),
        };
        self.nodes.push(node);
        let node = self.nodes.len() as u32 - 1;
        self.known.insert(print, node);
        (node, true)
    }

    /// All decisions of a seat. What the others are promised is taken from before the decision: they only matter by their order here.
    fn branches(&mut self, state: &G, seat: Seat) -> Vec<Branch<G::Action>> {
        self.list.clear();
        state.actions(&mut self.list);
        let even = 1.0 / self.list.len() as f32;
        let branch = |&step| Branch { step, node: None, visits: 0, worth: 0.5, prior: even };
        let mut branches: Vec<_> = self.list.iter().map(branch).collect();
        if self.leaf == Leaf::Appraised && branches.len() > 1 {
            let mut points = self.judge.all_points(state);
            for branch in &mut branches {
                let mut next = *state;
                next.play_unchecked(branch.step, &mut Nobody);
                points[seat.index()] = self.judge.points(&next, seat);
                branch.worth = self.judge.chances(state, &points)[seat.index()];
            }
            set_priors(&mut branches);
        }
        branches
    }

    /// Follows the tree to a new leaf, judges it, and remembers the result on the way back.
    pub(super) fn simulate(&mut self, root: &G, chance: &mut Shuffler) {
        let Some(mut at) = self.root else { return };
        let mut state = *root;
        self.path.clear();
        let worth = loop {
            if let Node::Over(worth) = &self.nodes[at as usize] {
                break *worth;
            }
            let (next, new) = self.descend(at, &mut state, chance);
            at = next;
            if new {
                break self.judge_leaf(&mut state, chance);
            }
        };
        self.remember(&worth);
    }

    fn judge_leaf(&mut self, state: &mut G, chance: &mut Shuffler) -> Worth {
        match self.leaf {
            Leaf::Appraised => self.judge.worth(state),
            Leaf::PlayedOut => {
                play_out(state, &mut self.list, chance);
                won(&state.standing())
            }
        }
    }

    /// One step down: follows a branch to its position, and tells whether that is new.
    fn descend(&mut self, at: u32, state: &mut G, chance: &mut Shuffler) -> (u32, bool) {
        let (branch, known) = match &mut self.nodes[at as usize] {
            Node::Over(_) => return (at, false),
            Node::Decide(_, visits, branches) => {
                let branch = choose(*visits, branches);
                state.play_unchecked(branches[branch].step, &mut Nobody);
                (branch, branches[branch].node)
            }
            Node::Deal(branches) => {
                let outcome = state.deal(chance);
                state.reveal_unchecked(outcome, &mut Nobody);
                let branch = branches.iter().position(|branch| branch.step == outcome).unwrap_or_else(|| {
                    branches.push(Branch { step: outcome, node: None, visits: 0, worth: 0.0, prior: 0.0 });
                    branches.len() - 1
                });
                (branch, branches[branch].node)
            }
        };
        self.path.push((at, branch));
        if let Some(node) = known {
            return (node, false);
        }
        let (node, new) = self.grow(state);
        match &mut self.nodes[at as usize] {
            Node::Decide(_, _, branches) => branches[branch].node = Some(node),
            Node::Deal(branches) => branches[branch].node = Some(node),
            Node::Over(_) => {}
        }
        (node, new)
    }

    fn remember(&mut self, worth: &Worth) {
        for &(at, branch) in &self.path {
            match &mut self.nodes[at as usize] {
                Node::Decide(seat, visits, branches) => {
                    let branch = &mut branches[branch];
                    let before = if branch.visits == 0 { 0.0 } else { branch.worth };
                    *visits += 1;
                    branch.visits += 1;
                    branch.worth = before + worth[seat.index()];
                }
                Node::Deal(branches) => branches[branch].visits += 1,
                Node::Over(_) => {}
            }
        }
    }

    /// What is known of the decisions at the root, in the order of the game.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Candidate<G::Action>> + '_ {
        let root = self.root.and_then(|root| self.nodes.get(root as usize));
        let branches = match root {
            Some(Node::Decide(_, _, branches)) => &branches[..],
            _ => &[],
        };
        branches.iter().map(|branch| Candidate { action: branch.step, visits: branch.visits, worth: branch.mean() })
    }
}

/// Turns promises into how likely each branch is the best.
fn set_priors<T>(branches: &mut [Branch<T>]) {
    let best = branches.iter().map(|branch| branch.worth).fold(0.0, f32::max);
    let mut sum = 0.0;
    for branch in branches.iter_mut() {
        branch.prior = exp((branch.worth - best) * SHARPNESS);
        sum += branch.prior;
    }
    branches.iter_mut().for_each(|branch| branch.prior /= sum);
}

/// The branch that looks best, with some curiosity for likely ones that were seldom looked at.
fn choose<T>(visits: u32, branches: &[Branch<T>]) -> usize {
    let curiosity = CURIOSITY * (visits.max(1) as f32).sqrt();
    let (mut best, mut highest) = (0, f32::MIN);
    for (at, branch) in branches.iter().enumerate() {
        let bound = branch.mean() + curiosity * branch.prior / (1.0 + branch.visits as f32);
        if bound > highest {
            (best, highest) = (at, bound);
        }
    }
    best
}

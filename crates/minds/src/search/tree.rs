//! The tree of positions met.

use std::collections::HashMap;

use table::{Appraise, Nobody, Seat, Shuffler, Turn};

use super::draws::Draws;
use super::fingerprint::{Ready, fingerprint};
use super::foresight::play_on;
use super::{Candidate, Leaf};
use crate::appraisal::{Worth, won};
use crate::exponential::exp;
use crate::{Judge, play_out};

/// How much a seat explores beside what looks best: little if leaves are appraised, more if the luck of a random game judges them.
const fn curiosity(leaf: Leaf) -> f32 {
    match leaf {
        Leaf::Appraised | Leaf::Foreseen => 0.2,
        Leaf::PlayedOut => 1.2,
    }
}
/// How sharply the terms of the next position order decisions that nobody has looked at.
const SHARPNESS: f32 = 12.0;
/// A tree with more branches than this grows no further: about a hundred megabytes.
const MOST_BRANCHES: usize = 3_000_000;
/// A tree with more branches than this is forgotten before the next decision, so that there is room to think.
const MANY_BRANCHES: usize = MOST_BRANCHES / 2;

/// A decision, and the position it leads to.
#[derive(Clone, Debug)]
struct Branch<A> {
    step: A,
    node: Option<u32>,
    visits: u32,
    /// What it was worth in the mean; before the first visit, what it promises.
    worth: f32,
    /// How likely it is the best, before anybody has looked.
    prior: f32,
}

/// Everything a seat may decide in a position.
#[derive(Clone, Debug)]
struct Fork<A> {
    seat: Seat,
    visits: u32,
    branches: Vec<Branch<A>>,
}

#[derive(Clone, Debug)]
enum Node<G: Appraise> {
    /// A seat decides, and nobody has looked what it may: most positions are met only once.
    Unopened(Seat),
    /// A seat decides.
    Decide(Fork<G::Action>),
    /// The dealer draws.
    Deal(Draws<G::Outcome>),
    /// The game is over.
    Over(Worth),
}

/// The tree of positions met.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Appraise> {
    judge: Judge<G>,
    leaf: Leaf,
    /// The luck of all draws.
    seed: u64,
    nodes: Vec<Node<G>>,
    known: HashMap<u64, u32, Ready>,
    root: Option<u32>,
    /// The nodes on the way to the leaf, and which of their branches was taken.
    path: Vec<(u32, usize)>,
    /// How many branches all nodes have together.
    branches: usize,
    list: Vec<G::Action>,
}

impl<G: Appraise> Tree<G> {
    pub(super) fn new(judge: Judge<G>, leaf: Leaf, seed: u64) -> Tree<G> {
        Tree {
            judge,
            leaf,
            seed,
            nodes: Vec::new(),
            known: HashMap::default(),
            root: None,
            path: Vec::new(),
            branches: 0,
            list: Vec::with_capacity(G::MOST_ACTIONS),
        }
    }

    /// Goes on from this position, with what is known of it.
    pub(super) fn plant(&mut self, state: &G) {
        if self.branches > MANY_BRANCHES {
            self.nodes.clear();
            self.known.clear();
            self.branches = 0;
        }
        let root = self.grow(state).0;
        self.open(root, state);
        self.root = Some(root);
    }

    /// Looks what may be decided in a position, if nobody has.
    fn open(&mut self, at: u32, state: &G) {
        if let Node::Unopened(seat) = self.nodes[at as usize] {
            let branches = self.branches(state, seat);
            self.branches += branches.len();
            self.nodes[at as usize] = Node::Decide(Fork { seat, visits: 0, branches });
        }
    }

    /// The node of a position and whether it is new.
    fn grow(&mut self, state: &G) -> (u32, bool) {
        let print = fingerprint(state);
        if let Some(&node) = self.known.get(&print) {
            return (node, false);
        }
        let node = match state.turn() {
            Turn::Over => Node::Over(won(&state.standing())),
            Turn::Deal => Node::Deal(Draws::default()),
            Turn::Decide(seat) => Node::Unopened(seat),
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
        if self.leaf != Leaf::PlayedOut && branches.len() > 1 {
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
            self.open(at, &state);
            if let Node::Over(worth) = self.nodes[at as usize] {
                break worth;
            }
            let (next, new) = self.descend(at, &mut state);
            if new || self.branches > MOST_BRANCHES && self.is_unopened(next) {
                break self.judge_leaf(&mut state, chance);
            }
            at = next;
        };
        self.remember(&worth);
    }

    fn is_unopened(&self, at: u32) -> bool {
        matches!(self.nodes[at as usize], Node::Unopened(_))
    }

    fn judge_leaf(&mut self, state: &mut G, chance: &mut Shuffler) -> Worth {
        match self.leaf {
            Leaf::Appraised => self.judge.worth(state),
            Leaf::Foreseen => {
                play_on(state, self.last_seat(), &self.judge, &mut self.list, chance);
                self.judge.worth(state)
            }
            Leaf::PlayedOut => {
                play_out(state, &mut self.list, chance);
                won(&state.standing())
            }
        }
    }

    /// The seat that decided last on the way to the leaf.
    fn last_seat(&self) -> Option<Seat> {
        self.path.iter().rev().find_map(|&(at, _)| match &self.nodes[at as usize] {
            Node::Decide(fork) => Some(fork.seat),
            _ => None,
        })
    }

    /// One step down: decides or draws, and returns the node of the next position and whether it is new. Draws that are as deep in the tree
    /// have the same luck, so that decisions are compared by what they are worth and not by what was drawn after them.
    fn descend(&mut self, at: u32, state: &mut G) -> (u32, bool) {
        let (chosen, known) = match &mut self.nodes[at as usize] {
            Node::Decide(fork) => {
                let chosen = fork.choose(curiosity(self.leaf));
                state.play_unchecked(fork.branches[chosen].step, &mut Nobody);
                (chosen, fork.branches[chosen].node)
            }
            Node::Deal(draws) => {
                let luck = |number| Shuffler::new(self.seed, (self.path.len() as u64) << 32 | number);
                let drawn = draws.next(|number| state.deal(&mut luck(number as u64)));
                state.reveal_unchecked(draws.followed[drawn].outcome, &mut Nobody);
                (drawn, draws.followed[drawn].node)
            }
            Node::Unopened(_) | Node::Over(_) => return (at, false),
        };
        self.path.push((at, chosen));
        known.map_or_else(|| self.grow_from(at, chosen, state), |node| (node, false))
    }

    /// The node of a position that a step leads to for the first time, and whether it is new.
    fn grow_from(&mut self, at: u32, chosen: usize, state: &G) -> (u32, bool) {
        let (node, new) = self.grow(state);
        match &mut self.nodes[at as usize] {
            Node::Decide(fork) => fork.branches[chosen].node = Some(node),
            Node::Deal(draws) => draws.followed[chosen].node = Some(node),
            Node::Unopened(_) | Node::Over(_) => {}
        }
        (node, new)
    }

    fn remember(&mut self, worth: &Worth) {
        for &(at, branch) in &self.path {
            if let Node::Decide(fork) = &mut self.nodes[at as usize] {
                fork.remember(branch, worth);
            }
        }
    }

    /// Whether so many simulations more could not change which decision is looked at most.
    pub(super) fn is_settled(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for Candidate { visits, .. } in self.candidates() {
            second = second.max(visits.min(most));
            most = most.max(visits);
        }
        most - second > left
    }

    /// What is known of the decisions at the root, in the order of the game.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Candidate<G::Action>> + '_ {
        let root = self.root.and_then(|root| self.nodes.get(root as usize));
        let branches = match root {
            Some(Node::Decide(fork)) => &fork.branches[..],
            _ => &[],
        };
        branches.iter().map(|branch| Candidate { action: branch.step, visits: branch.visits, worth: branch.worth })
    }
}

/// Turns promises into how likely each branch is the best.
fn set_priors<A>(branches: &mut [Branch<A>]) {
    let best = branches.iter().map(|branch| branch.worth).fold(0.0, f32::max);
    let mut sum = 0.0;
    for branch in branches.iter_mut() {
        branch.prior = exp((branch.worth - best) * SHARPNESS);
        sum += branch.prior;
    }
    branches.iter_mut().for_each(|branch| branch.prior /= sum);
}

impl<A> Fork<A> {
    /// The branch that looks best, with some curiosity for likely ones that were seldom looked at.
    fn choose(&self, curiosity: f32) -> usize {
        let curiosity = curiosity * (self.visits.max(1) as f32).sqrt();
        let (mut best, mut highest) = (0, f32::MIN);
        for (at, branch) in self.branches.iter().enumerate() {
            let bound = branch.worth + curiosity * branch.prior / (1.0 + branch.visits as f32);
            if bound > highest {
                (best, highest) = (at, bound);
            }
        }
        best
    }

    /// Remembers what a branch turned out to be worth.
    fn remember(&mut self, branch: usize, worth: &Worth) {
        let branch = &mut self.branches[branch];
        self.visits += 1;
        branch.visits += 1;
        let before = if branch.visits == 1 { 0.0 } else { branch.worth };
        branch.worth = before + (worth[self.seat.index()] - before) / branch.visits as f32;
    }
}

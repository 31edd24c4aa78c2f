//! The tree of positions met.

use std::collections::HashMap;

use table::{Appraise, Nobody, Seat, Shuffler, Turn};

use super::draws::Draws;
use super::foresight::{BREADTH, play_on};
use super::luck::Luck;
use super::{Candidate, Leaf};
use crate::appraisal::{Worth, won};
use crate::exponential::exp;
use crate::fingerprint::{Ready, fingerprint};
use crate::lines::Lines;
use crate::{Judge, play_out};

/// How much a seat explores beside what looks best: little if leaves are appraised, more if the luck of a random game judges them.
const fn curiosity(leaf: Leaf) -> f32 {
    match leaf {
        Leaf::Appraised | Leaf::Foreseen => 0.15,
        Leaf::PlayedOut => 1.2,
    }
}
/// How often a position is judged before the decisions in it are told apart: the less luck is in a judgement, the sooner it is worth looking further.
const fn patience(leaf: Leaf) -> u32 {
    match leaf {
        Leaf::Appraised | Leaf::Foreseen => 1,
        Leaf::PlayedOut => 16,
    }
}
/// How many decisions are thought of: without terms, none promises more than another.
const fn entrants_of(leaf: Leaf) -> usize {
    match leaf {
        Leaf::Appraised | Leaf::Foreseen => 16,
        Leaf::PlayedOut => usize::MAX,
    }
}
/// A decision whose chance to win is by so much worse is not thought of any more …
const FAR_BEHIND: f32 = 0.15;
/// … if it was looked at so often.
const ENOUGH: u32 = 16;
/// How sharply the terms of the next position order decisions that nobody has looked at.
const SHARPNESS: f32 = 16.0;
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
    /// How many rounds it was among the better half, the last time it was thought of.
    rounds: u32,
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
    /// A seat decides, and nobody has looked what it may; the position was met so often.
    Unopened(Seat, u32),
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
    luck: Luck,
    nodes: Vec<Node<G>>,
    known: HashMap<u64, u32, Ready>,
    root: Option<u32>,
    /// The nodes on the way to the leaf, and which of their branches was taken.
    path: Vec<(u32, usize)>,
    /// How many branches all nodes have together.
    branches: usize,
    list: Vec<G::Action>,
    lines: Lines<G>,
}

impl<G: Appraise> Tree<G> {
    pub(super) fn new(judge: Judge<G>, leaf: Leaf, seed: u64) -> Tree<G> {
        Tree {
            judge,
            leaf,
            luck: Luck::new(seed),
            nodes: Vec::new(),
            known: HashMap::default(),
            root: None,
            path: Vec::new(),
            branches: 0,
            list: Vec::with_capacity(G::MOST_ACTIONS),
            lines: Lines::new(),
        }
    }

    /// Goes on from this position, with what is known of it. Returns the decisions worth thinking of, the most promising first.
    pub(super) fn plant(&mut self, state: &G) -> Vec<usize> {
        if self.branches > MANY_BRANCHES {
            self.nodes.clear();
            self.known.clear();
            self.branches = 0;
        }
        let root = self.grow(state);
        self.open(root, state);
        self.root = Some(root);
        let promises = self.look_through(state);
        let mut entrants: Vec<usize> = (0..promises.len()).collect();
        entrants.sort_by(|&left, &right| promises[right].total_cmp(&promises[left]));
        entrants.truncate(entrants_of(self.leaf));
        entrants
    }

    /// What each decision at the root promises at the end of the turn.
    fn look_through(&mut self, state: &G) -> Vec<f32> {
        let Some(Node::Decide(fork)) = self.root.map(|root| &mut self.nodes[root as usize]) else { return Vec::new() };
        let (judge, lines, seat) = (&self.judge, &mut self.lines, fork.seat);
        let mut luck = self.luck.behind_leaf(0);
        let promises = fork.branches.iter_mut().map(|branch| {
            branch.rounds = 0;
            let mut next = *state;
            next.play_unchecked(branch.step, &mut Nobody);
            if next.turn() == Turn::Decide(seat)
                && let Some(line) = lines.best(&next, BREADTH, judge, &mut luck)
            {
                next = line.state;
            }
            judge.promise(&next, seat)
        });
        promises.collect()
    }

    /// Keeps the better half of these decisions, and of them those that are not far behind, after so many rounds.
    pub(super) fn keep_better_half(&mut self, left: &mut Vec<usize>, rounds: u32) {
        let Some(Node::Decide(fork)) = self.root.map(|root| &mut self.nodes[root as usize]) else { return };
        left.sort_by(|&left, &right| fork.branches[right].worth.total_cmp(&fork.branches[left].worth));
        left.truncate(left.len().div_ceil(2));
        let best = left.first().map_or(0.0, |&best| fork.branches[best].worth);
        left.retain(|&branch| fork.branches[branch].worth > best - FAR_BEHIND || fork.branches[branch].visits < ENOUGH);
        left.iter().for_each(|&branch| fork.branches[branch].rounds = rounds);
    }

    /// Looks what may be decided in a position, if nobody has.
    fn open(&mut self, at: u32, state: &G) {
        if let Node::Unopened(seat, _) = self.nodes[at as usize] {
            let branches = self.branches(state, seat);
            self.branches += branches.len();
            self.nodes[at as usize] = Node::Decide(Fork { seat, visits: 0, branches });
        }
    }

    /// The node of a position.
    fn grow(&mut self, state: &G) -> u32 {
        let print = fingerprint(state);
        if let Some(&node) = self.known.get(&print) {
            return node;
        }
        let node = match state.turn() {
            Turn::Over => Node::Over(won(&state.standing())),
            Turn::Deal => Node::Deal(Draws::default()),
            Turn::Decide(seat) => Node::Unopened(seat, 0),
        };
        self.nodes.push(node);
        let node = self.nodes.len() as u32 - 1;
        self.known.insert(print, node);
        node
    }

    /// All decisions of a seat. What the others are promised is taken from before the decision: they only matter by their order here.
    fn branches(&mut self, state: &G, seat: Seat) -> Vec<Branch<G::Action>> {
        self.list.clear();
        state.actions(&mut self.list);
        let even = 1.0 / self.list.len() as f32;
        let branch = |&step| Branch { step, node: None, visits: 0, worth: 0.5, prior: even, rounds: 0 };
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

    /// Follows the tree from a decision at the root to a leaf, judges it, and remembers the result on the way back.
    pub(super) fn simulate(&mut self, root: &G, first: usize) {
        let Some(mut at) = self.root else { return };
        let mut state = *root;
        let mut first = Some(first);
        self.path.clear();
        self.luck.begin();
        let worth = loop {
            match &mut self.nodes[at as usize] {
                Node::Over(worth) => break *worth,
                Node::Unopened(_, visits) => {
                    *visits += 1;
                    if *visits <= patience(self.leaf) || self.branches > MOST_BRANCHES {
                        break self.judge_leaf(&mut state);
                    }
                    self.open(at, &state);
                }
                Node::Decide(_) | Node::Deal(_) => at = self.descend(at, first.take(), &mut state),
            }
        };
        self.remember(&worth);
    }

    fn judge_leaf(&mut self, state: &mut G) -> Worth {
        match self.leaf {
            Leaf::Appraised => self.judge.worth(state),
            Leaf::Foreseen => {
                let mut luck = self.luck_behind();
                play_on(state, self.last_seat(), &self.judge, &mut self.lines, &mut luck);
                self.judge.worth(state)
            }
            Leaf::PlayedOut => {
                let mut luck = self.luck_behind();
                play_out(state, &mut self.list, &mut luck);
                won(&state.standing())
            }
        }
    }

    /// The luck of what is played on from a leaf: the same for all decisions at the root that were looked at as often, so that they are compared
    /// by what they are worth.
    fn luck_behind(&self) -> Shuffler {
        let often = self.path.first().map_or(0, |&(at, branch)| match &self.nodes[at as usize] {
            Node::Decide(fork) => fork.branches[branch].visits,
            _ => 0,
        });
        self.luck.behind_leaf(often)
    }

    /// The seat that decided last on the way to the leaf.
    fn last_seat(&self) -> Option<Seat> {
        self.path.iter().rev().find_map(|&(at, _)| match &self.nodes[at as usize] {
            Node::Decide(fork) => Some(fork.seat),
            _ => None,
        })
    }

    /// One step down: decides or draws, and returns the node of the next position.
    fn descend(&mut self, at: u32, first: Option<usize>, state: &mut G) -> u32 {
        let (chosen, known) = match &mut self.nodes[at as usize] {
            Node::Decide(fork) => {
                let chosen = first.unwrap_or_else(|| fork.choose(curiosity(self.leaf)));
                state.play_unchecked(fork.branches[chosen].step, &mut Nobody);
                (chosen, fork.branches[chosen].node)
            }
            Node::Deal(draws) => {
                let drawn = draws.next(|number| state.deal(&mut self.luck.of(number)));
                state.reveal_unchecked(draws.followed[drawn].outcome, &mut Nobody);
                self.luck.follow(drawn);
                (drawn, draws.followed[drawn].node)
            }
            Node::Unopened(..) | Node::Over(_) => return at,
        };
        self.path.push((at, chosen));
        known.unwrap_or_else(|| self.grow_from(at, chosen, state))
    }

    /// The node of a position that a step leads to for the first time.
    fn grow_from(&mut self, at: u32, chosen: usize, state: &G) -> u32 {
        let node = self.grow(state);
        match &mut self.nodes[at as usize] {
            Node::Decide(fork) => fork.branches[chosen].node = Some(node),
            Node::Deal(draws) => draws.followed[chosen].node = Some(node),
            Node::Unopened(..) | Node::Over(_) => {}
        }
        node
    }

    fn remember(&mut self, worth: &Worth) {
        for &(at, branch) in &self.path {
            if let Node::Decide(fork) = &mut self.nodes[at as usize] {
                fork.remember(branch, worth);
            }
        }
    }

    /// What is known of the decisions at the root, in the order of the game.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Candidate<G::Action>> + '_ {
        let root = self.root.and_then(|root| self.nodes.get(root as usize));
        let branches = match root {
            Some(Node::Decide(fork)) => &fork.branches[..],
            _ => &[],
        };
        branches.iter().map(|&Branch { step, rounds, visits, worth, .. }| Candidate {
            action: step,
            rounds,
            visits,
            worth,
        })
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

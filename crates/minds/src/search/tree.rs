//! The tree: a node for each position before anything is drawn, and behind draws one for each way of decisions.
//!
//! What is drawn seldom changes what is worth deciding. If every draw led to nodes of its own, what was learnt behind one would have to be learnt again behind all
//! others, and nobody would look far. So a way behind a draw is the same whatever was drawn, each time with draws of its own.

use std::collections::HashMap;

use table::{Appraise, Nobody, Seat, Turn};

use super::fork::{Branch, Fork};
use super::luck::Luck;
use super::{Candidate, Leaf};
use crate::appraisal::{Thinking, Worth, won};
use crate::fingerprint::{Ready, fingerprint};
use crate::foresight::{BREADTH, Look, look_ahead};
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
/// A tree with more branches than this grows no further: about a hundred megabytes.
const MOST_BRANCHES: usize = 3_000_000;
/// A tree with more branches than this is forgotten before the next decision, so that there is room to think.
const MANY_BRANCHES: usize = MOST_BRANCHES / 2;

#[derive(Clone, Debug)]
enum Node<G: Appraise> {
    /// A seat decides, and nobody has looked what it may; the node was met so often.
    Unopened(Seat, u32),
    /// A seat decides.
    Decide(Fork<G::Action>),
    /// Somebody else decides, and nobody thinks for him: he takes any turn that is likely for him.
    Rival { sharpness: f32 },
    /// The dealer draws.
    Deal,
    /// The game is over.
    Over,
}

/// The others, where nobody thinks for them.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Rivals {
    of: Seat,
    /// How sharply they choose their turns.
    sharpness: f32,
}

/// The tree.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Appraise> {
    judge: Judge<G>,
    leaf: Leaf,
    luck: Luck,
    nodes: Vec<Node<G>>,
    known: HashMap<u64, u32, Ready>,
    root: Option<u32>,
    /// Those that are not thought for; if there are none, it is thought for all.
    rivals: Option<Rivals>,
    /// The nodes on the way to the leaf, and which of their branches was taken.
    path: Vec<(u32, usize)>,
    /// How many branches all nodes have together.
    branches: usize,
    /// How often the tree was followed since it was planted.
    simulations: u32,
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
            rivals: None,
            path: Vec::new(),
            branches: 0,
            simulations: 0,
            list: Vec::with_capacity(G::MOST_ACTIONS),
            lines: Lines::new(),
        }
    }

    /// Goes on from this position, with what is known of it. Returns the decisions worth thinking of, the most promising first.
    pub(super) fn plant(&mut self, state: &G) -> Vec<usize> {
        self.simulations = 0;
        let print = fingerprint(state);
        let rivals = self.rivals_at(state);
        // Nothing leads back to before a draw: what was thought of there is of no use any more. Nor is what was thought against this seat.
        if rivals != self.rivals || !self.known.contains_key(&print) || self.branches > MANY_BRANCHES {
            self.nodes.clear();
            self.known.clear();
            self.branches = 0;
        }
        self.rivals = rivals;
        let root = self.grow(print, state.turn());
        self.open(root, state);
        self.root = Some(root);
        let promises = self.look_through(state);
        let mut entrants: Vec<usize> = (0..promises.len()).collect();
        entrants.sort_by(|&left, &right| promises[right].total_cmp(&promises[left]));
        entrants.truncate(entrants_of(self.leaf));
        entrants
    }

    /// Who is not thought for at this table: what others would take is only likely if one looks at whole turns.
    fn rivals_at(&self, state: &G) -> Option<Rivals> {
        let Turn::Decide(of) = state.turn() else { return None };
        let sharpness = self.judge.thinking(state.players()).rivals.filter(|_| self.leaf == Leaf::Foreseen)?;
        Some(Rivals { of, sharpness })
    }

    /// What each decision at the root promises at the end of the turn.
    fn look_through(&mut self, state: &G) -> Vec<f32> {
        let Some(Node::Decide(fork)) = self.root.map(|root| &mut self.nodes[root as usize]) else { return Vec::new() };
        let (judge, lines, seat) = (&self.judge, &mut self.lines, fork.seat);
        self.luck.begin(0);
        let mut luck = self.luck.behind_leaf();
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

    /// Keeps the better half of these decisions, and of them those that are not far behind, after so many rounds; one of them in any case.
    pub(super) fn keep_better_half(&mut self, left: &mut Vec<usize>, kept: Option<usize>, rounds: u32) {
        let Some(Node::Decide(fork)) = self.root.map(|root| &mut self.nodes[root as usize]) else { return };
        left.sort_by(|&left, &right| fork.branches[right].worth.total_cmp(&fork.branches[left].worth));
        left.truncate(left.len().div_ceil(2));
        let best = left.first().map_or(0.0, |&best| fork.branches[best].worth);
        left.retain(|&branch| fork.branches[branch].worth > best - FAR_BEHIND || fork.branches[branch].visits < ENOUGH);
        left.extend(kept.filter(|kept| !left.contains(kept)));
        left.iter().for_each(|&branch| fork.branches[branch].rounds = rounds);
    }

    /// Looks what may be decided in a node, if nobody has.
    fn open(&mut self, at: u32, state: &G) {
        if let Node::Unopened(seat, _) = self.nodes[at as usize] {
            self.list.clear();
            state.actions(&mut self.list);
            let fork = Fork::new(state, seat, &self.list, judge_of(self.leaf, &self.judge));
            self.branches += fork.branches.len();
            self.nodes[at as usize] = Node::Decide(fork);
        }
    }

    /// The node with this fingerprint, a new one if there is none.
    fn grow(&mut self, print: u64, turn: Turn) -> u32 {
        let new = self.nodes.len() as u32;
        let node = *self.known.entry(print).or_insert(new);
        if node == new {
            self.nodes.push(match turn {
                Turn::Over => Node::Over,
                Turn::Deal => Node::Deal,
                Turn::Decide(seat) => match self.rivals {
                    Some(Rivals { of, sharpness }) if of != seat => Node::Rival { sharpness },
                    _ => Node::Unopened(seat, 0),
                },
            });
        }
        node
    }

    /// The node that a step from another leads to. Before anything is drawn there is one for each position, whatever way led there; behind draws there is one
    /// for each way, whatever was drawn.
    fn next(&mut self, at: u32, step: u64, state: &G) -> u32 {
        let turn = state.turn();
        let print = if self.luck.has_drawn() { fingerprint(&(at, step, turn)) } else { fingerprint(state) };
        self.grow(print, turn)
    }

    /// Follows the tree from a decision at the root to a leaf, judges it, and remembers the result on the way back.
    pub(super) fn simulate(&mut self, root: &G, first: usize) {
        let Some(mut at) = self.root else { return };
        let mut state = *root;
        let mut first = Some(first);
        self.path.clear();
        self.begin(at, first);
        self.simulations += 1;
        let worth = loop {
            match &mut self.nodes[at as usize] {
                Node::Over => break won(&state.standing()),
                Node::Unopened(_, visits) => {
                    *visits += 1;
                    if *visits <= patience(self.leaf) || self.branches > MOST_BRANCHES {
                        break self.judge_leaf(&mut state);
                    }
                    self.open(at, &state);
                }
                Node::Decide(_) => at = self.decide(at, first.take(), &mut state),
                Node::Deal => at = self.draw(at, &mut state),
                &mut Node::Rival { sharpness } => at = self.follow_rival(at, sharpness, &mut state),
            }
        };
        self.remember(&worth);
    }

    /// Begins another way from the root: decisions that were followed as often have the same luck.
    fn begin(&mut self, root: u32, first: Option<usize>) {
        let branch = match (&self.nodes[root as usize], first) {
            (Node::Decide(fork), Some(first)) => fork.branches.get(first),
            _ => None,
        };
        self.luck.begin(branch.map_or(0, |branch| branch.visits));
    }

    fn judge_leaf(&mut self, state: &mut G) -> Worth {
        match self.leaf {
            Leaf::Appraised => self.judge.worth(state),
            Leaf::Foreseen => {
                let mut luck = self.luck.behind_leaf();
                look_ahead(state, self.last_seat(), self.look(state), won, &self.judge, &mut self.lines, &mut luck)
            }
            Leaf::PlayedOut => {
                let mut luck = self.luck.behind_leaf();
                play_out(state, &mut self.list, &mut luck);
                won(&state.standing())
            }
        }
    }

    /// How one looks behind a leaf. The tree grows the slower the larger it is; after a while, better judgements are worth more than more of them.
    fn look(&self, state: &G) -> Look {
        let Thinking { farther, closer, .. } = self.judge.thinking(state.players());
        let worth_it = |after: Option<u32>| after.is_some_and(|enough| self.simulations > enough);
        let look = if worth_it(farther) { Look::USUAL.farther() } else { Look::USUAL };
        if worth_it(closer) { look.closer() } else { look }
    }

    /// The seat that decided last on the way to the leaf.
    fn last_seat(&self) -> Option<Seat> {
        self.path.iter().rev().find_map(|&(at, _)| match &self.nodes[at as usize] {
            Node::Decide(fork) => Some(fork.seat),
            _ => None,
        })
    }

    /// One decision further. Returns the node it leads to.
    fn decide(&mut self, at: u32, first: Option<usize>, state: &mut G) -> u32 {
        let Node::Decide(fork) = &mut self.nodes[at as usize] else { return at };
        if self.luck.has_drawn() {
            self.list.clear();
            state.actions(&mut self.list);
            self.branches += fork.meet(state, &self.list, judge_of(self.leaf, &self.judge));
        }
        let chosen = first.unwrap_or_else(|| fork.choose(curiosity(self.leaf)));
        let Branch { step, print, .. } = fork.branches[chosen];
        state.play_unchecked(step, &mut Nobody);
        self.path.push((at, chosen));
        self.next(at, print, state)
    }

    /// One draw further, with the true odds. Returns the node it leads to.
    fn draw(&mut self, at: u32, state: &mut G) -> u32 {
        state.reveal_unchecked(state.deal(&mut self.luck.draw()), &mut Nobody);
        self.next(at, 0, state)
    }

    /// One turn of somebody else further. Returns the node it leads to: what he takes is as good as drawn.
    fn follow_rival(&mut self, at: u32, sharpness: f32, state: &mut G) -> u32 {
        let mut luck = self.luck.draw();
        if let Some(line) = self.lines.likely(state, sharpness, BREADTH, &self.judge, &mut luck) {
            *state = line.state;
        }
        self.next(at, 0, state)
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

/// The judge of what decisions promise, if any does.
fn judge_of<G>(leaf: Leaf, judge: &Judge<G>) -> Option<&Judge<G>> {
    (leaf != Leaf::PlayedOut).then_some(judge)
}

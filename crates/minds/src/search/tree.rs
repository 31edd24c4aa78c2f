//! The tree: a node for each position before anything is drawn, and behind draws one for each way of decisions.
//!
//! What is drawn seldom changes what is worth deciding. If every draw led to nodes of its own, what was learnt behind
//! one would have to be learnt again behind all others, and nobody would look far. So a way behind a draw is the same
//! whatever was drawn, each time with draws of its own.

use std::collections::HashMap;

use game::{Evaluate, Nobody, Seat, Turn};

use super::node::{DecisionNode, Edge};
use super::random::RandomStreams;
use super::{Candidate, Leaf};
use crate::beam::Beam;
use crate::evaluation::{SeatValues, Thinking, won};
use crate::fingerprint::{FingerprintHasher, fingerprint};
use crate::look_ahead::{Depth, WIDTH, look_ahead};
use crate::{Evaluator, play_out};

/// How much a seat explores beside what looks best: little if leaves are appraised, more if the luck of a random game judges them.
const fn curiosity(leaf: Leaf) -> f32 {
    match leaf {
        Leaf::Evaluated | Leaf::LookedAhead => 0.15,
        Leaf::PlayedOut => 1.2,
    }
}
/// How often a position is judged before the decisions in it are told apart: the less luck is in a judgement, the
/// sooner it is worth looking further.
const fn patience(leaf: Leaf) -> u32 {
    match leaf {
        Leaf::Evaluated | Leaf::LookedAhead => 1,
        Leaf::PlayedOut => 16,
    }
}
/// How many decisions are thought of: without terms, none promises more than another.
const fn entrants_of(leaf: Leaf) -> usize {
    match leaf {
        Leaf::Evaluated | Leaf::LookedAhead => 16,
        Leaf::PlayedOut => usize::MAX,
    }
}
/// A decision whose chance to win is by so much worse is not thought of any more …
const FAR_BEHIND: f32 = 0.15;
/// … if it was looked at so often.
const ENOUGH: u32 = 16;
/// So many edges may a tree have: about a hundred megabytes.
const MOST_EDGES: usize = 3_000_000;

#[derive(Clone, Debug)]
enum Node<G: Evaluate> {
    /// A seat decides, and nobody has looked what it may; the node was met so often.
    Unopened(Seat, u32),
    /// A seat decides.
    Decide(DecisionNode<G::Action>),
    /// Another player decides, and nobody thinks for them: they take any turn that is likely for them.
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
pub(super) struct Tree<G: Evaluate> {
    evaluator: Evaluator<G>,
    leaf: Leaf,
    luck: RandomStreams,
    nodes: Vec<Node<G>>,
    known: HashMap<u64, u32, FingerprintHasher>,
    root: Option<u32>,
    /// Those that are not thought for; if there are none, it is thought for all.
    rivals: Option<Rivals>,
    /// The nodes on the way to the leaf, and which of their edges was taken.
    path: Vec<(u32, usize)>,
    /// How many edges all nodes have together.
    edges: usize,
    /// With more edges than this the tree grows no further; with half as many it is forgotten before the next decision,
    /// so that there is room to think.
    most_edges: usize,
    /// How often the tree was followed since it was planted.
    simulations: u32,
    list: Vec<G::Action>,
    lines: Beam<G>,
}

impl<G: Evaluate> Tree<G> {
    pub(super) fn new(evaluator: Evaluator<G>, leaf: Leaf, seed: u64) -> Tree<G> {
        Tree {
            evaluator,
            leaf,
            luck: RandomStreams::new(seed),
            nodes: Vec::new(),
            known: HashMap::default(),
            root: None,
            rivals: None,
            path: Vec::new(),
            edges: 0,
            most_edges: MOST_EDGES,
            simulations: 0,
            list: Vec::with_capacity(G::MOST_ACTIONS),
            lines: Beam::new(),
        }
    }

    /// Goes on from this position, with what is known of it. Returns the decisions worth thinking of, the most promising first.
    pub(super) fn plant(&mut self, state: &G) -> Vec<usize> {
        self.simulations = 0;
        let print = fingerprint(state);
        let rivals = self.rivals_at(state);
        // Nothing leads back to before a draw: what was thought of there is of no use any more. Nor is what was thought against this seat.
        if rivals != self.rivals || !self.known.contains_key(&print) || self.edges > self.most_edges / 2 {
            self.nodes.clear();
            self.known.clear();
            self.edges = 0;
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
        let sharpness = self.evaluator.thinking(state.players()).rivals.filter(|_| self.leaf == Leaf::LookedAhead)?;
        Some(Rivals { of, sharpness })
    }

    /// What each decision at the root promises at the end of the turn.
    fn look_through(&mut self, state: &G) -> Vec<f32> {
        let Some(Node::Decide(node)) = self.root.map(|root| &mut self.nodes[root as usize]) else { return Vec::new() };
        let (evaluator, lines, seat) = (&self.evaluator, &mut self.lines, node.seat);
        self.luck.begin(0);
        let mut luck = self.luck.behind_leaf();
        let promises = node.edges.iter_mut().map(|edge| {
            edge.rounds = 0;
            let mut next = *state;
            next.play_unchecked(edge.step, &mut Nobody);
            if next.turn() == Turn::Decide(seat)
                && let Some(line) = lines.best(&next, WIDTH, evaluator, &mut luck)
            {
                next = line.state;
            }
            evaluator.promise(&next, seat)
        });
        promises.collect()
    }

    /// Keeps the better half of these decisions, and of them those that are not far behind, after so many rounds; one of them in any case.
    pub(super) fn keep_better_half(&mut self, left: &mut Vec<usize>, kept: Option<usize>, rounds: u32) {
        let Some(Node::Decide(node)) = self.root.map(|root| &mut self.nodes[root as usize]) else { return };
        left.sort_by(|&left, &right| node.edges[right].worth.total_cmp(&node.edges[left].worth));
        left.truncate(left.len().div_ceil(2));
        let best = left.first().map_or(0.0, |&best| node.edges[best].worth);
        left.retain(|&edge| node.edges[edge].worth > best - FAR_BEHIND || node.edges[edge].visits < ENOUGH);
        left.extend(kept.filter(|kept| !left.contains(kept)));
        left.iter().for_each(|&edge| node.edges[edge].rounds = rounds);
    }

    /// Looks what may be decided in a node, if nobody has.
    fn open(&mut self, at: u32, state: &G) {
        if let Node::Unopened(seat, _) = self.nodes[at as usize] {
            self.list.clear();
            state.actions(&mut self.list);
            let node = DecisionNode::new(state, seat, &self.list, evaluator_of(self.leaf, &self.evaluator));
            self.edges += node.edges.len();
            self.nodes[at as usize] = Node::Decide(node);
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

    /// The node that a step from another leads to. Before anything is drawn there is one for each position, whatever
    /// way led there; behind draws there is one for each way, whatever was drawn.
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
                    if *visits <= patience(self.leaf) || self.edges > self.most_edges {
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
        let edge = match (&self.nodes[root as usize], first) {
            (Node::Decide(node), Some(first)) => node.edges.get(first),
            _ => None,
        };
        self.luck.begin(edge.map_or(0, |edge| edge.visits));
    }

    fn judge_leaf(&mut self, state: &mut G) -> SeatValues {
        match self.leaf {
            Leaf::Evaluated => self.evaluator.worth(state),
            Leaf::LookedAhead => {
                let mut luck = self.luck.behind_leaf();
                look_ahead(state, self.last_seat(), self.depth(state), won, &self.evaluator, &mut self.lines, &mut luck)
            }
            Leaf::PlayedOut => {
                let mut luck = self.luck.behind_leaf();
                play_out(state, &mut self.list, &mut luck);
                won(&state.standing())
            }
        }
    }

    /// How one looks behind a leaf. The tree grows the slower the larger it is; after a while, better judgements are
    /// worth more than more of them.
    fn depth(&self, state: &G) -> Depth {
        let Thinking { farther, closer, .. } = self.evaluator.thinking(state.players());
        let worth_it = |after: Option<u32>| after.is_some_and(|enough| self.simulations > enough);
        let depth = if worth_it(farther) { Depth::USUAL.farther() } else { Depth::USUAL };
        if worth_it(closer) { depth.closer() } else { depth }
    }

    /// The seat that decided last on the way to the leaf.
    fn last_seat(&self) -> Option<Seat> {
        self.path.iter().rev().find_map(|&(at, _)| match &self.nodes[at as usize] {
            Node::Decide(node) => Some(node.seat),
            _ => None,
        })
    }

    /// One decision further. Returns the node it leads to.
    fn decide(&mut self, at: u32, first: Option<usize>, state: &mut G) -> u32 {
        let Node::Decide(node) = &mut self.nodes[at as usize] else { return at };
        if self.luck.has_drawn() {
            self.list.clear();
            state.actions(&mut self.list);
            self.edges += node.meet(state, &self.list, evaluator_of(self.leaf, &self.evaluator));
        }
        let chosen = first.unwrap_or_else(|| node.choose(curiosity(self.leaf)));
        let Edge { step, print, .. } = node.edges[chosen];
        state.play_unchecked(step, &mut Nobody);
        self.path.push((at, chosen));
        self.next(at, print, state)
    }

    /// One draw further, with the true odds. Returns the node it leads to.
    fn draw(&mut self, at: u32, state: &mut G) -> u32 {
        state.reveal_unchecked(state.deal(&mut self.luck.draw()), &mut Nobody);
        self.next(at, 0, state)
    }

    /// Plays one turn of another player, which is as good as drawn. Returns the node it leads to.
    fn follow_rival(&mut self, at: u32, sharpness: f32, state: &mut G) -> u32 {
        let mut luck = self.luck.draw();
        if let Some(line) = self.lines.likely(state, sharpness, WIDTH, &self.evaluator, &mut luck) {
            *state = line.state;
        }
        self.next(at, 0, state)
    }

    fn remember(&mut self, worth: &SeatValues) {
        for &(at, edge) in &self.path {
            if let Node::Decide(node) = &mut self.nodes[at as usize] {
                node.remember(edge, worth);
            }
        }
    }

    /// What is known of the decisions at the root, in the order of the game.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Candidate<G::Action>> + '_ {
        let root = self.root.and_then(|root| self.nodes.get(root as usize));
        let edges = match root {
            Some(Node::Decide(node)) => &node.edges[..],
            _ => &[],
        };
        edges.iter().map(|&Edge { step, rounds, visits, worth, .. }| Candidate { action: step, rounds, visits, worth })
    }
}

/// The evaluator of what decisions promise, if any does.
fn evaluator_of<G>(leaf: Leaf, evaluator: &Evaluator<G>) -> Option<&Evaluator<G>> {
    (leaf != Leaf::PlayedOut).then_some(evaluator)
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::{Choice, Colour, Pebbles};
    use game::{Game, Setup};

    use super::*;

    /// A game in which these pebbles were drawn and all but the last were kept.
    fn position(drawn: &str) -> Pebbles {
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        for (number, pebble) in drawn.chars().enumerate() {
            if number > 0 {
                game.play(Choice::Keep, &mut Nobody).unwrap();
            }
            let colour = match pebble {
                'w' => Colour::White,
                'b' => Colour::Black,
                _ => Colour::Gold,
            };
            game.reveal(colour, &mut Nobody).unwrap();
        }
        game
    }

    fn tree(leaf: Leaf) -> Tree<Pebbles> {
        Tree::new(Evaluator::standard(), leaf, 1)
    }

    /// Looks at all decisions in turn, and tells what each is worth.
    fn think(tree: &mut Tree<Pebbles>, state: &Pebbles, simulations: usize) -> Vec<f32> {
        let left = tree.plant(state);
        left.iter().cycle().take(simulations).for_each(|&edge| tree.simulate(state, edge));
        tree.candidates().map(|candidate| candidate.worth).collect()
    }

    const LEAVES: [Leaf; 3] = [Leaf::Evaluated, Leaf::LookedAhead, Leaf::PlayedOut];

    /// The last pebble is black and both have 4 points: kept, it loses; given away, it wins.
    #[test]
    fn a_win_on_the_last_move_is_known_for_sure() {
        for leaf in LEAVES {
            let worth = think(&mut tree(leaf), &position("ggwwwwwwbbbb"), 20);
            // One is ahead by two points of 3 to 5, or nobody is.
            let margin = 0.1 * (0.5 + 0.5 * 2.0 / 22.0);
            assert!((worth[1] - (0.9 + margin)).abs() < 1e-5 && (worth[0] - 0.5).abs() < 1e-5, "{leaf:?}: {worth:?}");
        }
    }

    /// The two last pebbles are black. A player who keeps the first loses by two, because the other gives the second away.
    /// A player who gives it away is sure of a draw.
    #[test]
    fn the_other_seat_is_thought_to_take_what_is_best_for_it() {
        for leaf in LEAVES {
            let worth = think(&mut tree(leaf), &position("ggwwwwwwbbb"), 4000);
            assert!(worth[0] < 0.15 && (worth[1] - 0.5).abs() < 0.06, "{leaf:?}: {worth:?}");
        }
    }

    #[test]
    fn memory_is_bounded() {
        let game = position("w");
        let mut free = tree(Leaf::Evaluated);
        think(&mut free, &game, 3000);
        let mut bounded = tree(Leaf::Evaluated);
        bounded.most_edges = 30;
        think(&mut bounded, &game, 3000);
        // The last node that was opened may have gone over it, and decisions met behind draws are added to nodes there are.
        assert!(free.edges > 200 && bounded.edges <= 60, "{} and {}", free.edges, bounded.edges);
        let counted = |tree: &Tree<Pebbles>| -> usize {
            let edges = tree.nodes.iter().map(|node| if let Node::Decide(node) = node { node.edges.len() } else { 0 });
            edges.sum()
        };
        assert_eq!((free.edges, bounded.edges), (counted(&free), counted(&bounded)));
        // What is known of a position is kept where there is room, and forgotten where there is not.
        assert_eq!(free.plant(&game).len(), 2);
        assert!(free.edges > 200);
        bounded.plant(&game);
        assert_eq!((bounded.edges, bounded.nodes.len()), (2, 1));
    }

    #[test]
    fn a_position_is_judged_some_times_before_it_is_opened() {
        for (leaf, times) in [(Leaf::Evaluated, 1), (Leaf::PlayedOut, 16)] {
            let game = position("ggwwwwwwbbb");
            let mut tree = tree(leaf);
            tree.plant(&game);
            let opened =
                |tree: &Tree<Pebbles>| tree.nodes.iter().filter(|node| matches!(node, Node::Decide(_))).count();
            (0..times).for_each(|_| tree.simulate(&game, 0));
            assert_eq!(opened(&tree), 1, "{leaf:?}");
            tree.simulate(&game, 0);
            assert_eq!(opened(&tree), 2, "{leaf:?}");
        }
    }

    /// A tree whose root has decisions of this worth, each looked at so often.
    fn with_edges(worths: &[f32], visits: u32) -> Tree<Pebbles> {
        let mut tree = tree(Leaf::Evaluated);
        tree.plant(&position("w"));
        let Some(Node::Decide(root)) = tree.root.map(|root| &mut tree.nodes[root as usize]) else { unreachable!() };
        let edge = root.edges[0].clone();
        root.edges = vec![edge; worths.len()];
        root.edges.iter_mut().zip(worths).for_each(|(edge, &worth)| (edge.worth, edge.visits) = (worth, visits));
        tree
    }

    #[test]
    fn the_better_half_is_kept_and_what_is_far_behind_is_not() {
        let better = |worths: &[f32], visits, kept| {
            let mut tree = with_edges(worths, visits);
            let mut left: Vec<usize> = (0..worths.len()).collect();
            tree.keep_better_half(&mut left, kept, 3);
            let rounds: Vec<_> = tree.candidates().map(|candidate| candidate.rounds).collect();
            assert!((0..worths.len()).all(|edge| rounds[edge] == if left.contains(&edge) { 3 } else { 0 }));
            left
        };
        let worths = [0.5, 0.9, 0.85, 0.2, 0.7, 0.1];
        assert_eq!(better(&worths, ENOUGH, None), [1, 2]);
        // Too early to tell.
        assert_eq!(better(&worths, ENOUGH - 1, None), [1, 2, 4]);
        assert_eq!(better(&worths, ENOUGH, Some(3)), [1, 2, 3]);
        assert_eq!(better(&worths, ENOUGH, Some(1)), [1, 2]);
        // A sure decision is left alone, and one is left in any case.
        assert_eq!(better(&[0.2, 0.9, 0.3, 0.1], ENOUGH, None), [1]);
        assert_eq!(better(&[0.4], ENOUGH, None), [0]);
        // Half of five is three.
        assert_eq!(better(&[0.5, 0.51, 0.52, 0.53, 0.54], ENOUGH, None), [4, 3, 2]);
    }

    #[test]
    fn the_most_promising_decisions_are_thought_of_first() {
        let mut tree = tree(Leaf::Evaluated);
        assert_eq!(tree.plant(&position("w")), [0, 1]);
        assert_eq!(tree.plant(&position("b")), [1, 0]);
    }
}

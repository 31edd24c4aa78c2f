//! The tree of positions met.

use table::{Chance, Game, Nobody, Seat, Shuffler, Standing, Turn};

use crate::play_out;

/// What a finished game is worth to each seat, from 0 to 1.
type Worth = [f32; Seat::MOST];

/// How much a seat explores beside what looks best.
const CURIOSITY: f32 = 0.7;
/// How much of the worth of a game is its margin of points; the rest is winning.
const MARGIN: f32 = 0.3;

/// A decision or a draw, and the position it leads to.
#[derive(Clone, Debug)]
struct Branch<T> {
    step: T,
    node: Option<u32>,
    visits: u32,
    worth: f32,
}

#[derive(Clone, Debug)]
enum Node<G: Game> {
    /// A seat decides; the branches are all it may decide.
    Decide(Seat, u32, Vec<Branch<G::Action>>),
    /// The dealer draws; the branches are what he has drawn so far.
    Deal(Vec<Branch<G::Outcome>>),
    /// The game is over.
    Over(Worth),
}

/// The tree of positions met while thinking about one.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    path: Vec<(u32, usize)>,
    list: Vec<G::Action>,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree { nodes: Vec::new(), path: Vec::new(), list: Vec::with_capacity(G::MOST_ACTIONS) }
    }

    /// Starts again from this position.
    pub(super) fn plant(&mut self, state: &G) {
        self.nodes.clear();
        self.grow(state);
    }

    fn grow(&mut self, state: &G) -> u32 {
        let node = match state.turn() {
            Turn::Over => Node::Over(worth(&state.standing())),
            Turn::Deal => Node::Deal(Vec::new()),
            Turn::Decide(seat) => {
                self.list.clear();
                state.actions(&mut self.list);
                let branch = |&step| Branch { step, node: None, visits: 0, worth: 0.0 };
                Node::Decide(seat, 0, self.list.iter().map(branch).collect())
            }
        };
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// Follows the tree to a new leaf, plays on at random, and remembers the result on the way back.
    pub(super) fn simulate(&mut self, root: &G, chance: &mut Shuffler) {
        let mut state = *root;
        let mut at = 0;
        self.path.clear();
        let worth = loop {
            match self.descend(at, &mut state, chance) {
                Step::Known(next) => at = next,
                Step::Over(worth) => break worth,
                Step::New => {
                    self.list.clear();
                    play_out(&mut state, &mut self.list, chance);
                    break worth(&state.standing());
                }
            }
        };
        self.remember(&worth);
    }

    /// One step down: follows a branch, and grows its position if it has none.
    fn descend(&mut self, at: u32, state: &mut G, chance: &mut Shuffler) -> Step {
        let (branch, known) = match &mut self.nodes[at as usize] {
            Node::Over(worth) => return Step::Over(*worth),
            Node::Decide(_, visits, branches) => {
                let branch = choose(*visits, branches, chance);
                state.play_unchecked(branches[branch].step, &mut Nobody);
                (branch, branches[branch].node)
            }
            Node::Deal(branches) => {
                let outcome = state.deal(chance);
                state.reveal_unchecked(outcome, &mut Nobody);
                let branch = branches.iter().position(|branch| branch.step == outcome).unwrap_or_else(|| {
                    branches.push(Branch { step: outcome, node: None, visits: 0, worth: 0.0 });
                    branches.len() - 1
                });
                (branch, branches[branch].node)
            }
        };
        self.path.push((at, branch));
        if let Some(node) = known {
            return Step::Known(node);
        }
        let new = self.grow(state);
        match &mut self.nodes[at as usize] {
            Node::Decide(_, _, branches) => branches[branch].node = Some(new),
            Node::Deal(branches) => branches[branch].node = Some(new),
            Node::Over(_) => {}
        }
        Step::New
    }

    fn remember(&mut self, worth: &Worth) {
        for &(at, branch) in &self.path {
            match &mut self.nodes[at as usize] {
                Node::Decide(seat, visits, branches) => {
                    *visits += 1;
                    branches[branch].visits += 1;
                    branches[branch].worth += worth[seat.index()];
                }
                Node::Deal(branches) => branches[branch].visits += 1,
                Node::Over(_) => {}
            }
        }
    }

    fn branches(&self) -> &[Branch<G::Action>] {
        match self.nodes.first() {
            Some(Node::Decide(_, _, branches)) => branches,
            _ => &[],
        }
    }

    /// How many decisions there are to choose from.
    pub(super) fn choices(&self) -> usize {
        self.branches().len()
    }

    /// The decision looked at most often; the first in the list among equals.
    pub(super) fn best(&self) -> Option<G::Action> {
        let branches = self.branches();
        let best = branches.iter().rev().max_by_key(|branch| branch.visits)?;
        Some(best.step)
    }

    /// How often each decision was looked at.
    #[cfg(test)]
    pub(super) fn visits(&self) -> Vec<u32> {
        self.branches().iter().map(|branch| branch.visits).collect()
    }
}

enum Step {
    Known(u32),
    New,
    Over(Worth),
}

/// The branch with the best upper confidence bound; one never looked at comes first, any of them.
fn choose<T>(visits: u32, branches: &[Branch<T>], chance: &mut Shuffler) -> usize {
    if (visits as usize) < branches.len() {
        let start = chance.index(branches.len());
        let fresh = (0..branches.len()).map(|step| (start + step) % branches.len());
        if let Some(branch) = fresh.into_iter().find(|&branch| branches[branch].visits == 0) {
            return branch;
        }
    }
    let bonus = CURIOSITY * (visits as f32).max(1.0).ln().sqrt();
    let bound = |branch: &Branch<T>| {
        let visits = branch.visits.max(1) as f32;
        branch.worth / visits + bonus / visits.sqrt()
    };
    let mut best = 0;
    for at in 1..branches.len() {
        if bound(&branches[at]) > bound(&branches[best]) {
            best = at;
        }
    }
    best
}

/// Winning, and by how much: both matter, so that a mind that can't win any more still plays for points.
fn worth(standing: &Standing) -> Worth {
    let players = standing.players();
    let mut worth = [0.0; Seat::MOST];
    for seat in Seat::all(players) {
        let rival = Seat::all(players).filter(|&other| other != seat).map(|other| standing.total(other)).max();
        let margin = (standing.total(seat) - rival.unwrap_or(50)) as f32;
        let slope = margin / (20.0 + margin.abs());
        worth[seat.index()] = (1.0 - MARGIN) * standing.share(seat) as f32 + MARGIN * (0.5 + 0.5 * slope);
    }
    worth
}

//! The mind that looks to the end of its own turn.

use std::collections::HashSet;

use table::{Appraise, Nobody, Seat, Turn};

use crate::{Judge, Mind};

/// Decides by what the position promises at the end of its own turn, or when the dealer draws.
///
/// A turn is several decisions: the most promising lines are followed side by side, the others dropped.
#[derive(Clone, Debug)]
pub struct Greedy<G: Appraise> {
    judge: Judge<G>,
    list: Vec<G::Action>,
}

/// How many lines are followed side by side.
const LINES: usize = 12;
/// No turn is followed further than this.
const DEEPEST: usize = 24;

/// The first decision of a line, where it leads, and what that promises.
#[derive(Clone, Copy, Debug)]
struct Line<G: Appraise> {
    first: G::Action,
    state: G,
    promise: f32,
}

impl<G: Appraise> Greedy<G> {
    /// A mind with these weights.
    pub fn new(judge: Judge<G>) -> Greedy<G> {
        Greedy { judge, list: Vec::with_capacity(G::MOST_ACTIONS) }
    }

    /// Every decision from this state, with where it leads.
    fn spread(&mut self, state: &G, seat: Seat, first: Option<G::Action>, lines: &mut Vec<Line<G>>) {
        self.list.clear();
        state.actions(&mut self.list);
        for &action in &self.list {
            let mut next = *state;
            next.play_unchecked(action, &mut Nobody);
            let promise = self.judge.worth(&next)[seat.index()];
            lines.push(Line { first: first.unwrap_or(action), state: next, promise });
        }
    }
}

impl<G: Appraise> Mind<G> for Greedy<G> {
    fn decide(&mut self, state: &G) -> Option<G::Action> {
        let Turn::Decide(seat) = state.turn() else { return None };
        let mut lines = Vec::new();
        self.spread(state, seat, None, &mut lines);
        let mut best: Option<Line<G>> = None;
        for _ in 0..DEEPEST {
            let (open, ended): (Vec<_>, Vec<_>) =
                lines.drain(..).partition(|line| line.state.turn() == Turn::Decide(seat));
            for line in ended {
                if best.is_none_or(|best| line.promise > best.promise) {
                    best = Some(line);
                }
            }
            let followed = most_promising(open);
            if followed.is_empty() {
                break;
            }
            for line in &followed {
                self.spread(&line.state, seat, Some(line.first), &mut lines);
            }
        }
        // A turn longer than the deepest line: the best of what is still open.
        best.or_else(|| most_promising(lines).into_iter().next()).map(|line| line.first)
    }
}

/// The most promising lines that lead to different positions, best first.
fn most_promising<G: Appraise>(mut lines: Vec<Line<G>>) -> Vec<Line<G>> {
    lines.sort_by(|left, right| right.promise.total_cmp(&left.promise));
    let mut seen = HashSet::new();
    lines.retain(|line| seen.len() < LINES && seen.insert(line.state));
    lines
}

#[cfg(test)]
mod tests {
    use table::contract::pebbles::{Choice, Colour, Pebbles};
    use table::{Game, Setup};

    use super::*;

    #[test]
    fn it_keeps_gold_and_gives_black_away() {
        let decide = |colour| {
            let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
            game.reveal(colour, &mut Nobody).unwrap();
            Greedy::new(Judge::standard()).decide(&game)
        };
        assert_eq!(decide(Colour::Gold), Some(Choice::Keep));
        assert_eq!(decide(Colour::Black), Some(Choice::Give));
    }

    #[test]
    fn nobody_decides_on_the_dealers_turn() {
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        assert_eq!(Greedy::new(Judge::standard()).decide(&game), None);
    }
}

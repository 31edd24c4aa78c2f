//! Lines of decisions to the end of a turn.

use std::mem;

use table::{Appraise, Chance, Nobody, Seat, Shuffler, Turn};

use crate::Judge;
use crate::appraisal::Promises;
use crate::fingerprint::fingerprint;

/// The first decision of a line, where it leads, and what that promises.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<G: Appraise> {
    pub(crate) first: G::Action,
    pub(crate) state: G,
    promise: f32,
    print: u64,
}

/// How much is looked at to find the best line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Breadth {
    /// How many lines are followed side by side.
    pub(crate) lines: usize,
    /// How many decisions are looked at in one position, any ones if there are more.
    pub(crate) decisions: usize,
}

/// No turn is followed further than this.
const DEEPEST: usize = 24;

/// Follows the most promising lines of a turn side by side and drops the others.
#[derive(Clone, Debug)]
pub(crate) struct Lines<G: Appraise> {
    /// The best line that has ended.
    ended: Option<Line<G>>,
    /// Lines that go on, and those they lead to, the most promising first.
    open: Vec<Line<G>>,
    next: Vec<Line<G>>,
    list: Vec<G::Action>,
}

impl<G: Appraise> Lines<G> {
    pub(crate) fn new() -> Lines<G> {
        Lines { ended: None, open: Vec::new(), next: Vec::new(), list: Vec::with_capacity(G::MOST_ACTIONS) }
    }

    /// The line that promises the seat to move most at the end of its turn, or when the dealer draws; nothing if no seat is to move.
    pub(crate) fn best(
        &mut self,
        state: &G,
        breadth: Breadth,
        judge: &Judge<G>,
        chance: &mut Shuffler,
    ) -> Option<Line<G>> {
        let Turn::Decide(seat) = state.turn() else { return None };
        self.ended = None;
        self.next.clear();
        self.spread(state, seat, None, breadth, judge, chance);
        for _ in 0..DEEPEST {
            if self.next.is_empty() {
                break;
            }
            mem::swap(&mut self.open, &mut self.next);
            self.next.clear();
            for at in 0..self.open.len() {
                let Line { first, state, .. } = self.open[at];
                self.spread(&state, seat, Some(first), breadth, judge, chance);
            }
        }
        // A turn longer than the deepest line: the best of what is still open.
        self.ended.or_else(|| self.next.first().copied())
    }

    /// Follows a line by one decision more.
    fn spread(
        &mut self,
        state: &G,
        seat: Seat,
        first: Option<G::Action>,
        breadth: Breadth,
        judge: &Judge<G>,
        chance: &mut Shuffler,
    ) {
        self.list.clear();
        state.actions(&mut self.list);
        let count = self.list.len();
        let mut promises = Promises::new(judge, state, seat);
        for looked in 0..count.min(breadth.decisions) {
            if count > breadth.decisions {
                let any = looked + chance.index(count - looked);
                self.list.swap(looked, any);
            }
            let action = self.list[looked];
            let mut next = *state;
            next.play_unchecked(action, &mut Nobody);
            let promise = promises.of(&next);
            self.take(Line { first: first.unwrap_or(action), state: next, promise, print: 0 }, seat, breadth.lines);
        }
    }

    /// Takes in a line if it is better than others.
    fn take(&mut self, line: Line<G>, seat: Seat, most: usize) {
        let better = |than: Option<&Line<G>>| than.is_none_or(|than| line.promise > than.promise);
        if line.state.turn() != Turn::Decide(seat) {
            if better(self.ended.as_ref()) {
                self.ended = Some(line);
            }
        } else if self.next.len() < most || better(self.next.last()) {
            // Lines may lead to the same position: one of them is enough.
            let print = fingerprint(&line.state);
            if self.next.iter().all(|known| known.print != print) {
                let at = self.next.partition_point(|known| known.promise >= line.promise);
                self.next.truncate(most - 1);
                self.next.insert(at, Line { print, ..line });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::contract::pebbles::{Choice, Colour, Pebbles};
    use table::{Game, Setup};

    use super::*;

    #[test]
    fn a_line_leads_to_the_end_of_the_turn() {
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        game.reveal(Colour::White, &mut Nobody).unwrap();
        let mut chance = Shuffler::new(1, 1);
        let mut best = |lines, decisions| {
            Lines::new().best(&game, Breadth { lines, decisions }, &Judge::standard(), &mut chance).unwrap()
        };
        let line = best(1, usize::MAX);
        assert_eq!(line.first, Choice::Keep);
        assert_ne!(line.state.turn(), game.turn());
        // With one decision looked at, it is any.
        let firsts: Vec<_> = (0..40).map(|_| best(1, 1).first).collect();
        assert!(firsts.contains(&Choice::Keep) && firsts.contains(&Choice::Give), "{firsts:?}");
    }

    #[test]
    fn there_is_no_line_where_the_dealer_draws() {
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        let breadth = Breadth { lines: 1, decisions: 1 };
        assert!(Lines::new().best(&game, breadth, &Judge::standard(), &mut Shuffler::new(1, 1)).is_none());
    }
}

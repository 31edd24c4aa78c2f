//! Beam of decisions to the end of a turn.

use std::mem;

use game::{Evaluate, Nobody, RandomSource, Seat, Shuffler, Turn};

use crate::Evaluator;
use crate::evaluation::DecisionValues;
use crate::exponential::exp;

/// The first decision of a line, where it leads, and what that promises.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<G: Evaluate> {
    pub(crate) first: G::Action,
    pub(crate) state: G,
    promise: f32,
}

/// How much is looked at to find the best line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BeamWidth {
    /// How many lines are followed side by side.
    pub(crate) lines: usize,
    /// How many decisions are looked at in one position, any ones if there are more.
    pub(crate) decisions: usize,
}

/// Which of the lines that have ended is taken.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Selection {
    /// The one that promises most.
    Best,
    /// Any, the likelier the more it promises: one that promises less by one over this is `e` times less likely.
    Likely(f32),
}

/// No turn is followed further than this.
const DEEPEST: usize = 24;

/// Follows the most promising lines of a turn side by side and drops the others.
#[derive(Clone, Debug)]
pub(crate) struct Beam<G: Evaluate> {
    ended: Finished<G>,
    /// Beam that go on, and those they lead to, the most promising first.
    open: Vec<Line<G>>,
    next: Vec<Line<G>>,
    list: Vec<G::Action>,
}

impl<G: Evaluate> Beam<G> {
    pub(crate) fn new() -> Beam<G> {
        Beam {
            ended: Finished::new(Selection::Best),
            open: Vec::new(),
            next: Vec::new(),
            list: Vec::with_capacity(G::MOST_ACTIONS),
        }
    }

    /// The line that promises the seat to move most at the end of its turn, or when the dealer draws; nothing if no seat is to move.
    pub(crate) fn best(
        &mut self,
        state: &G,
        width: BeamWidth,
        evaluator: &Evaluator<G>,
        random: &mut Shuffler,
    ) -> Option<Line<G>> {
        self.follow(state, Selection::Best, width, evaluator, random)
    }

    /// A line that the seat to move may well take: not always the best, but seldom a bad one. `sharpness` says how seldom.
    pub(crate) fn likely(
        &mut self,
        state: &G,
        sharpness: f32,
        width: BeamWidth,
        evaluator: &Evaluator<G>,
        random: &mut Shuffler,
    ) -> Option<Line<G>> {
        self.follow(state, Selection::Likely(sharpness), width, evaluator, random)
    }

    fn follow(
        &mut self,
        state: &G,
        selection: Selection,
        width: BeamWidth,
        evaluator: &Evaluator<G>,
        random: &mut Shuffler,
    ) -> Option<Line<G>> {
        let Turn::Decide(seat) = state.turn() else { return None };
        self.ended = Finished::new(selection);
        self.next.clear();
        self.spread(state, seat, None, width, evaluator, random);
        for _ in 0..DEEPEST {
            if self.next.is_empty() {
                break;
            }
            mem::swap(&mut self.open, &mut self.next);
            self.next.clear();
            for at in 0..self.open.len() {
                let Line { first, state, .. } = self.open[at];
                self.spread(&state, seat, Some(first), width, evaluator, random);
            }
        }
        // A turn longer than the deepest line: the best of what is still open.
        self.ended.line.or_else(|| self.next.first().copied())
    }

    /// Follows a line by one decision more.
    fn spread(
        &mut self,
        state: &G,
        seat: Seat,
        first: Option<G::Action>,
        width: BeamWidth,
        evaluator: &Evaluator<G>,
        random: &mut Shuffler,
    ) {
        self.list.clear();
        state.actions(&mut self.list);
        let count = self.list.len();
        let mut promises = DecisionValues::new(evaluator, state, seat);
        for looked in 0..count.min(width.decisions) {
            if count > width.decisions {
                let any = looked + random.index(count - looked);
                self.list.swap(looked, any);
            }
            let action = self.list[looked];
            let mut next = *state;
            next.play_unchecked(action, &mut Nobody);
            let promise = promises.of(&next);
            let line = Line { first: first.unwrap_or(action), state: next, promise };
            if next.turn() == Turn::Decide(seat) {
                self.go_on(line, width.lines);
            } else {
                self.ended.take(line, random);
            }
        }
    }

    /// Takes in a line that goes on, if it is better than others.
    fn go_on(&mut self, line: Line<G>, most: usize) {
        if self.next.len() < most || self.next.last().is_none_or(|last| line.promise > last.promise) {
            let at = self.next.partition_point(|known| known.promise >= line.promise);
            // Beam may lead to the same position, which promises the same: one of them is enough.
            let mut alike = self.next[..at].iter().rev().take_while(|known| known.promise <= line.promise);
            if alike.all(|known| known.state != line.state) {
                self.next.truncate(most - 1);
                self.next.insert(at, line);
            }
        }
    }
}

/// The line that is taken of those that have ended.
#[derive(Clone, Debug)]
struct Finished<G: Evaluate> {
    selection: Selection,
    line: Option<Line<G>>,
    /// What the best of them promises.
    best: f32,
    /// How likely all of them are together, compared with the best.
    weight: f32,
}

/// One more than all random bits.
const ALL_BITS: f32 = 4_294_967_296.0;

impl<G: Evaluate> Finished<G> {
    fn new(selection: Selection) -> Finished<G> {
        Finished { selection, line: None, best: f32::MIN, weight: 0.0 }
    }

    /// Takes a line instead of the one before, if that is to one's selection.
    fn take(&mut self, line: Line<G>, random: &mut Shuffler) {
        let better = line.promise > self.best;
        let taken = match self.selection {
            Selection::Best => better,
            Selection::Likely(sharpness) => self.draw_lots(line.promise, sharpness, random),
        };
        if better {
            self.best = line.promise;
        }
        if taken {
            self.line = Some(line);
        }
    }

    /// Whether a line is taken instead of the one before: in the end each was as likely as its promise says, in whatever order they came.
    fn draw_lots(&mut self, promise: f32, sharpness: f32, random: &mut Shuffler) -> bool {
        let best = promise.max(self.best);
        let weight = exp((promise - best) * sharpness);
        self.weight = self.weight * exp((self.best - best) * sharpness) + weight;
        random.bits() as f32 * self.weight <= weight * ALL_BITS
    }
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::{Choice, Colour, Pebbles};
    use game::{Game, Setup};

    use super::*;

    #[test]
    fn a_line_leads_to_the_end_of_the_turn() {
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        game.reveal(Colour::White, &mut Nobody).unwrap();
        let mut random = Shuffler::new(1, 1);
        let mut best = |lines, decisions| {
            Beam::new().best(&game, BeamWidth { lines, decisions }, &Evaluator::standard(), &mut random).unwrap()
        };
        let line = best(1, usize::MAX);
        assert_eq!(line.first, Choice::Keep);
        assert_ne!(line.state.turn(), game.turn());
        // With one decision looked at, it is any.
        let firsts: Vec<_> = (0..40).map(|_| best(1, 1).first).collect();
        assert!(firsts.contains(&Choice::Keep) && firsts.contains(&Choice::Give), "{firsts:?}");
    }

    #[test]
    fn a_likely_line_is_the_likelier_the_more_it_promises() {
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        game.reveal(Colour::White, &mut Nobody).unwrap();
        let (evaluator, mut random, mut lines) = (Evaluator::standard(), Shuffler::new(1, 2), Beam::new());
        let width = BeamWidth { lines: 1, decisions: usize::MAX };
        let mut kept = |sharpness| {
            let firsts =
                (0..4000).map(|_| lines.likely(&game, sharpness, width, &evaluator, &mut random).unwrap().first);
            firsts.filter(|&first| first == Choice::Keep).count() as f32 / 4000.0
        };
        assert!((kept(0.0) - 0.5).abs() < 0.03, "{}", kept(0.0));
        assert!(kept(1e6) > 0.9999, "{}", kept(1e6));
        let seat = Seat::all(2).next().unwrap();
        let promise = |choice| {
            let mut next = game;
            next.play(choice, &mut Nobody).unwrap();
            evaluator.promise(&next, seat)
        };
        // Three times as likely.
        let sharpness = 3f32.ln() / (promise(Choice::Keep) - promise(Choice::Give));
        assert!((kept(sharpness) - 0.75).abs() < 0.03, "{}", kept(sharpness));
    }

    #[test]
    fn there_is_no_line_where_the_dealer_draws() {
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        let width = BeamWidth { lines: 1, decisions: 1 };
        assert!(Beam::new().best(&game, width, &Evaluator::standard(), &mut Shuffler::new(1, 1)).is_none());
    }
}

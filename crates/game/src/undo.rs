//! What may be taken back: decisions of a turn, and against bots whole turns before it.

use crate::Seat;

/// So many turns against bots can be taken back.
const TURNS_KEPT: usize = 12;

/// A state that can be gone back to, and how many plies led to it.
#[derive(Clone, Debug)]
struct Earlier<S> {
    state: S,
    plies: usize,
}

/// The states of a game that may be gone back to.
///
/// Whoever decided last may take back decisions of their turn, as long as the dealer has drawn nothing and nobody else has decided. A person who is
/// alone among bots may go back to where each of their last turns began, too.
#[derive(Clone, Debug)]
pub struct UndoHistory<S> {
    /// Before each decision of the one who decided last.
    turn: Vec<Earlier<S>>,
    /// Before each of the last turns of the only person.
    turns: Vec<Earlier<S>>,
    /// Who decided last, if nothing was drawn since.
    decider: Option<Seat>,
    /// Who decided last, whatever was drawn since.
    mover: Option<Seat>,
}

impl<S> Default for UndoHistory<S> {
    fn default() -> UndoHistory<S> {
        UndoHistory { turn: Vec::new(), turns: Vec::new(), decider: None, mover: None }
    }
}

impl<S: Clone> UndoHistory<S> {
    /// A seat has decided; `state` is how the game stood before. `alone` says whether its person is the only one, `players` how many seats there are.
    pub fn decided(&mut self, seat: Seat, (alone, players): (bool, usize), state: S, plies: usize) {
        let before = Earlier { state, plies };
        // Who plays all by themselves has a new turn after each draw.
        let begins = self.mover != Some(seat) || (players == 1 && self.decider.is_none());
        if alone && begins {
            self.turns.push(before.clone());
            let surplus = self.turns.len().saturating_sub(TURNS_KEPT);
            self.turns.drain(..surplus);
        }
        self.mover = Some(seat);
        if self.decider.replace(seat) != Some(seat) {
            self.turn.clear();
        }
        self.turn.push(before);
    }

    /// The dealer has drawn.
    pub fn drawn(&mut self) {
        self.turn.clear();
        self.decider = None;
    }

    /// The turn is final: no part of it is taken back.
    pub fn confirmed(&mut self) {
        self.turn.clear();
    }

    /// Nothing that has happened is taken back.
    pub fn forget(&mut self) {
        self.drawn();
        self.turns.clear();
    }

    /// Who decided last, if nothing was drawn since.
    pub fn decider(&self) -> Option<Seat> {
        self.decider
    }

    /// The plies that are left if a seat takes back its last decision, or all of its turn.
    pub fn this_turn(&self, seat: Seat, whole: bool) -> Option<usize> {
        let before = if whole { self.turn.first() } else { self.turn.last() };
        before.filter(|_| self.decider == Some(seat)).map(|before| before.plies)
    }

    /// The plies that are left if the only person goes back to where their last turn before these plies began.
    pub fn turn_before(&self, plies: usize) -> Option<usize> {
        self.turns.iter().rfind(|turn| turn.plies < plies).map(|turn| turn.plies)
    }

    /// Goes back to the state after so many plies, if the seat may.
    pub fn take_back(&mut self, seat: Seat, alone: bool, plies: usize) -> Option<S> {
        let before = |states: &[Earlier<S>]| states.iter().position(|state| state.plies == plies);
        if self.decider == Some(seat)
            && let Some(at) = before(&self.turn)
        {
            return self.turn.drain(at..).next().map(|before| before.state);
        }
        let at = before(&self.turns).filter(|_| alone)?;
        // The turn begins anew: what is decided next is its first decision.
        self.drawn();
        self.mover = None;
        self.turns.drain(at..).next().map(|before| before.state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat::FIRST;

    /// Two decisions of mine, one of a bot, and so on; the state is the number of plies.
    fn after_turns(alone: bool, turns: usize) -> UndoHistory<usize> {
        let (mut history, bot) = (UndoHistory::default(), ME.left(2));
        for ply in 0..3 * turns {
            let seat = if ply % 3 == 2 { bot } else { ME };
            history.decided(seat, (alone && seat == ME, 2), ply, ply);
        }
        history
    }

    #[test]
    fn a_turn_is_taken_back_decision_by_decision_or_whole() {
        let mut history = after_turns(false, 1);
        history.decided(ME, (false, 2), 3, 3);
        history.decided(ME, (false, 2), 4, 4);
        assert_eq!((history.this_turn(ME, false), history.this_turn(ME, true)), (Some(4), Some(3)));
        assert_eq!((history.take_back(ME, false, 4), history.take_back(ME, false, 3)), (Some(4), Some(3)));
        assert_eq!((history.this_turn(ME, false), history.turn_before(3)), (None, None));
    }

    #[test]
    fn after_a_draw_or_a_decision_of_another_person_nothing_is_taken_back() {
        let mut history = after_turns(false, 1);
        assert_eq!((history.this_turn(ME, true), history.take_back(ME, false, 0)), (None, None));
        history.decided(ME, (false, 2), 3, 3);
        history.drawn();
        assert_eq!((history.this_turn(ME, true), history.decider()), (None, None));
    }

    #[test]
    fn against_bots_turns_are_taken_back_one_after_the_other() {
        let mut history = after_turns(true, 20);
        let begins: Vec<_> = (0..20).rev().map(|turn| 3 * turn).collect();
        let mut plies = 60;
        for &begin in &begins[..TURNS_KEPT] {
            assert_eq!(history.turn_before(plies), Some(begin));
            assert_eq!(history.take_back(ME, true, begin), Some(begin));
            plies = begin;
        }
        assert_eq!(history.turn_before(plies), None);
        // A turn that was taken back begins with its next decision.
        history.decided(ME, (true, 2), plies, plies);
        assert_eq!(history.turn_before(plies + 1), Some(plies));
    }
}

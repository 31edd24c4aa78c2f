//! What to do, and why: the best decisions of a position with the reasons that speak for them.

use std::fmt;

use game::{Evaluate, MOST_TERMS, Nobody, RandomSource, Seat, Shuffler, Turn};

use crate::beam::Beam;
use crate::look_ahead::play_to_end;
use crate::{Evaluator, Search};

/// A decision worth thinking about.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The decision.
    pub action: A,
    /// The chance to win that it promises.
    pub worth: f32,
    /// How often it was looked at.
    pub visits: u32,
    /// The points it promises in each category, if all players go on for themselves.
    pub categories: Vec<f32>,
    /// What speaks for it and against it: what each named term gains by the decision, in points, the greatest first.
    pub reasons: Vec<(&'static str, f32)>,
}

impl<A: fmt::Display> Hint<A> {
    /// The same hint with its decision in notation.
    pub(crate) fn written(self) -> Hint<String> {
        let Hint { action, worth, visits, categories, reasons } = self;
        Hint { action: action.to_string(), worth, visits, categories, reasons }
    }
}

/// How many simulations a hint takes where nobody says otherwise: about half a second.
pub const HINT_SIMULATIONS: u32 = 300;
/// Games played on from each hint to see where the points come from.
const PLAYED_ON: u64 = 16;
/// A term that gains or loses less than this is no reason.
const NOTABLE: f32 = 0.05;

/// The best decisions of a position, at most `most`, the best first; nothing if no seat decides.
pub fn hints<G: Evaluate>(
    state: &G,
    evaluator: &Evaluator<G>,
    search: &mut Search<G>,
    most: usize,
    random: &mut Shuffler,
) -> Vec<Hint<G::Action>> {
    let Turn::Decide(seat) = state.turn() else { return Vec::new() };
    let before = weighed(state, evaluator, seat);
    let candidates = search.ponder(state);
    // All are played on with the same luck, so that they can be compared.
    let (mut lines, luck) = (Beam::new(), u64::from(random.bits()));
    let mut played_on = |next: &G| {
        let mut sums = vec![0.0; G::META.categories.len()];
        for number in 0..PLAYED_ON {
            let mut game = *next;
            play_to_end(&mut game, evaluator, &mut lines, &mut Shuffler::new(luck, number));
            let standing = game.standing();
            sums.iter_mut().enumerate().for_each(|(category, sum)| *sum += standing.points(seat, category) as f32);
        }
        sums.iter().map(|sum| sum / PLAYED_ON as f32).collect()
    };
    let explain = |candidate: &crate::Candidate<G::Action>| {
        let mut next = *state;
        next.play_unchecked(candidate.action, &mut Nobody);
        Hint {
            action: candidate.action,
            worth: candidate.worth,
            visits: candidate.visits,
            categories: played_on(&next),
            reasons: reasons::<G>(&before, &weighed(&next, evaluator, seat)),
        }
    };
    candidates.iter().take(most).map(explain).collect()
}

/// Each term of a position in points.
fn weighed<G: Evaluate>(state: &G, evaluator: &Evaluator<G>, seat: Seat) -> [f32; MOST_TERMS] {
    let mut values = [0.0; MOST_TERMS];
    state.terms(seat, &mut values[..G::TERMS.len()]);
    for (term, value) in values[..G::TERMS.len()].iter_mut().enumerate() {
        *value *= evaluator.weight(state.players(), term);
    }
    values
}

fn reasons<G: Evaluate>(before: &[f32; MOST_TERMS], after: &[f32; MOST_TERMS]) -> Vec<(&'static str, f32)> {
    let gains = before.iter().zip(after).map(|(before, after)| after - before);
    let mut reasons: Vec<_> = G::TERMS.iter().copied().zip(gains).filter(|(_, gain)| gain.abs() >= NOTABLE).collect();
    reasons.sort_by(|left, right| right.1.abs().total_cmp(&left.1.abs()));
    reasons
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::{Choice, Colour, Pebbles};
    use game::{Game, Setup};

    use super::*;
    use crate::{Budget, Leaf};

    #[test]
    fn a_hint_says_what_speaks_for_it() {
        let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        let evaluator = Evaluator::standard();
        let mut search = Search::new(&evaluator, Budget::Simulations(200), Leaf::Evaluated, 1, 1);
        assert!(hints(&game, &evaluator, &mut search, 3, &mut Shuffler::new(1, 0)).is_empty());
        game.reveal(Colour::White, &mut Nobody).unwrap();
        let hints = hints(&game, &evaluator, &mut search, 3, &mut Shuffler::new(1, 0));
        assert_eq!(hints[0].action, Choice::Keep);
        assert_eq!(hints[0].reasons, [("points", 1.0)]);
        assert_eq!(hints[1].reasons, [("gifts", -0.5)]);
        assert!(hints[0].worth > hints[1].worth);
        assert_eq!(hints[0].categories.len(), 2);
    }
}

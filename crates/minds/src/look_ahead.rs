//! Playing on quickly: a position in the middle of a turn is hard to evaluator, one that was played on for a while is not.

use game::{Evaluate, Nobody, Seat, Shuffler, Standing, Turn};

use crate::Evaluator;
use crate::beam::{Beam, BeamWidth};
use crate::evaluation::SeatValues;

/// Enough to play a turn well, and not more: there are many to play.
pub(crate) const WIDTH: BeamWidth = BeamWidth { lines: 4, decisions: 48 };

/// How far and how closely one looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Depth {
    /// How many turns are played on for each seat, with the rest of the one in progress.
    turns: usize,
    /// How much is looked at to play each of them.
    width: BeamWidth,
}

impl Depth {
    /// What is worth it for the first look.
    pub(crate) const USUAL: Depth = Depth { turns: 2, width: WIDTH };

    /// Twice as far.
    pub(crate) const fn farther(self) -> Depth {
        Depth { turns: 4, ..self }
    }

    /// At every decision, and at more lines.
    pub(crate) const fn closer(self) -> Depth {
        Depth { width: BeamWidth { lines: 8, decisions: usize::MAX }, ..self }
    }
}

/// What a position is worth to each seat after some more turns of each, when all play for themselves.
///
/// The turn of the seat that decided last is finished first. A seat that has just had its turn looks better or worse
/// than it is, so the worth is the mean of the evaluations before a turn of each seat. `over` judges a game that is over
/// by then. In a solo game there is one turn, to the end. `lines` is working space.
pub(crate) fn look_ahead<G: Evaluate>(
    state: &G,
    last: Option<Seat>,
    depth: Depth,
    over: impl Fn(&Standing) -> SeatValues,
    evaluator: &Evaluator<G>,
    lines: &mut Beam<G>,
    random: &mut Shuffler,
) -> SeatValues {
    let (mut state, players) = (*state, state.players());
    let (mut sum, mut looks) = ([0.0; Seat::MOST], 0);
    let mut add = |worth: SeatValues, times: usize| {
        sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth * times as f32);
    };
    play_turns(&mut state, last, depth, evaluator, lines, random, |state, left| {
        if left < players {
            add(evaluator.worth(state), 1);
            looks += 1;
        }
    });
    if looks < players {
        add(over(&state.standing()), players - looks);
    }
    sum.map(|sum| sum / players as f32)
}

/// Plays on to the end of the game.
pub(crate) fn play_to_end<G: Evaluate>(
    state: &mut G,
    evaluator: &Evaluator<G>,
    lines: &mut Beam<G>,
    random: &mut Shuffler,
) {
    play_turns(state, None, Depth { turns: usize::MAX, ..Depth::USUAL }, evaluator, lines, random, |_, _| {});
}

/// Plays on until so many turns of each seat have begun since that of the one that decided last. Whenever a turn
/// begins, `begins` is told, and how many may still begin.
fn play_turns<G: Evaluate>(
    state: &mut G,
    mut last: Option<Seat>,
    depth: Depth,
    evaluator: &Evaluator<G>,
    lines: &mut Beam<G>,
    random: &mut Shuffler,
    mut begins: impl FnMut(&G, usize),
) {
    let mut left = depth.turns.saturating_mul(state.players());
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Deal => state.reveal_unchecked(state.deal(random), &mut Nobody),
            Turn::Decide(seat) => {
                if last != Some(seat) {
                    left -= 1;
                    last = Some(seat);
                    begins(state, left);
                }
                let line = if left == 0 { None } else { lines.best(state, depth.width, evaluator, random) };
                let Some(line) = line else { return };
                *state = line.state;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::contract::pebbles::Pebbles;
    use game::{Game, Setup};

    use super::*;
    use crate::shares;

    #[test]
    fn the_end_of_the_game_is_reached_or_its_result_foreseen() {
        let evaluator = Evaluator::<Pebbles>::standard();
        let mut lines = Beam::new();
        for players in Pebbles::META.fewest..=Pebbles::META.most {
            let mut random = Shuffler::new(4, players as u64);
            let start = Pebbles::new(&Setup::standard(&Pebbles::META, players)).unwrap();
            let ahead = look_ahead(&start, None, Depth::USUAL, shares, &evaluator, &mut lines, &mut random);
            assert!((ahead[..players].iter().sum::<f32>() - 1.0).abs() < 1e-5, "{ahead:?}");
            let mut game = start;
            play_to_end(&mut game, &evaluator, &mut lines, &mut random);
            assert_eq!(game.turn(), Turn::Over);
            let over = look_ahead(&game, None, Depth::USUAL, shares, &evaluator, &mut lines, &mut random);
            assert!(
                over.iter().zip(shares(&game.standing())).all(|(over, share)| (over - share).abs() < 1e-6),
                "{over:?}"
            );
        }
    }

    #[test]
    fn the_last_looks_are_before_a_turn_of_each() {
        let evaluator = Evaluator::<Pebbles>::standard();
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        let (mut begun, mut lines) = (Vec::new(), Beam::new());
        let note = |state: &Pebbles, left: usize| begun.push((state.turn(), left));
        play_turns(&mut { game }, None, Depth::USUAL, &evaluator, &mut lines, &mut Shuffler::new(4, 0), note);
        let [.., (Turn::Decide(before), 1), (Turn::Decide(last), 0)] = begun[..] else { unreachable!("{begun:?}") };
        assert_ne!(before, last);
    }
}

//! Playing on quickly: a position in the middle of a turn is hard to judge, one that was played on for a while is not.

use table::{Appraise, Nobody, Seat, Shuffler, Standing, Turn};

use crate::Judge;
use crate::appraisal::Worth;
use crate::lines::{Breadth, Lines};

/// Enough to play a turn well, and not more: there are many to play.
pub(crate) const BREADTH: Breadth = Breadth { lines: 4, decisions: 48 };

/// How far and how closely one looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// How many turns are played on for each seat, with the rest of the one in progress.
    turns: usize,
    /// How much is looked at to play each of them.
    breadth: Breadth,
}

impl Look {
    /// What is worth it for the first look.
    pub(crate) const USUAL: Look = Look { turns: 2, breadth: BREADTH };

    /// Twice as far.
    pub(crate) const fn farther(self) -> Look {
        Look { turns: 4, ..self }
    }

    /// At every decision, and at more lines.
    pub(crate) const fn closer(self) -> Look {
        Look { breadth: Breadth { lines: 8, decisions: usize::MAX }, ..self }
    }
}

/// What a position is worth to each seat after so many turns of each, everybody for himself: the turn of the seat that decided last is finished, and some more are
/// played. Whoever has just had a turn looks better or worse than he is, so it is the mean of what is promised before a turn of each. What a game was worth
/// that is over by then, `over` says. Alone at the table there is but one turn, to the end of the game. `lines` is working space.
pub(crate) fn look_ahead<G: Appraise>(
    state: &G,
    last: Option<Seat>,
    look: Look,
    over: impl Fn(&Standing) -> Worth,
    judge: &Judge<G>,
    lines: &mut Lines<G>,
    chance: &mut Shuffler,
) -> Worth {
    let (mut state, players) = (*state, state.players());
    let (mut sum, mut looks) = ([0.0; Seat::MOST], 0);
    let mut add =
        |worth: Worth, times: usize| sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth * times as f32);
    play_turns(&mut state, last, look, judge, lines, chance, |state, left| {
        if left < players {
            add(judge.worth(state), 1);
            looks += 1;
        }
    });
    if looks < players {
        add(over(&state.standing()), players - looks);
    }
    sum.map(|sum| sum / players as f32)
}

/// Plays on to the end of the game.
pub(crate) fn play_to_end<G: Appraise>(state: &mut G, judge: &Judge<G>, lines: &mut Lines<G>, chance: &mut Shuffler) {
    play_turns(state, None, Look { turns: usize::MAX, ..Look::USUAL }, judge, lines, chance, |_, _| {});
}

/// Plays on until so many turns of each seat have begun since that of the one that decided last. Whenever a turn begins, `begins` is told, and how many
/// may still begin.
fn play_turns<G: Appraise>(
    state: &mut G,
    mut last: Option<Seat>,
    look: Look,
    judge: &Judge<G>,
    lines: &mut Lines<G>,
    chance: &mut Shuffler,
    mut begins: impl FnMut(&G, usize),
) {
    let mut left = look.turns.saturating_mul(state.players());
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Deal => state.reveal_unchecked(state.deal(chance), &mut Nobody),
            Turn::Decide(seat) => {
                if last != Some(seat) {
                    left -= 1;
                    last = Some(seat);
                    begins(state, left);
                }
                let line = if left == 0 { None } else { lines.best(state, look.breadth, judge, chance) };
                let Some(line) = line else { return };
                *state = line.state;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::contract::pebbles::Pebbles;
    use table::{Game, Setup};

    use super::*;
    use crate::shares;

    #[test]
    fn the_end_of_the_game_is_reached_or_its_result_foreseen() {
        let judge = Judge::<Pebbles>::standard();
        let mut lines = Lines::new();
        for players in Pebbles::META.fewest..=Pebbles::META.most {
            let mut chance = Shuffler::new(4, players as u64);
            let start = Pebbles::new(&Setup::standard(&Pebbles::META, players)).unwrap();
            let ahead = look_ahead(&start, None, Look::USUAL, shares, &judge, &mut lines, &mut chance);
            assert!((ahead[..players].iter().sum::<f32>() - 1.0).abs() < 1e-5, "{ahead:?}");
            let mut game = start;
            play_to_end(&mut game, &judge, &mut lines, &mut chance);
            assert_eq!(game.turn(), Turn::Over);
            let over = look_ahead(&game, None, Look::USUAL, shares, &judge, &mut lines, &mut chance);
            assert!(
                over.iter().zip(shares(&game.standing())).all(|(over, share)| (over - share).abs() < 1e-6),
                "{over:?}"
            );
        }
    }

    #[test]
    fn the_last_looks_are_before_a_turn_of_each() {
        let judge = Judge::<Pebbles>::standard();
        let game = Pebbles::new(&Setup::standard(&Pebbles::META, 2)).unwrap();
        let (mut begun, mut lines) = (Vec::new(), Lines::new());
        let note = |state: &Pebbles, left: usize| begun.push((state.turn(), left));
        play_turns(&mut { game }, None, Look::USUAL, &judge, &mut lines, &mut Shuffler::new(4, 0), note);
        let [.., (Turn::Decide(before), 1), (Turn::Decide(last), 0)] = begun[..] else { unreachable!("{begun:?}") };
        assert_ne!(before, last);
    }
}

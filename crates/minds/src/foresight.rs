//! Playing on quickly: a position in the middle of a turn is hard to judge, one that was played on for a while is not.

use table::{Appraise, Nobody, Seat, Shuffler, Turn};

use crate::Judge;
use crate::appraisal::{Worth, shares};
use crate::lines::{Breadth, Lines};

/// How many turns are played on for each seat, with the rest of the one in progress.
const TURNS: usize = 2;
/// Enough to play a turn well, and not more: there are many to play.
pub(crate) const BREADTH: Breadth = Breadth { lines: 4, decisions: 48 };

/// Plays on, everybody for himself: finishes the turn of the seat that decided last, and plays a few more. Alone at the table there is
/// but one turn, to the end of the game. `lines` is working space.
pub(crate) fn play_on<G: Appraise>(
    state: &mut G,
    last: Option<Seat>,
    judge: &Judge<G>,
    lines: &mut Lines<G>,
    chance: &mut Shuffler,
) {
    play_turns(state, last, TURNS * state.players(), judge, lines, chance, |_, _| {});
}

/// The chance to win of each seat after some turns. Whoever has just had a turn may look better or worse than he is, so it is the mean of what is
/// promised before a turn of each.
pub(crate) fn chances_ahead<G: Appraise>(
    state: &G,
    judge: &Judge<G>,
    lines: &mut Lines<G>,
    chance: &mut Shuffler,
) -> Worth {
    let (mut state, players) = (*state, state.players());
    let (mut sum, mut looks) = ([0.0; Seat::MOST], 0);
    let mut add =
        |worth: Worth, times: usize| sum.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth * times as f32);
    play_turns(&mut state, None, TURNS * players, judge, lines, chance, |state, left| {
        if left < players {
            add(judge.worth(state), 1);
            looks += 1;
        }
    });
    if looks < players {
        add(shares(&state.standing()), players - looks);
    }
    sum.map(|sum| sum / players as f32)
}

/// Plays on to the end of the game.
pub(crate) fn play_to_end<G: Appraise>(state: &mut G, judge: &Judge<G>, lines: &mut Lines<G>, chance: &mut Shuffler) {
    play_turns(state, None, usize::MAX, judge, lines, chance, |_, _| {});
}

/// Plays on until so many turns have begun since the seat that decided last. Whenever a turn begins, `begins` is told, and how many may still begin.
fn play_turns<G: Appraise>(
    state: &mut G,
    mut last: Option<Seat>,
    mut left: usize,
    judge: &Judge<G>,
    lines: &mut Lines<G>,
    chance: &mut Shuffler,
    mut begins: impl FnMut(&G, usize),
) {
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
                let line = if left == 0 { None } else { lines.best(state, BREADTH, judge, chance) };
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

    #[test]
    fn everybody_plays_some_turns_or_the_game_is_over() {
        let judge = Judge::<Pebbles>::standard();
        let mut lines = Lines::new();
        for players in Pebbles::META.fewest..=Pebbles::META.most {
            let mut chance = Shuffler::new(4, players as u64);
            let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, players)).unwrap();
            play_on(&mut game, None, &judge, &mut lines, &mut chance);
            assert_ne!(game.turn(), Turn::Deal);
            let mut whole = game;
            play_to_end(&mut whole, &judge, &mut lines, &mut chance);
            assert_eq!(whole.turn(), Turn::Over);
            (0..20).for_each(|_| play_on(&mut game, None, &judge, &mut lines, &mut chance));
            assert_eq!(game.turn(), Turn::Over);
        }
    }
}

//! Playing on from a leaf: a position in the middle of a turn is hard to judge, one that was played on for a while is not.

use table::{Appraise, Nobody, Seat, Shuffler, Turn};

use crate::Judge;
use crate::lines::{Breadth, Lines};

/// How many turns are played on for each seat, with the rest of the one in progress.
const TURNS: usize = 2;
/// Enough to play a turn well, and not more: there are many to play.
pub(super) const BREADTH: Breadth = Breadth { lines: 4, decisions: 48 };

/// Plays on quickly, everybody for himself: finishes the turn of the seat that decided last, and plays a few more. Alone at the table there is
/// but one turn, to the end of the game. `lines` is working space.
pub(super) fn play_on<G: Appraise>(
    state: &mut G,
    last: Option<Seat>,
    judge: &Judge<G>,
    lines: &mut Lines<G>,
    chance: &mut Shuffler,
) {
    let (mut last, mut left) = (last, TURNS * state.players());
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Deal => state.reveal_unchecked(state.deal(chance), &mut Nobody),
            Turn::Decide(seat) => {
                if last != Some(seat) {
                    left -= 1;
                    last = Some(seat);
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
            (0..20).for_each(|_| play_on(&mut game, None, &judge, &mut lines, &mut chance));
            assert_eq!(game.turn(), Turn::Over);
        }
    }
}

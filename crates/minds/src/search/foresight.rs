//! Playing on from a leaf: a position in the middle of a turn is hard to judge, one that was played on for a while is not.

use table::{Appraise, Chance, Nobody, Seat, Shuffler, Turn};

use crate::Judge;

/// How many turns are played on for each seat, with the rest of the one in progress.
const TURNS: usize = 2;
/// No more decisions than this are looked at, any ones if there are more.
const LOOKED_AT: usize = 24;

/// Plays on quickly, everybody for himself: finishes the turn of the seat that decided last, and plays a few more. Alone at the table there is
/// but one turn, to the end of the game. `list` is working space.
pub(super) fn play_on<G: Appraise>(
    state: &mut G,
    last: Option<Seat>,
    judge: &Judge<G>,
    list: &mut Vec<G::Action>,
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
                if left == 0 {
                    return;
                }
                decide_quickly(state, seat, judge, list, chance);
            }
        }
    }
}

/// Takes the decision after which the position promises most, of those looked at.
fn decide_quickly<G: Appraise>(
    state: &mut G,
    seat: Seat,
    judge: &Judge<G>,
    list: &mut Vec<G::Action>,
    chance: &mut Shuffler,
) {
    list.clear();
    state.actions(list);
    if let &[only] = &list[..] {
        return state.play_unchecked(only, &mut Nobody);
    }
    let mut best: Option<(f32, G)> = None;
    for looked in 0..list.len().min(LOOKED_AT) {
        if list.len() > LOOKED_AT {
            let any = looked + chance.index(list.len() - looked);
            list.swap(looked, any);
        }
        let mut next = *state;
        next.play_unchecked(list[looked], &mut Nobody);
        let promise = judge.points(&next, seat);
        if best.as_ref().is_none_or(|(most, _)| promise > *most) {
            best = Some((promise, next));
        }
    }
    if let Some((_, next)) = best {
        *state = next;
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
        let mut list = Vec::new();
        for players in Pebbles::META.fewest..=Pebbles::META.most {
            let mut chance = Shuffler::new(4, players as u64);
            let mut game = Pebbles::new(&Setup::standard(&Pebbles::META, players)).unwrap();
            play_on(&mut game, None, &judge, &mut list, &mut chance);
            assert_ne!(game.turn(), Turn::Deal);
            (0..20).for_each(|_| play_on(&mut game, None, &judge, &mut list, &mut chance));
            assert_eq!(game.turn(), Turn::Over);
        }
    }
}

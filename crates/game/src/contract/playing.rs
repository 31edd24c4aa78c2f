//! Random games for tests.

use crate::{Game, Nobody, RandomSource, Turn};

/// Plays to the end at random; `visit` sees every position, the first and the last as well.
pub fn play_through<G: Game, R: RandomSource>(game: &mut G, random: &mut R, mut visit: impl FnMut(&G)) {
    let mut list = Vec::new();
    loop {
        visit(game);
        match game.turn() {
            Turn::Over => return,
            Turn::Deal => game.reveal_unchecked(game.deal(random), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(&mut list);
                game.play_unchecked(list[random.index(list.len())], &mut Nobody);
            }
        }
    }
}

//! How fast: the list of placements from the middle of a random game, and scoring it.

use babylon::{Action, Babylon};
use criterion::{Criterion, criterion_group, criterion_main};
use game::{Game, Nobody, RandomSource, Setup, Shuffler, Turn};
use std::hint::black_box;

/// Plays a random game until `stop` says so or it is over.
fn play_until(players: usize, number: u64, list: &mut Vec<Action>, stop: impl Fn(&Babylon) -> bool) -> Babylon {
    let mut luck = Shuffler::new(1, number);
    let mut game = Babylon::new(&Setup::standard(&Babylon::META, players)).expect("a standard game begins");
    while !stop(&game) {
        match game.turn() {
            Turn::Over => break,
            Turn::Deal => game.reveal_unchecked(game.deal(&mut luck), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(list);
                game.play_unchecked(list[luck.index(list.len())], &mut Nobody);
            }
        }
    }
    game
}

/// A garden in the middle of a random game, with both tiles and the pillars to build in hand.
fn middle_game(list: &mut Vec<Action>) -> Babylon {
    let may_build = |game: &Babylon| {
        let purse = game.purse();
        game.round() >= 7 && game.check(Action::Done).is_ok() && purse.hand.singles >= 5 && purse.hand.notch.is_some()
    };
    (0..1000).map(|number| play_until(3, number, list, may_build)).find(may_build).expect("a game with pillars")
}

fn placements(criterion: &mut Criterion) {
    let mut list = Vec::with_capacity(Babylon::MOST_ACTIONS);
    let game = middle_game(&mut list);
    list.clear();
    game.list_placements(&mut list);
    criterion.bench_function(&format!("list {} placements", list.len()), |bench| {
        bench.iter(|| {
            list.clear();
            black_box(&game).list_placements(&mut list);
            black_box(list.len())
        });
    });
    criterion.bench_function("score", |bench| bench.iter(|| black_box(&game).standing()));
}

criterion_group!(benches, placements);
criterion_main!(benches);

//! How fast: whole random games, and the list of placements from the middle of one.

use babylon::{Action, Babylon};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use table::{Chance, Game, Nobody, Setup, Shuffler, Turn};

/// Plays a random game until `stop` says so or it is over.
fn play_until(players: usize, number: u64, list: &mut Vec<Action>, stop: impl Fn(&Babylon) -> bool) -> Babylon {
    let mut chance = Shuffler::new(1, number);
    let mut game = Babylon::new(&Setup::standard(&Babylon::META, players)).expect("a standard game begins");
    while !stop(&game) {
        match game.turn() {
            Turn::Over => break,
            Turn::Deal => game.reveal_unchecked(game.deal(&mut chance), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(list);
                game.play_unchecked(list[chance.index(list.len())], &mut Nobody);
            }
        }
    }
    game
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random game");
    group.throughput(Throughput::Elements(1));
    let mut list = Vec::with_capacity(Babylon::MOST_ACTIONS);
    for players in 2..=4 {
        let mut number = 0;
        group.bench_function(format!("{players} players"), |bench| {
            bench.iter(|| {
                number += 1;
                black_box(play_until(players, number, &mut list, |_| false).standing())
            });
        });
    }
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

criterion_group!(benches, random_games, placements);
criterion_main!(benches);

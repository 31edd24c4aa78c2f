//! Whole random games: every listed decision equally likely, the dealer included.

use std::hint::black_box;

use amyitis::{Action, Amyitis, Components};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use table::{Chance, Game, Nobody, Setup, Shuffler, Standing, Turn};

fn play_out(setup: &Setup<Components>, chance: &mut Shuffler, list: &mut Vec<Action>) -> Standing {
    let mut game = Amyitis::new(setup).expect("a standard game begins");
    loop {
        match game.turn() {
            Turn::Over => return game.standing(),
            Turn::Deal => game.reveal_unchecked(game.deal(chance), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(list);
                game.play_unchecked(list[chance.index(list.len())], &mut Nobody);
            }
        }
    }
}

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(1));
    for players in 2..=4 {
        let setup = Setup::standard(&Amyitis::META, players);
        let mut chance = Shuffler::new(1, players as u64);
        let mut list = Vec::with_capacity(Amyitis::MOST_ACTIONS);
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| black_box(play_out(&setup, &mut chance, &mut list)));
        });
    }
    group.finish();
}

criterion_group!(benches, random_games);
criterion_main!(benches);

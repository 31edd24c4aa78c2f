//! Whole random games, decisions and draws uniform, scored at the end.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use jardins::{Action, Jardins};
use table::{Chance, Game, Nobody, Setup, Shuffler, Turn};

fn play(start: &Jardins, list: &mut Vec<Action>, chance: &mut Shuffler) -> i32 {
    let mut state = *start;
    loop {
        match state.turn() {
            Turn::Over => return state.standing().total(table::Seat::FIRST),
            Turn::Deal => state.reveal_unchecked(state.deal(chance), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                state.actions(list);
                state.play_unchecked(list[chance.index(list.len())], &mut Nobody);
            }
        }
    }
}

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(1));
    for players in 1..=5 {
        let start = Jardins::new(&Setup::standard(&Jardins::META, players)).expect("a standard game begins");
        let mut list = Vec::with_capacity(Jardins::MOST_ACTIONS);
        let mut chance = Shuffler::new(7, 0);
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| black_box(play(&start, &mut list, &mut chance)));
        });
    }
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);

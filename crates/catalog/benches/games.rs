//! Whole random games of every game: every listed decision equally likely, the dealer's draws by their odds.

use std::hint::black_box;

use catalog::GameVisitor;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{Evaluate, Nobody, RandomSource, Setup, Shuffler, Standing, Turn};

struct Bench<'a>(&'a mut Criterion);

impl GameVisitor for Bench<'_> {
    type Output = ();

    fn visit<G: Evaluate>(self) {
        let mut group = self.0.benchmark_group(format!("random games/{}", G::META.key));
        group.throughput(Throughput::Elements(1));
        for players in G::META.fewest..=G::META.most {
            let start = G::new(&Setup::standard(&G::META, players)).expect("a standard game begins");
            let mut list = Vec::with_capacity(G::MOST_ACTIONS);
            let mut random = Shuffler::new(1, players as u64);
            group.bench_function(BenchmarkId::from_parameter(players), |bencher| {
                bencher.iter(|| black_box(play(start, &mut list, &mut random)));
            });
        }
        group.finish();
    }
}

fn play<G: Evaluate>(mut game: G, list: &mut Vec<G::Action>, random: &mut Shuffler) -> Standing {
    loop {
        match game.turn() {
            Turn::Over => return game.standing(),
            Turn::Deal => game.reveal_unchecked(game.deal(random), &mut Nobody),
            Turn::Decide(_) => {
                list.clear();
                game.actions(list);
                game.play_unchecked(list[random.index(list.len())], &mut Nobody);
            }
        }
    }
}

fn random_games(criterion: &mut Criterion) {
    for kind in catalog::GAMES {
        catalog::visit(kind.meta().key, Bench(criterion));
    }
}

criterion_group!(benches, random_games);
criterion_main!(benches);

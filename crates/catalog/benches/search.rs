//! How many simulations a search makes from the opening, for every game: leaves judged by random games to the end, by their terms, and by their terms
//! after a few turns.

use catalog::GameVisitor;
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{Evaluate, Nobody, Setup, Shuffler, Turn};
use minds::{Budget, Evaluator, Leaf, Mind, Search};

/// Simulations a decision, at most.
const SIMULATIONS: u32 = 1000;
const PLAYERS: usize = 3;

struct Bench<'a>(&'a mut Criterion);

impl GameVisitor for Bench<'_> {
    type Output = ();

    fn visit<G: Evaluate>(self) {
        let opening = opening::<G>();
        let mut group = self.0.benchmark_group(format!("search/{}", G::META.key));
        group.sample_size(10);
        for (name, leaf) in
            [("played out", Leaf::PlayedOut), ("appraised", Leaf::Evaluated), ("foreseen", Leaf::LookedAhead)]
        {
            let search = || Search::new(&Evaluator::standard(), Budget::Simulations(SIMULATIONS), leaf, 1, 1);
            group.throughput(Throughput::Elements(made(&mut search(), &opening)));
            group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
                bencher.iter_batched(search, |mut search| search.decide(&opening), BatchSize::LargeInput);
            });
        }
        group.finish();
    }
}

/// How many simulations it makes: it stops early once the decision is settled.
fn made<G: Evaluate>(search: &mut Search<G>, state: &G) -> u64 {
    search.ponder(state).iter().map(|candidate| u64::from(candidate.visits)).sum()
}

/// The first state with a choice.
fn opening<G: Evaluate>() -> G {
    let mut random = Shuffler::new(1, 0);
    let mut game = G::new(&Setup::standard(&G::META, PLAYERS)).expect("a standard game begins");
    let mut list = Vec::new();
    loop {
        list.clear();
        game.actions(&mut list);
        match (game.turn(), &list[..]) {
            (Turn::Deal, _) => game.reveal_unchecked(game.deal(&mut random), &mut Nobody),
            (Turn::Decide(_), &[only]) => game.play_unchecked(only, &mut Nobody),
            _ => return game,
        }
    }
}

fn search(criterion: &mut Criterion) {
    for kind in catalog::GAMES {
        catalog::visit(kind.meta().key, Bench(criterion));
    }
}

criterion_group!(benches, search);
criterion_main!(benches);

//! How many moves a second go to disk: a hundred writers, each with a table of its own, one entry a batch.
//!
//! For one core: `taskset -c 0 cargo bench -p store --bench store`.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use store::{Batch, DatabaseUrl, Statement, Step, Store};
use tokio::runtime::{Builder, Runtime};

const WRITERS: usize = 100;

fn table(writer: usize) -> Batch {
    let sql = "INSERT INTO tables (id, game, rules, components, options, policy, public, state, owner, seed, created, changed)
               VALUES ($1, 'amyitis', 1, 'standard', '{}', '{}', 1, 'playing', 'p', 'seed', 1, 1)";
    vec![Step::Run(Statement { sql, values: vec![id(writer).into()] })]
}

/// As long as a table's id is.
fn id(writer: usize) -> String {
    format!("{writer:022}")
}

fn entry(writer: usize, number: usize) -> Batch {
    let sql = "INSERT INTO entries (table_id, number, kind, seat, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
    let text = "recruit engineer 2";
    let values =
        vec![id(writer).into(), number.into(), "play".into(), 0_i64.into(), text.into(), 1_700_000_000_000_i64.into()];
    vec![Step::Must(Statement { sql, values })]
}

async fn furnish(store: &Store) {
    let sql = "INSERT INTO persons (id, name, confirm, banned, created) VALUES ('p', 'p', 0, 0, 0)";
    store.write(vec![Step::Run(Statement { sql, values: Vec::new() })]).await.expect("a person");
    for writer in 0..WRITERS {
        store.write(table(writer)).await.expect("a table");
    }
}

/// Everybody writes the next entry as soon as the last one is on disk.
async fn write(store: &Store, entries: &'static AtomicUsize, count: u64) -> Duration {
    let started = Instant::now();
    let writers: Vec<_> = (0..WRITERS)
        .map(|writer| {
            let store = store.clone();
            let share = (count as usize + writer) / WRITERS;
            tokio::spawn(async move {
                for _ in 0..share {
                    let number = entries.fetch_add(1, Ordering::Relaxed);
                    store.write(entry(writer, number)).await.expect("an entry");
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.expect("a writer");
    }
    started.elapsed()
}

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime")
}

fn sqlite(criterion: &mut Criterion) {
    static ENTRIES: AtomicUsize = AtomicUsize::new(0);
    let folder = tempfile::TempDir::new().expect("a folder");
    let runtime = runtime();
    let store = runtime.block_on(Store::open(&DatabaseUrl::File(folder.path().join("semiramis.db")))).expect("a store");
    runtime.block_on(furnish(&store));
    let mut group = criterion.benchmark_group("store");
    group.throughput(Throughput::Elements(1)).sample_size(10);
    group.bench_function("sqlite, 100 writers", |bencher| {
        bencher.iter_custom(|count| runtime.block_on(write(&store, &ENTRIES, count)));
    });
    group.finish();
}

criterion_group!(benches, sqlite);
criterion_main!(benches);

//! A server that goes and comes back, and what processes tell each other over it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use store::{DatabaseUrl, Step, Store, StoreError};
use tokio::sync::broadcast;

use crate::bases::{Base, entry, furnish, number};
use crate::postgres::Server;

fn tell(message: &str) -> Step {
    Step::Notify(message.to_owned())
}

async fn heard(receiver: &mut broadcast::Receiver<String>) -> String {
    tokio::time::timeout(Duration::from_secs(20), receiver.recv()).await.unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stores_hear_each_other_but_not_themselves() {
    let base = Base::postgres();
    let (here, there) = (base.open().await, base.open().await);
    let (mut ears_here, mut ears_there) = (here.listen().unwrap(), there.listen().unwrap());
    furnish(&here).await;
    here.write(vec![Step::Must(entry("t", 0)), tell("table t 0")]).await.unwrap();
    assert_eq!(heard(&mut ears_there).await, "table t 0");
    there.write(vec![tell("from there")]).await.unwrap();
    assert_eq!(heard(&mut ears_here).await, "from there");
    assert!(ears_here.is_empty() && ears_there.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_stored_is_not_told() {
    let base = Base::postgres();
    let (here, there) = (base.open().await, base.open().await);
    let mut ears = there.listen().unwrap();
    furnish(&here).await;
    here.write(vec![Step::Must(entry("t", 0)), tell("first")]).await.unwrap();
    assert_eq!(here.write(vec![Step::Must(entry("t", 0)), tell("second")]).await, Err(StoreError::Conflict));
    here.write(vec![tell(&"long ".repeat(2000))]).await.unwrap();
    assert_eq!([heard(&mut ears).await, heard(&mut ears).await], ["first", "*"]);
}

#[tokio::test]
async fn a_file_has_nobody_to_listen_to() {
    let base = Base::sqlite();
    let store = base.open().await;
    assert!(store.listen().is_none());
    assert_eq!(store.write(vec![tell("nobody")]).await, Ok(()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_server_is_trouble_until_it_is_back() {
    let server = Server::start();
    let store = Store::open(&DatabaseUrl::Server(server.database())).await.unwrap();
    let mut ears = store.listen().unwrap();
    furnish(&store).await;
    server.stop();
    for number in 0..20 {
        let asked = Instant::now();
        let write = store.write(vec![Step::Must(entry("t", number))]).await;
        assert!(matches!(write, Err(StoreError::Unavailable(_))), "{write:?}");
        assert!(asked.elapsed() < Duration::from_secs(7));
    }
    server.resume();
    assert_eq!(heard(&mut ears).await, "*");
    for number in 0..20 {
        assert_eq!(store.write(vec![Step::Must(entry("t", number))]).await, Ok(()));
    }
    assert_eq!(number(&store, "SELECT COUNT(*) FROM entries").await, 20);
}

/// Nothing that was acknowledged is lost when the server dies under load, and nothing hangs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_is_there_after_the_server_died() {
    let server = Server::start();
    let store = Store::open(&DatabaseUrl::Server(server.database())).await.unwrap();
    furnish(&store).await;
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let writers: Vec<_> = (0..16)
        .map(|writer| {
            let (store, acknowledged) = (store.clone(), Arc::clone(&acknowledged));
            tokio::spawn(async move {
                let mut stored = Vec::new();
                for number in (0..2000).map(|number| number * 16 + writer) {
                    if store.write(vec![Step::Must(entry("t", number))]).await.is_ok() {
                        stored.push(number as i64);
                        acknowledged.fetch_add(1, Ordering::Relaxed);
                    } else if stored.last() != Some(&(number as i64 - 16)) {
                        break;
                    }
                }
                stored
            })
        })
        .collect();
    let under_load = async {
        while acknowledged.load(Ordering::Relaxed) < 200 {
            tokio::task::yield_now().await;
        }
    };
    assert!(tokio::time::timeout(Duration::from_mins(1), under_load).await.is_ok(), "nothing is acknowledged");
    server.stop();
    let mut stored = Vec::new();
    for writer in writers {
        stored.extend(writer.await.unwrap());
    }
    server.resume();
    let rows = store.read(crate::bases::statement("SELECT number FROM entries", [])).await.unwrap();
    let kept: std::collections::BTreeSet<_> = rows.iter().filter_map(|row| row.int(0)).collect();
    assert!(!stored.is_empty() && stored.iter().all(|number| kept.contains(number)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_is_cut_is_replaced() {
    let base = Base::postgres();
    let store = base.open().await;
    let mut ears = store.listen().unwrap();
    furnish(&store).await;
    let DatabaseUrl::Server(url) = &base.url else { panic!("no server") };
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    Server::shared().run(url, cut);
    assert_eq!(heard(&mut ears).await, "*");
    assert_eq!(store.write(vec![Step::Must(entry("t", 0))]).await, Ok(()));
}

/// Holds the entries until there is an SQL table that says to let them go.
const HOLD_UNTIL_RELEASED: &str = "BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE; \
    DO $$ BEGIN WHILE NOT EXISTS (SELECT FROM pg_class WHERE relname = 'released') LOOP PERFORM pg_sleep(0.01); END LOOP; END $$; COMMIT";

/// Waits until a count is so high.
async fn at_least(least: i64, store: &Store, count: &'static str) {
    let look = async {
        while number(store, count).await < least {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), look).await.expect(count);
}

/// Two hundred batches wait while somebody else holds the entries; the rows show that few transactions stored them, and each was told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_is_stored_together_and_told() {
    let base = Base::postgres();
    let (here, there) = (base.open().await, base.open().await);
    let mut ears = there.listen().unwrap();
    furnish(&here).await;
    let DatabaseUrl::Server(url) = base.url.clone() else { panic!("no server") };
    let holder = tokio::task::spawn_blocking({
        let url = url.clone();
        move || Server::shared().run(&url, HOLD_UNTIL_RELEASED)
    });
    at_least(
        1,
        &there,
        "SELECT COUNT(*) FROM pg_locks WHERE granted AND mode = 'ExclusiveLock' AND relation = 'entries'::regclass",
    )
    .await;
    let begun = Arc::new(AtomicUsize::new(0));
    let writers: Vec<_> = (0..200)
        .map(|number| {
            let (here, begun) = (here.clone(), Arc::clone(&begun));
            tokio::spawn(async move {
                begun.fetch_add(1, Ordering::Relaxed);
                here.write(vec![Step::Must(entry("t", number)), tell(&number.to_string())]).await
            })
        })
        .collect();
    at_least(1, &there, "SELECT COUNT(*) FROM pg_locks WHERE NOT granted AND relation = 'entries'::regclass").await;
    while begun.load(Ordering::Relaxed) < 200 {
        tokio::task::yield_now().await;
    }
    Server::shared().run(&url, "CREATE TABLE released ()");
    for writer in writers {
        assert_eq!(writer.await.unwrap(), Ok(()));
    }
    holder.await.unwrap();
    let transactions = number(&there, "SELECT COUNT(DISTINCT xmin::text) FROM entries").await;
    assert!(transactions < 10, "{transactions} transactions for 200 batches");
    let mut told = Vec::new();
    for _ in 0..200 {
        told.push(heard(&mut ears).await.parse::<usize>().unwrap());
    }
    told.sort_unstable();
    assert!(told.into_iter().eq(0..200), "everything is told once");
}

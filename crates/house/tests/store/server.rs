//! A server that goes and comes back, and what processes tell each other over it.

use std::time::{Duration, Instant};

use house::store::{Place, Step, Store, Trouble};
use tokio::sync::broadcast;

use crate::bases::{Base, furnish, number, ply};
use crate::postgres::Server;

fn tell(message: &str) -> Step {
    Step::Tell(message.to_owned())
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
    here.write(vec![Step::Must(ply("t", 0)), tell("table t 0")]).await.unwrap();
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
    here.write(vec![Step::Must(ply("t", 0)), tell("first")]).await.unwrap();
    assert_eq!(here.write(vec![Step::Must(ply("t", 0)), tell("second")]).await, Err(Trouble::Conflict));
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
    let store = Store::open(&Place::Server(server.database())).await.unwrap();
    let mut ears = store.listen().unwrap();
    furnish(&store).await;
    server.stop();
    for number in 0..20 {
        let asked = Instant::now();
        let write = store.write(vec![Step::Must(ply("t", number))]).await;
        assert!(matches!(write, Err(Trouble::Unavailable(_))), "{write:?}");
        assert!(asked.elapsed() < Duration::from_secs(7));
    }
    server.resume();
    assert_eq!(heard(&mut ears).await, "*");
    for number in 0..20 {
        assert_eq!(store.write(vec![Step::Must(ply("t", number))]).await, Ok(()));
    }
    assert_eq!(number(&store, "SELECT COUNT(*) FROM plies").await, 20);
}

/// Nothing that was acknowledged is lost when the server dies under load, and nothing hangs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_is_there_after_the_server_died() {
    let server = Server::start();
    let store = Store::open(&Place::Server(server.database())).await.unwrap();
    furnish(&store).await;
    let writers: Vec<_> = (0..16)
        .map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut stored = Vec::new();
                for number in (0..2000).map(|number| number * 16 + writer) {
                    if store.write(vec![Step::Must(ply("t", number))]).await.is_ok() {
                        stored.push(number as i64);
                    } else if stored.last() != Some(&(number as i64 - 16)) {
                        break;
                    }
                }
                stored
            })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    server.stop();
    let mut stored = Vec::new();
    for writer in writers {
        stored.extend(writer.await.unwrap());
    }
    server.resume();
    let rows = store.read(crate::bases::statement("SELECT number FROM plies", [])).await.unwrap();
    let kept: std::collections::BTreeSet<_> = rows.iter().filter_map(|row| row.int(0)).collect();
    assert!(!stored.is_empty() && stored.iter().all(|number| kept.contains(number)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_that_is_cut_is_replaced() {
    let base = Base::postgres();
    let store = base.open().await;
    let mut ears = store.listen().unwrap();
    furnish(&store).await;
    let Place::Server(url) = &base.place else { panic!("no server") };
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    Server::shared().run(url, cut);
    assert_eq!(heard(&mut ears).await, "*");
    assert_eq!(store.write(vec![Step::Must(ply("t", 0))]).await, Ok(()));
}

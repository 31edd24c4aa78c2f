//! A file on a disk: who may read it, how groups are written, what happens when it is full.

use std::fs;
use std::future::{Future, poll_fn};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::task::Poll;
use std::time::Duration;

use rusqlite::Connection;
use store::{DatabaseUrl, Step, Store, StoreError};

use crate::bases::{Base, entry, furnish, number};
use crate::small_disk::{SmallDisk, fill};

const ENTRIES: &str = "SELECT COUNT(*) FROM entries";

fn path(base: &Base) -> &Path {
    let DatabaseUrl::File(path) = &base.url else { panic!("no file") };
    path
}

fn log(path: &Path) -> PathBuf {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    log.into()
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let base = Base::sqlite();
    let store = base.open().await;
    furnish(&store).await;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(path(&base)), 0o600);
    assert_eq!(mode(&log(path(&base))), 0o600);
    assert_eq!(mode(path(&base).parent().unwrap()), 0o700);
}

/// Two hundred batches wait while somebody else holds the file; the log shows that they were then written together.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_is_written_together() {
    let base = Base::sqlite();
    let store = base.open().await;
    furnish(&store).await;
    let other = Connection::open(path(&base)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let before = fs::metadata(log(path(&base))).unwrap().len();
    let mut writers: Vec<_> =
        (0..200).map(|number| Box::pin(store.write(vec![Step::Must(entry("t", number))]))).collect();
    for writer in &mut writers {
        // Asked for once: now it waits.
        assert!(poll_fn(|context| Poll::Ready(writer.as_mut().poll(context).is_pending())).await);
    }
    other.execute_batch("ROLLBACK").unwrap();
    for writer in writers {
        assert_eq!(writer.await, Ok(()));
    }
    let pages = (fs::metadata(log(path(&base))).unwrap().len() - before) / 4096;
    assert!(pages < 50, "{pages} pages for 200 batches");
}

#[tokio::test]
async fn what_waits_is_written_after_the_last_handle_is_gone() {
    let base = Base::sqlite();
    let store = base.open().await;
    furnish(&store).await;
    let writers: Vec<_> = (0..50)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.write(vec![Step::Must(entry("t", number))]).await })
        })
        .collect();
    tokio::task::yield_now().await;
    drop(store);
    for writer in writers {
        assert_eq!(writer.await.unwrap(), Ok(()));
    }
    assert_eq!(number(&base.open().await, ENTRIES).await, 50);
}

/// The threads of a store hold the file only as long as somebody may ask.
#[tokio::test]
async fn threads_end_with_the_last_handle() {
    let base = Base::sqlite();
    let store = base.open().await;
    furnish(&store).await;
    assert!(log(path(&base)).exists());
    drop(store.clone());
    assert_eq!(number(&store, ENTRIES).await, 0);
    drop(store);
    // The last connection that closes removes the log.
    for _ in 0..1000 {
        if !log(path(&base)).exists() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("a thread still holds the file");
}

/// Stores entries until the disk takes no more, and says how many it took.
async fn stores_until_full(store: &Store) -> usize {
    for number in 0..100_000 {
        match store.write(vec![Step::Must(entry("t", number))]).await {
            Ok(()) => {}
            Err(StoreError::Unavailable(_)) => return number,
            Err(error) => panic!("{error}"),
        }
    }
    panic!("the disk is never full")
}

/// After trouble: nothing half stored, reading works; when there is room again, writing works.
async fn recovers(store: &Store, stored: usize, make_room: impl FnOnce()) {
    assert_eq!(number(store, ENTRIES).await, stored as i64);
    for number in stored..stored + 5 {
        let write = store.write(vec![Step::Must(entry("t", number))]).await;
        assert!(matches!(write, Err(StoreError::Unavailable(_))), "{write:?}");
    }
    assert_eq!(number(store, ENTRIES).await, stored as i64);
    make_room();
    for number in stored..stored + 500 {
        assert_eq!(store.write(vec![Step::Must(entry("t", number))]).await, Ok(()));
    }
    assert_eq!(number(store, ENTRIES).await, stored as i64 + 500);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_trouble_until_it_has_room() {
    // Who may not mount is content with the limit on files below.
    let Some(disk) = SmallDisk::mount(4) else { return a_limit_on_files_is_trouble_until_it_is_lifted() };
    let store = Store::open(&DatabaseUrl::File(disk.path().join("semiramis.db"))).await.unwrap();
    furnish(&store).await;
    let ballast = disk.path().join("ballast");
    fill(&ballast);
    let stored = stores_until_full(&store).await;
    recovers(&store, stored, || fs::remove_file(&ballast).unwrap()).await;
}

const LIMITED: &str = "SEMIRAMIS_TEST_LIMITED";

/// Another process with the same tests, in which no file may grow beyond 1 MiB.
#[test]
fn a_limit_on_files_is_trouble_until_it_is_lifted() {
    let child = "trap '' XFSZ; ulimit -S -f 2048; exec \"$0\" --exact disk::within_a_limit --ignored --nocapture";
    let tests = std::env::current_exe().unwrap();
    let output = Command::new("sh").args(["-c", child]).arg(tests).env(LIMITED, "1").output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "run by a_limit_on_files_is_trouble_until_it_is_lifted"]
async fn within_a_limit() {
    assert!(std::env::var_os(LIMITED).is_some(), "this runs as a child of another test");
    let base = Base::sqlite();
    let store = base.open().await;
    furnish(&store).await;
    // Somebody who reads holds the log: it can't be begun anew.
    assert_eq!(number(&store, ENTRIES).await, 0);
    let stored = stores_until_full(&store).await;
    let lift = || {
        let own = std::process::id().to_string();
        assert!(Command::new("prlimit").args(["--pid", &own, "--fsize=unlimited:"]).status().unwrap().success());
    };
    recovers(&store, stored, lift).await;
}

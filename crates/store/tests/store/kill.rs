//! A process that is killed while it writes.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use store::{DatabaseUrl, Step, Store, StoreError};

use crate::bases::{Base, entry, furnish, statement, table};

const PLACE: &str = "SEMIRAMIS_TEST_PLACE";
const WRITERS: usize = 20;

/// Kills a writing process several times: what it said is stored is stored, without gaps and once.
async fn what_was_acknowledged_survives(place: DatabaseUrl, name: &str) {
    let store = Store::open(&place).await.unwrap();
    furnish(&store).await;
    let tables = (0..WRITERS).map(|writer| Step::Must(table(&writer.to_string(), "p")));
    store.write(tables.collect()).await.unwrap();
    for lines in [1, 50, 400, 1000] {
        let said = killed_after(lines, name);
        assert!(said.len() >= lines);
        for (writer, number) in said {
            let sql = "SELECT COUNT(*), MAX(number) FROM entries WHERE table_id = $1";
            let rows = store.read(statement(sql, [writer.into()])).await.unwrap();
            let (count, last) = (rows[0].int(0).unwrap(), rows[0].int(1).unwrap());
            assert!(number <= last && count == last + 1, "{number} was stored, the last of {count} is {last}");
        }
    }
}

/// Starts the writing process, kills it after so many lines, and returns all that it said.
fn killed_after(lines: usize, place: &str) -> Vec<(String, i64)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::writes_until_killed", "--ignored", "--nocapture"])
        .env(PLACE, place)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let said = BufReader::new(child.stdout.take().unwrap());
    let mut stored = Vec::new();
    for line in said.lines().map_while(Result::ok) {
        let mut words = line.split(' ');
        if let (Some("stored"), Some(writer), Some(number)) = (words.next(), words.next(), words.next()) {
            // The last line may be cut short by the kill.
            stored.extend(number.strip_suffix('.').map(|number| (writer.to_owned(), number.parse().unwrap())));
        }
        if stored.len() == lines {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    stored
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_survives() {
    let base = Base::sqlite();
    let DatabaseUrl::File(path) = &base.url else { panic!("no file") };
    what_was_acknowledged_survives(base.url.clone(), &path.display().to_string()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_survives() {
    let base = Base::postgres();
    let DatabaseUrl::Server(url) = &base.url else { panic!("no server") };
    what_was_acknowledged_survives(base.url.clone(), url).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "run by the tests above, as a process of its own"]
async fn writes_until_killed() {
    let place = std::env::var(PLACE).unwrap();
    let place = if place.contains("://") { DatabaseUrl::Server(place) } else { DatabaseUrl::File(place.into()) };
    let store = Store::open(&place).await.unwrap();
    let writers: Vec<_> = (0..WRITERS).map(|writer| tokio::spawn(write(store.clone(), writer.to_string()))).collect();
    for writer in writers {
        writer.await.unwrap();
    }
}

/// Writes the entries of a table from the first that is missing, and says each when it is stored.
async fn write(store: Store, writer: String) {
    let sql = "SELECT COALESCE(MAX(number) + 1, 0) FROM entries WHERE table_id = $1";
    let rows = store.read(statement(sql, [writer.as_str().into()])).await.unwrap();
    let first = rows[0].int(0).unwrap() as usize;
    for number in first..first + 100_000 {
        match store.write(vec![Step::Must(entry(&writer, number))]).await {
            Ok(()) => println!("stored {writer} {number}."),
            // The server has just now stored what the last process asked for before it was killed.
            Err(error) => assert_eq!(error, StoreError::Conflict),
        }
    }
}

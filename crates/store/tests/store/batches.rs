//! Batches are stored whole or not at all, and nobody suffers for another's.

use std::collections::BTreeSet;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use game::Seat;
use store::{Entry, Row, Step, StoreError, TimedEntry, Value};

use crate::bases::{Base, entry, furnish, number, person, statement, table};

crate::on_both!(
    what_is_stored_comes_back,
    a_batch_is_stored_whole_or_not_at_all,
    a_step_that_must_change_one_row_conflicts_if_it_changes_none_or_more,
    what_breaks_the_schema_is_a_conflict,
    of_a_hundred_writers_of_one_entry_one_is_first,
    a_conflict_concerns_nobody_else,
    a_wrong_statement_is_trouble_for_itself_alone,
    what_nobody_waits_for_is_stored,
    types_of_values_are_those_of_the_statement,
    entries_and_due_times_belong_to_their_batch,
    groups_of_appends_are_read_back_as_they_were,
);

const ENTRIES: &str = "SELECT COUNT(*) FROM entries";

async fn what_is_stored_comes_back(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let rows = store.read(statement("SELECT name, login, created FROM persons WHERE id = $1", ["p".into()])).await;
    let row = Row(vec!["p « Ninive » 🌴".into(), Value::Null, 1_700_000_000_000_i64.into()]);
    assert_eq!(rows, Ok(vec![row]));
    drop(store);
    let again = base.open().await;
    assert_eq!(number(&again, "SELECT COUNT(*) FROM persons").await, 1);
}

async fn a_batch_is_stored_whole_or_not_at_all(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let batch = vec![Step::Run(entry("t", 0)), Step::Run(entry("t", 1)), Step::Run(entry("t", 0))];
    assert_eq!(store.write(batch).await, Err(StoreError::Conflict));
    assert_eq!(number(&store, ENTRIES).await, 0);
}

async fn a_step_that_must_change_one_row_conflicts_if_it_changes_none_or_more(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    store.write(vec![Step::Must(entry("t", 0)), Step::Must(entry("t", 1))]).await.unwrap();
    let none = statement("UPDATE entries SET at = 2 WHERE number = $1", [7_i64.into()]);
    let two = statement("UPDATE entries SET at = 3 WHERE number < $1", [7_i64.into()]);
    assert_eq!(store.write(vec![Step::Must(none.clone())]).await, Err(StoreError::Conflict));
    assert_eq!(store.write(vec![Step::Must(entry("t", 2)), Step::Must(none.clone())]).await, Err(StoreError::Conflict));
    assert_eq!(store.write(vec![Step::Must(two.clone())]).await, Err(StoreError::Conflict));
    assert_eq!(number(&store, "SELECT COUNT(*) FROM entries WHERE at = 1").await, 2);
    assert_eq!(store.write(vec![Step::Run(none), Step::Run(two)]).await, Ok(()));
    assert_eq!(number(&store, "SELECT COUNT(*) FROM entries WHERE at = 3").await, 2);
}

async fn what_breaks_the_schema_is_a_conflict(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    for step in [person("p"), table("t", "p"), entry("nowhere", 0)] {
        assert_eq!(store.write(vec![Step::Run(step)]).await, Err(StoreError::Conflict));
    }
}

async fn of_a_hundred_writers_of_one_entry_one_is_first(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let writers: Vec<_> = (0..100)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.write(vec![Step::Must(entry("t", 0))]).await })
        })
        .collect();
    let mut first = 0;
    for writer in writers {
        match writer.await.unwrap() {
            Ok(()) => first += 1,
            Err(error) => assert_eq!(error, StoreError::Conflict),
        }
    }
    assert_eq!((first, number(&store, ENTRIES).await), (1, 1));
}

/// Every third batch is refused at its last step, with others of its group all around it.
async fn a_conflict_concerns_nobody_else(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    store.write(vec![Step::Must(entry("t", 9999))]).await.unwrap();
    let writers: Vec<_> = (0..300)
        .map(|writer| {
            let store = store.clone();
            let last = if writer % 3 == 0 { 9999 } else { 1000 + writer };
            let batch = vec![Step::Must(entry("t", writer)), Step::Must(entry("t", last))];
            tokio::spawn(async move { (writer, store.write(batch).await) })
        })
        .collect();
    let mut stored = BTreeSet::new();
    for writer in writers {
        match writer.await.unwrap() {
            (writer, Ok(())) => assert!(stored.insert(writer as i64) && stored.insert(1000 + writer as i64)),
            (writer, Err(error)) => assert_eq!((writer % 3, error), (0, StoreError::Conflict)),
        }
    }
    let rows = store.read(statement("SELECT number FROM entries WHERE number < 9999", [])).await.unwrap();
    assert_eq!(stored.len(), 400);
    assert_eq!(rows.iter().map(|row| row.int(0).unwrap()).collect::<BTreeSet<_>>(), stored);
}

async fn a_wrong_statement_is_trouble_for_itself_alone(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let wrong = vec![Step::Run(entry("t", 0)), Step::Run(statement("INSERT INTO nothing VALUES ($1)", [1_i64.into()]))];
    let (wrong, right) = tokio::join!(store.write(wrong), store.write(vec![Step::Must(entry("t", 1))]));
    assert!(matches!(wrong, Err(StoreError::Unavailable(_))), "{wrong:?}");
    assert_eq!(right, Ok(()));
    let rows = store.read(statement("SELECT nothing", [])).await;
    assert!(matches!(rows, Err(StoreError::Unavailable(_))), "{rows:?}");
    assert_eq!(number(&store, ENTRIES).await, 1);
}

async fn what_nobody_waits_for_is_stored(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    for number in 0..20 {
        // Asked for, and left.
        let mut write = pin!(store.write(vec![Step::Must(entry("t", number))]));
        let asked = poll_fn(|context| Poll::Ready(write.as_mut().poll(context).is_pending())).await;
        assert!(asked);
    }
    let stored = async {
        while number(&store, ENTRIES).await < 20 {
            tokio::task::yield_now().await;
        }
    };
    assert!(tokio::time::timeout(Duration::from_mins(1), stored).await.is_ok(), "they are never stored");
}

/// PostgreSQL has to be told what SQLite takes as it comes.
async fn types_of_values_are_those_of_the_statement(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let sql = "INSERT INTO entries (table_id, number, kind, seat, text, at)
               SELECT $1, $2, 'play', $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM entries WHERE number = $2)";
    let next = statement(sql, ["t".into(), 4_i64.into(), Value::Null, "x".into(), 1_i64.into()]);
    assert_eq!(store.write(vec![Step::Must(next.clone())]).await, Ok(()));
    assert_eq!(store.write(vec![Step::Must(next)]).await, Err(StoreError::Conflict));
    let rows = store.read(statement("SELECT number, seat FROM entries ORDER BY number LIMIT $1", [5_i64.into()])).await;
    assert_eq!(rows, Ok(vec![Row(vec![4_i64.into(), Value::Null])]));
}

fn append(table: &str, number: usize, entry: Entry) -> Step {
    Step::Append { table: table.to_owned(), number, entry: TimedEntry { entry, at: 5 } }
}

fn due(table: &str, due: Option<i64>) -> Step {
    Step::Due { table: table.to_owned(), due }
}

const DUE: &str = "SELECT due FROM tables WHERE id = 't'";

async fn entries_and_due_times_belong_to_their_batch(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let confirm = || Entry::Confirm(Seat::FIRST);
    store.write(vec![append("t", 0, confirm()), append("t", 1, confirm()), due("t", Some(7))]).await.unwrap();
    assert_eq!((number(&store, ENTRIES).await, number(&store, DUE).await), (2, 7));
    let late = store.write(vec![append("t", 2, confirm()), append("t", 1, confirm()), due("t", Some(8))]).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!((number(&store, ENTRIES).await, number(&store, DUE).await), (2, 7));
    let must = Step::Must(statement("UPDATE tables SET changed = 9 WHERE id = 'nowhere'", []));
    assert_eq!(store.write(vec![append("t", 2, confirm()), must]).await, Err(StoreError::Conflict));
    assert_eq!(number(&store, ENTRIES).await, 2);
    store.write(vec![due("t", None)]).await.unwrap();
    assert_eq!(store.read(statement(DUE, [])).await, Ok(vec![Row(vec![Value::Null])]));
    // A table that is over is never due.
    store.write(vec![Step::Run(statement("UPDATE tables SET state = 'over'", [])), due("t", Some(9))]).await.unwrap();
    assert_eq!(store.read(statement(DUE, [])).await, Ok(vec![Row(vec![Value::Null])]));
}

/// Many at once, some of them too late, with and without a seat.
async fn groups_of_appends_are_read_back_as_they_were(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    store.write((0..50).map(|id| Step::Must(table(&id.to_string(), "p"))).collect()).await.unwrap();
    store.write(vec![append("7", 1, Entry::Deal("taken".to_owned()))]).await.unwrap();
    let writers: Vec<_> = (0..50)
        .map(|id| {
            let (store, id) = (store.clone(), id.to_string());
            tokio::spawn(async move {
                let play = Entry::Play(Seat::FIRST, format!("recruit \"{id}\" 🌴"));
                let batch = vec![append(&id, 0, play), append(&id, 1, Entry::Deal(id.clone())), due(&id, Some(3))];
                (store.write(batch).await, id)
            })
        })
        .collect();
    for writer in writers {
        let (stored, id) = writer.await.unwrap();
        let sql = "SELECT number, kind, seat, text, at FROM entries WHERE table_id = $1 ORDER BY number";
        let rows = store.read(statement(sql, [id.as_str().into()])).await.unwrap();
        let row = |cells: [Value; 5]| Row(cells.into());
        if id == "7" {
            assert_eq!(stored, Err(StoreError::Conflict));
            assert_eq!(rows, [row([1_i64.into(), "deal".into(), Value::Null, "taken".into(), 5_i64.into()])]);
        } else {
            assert_eq!(stored, Ok(()));
            let play = format!("recruit \"{id}\" 🌴");
            let first = row([0_i64.into(), "play".into(), 0_i64.into(), play.into(), 5_i64.into()]);
            assert_eq!(rows, [first, row([1_i64.into(), "deal".into(), Value::Null, id.into(), 5_i64.into()])]);
        }
    }
    assert_eq!(number(&store, "SELECT COUNT(*) FROM tables WHERE due = 3").await, 49);
}

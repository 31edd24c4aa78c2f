//! Batches are stored whole or not at all, and nobody suffers for another's.

use std::collections::BTreeSet;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use house::store::{Row, Step, Trouble, Value};

use crate::bases::{Base, furnish, number, person, ply, statement, table};

crate::on_both!(
    what_is_stored_comes_back,
    a_batch_is_stored_whole_or_not_at_all,
    a_step_that_must_change_one_row_conflicts_if_it_changes_none_or_more,
    what_breaks_the_schema_is_a_conflict,
    of_a_hundred_writers_of_one_ply_one_is_first,
    a_conflict_concerns_nobody_else,
    a_wrong_statement_is_trouble_for_itself_alone,
    what_nobody_waits_for_is_stored,
    types_of_values_are_those_of_the_statement,
);

const PLIES: &str = "SELECT COUNT(*) FROM plies";

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
    let batch = vec![Step::Run(ply("t", 0)), Step::Run(ply("t", 1)), Step::Run(ply("t", 0))];
    assert_eq!(store.write(batch).await, Err(Trouble::Conflict));
    assert_eq!(number(&store, PLIES).await, 0);
}

async fn a_step_that_must_change_one_row_conflicts_if_it_changes_none_or_more(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    store.write(vec![Step::Must(ply("t", 0)), Step::Must(ply("t", 1))]).await.unwrap();
    let none = statement("UPDATE plies SET at = 2 WHERE number = $1", [7_i64.into()]);
    let two = statement("UPDATE plies SET at = 3 WHERE number < $1", [7_i64.into()]);
    assert_eq!(store.write(vec![Step::Must(none.clone())]).await, Err(Trouble::Conflict));
    assert_eq!(store.write(vec![Step::Must(ply("t", 2)), Step::Must(none.clone())]).await, Err(Trouble::Conflict));
    assert_eq!(store.write(vec![Step::Must(two.clone())]).await, Err(Trouble::Conflict));
    assert_eq!(number(&store, "SELECT COUNT(*) FROM plies WHERE at = 1").await, 2);
    assert_eq!(store.write(vec![Step::Run(none), Step::Run(two)]).await, Ok(()));
    assert_eq!(number(&store, "SELECT COUNT(*) FROM plies WHERE at = 3").await, 2);
}

async fn what_breaks_the_schema_is_a_conflict(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    for step in [person("p"), table("t", "p"), ply("nowhere", 0)] {
        assert_eq!(store.write(vec![Step::Run(step)]).await, Err(Trouble::Conflict));
    }
}

async fn of_a_hundred_writers_of_one_ply_one_is_first(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let writers: Vec<_> = (0..100)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.write(vec![Step::Must(ply("t", 0))]).await })
        })
        .collect();
    let mut first = 0;
    for writer in writers {
        match writer.await.unwrap() {
            Ok(()) => first += 1,
            Err(trouble) => assert_eq!(trouble, Trouble::Conflict),
        }
    }
    assert_eq!((first, number(&store, PLIES).await), (1, 1));
}

/// Every third batch is refused at its last step, with others of its group all around it.
async fn a_conflict_concerns_nobody_else(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    store.write(vec![Step::Must(ply("t", 9999))]).await.unwrap();
    let writers: Vec<_> = (0..300)
        .map(|writer| {
            let store = store.clone();
            let last = if writer % 3 == 0 { 9999 } else { 1000 + writer };
            let batch = vec![Step::Must(ply("t", writer)), Step::Must(ply("t", last))];
            tokio::spawn(async move { (writer, store.write(batch).await) })
        })
        .collect();
    let mut stored = BTreeSet::new();
    for writer in writers {
        match writer.await.unwrap() {
            (writer, Ok(())) => assert!(stored.insert(writer as i64) && stored.insert(1000 + writer as i64)),
            (writer, Err(trouble)) => assert_eq!((writer % 3, trouble), (0, Trouble::Conflict)),
        }
    }
    let rows = store.read(statement("SELECT number FROM plies WHERE number < 9999", [])).await.unwrap();
    assert_eq!(stored.len(), 400);
    assert_eq!(rows.iter().map(|row| row.int(0).unwrap()).collect::<BTreeSet<_>>(), stored);
}

async fn a_wrong_statement_is_trouble_for_itself_alone(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let wrong = vec![Step::Run(ply("t", 0)), Step::Run(statement("INSERT INTO nothing VALUES ($1)", [1_i64.into()]))];
    let (wrong, right) = tokio::join!(store.write(wrong), store.write(vec![Step::Must(ply("t", 1))]));
    assert!(matches!(wrong, Err(Trouble::Unavailable(_))), "{wrong:?}");
    assert_eq!(right, Ok(()));
    let rows = store.read(statement("SELECT nothing", [])).await;
    assert!(matches!(rows, Err(Trouble::Unavailable(_))), "{rows:?}");
    assert_eq!(number(&store, PLIES).await, 1);
}

async fn what_nobody_waits_for_is_stored(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    for number in 0..20 {
        // Asked for, and left.
        let mut write = pin!(store.write(vec![Step::Must(ply("t", number))]));
        let asked = poll_fn(|context| Poll::Ready(write.as_mut().poll(context).is_pending())).await;
        assert!(asked);
    }
    while number(&store, PLIES).await < 20 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// PostgreSQL has to be told what SQLite takes as it comes.
async fn types_of_values_are_those_of_the_statement(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let sql = "INSERT INTO plies (table_id, number, kind, seat, text, at)
               SELECT $1, $2, 'play', $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM plies WHERE number = $2)";
    let next = statement(sql, ["t".into(), 4_i64.into(), Value::Null, "x".into(), 1_i64.into()]);
    assert_eq!(store.write(vec![Step::Must(next.clone())]).await, Ok(()));
    assert_eq!(store.write(vec![Step::Must(next)]).await, Err(Trouble::Conflict));
    let rows = store.read(statement("SELECT number, seat FROM plies ORDER BY number LIMIT $1", [5_i64.into()])).await;
    assert_eq!(rows, Ok(vec![Row(vec![4_i64.into(), Value::Null])]));
}

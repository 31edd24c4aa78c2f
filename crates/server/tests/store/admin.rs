//! What a host orders.

use house::admin::{self, ListedSeat, Ordered};
use store::{Step, Store, Value, stats};

use crate::bases::{Base, entry, furnish, number, person, statement, table};

crate::on_both!(
    tables_are_listed_with_who_sits_there,
    a_table_is_closed_once,
    a_person_is_banned_and_let_in_again,
    two_hosts_may_order_at_the_same_moment,
    everything_is_counted,
);

async fn notices(store: &Store) -> Vec<(i64, String, String)> {
    let rows = store.read(statement("SELECT number, kind, subject FROM notices ORDER BY number", [])).await.unwrap();
    let text = |cell: Option<&str>| cell.unwrap().to_owned();
    rows.iter().map(|row| (row.int(0).unwrap(), text(row.text(1)), text(row.text(2)))).collect()
}

async fn tables_are_listed_with_who_sits_there(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let seat = "INSERT INTO seats (table_id, seat, kind, person, name, level) VALUES ('t', $1, $2, $3, $4, $5)";
    let seats = [
        [0_i64.into(), "person".into(), "p".into(), Value::Null, Value::Null],
        [1_i64.into(), "bot".into(), Value::Null, Value::Null, "vizier".into()],
        [2_i64.into(), "open".into(), Value::Null, Value::Null, Value::Null],
        [3_i64.into(), "person".into(), "p".into(), "guest".into(), Value::Null],
    ];
    let mut batch: Vec<_> = seats.into_iter().map(|values| Step::Must(statement(seat, values))).collect();
    batch.push(Step::Must(table("u", "p")));
    batch.push(Step::Must(statement("UPDATE tables SET changed = 9, state = 'over' WHERE id = 'u'", [])));
    store.write(batch).await.unwrap();
    let listed = admin::list(&store, None).await.unwrap();
    assert_eq!(listed.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["u", "t"]);
    let at = |name: &str| ListedSeat::Person { id: "p".to_owned(), name: name.to_owned() };
    let bot = ListedSeat::Bot { level: "vizier".to_owned() };
    assert_eq!(listed[1].seats, [at("p « Ninive » 🌴"), bot, ListedSeat::Open, at("guest")]);
    let playing = admin::list(&store, Some("playing")).await.unwrap();
    assert_eq!(playing.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), ["t"]);
    assert_eq!(admin::list(&store, Some("closed")).await, Ok(Vec::new()));
}

async fn a_table_is_closed_once(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    store.write(vec![Step::Must(statement("UPDATE tables SET due = 5", []))]).await.unwrap();
    assert_eq!(admin::close(&store, "nowhere", 7).await, Ok(Ordered::Unknown));
    assert_eq!(admin::close(&store, "t", 7).await, Ok(Ordered::Done));
    assert_eq!(admin::close(&store, "t", 8).await, Ok(Ordered::Already));
    let closed = "SELECT COUNT(*) FROM tables WHERE state = 'closed' AND due IS NULL AND changed = 7";
    assert_eq!(number(&store, closed).await, 1);
    assert_eq!(notices(&store).await, [(1, "close".to_owned(), "t".to_owned())]);
}

async fn a_person_is_banned_and_let_in_again(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let session = "INSERT INTO sessions (hash, person, kind, label, created) VALUES ($1, $2, 'cookie', '', 0)";
    let sessions = [("a", "p"), ("b", "p"), ("c", "q")];
    let sessions = sessions.map(|(hash, person)| Step::Must(statement(session, [hash.into(), person.into()])));
    store.write([Step::Must(person("q"))].into_iter().chain(sessions).collect()).await.unwrap();
    assert_eq!(admin::ban(&store, "nobody", 7).await, Ok(Ordered::Unknown));
    assert_eq!(admin::unban(&store, "p", 7).await, Ok(Ordered::Already));
    assert_eq!(admin::ban(&store, "p", 7).await, Ok(Ordered::Done));
    assert_eq!(number(&store, "SELECT COUNT(*) FROM sessions").await, 3, "they are told why");
    assert_eq!(number(&store, "SELECT banned FROM persons WHERE id = 'p'").await, 1);
    assert_eq!(admin::unban(&store, "p", 8).await, Ok(Ordered::Done));
    assert_eq!(number(&store, "SELECT banned FROM persons WHERE id = 'p'").await, 0);
    let expected = [(1, "ban"), (2, "unban")].map(|(number, kind)| (number, kind.to_owned(), "p".to_owned()));
    assert_eq!(notices(&store).await, expected);
}

async fn two_hosts_may_order_at_the_same_moment(base: Base) {
    let (here, there) = (base.open().await, base.open().await);
    furnish(&here).await;
    here.write((0..8).map(|guest| Step::Must(person(&format!("guest {guest}")))).collect()).await.unwrap();
    let orders: Vec<_> = (0..8)
        .map(|guest| {
            let store = if guest % 2 == 0 { here.clone() } else { there.clone() };
            tokio::spawn(async move { admin::ban(&store, &format!("guest {guest}"), 1).await })
        })
        .collect();
    for order in orders {
        assert_eq!(order.await.unwrap(), Ok(Ordered::Done));
    }
    assert_eq!(notices(&here).await.iter().map(|notice| notice.0).collect::<Vec<_>>(), (1..=8).collect::<Vec<_>>());
}

async fn everything_is_counted(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    store.write((0..5).map(|number| Step::Must(entry("t", number))).collect()).await.unwrap();
    store.write(vec![Step::Must(statement("UPDATE entries SET at = 9 WHERE number = 0", []))]).await.unwrap();
    let counted = stats(&store, 2).await.unwrap();
    assert_eq!((counted.entries_since, counted.rows.contains(&("entries", 5))), (1, true));
    assert!(counted.bytes > 10_000);
    let tables: Vec<_> =
        counted.tables.iter().map(|kind| (kind.game.as_str(), kind.state.as_str(), kind.count)).collect();
    assert_eq!(tables, [("amyitis", "playing", 1)]);
}

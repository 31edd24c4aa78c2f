//! What a host or an admin orders.

use house::admin::tables::{TablesWanted, close, list};
use house::admin::{By, Ordered, addresses, bulletins, log, people, reports};
use protocol::{AdminSeat, Ban, Deed, PeopleFilter, ReportReason, TableStatus};
use store::{NewReport, Repository, Step, Store, StoreError, Value, stats};

use crate::bases::{Base, entry, furnish, number, person, statement, table};

crate::on_both!(
    tables_are_listed_with_who_sits_there,
    a_table_is_closed_once,
    a_person_is_banned_and_let_in_again,
    people_are_found_by_what_is_known_of_them,
    only_an_account_is_an_admin_and_an_admin_is_not_banned,
    an_address_is_banned_for_a_time,
    a_report_is_kept_once_and_settled,
    what_the_host_tells_ends,
    the_audit_log_is_only_added_to,
    two_hosts_may_order_at_the_same_moment,
    everything_is_counted,
);

fn at(now: i64) -> By<'static> {
    By::host(now)
}

async fn notices(store: &Store) -> Vec<(i64, String, String)> {
    let rows = store.read(statement("SELECT number, kind, subject FROM notices ORDER BY number", [])).await.unwrap();
    let text = |cell: Option<&str>| cell.unwrap().to_owned();
    rows.iter().map(|row| (row.int(0).unwrap(), text(row.text(1)), text(row.text(2)))).collect()
}

async fn deeds(store: &Store) -> Vec<(Deed, String, String)> {
    let (lines, more) = log::lines(store, "", "", None).await.unwrap();
    assert!(!more);
    let mut deeds: Vec<_> = lines.into_iter().map(|line| (line.at, line.deed, line.subject.id, line.note)).collect();
    deeds.sort_by_key(|deed| deed.0);
    deeds.into_iter().map(|(_, deed, subject, note)| (deed, subject, note)).collect()
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
    let ids = async |wanted: TablesWanted<'_>| {
        list(&store, wanted).await.unwrap().into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(TablesWanted::default()).await, ["u", "t"]);
    let listed = list(&store, TablesWanted::default()).await.unwrap();
    let at = |name: &str| AdminSeat::Person { id: "p".to_owned(), name: name.to_owned() };
    let bot = AdminSeat::Bot { level: "vizier".to_owned() };
    assert_eq!(listed[1].seats, [at("p « Ninive » 🌴"), bot, AdminSeat::Open, at("guest")]);
    assert_eq!(ids(TablesWanted { state: Some(TableStatus::Playing), search: "" }).await, ["t"]);
    assert_eq!(ids(TablesWanted { state: Some(TableStatus::Closed), search: "" }).await, [""; 0]);
    for search in ["t", "GUEST", "p"] {
        assert_eq!(ids(TablesWanted { state: None, search }).await, ["t"], "{search}");
    }
}

async fn a_table_is_closed_once(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    store.write(vec![Step::Must(statement("UPDATE tables SET due = 5", []))]).await.unwrap();
    assert_eq!(close(&store, "nowhere", &at(7)).await, Ok(Ordered::Unknown));
    assert_eq!(close(&store, "t", &at(7)).await, Ok(Ordered::Done));
    assert_eq!(close(&store, "t", &at(8)).await, Ok(Ordered::Already));
    let closed = "SELECT COUNT(*) FROM tables WHERE state = 'closed' AND due IS NULL AND changed = 7";
    assert_eq!(number(&store, closed).await, 1);
    assert_eq!(notices(&store).await, [(1, "close".to_owned(), "t".to_owned())]);
    assert_eq!(deeds(&store).await, [(Deed::Close, "t".to_owned(), String::new())]);
}

async fn a_person_is_banned_and_let_in_again(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let session = "INSERT INTO sessions (hash, person, kind, label, created) VALUES ($1, $2, 'cookie', '', 0)";
    let sessions = [("a", "p"), ("b", "p"), ("c", "q")];
    let sessions = sessions.map(|(hash, person)| Step::Must(statement(session, [hash.into(), person.into()])));
    store.write([Step::Must(person("q"))].into_iter().chain(sessions).collect()).await.unwrap();
    let ban = async |person, until, now| people::ban(&store, person, until, "insults", &at(now)).await;
    assert_eq!(ban("nobody", None, 7).await, Ok(Ordered::Unknown));
    assert_eq!(people::unban(&store, "p", &at(7)).await, Ok(Ordered::Already));
    assert_eq!(ban("p", None, 8).await, Ok(Ordered::Done));
    assert_eq!(ban("p", None, 8).await, Ok(Ordered::Already));
    assert_eq!(number(&store, "SELECT COUNT(*) FROM sessions").await, 3, "they are told why");
    let found = async |now| people::find(&store, "p", PeopleFilter::Banned, 0, now).await.unwrap().0;
    assert_eq!(found(9).await[0].ban, Some(Ban { until: None }));
    // Another end takes the place of the first.
    assert_eq!(ban("p", Some(1_800_000_000_000), 9).await, Ok(Ordered::Done));
    assert_eq!(found(1_799_999_999_999).await[0].ban, Some(Ban { until: Some(1_800_000_000_000) }));
    assert_eq!(found(1_800_000_000_000).await, []);
    assert_eq!(people::unban(&store, "p", &at(10)).await, Ok(Ordered::Done));
    assert_eq!(found(11).await, []);
    let expected = [(1, "ban"), (2, "ban"), (3, "unban")];
    assert_eq!(notices(&store).await, expected.map(|(number, kind)| (number, kind.to_owned(), "p".to_owned())));
    let expected = [(Deed::Ban, "insults"), (Deed::Ban, "until 2027-01-15 08:00 UTC: insults"), (Deed::Unban, "")];
    assert_eq!(deeds(&store).await, expected.map(|(deed, note)| (deed, "p".to_owned(), note.to_owned())));
}

async fn people_are_found_by_what_is_known_of_them(base: Base) {
    let store = base.open().await;
    let mut batch: Vec<_> = (0..51).map(|guest| Step::Must(person(&format!("guest {guest:02}")))).collect();
    batch.push(Step::Must(person("100%")));
    batch.push(Step::Must(statement("UPDATE persons SET login = 'ana', admin = 1 WHERE id = 'guest 07'", [])));
    let came = "INSERT INTO audit (id, at, deed, actor, subject, address, note)
                VALUES ('a', 5, 'guest', 'guest 08', 'guest 08', '203.0.113.7', '')";
    batch.push(Step::Must(statement(came, [])));
    store.write(batch).await.unwrap();
    let find = async |text: &str, filter| {
        let (found, more) = people::find(&store, text, filter, 0, 9).await.unwrap();
        assert!(!more, "{text}");
        found.into_iter().map(|person| person.id).collect::<Vec<_>>()
    };
    for (text, id) in [("guest 12", "guest 12"), ("ana", "guest 07"), ("203.0.113.7", "guest 08"), ("100%", "100%")] {
        assert_eq!(find(text, PeopleFilter::All).await, [id], "{text}");
    }
    assert_eq!(find("%", PeopleFilter::All).await, ["100%"], "a sign is a sign");
    assert_eq!(find("", PeopleFilter::Admins).await, ["guest 07"]);
    assert_eq!(find("GUEST 1", PeopleFilter::All).await.len(), 10, "by a part of the name");
    let (first, more) = people::find(&store, "", PeopleFilter::All, 0, 9).await.unwrap();
    let (second, last) = people::find(&store, "", PeopleFilter::All, 1, 9).await.unwrap();
    assert_eq!((first.len(), more, second.len(), last), (50, true, 2, false));
    let (found, _) = people::find(&store, "guest 08", PeopleFilter::All, 0, 9).await.unwrap();
    assert_eq!(found[0].address.as_deref(), Some("203.0.113.7"));
    assert_eq!(people::id_of(&store, "ANA").await, Ok(Some("guest 07".to_owned())));
}

async fn only_an_account_is_an_admin_and_an_admin_is_not_banned(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let grant = async |admin| people::set_admin(&store, "p", admin, &at(7)).await;
    assert_eq!(grant(true).await, Ok(Ordered::Refused), "a guest");
    store.write(vec![Step::Must(statement("UPDATE persons SET login = 'p'", []))]).await.unwrap();
    assert_eq!(people::set_admin(&store, "nobody", true, &at(7)).await, Ok(Ordered::Unknown));
    assert_eq!([grant(true).await, grant(true).await], [Ok(Ordered::Done), Ok(Ordered::Already)]);
    let ban = async || people::ban(&store, "p", None, "", &at(8)).await;
    assert_eq!(ban().await, Ok(Ordered::Refused));
    assert_eq!([grant(false).await, grant(false).await], [Ok(Ordered::Done), Ok(Ordered::Already)]);
    assert_eq!(ban().await, Ok(Ordered::Done));
}

async fn an_address_is_banned_for_a_time(base: Base) {
    let store = base.open().await;
    let network = addresses::network("203.0.113.0/24").unwrap();
    addresses::ban(&store, network, None, "flood", &at(7)).await.unwrap();
    addresses::ban(&store, network, Some(100), "flood", &at(8)).await.unwrap();
    let listed = addresses::list(&store, 99).await.unwrap();
    assert_eq!((listed.len(), listed[0].network.as_str(), listed[0].until), (1, "203.0.113.0/24", Some(100)));
    assert_eq!(addresses::list(&store, 100).await, Ok(Vec::new()));
    assert_eq!(addresses::unban(&store, network, &at(9)).await, Ok(Ordered::Done));
    assert_eq!(addresses::unban(&store, network, &at(9)).await, Ok(Ordered::Unknown));
    assert_eq!(notices(&store).await.len(), 3);
}

async fn a_report_is_kept_once_and_settled(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let repository = Repository::new(store.clone());
    let person = ("rude".to_owned(), "Rude".to_owned());
    let report = |id, at| NewReport {
        id,
        table: "t",
        reporter: "p",
        person: &person,
        reason: ReportReason::Chat,
        text: "insults",
        said: &[],
        at,
    };
    repository.report(&report("a", 5)).await.unwrap();
    assert_eq!(repository.report(&report("b", 6)).await, Err(StoreError::Conflict));
    let page = async |settled| reports::page(&store, settled, 0).await.unwrap().0;
    let open = page(false).await;
    assert_eq!((open.len(), open[0].person.name.as_deref(), open[0].at), (1, Some("Rude"), 5));
    assert_eq!(open[0].reporter.name.as_deref(), Some("p « Ninive » 🌴"));
    let settle = async |settled| reports::settle(&store, "a", settled, &at(9)).await;
    assert_eq!([settle(true).await, settle(true).await], [Ok(Ordered::Done), Ok(Ordered::Already)]);
    assert_eq!((page(false).await.len(), page(true).await[0].settled), (0, Some(9)));
    assert_eq!([settle(false).await, settle(false).await], [Ok(Ordered::Done), Ok(Ordered::Already)]);
    assert_eq!(page(false).await[0].settled, None);
    assert_eq!(reports::settle(&store, "x", true, &at(9)).await, Ok(Ordered::Unknown));
    let told = deeds(&store).await;
    assert_eq!(told.iter().map(|deed| deed.0).collect::<Vec<_>>().len(), 2);
}

async fn what_the_host_tells_ends(base: Base) {
    let store = base.open().await;
    let id = bulletins::announce(&store, "We restart at noon.", Some(100), &at(7)).await.unwrap();
    bulletins::announce(&store, "Welcome.", None, &at(8)).await.unwrap();
    let texts =
        async |now| bulletins::list(&store, now).await.unwrap().into_iter().map(|one| one.text).collect::<Vec<_>>();
    assert_eq!(texts(99).await, ["Welcome.", "We restart at noon."]);
    assert_eq!(texts(100).await, ["Welcome."]);
    assert_eq!(bulletins::withdraw(&store, &id, &at(9)).await, Ok(Ordered::Done));
    assert_eq!(bulletins::withdraw(&store, &id, &at(9)).await, Ok(Ordered::Unknown));
    assert_eq!(texts(9).await, ["Welcome."]);
}

/// Neither the house nor a slip of a host's hand changes what it says; only what is old goes.
async fn the_audit_log_is_only_added_to(base: Base) {
    let store = base.open().await;
    let now = house::now();
    let line =
        "INSERT INTO audit (id, at, deed, actor, subject, address, note) VALUES ($1, $2, 'ban', NULL, 'p', NULL, '')";
    let day = 24 * 3600 * 1000;
    let lines = [("old", now - 31 * day), ("young", now - 29 * day), ("new", now)];
    let add = lines.map(|(id, at)| Step::Must(statement(line, [id.into(), at.into()])));
    store.write(add.into()).await.unwrap();
    for change in [
        "UPDATE audit SET note = 'nothing'",
        "UPDATE audit SET at = 0 WHERE id = 'old'",
        "DELETE FROM audit WHERE id = 'young'",
        "DELETE FROM audit",
    ] {
        let done = store.write(vec![Step::Run(statement(change, []))]).await;
        assert!(done.is_err(), "{change}");
    }
    assert_eq!(number(&store, "SELECT COUNT(*) FROM audit WHERE note = '' AND at > 0").await, 3);
    Repository::new(store.clone()).forget_old(now - 30 * day - 1).await.unwrap();
    assert_eq!(number(&store, "SELECT COUNT(*) FROM audit").await, 2);
    // Page by page, and about somebody.
    let (first, more) = log::lines(&store, "", "", Some(1)).await.unwrap();
    assert_eq!((first[0].id.as_str(), more), ("new", true));
    let (second, more) = log::lines(&store, "new", "p", Some(1)).await.unwrap();
    assert_eq!((second[0].id.as_str(), more), ("young", false));
    assert_eq!(log::lines(&store, "", "somebody else", None).await, Ok((Vec::new(), false)));
}

async fn two_hosts_may_order_at_the_same_moment(base: Base) {
    let (here, there) = (base.open().await, base.open().await);
    furnish(&here).await;
    here.write((0..8).map(|guest| Step::Must(person(&format!("guest {guest}")))).collect()).await.unwrap();
    let orders: Vec<_> = (0..8)
        .map(|guest| {
            let store = if guest % 2 == 0 { here.clone() } else { there.clone() };
            tokio::spawn(async move { people::ban(&store, &format!("guest {guest}"), None, "", &at(1)).await })
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

//! Which tables the lobby lists first, whoever has made most.

use protocol::TableFilter;
use store::{Repository, Step};

use crate::bases::{Base, number, person, statement};

crate::on_both!(every_page_has_few_tables_of_one_person, what_nobody_uses_is_forgotten);

async fn every_page_has_few_tables_of_one_person(base: Base) {
    let store = base.open().await;
    let people = ["flooder", "honest", "other"];
    let mut batch: Vec<_> = people.iter().map(|id| Step::Must(person(id))).collect();
    let table = "INSERT INTO tables (id, game, rules, components, options, policy, public, state, owner, seed, created, changed, visited)
                 VALUES ($1, 'jardins', 1, 'standard', '{}', '{}', 1, 'open', $2, 'seed', 1, $3, $4)";
    let mut add = |id: String, owner: &str, changed: i64, visited: Option<i64>| {
        batch.push(Step::Must(statement(table, [id.into(), owner.into(), changed.into(), visited.into()])));
    };
    for number in 0..100 {
        add(format!("flood {number:03}"), "flooder", 1000 + number, Some(1000 + number));
    }
    add("old".to_owned(), "honest", 1, Some(5));
    add("visited".to_owned(), "honest", 1, Some(9));
    add("never visited".to_owned(), "other", 7, None);
    store.write(batch).await.unwrap();
    let repository = Repository::new(store);
    let list = async |page| repository.list(TableFilter::Open, None, page).await.unwrap();
    let first = list(0).await;
    assert_eq!(first.ids, ["flood 099", "flood 098", "flood 097", "visited", "never visited", "old"]);
    assert!(first.more);
    let second = list(1).await;
    assert_eq!(second.ids, ["flood 096", "flood 095", "flood 094"]);
    let last = list(33).await;
    assert_eq!((last.ids.len(), last.more), (1, false));
    assert_eq!(list(34).await.ids.len(), 0);
    assert_eq!(repository.count_open("flooder", Some("10.0.0.1")).await, Ok((100, 0)));
}

async fn what_nobody_uses_is_forgotten(base: Base) {
    let store = base.open().await;
    let table = "INSERT INTO tables (id, game, rules, components, options, policy, public, state, owner, seed, created, changed, visited)
                 VALUES ($1, 'jardins', 1, 'standard', '{}', '{}', 1, $2, 'p', 'seed', 1, 1, $3)";
    let seat = "INSERT INTO seats (table_id, seat, kind, person) VALUES ($1, 0, 'person', 'p')";
    let line = "INSERT INTO chat (table_id, number, person, name, text, at) VALUES ($1, 0, 'p', 'p', 'hm', 1)";
    let mut batch = vec![Step::Must(person("p")), Step::Must(person("stranger"))];
    for (id, state, visited) in [("left", "open", 10), ("new", "open", 20), ("played", "playing", 10)] {
        batch.push(Step::Must(statement(table, [id.into(), state.into(), i64::from(visited).into()])));
        batch.extend([seat, line].map(|sql| Step::Must(statement(sql, [id.into()]))));
    }
    batch.push(Step::Run(statement("UPDATE persons SET created = 1", [])));
    store.write(batch).await.unwrap();
    let repository = Repository::new(store.clone());
    assert_eq!(repository.unvisited(15).await, Ok(vec!["left".to_owned()]));
    for (table, since) in [("new", 15), ("played", 15), ("nowhere", 15)] {
        assert_eq!(repository.remove_open(table, since).await, Err(store::StoreError::Conflict), "{table}");
    }
    repository.remove_open("left", 15).await.unwrap();
    assert_eq!(repository.table("left").await, Ok(None));
    assert_eq!(repository.chat("left", 9).await, Ok(Vec::new()));
    assert!(repository.table("new").await.unwrap().is_some_and(|(_, seats)| seats.len() == 1));
    assert_eq!(repository.forget_strangers(1).await, Ok(0));
    assert_eq!(repository.forget_strangers(2).await, Ok(1));
    assert_eq!(number(&store, "SELECT COUNT(*) FROM persons").await, 1);
}

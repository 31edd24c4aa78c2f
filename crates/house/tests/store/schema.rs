//! The schema is brought up to date once, and a newer one is left alone.

use house::store::{Place, Step, Store, Trouble};

use crate::bases::{Base, furnish, number, statement};

crate::on_both!(
    migrations_are_carried_out_once,
    several_processes_may_open_a_new_database_at_once,
    a_newer_schema_is_refused,
);

async fn migrations_are_carried_out_once(base: Base) {
    let store = base.open().await;
    furnish(&store).await;
    let again = base.open().await;
    assert_eq!(number(&again, "SELECT COUNT(*) FROM persons").await, 1);
    assert_eq!(number(&again, "SELECT COUNT(*) FROM schema").await, 1);
}

async fn several_processes_may_open_a_new_database_at_once(base: Base) {
    let opening: Vec<_> = (0..4)
        .map(|_| {
            let place = base.place.clone();
            tokio::spawn(async move { Store::open(&place).await })
        })
        .collect();
    for store in opening {
        assert_eq!(number(&store.await.unwrap().unwrap(), "SELECT COUNT(*) FROM schema").await, 1);
    }
}

async fn a_newer_schema_is_refused(base: Base) {
    let store = base.open().await;
    store.write(vec![Step::Must(statement("UPDATE schema SET version = 77", []))]).await.unwrap();
    let refused = Store::open(&base.place).await.unwrap_err();
    let Trouble::Unavailable(sentence) = refused else { panic!("{refused}") };
    assert!(sentence.contains("version 77") && sentence.contains("newer"), "{sentence}");
}

#[tokio::test]
async fn a_place_that_is_no_database_is_refused_with_a_sentence() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "a letter home, longer than any header of a database ".repeat(40)).unwrap();
    let places = [
        Place::File(file.path().to_owned()),
        Place::File("/dev/null/semiramis.db".into()),
        Place::Server("postgres://nobody@127.0.0.1:1/nothing".to_owned()),
        Place::Server("not a url".to_owned()),
    ];
    for place in places {
        let refused = Store::open(&place).await.unwrap_err();
        assert!(matches!(&refused, Trouble::Unavailable(sentence) if !sentence.is_empty()), "{refused}");
    }
}

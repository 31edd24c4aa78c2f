//! The schema is brought up to date once, and a newer one is left alone.

use store::{DatabaseUrl, Step, Store, StoreError};

use crate::bases::{Base, entry, furnish, number, statement};
use crate::postgres::Server;

crate::on_both!(
    migrations_are_carried_out_once,
    several_processes_may_open_a_new_database_at_once,
    a_newer_schema_is_refused,
    a_database_whose_entries_were_called_plies_goes_on,
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
            let url = base.url.clone();
            tokio::spawn(async move { Store::open(&url).await })
        })
        .collect();
    for store in opening {
        assert_eq!(number(&store.await.unwrap().unwrap(), "SELECT COUNT(*) FROM schema").await, 1);
    }
}

async fn a_newer_schema_is_refused(base: Base) {
    let store = base.open().await;
    store.write(vec![Step::Must(statement("UPDATE schema SET version = 77", []))]).await.unwrap();
    let refused = Store::open(&base.url).await.unwrap_err();
    let StoreError::Unavailable(sentence) = refused else { panic!("{refused}") };
    assert!(sentence.contains("version 77") && sentence.contains("newer"), "{sentence}");
}

/// The schema of the last version before entries had their name, with a game in play.
fn old_shape(base: &Base) {
    let schema = concat!(
        include_str!("../../migrations/0001_house.sql"),
        include_str!("../../migrations/0002_presence.sql"),
        include_str!("../../migrations/0003_results.sql"),
        "CREATE TABLE schema (version BIGINT NOT NULL); INSERT INTO schema VALUES (3);",
        "INSERT INTO persons VALUES ('p', 'Nabu', NULL, NULL, 0, 0, 1);",
        "INSERT INTO tables VALUES ('t', 'amyitis', 1, 'standard', '{}', '{}', 1, 'playing', 'p', 'seed', NULL, NULL, 1, 1);",
        "INSERT INTO plies VALUES ('t', 0, 'play', 0, 'recruit engineer 2', 7);",
    );
    match &base.url {
        DatabaseUrl::File(path) => {
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            let schema = schema.replace("/* sqlite: WITHOUT ROWID */", "WITHOUT ROWID");
            rusqlite::Connection::open(path).unwrap().execute_batch(&schema).unwrap();
        }
        DatabaseUrl::Server(url) => Server::shared().run(url, schema),
    }
}

async fn a_database_whose_entries_were_called_plies_goes_on(base: Base) {
    old_shape(&base);
    let store = base.open().await;
    assert_eq!(number(&store, "SELECT COUNT(*) FROM entries WHERE table_id = 't' AND at = 7").await, 1);
    assert_eq!(store.write(vec![Step::Must(entry("t", 0))]).await, Err(StoreError::Conflict), "the key came along");
    assert_eq!(store.write(vec![Step::Must(entry("t", 1))]).await, Ok(()));
    assert_eq!(store.write(vec![Step::Must(entry("nowhere", 0))]).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn a_url_that_is_no_database_is_refused_with_a_sentence() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "a letter home, longer than any header of a database ".repeat(40)).unwrap();
    let urls = [
        DatabaseUrl::File(file.path().to_owned()),
        DatabaseUrl::File("/dev/null/semiramis.db".into()),
        DatabaseUrl::Server("postgres://nobody@127.0.0.1:1/nothing".to_owned()),
        DatabaseUrl::Server("not a url".to_owned()),
    ];
    for url in urls {
        let refused = Store::open(&url).await.unwrap_err();
        assert!(
            matches!(&refused, StoreError::Unavailable(why) | StoreError::Damaged { why, .. } if !why.is_empty()),
            "{refused}"
        );
    }
}

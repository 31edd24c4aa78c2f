//! Fresh databases of both kinds.

use store::{DatabaseUrl, Statement, Step, Store, Value};
use tempfile::TempDir;

use crate::postgres::Server;

/// An empty database for one test.
pub(crate) struct Base {
    pub(crate) url: DatabaseUrl,
    _folder: Option<TempDir>,
}

impl Base {
    pub(crate) fn sqlite() -> Base {
        let folder = TempDir::new().unwrap();
        let url = DatabaseUrl::File(folder.path().join("house").join("semiramis.db"));
        Base { url, _folder: Some(folder) }
    }

    pub(crate) fn postgres() -> Base {
        Base { url: DatabaseUrl::Server(Server::shared().database()), _folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }
}

/// The same tests for both databases.
#[macro_export]
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() { super::$test($crate::bases::Base::sqlite()).await; })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() { super::$test($crate::bases::Base::postgres()).await; })*
        }
    };
}

pub(crate) fn statement(sql: &'static str, values: impl IntoIterator<Item = Value>) -> Statement {
    Statement { sql, values: values.into_iter().collect() }
}

/// A person.
pub(crate) fn person(id: &str) -> Statement {
    statement(
        "INSERT INTO persons (id, name, login, password, confirm, banned, created) VALUES ($1, $2, NULL, $3, 0, 0, $4)",
        [id.into(), format!("{id} « Ninive » 🌴").into(), Value::Null, 1_700_000_000_000_i64.into()],
    )
}

/// A table of a person's.
pub(crate) fn table(id: &str, owner: &str) -> Statement {
    let sql = "INSERT INTO tables (id, game, rules, components, options, policy, public, state, owner, seed, created, changed)
               VALUES ($1, 'amyitis', 1, 'standard', '{}', '{}', 1, 'playing', $2, 'seed', 1, 1)";
    statement(sql, [id.into(), owner.into()])
}

/// An entry of a table.
pub(crate) fn entry(table: &str, number: usize) -> Statement {
    let sql = "INSERT INTO entries (table_id, number, kind, seat, text, at) VALUES ($1, $2, 'play', 0, 'recruit engineer 2', 1)";
    statement(sql, [table.into(), number.into()])
}

/// A person `p` with a table `t`.
pub(crate) async fn furnish(store: &Store) {
    store.write(vec![Step::Must(person("p")), Step::Must(table("t", "p"))]).await.unwrap();
}

/// A number from the database.
pub(crate) async fn number(store: &Store, sql: &'static str) -> i64 {
    store.read(statement(sql, [])).await.unwrap()[0].int(0).unwrap()
}

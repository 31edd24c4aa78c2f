//! Tables: listed, closed.

use std::collections::HashMap;

use protocol::{AdminSeat, AdminTable, Deed, TableStatus};
use store::{Row, Statement, Step, Store, StoreError, Value};

use super::{By, Ordered, order, page_of, text};

const TABLES: &str = "\
    SELECT id, game, state, public, changed FROM tables \
    WHERE ($1 = '' OR state = $1) AND ($2 = '' OR id = $2 \
      OR id IN (SELECT table_id FROM seats WHERE person = $2 OR LOWER(name) = LOWER($2))) \
    ORDER BY changed DESC, id LIMIT $3 OFFSET $4";
const SEATS: &str = "\
    SELECT s.table_id, s.kind, s.person, COALESCE(s.name, p.name), s.level \
    FROM seats s LEFT JOIN persons p ON p.id = s.person WHERE s.table_id IN (\
      SELECT id FROM tables WHERE ($1 = '' OR state = $1) AND ($2 = '' OR id = $2 \
        OR id IN (SELECT table_id FROM seats WHERE person = $2 OR LOWER(name) = LOWER($2))) \
      ORDER BY changed DESC, id LIMIT $3 OFFSET $4) \
    ORDER BY s.table_id, s.seat";
/// All of them at once, for the command line.
const ALL: i64 = i64::MAX / 2;

/// Which tables.
#[derive(Clone, Copy, Default, Debug)]
pub struct TablesWanted<'a> {
    /// In this state only.
    pub state: Option<TableStatus>,
    /// The one with this id, or those where a person of this id or name sits.
    pub search: &'a str,
}

/// All tables that are wanted, those that changed last first.
pub async fn list(store: &Store, wanted: TablesWanted<'_>) -> Result<Vec<AdminTable>, StoreError> {
    read(store, wanted, ALL, 0).await
}

/// A page of them, and whether there is another one.
pub async fn page(store: &Store, wanted: TablesWanted<'_>, page: usize) -> Result<(Vec<AdminTable>, bool), StoreError> {
    let most = super::PAGE as i64;
    Ok(page_of(read(store, wanted, most + 1, most * page as i64).await?))
}

async fn read(store: &Store, wanted: TablesWanted<'_>, most: i64, after: i64) -> Result<Vec<AdminTable>, StoreError> {
    let state = wanted.state.and_then(|state| serde_json::to_value(state).ok());
    let state = state.as_ref().and_then(serde_json::Value::as_str).unwrap_or_default();
    let values = || vec![Value::from(state), wanted.search.trim().into(), most.into(), after.into()];
    let tables = store.read(Statement { sql: TABLES, values: values() }).await?;
    let mut at: HashMap<String, Vec<AdminSeat>> = HashMap::new();
    for row in &store.read(Statement { sql: SEATS, values: values() }).await? {
        at.entry(text(row, 0)).or_default().push(seat(row));
    }
    let mut tables: Vec<_> = tables.iter().filter_map(table).collect();
    for table in &mut tables {
        table.seats = at.remove(&table.id).unwrap_or_default();
    }
    Ok(tables)
}

fn table(row: &Row) -> Option<AdminTable> {
    Some(AdminTable {
        id: text(row, 0),
        game: text(row, 1),
        state: serde_json::from_value(row.text(2)?.into()).ok()?,
        public: row.int(3) == Some(1),
        changed: row.int(4).unwrap_or(0),
        seats: Vec::new(),
    })
}

fn seat(row: &Row) -> AdminSeat {
    match row.text(1) {
        Some("person") => AdminSeat::Person { id: text(row, 2), name: text(row, 3) },
        Some("bot") => AdminSeat::Bot { level: text(row, 4) },
        _ => AdminSeat::Open,
    }
}

/// Closes a table.
pub async fn close(store: &Store, table: &str, by: &By<'_>) -> Result<Ordered, StoreError> {
    let look = "SELECT CASE WHEN state = 'closed' THEN 1 ELSE 0 END FROM tables WHERE id = $1";
    let close = "UPDATE tables SET state = 'closed', due = NULL, changed = $1 WHERE id = $2 AND state <> 'closed'";
    let steps = || vec![Step::Must(Statement { sql: close, values: vec![by.at.into(), table.into()] })];
    let look = Statement { sql: look, values: vec![table.into()] };
    order(store, &look, 1, || by.orders(steps(), "close", Deed::Close, table, "")).await
}

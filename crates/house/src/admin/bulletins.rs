//! What the host tells everybody on the page.

use protocol::{Bulletin, Deed};
use store::{Row, Statement, Step, Store, StoreError};

use super::{By, Ordered, order, said};
use crate::names;

/// What is shown at a time, the latest first.
pub async fn list(store: &Store, now: i64) -> Result<Vec<Bulletin>, StoreError> {
    let sql = "SELECT id, text, until, at FROM bulletins WHERE until IS NULL OR until > $1 ORDER BY at DESC, id";
    let rows = store.read(Statement { sql, values: vec![now.into()] }).await?;
    let bulletin = |row: &Row| {
        Some(Bulletin {
            id: row.text(0)?.to_owned(),
            text: row.text(1)?.to_owned(),
            until: row.int(2),
            at: row.int(3)?,
        })
    };
    Ok(rows.iter().filter_map(bulletin).collect())
}

/// What a bulletin says when it is shown; nothing if there is nothing to read.
pub fn readable(text: &str) -> Option<String> {
    names::said(text)
}

/// Tells everybody something, until a time or until it is withdrawn; says its id.
pub async fn announce(store: &Store, text: &str, until: Option<i64>, by: &By<'_>) -> Result<String, StoreError> {
    let id = names::new_id();
    let sql = "INSERT INTO bulletins (id, text, until, at) VALUES ($1, $2, $3, $4)";
    let values = vec![id.as_str().into(), text.into(), until.into(), by.at.into()];
    let steps = || vec![Step::Must(Statement { sql, values: values.clone() })];
    by.write(store, || by.orders(steps(), "bulletin", Deed::Announce, &id, &said(until, text))).await?;
    Ok(id)
}

/// Tells it no more.
pub async fn withdraw(store: &Store, id: &str, by: &By<'_>) -> Result<Ordered, StoreError> {
    let look = Statement { sql: "SELECT 0 FROM bulletins WHERE id = $1", values: vec![id.into()] };
    let sql = "DELETE FROM bulletins WHERE id = $1";
    let steps = || vec![Step::Must(Statement { sql, values: vec![id.into()] })];
    order(store, &look, 1, || by.orders(steps(), "bulletin", Deed::Withdraw, id, "")).await
}

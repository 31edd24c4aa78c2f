//! Reports of people about people.

use protocol::{Deed, PersonName, Report};
use store::{Row, Statement, Step, Store, StoreError, Value};

use super::{By, Ordered, PAGE, order, page_of, text};

const REPORTS: &str = "\
    SELECT r.id, r.table_id, r.reporter, p.name, r.person, r.name, r.reason, r.text, r.said, r.at, r.settled \
    FROM reports r LEFT JOIN persons p ON p.id = r.reporter \
    WHERE (CASE WHEN r.settled IS NULL THEN 0 ELSE 1 END) = $1 ORDER BY r.at DESC, r.id LIMIT $2 OFFSET $3";

/// A page of reports that are settled or not, the latest first, and whether there is another one.
pub async fn page(store: &Store, settled: bool, page: usize) -> Result<(Vec<Report>, bool), StoreError> {
    let values = vec![Value::from(settled), (PAGE + 1).into(), (page * PAGE).into()];
    let rows = store.read(Statement { sql: REPORTS, values }).await?;
    Ok(page_of(rows.iter().filter_map(report).collect()))
}

fn report(row: &Row) -> Option<Report> {
    Some(Report {
        id: text(row, 0),
        table: text(row, 1),
        reporter: PersonName { id: text(row, 2), name: row.text(3).map(str::to_owned) },
        person: PersonName { id: text(row, 4), name: row.text(5).map(str::to_owned) },
        reason: serde_json::from_value(row.text(6)?.into()).ok()?,
        text: text(row, 7),
        said: serde_json::from_str(row.text(8)?).ok()?,
        at: row.int(9)?,
        settled: row.int(10),
    })
}

/// Marks a report as settled, or as not settled after all.
pub async fn settle(store: &Store, report: &str, settled: bool, by: &By<'_>) -> Result<Ordered, StoreError> {
    let look = "SELECT CASE WHEN settled IS NULL THEN 0 ELSE 1 END FROM reports WHERE id = $1";
    let look = Statement { sql: look, values: vec![report.into()] };
    let sql = "UPDATE reports SET settled = $1, settled_by = $2 WHERE id = $3";
    let when = settled.then_some(by.at);
    let steps = || {
        let values = vec![when.into(), by.person.filter(|_| settled).into(), report.into()];
        vec![Step::Must(Statement { sql, values })]
    };
    let deed = if settled { Deed::Settle } else { Deed::Reopen };
    order(store, &look, i64::from(settled), || by.notes(steps(), deed, report, "")).await
}

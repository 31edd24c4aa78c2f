//! The audit log: sign-ins and what admins do. It is only added to.

use protocol::{AuditLine, PersonName};
use store::{Row, Statement, Store, StoreError};

use super::{PAGE, text};

const LINES: &str = "\
    SELECT l.id, l.at, l.deed, l.actor, a.name, l.subject, s.name, l.address, l.note \
    FROM audit l LEFT JOIN persons a ON a.id = l.actor LEFT JOIN persons s ON s.id = l.subject \
    WHERE ($1 = '' OR (l.at, l.id) < (SELECT b.at, b.id FROM audit b WHERE b.id = $1)) \
    AND ($2 = '' OR l.actor = $2 OR l.subject = $2 OR l.address = $2) \
    ORDER BY l.at DESC, l.id DESC LIMIT $3";

/// The last lines, or those before the line with this id; about a person, a table or an address, or all. Says whether
/// there are more.
pub async fn lines(
    store: &Store,
    before: &str,
    about: &str,
    most: Option<usize>,
) -> Result<(Vec<AuditLine>, bool), StoreError> {
    let most = most.unwrap_or(PAGE);
    let values = vec![before.into(), about.trim().into(), (most + 1).into()];
    let rows = store.read(Statement { sql: LINES, values }).await?;
    let mut lines: Vec<_> = rows.iter().filter_map(line).collect();
    let more = lines.len() > most;
    lines.truncate(most);
    Ok((lines, more))
}

fn line(row: &Row) -> Option<AuditLine> {
    let person = |id: Option<&str>, name: usize| {
        id.map(|id| PersonName { id: id.to_owned(), name: row.text(name).map(str::to_owned) })
    };
    Some(AuditLine {
        id: text(row, 0),
        at: row.int(1)?,
        deed: serde_json::from_value(row.text(2)?.into()).ok()?,
        actor: person(row.text(3), 4),
        subject: person(row.text(5), 6)?,
        address: row.text(7).map(str::to_owned),
        note: text(row, 8),
    })
}

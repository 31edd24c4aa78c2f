//! People: found, banned and let in again, made admins.

use protocol::{AdminPerson, Ban, Deed, PeopleFilter};
use store::{Link, LinkPurpose, NO_END, Row, Statement, Step, Store, StoreError, Value};

use super::{By, Ordered, PAGE, order, page_of, said};
use crate::names;

const FOUND: &str = "\
    SELECT p.id, p.name, p.login, COALESCE(p.admin, 0), p.banned, p.created, \
      (SELECT MAX(COALESCE(s.used, s.created)) FROM sessions s WHERE s.person = p.id), \
      (SELECT a.address FROM audit a WHERE a.subject = p.id AND a.actor = p.id AND a.address IS NOT NULL ORDER BY a.at DESC LIMIT 1), \
      (SELECT COUNT(DISTINCT table_id) FROM seats WHERE seats.person = p.id), \
      (SELECT COUNT(*) FROM reports r WHERE r.person = p.id AND r.settled IS NULL) \
    FROM persons p WHERE p.id IN (SELECT id FROM persons WHERE \
      ($1 = '' OR id = $1 OR login = $1 OR LOWER(name) LIKE $2 ESCAPE '\\' \
        OR id IN (SELECT subject FROM audit WHERE address = $1)) \
      AND ($3 = 'all' OR ($3 = 'banned' AND (banned = 1 OR banned > $4)) OR ($3 = 'admins' AND admin = 1)) \
      ORDER BY created DESC, id LIMIT $5 OFFSET $6) \
    ORDER BY p.created DESC, p.id";

/// A page of people: those whose id, login or address is the text, or whose name has it somewhere; and whether there is
/// another page.
pub async fn find(
    store: &Store,
    text: &str,
    filter: PeopleFilter,
    page: usize,
    now: i64,
) -> Result<(Vec<AdminPerson>, bool), StoreError> {
    let text = text.trim();
    let values = vec![
        text.into(),
        pattern(text).into(),
        filter.key().into(),
        now.into(),
        (PAGE + 1).into(),
        (page * PAGE).into(),
    ];
    let rows = store.read(Statement { sql: FOUND, values }).await?;
    Ok(page_of(rows.iter().filter_map(|row| person(row, now)).collect()))
}

/// What a name has to be like to hold a text.
fn pattern(text: &str) -> String {
    let escaped = text.to_lowercase().replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{escaped}%")
}

fn person(row: &Row, now: i64) -> Option<AdminPerson> {
    Some(AdminPerson {
        id: row.text(0)?.to_owned(),
        name: row.text(1)?.to_owned(),
        login: row.text(2).map(str::to_owned),
        admin: row.int(3) == Some(1),
        ban: ban_of(row.int(4)?, now),
        created: row.int(5)?,
        seen: row.int(6),
        address: row.text(7).map(str::to_owned),
        tables: row.int(8)?,
        reports: row.int(9)?,
    })
}

/// What the column `banned` means at a time.
pub(crate) fn ban_of(banned: i64, now: i64) -> Option<Ban> {
    match banned {
        NO_END => Some(Ban { until: None }),
        until => (until > now).then_some(Ban { until: Some(until) }),
    }
}

/// The id of somebody whose id or login this is.
pub async fn id_of(store: &Store, text: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT id FROM persons WHERE id = $1 OR login = $2";
    let values = vec![text.into(), text.to_ascii_lowercase().into()];
    Ok(store.read(Statement { sql, values }).await?.first().and_then(|row| row.text(0).map(str::to_owned)))
}

const LOOK: &str = "SELECT CASE WHEN admin = 1 THEN 2 WHEN banned = $1 THEN 1 ELSE 0 END FROM persons WHERE id = $2";

/// Lets a person in no more, until a time or without end. Their sessions stay, so that they are told so, and are let in
/// again by [`unban`] as who they were. An admin is not banned: they have to be one no more first.
pub async fn ban(
    store: &Store,
    person: &str,
    until: Option<i64>,
    reason: &str,
    by: &By<'_>,
) -> Result<Ordered, StoreError> {
    let banned = until.unwrap_or(NO_END);
    let ban = "UPDATE persons SET banned = $1 WHERE id = $2 AND banned <> $1 AND COALESCE(admin, 0) = 0";
    let steps = || vec![Step::Must(Statement { sql: ban, values: vec![banned.into(), person.into()] })];
    let note = said(until, reason);
    let look = Statement { sql: LOOK, values: vec![banned.into(), person.into()] };
    order(store, &look, 1, || by.orders(steps(), "ban", Deed::Ban, person, &note)).await
}

/// Lets a person in again.
pub async fn unban(store: &Store, person: &str, by: &By<'_>) -> Result<Ordered, StoreError> {
    let look = "SELECT CASE WHEN banned = 0 THEN 1 ELSE 0 END FROM persons WHERE id = $1";
    let unban = "UPDATE persons SET banned = 0 WHERE id = $1 AND banned <> 0";
    let steps = || vec![Step::Must(Statement { sql: unban, values: vec![person.into()] })];
    let look = Statement { sql: look, values: vec![person.into()] };
    order(store, &look, 1, || by.orders(steps(), "unban", Deed::Unban, person, "")).await
}

/// Makes somebody with an account an admin, or no admin any more.
pub async fn set_admin(store: &Store, person: &str, admin: bool, by: &By<'_>) -> Result<Ordered, StoreError> {
    let look = "SELECT CASE WHEN COALESCE(admin, 0) = $1 THEN 1 WHEN login IS NULL THEN 2 ELSE 0 END \
                FROM persons WHERE id = $2";
    let grant = "UPDATE persons SET admin = $1 WHERE id = $2 AND COALESCE(admin, 0) <> $1 AND login IS NOT NULL";
    let values = || vec![Value::from(admin), person.into()];
    let steps = || vec![Step::Must(Statement { sql: grant, values: values() })];
    let look = Statement { sql: look, values: values() };
    let (kind, deed) = if admin { ("grant", Deed::Grant) } else { ("revoke", Deed::Revoke) };
    order(store, &look, 1, || by.orders(steps(), kind, deed, person, "")).await
}

/// What became of the wish for a link for a new password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResetLink {
    /// Its secret, and the login of the account.
    Made {
        /// What follows the `#`.
        secret: String,
        /// The login.
        login: String,
    },
    /// A guest has no password.
    Guest,
    /// There is no such person.
    Unknown,
}

/// Makes a link by which somebody, named by id or login, chooses a new password once and until a time.
pub async fn reset(store: &Store, person: &str, until: i64) -> Result<ResetLink, StoreError> {
    let look = "SELECT id, login FROM persons WHERE id = $1 OR login = $2 ORDER BY id = $1 DESC LIMIT 1";
    let values = vec![person.into(), person.to_ascii_lowercase().into()];
    let rows = store.read(Statement { sql: look, values }).await?;
    let Some(row) = rows.first() else { return Ok(ResetLink::Unknown) };
    let (Some(id), Some(login)) = (row.text(0), row.text(1)) else { return Ok(ResetLink::Guest) };
    let secret = names::new_secret();
    store.write(Link::add(id, &names::hash(&secret), &LinkPurpose::Password, until).into()).await?;
    Ok(ResetLink::Made { secret, login: login.to_owned() })
}

//! What hosts and admins order: straight on the database, whether a house is open on it or not. The command line and
//! the admin page do the same.
//!
//! Each order leaves a line in the audit log, and a notice of which processes that serve hear.

pub mod addresses;
pub mod bulletins;
pub mod log;
pub mod people;
pub mod reports;
pub mod tables;

use std::net::IpAddr;

use protocol::Deed;
use store::{AuditRow, Batch, Row, Statement, Step, Store, StoreError};

use crate::names;
use crate::time::date;

/// What processes hear when there is a new notice.
pub const NOTICE: &str = "notice";

/// How often an order is repeated when another host orders at the same moment.
const TRIES: usize = 8;
/// So many are on a page of a list.
const PAGE: usize = 50;

/// What became of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ordered {
    /// It is done.
    Done,
    /// It was so already.
    Already,
    /// There is no such thing.
    Unknown,
    /// It can't be: an admin is not banned, and a guest is no admin.
    Refused,
}

/// Who orders, from where and when.
#[derive(Clone, Copy, Debug)]
pub struct By<'a> {
    /// The id of an admin; nothing: the host, on the command line.
    pub person: Option<&'a str>,
    /// From where, if that is known.
    pub address: Option<IpAddr>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl By<'_> {
    /// The host, on the command line.
    pub fn host(at: i64) -> By<'static> {
        By { person: None, address: None, at }
    }

    /// The same steps with a line in the audit log.
    fn notes(&self, mut steps: Batch, deed: Deed, subject: &str, note: &str) -> Batch {
        steps.push(self.line(deed, subject, note));
        steps
    }

    /// The same steps with a line in the audit log and a notice.
    fn orders(&self, steps: Batch, kind: &str, deed: Deed, subject: &str, note: &str) -> Batch {
        with_notice(self.notes(steps, deed, subject, note), kind, subject, self.at)
    }

    /// A line in the audit log.
    pub(crate) fn line(&self, deed: Deed, subject: &str, note: &str) -> Step {
        let address = self.address.map(|address| address.to_string());
        let row = AuditRow {
            id: &names::new_id(),
            at: self.at,
            deed,
            actor: self.person,
            subject,
            address: address.as_deref(),
            note,
        };
        row.insert()
    }

    /// Stores an order; again if somebody was faster.
    async fn write(&self, store: &Store, batch: impl Fn() -> Batch) -> Result<(), StoreError> {
        let mut stored = Err(StoreError::Conflict);
        for _ in 0..TRIES {
            stored = store.write(batch()).await;
            if stored != Err(StoreError::Conflict) {
                break;
            }
        }
        stored
    }
}

/// Looks whether there is anything to do, and does it; again if somebody was faster. What is looked at is 2 where it
/// can't be.
async fn order(store: &Store, look: &Statement, wanted: i64, batch: impl Fn() -> Batch) -> Result<Ordered, StoreError> {
    for _ in 0..TRIES {
        let rows = store.read(look.clone()).await?;
        match rows.first().and_then(|row| row.int(0)) {
            None => return Ok(Ordered::Unknown),
            Some(found) if found == wanted => return Ok(Ordered::Already),
            Some(2) => return Ok(Ordered::Refused),
            Some(_) => {}
        }
        match store.write(batch()).await {
            Err(StoreError::Conflict) => {}
            done => return done.map(|()| Ordered::Done),
        }
    }
    Err(StoreError::Conflict)
}

fn with_notice(mut steps: Batch, kind: &str, subject: &str, now: i64) -> Batch {
    let sql =
        "INSERT INTO notices (number, kind, subject, at) SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3 FROM notices";
    steps.push(Step::Must(Statement { sql, values: vec![kind.into(), subject.into(), now.into()] }));
    steps.push(Step::Notify(NOTICE.to_owned()));
    steps
}

/// What a line of the audit log says besides: until when, and why.
fn said(until: Option<i64>, reason: &str) -> String {
    let until = until.map(|until| format!("until {}", date(until)));
    let parts: Vec<_> = until.into_iter().chain((!reason.is_empty()).then(|| reason.to_owned())).collect();
    parts.join(": ")
}

/// One page of what was read, and whether there was more.
fn page_of<T>(mut all: Vec<T>) -> (Vec<T>, bool) {
    let more = all.len() > PAGE;
    all.truncate(PAGE);
    (all, more)
}

fn text(row: &Row, column: usize) -> String {
    row.text(column).unwrap_or_default().to_owned()
}

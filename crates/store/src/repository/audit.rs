//! The audit log: lines are added, and removed when they are old. Nothing else.

use protocol::Deed;

use super::{Repository, must, run, word};
use crate::{Step, StoreError};

/// A line of the audit log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AuditRow<'a> {
    /// Its id.
    pub id: &'a str,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What was done.
    pub deed: Deed,
    /// The id of who did it; nothing: the host, on the command line.
    pub actor: Option<&'a str>,
    /// To whom or what.
    pub subject: &'a str,
    /// From where.
    pub address: Option<&'a str>,
    /// More about it.
    pub note: &'a str,
}

impl AuditRow<'_> {
    /// What adds it.
    pub fn insert(self) -> Step {
        let text =
            "INSERT INTO audit (id, at, deed, actor, subject, address, note) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let values = [
            self.id.into(),
            self.at.into(),
            word(&self.deed).into(),
            self.actor.into(),
            self.subject.into(),
            self.address.into(),
            self.note.into(),
        ];
        must(text, values)
    }
}

impl Repository {
    /// Removes lines of the audit log, settled reports, and bans and bulletins that have ended, all from before then.
    pub async fn forget_old(&self, before: i64) -> Result<(), StoreError> {
        let texts = [
            "DELETE FROM audit WHERE at < $1",
            "DELETE FROM reports WHERE settled < $1",
            "DELETE FROM address_bans WHERE until < $1",
            "DELETE FROM bulletins WHERE until < $1",
        ];
        self.store.write(texts.map(|text| run(text, [before.into()])).into()).await
    }
}

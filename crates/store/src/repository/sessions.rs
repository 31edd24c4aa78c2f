//! Sessions: how a browser or a program shows who asks.

use super::people::{Person, notify, person, person_columns};
use super::{Repository, must, run, sql};
use crate::{Row, Step, StoreError};

/// So many sessions of one person; the oldest end.
const MOST: usize = 100;

/// How somebody shows who he is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser.
    Cookie,
    /// A program.
    Token,
}

impl SessionKind {
    pub(super) fn key(self) -> &'static str {
        match self {
            SessionKind::Cookie => "cookie",
            SessionKind::Token => "token",
        }
    }
}

/// A session as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// What it is called when it is ended: the beginning of its hash.
    pub id: String,
    /// The browser, or what the token is for.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub used: Option<i64>,
}

fn listed(row: &Row) -> Option<SessionRow> {
    Some(SessionRow {
        id: row.text(0)?.to_owned(),
        label: row.text(1)?.to_owned(),
        created: row.int(2)?,
        used: row.int(3),
    })
}

impl Repository {
    /// Whose session has this hash, and when it was last used; no browser's that was not used since a time.
    pub async fn by_session(&self, hash: &str, since: i64) -> Result<Option<(Person, Option<i64>)>, StoreError> {
        let text = concat!(
            "SELECT ",
            person_columns!("p."),
            ", s.kind, s.used FROM sessions s JOIN persons p ON p.id = s.person \
             WHERE s.hash = $1 AND (s.kind = 'token' OR COALESCE(s.used, s.created) >= $2)"
        );
        let rows = self.store.read(sql(text, [hash.into(), since.into()])).await?;
        Ok(rows.first().and_then(|row| Some((person(row)?, row.int(9)))))
    }

    /// When somebody last used any of their sessions.
    pub async fn last_use(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let text = "SELECT MAX(COALESCE(used, created)) FROM sessions WHERE person = $1";
        Ok(self.store.read(sql(text, [id.into()])).await?.first().and_then(|row| row.int(0)))
    }

    /// Notes when a session was used.
    pub async fn note_use(&self, hash: &str, at: i64) -> Result<(), StoreError> {
        self.store.write(vec![run("UPDATE sessions SET used = $1 WHERE hash = $2", [at.into(), hash.into()])]).await
    }

    /// The sessions of a kind of somebody, the oldest first; no browser's that was not used since a time.
    pub async fn sessions(&self, id: &str, kind: SessionKind, since: i64) -> Result<Vec<SessionRow>, StoreError> {
        // A piece of the hash is enough to tell them apart, and nobody can sign in with it.
        let text = "SELECT substr(hash, 1, 16), label, created, used FROM sessions \
                    WHERE person = $1 AND kind = $2 AND (kind = 'token' OR COALESCE(used, created) >= $3) \
                    ORDER BY created, hash";
        let rows = self.store.read(sql(text, [id.into(), kind.key().into(), since.into()])).await?;
        Ok(rows.iter().filter_map(listed).collect())
    }

    /// Ends a session of a kind of somebody; a conflict if there is none.
    pub async fn end_session(&self, id: &str, kind: SessionKind, session: &str) -> Result<(), StoreError> {
        let text = "DELETE FROM sessions WHERE person = $1 AND kind = $2 AND substr(hash, 1, 16) = $3";
        let session = must(text, [id.into(), kind.key().into(), session.into()]);
        self.store.write(vec![session, notify(id)]).await
    }

    /// A new session of somebody.
    pub async fn add_session(
        &self,
        id: &str,
        hash: &str,
        kind: SessionKind,
        label: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        let text = "DELETE FROM sessions WHERE person = $1 AND hash NOT IN \
                    (SELECT hash FROM sessions WHERE person = $1 ORDER BY created DESC, hash LIMIT $2)";
        self.store.write(vec![session(id, hash, kind, label, at), run(text, [id.into(), MOST.into()])]).await
    }

    /// Forgets a session of somebody.
    pub async fn drop_session(&self, id: &str, hash: &str) -> Result<(), StoreError> {
        self.store.write(vec![run("DELETE FROM sessions WHERE hash = $1", [hash.into()]), notify(id)]).await
    }

    /// Forgets all sessions of somebody, tokens too.
    pub async fn drop_sessions(&self, id: &str) -> Result<(), StoreError> {
        self.store.write(vec![run("DELETE FROM sessions WHERE person = $1", [id.into()]), notify(id)]).await
    }

    /// Forgets the browsers' sessions that were not used since a time, and the links whose time is over.
    pub async fn drop_expired(&self, since: i64, now: i64) -> Result<(), StoreError> {
        let sessions = "DELETE FROM sessions WHERE kind = 'cookie' AND COALESCE(used, created) < $1";
        let links = run("DELETE FROM links WHERE until < $1", [now.into()]);
        self.store.write(vec![run(sessions, [since.into()]), links]).await
    }
}

pub(super) fn session(id: &str, hash: &str, kind: SessionKind, label: &str, at: i64) -> Step {
    let text = "INSERT INTO sessions (hash, person, kind, label, created) VALUES ($1, $2, $3, $4, $5)";
    must(text, [hash.into(), id.into(), kind.key().into(), label.into(), at.into()])
}

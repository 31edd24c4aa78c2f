//! The browsers somebody is signed in with, and how long they stay so.

use std::sync::Arc;
use std::time::Duration;

use protocol::SessionInfo;
use store::{Person, SessionKind, SessionRow, StoreError};

use crate::error::HouseError;
use crate::house::House;
use crate::names;
use crate::time::now;

impl House {
    /// A browser's session that nobody uses for so long ends; with nothing, it never does.
    pub fn end_sessions_after(&mut self, disuse: Duration) {
        self.disuse = i64::try_from(disuse.as_millis()).ok().filter(|millis| *millis > 0);
    }

    /// A session that was last used before this has ended.
    pub(crate) fn used_since(&self) -> i64 {
        self.disuse.map_or(0, |disuse| now().saturating_sub(disuse).max(0))
    }

    /// The browsers that somebody is signed in with; the one with this secret is theirs.
    pub async fn browsers(&self, person: &Person, secret: &str) -> Result<Vec<SessionInfo>, HouseError> {
        let rows = self.repository.sessions(&person.id, SessionKind::Cookie, self.used_since()).await?;
        let own = names::hash(secret);
        let info = |row: SessionRow| SessionInfo {
            current: own.starts_with(&row.id),
            id: row.id,
            browser: row.label,
            created: row.created,
            used: row.used,
        };
        Ok(rows.into_iter().map(info).collect())
    }

    /// Signs somebody out of a browser.
    pub async fn end_browser(self: &Arc<House>, person: &Person, id: &str) -> Result<(), HouseError> {
        match self.repository.end_session(&person.id, SessionKind::Cookie, id).await {
            Err(StoreError::Conflict) => return Err(HouseError::Session),
            other => other?,
        }
        self.has_changed(&person.id).await;
        Ok(())
    }

    /// Forgets the sessions and links that have ended.
    pub(crate) async fn drop_expired(&self) -> Result<(), HouseError> {
        Ok(self.repository.drop_expired(self.used_since(), now()).await?)
    }
}

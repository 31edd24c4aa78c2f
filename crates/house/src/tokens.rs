//! Tokens: how a program plays in somebody's name, and what it may do.

use std::sync::Arc;

use crate::error::HouseError;
use crate::house::House;
use crate::names;
use crate::time::now;
use protocol::{Command, TokenInfo, TokenScope};
use store::{Person, SessionKind, StoreError};

/// The last use of a session is noted when the one noted before is so old, in milliseconds.
const USE: i64 = 60_000;

impl House {
    /// A token for a program that plays in somebody's name.
    pub async fn new_token(&self, person: &Person, label: &str) -> Result<String, HouseError> {
        let label = names::name(label).ok_or(HouseError::Name)?;
        let secret = names::new_secret();
        self.repository.add_session(&person.id, &names::hash(&secret), SessionKind::Token, &label, now()).await?;
        // An older session may have ended for it.
        self.sessions.forget_all();
        Ok(secret)
    }

    /// The tokens of somebody, the oldest first.
    pub async fn tokens(&self, person: &Person) -> Result<Vec<TokenInfo>, HouseError> {
        let rows = self.repository.sessions(&person.id, SessionKind::Token, 0).await?;
        let info = |row: store::SessionRow| TokenInfo {
            id: row.id,
            label: row.label,
            scope: TokenScope::Play,
            created: row.created,
            used: row.used,
        };
        Ok(rows.into_iter().map(info).collect())
    }

    /// Ends a token of somebody.
    pub async fn end_token(self: &Arc<House>, person: &Person, id: &str) -> Result<(), HouseError> {
        match self.repository.end_session(&person.id, SessionKind::Token, id).await {
            Err(StoreError::Conflict) => return Err(HouseError::Token),
            other => other?,
        }
        self.has_changed(&person.id).await;
        Ok(())
    }

    /// Notes that a session is used, if that was not noted lately. Nobody waits for it.
    pub(crate) fn note_use(&self, hash: String, before: Option<i64>) {
        let at = now();
        if before.is_some_and(|before| (0..USE).contains(&(at - before))) {
            return;
        }
        let repository = self.repository.clone();
        tokio::spawn(async move {
            if let Err(error) = repository.note_use(&hash, at).await {
                tracing::debug!(%error, "the use of a session could not be noted");
            }
        });
    }
}

/// Whether somebody may do this, or only themselves and not a program of theirs.
pub(crate) fn check(person: &Person, command: &Command) -> Result<(), HouseError> {
    if !person.program || is_for_programs(command) { Ok(()) } else { Err(HouseError::Program) }
}

fn is_for_programs(command: &Command) -> bool {
    match command {
        Command::Sit { .. }
        | Command::Stand { .. }
        | Command::Play { .. }
        | Command::Undo { .. }
        | Command::Confirm { .. }
        | Command::Resign { .. }
        | Command::Replace { .. }
        | Command::Return { .. }
        | Command::Say { .. }
        | Command::Why { .. }
        | Command::Explain { .. } => true,
        Command::Invite { .. }
        | Command::Start
        | Command::Cancel
        | Command::Mute { .. }
        | Command::Report { .. }
        | Command::Kick { .. }
        | Command::CloseChat { .. }
        | Command::Rematch
        | Command::Hint => false,
    }
}

//! Persons and their sessions.

use super::{Repository, must, run, sql};
use crate::{Row, Step, StoreError};
use protocol::Preferences;

/// Somebody the house knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// Their login; a guest has none.
    pub login: Option<String>,
    /// The hash of their password.
    pub password: Option<String>,
    /// Their preferences.
    pub preferences: Preferences,
    /// Whether they are let in no more.
    pub banned: bool,
    /// Whether a program asks in his name.
    pub program: bool,
}

/// So many sessions of one person; the oldest end.
const MOST: usize = 100;

/// A token as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// What it is called when it is ended.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub used: Option<i64>,
}

/// How somebody shows who he is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// A browser.
    Cookie,
    /// A program.
    Token,
}

impl SessionKind {
    fn key(self) -> &'static str {
        match self {
            SessionKind::Cookie => "cookie",
            SessionKind::Token => "token",
        }
    }
}

fn person(row: &Row) -> Option<Person> {
    Some(Person {
        id: row.text(0)?.to_owned(),
        name: row.text(1)?.to_owned(),
        login: row.text(2).map(str::to_owned),
        password: row.text(3).map(str::to_owned),
        preferences: Preferences { confirm: row.int(4)? != 0 },
        banned: row.int(5)? != 0,
        program: row.text(6) == Some(SessionKind::Token.key()),
    })
}

fn token(row: &Row) -> Option<TokenRow> {
    Some(TokenRow {
        id: row.text(0)?.to_owned(),
        label: row.text(1)?.to_owned(),
        created: row.int(2)?,
        used: row.int(3),
    })
}

/// What other processes hear of somebody.
fn notify(id: &str) -> Step {
    Step::Notify(format!("person {id}"))
}

impl Repository {
    /// Whose session has this hash, and when it was last used.
    pub async fn by_session(&self, hash: &str) -> Result<Option<(Person, Option<i64>)>, StoreError> {
        let text = "SELECT p.id, p.name, p.login, p.password, p.confirm, p.banned, s.kind, s.used FROM sessions s \
                    JOIN persons p ON p.id = s.person WHERE s.hash = $1";
        let rows = self.store.read(sql(text, [hash.into()])).await?;
        Ok(rows.first().and_then(|row| Some((person(row)?, row.int(7)))))
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

    /// The tokens of somebody, the oldest first.
    pub async fn tokens(&self, id: &str) -> Result<Vec<TokenRow>, StoreError> {
        // A piece of the hash is enough to tell them apart, and nobody can sign in with it.
        let text = "SELECT substr(hash, 1, 16), label, created, used FROM sessions \
                    WHERE person = $1 AND kind = $2 ORDER BY created, hash";
        let rows = self.store.read(sql(text, [id.into(), SessionKind::Token.key().into()])).await?;
        Ok(rows.iter().filter_map(token).collect())
    }

    /// Ends a token of somebody; a conflict if there is none.
    pub async fn drop_token(&self, id: &str, token: &str) -> Result<(), StoreError> {
        let text = "DELETE FROM sessions WHERE person = $1 AND kind = $2 AND substr(hash, 1, 16) = $3";
        let token = must(text, [id.into(), SessionKind::Token.key().into(), token.into()]);
        self.store.write(vec![token, notify(id)]).await
    }

    /// Who has this login.
    pub async fn by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        let text = "SELECT id, name, login, password, confirm, banned, NULL FROM persons WHERE login = $1";
        Ok(self.store.read(sql(text, [login.into()])).await?.first().and_then(person))
    }

    /// A new guest with a session.
    pub async fn add_guest(&self, id: &str, name: &str, hash: &str, at: i64) -> Result<(), StoreError> {
        let text = "INSERT INTO persons (id, name, login, password, confirm, banned, created) \
                    VALUES ($1, $2, NULL, NULL, 0, 0, $3)";
        let guest = must(text, [id.into(), name.into(), at.into()]);
        let session = session(id, hash, SessionKind::Cookie, "", at);
        self.store.write(vec![guest, session]).await
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

    /// A new name, for the tables to come and those in play.
    pub async fn rename(&self, id: &str, from: &str, to: &str) -> Result<(), StoreError> {
        let person = must("UPDATE persons SET name = $1 WHERE id = $2", [to.into(), id.into()]);
        // Somebody else at the same screen has another name, and keeps it.
        let seats = "UPDATE seats SET name = $1 WHERE person = $2 AND name = $3";
        self.store.write(vec![person, run(seats, [to.into(), id.into(), from.into()]), notify(id)]).await
    }

    /// New preferences.
    pub async fn prefer(&self, id: &str, preferences: Preferences) -> Result<(), StoreError> {
        let text = "UPDATE persons SET confirm = $1 WHERE id = $2";
        self.store.write(vec![must(text, [preferences.confirm.into(), id.into()]), notify(id)]).await
    }

    /// Makes an account of a guest, with a new session instead of those before; a conflict if the login is taken or he has one.
    pub async fn add_account(
        &self,
        id: &str,
        login: &str,
        password: &str,
        hash: &str,
        at: i64,
    ) -> Result<(), StoreError> {
        let text = "UPDATE persons SET login = $1, password = $2 WHERE id = $3 AND login IS NULL";
        let account = must(text, [login.into(), password.into(), id.into()]);
        // Whoever else knows the guest's cookie or a token of theirs shall not have the account.
        let before = run("DELETE FROM sessions WHERE person = $1", [id.into()]);
        self.store.write(vec![account, before, session(id, hash, SessionKind::Cookie, "", at), notify(id)]).await
    }

    /// Gives what a guest has to the account he signs in to.
    pub async fn merge(&self, guest: &str, account: &str) -> Result<(), StoreError> {
        let seats = run("UPDATE seats SET person = $1 WHERE person = $2", [account.into(), guest.into()]);
        let tables = run("UPDATE tables SET owner = $1 WHERE owner = $2", [account.into(), guest.into()]);
        let sessions = run("DELETE FROM sessions WHERE person = $1", [guest.into()]);
        self.store.write(vec![seats, tables, sessions, notify(guest)]).await
    }
}

fn session(id: &str, hash: &str, kind: SessionKind, label: &str, at: i64) -> Step {
    let text = "INSERT INTO sessions (hash, person, kind, label, created) VALUES ($1, $2, $3, $4, $5)";
    must(text, [hash.into(), id.into(), kind.key().into(), label.into(), at.into()])
}

//! Persons and their sessions.

use super::{Ledger, must, run, sql};
use crate::protocol::Preferences;
use crate::store::{Row, Step, Trouble};

/// Somebody the house knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) login: Option<String>,
    pub(crate) password: Option<String>,
    pub(crate) preferences: Preferences,
    pub(crate) banned: bool,
    /// Whether a program asks in his name.
    pub(crate) program: bool,
}

/// So many sessions of one person; the oldest end.
const MOST: usize = 100;

/// How somebody shows who he is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SessionKind {
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

/// What other processes hear of somebody.
fn tell(id: &str) -> Step {
    Step::Tell(format!("person {id}"))
}

impl Ledger {
    /// Whose session has this hash.
    pub(crate) async fn by_session(&self, hash: &str) -> Result<Option<Person>, Trouble> {
        let text = "SELECT p.id, p.name, p.login, p.password, p.confirm, p.banned, s.kind FROM sessions s \
                    JOIN persons p ON p.id = s.person WHERE s.hash = $1";
        Ok(self.store.read(sql(text, [hash.into()])).await?.first().and_then(person))
    }

    /// Who has this login.
    pub(crate) async fn by_login(&self, login: &str) -> Result<Option<Person>, Trouble> {
        let text = "SELECT id, name, login, password, confirm, banned, NULL FROM persons WHERE login = $1";
        Ok(self.store.read(sql(text, [login.into()])).await?.first().and_then(person))
    }

    /// A new guest with a session.
    pub(crate) async fn add_guest(&self, id: &str, name: &str, hash: &str, at: i64) -> Result<(), Trouble> {
        let text = "INSERT INTO persons (id, name, login, password, confirm, banned, created) \
                    VALUES ($1, $2, NULL, NULL, 0, 0, $3)";
        let guest = must(text, [id.into(), name.into(), at.into()]);
        let session = session(id, hash, SessionKind::Cookie, "", at);
        self.store.write(vec![guest, session]).await
    }

    /// A new session of somebody.
    pub(crate) async fn add_session(
        &self,
        id: &str,
        hash: &str,
        kind: SessionKind,
        label: &str,
        at: i64,
    ) -> Result<(), Trouble> {
        let text = "DELETE FROM sessions WHERE person = $1 AND hash NOT IN \
                    (SELECT hash FROM sessions WHERE person = $1 ORDER BY created DESC, hash LIMIT $2)";
        self.store.write(vec![session(id, hash, kind, label, at), run(text, [id.into(), MOST.into()])]).await
    }

    /// Forgets a session of somebody.
    pub(crate) async fn drop_session(&self, id: &str, hash: &str) -> Result<(), Trouble> {
        self.store.write(vec![run("DELETE FROM sessions WHERE hash = $1", [hash.into()]), tell(id)]).await
    }

    /// Forgets all sessions of somebody, tokens too.
    pub(crate) async fn drop_sessions(&self, id: &str) -> Result<(), Trouble> {
        self.store.write(vec![run("DELETE FROM sessions WHERE person = $1", [id.into()]), tell(id)]).await
    }

    /// A new name, for the tables to come and those in play.
    pub(crate) async fn rename(&self, id: &str, from: &str, to: &str) -> Result<(), Trouble> {
        let person = must("UPDATE persons SET name = $1 WHERE id = $2", [to.into(), id.into()]);
        // Somebody else at the same screen has another name, and keeps it.
        let seats = "UPDATE seats SET name = $1 WHERE person = $2 AND name = $3";
        self.store.write(vec![person, run(seats, [to.into(), id.into(), from.into()]), tell(id)]).await
    }

    /// New preferences.
    pub(crate) async fn prefer(&self, id: &str, preferences: Preferences) -> Result<(), Trouble> {
        let text = "UPDATE persons SET confirm = $1 WHERE id = $2";
        self.store.write(vec![must(text, [preferences.confirm.into(), id.into()]), tell(id)]).await
    }

    /// Makes an account of a guest, with a new session instead of those before; a conflict if the login is taken or he has one.
    pub(crate) async fn add_account(
        &self,
        id: &str,
        login: &str,
        password: &str,
        hash: &str,
        at: i64,
    ) -> Result<(), Trouble> {
        let text = "UPDATE persons SET login = $1, password = $2 WHERE id = $3 AND login IS NULL";
        let account = must(text, [login.into(), password.into(), id.into()]);
        // Whoever else knows the guest's cookie shall not have the account.
        let text = "DELETE FROM sessions WHERE person = $1 AND kind = $2";
        let before = run(text, [id.into(), SessionKind::Cookie.key().into()]);
        self.store.write(vec![account, before, session(id, hash, SessionKind::Cookie, "", at), tell(id)]).await
    }

    /// Gives what a guest has to the account he signs in to.
    pub(crate) async fn merge(&self, guest: &str, account: &str) -> Result<(), Trouble> {
        let seats = run("UPDATE seats SET person = $1 WHERE person = $2", [account.into(), guest.into()]);
        let tables = run("UPDATE tables SET owner = $1 WHERE owner = $2", [account.into(), guest.into()]);
        let sessions = run("DELETE FROM sessions WHERE person = $1", [guest.into()]);
        self.store.write(vec![seats, tables, sessions, tell(guest)]).await
    }
}

fn session(id: &str, hash: &str, kind: SessionKind, label: &str, at: i64) -> Step {
    let text = "INSERT INTO sessions (hash, person, kind, label, created) VALUES ($1, $2, $3, $4, $5)";
    must(text, [hash.into(), id.into(), kind.key().into(), label.into(), at.into()])
}

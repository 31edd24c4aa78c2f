//! Persons: guests and those with an account.

use super::sessions::{SessionKind, session};
use super::{Repository, moderation, must, run, sql};
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
    /// Where a letter reaches them, as they have confirmed.
    pub mail: Option<String>,
    /// Their preferences.
    pub preferences: Preferences,
    /// Until when they are not let in, in milliseconds since 1970; 0 is not at all, [`NO_END`] without end.
    pub banned: i64,
    /// Whether they may use the admin page.
    pub admin: bool,
    /// Whether a program asks in his name.
    pub program: bool,
}

/// A ban without end.
pub const NO_END: i64 = 1;

/// The columns of a person, for [`person`].
macro_rules! person_columns {
    ($of:literal) => {
        concat!(
            $of,
            "id, ",
            $of,
            "name, ",
            $of,
            "login, ",
            $of,
            "password, ",
            $of,
            "confirm, ",
            $of,
            "banned, ",
            $of,
            "mail, ",
            $of,
            "admin"
        )
    };
}
pub(super) use person_columns;

pub(super) fn person(row: &Row) -> Option<Person> {
    Some(Person {
        id: row.text(0)?.to_owned(),
        name: row.text(1)?.to_owned(),
        login: row.text(2).map(str::to_owned),
        password: row.text(3).map(str::to_owned),
        preferences: Preferences { confirm: row.int(4)? != 0 },
        banned: row.int(5)?,
        mail: row.text(6).map(str::to_owned),
        admin: row.int(7) == Some(1),
        program: row.text(8) == Some(SessionKind::Token.key()),
    })
}

/// What other processes hear of somebody.
pub(super) fn notify(id: &str) -> Step {
    Step::Notify(format!("person {id}"))
}

impl Repository {
    /// Who has this login.
    pub async fn by_login(&self, login: &str) -> Result<Option<Person>, StoreError> {
        let text = concat!("SELECT ", person_columns!(""), " FROM persons WHERE login = $1");
        Ok(self.store.read(sql(text, [login.into()])).await?.first().and_then(person))
    }

    /// Who has an account and can be reached at this address, whoever made theirs first in front.
    pub async fn by_mail(&self, mail: &str, most: usize) -> Result<Vec<Person>, StoreError> {
        let text =
            concat!("SELECT ", person_columns!(""), " FROM persons WHERE mail = $1 ORDER BY created, id LIMIT $2");
        Ok(self.store.read(sql(text, [mail.into(), most.into()])).await?.iter().filter_map(person).collect())
    }

    /// A new guest with a session of a browser.
    pub async fn add_guest(&self, id: &str, name: &str, hash: &str, browser: &str, at: i64) -> Result<(), StoreError> {
        let text = "INSERT INTO persons (id, name, login, password, confirm, banned, created) \
                    VALUES ($1, $2, NULL, NULL, 0, 0, $3)";
        let guest = must(text, [id.into(), name.into(), at.into()]);
        let session = session(id, hash, SessionKind::Cookie, browser, at);
        self.store.write(vec![guest, session]).await
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
        cookie: (&str, &str),
        at: i64,
    ) -> Result<(), StoreError> {
        let (hash, browser) = cookie;
        let text = "UPDATE persons SET login = $1, password = $2 WHERE id = $3 AND login IS NULL";
        let account = must(text, [login.into(), password.into(), id.into()]);
        // Whoever else knows the guest's cookie or a token of theirs shall not have the account.
        let before = run("DELETE FROM sessions WHERE person = $1", [id.into()]);
        self.store.write(vec![account, before, session(id, hash, SessionKind::Cookie, browser, at), notify(id)]).await
    }

    /// A new password; whoever was signed in elsewhere is no more, programs with a token stay.
    pub async fn change_password(&self, id: &str, password: (&str, &str), hash: &str) -> Result<(), StoreError> {
        let (before, after) = password;
        let text = "UPDATE persons SET password = $1 WHERE id = $2 AND password = $3";
        let others = "DELETE FROM sessions WHERE person = $1 AND kind = $2 AND hash <> $3";
        let others = run(others, [id.into(), SessionKind::Cookie.key().into(), hash.into()]);
        let links = run("DELETE FROM links WHERE person = $1", [id.into()]);
        self.store.write(vec![must(text, [after.into(), id.into(), before.into()]), others, links, notify(id)]).await
    }

    /// Somebody is not to be written to any more.
    pub async fn drop_mail(&self, id: &str) -> Result<(), StoreError> {
        let mail = must("UPDATE persons SET mail = NULL WHERE id = $1", [id.into()]);
        self.store.write(vec![mail, run("DELETE FROM links WHERE person = $1", [id.into()]), notify(id)]).await
    }

    /// Gives what a guest has to the account they sign in to; nothing of the guest is left.
    pub async fn merge(&self, guest: &str, account: &str) -> Result<(), StoreError> {
        let seats = run("UPDATE seats SET person = $1 WHERE person = $2", [account.into(), guest.into()]);
        let tables = run("UPDATE tables SET owner = $1 WHERE owner = $2", [account.into(), guest.into()]);
        let chat = run("UPDATE chat SET person = $1 WHERE person = $2", [account.into(), guest.into()]);
        let sessions = run("DELETE FROM sessions WHERE person = $1", [guest.into()]);
        let name = run("UPDATE persons SET name = '' WHERE id = $1", [guest.into()]);
        let mut batch = vec![seats, tables, chat, sessions, name];
        batch.extend(moderation::merge(guest, account));
        batch.push(notify(guest));
        self.store.write(batch).await
    }
}

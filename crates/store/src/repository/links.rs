//! Links that work once and for a limited time: for a new password, or to confirm an address.

use super::people::{Person, notify, person, person_columns};
use super::sessions::{SessionKind, session};
use super::{Repository, must, run, sql};
use crate::{Statement, Step, StoreError};

/// What a link is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkPurpose {
    /// Whoever has it may choose a new password.
    Password,
    /// Whoever has it reads what is sent to this address.
    Mail(String),
}

impl LinkPurpose {
    fn key(&self) -> &'static str {
        match self {
            LinkPurpose::Password => "password",
            LinkPurpose::Mail(_) => "mail",
        }
    }

    fn mail(&self) -> Option<&str> {
        match self {
            LinkPurpose::Password => None,
            LinkPurpose::Mail(address) => Some(address),
        }
    }
}

/// A link that somebody may use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Whose it is.
    pub person: Person,
    /// What it is for.
    pub purpose: LinkPurpose,
}

impl Link {
    /// What stores a new link; an earlier one for the same is worth nothing any more.
    pub fn add(person: &str, hash: &str, purpose: &LinkPurpose, until: i64) -> [Step; 2] {
        let before = run("DELETE FROM links WHERE person = $1 AND kind = $2", [person.into(), purpose.key().into()]);
        let text = "INSERT INTO links (hash, person, kind, mail, until) VALUES ($1, $2, $3, $4, $5)";
        [before, must(text, [hash.into(), person.into(), purpose.key().into(), purpose.mail().into(), until.into()])]
    }
}

impl Repository {
    /// A new link for somebody.
    pub async fn add_link(
        &self,
        person: &str,
        hash: &str,
        purpose: &LinkPurpose,
        until: i64,
    ) -> Result<(), StoreError> {
        self.store.write(Link::add(person, hash, purpose, until).into()).await
    }

    /// The link with this hash, if its time is not over.
    pub async fn link(&self, hash: &str, now: i64) -> Result<Option<Link>, StoreError> {
        let text = concat!(
            "SELECT ",
            person_columns!("p."),
            ", NULL, l.kind, l.mail FROM links l JOIN persons p ON p.id = l.person WHERE l.hash = $1 AND l.until >= $2"
        );
        let rows: Vec<crate::Row> = self.store.read(sql(text, [hash.into(), now.into()])).await?;
        Ok(rows.first().and_then(|row| {
            let purpose = match row.text(9)? {
                "mail" => LinkPurpose::Mail(row.text(10)?.to_owned()),
                _ => LinkPurpose::Password,
            };
            Some(Link { person: person(row)?, purpose })
        }))
    }

    /// A link is used for a new password: all sessions end, and a new one begins; a conflict if it was used before.
    pub async fn reset_password(
        &self,
        link: &str,
        person: &str,
        password: &str,
        cookie: (&str, &str),
        at: i64,
    ) -> Result<(), StoreError> {
        let (hash, browser) = cookie;
        let change = "UPDATE persons SET password = $1 WHERE id = $2 AND login IS NOT NULL";
        let batch = vec![
            Step::Must(used(link, at)),
            must(change, [password.into(), person.into()]),
            run("DELETE FROM links WHERE person = $1", [person.into()]),
            run("DELETE FROM sessions WHERE person = $1", [person.into()]),
            session(person, hash, SessionKind::Cookie, browser, at),
            notify(person),
        ];
        self.store.write(batch).await
    }

    /// A link is used to confirm an address; a conflict if it was used before.
    pub async fn confirm_mail(&self, link: &str, person: &str, mail: &str, at: i64) -> Result<(), StoreError> {
        let change = "UPDATE persons SET mail = $1 WHERE id = $2 AND login IS NOT NULL";
        let change = must(change, [mail.into(), person.into()]);
        self.store.write(vec![Step::Must(used(link, at)), change, notify(person)]).await
    }
}

fn used(link: &str, at: i64) -> Statement {
    sql("DELETE FROM links WHERE hash = $1 AND until >= $2", [link.into(), at.into()])
}

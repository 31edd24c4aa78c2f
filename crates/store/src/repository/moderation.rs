//! Who reads whom, who may come to a table, what was reported.

use protocol::{ChatLine, ReportReason};

use super::chat::line;
use super::people::notify as notify_person;
use super::{Repository, must, notify, run, sql, word};
use crate::{Row, Step, StoreError};

/// A person by id and by name.
pub type Named = (String, String);

/// What somebody tells the host about somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewReport<'a> {
    /// Its id.
    pub id: &'a str,
    /// The id of the table.
    pub table: &'a str,
    /// The id of who reports.
    pub reporter: &'a str,
    /// Who is reported: their id, and what they are called at the table.
    pub person: &'a Named,
    /// What it is about.
    pub reason: ReportReason,
    /// In the words of who reports.
    pub text: &'a str,
    /// What the person had said last.
    pub said: &'a [ChatLine],
    /// When, in milliseconds since 1970.
    pub at: i64,
}

fn named(row: &Row) -> Option<Named> {
    Some((row.text(0)?.to_owned(), row.text(1)?.to_owned()))
}

/// Whom a guest did not read, who did not read them and who sent them away concerns the account they sign in to.
pub(super) fn merge(guest: &str, account: &str) -> [Step; 4] {
    let over = [
        "INSERT INTO mutes (person, muted, at) SELECT $1, muted, at FROM mutes WHERE person = $2 AND muted <> $1 \
         ON CONFLICT (person, muted) DO NOTHING",
        "INSERT INTO mutes (person, muted, at) SELECT person, $1, at FROM mutes WHERE muted = $2 AND person <> $1 \
         ON CONFLICT (person, muted) DO NOTHING",
        "INSERT INTO kicks (table_id, person, name, at) SELECT table_id, $1, name, at FROM kicks WHERE person = $2 \
         ON CONFLICT (table_id, person) DO NOTHING",
    ];
    let [own, others, kicks] = over.map(|text| run(text, [account.into(), guest.into()]));
    [own, others, kicks, run("DELETE FROM mutes WHERE person = $1 OR muted = $1", [guest.into()])]
}

impl Repository {
    /// Whose lines somebody does not want to read.
    pub async fn muted(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let rows = self.store.read(sql("SELECT muted FROM mutes WHERE person = $1", [person.into()])).await?;
        Ok(rows.iter().filter_map(|row| row.text(0).map(str::to_owned)).collect())
    }

    /// Somebody does not want to read another's lines, or does again.
    pub async fn mute(&self, person: &str, other: &str, muted: bool, at: i64) -> Result<(), StoreError> {
        let (own, other) = (person.into(), other.into());
        let step = if muted {
            let text =
                "INSERT INTO mutes (person, muted, at) VALUES ($1, $2, $3) ON CONFLICT (person, muted) DO NOTHING";
            run(text, [own, other, at.into()])
        } else {
            run("DELETE FROM mutes WHERE person = $1 AND muted = $2", [own, other])
        };
        self.store.write(vec![step, notify_person(person)]).await
    }

    /// Who may come to a table no more.
    pub async fn kicked(&self, table: &str) -> Result<Vec<Named>, StoreError> {
        let text = "SELECT person, name FROM kicks WHERE table_id = $1 ORDER BY at, person";
        Ok(self.store.read(sql(text, [table.into()])).await?.iter().filter_map(named).collect())
    }

    /// Somebody may come to a table no more.
    pub async fn kick(&self, table: &str, (person, name): &Named, at: i64) -> Result<(), StoreError> {
        let text = "INSERT INTO kicks (table_id, person, name, at) VALUES ($1, $2, $3, $4) \
                    ON CONFLICT (table_id, person) DO NOTHING";
        let values = [table.into(), person.as_str().into(), name.as_str().into(), at.into()];
        self.store.write(vec![run(text, values), notify(table)]).await
    }

    /// Somebody may come to a table again.
    pub async fn readmit(&self, table: &str, person: &str) -> Result<(), StoreError> {
        let text = "DELETE FROM kicks WHERE table_id = $1 AND person = $2";
        self.store.write(vec![run(text, [table.into(), person.into()]), notify(table)]).await
    }

    /// Closes the chat of a table, or opens it again.
    pub async fn close_chat(&self, table: &str, closed: bool) -> Result<(), StoreError> {
        let text = "UPDATE tables SET chat_closed = $1 WHERE id = $2";
        self.store.write(vec![must(text, [closed.into(), table.into()]), notify(table)]).await
    }

    /// Everybody who has said something at a table, with the name they said it under.
    pub async fn authors(&self, table: &str) -> Result<Vec<Named>, StoreError> {
        let text = "SELECT person, MAX(name) FROM chat WHERE table_id = $1 GROUP BY person";
        Ok(self.store.read(sql(text, [table.into()])).await?.iter().filter_map(named).collect())
    }

    /// What a person said last at a table, the oldest first.
    pub async fn said_at(&self, table: &str, person: &str, most: usize) -> Result<Vec<ChatLine>, StoreError> {
        let text = "SELECT number, name, seat, text, at FROM chat WHERE table_id = $1 AND person = $2 \
                    ORDER BY number DESC LIMIT $3";
        let rows = self.store.read(sql(text, [table.into(), person.into(), most.into()])).await?;
        Ok(rows.iter().rev().filter_map(line).collect())
    }

    /// The name of somebody.
    pub async fn name_of(&self, person: &str) -> Result<Option<String>, StoreError> {
        let rows = self.store.read(sql("SELECT name FROM persons WHERE id = $1", [person.into()])).await?;
        Ok(rows.first().and_then(|row| row.text(0).map(str::to_owned)))
    }

    /// Keeps a report; a conflict if this person has reported the other at this table already.
    pub async fn report(&self, report: &NewReport<'_>) -> Result<(), StoreError> {
        let text = "INSERT INTO reports (id, table_id, reporter, person, name, reason, text, said, at) \
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_id, reporter, person) DO NOTHING";
        let (person, name) = report.person;
        let values = [
            report.id.into(),
            report.table.into(),
            report.reporter.into(),
            person.as_str().into(),
            name.as_str().into(),
            word(&report.reason).into(),
            report.text.into(),
            serde_json::to_string(report.said).unwrap_or_default().into(),
            report.at.into(),
        ];
        self.store.write(vec![must(text, values)]).await
    }
}

//! What somebody takes with them: everything that is kept of them.

use super::{Repository, sql};
use crate::{Row, StoreError};

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaidLine {
    /// The id of the table.
    pub table: String,
    /// Their name then.
    pub name: String,
    /// Their seat, if they had one.
    pub seat: Option<usize>,
    /// What they said.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

fn said(row: &Row) -> Option<SaidLine> {
    Some(SaidLine {
        table: row.text(0)?.to_owned(),
        name: row.text(1)?.to_owned(),
        seat: row.int(2).map(|seat| seat as usize),
        text: row.text(3)?.to_owned(),
        at: row.int(4)?,
    })
}

impl Repository {
    /// When a person first came, in milliseconds since 1970.
    pub async fn first_came(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let rows = self.store.read(sql("SELECT created FROM persons WHERE id = $1", [id.into()])).await?;
        Ok(rows.first().and_then(|row| row.int(0)))
    }

    /// The tables that somebody has made or sits at, the oldest first.
    pub async fn tables_of(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let text = "SELECT id FROM tables WHERE owner = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) \
                    ORDER BY created, id";
        let rows = self.store.read(sql(text, [id.into()])).await?;
        Ok(rows.iter().filter_map(|row| row.text(0).map(str::to_owned)).collect())
    }

    /// Everything that somebody said, in order.
    pub async fn said_by(&self, id: &str) -> Result<Vec<SaidLine>, StoreError> {
        let text = "SELECT table_id, name, seat, text, at FROM chat WHERE person = $1 ORDER BY at, table_id, number";
        Ok(self.store.read(sql(text, [id.into()])).await?.iter().filter_map(said).collect())
    }
}

//! What was said at a table.

use protocol::ChatLine;

use super::{Repository, must, notify, sql};
use crate::{Row, StoreError};

impl Repository {
    /// Something said at a table, which gets the next number.
    pub async fn add_chat(&self, id: &str, person: &str, line: &ChatLine) -> Result<(), StoreError> {
        let text =
            "INSERT INTO chat (table_id, number, person, name, seat, text, at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let values = [
            id.into(),
            line.number.into(),
            person.into(),
            line.name.as_str().into(),
            line.seat.into(),
            line.text.as_str().into(),
            line.at.into(),
        ];
        self.store.write(vec![must(text, values), notify(id)]).await
    }

    /// What was said at a table, the last `most` lines, the oldest first, each with the id of who said it.
    pub async fn chat(&self, id: &str, most: usize) -> Result<Vec<(String, ChatLine)>, StoreError> {
        let text =
            "SELECT number, name, seat, text, at, person FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let rows = self.store.read(sql(text, [id.into(), most.into()])).await?;
        let said = |row: &Row| Some((row.text(5)?.to_owned(), line(row)?));
        Ok(rows.iter().rev().filter_map(said).collect())
    }
}

/// A line; who said it is called differently at each table.
pub(super) fn line(row: &Row) -> Option<ChatLine> {
    Some(ChatLine {
        number: row.int(0)? as usize,
        name: row.text(1)?.to_owned(),
        who: String::new(),
        seat: row.int(2).map(|seat| seat as usize),
        text: row.text(3)?.to_owned(),
        at: row.int(4)?,
    })
}

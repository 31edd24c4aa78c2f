//! Which tables the lobby lists, and what is forgotten when nobody comes any more.

use protocol::TableFilter;

use super::{Repository, must, notify, run, sql};
use crate::{Row, StoreError};

/// So many public tables are on a page of a list.
const PAGE: usize = 50;
/// So many of them are one person's, at most.
pub const OF_ONE: usize = 3;
/// So many of one's own tables are on a page.
const OWN_PAGE: usize = 200;
/// So much is forgotten at once.
const AT_ONCE: usize = 500;

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TablePage {
    /// The ids of its tables.
    pub ids: Vec<String>,
    /// Whether there is another page after it.
    pub more: bool,
}

/// Everybody's last visited tables come first, then everybody's next ones: many of one person push nobody out.
const PUBLIC: &str = "\
    SELECT id, page FROM (
      SELECT id, visited, turn, DENSE_RANK() OVER (ORDER BY turn, (place - 1) / $1) - 1 AS page FROM (
        SELECT id, visited, turn, ROW_NUMBER() OVER (PARTITION BY turn ORDER BY visited DESC, id) AS place FROM (
          SELECT id, COALESCE(visited, changed) AS visited,
                 (ROW_NUMBER() OVER (PARTITION BY owner ORDER BY COALESCE(visited, changed) DESC, id) - 1) / $2 AS turn
          FROM tables WHERE public = 1 AND state = $3) AS of_each) AS in_turn) AS paged
    WHERE page IN ($4, $5) ORDER BY page, visited DESC, id";

const OWN: &str = "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1) AND state IN ($2, $3) \
                   ORDER BY changed DESC, id LIMIT $4 OFFSET $5";

/// Guests who have never played, and whom nobody has seen for long.
macro_rules! of_strangers {
    ($verb:literal, $rest:literal) => {
        concat!(
            $verb,
            " FROM persons WHERE login IS NULL AND created < $1 \
              AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = persons.id) \
              AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.owner = persons.id) \
              AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.person = persons.id) \
              AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.person = persons.id AND COALESCE(s.used, s.created) >= $1) ",
            $rest
        )
    };
}

impl Repository {
    /// A page of a list, counted from 0: of public tables those visited last first, of one's own the latest.
    pub async fn list(&self, list: TableFilter, person: Option<&str>, page: usize) -> Result<TablePage, StoreError> {
        match list {
            TableFilter::Open => self.public(page, "open").await,
            TableFilter::Playing => self.public(page, "playing").await,
            TableFilter::Mine => self.own(page, person, "open", "playing").await,
            TableFilter::Finished => self.own(page, person, "over", "closed").await,
        }
    }

    async fn public(&self, page: usize, state: &str) -> Result<TablePage, StoreError> {
        let values = [PAGE.into(), OF_ONE.into(), state.into(), page.into(), (page + 1).into()];
        let rows = self.store.read(sql(PUBLIC, values)).await?;
        let here = |row: &&Row| row.int(1) == Some(page as i64);
        Ok(TablePage {
            ids: rows.iter().filter(here).filter_map(id).collect(),
            more: !rows.iter().all(|row| here(&row)),
        })
    }

    async fn own(&self, page: usize, person: Option<&str>, state: &str, other: &str) -> Result<TablePage, StoreError> {
        let person = person.unwrap_or_default();
        let values = [person.into(), state.into(), other.into(), (OWN_PAGE + 1).into(), (page * OWN_PAGE).into()];
        let mut ids: Vec<_> = self.store.read(sql(OWN, values)).await?.iter().filter_map(id).collect();
        let more = ids.len() > OWN_PAGE;
        ids.truncate(OWN_PAGE);
        Ok(TablePage { ids, more })
    }

    /// Somebody has come to a table.
    pub async fn visit(&self, table: &str, at: i64) -> Result<(), StoreError> {
        let text = "UPDATE tables SET visited = $1 WHERE id = $2";
        self.store.write(vec![run(text, [at.into(), table.into()])]).await
    }

    /// How many open tables somebody has made, and how many were made from an address.
    pub async fn count_open(&self, owner: &str, address: Option<&str>) -> Result<(usize, usize), StoreError> {
        let text = "SELECT COALESCE(SUM(CASE WHEN owner = $1 THEN 1 ELSE 0 END), 0), \
                    COALESCE(SUM(CASE WHEN address = $2 THEN 1 ELSE 0 END), 0) \
                    FROM tables WHERE state = 'open'";
        let rows = self.store.read(sql(text, [owner.into(), address.into()])).await?;
        let count = |column| rows.first().and_then(|row| row.int(column)).unwrap_or(0) as usize;
        Ok((count(0), count(1)))
    }

    /// Open tables to which nobody has come since.
    pub async fn unvisited(&self, since: i64) -> Result<Vec<String>, StoreError> {
        let text = "SELECT id FROM tables WHERE state = 'open' AND COALESCE(visited, changed) < $1 LIMIT $2";
        Ok(self.store.read(sql(text, [since.into(), AT_ONCE.into()])).await?.iter().filter_map(id).collect())
    }

    /// Removes an open table to which nobody has come since, with everything about it; a conflict if somebody has, or
    /// the game has begun.
    pub async fn remove_open(&self, table: &str, since: i64) -> Result<(), StoreError> {
        let still =
            "UPDATE tables SET state = 'closed' WHERE id = $1 AND state = 'open' AND COALESCE(visited, changed) < $2";
        let mut batch = vec![must(still, [table.into(), since.into()])];
        batch.extend(OF_A_TABLE.map(|text| run(text, [table.into()])));
        batch.push(must("DELETE FROM tables WHERE id = $1", [table.into()]));
        batch.push(notify(table));
        self.store.write(batch).await
    }

    /// Forgets guests who have never played and have not been seen since; says how many.
    pub async fn forget_strangers(&self, since: i64) -> Result<usize, StoreError> {
        let look = of_strangers!("SELECT id", "LIMIT $2");
        let rows = self.store.read(sql(look, [since.into(), AT_ONCE.into()])).await?;
        let mut forgotten = 0;
        for person in rows.iter().filter_map(id) {
            let own = OF_A_PERSON.map(|text| run(text, [person.as_str().into()]));
            let still = must(of_strangers!("DELETE", "AND id = $2"), [since.into(), person.as_str().into()]);
            match self.store.write(own.into_iter().chain([still]).collect()).await {
                Ok(()) => forgotten += 1,
                // They have come back meanwhile: the sessions stay too.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(forgotten)
    }
}

/// What there is about a guest who has never played besides themselves.
const OF_A_PERSON: [&str; 4] = [
    "DELETE FROM links WHERE person = $1",
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM mutes WHERE person = $1 OR muted = $1",
    "DELETE FROM kicks WHERE person = $1",
];

/// What there is about an open table besides itself.
const OF_A_TABLE: [&str; 5] = [
    "DELETE FROM seats WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM kicks WHERE table_id = $1",
    "DELETE FROM leases WHERE table_id = $1",
    "DELETE FROM entries WHERE table_id = $1",
];

fn id(row: &Row) -> Option<String> {
    row.text(0).map(str::to_owned)
}

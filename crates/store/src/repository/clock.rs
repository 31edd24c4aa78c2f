//! The clock by which the clocks at tables run, as the database keeps it for all processes.

use super::{Repository, run, sql};
use crate::StoreError;

/// Where the clock of the house stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockRow {
    /// The time of the house, in milliseconds.
    pub at: i64,
    /// The time of the database when it was stored.
    pub seen: i64,
}

impl Repository {
    /// Where the clock of the house stood last, if it ever went.
    pub async fn clock(&self) -> Result<Option<ClockRow>, StoreError> {
        let rows = self.store.read(sql("SELECT at, seen FROM clock WHERE id = 0", [])).await?;
        Ok(rows.first().and_then(|row| Some(ClockRow { at: row.int(0)?, seen: row.int(1)? })))
    }

    /// Where the clock stands now. It never goes back: if another process has it further, nothing changes.
    pub async fn set_clock(&self, row: ClockRow) -> Result<(), StoreError> {
        let text = "INSERT INTO clock (id, at, seen) VALUES (0, $1, $2) \
                    ON CONFLICT (id) DO UPDATE SET at = excluded.at, seen = excluded.seen WHERE clock.at <= excluded.at";
        self.store.write(vec![run(text, [row.at.into(), row.seen.into()])]).await
    }

    /// What time the database server has, in milliseconds since 1970; `None` where there is no server.
    pub async fn server_time(&self) -> Result<Option<i64>, StoreError> {
        if !self.store.is_shared() {
            return Ok(None);
        }
        let text = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
        let rows = self.store.read(sql(text, [])).await?;
        Ok(rows.first().and_then(|row| row.int(0)))
    }
}

//! What goes when somebody goes for good: all but the games.

use super::people::notify;
use super::{Repository, must, run, sql};
use crate::{Step, StoreError};

impl Repository {
    /// The games in play of somebody.
    pub async fn playing(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let text = "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id \
                    WHERE s.person = $1 AND t.state = 'playing' ORDER BY t.id";
        let rows = self.store.read(sql(text, [id.into()])).await?;
        Ok(rows.iter().filter_map(|row| row.text(0).map(str::to_owned)).collect())
    }

    /// Forgets somebody: their names, their login, what they said, how they came. Games stay, and who played them has no name.
    pub async fn forget_person(&self, id: &str, at: i64) -> Result<(), StoreError> {
        let person = "UPDATE persons SET name = '', login = NULL, password = NULL, mail = NULL, confirm = 0, admin = NULL \
                      WHERE id = $1";
        let mut batch = vec![must(person, [id.into()])];
        batch.extend(leave_open_tables(id, at));
        batch.extend([
            run("UPDATE seats SET name = NULL WHERE person = $1", [id.into()]),
            // The numbers stay: a line that comes later never gets one that was heard before.
            run("UPDATE chat SET name = '', text = '' WHERE person = $1", [id.into()]),
            run("DELETE FROM sessions WHERE person = $1", [id.into()]),
            run("DELETE FROM links WHERE person = $1", [id.into()]),
            run("DELETE FROM mutes WHERE person = $1 OR muted = $1", [id.into()]),
            run("DELETE FROM kicks WHERE person = $1", [id.into()]),
            notify(id),
        ]);
        self.store.write(batch).await
    }
}

/// At a table whose game has not begun somebody else takes over, or nobody is left there.
fn leave_open_tables(id: &str, at: i64) -> [Step; 3] {
    let stand = "UPDATE seats SET kind = 'open', person = NULL, name = NULL \
                 WHERE person = $1 AND table_id IN (SELECT id FROM tables WHERE state = 'open')";
    let give = "UPDATE tables SET owner = (SELECT s.person FROM seats s WHERE s.table_id = tables.id \
                AND s.person IS NOT NULL ORDER BY s.seat LIMIT 1), changed = $1 \
                WHERE owner = $2 AND state = 'open' \
                AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = tables.id AND s.person IS NOT NULL)";
    let close = "UPDATE tables SET state = 'closed', due = NULL, changed = $1 WHERE owner = $2 AND state = 'open'";
    [run(stand, [id.into()]), run(give, [at.into(), id.into()]), run(close, [at.into(), id.into()])]
}

//! How finished games ended.

use minds::Level;

use super::{Repository, must, run, sql};
use crate::{Row, Step, StoreError, Value};

/// How a game ended for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// The points of the seat.
    pub points: i32,
    /// Whether the seat won, alone or with others.
    pub won: bool,
    /// Whether it was played to its end.
    pub played: bool,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastSeat {
    /// The id of the table.
    pub table: String,
    /// The key of the game.
    pub game: String,
    /// When the game ended, in milliseconds since 1970.
    pub at: i64,
    /// The id of the person.
    pub person: Option<String>,
    /// The name at the table.
    pub name: Option<String>,
    /// The level of the bot.
    pub level: Option<Level>,
    /// How it ended.
    pub result: ResultRow,
}

/// Stores how a game ended.
pub(super) fn results(id: &str, results: &[ResultRow]) -> impl Iterator<Item = Step> {
    let text = "INSERT INTO results (table_id, seat, points, won, played) VALUES ($1, $2, $3, $4, $5)";
    columns(id, results).map(move |values| must(text, values))
}

fn columns(id: &str, results: &[ResultRow]) -> impl Iterator<Item = [Value; 5]> {
    results.iter().enumerate().map(move |(seat, result)| {
        [id.into(), seat.into(), i64::from(result.points).into(), result.won.into(), result.played.into()]
    })
}

fn past_seat(row: &Row) -> Option<PastSeat> {
    Some(PastSeat {
        table: row.text(0)?.to_owned(),
        game: row.text(1)?.to_owned(),
        at: row.int(2)?,
        person: row.text(3).map(str::to_owned),
        name: row.text(4).map(str::to_owned),
        level: row.text(5).and_then(|level| level.parse().ok()),
        result: ResultRow { points: row.int(6)? as i32, won: row.int(7)? != 0, played: row.int(8)? != 0 },
    })
}

impl Repository {
    /// Every seat of the finished games of somebody, the latest game first, its seats in order.
    pub async fn past_games(&self, person: &str) -> Result<Vec<PastSeat>, StoreError> {
        let text = "SELECT t.id, t.game, t.changed, s.person, s.name, s.level, r.points, r.won, r.played FROM tables t \
                    JOIN seats s ON s.table_id = t.id JOIN results r ON r.table_id = s.table_id AND r.seat = s.seat \
                    WHERE t.id IN (SELECT table_id FROM seats WHERE person = $1) AND t.state = 'over' \
                    ORDER BY t.changed DESC, t.id, s.seat";
        let rows = self.store.read(sql(text, [person.into()])).await?;
        Ok(rows.iter().filter_map(past_seat).collect())
    }

    /// Tables that are over and count without a result, after one, at most `most`: a house did not always keep them.
    pub async fn without_result(&self, after: &str, most: usize) -> Result<Vec<String>, StoreError> {
        let text = "SELECT t.id FROM tables t WHERE t.state = 'over' AND t.id > $1 \
                    AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id) \
                    AND NOT EXISTS (SELECT 1 FROM entries p WHERE p.table_id = t.id AND p.kind = 'origin') \
                    ORDER BY t.id LIMIT $2";
        let rows = self.store.read(sql(text, [after.into(), most.into()])).await?;
        Ok(rows.iter().filter_map(|row| row.text(0).map(str::to_owned)).collect())
    }

    /// How a game ended that is over already; another process may have said so before.
    pub async fn add_results(&self, id: &str, results: &[ResultRow]) -> Result<(), StoreError> {
        let text = "INSERT INTO results (table_id, seat, points, won, played) VALUES ($1, $2, $3, $4, $5) \
                    ON CONFLICT (table_id, seat) DO NOTHING";
        self.store.write(columns(id, results).map(|values| run(text, values)).collect()).await
    }
}

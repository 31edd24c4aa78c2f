//! How finished games ended.

use minds::Level;

use super::{Ledger, must, sql};
use crate::store::{Row, Step, Trouble};

/// How a game ended for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ResultRow {
    pub(crate) points: i32,
    pub(crate) won: bool,
    /// Whether it was played to its end.
    pub(crate) played: bool,
}

/// A seat of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PastSeat {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) at: i64,
    pub(crate) person: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) level: Option<Level>,
    pub(crate) result: ResultRow,
}

/// Stores how a game ended.
pub(super) fn results(id: &str, results: &[ResultRow]) -> impl Iterator<Item = Step> {
    let text = "INSERT INTO results (table_id, seat, points, won, played) VALUES ($1, $2, $3, $4, $5)";
    results.iter().enumerate().map(move |(seat, result)| {
        let points = i64::from(result.points);
        must(text, [id.into(), seat.into(), points.into(), result.won.into(), result.played.into()])
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

impl Ledger {
    /// Every seat of the finished games of somebody, the latest game first, its seats in order.
    pub(crate) async fn past_games(&self, person: &str) -> Result<Vec<PastSeat>, Trouble> {
        let text = "SELECT t.id, t.game, t.changed, s.person, s.name, s.level, r.points, r.won, r.played FROM tables t \
                    JOIN seats s ON s.table_id = t.id JOIN results r ON r.table_id = s.table_id AND r.seat = s.seat \
                    WHERE t.id IN (SELECT table_id FROM seats WHERE person = $1) AND t.state = 'over' \
                    ORDER BY t.changed DESC, t.id, s.seat";
        let rows = self.store.read(sql(text, [person.into()])).await?;
        Ok(rows.iter().filter_map(past_seat).collect())
    }
}

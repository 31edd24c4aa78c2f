//! Games gone through again: of tables, and of records that somebody brings. Nothing of it is stored.

use std::sync::Arc;

use game::record::Ply;
use game::{AnyGame, GameKind, Record, Seat, Turn};
use minds::Level;

use super::House;
use super::editions::admit;
use crate::error::HouseError;
use crate::game_in_play::score;
use crate::table::{Table, named};
use protocol::{LogItem, Replay, ReplayPosition, SeatInfo, SeatKind, TableEdition};

impl House {
    /// The game of a table, ply by ply, as somebody sees it.
    pub async fn replay_table(
        self: &Arc<House>,
        table: &Arc<Table>,
        person: Option<&str>,
        views: bool,
    ) -> Result<Replay, HouseError> {
        let record = self.record(table).await?;
        let seats = self.info(table, person).await.seats;
        let replay = self.read_quietly(move || replay(&record, views)).await?;
        Ok(Replay { seats, ..replay })
    }

    /// The game of a record, ply by ply.
    pub async fn replay_record(&self, text: String) -> Result<Replay, HouseError> {
        self.read_quietly(move || replay(&read(&text)?, true)).await
    }

    /// Goes through a game away from those who serve people, and not through many at once.
    async fn read_quietly<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, HouseError> + Send + 'static,
    ) -> Result<T, HouseError> {
        let _place = self.readers.acquire().await.map_err(|_| HouseError::Unavailable)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| HouseError::Unavailable)?
    }
}

/// A record that is sound, or what is wrong with it.
pub(super) fn read(text: &str) -> Result<Record, HouseError> {
    let record: Record = text.parse().map_err(HouseError::Record)?;
    if let Some(file) = &record.edition {
        admit(&record.game, file)?;
    }
    record.check(kind_of(&record)?, None).map_err(HouseError::Record)?;
    Ok(record)
}

/// The edition that a game is played with, if it is not the standard box.
fn table_edition(game: &dyn AnyGame) -> Option<TableEdition> {
    let (_, name) = game.edition()?;
    Some(TableEdition { name: name.map(str::to_owned), fingerprint: game.fingerprint().to_owned() })
}

/// The game of a record.
pub(super) fn kind_of(record: &Record) -> Result<&'static dyn GameKind, HouseError> {
    catalog::find(&record.game).ok_or_else(|| HouseError::Game(record.game.chars().take(40).collect()))
}

fn replay(record: &Record, views: bool) -> Result<Replay, HouseError> {
    let mut game = record.start(kind_of(record)?, None).map_err(HouseError::Record)?;
    let mut log = Vec::with_capacity(record.plies.len());
    let mut positions = vec![position(game.as_ref(), views)];
    for (number, ply) in record.plies.iter().enumerate() {
        log.push(follow(game.as_mut(), number, ply)?);
        positions.push(position(game.as_ref(), views));
    }
    Ok(Replay {
        game: record.game.clone(),
        options: named(game.options()),
        edition: table_edition(game.as_ref()),
        categories: game.meta().categories.iter().map(|&category| category.to_owned()).collect(),
        seats: record.names.iter().map(|name| seat(name.as_deref())).collect(),
        log,
        positions,
        over: game.turn() == Turn::Over,
        inherited: record.inherited(),
    })
}

fn follow(game: &mut dyn AnyGame, number: usize, ply: &Ply) -> Result<LogItem, HouseError> {
    let what = game.tell(&ply.text);
    let events = if ply.by.is_some() { game.play(&ply.text)? } else { game.reveal(&ply.text)? };
    Ok(LogItem { ply: number, by: ply.by.map(Seat::index), notation: ply.text.clone(), what, events })
}

fn position(game: &dyn AnyGame, views: bool) -> ReplayPosition {
    let turn = match game.turn() {
        Turn::Decide(seat) => Some(seat.index()),
        Turn::Deal | Turn::Over => None,
    };
    ReplayPosition {
        round: game.round(),
        turn,
        prompt: game.prompt(),
        view: views.then(|| game.view()),
        score: score(game),
    }
}

/// A seat of a record: a bot is known by the name of its level.
fn seat(name: Option<&str>) -> SeatInfo {
    let level = name.and_then(|name| name.parse::<Level>().ok());
    SeatInfo {
        kind: if level.is_some() { SeatKind::Bot } else { SeatKind::Person },
        name: name.filter(|_| level.is_none()).map(str::to_owned),
        level: level.map(|level| level.key().into()),
        present: false,
        resigned: false,
        agreed: 0,
        mine: false,
        who: None,
    }
}

//! Games gone through again: of tables, and of records that somebody brings. Nothing of it is stored.

use std::sync::Arc;

use minds::Level;
use table::record::Ply;
use table::{Kind, Match, Record, Seat, Turn};

use super::House;
use crate::course::score;
use crate::live::Live;
use crate::protocol::{Replay, Scene, SeatInfo, SeatKind, Told};
use crate::refusal::No;

impl House {
    /// The game of a table, ply by ply, as somebody sees it.
    pub(crate) async fn replay_table(
        self: &Arc<House>,
        live: &Arc<Live>,
        person: Option<&str>,
        views: bool,
    ) -> Result<Replay, No> {
        let record = self.record(live).await?;
        let seats = self.info(live, person).await.seats;
        let replay = self.read_quietly(move || replay(&record, views)).await?;
        Ok(Replay { seats, ..replay })
    }

    /// The game of a record, ply by ply.
    pub(crate) async fn replay_record(&self, text: String) -> Result<Replay, No> {
        self.read_quietly(move || replay(&read(&text)?, true)).await
    }

    /// Goes through a game away from those who serve people, and not through many at once.
    async fn read_quietly<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, No> + Send + 'static,
    ) -> Result<T, No> {
        let _place = self.readers.acquire().await.map_err(|_| No::Unavailable)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| No::Unavailable)?
    }
}

/// A record that is sound, or what is wrong with it.
pub(super) fn read(text: &str) -> Result<Record, No> {
    let record: Record = text.parse().map_err(No::Record)?;
    record.check(kind_of(&record)?, None).map_err(No::Record)?;
    Ok(record)
}

/// The game of a record.
pub(super) fn kind_of(record: &Record) -> Result<&'static dyn Kind, No> {
    shelf::find(&record.game).ok_or_else(|| No::Game(record.game.chars().take(40).collect()))
}

fn replay(record: &Record, views: bool) -> Result<Replay, No> {
    let mut game = record.start(kind_of(record)?, None).map_err(No::Record)?;
    let mut told = Vec::with_capacity(record.plies.len());
    let mut scenes = vec![scene(game.as_ref(), views)];
    for (number, ply) in record.plies.iter().enumerate() {
        told.push(follow(game.as_mut(), number, ply)?);
        scenes.push(scene(game.as_ref(), views));
    }
    Ok(Replay {
        game: record.game.clone(),
        options: record.options.iter().cloned().collect(),
        categories: game.meta().categories,
        seats: record.names.iter().map(|name| seat(name.as_deref())).collect(),
        told,
        scenes,
        over: game.turn() == Turn::Over,
        inherited: record.inherited(),
    })
}

fn follow(game: &mut dyn Match, number: usize, ply: &Ply) -> Result<Told, No> {
    let what = game.tell(&ply.text);
    let events = if ply.by.is_some() { game.play(&ply.text)? } else { game.reveal(&ply.text)? };
    Ok(Told { ply: number, by: ply.by.map(Seat::index), notation: ply.text.clone(), what, events })
}

fn scene(game: &dyn Match, views: bool) -> Scene {
    let turn = match game.turn() {
        Turn::Decide(seat) => Some(seat.index()),
        Turn::Deal | Turn::Over => None,
    };
    Scene { round: game.round(), turn, prompt: game.prompt(), view: views.then(|| game.view()), score: score(game) }
}

/// A seat of a record: a bot is known by the name of its level.
fn seat(name: Option<&str>) -> SeatInfo {
    let level = name.and_then(|name| name.parse::<Level>().ok());
    SeatInfo {
        kind: if level.is_some() { SeatKind::Bot } else { SeatKind::Person },
        name: name.filter(|_| level.is_none()).map(str::to_owned),
        level: level.map(Level::key),
        present: false,
        resigned: false,
        mine: false,
    }
}

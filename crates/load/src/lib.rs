//! Many people at a house at once, to measure it: real sockets, real games, every decision one of those the house says are legal.
//!
//! A move counts when the house has stored it and everybody at its table has been told: its time runs from the moment
//! it is sent until the last socket of its table has the new moment. Start with [`run`]. [`siege`] measures the same
//! while somebody attacks the house.

mod client;
pub mod siege;
mod table;
mod tally;

pub use client::{Client, LoadError};
pub use tally::{LoadReport, Measurements};

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout};

use crate::table::LoadedTable;

/// What to put on a house.
#[derive(Clone, PartialEq, Debug)]
pub struct Load {
    /// Where each seat of a table connects, in turn: one address, or one for each process.
    pub houses: Vec<String>,
    /// The key of the game; every table has two seats.
    pub game: String,
    /// How many tables are open at the same time.
    pub tables: usize,
    /// How many watch each table besides its two players.
    pub watchers: usize,
    /// How many moves a second altogether; as many as the house can take if nothing.
    pub rate: Option<f64>,
    /// How long to measure once all tables are open.
    pub time: Duration,
    /// Chooses the decisions.
    pub seed: u64,
}

/// So many tables are opened at the same time.
const OPENING: usize = 16;
/// How long what has begun may take when the time is up.
const ENDING: Duration = Duration::from_secs(30);

/// Puts a load on a house and measures it; `progress` hears how many tables are open, then how many moves were made.
pub async fn run(load: Load, progress: impl Fn(Stage)) -> Result<LoadReport, LoadError> {
    let load = Arc::new(load);
    let tables = open_all(&load, &progress).await?;
    let tally = Arc::new(Measurements::new());
    let begun = Instant::now();
    let end = begun + load.time;
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let (load, tally) = (Arc::clone(&load), Arc::clone(&tally));
        playing.spawn(async move { table.play(&load, &tally, number, begun, end).await });
    }
    let mut tick = begun;
    while tick < end {
        tick += Duration::from_millis(500);
        sleep_until(tick.min(end)).await;
        progress(Stage::Moves(tally.moves(), begun.elapsed()));
    }
    let figures = tally.figures(begun.elapsed());
    // A player whose answer never comes is not waited for.
    let _ = timeout(ENDING, async { while playing.join_next().await.is_some() {} }).await;
    Ok(figures)
}

/// How far a measurement is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    /// So many tables are open.
    Opened(usize),
    /// So many moves were made, in this time.
    Moves(u64, Duration),
}

async fn open_all(load: &Arc<Load>, progress: &impl Fn(Stage)) -> Result<Vec<LoadedTable>, LoadError> {
    let mut opening = JoinSet::new();
    let mut tables = Vec::with_capacity(load.tables);
    for number in 0..load.tables {
        if opening.len() >= OPENING {
            collect(&mut opening, &mut tables).await?;
            progress(Stage::Opened(tables.len()));
        }
        let load = Arc::clone(load);
        opening.spawn(async move { LoadedTable::open(&load, number).await });
    }
    while !opening.is_empty() {
        collect(&mut opening, &mut tables).await?;
        progress(Stage::Opened(tables.len()));
    }
    Ok(tables)
}

async fn collect(
    opening: &mut JoinSet<Result<LoadedTable, LoadError>>,
    tables: &mut Vec<LoadedTable>,
) -> Result<(), LoadError> {
    if let Some(opened) = opening.join_next().await {
        tables.push(opened.map_err(|error| LoadError::Unreadable(error.to_string()))??);
    }
    Ok(())
}

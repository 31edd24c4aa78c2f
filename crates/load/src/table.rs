//! A table of two who play as fast as the load says, and those who watch.

use std::collections::BTreeMap;
use std::time::Duration;

use game::{RandomSource, Shuffler};
use protocol::{
    Answer, ClientMessage, Command, NewTable, SeatRequest, Snapshot, TableInfo, TableSettings, TableUpdate,
};
use tokio::time::{Instant, sleep_until, timeout_at};

use crate::Load;
use crate::client::{Client, LoadError, Socket, hear, send};
use crate::tally::Measurements;

/// A table with everybody at it.
pub(crate) struct LoadedTable {
    people: [Client; 2],
    sockets: Vec<Socket>,
    snapshot: Option<Box<Snapshot>>,
    chance: Shuffler,
}

impl LoadedTable {
    /// Opens a table: two people come, one makes it, the other sits down, and all watch.
    pub(crate) async fn open(load: &Load, number: usize) -> Result<LoadedTable, LoadError> {
        let house = |at: usize| load.houses[at % load.houses.len()].as_str();
        let people = [
            Client::arrive(house(0), &format!("Load {number} a")).await?,
            Client::arrive(house(1), &format!("Load {number} b")).await?,
        ];
        let mut table = LoadedTable {
            people,
            sockets: Vec::new(),
            snapshot: None,
            chance: Shuffler::new(load.seed, number as u64),
        };
        table.seat(load).await?;
        Ok(table)
    }

    /// A new game for the same people.
    async fn seat(&mut self, load: &Load) -> Result<(), LoadError> {
        let table = NewTable {
            game: load.game.clone(),
            seats: vec![SeatRequest::Me, SeatRequest::Open],
            options: BTreeMap::new(),
            public: false,
            settings: TableSettings::default(),
            edition: None,
            origin: None,
        };
        let TableInfo { id, .. } = self.people[0].post("/tables", &table).await?;
        let sit = Command::Sit { seat: 1, name: None };
        self.people[1].post::<Answer>(&format!("/tables/{id}/commands"), &sit).await?;
        self.sockets.clear();
        for watcher in 0..2 + load.watchers {
            self.sockets.push(self.people[watcher % 2].watch(&id).await?);
        }
        for socket in &mut self.sockets {
            self.snapshot = Some(next_snapshot(socket, 0).await?);
        }
        Ok(())
    }

    /// Plays until the time is up, game after game.
    pub(crate) async fn play(mut self, load: &Load, tally: &Measurements, number: usize, begun: Instant, end: Instant) {
        let pause = load.rate.map(|rate| Duration::from_secs_f64(load.tables as f64 / rate));
        // Tables don't move in step.
        let mut due = begun + pause.unwrap_or_default().mul_f64(number as f64 / load.tables.max(1) as f64);
        while Instant::now() < end {
            sleep_until(due.min(end)).await;
            if Instant::now() >= end {
                return;
            }
            due += pause.unwrap_or_default();
            if let Err(error) = self.step(load, tally, end).await {
                tally.fail(&error);
                return;
            }
        }
    }

    async fn step(&mut self, load: &Load, tally: &Measurements, end: Instant) -> Result<(), LoadError> {
        let Some((seat, message)) = self.next_move() else { return self.seat(load).await };
        let at = self.snapshot.as_ref().map_or(0, |snapshot| snapshot.number);
        let sent = Instant::now();
        send(&mut self.sockets[seat], &message).await?;
        for socket in &mut self.sockets {
            match timeout_at(end + crate::ENDING, next_snapshot(socket, at + 1)).await {
                Ok(heard) => self.snapshot = Some(heard?),
                Err(_) => return Err(LoadError::Unreachable("no answer".to_owned())),
            }
        }
        tally.add(sent.elapsed());
        Ok(())
    }

    /// Any legal move of the seat to act; nothing if the game is over.
    fn next_move(&mut self) -> Option<(usize, ClientMessage)> {
        let snapshot = self.snapshot.as_ref().filter(|snapshot| !snapshot.legal.is_empty())?;
        let seat = snapshot.turn?;
        let ply = snapshot.legal[self.chance.index(snapshot.legal.len())].clone();
        Some((seat, ClientMessage { request: 1, command: Command::Play { seat, at: snapshot.number, ply } }))
    }
}

/// Listens until a snapshot with at least so many entries.
pub(crate) async fn next_snapshot(socket: &mut Socket, number: usize) -> Result<Box<Snapshot>, LoadError> {
    loop {
        let text = hear(socket).await?;
        match serde_json::from_str(&text).map_err(|error| LoadError::Unreadable(error.to_string()))? {
            TableUpdate::Snapshot { snapshot } if snapshot.number >= number => return Ok(snapshot),
            TableUpdate::Answer { answer: Answer::Refused { error }, .. } => {
                return Err(LoadError::Refused(format!("{:?} {}", error.code, error.phrase.id)));
            }
            _ => {}
        }
    }
}

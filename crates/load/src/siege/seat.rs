//! Somebody in a seat of a table of their own.

use std::collections::BTreeMap;

use game::{RandomSource, Shuffler};
use minds::Level;
use protocol::{ClientMessage, Command, NewTable, SeatRequest, Snapshot, TableInfo, TableSettings};

use crate::client::{Client, LoadError, Socket, send};
use crate::table::next_snapshot;

/// Somebody at a table of their own, in whichever seats are theirs.
pub(crate) struct Seated {
    pub(crate) client: Client,
    pub(crate) id: String,
    socket: Socket,
    pub(crate) snapshot: Box<Snapshot>,
    /// The seats that are theirs.
    own: Vec<usize>,
    chance: Shuffler,
}

pub(crate) fn oracle() -> SeatRequest {
    SeatRequest::Bot { level: Level::Oracle }
}

pub(crate) fn neighbour() -> SeatRequest {
    SeatRequest::Here { name: "Neighbour".to_owned() }
}

impl Seated {
    /// Makes a table that begins at once.
    pub(crate) async fn make(
        client: &Client,
        game: &str,
        seats: [SeatRequest; 2],
        think: u32,
        chance: Shuffler,
    ) -> Result<Seated, LoadError> {
        let own = (0..2).filter(|&seat| !matches!(seats[seat], SeatRequest::Bot { .. })).collect();
        let settings = TableSettings { think, ..TableSettings::default() };
        let TableInfo { id, .. } = client.post("/tables", &wish(game, seats, settings, false)).await?;
        let mut socket = client.watch(&id).await?;
        let snapshot = next_snapshot(&mut socket, 0).await?;
        Ok(Seated { client: client.clone(), id, socket, snapshot, own, chance })
    }

    /// Whether the game goes on.
    pub(crate) fn goes_on(&self) -> bool {
        self.snapshot.turn.is_some()
    }

    /// Whether it is one's own turn.
    pub(crate) fn is_own_turn(&self) -> bool {
        self.snapshot.turn.is_some_and(|seat| self.own.contains(&seat))
    }

    /// Decides anything that is legal.
    pub(crate) async fn play_any(&mut self) -> Result<(), LoadError> {
        let (Some(seat), at) = (self.snapshot.turn, self.snapshot.number) else { return Ok(()) };
        let legal = &self.snapshot.legal;
        if legal.is_empty() {
            return self.hear().await;
        }
        let ply = legal[self.chance.index(legal.len())].clone();
        send(&mut self.socket, &ClientMessage { request: 1, command: Command::Play { seat, at, ply } }).await?;
        self.hear().await
    }

    /// Waits until something has happened.
    pub(crate) async fn hear(&mut self) -> Result<(), LoadError> {
        self.snapshot = next_snapshot(&mut self.socket, self.snapshot.number + 1).await?;
        Ok(())
    }

    /// Plays so many decisions, and then gives the game up.
    pub(crate) async fn play_and_resign(&mut self, decisions: usize) -> Result<(), LoadError> {
        for _ in 0..decisions {
            if self.goes_on() {
                self.play_any().await?;
            }
        }
        if self.goes_on() { self.resign().await } else { Ok(()) }
    }

    /// Gives the game up.
    pub(crate) async fn resign(&self) -> Result<(), LoadError> {
        self.does(&Command::Resign { seat: self.own[0] }).await.map(drop)
    }

    /// Does something over HTTP.
    pub(crate) async fn does(&self, command: &Command) -> Result<serde_json::Value, LoadError> {
        self.client.post(&format!("/tables/{}/commands", self.id), command).await
    }

    /// Has the game analysed, and waits for it.
    pub(crate) async fn analyse(&self) -> Result<(), LoadError> {
        let mut done = 0;
        loop {
            let path = format!("/tables/{}/analysis?done={done}&wait=10", self.id);
            let news: serde_json::Value = self.client.get(&path).await?;
            if !news["analysis"].is_null() {
                return Ok(());
            }
            done = news["done"].as_u64().unwrap_or(done);
        }
    }
}

/// What a new table is asked for with.
pub(crate) fn wish(game: &str, seats: [SeatRequest; 2], settings: TableSettings, public: bool) -> NewTable {
    let (game, seats, options) = (game.to_owned(), seats.into(), BTreeMap::new());
    NewTable { game, seats, options, public, settings, edition: None, origin: None }
}

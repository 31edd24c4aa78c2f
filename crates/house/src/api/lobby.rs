//! A socket in the lobby.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, close_code};
use axum::response::Response;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

use super::Shared;
use super::failed::Failed;
use super::guard::Place;
use super::live::{PATIENCE, close, thrifty};
use super::read::Upgrade;
use super::who::{Address, Caller, Secret};
use crate::house::Change;
use crate::ledger::Person;
use crate::live::{Live, text};
use crate::protocol::{List, LobbyNews, SeatInfo, TableInfo, TableState};
use crate::refusal::No;

/// How often a quiet socket is asked whether anybody is there.
const PING: Duration = Duration::from_secs(30);

/// A socket in the lobby: first every table one may see there, then each that changes.
#[utoipa::path(get, path = "/api/v1/lobby", tag = "sockets", responses(
    (status = 101, description = "a WebSocket that tells LobbyNews")))]
pub(super) async fn socket(
    State(shared): State<Shared>,
    Caller(person): Caller,
    Secret(secret): Secret,
    Address(address): Address,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Failed> {
    let place = shared.guard.socket(address)?;
    let visitor = Visitor { shared, person, secret, asked: false, _place: place };
    Ok(thrifty(upgrade).on_upgrade(move |socket| visitor.stay(socket)))
}

/// Somebody in the lobby.
struct Visitor {
    shared: Shared,
    person: Option<Person>,
    secret: Option<String>,
    /// Whether he was asked if he is still there, and has not answered.
    asked: bool,
    _place: Place,
}

impl Visitor {
    async fn stay(mut self, mut socket: WebSocket) {
        let metrics = self.shared.house.metrics.sockets.clone();
        metrics.inc();
        let mut changes = self.shared.house.listen_to_lobby();
        if !self.shared.house.is_closing() && self.list(&mut socket).await.is_some() {
            while self.turn(&mut socket, &mut changes).await.is_some() {}
        }
        metrics.dec();
    }

    async fn list(&self, socket: &mut WebSocket) -> Option<()> {
        for list in [List::Mine, List::Open, List::Playing] {
            for table in self.shared.house.list(list, self.person.as_ref()).await.ok()? {
                send(socket, &LobbyNews::Table { table }).await?;
            }
        }
        Some(())
    }

    async fn turn(&mut self, socket: &mut WebSocket, changes: &mut Receiver<Change>) -> Option<()> {
        tokio::select! {
            changed = changes.recv() => match changed {
                Ok(Change::Table(live)) => self.tell(socket, &live).await,
                Ok(Change::Person(person)) => self.look_who(socket, &person).await,
                Ok(Change::Closing) => {
                    close(socket, close_code::AWAY).await;
                    None
                }
                Err(RecvError::Lagged(_)) => self.list(socket).await,
                Err(RecvError::Closed) => None,
            },
            message = timeout(PING, socket.recv()) => match message {
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => None,
                // A lobby has nothing to be told.
                Ok(Some(Ok(_))) => {
                    self.asked = false;
                    Some(())
                }
                // Who did not answer the last time either is gone without having said so.
                Err(_) if self.asked => None,
                Err(_) => {
                    self.asked = true;
                    socket.send(Message::Ping(Bytes::new())).await.ok()
                }
            },
        }
    }

    /// Something about somebody has changed: if it is this one and he may not stay, the socket ends.
    async fn look_who(&self, socket: &mut WebSocket, person: &str) -> Option<()> {
        if self.person.as_ref().is_none_or(|own| own.id != person) {
            return Some(());
        }
        match self.shared.house.welcome_back(self.secret.as_deref()).await {
            Ok(_) | Err(No::Unavailable) => Some(()),
            Err(_) => {
                close(socket, close_code::POLICY).await;
                None
            }
        }
    }

    async fn tell(&self, socket: &mut WebSocket, live: &Live) -> Option<()> {
        let table = self.shared.house.info(live, self.person.as_ref().map(|person| person.id.as_str())).await;
        if is_listed(&table) {
            send(socket, &LobbyNews::Table { table }).await
        } else if table.public {
            send(socket, &LobbyNews::Gone { id: table.id }).await
        } else {
            Some(())
        }
    }
}

/// Whether somebody sees a table in the lobby.
fn is_listed(table: &TableInfo) -> bool {
    let mine = table.owner || table.seats.iter().any(|seat: &SeatInfo| seat.mine);
    mine || (table.public && matches!(table.state, TableState::Open | TableState::Playing))
}

async fn send(socket: &mut WebSocket, news: &LobbyNews) -> Option<()> {
    timeout(PATIENCE, socket.send(Message::Text(text(news)))).await.ok()?.ok()
}

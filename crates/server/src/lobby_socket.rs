//! A socket in the lobby.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, close_code};
use axum::response::Response;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::timeout;

use crate::error::HttpError;
use crate::extract::{Address, Credential, MaybePerson};
use crate::rate_limits::ConnectionPermit;
use crate::read::Upgrade;
use crate::router::AppState;
use crate::table_socket::{SEND_TIMEOUT, close, thrifty};
use house::HouseError;
use house::LobbyBroadcast;
use house::Person;
use house::{LobbyView, text};
use protocol::LobbyUpdate;

/// How often a quiet socket is asked whether anybody is there.
const PING: Duration = Duration::from_secs(30);

/// A socket in the lobby: first every table one may see there, then each that changes.
#[utoipa::path(get, path = "/api/v1/lobby", tag = "sockets", operation_id = "watch_lobby", responses(
    (status = 400, description = "this is no handshake of a WebSocket"),
    (status = 101, description = "a WebSocket that tells LobbyUpdate")))]
pub(crate) async fn socket(
    State(app): State<AppState>,
    MaybePerson(person): MaybePerson,
    credential: Credential,
    Address(address): Address,
    Upgrade { upgrade, .. }: Upgrade,
) -> Result<Response, HttpError> {
    let place = app.limits.socket(address)?;
    let view = LobbyView::new(Arc::clone(&app.house), person.as_ref().map(|person| person.id.clone()));
    let connection = LobbyConnection { app, view, person, secret: credential.secret(), asked: false, _place: place };
    Ok(thrifty(upgrade).on_upgrade(move |socket| connection.stay(socket)))
}

/// Somebody in the lobby.
struct LobbyConnection {
    app: AppState,
    view: LobbyView,
    person: Option<Person>,
    secret: Option<String>,
    /// Whether he was asked if he is still there, and has not answered.
    asked: bool,
    _place: ConnectionPermit,
}

impl LobbyConnection {
    async fn stay(mut self, mut socket: WebSocket) {
        let metrics = self.app.house.metrics.sockets.clone();
        metrics.inc();
        let mut changes = self.app.house.listen_to_lobby();
        if !self.app.house.is_closing() && self.list(&mut socket).await.is_some() {
            while self.turn(&mut socket, &mut changes).await.is_some() {}
        }
        metrics.dec();
    }

    async fn list(&mut self, socket: &mut WebSocket) -> Option<()> {
        for news in self.view.all().await.ok()? {
            send(socket, &news).await?;
        }
        Some(())
    }

    async fn turn(&mut self, socket: &mut WebSocket, changes: &mut Receiver<LobbyBroadcast>) -> Option<()> {
        tokio::select! {
            changed = changes.recv() => match changed {
                Ok(LobbyBroadcast::Table(table)) => match self.view.look(&table).await {
                    Some(news) => send(socket, &news).await,
                    None => Some(()),
                },
                Ok(LobbyBroadcast::Person(person)) => self.look_who(socket, &person).await,
                Ok(LobbyBroadcast::Closing) => {
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
        match self.app.house.welcome_back(self.secret.as_deref()).await {
            Ok(_) | Err(HouseError::Unavailable) => Some(()),
            Err(_) => {
                close(socket, close_code::POLICY).await;
                None
            }
        }
    }
}

async fn send(socket: &mut WebSocket, news: &LobbyUpdate) -> Option<()> {
    let text = Utf8Bytes::try_from(text(news)).ok()?;
    timeout(SEND_TIMEOUT, socket.send(Message::Text(text))).await.ok()?.ok()
}

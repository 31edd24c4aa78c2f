//! A socket at a table.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::{sleep, timeout};
use tracing::Instrument;

use crate::error::HttpError;
use crate::extract::{Address, Credential, MaybePerson};
use crate::rate_limits::ConnectionPermit;
use crate::read::{Path, Query, Upgrade};
use crate::router::AppState;
use house::HouseError;
use house::Person;
use house::{Table, TableBroadcast, text};
use protocol::{Answer, ClientMessage, Command, TableSocketQuery, TableUpdate};

/// The largest message anybody may send.
const LARGEST: usize = 16 * 1024;
/// A socket reads into this much: the default would cost every idle watcher 128 KiB.
const READ: usize = 1024;
/// What is written waits until so much has come together, or there is nothing more to say.
const WRITE: usize = 16 * 1024;
/// A listener who takes nothing for so long is gone.
pub(crate) const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// How often a quiet socket is asked whether anybody is there.
const PING: Duration = Duration::from_secs(30);
/// How often whoever waits for a hint is told how many are before them.
const QUEUE: Duration = Duration::from_millis(500);
/// So much may be sent meanwhile.
const MOST_EARLY: usize = 32;
/// So many messages that can't be read, and the socket is closed.
const MOST_UNREADABLE: u32 = 20;

/// A socket that is thrifty with memory.
pub(crate) fn thrifty(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(READ)
        .write_buffer_size(WRITE)
        .max_write_buffer_size(1024 * 1024)
}

/// A socket at a table: first the table, a snapshot and the chat, then whatever happens. Commands are sent as client messages.
#[utoipa::path(get, path = "/api/v1/tables/{id}/live", tag = "sockets", operation_id = "watch_table", params(("id" = String, Path, description = "the table"), TableSocketQuery), responses(
    (status = 400, description = "this is no handshake of a WebSocket"),
    (status = 101, description = "a WebSocket that tells TableUpdate and takes ClientMessages")))]
pub(crate) async fn socket(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<TableSocketQuery>,
    MaybePerson(person): MaybePerson,
    credential: Credential,
    Address(address): Address,
    Upgrade { upgrade, id: request }: Upgrade,
) -> Result<Response, HttpError> {
    let table = app.house.table(&id).await?;
    if let Some(person) = &person {
        app.house.check_not_kicked(&table, &person.id).await?;
    }
    let place = app.limits.socket(address)?;
    let connection = TableConnection {
        app,
        request,
        table,
        person,
        secret: credential.secret(),
        address,
        known: None,
        unreadable: 0,
        early: VecDeque::new(),
        asked: false,
        _place: place,
    };
    Ok(thrifty(upgrade).on_upgrade(move |socket| connection.stay(socket, query.after)))
}

/// Somebody who looks at a table.
struct TableConnection {
    app: AppState,
    /// The id of the request that became this socket.
    request: String,
    table: Arc<Table>,
    person: Option<Person>,
    secret: Option<String>,
    address: IpAddr,
    /// The entries he has been told of.
    known: Option<usize>,
    unreadable: u32,
    /// What came while he waited for a hint.
    early: VecDeque<Message>,
    /// Whether he was asked if he is still there, and has not answered.
    asked: bool,
    _place: ConnectionPermit,
}

/// Why a socket ends. Nobody needs to hear of it.
struct SocketClosed;

impl From<axum::Error> for SocketClosed {
    fn from(_: axum::Error) -> SocketClosed {
        SocketClosed
    }
}

impl TableConnection {
    async fn stay(mut self, mut socket: WebSocket, after: Option<usize>) {
        let metrics = self.app.house.metrics.sockets.clone();
        metrics.inc();
        let mut news = self.table.listen();
        if let Some(person) = &self.person {
            self.app.house.arrive(&self.table, person);
        }
        // Who comes when the house closes would not hear of it.
        if !self.app.house.is_closing() && self.greet(&mut socket, after).await.is_ok() {
            while self.turn(&mut socket, &mut news).await.is_ok() {}
        }
        if let Some(person) = &self.person {
            self.app.house.depart(&self.table, &person.id);
        }
        metrics.dec();
    }

    async fn greet(&mut self, socket: &mut WebSocket, after: Option<usize>) -> Result<(), SocketClosed> {
        self.send(socket, self.table().await).await?;
        if let Ok(Some(snapshot)) = self.app.house.snapshot(&self.table, after).await {
            self.known = Some(snapshot.number);
            self.send(socket, text(&TableUpdate::Snapshot { snapshot: Box::new(snapshot) })).await?;
        }
        let lines = self.app.house.said(&self.table).await.unwrap_or_default();
        if !lines.is_empty() {
            self.send(socket, text(&TableUpdate::Chat { lines })).await?;
        }
        flush(socket).await
    }

    async fn table(&self) -> Bytes {
        let person = self.person.as_ref().map(|person| person.id.as_str());
        text(&TableUpdate::Table { table: Box::new(self.app.house.info_at(&self.table, person).await) })
    }

    /// Waits for one thing to happen and deals with it.
    async fn turn(&mut self, socket: &mut WebSocket, news: &mut Receiver<TableBroadcast>) -> Result<(), SocketClosed> {
        if let Some(message) = self.early.pop_front() {
            self.take(socket, message).await?;
            return flush(socket).await;
        }
        tokio::select! {
            heard = news.recv() => self.hear(socket, heard).await?,
            message = timeout(PING, socket.recv()) => match message {
                Ok(Some(Ok(message))) => self.take(socket, message).await?,
                Ok(Some(Err(_)) | None) => return Err(SocketClosed),
                // Who did not answer the last time either is gone without having said so.
                Err(_) if self.asked => return Err(SocketClosed),
                Err(_) => {
                    self.asked = true;
                    socket.feed(Message::Ping(Bytes::new())).await?;
                }
            },
        }
        // What has happened meanwhile goes out with the same write.
        loop {
            match news.try_recv() {
                Ok(heard) => self.hear(socket, Ok(heard)).await?,
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Lagged(missed)) => self.hear(socket, Err(RecvError::Lagged(missed))).await?,
                Err(TryRecvError::Closed) => return Err(SocketClosed),
            }
        }
        flush(socket).await
    }

    async fn take(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), SocketClosed> {
        self.asked = false;
        match message {
            Message::Text(message) => self.answer(socket, &message).await,
            Message::Binary(_) => self.refuse_unreadable(socket, "binary").await,
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(SocketClosed),
        }
    }

    async fn hear(
        &mut self,
        socket: &mut WebSocket,
        heard: Result<TableBroadcast, RecvError>,
    ) -> Result<(), SocketClosed> {
        match heard {
            Ok(TableBroadcast::All(text)) => self.send(socket, text).await,
            Ok(TableBroadcast::Table) => self.send(socket, self.table().await).await,
            Ok(TableBroadcast::Person(person)) if self.person.as_ref().is_none_or(|own| *own.id != *person) => Ok(()),
            Ok(TableBroadcast::Person(_)) => self.look_who(socket).await,
            Ok(TableBroadcast::Closing) => {
                close(socket, close_code::AWAY).await;
                Err(SocketClosed)
            }
            Ok(TableBroadcast::Snapshot(number, _)) if self.known.is_some_and(|known| number <= known) => Ok(()),
            Ok(TableBroadcast::Snapshot(number, text)) => {
                self.known = Some(number);
                self.send(socket, text).await
            }
            // Who was too slow is told how it stands, and what he missed.
            Err(RecvError::Lagged(_)) => {
                self.look_who(socket).await?;
                self.greet(socket, Some(self.known.unwrap_or(0))).await
            }
            Err(RecvError::Closed) => Err(SocketClosed),
        }
    }

    async fn answer(&mut self, socket: &mut WebSocket, message: &str) -> Result<(), SocketClosed> {
        let ClientMessage { request, command } = match serde_json::from_str(message) {
            Ok(message) => message,
            Err(error) => return self.refuse_unreadable(socket, &error.to_string()).await,
        };
        let begun = Instant::now();
        let span =
            tracing::info_span!(parent: None, "request", id = format!("{}/{request}", self.request), route = "command");
        let acted = match command {
            Command::Hint => self.wait_for_hint(socket, request).instrument(span).await?,
            command => self.act(command).instrument(span).await,
        };
        let answer = acted.unwrap_or_else(|error: HouseError| {
            self.app.house.metrics.refused.inc();
            Answer::Refused { error: error.into() }
        });
        self.app.house.metrics.commands.observe(begun.elapsed().as_secs_f64());
        self.send(socket, text(&TableUpdate::Answer { request, answer })).await
    }

    /// Tells whoever waits for a hint how many are served before. If they go, nobody thinks about it any more.
    async fn wait_for_hint(
        &mut self,
        socket: &mut WebSocket,
        request: u32,
    ) -> Result<Result<Answer, HouseError>, SocketClosed> {
        let (mut early, mut told) = (Vec::new(), 0);
        let answer = {
            let mut acting = pin!(self.act(Command::Hint));
            loop {
                tokio::select! {
                    answer = &mut acting => break answer,
                    () = sleep(QUEUE), if early.len() < MOST_EARLY => {
                        let person = self.person.as_ref().map_or("", |person| &person.id);
                        let before = self.app.house.before_hint(person).unwrap_or(0);
                        if before != told {
                            told = before;
                            self.send(socket, text(&TableUpdate::Waiting { request, before })).await?;
                            flush(socket).await?;
                        }
                    }
                    message = socket.recv(), if early.len() < MOST_EARLY => match message {
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(SocketClosed),
                        Some(Ok(message)) => early.push(message),
                    },
                }
            }
        };
        self.early.extend(early);
        Ok(answer)
    }

    async fn act(&self, command: Command) -> Result<Answer, HouseError> {
        // Who came may have signed out since, prefer something else, or have been shown the door.
        let person = self.app.house.welcome_back(self.secret.as_deref()).await?;
        self.app.limits.check_command(self.address, &person.id, &command).await?;
        self.app.house.act(&person, &self.table.id, command).await
    }

    /// Looks whether who came with a name may still stay; if not, he is told why and the socket ends.
    async fn look_who(&mut self, socket: &mut WebSocket) -> Result<(), SocketClosed> {
        let Some(person) = &self.person else { return Ok(()) };
        let welcome = match self.app.house.welcome_back(self.secret.as_deref()).await {
            Ok(_) => self.app.house.check_not_kicked(&self.table, &person.id).await,
            Err(error) => Err(error),
        };
        match welcome {
            // What can't be read now is read before he acts.
            Ok(()) | Err(HouseError::Unavailable) => Ok(()),
            Err(error) => {
                self.refuse(socket, error).await?;
                flush(socket).await?;
                close(socket, close_code::POLICY).await;
                Err(SocketClosed)
            }
        }
    }

    async fn refuse_unreadable(&mut self, socket: &mut WebSocket, why: &str) -> Result<(), SocketClosed> {
        self.unreadable += 1;
        if self.unreadable > MOST_UNREADABLE {
            return Err(SocketClosed);
        }
        self.refuse(socket, HouseError::Unreadable(why.to_owned())).await
    }

    /// Says no to something that has no number.
    async fn refuse(&self, socket: &mut WebSocket, error: HouseError) -> Result<(), SocketClosed> {
        let answer = Answer::Refused { error: error.into() };
        self.send(socket, text(&TableUpdate::Answer { request: 0, answer })).await
    }

    async fn send(&self, socket: &mut WebSocket, text: Bytes) -> Result<(), SocketClosed> {
        let text = Utf8Bytes::try_from(text).map_err(|_| SocketClosed)?;
        timeout(SEND_TIMEOUT, socket.feed(Message::Text(text))).await.map_err(|_| SocketClosed)??;
        Ok(())
    }
}

/// Closes a socket and says why; whether that is still heard does not matter.
pub(crate) async fn close(socket: &mut WebSocket, code: CloseCode) {
    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
    let _ = timeout(SEND_TIMEOUT, socket.send(Message::Close(Some(frame)))).await;
}

async fn flush(socket: &mut WebSocket) -> Result<(), SocketClosed> {
    timeout(SEND_TIMEOUT, socket.flush()).await.map_err(|_| SocketClosed)??;
    Ok(())
}

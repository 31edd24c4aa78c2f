//! A socket at a table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use serde::Deserialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::timeout;
use utoipa::IntoParams;

use super::Shared;
use super::failed::Failed;
use super::guard::Place;
use super::read::{Path, Query, Upgrade};
use super::who::{Address, Caller, Secret};
use crate::house::Answer;
use crate::ledger::Person;
use crate::live::{Live, News, text};
use crate::protocol::{Frame, TableNews};
use crate::refusal::No;

/// The largest frame anybody may send.
const LARGEST: usize = 16 * 1024;
/// A socket reads into this much: the default would cost every idle watcher 128 KiB.
const READ: usize = 1024;
/// What is written waits until so much has come together, or there is nothing more to say.
const WRITE: usize = 16 * 1024;
/// A listener who takes nothing for so long is gone.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);
/// How often a quiet socket is asked whether anybody is there.
const PING: Duration = Duration::from_secs(30);
/// So many frames that can't be read, and the socket is closed.
const MOST_UNREADABLE: u32 = 20;

/// A socket that is thrifty with memory.
pub(super) fn thrifty(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(READ)
        .write_buffer_size(WRITE)
        .max_write_buffer_size(1024 * 1024)
}

/// From where to go on.
#[derive(Deserialize, IntoParams)]
pub(super) struct Since {
    /// The entries one has seen before the connection broke.
    after: Option<usize>,
}

/// A socket at a table: first the table, the moment and the chat, then whatever happens; deeds are sent as frames.
#[utoipa::path(get, path = "/api/v1/tables/{id}/live", tag = "sockets", params(("id" = String, Path, description = "the table"), Since), responses(
    (status = 101, description = "a WebSocket that tells TableNews and takes Frames")))]
pub(super) async fn socket(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    Caller(person): Caller,
    Secret(secret): Secret,
    Address(address): Address,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, Failed> {
    let live = shared.house.table(&id).await?;
    let place = shared.guard.socket(address)?;
    let visitor = Visitor { shared, live, person, secret, known: None, unreadable: 0, asked: false, _place: place };
    Ok(thrifty(upgrade).on_upgrade(move |socket| visitor.stay(socket, since.after)))
}

/// Somebody who looks at a table.
struct Visitor {
    shared: Shared,
    live: Arc<Live>,
    person: Option<Person>,
    secret: Option<String>,
    /// The entries he has been told of.
    known: Option<usize>,
    unreadable: u32,
    /// Whether he was asked if he is still there, and has not answered.
    asked: bool,
    _place: Place,
}

/// Why a socket ends. Nobody needs to hear of it.
struct Gone;

impl From<axum::Error> for Gone {
    fn from(_: axum::Error) -> Gone {
        Gone
    }
}

impl Visitor {
    async fn stay(mut self, mut socket: WebSocket, after: Option<usize>) {
        let metrics = self.shared.house.metrics.sockets.clone();
        metrics.inc();
        let mut news = self.live.listen();
        if let Some(person) = &self.person {
            self.shared.house.arrive(&self.live, &person.id);
        }
        // Who comes when the house closes would not hear of it.
        if !self.shared.house.is_closing() && self.greet(&mut socket, after).await.is_ok() {
            while self.turn(&mut socket, &mut news).await.is_ok() {}
        }
        if let Some(person) = &self.person {
            self.shared.house.depart(&self.live, &person.id);
        }
        metrics.dec();
    }

    async fn greet(&mut self, socket: &mut WebSocket, after: Option<usize>) -> Result<(), Gone> {
        self.send(socket, self.table().await).await?;
        if let Ok(Some(moment)) = self.shared.house.moment(&self.live, after).await {
            self.known = Some(moment.number);
            self.send(socket, text(&TableNews::Moment { moment: Box::new(moment) })).await?;
        }
        let lines = self.shared.house.said(&self.live).await.unwrap_or_default();
        if !lines.is_empty() {
            self.send(socket, text(&TableNews::Chat { lines })).await?;
        }
        flush(socket).await
    }

    async fn table(&self) -> Utf8Bytes {
        let person = self.person.as_ref().map(|person| person.id.as_str());
        text(&TableNews::Table { table: self.shared.house.info(&self.live, person).await })
    }

    /// Waits for one thing to happen and deals with it.
    async fn turn(&mut self, socket: &mut WebSocket, news: &mut Receiver<News>) -> Result<(), Gone> {
        tokio::select! {
            heard = news.recv() => self.hear(socket, heard).await?,
            message = timeout(PING, socket.recv()) => match message {
                Ok(Some(Ok(message))) => self.take(socket, message).await?,
                Ok(Some(Err(_)) | None) => return Err(Gone),
                // Who did not answer the last time either is gone without having said so.
                Err(_) if self.asked => return Err(Gone),
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
                Err(TryRecvError::Closed) => return Err(Gone),
            }
        }
        flush(socket).await
    }

    async fn take(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
        self.asked = false;
        match message {
            Message::Text(frame) => self.answer(socket, &frame).await,
            Message::Binary(_) => self.refuse_unreadable(socket, "binary").await,
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(Gone),
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, heard: Result<News, RecvError>) -> Result<(), Gone> {
        match heard {
            Ok(News::All(text)) => self.send(socket, text).await,
            Ok(News::Table) => self.send(socket, self.table().await).await,
            Ok(News::Person(person)) if self.person.as_ref().is_none_or(|own| *own.id != *person) => Ok(()),
            Ok(News::Person(_)) => self.look_who(socket).await,
            Ok(News::Closing) => {
                close(socket, close_code::AWAY).await;
                Err(Gone)
            }
            Ok(News::Moment(number, _)) if self.known.is_some_and(|known| number <= known) => Ok(()),
            Ok(News::Moment(number, text)) => {
                self.known = Some(number);
                self.send(socket, text).await
            }
            // Who was too slow is told how it stands, and what he missed.
            Err(RecvError::Lagged(_)) => {
                self.look_who(socket).await?;
                self.greet(socket, Some(self.known.unwrap_or(0))).await
            }
            Err(RecvError::Closed) => Err(Gone),
        }
    }

    async fn answer(&mut self, socket: &mut WebSocket, frame: &str) -> Result<(), Gone> {
        let frame: Frame = match serde_json::from_str(frame) {
            Ok(frame) => frame,
            Err(error) => return self.refuse_unreadable(socket, &error.to_string()).await,
        };
        let begun = Instant::now();
        let request = frame.request;
        let answer = match self.act(frame).await {
            Ok(Answer::Done) => TableNews::Done { request },
            Ok(Answer::News(news)) => with_request(*news, request),
            Err(no) => {
                self.shared.house.metrics.refused.inc();
                TableNews::Refused { request, refusal: no.into() }
            }
        };
        self.shared.house.metrics.deeds.observe(begun.elapsed().as_secs_f64());
        self.send(socket, text(&answer)).await
    }

    async fn act(&self, frame: Frame) -> Result<Answer, No> {
        // Who came may have signed out since, prefer something else, or have been shown the door.
        let person = self.shared.house.welcome_back(self.secret.as_deref()).await?;
        self.shared.guard.check_deed(&person.id, &frame.deed)?;
        self.shared.house.act(&person, &self.live.id, frame.deed).await
    }

    /// Looks whether who came with a name may still stay; if not, he is told why and the socket ends.
    async fn look_who(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        if self.person.is_none() {
            return Ok(());
        }
        match self.shared.house.welcome_back(self.secret.as_deref()).await {
            // What can't be read now is read before he acts.
            Ok(_) | Err(No::Unavailable) => Ok(()),
            Err(no) => {
                self.send(socket, text(&TableNews::Refused { request: 0, refusal: no.into() })).await?;
                flush(socket).await?;
                close(socket, close_code::POLICY).await;
                Err(Gone)
            }
        }
    }

    async fn refuse_unreadable(&mut self, socket: &mut WebSocket, why: &str) -> Result<(), Gone> {
        self.unreadable += 1;
        if self.unreadable > MOST_UNREADABLE {
            return Err(Gone);
        }
        let refusal = No::Unreadable(why.to_owned()).into();
        self.send(socket, text(&TableNews::Refused { request: 0, refusal })).await
    }

    async fn send(&self, socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), Gone> {
        timeout(PATIENCE, socket.feed(Message::Text(text))).await.map_err(|_| Gone)??;
        Ok(())
    }
}

/// Closes a socket and says why; whether that is still heard does not matter.
pub(super) async fn close(socket: &mut WebSocket, code: CloseCode) {
    let frame = CloseFrame { code, reason: Utf8Bytes::default() };
    let _ = timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await;
}

async fn flush(socket: &mut WebSocket) -> Result<(), Gone> {
    timeout(PATIENCE, socket.flush()).await.map_err(|_| Gone)??;
    Ok(())
}

fn with_request(news: TableNews, request: u32) -> TableNews {
    match news {
        TableNews::Explained { plies, .. } => TableNews::Explained { request, plies },
        TableNews::Hints { hints, .. } => TableNews::Hints { request, hints },
        TableNews::Rematch { id, .. } => TableNews::Rematch { request, id },
        other => other,
    }
}

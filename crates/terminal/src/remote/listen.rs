//! A socket at a table, in a thread of its own; when it breaks it is opened again, and nothing is missed.

use std::net::TcpStream;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use protocol::{ChatLine, Snapshot, TableInfo, TableUpdate};
use tungstenite::client::IntoClientRequest;
use tungstenite::http::header::COOKIE;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Connector, Message, WebSocket, client_tls_with_config};

use super::house_client::HouseClient;
use super::trust;

/// The server asks a quiet listener every half minute for a sign of life. After so long a silence it is lost.
const SILENCE: Duration = Duration::from_secs(75);
/// How long is waited before the first and before every later attempt to come back.
const FIRST: Duration = Duration::from_millis(300);
const LONGEST: Duration = Duration::from_secs(5);

/// What is heard.
pub(super) enum Heard {
    Table(Box<TableInfo>),
    Snapshot(Box<Snapshot>),
    Chat(Vec<ChatLine>),
    /// The connection broke.
    Lost,
    /// It is there again.
    Found,
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Nobody listens any more.
struct ReceiverGone;

/// Listens from now on, until nobody takes what is heard.
pub(super) fn begin(house: HouseClient, table: String) -> Receiver<Heard> {
    let (sender, heard) = channel();
    thread::spawn(move || {
        let mut listener = Listener { house, table, sender, known: 0 };
        let mut pause = FIRST;
        loop {
            match listener.connect() {
                Some(socket) => {
                    pause = FIRST;
                    if listener.listen(socket).is_err() {
                        return;
                    }
                }
                None => pause = (pause * 2).min(LONGEST),
            }
            if listener.sender.send(Heard::Lost).is_err() {
                return;
            }
            thread::sleep(pause);
        }
    });
    heard
}

struct Listener {
    house: HouseClient,
    table: String,
    sender: Sender<Heard>,
    /// How many entries have been heard of.
    known: usize,
}

impl Listener {
    fn connect(&self) -> Option<Socket> {
        let path = format!("/tables/{}/live?after={}", self.table, self.known);
        let mut request = self.house.at(&path, ["ws", "wss"]).into_client_request().ok()?;
        request.headers_mut().insert(COOKIE, self.house.cookie().parse().ok()?);
        let stream = TcpStream::connect(self.house.address()).ok()?;
        stream.set_read_timeout(Some(SILENCE)).ok()?;
        stream.set_nodelay(true).ok()?;
        let connector = trust::for_socket().map(Connector::Rustls);
        client_tls_with_config(request, stream, None, connector).ok().map(|(socket, _)| socket)
    }

    /// Passes on what is heard until the connection breaks, or nobody takes it.
    fn listen(&mut self, mut socket: Socket) -> Result<(), ReceiverGone> {
        self.pass(Heard::Found)?;
        while let Ok(message) = socket.read() {
            match message {
                Message::Text(text) => {
                    // A house that is newer than this screen may say what it does not know.
                    let Ok(update) = serde_json::from_str(&text) else { continue };
                    self.take(update)?;
                }
                Message::Close(_) => break,
                _ => {}
            }
        }
        Ok(())
    }

    fn take(&mut self, update: TableUpdate) -> Result<(), ReceiverGone> {
        match update {
            TableUpdate::Table { table } => self.pass(Heard::Table(table)),
            TableUpdate::Snapshot { snapshot } => {
                self.known = snapshot.number;
                self.pass(Heard::Snapshot(snapshot))
            }
            TableUpdate::Chat { lines } => self.pass(Heard::Chat(lines)),
            // Answers to commands come over HTTP here.
            TableUpdate::Answer { .. } | TableUpdate::Waiting { .. } => Ok(()),
        }
    }

    fn pass(&self, heard: Heard) -> Result<(), ReceiverGone> {
        self.sender.send(heard).map_err(|_| ReceiverGone)
    }
}

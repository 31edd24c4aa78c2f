//! People who come to a house over real sockets: HTTP by hand, `WebSockets` by the library that axum uses too.
//!
//! A [`Socket`] folds what it hears into what a page would show, and makes sure while it does that every ply is told exactly once.

// Not every test binary needs everything here.
#![allow(dead_code, clippy::struct_field_names)]

use std::fmt::Write as _;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Problem, TableUpdate};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};

/// Nothing takes this long, on however busy a machine.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// What was asked for, which was not refused.
    #[track_caller]
    pub(crate) fn fine(&self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        self.json()
    }

    /// Refused with this status and this sentence.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, id: &str) {
        assert_eq!(self.status, status, "{self:?}");
        let problem: Problem = serde_json::from_value(self.json()).unwrap_or_else(|error| panic!("{error}: {self:?}"));
        assert_eq!(problem.error.phrase.id, id, "{self:?}");
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{self:?}");
        assert_eq!((problem.status, problem.kind), (status, format!("/api#error-{}", problem.error.code.key())));
        assert!(
            [&problem.title, &problem.detail].iter().all(|words| words.len() > 5 && !words.contains('⟨')),
            "{self:?}"
        );
        assert_eq!(self.header("www-authenticate").is_some(), status == 401, "{self:?}");
        assert_eq!(self.header("allow").is_some(), status == 405, "{self:?}");
    }

    fn read(text: &str) -> Option<Answer> {
        let (head, body) = text.split_once("\r\n\r\n")?;
        let mut lines = head.lines();
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let header = |line: &str| line.split_once(": ").map(|(key, value)| (key.to_lowercase(), value.to_owned()));
        Some(Answer { status, headers: lines.filter_map(header).collect(), body: body.to_owned() })
    }
}

/// Looks again and again until something is so; fails if it takes too long.
pub(crate) async fn until(what: &str, mut so: impl AsyncFnMut() -> bool) {
    let look = async {
        while !so().await {
            tokio::task::yield_now().await;
        }
    };
    assert!(timeout(PATIENCE, look).await.is_ok(), "{what}: it takes too long");
}

/// Somebody's browser, or program.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) headers: Vec<(String, String)>,
}

impl Browser {
    /// Nobody the house knows.
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { address, headers: Vec::new() }
    }

    /// A guest with this name.
    pub(crate) async fn named(address: SocketAddr, name: &str) -> Browser {
        let mut browser = Browser::new(address);
        browser.post("/api/v1/me", &json!({ "name": name })).await.fine();
        browser
    }

    /// The same at another house, or at the same that has moved.
    pub(crate) fn at(&self, address: SocketAddr) -> Browser {
        Browser { address, ..self.clone() }
    }

    pub(crate) fn with(&self, name: &str, value: &str) -> Browser {
        let mut browser = self.clone();
        browser.headers.retain(|(key, _)| key != name);
        browser.headers.push((name.to_owned(), value.to_owned()));
        browser
    }

    /// Asks, and waits for the answer.
    pub(crate) async fn try_ask(&self, method: &str, path: &str, body: Option<&str>) -> io::Result<Answer> {
        timeout(PATIENCE, self.ask_now(method, path, body)).await?
    }

    async fn ask_now(&self, method: &str, path: &str, body: Option<&str>) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(self.request(method, path, body).as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        let cut = || io::Error::from(io::ErrorKind::UnexpectedEof);
        Answer::read(&String::from_utf8_lossy(&bytes)).ok_or_else(cut)
    }

    /// A request as it is sent.
    pub(crate) fn request(&self, method: &str, path: &str, body: Option<&str>) -> String {
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        for (name, value) in &self.headers {
            let _ = write!(text, "{name}: {value}\r\n");
        }
        if let Some(body) = body {
            let _ = write!(text, "content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
        } else {
            text.push_str("\r\n");
        }
        text
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<&str>) -> Answer {
        self.try_ask(method, path, body).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, None).await
    }

    /// Posts, and keeps the cookie that comes back.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        let answer = self.ask("POST", path, Some(&body.to_string())).await;
        if let Some(cookie) = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()) {
            *self = self.with("cookie", cookie);
        }
        answer
    }

    /// Makes a table and says its id.
    pub(crate) async fn make(&mut self, table: &Value) -> String {
        let made = self.post("/api/v1/tables", table).await.fine();
        made["id"].as_str().unwrap().to_owned()
    }

    /// Does something at a table.
    pub(crate) async fn command(&self, id: &str, command: &Value) -> Answer {
        self.ask("POST", &format!("/api/v1/tables/{id}/commands"), Some(&command.to_string())).await
    }

    /// A table as this one sees it.
    pub(crate) async fn table(&self, id: &str) -> Value {
        self.get(&format!("/api/v1/tables/{id}")).await.fine()
    }

    /// Opens a WebSocket.
    pub(crate) async fn upgrade(&self, path: &str) -> Result<WebSocketStream<TcpStream>, Error> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        for (name, value) in &self.headers {
            let name: HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, HeaderValue::from_bytes(value.as_bytes()).unwrap());
        }
        let open = async {
            let stream = TcpStream::connect(self.address).await?;
            stream.set_nodelay(true)?;
            tokio_tungstenite::client_async(request, stream).await
        };
        let late = |_| Err(Error::Io(io::ErrorKind::TimedOut.into()));
        timeout(PATIENCE, open).await.unwrap_or_else(late).map(|(socket, _)| socket)
    }

    /// Comes to a table and hears its whole game.
    pub(crate) async fn come(&self, id: &str) -> Socket {
        self.try_come(id, Seen::default()).await.unwrap()
    }

    /// Comes to a table again, and hears what was missed.
    pub(crate) async fn try_come(&self, id: &str, seen: Seen) -> Result<Socket, Error> {
        let wire = self.upgrade(&format!("/api/v1/tables/{id}/live?after={}", seen.number)).await?;
        let mut socket = Socket { wire, request: 0, table: Value::Null, snapshot: Value::Null, seen, chat: Vec::new() };
        socket.next().await?;
        if !["open", "closed"].contains(&socket.table["status"].as_str().unwrap_or_default()) {
            while socket.snapshot.is_null() {
                socket.next().await?;
            }
        }
        Ok(socket)
    }

    /// Comes to the lobby.
    pub(crate) async fn lobby(&self) -> Lobby {
        Lobby { socket: self.upgrade("/api/v1/lobby").await.unwrap() }
    }
}

/// What somebody knows of a game.
#[derive(Clone, Default, Debug)]
pub(crate) struct Seen {
    /// Entries.
    pub(crate) number: usize,
    /// Plies that were not taken back: who, and what.
    pub(crate) log: Vec<(Option<usize>, String)>,
}

impl Seen {
    /// One more moment; every ply is told exactly once.
    fn go_on(&mut self, snapshot: &Value) {
        let number = snapshot["number"].as_u64().unwrap() as usize;
        assert!(number >= self.number, "snapshot {number} after {}", self.number);
        self.number = number;
        if let Some(back) = snapshot["back"].as_u64() {
            self.log.truncate(back as usize);
        }
        for told in snapshot["log"].as_array().unwrap() {
            assert_eq!(told["ply"], self.log.len(), "every ply is told exactly once");
            let by = told["by"].as_u64().map(|seat| seat as usize);
            self.log.push((by, told["notation"].as_str().unwrap().to_owned()));
        }
        assert_eq!(snapshot["plies"], self.log.len(), "no ply is missing");
    }
}

/// A socket at a table.
pub(crate) struct Socket {
    pub(crate) wire: WebSocketStream<TcpStream>,
    request: u32,
    /// The table, as last told.
    pub(crate) table: Value,
    /// How the game stands, as last told.
    pub(crate) snapshot: Value,
    /// What was told of it.
    pub(crate) seen: Seen,
    /// What was said.
    pub(crate) chat: Vec<Value>,
}

impl Socket {
    /// The next thing heard.
    pub(crate) async fn next(&mut self) -> Result<Value, Error> {
        loop {
            let late = |_| Some(Err(Error::Io(io::ErrorKind::TimedOut.into())));
            let message = timeout(PATIENCE, self.wire.next()).await.unwrap_or_else(late);
            match message.ok_or(Error::ConnectionClosed)?? {
                Message::Text(text) => {
                    // Clients read the types of the protocol: every message has to be one of them.
                    serde_json::from_str::<TableUpdate>(&text).unwrap();
                    return Ok(self.receive(serde_json::from_str(&text).unwrap()));
                }
                Message::Close(_) => return Err(Error::ConnectionClosed),
                _ => {}
            }
        }
    }

    fn receive(&mut self, update: Value) -> Value {
        match update["type"].as_str().unwrap() {
            "table" => self.table = update["table"].clone(),
            "snapshot" => {
                self.seen.go_on(&update["snapshot"]);
                self.snapshot = update["snapshot"].clone();
            }
            "chat" => self.chat.extend(update["lines"].as_array().unwrap().clone()),
            _ => {}
        }
        update
    }

    /// Hears news until something is so.
    pub(crate) async fn until(&mut self, mut so: impl FnMut(&Socket) -> bool) {
        while !so(self) {
            self.next().await.unwrap();
        }
    }

    /// Hears news until so many entries are known.
    pub(crate) async fn catch_up(&mut self, number: usize) {
        self.until(|socket| socket.number() >= number && !socket.snapshot.is_null()).await;
    }

    /// The entries known.
    pub(crate) fn number(&self) -> usize {
        self.seen.number
    }

    /// Who is to act.
    pub(crate) fn turn(&self) -> Option<usize> {
        self.snapshot["turn"].as_u64().map(|seat| seat as usize)
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.snapshot["ending"].is_null()
    }

    /// Everything that may be decided.
    pub(crate) fn legal(&self) -> Vec<String> {
        let legal = self.snapshot["legal"].as_array().into_iter().flatten();
        legal.map(|ply| ply.as_str().unwrap().to_owned()).collect()
    }

    pub(crate) async fn send(&mut self, text: &str) {
        self.wire.send(Message::text(text)).await.unwrap();
    }

    /// Does something and hears the answer: what it is, or the refusal.
    /// Asks for something and does not wait for the answer.
    pub(crate) async fn ask(&mut self, request: u32, command: &Value) {
        let message = json!({ "request": request, "command": command }).to_string();
        self.wire.send(Message::text(message)).await.unwrap();
    }

    pub(crate) async fn try_command(&mut self, command: &Value) -> Result<Result<Value, Value>, Error> {
        self.request += 1;
        let request = self.request;
        self.wire.send(Message::text(json!({ "request": request, "command": command }).to_string())).await?;
        loop {
            let update = self.next().await?;
            if update["type"] == "answer" && update["request"] == request {
                let answer = update["answer"].clone();
                return Ok(if answer["type"] == "refused" { Err(answer["error"].clone()) } else { Ok(answer) });
            }
        }
    }

    pub(crate) async fn command(&mut self, command: &Value) -> Result<Value, Value> {
        self.try_command(command).await.unwrap()
    }

    /// Does something that is not refused.
    pub(crate) async fn does(&mut self, command: &Value) -> Value {
        self.command(command).await.unwrap_or_else(|refusal| panic!("{command}: {refusal}"))
    }

    /// Wants to do something, and is told why not.
    pub(crate) async fn may_not(&mut self, command: &Value, code: &str, id: &str) {
        let refusal = self.command(command).await.expect_err("it should be refused");
        assert_eq!((refusal["code"].as_str(), refusal["phrase"]["id"].as_str()), (Some(code), Some(id)), "{refusal}");
    }

    pub(crate) fn play_command(&self, seat: usize, ply: &str) -> Value {
        json!({ "play": { "seat": seat, "at": self.number(), "ply": ply } })
    }

    /// Decides, and hears what came of it.
    pub(crate) async fn play(&mut self, seat: usize, ply: &str) {
        let at = self.number();
        self.does(&self.play_command(seat, ply)).await;
        self.catch_up(at + 1).await;
    }

    /// Waits for one's turn, then decides anything; says what, unless the game is over before.
    pub(crate) async fn play_any(&mut self, seat: usize, chance: &mut TestRandom) -> Option<String> {
        self.until(|socket| socket.is_over() || socket.turn() == Some(seat)).await;
        if self.is_over() {
            return None;
        }
        let ply = chance.pick(&self.legal()).clone();
        self.play(seat, &ply).await;
        Some(ply)
    }

    /// Leaves without a word.
    pub(crate) fn leave(self) -> Seen {
        self.seen
    }
}

/// Somebody in the lobby.
pub(crate) struct Lobby {
    socket: WebSocketStream<TcpStream>,
}

impl Lobby {
    /// Hears news until something is so, and says what was heard then.
    pub(crate) async fn until(&mut self, mut so: impl FnMut(&Value) -> bool) -> Value {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.unwrap().unwrap().unwrap();
            if let Message::Text(text) = message {
                let update: Value = serde_json::from_str(&text).unwrap();
                if so(&update) {
                    return update;
                }
            }
        }
    }
}

/// Chance that can be repeated.
pub(crate) struct TestRandom(pub(crate) u64);

impl TestRandom {
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

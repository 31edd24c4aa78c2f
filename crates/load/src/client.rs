//! Somebody who visits a house: requests over HTTP with a cookie, a socket at a table.

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Me, NewName};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio::task::spawn_blocking;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use ureq::Agent;

/// Why a visit went wrong.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
pub enum LoadError {
    /// The house can't be reached, or has closed the connection.
    #[error("the house can't be reached: {0}")]
    Unreachable(String),
    /// The house refused.
    #[error("the house refused: {0}")]
    Refused(String),
    /// What the house said can't be read.
    #[error("what the house said can't be read: {0}")]
    Unreadable(String),
}

fn unreachable(error: impl std::fmt::Display) -> LoadError {
    LoadError::Unreachable(error.to_string())
}

/// Somebody with a name and a cookie.
#[derive(Clone, Debug)]
pub struct Client {
    /// Host and port.
    house: String,
    cookie: String,
    agent: Agent,
}

/// A socket at a table.
pub(crate) type Socket = WebSocketStream<TcpStream>;

impl Client {
    /// Comes to a house (`http://HOST:PORT`) and tells a name.
    pub async fn arrive(house: &str, name: &str) -> Result<Client, LoadError> {
        let house = house.trim_start_matches("http://").trim_end_matches('/').to_owned();
        // Thousands of people keep no connection open besides their sockets.
        let config = Agent::config_builder().http_status_as_error(false).max_idle_connections(0);
        let mut client = Client { house, cookie: String::new(), agent: config.build().new_agent() };
        let (_, cookie) = client.request::<Me>("/me", &NewName { name: name.to_owned() }).await?;
        client.cookie = cookie.ok_or_else(|| LoadError::Unreadable("no cookie".to_owned()))?;
        Ok(client)
    }

    /// The same person at another process of the house.
    pub fn at(&self, house: &str) -> Client {
        Client { house: house.trim_start_matches("http://").trim_end_matches('/').to_owned(), ..self.clone() }
    }

    /// Posts to an address under `/api/v1`.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, LoadError> {
        self.request(path, body).await.map(|(answer, _)| answer)
    }

    async fn request<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<(T, Option<String>), LoadError> {
        let body = serde_json::to_vec(body).map_err(broken)?;
        let url = format!("http://{}/api/v1{path}", self.house);
        let request = self.agent.post(url).header(CONTENT_TYPE, "application/json").header(COOKIE, &self.cookie);
        // Requests are few: they only open tables. The moves go over sockets.
        let answered = spawn_blocking(move || {
            let mut answer = request.send(body)?;
            let text = answer.body_mut().read_to_string()?;
            Ok::<_, ureq::Error>((answer, text))
        });
        let (answer, text) = answered.await.map_err(unreachable)?.map_err(unreachable)?;
        if !answer.status().is_success() {
            return Err(LoadError::Refused(format!("{} {text}", answer.status())));
        }
        let cookie = answer.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        Ok((serde_json::from_str(&text).map_err(broken)?, cookie))
    }

    /// A socket at a table.
    pub(crate) async fn watch(&self, table: &str) -> Result<Socket, LoadError> {
        let mut request =
            format!("ws://{}/api/v1/tables/{table}/live", self.house).into_client_request().map_err(unreachable)?;
        let cookie = self.cookie.parse().map_err(unreachable)?;
        request.headers_mut().insert(COOKIE, cookie);
        let stream = TcpStream::connect(&self.house).await.map_err(unreachable)?;
        stream.set_nodelay(true).map_err(unreachable)?;
        // A reader of thousands of sockets is thrifty too.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await.map_err(unreachable)?;
        Ok(socket)
    }
}

/// The next text somebody at a table hears.
pub(crate) async fn hear(socket: &mut Socket) -> Result<Utf8Bytes, LoadError> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Close(_))) | None => {
                return Err(LoadError::Unreachable("the socket was closed".to_owned()));
            }
            Some(Ok(_)) => {}
            Some(Err(error)) => return Err(unreachable(error)),
        }
    }
}

/// Sends a message.
pub(crate) async fn send(socket: &mut Socket, message: &ClientMessage) -> Result<(), LoadError> {
    let text = serde_json::to_string(message).map_err(broken)?;
    socket.send(Message::Text(text.into())).await.map_err(unreachable)
}

fn broken(error: impl std::fmt::Display) -> LoadError {
    LoadError::Unreadable(error.to_string())
}

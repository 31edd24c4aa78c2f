//! Somebody who visits a house: requests over HTTP with a cookie, a socket at a table.

use std::net::{IpAddr, SocketAddr};

use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::client::legacy::Client as Pool;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use protocol::{ClientMessage, Me, NewName};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

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
    /// It is not on this machine.
    #[error("{0} is not on this machine")]
    Elsewhere(String),
    /// Attackers can't have addresses of their own.
    #[error("attackers need addresses of their own: 127.0.0.2 and on")]
    OneAddress,
}

fn unreachable(error: impl std::fmt::Display) -> LoadError {
    LoadError::Unreachable(error.to_string())
}

/// Somebody with a name and a cookie.
#[derive(Clone, Debug)]
pub struct Client {
    /// Host and port.
    house: String,
    /// The address it comes from, if that is chosen.
    from: Option<IpAddr>,
    cookie: String,
    pool: Pool<HttpConnector, Full<Bytes>>,
}

/// A socket at a table.
pub(crate) type Socket = WebSocketStream<TcpStream>;

impl Client {
    /// Comes to a house (`http://HOST:PORT`) and tells a name.
    pub async fn arrive(house: &str, name: &str) -> Result<Client, LoadError> {
        Client::stranger(house, None).introduce(name).await
    }

    /// Somebody without a name, from this address of the machine if one is chosen.
    pub(crate) fn stranger(house: &str, from: Option<IpAddr>) -> Client {
        let house = house.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let mut connector = HttpConnector::new();
        connector.set_local_address(from);
        let pool = Pool::builder(TokioExecutor::new()).pool_max_idle_per_host(0).build(connector);
        Client { house, from, cookie: String::new(), pool }
    }

    /// The same with a name, and so with a cookie.
    pub(crate) async fn introduce(self, name: &str) -> Result<Client, LoadError> {
        let mut client = self;
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

    /// What there is at an address under `/api/v1`.
    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, LoadError> {
        serde_json::from_slice(&self.fetch(&format!("/api/v1{path}")).await?).map_err(broken)
    }

    /// The bytes of a page or a file.
    pub(crate) async fn fetch(&self, path: &str) -> Result<Bytes, LoadError> {
        let request = Request::builder().uri(format!("http://{}{path}", self.house)).header(COOKIE, &self.cookie);
        self.answered(request.body(Full::default()).map_err(unreachable)?).await.map(|(body, _)| body)
    }

    /// A connection of its own, for those who read as they like.
    pub(crate) async fn connect(&self) -> Result<TcpStream, LoadError> {
        let house = lookup_host(&self.house).await.map_err(unreachable)?.next();
        let house = house.ok_or_else(|| LoadError::Unreachable(self.house.clone()))?;
        let socket = if house.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }.map_err(unreachable)?;
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0)).map_err(unreachable)?;
        }
        socket.connect(house).await.map_err(unreachable)
    }

    /// Host and port of the house.
    pub(crate) fn house(&self) -> &str {
        &self.house
    }

    async fn answered(&self, request: Request<Full<Bytes>>) -> Result<(Bytes, Option<String>), LoadError> {
        let response = self.pool.request(request).await.map_err(unreachable)?;
        let (head, body) = response.into_parts();
        let body = body.collect().await.map_err(unreachable)?.to_bytes();
        if !head.status.is_success() {
            return Err(LoadError::Refused(format!("{} {}", head.status, String::from_utf8_lossy(&body))));
        }
        let cookie = head.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        Ok((body, cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned)))
    }

    async fn request<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<(T, Option<String>), LoadError> {
        let body = serde_json::to_vec(body).map_err(broken)?;
        let request = Request::builder()
            .method(Method::POST)
            .uri(format!("http://{}/api/v1{path}", self.house))
            .header(CONTENT_TYPE, "application/json")
            .header(COOKIE, &self.cookie)
            .body(Full::new(Bytes::from(body)))
            .map_err(unreachable)?;
        let (body, cookie) = self.answered(request).await?;
        Ok((serde_json::from_slice(&body).map_err(broken)?, cookie))
    }

    /// A socket at a table.
    pub(crate) async fn watch(&self, table: &str) -> Result<Socket, LoadError> {
        self.open(&format!("/tables/{table}/live")).await
    }

    /// A socket at an address under `/api/v1`.
    pub(crate) async fn open(&self, path: &str) -> Result<Socket, LoadError> {
        let mut request = format!("ws://{}/api/v1{path}", self.house).into_client_request().map_err(unreachable)?;
        let cookie = self.cookie.parse().map_err(unreachable)?;
        request.headers_mut().insert(COOKIE, cookie);
        let stream = self.connect().await?;
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

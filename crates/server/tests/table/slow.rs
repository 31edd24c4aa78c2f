//! Who asks and does not read.

use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::client::{Browser, until};
use crate::open::Open;

/// A house that waits a second for anybody who does not read.
async fn impatient() -> Open {
    Open::set_up(|config| config.patience = Duration::from_secs(1)).await
}

/// A connection of somebody who takes as little as they can.
async fn deaf(house: &Open) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(house.address).await.unwrap()
}

/// Says the same again and again, and hears nothing, until the house has cut somebody; the house goes on.
async fn is_cut(house: &Open, mut stream: TcpStream, said: &[u8]) {
    until("a slow reader is cut", async || {
        // Who is not heard either waits; who was cut is told when they write.
        let _ = timeout(Duration::from_millis(50), stream.write_all(said)).await;
        figure(house, "slow_readers_total").await == 1
    })
    .await;
    house.still_answers().await;
}

async fn figure(house: &Open, name: &str) -> u64 {
    let metrics = Browser::new(house.address).get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("semiramis_{name} ")));
    line.unwrap_or_else(|| panic!("{metrics}")).parse().unwrap()
}

#[tokio::test]
async fn who_does_not_read_answers_is_cut() {
    let house = impatient().await;
    let stream = deaf(&house).await;
    let request = "GET /api/v1/rules/amyitis/en HTTP/1.1\r\nhost: here\r\n\r\n";
    is_cut(&house, stream, request.repeat(100).as_bytes()).await;
    until("nobody is left but who asks", async || figure(&house, "connections").await == 1).await;
}

#[tokio::test]
async fn who_does_not_read_a_socket_is_cut() {
    let house = impatient().await;
    let mut nabu = house.guest("Nabu").await;
    let seats = serde_json::json!([{ "kind": "me" }, { "kind": "open" }]);
    let id = nabu.make(&serde_json::json!({ "game": "jardins", "seats": seats })).await;
    let mut stream = deaf(&house).await;
    let path = format!("/api/v1/tables/{id}/live");
    let upgrade = nabu
        .with("connection", "upgrade")
        .with("upgrade", "websocket")
        .with("sec-websocket-version", "13")
        .with("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
    let request = upgrade.request("GET", &path, None).replace("connection: close\r\n", "");
    stream.write_all(request.as_bytes()).await.unwrap();
    is_cut(&house, stream, &masked(br#"{"request":1,"command":"hint"}"#).repeat(100)).await;
    until("its socket is closed", async || figure(&house, "sockets").await == 0).await;
}

/// A text frame of a client, masked with nothing.
fn masked(text: &[u8]) -> Vec<u8> {
    let head = [0x81, 0x80 | u8::try_from(text.len()).unwrap(), 0, 0, 0, 0];
    [&head, text].concat()
}

//! Who only keeps the door open, and who says he comes from elsewhere.

use std::time::Duration;

use serde_json::json;
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::client::{Browser, PATIENCE, until};
use crate::open::{Open, UNLIMITED};

/// A house that waits a second for a request, and no longer.
async fn impatient() -> Open {
    Open::set_up(|config| config.patience = Duration::from_secs(1)).await
}

async fn connection(house: &Open, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(said.as_bytes()).await.unwrap();
    stream
}

/// What is still said until the house closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is reset is closed too.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the house never closes it");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn nobody_keeps_a_connection_open_with_half_a_request() {
    let house = impatient().await;
    let beginnings = ["", "G", "GET /api/v1/games HTTP/1.1\r\nhost: here\r\n", "GET /api/v1/games HTTP/1.1\r\nx: "];
    for beginning in beginnings {
        let said = rest(connection(&house, beginning).await).await;
        assert!(!said.contains("200 OK"), "{said}");
    }
    // Nor after a whole one.
    let said = rest(connection(&house, "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await).await;
    assert!(said.starts_with("HTTP/1.1 200 OK"), "{said}");
    house.still_answers().await;
}

#[tokio::test]
async fn nobody_keeps_a_request_open_with_half_a_body() {
    let house = impatient().await;
    let head =
        "POST /api/v1/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
    let said = rest(connection(&house, head).await).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("house-no-too-slow"), "{said}");
}

#[tokio::test]
async fn a_head_without_end_is_not_read() {
    let house = Open::new().await;
    let mut stream = connection(&house, "GET /healthz HTTP/1.1\r\nhost: here\r\nx: ").await;
    for _ in 0..200 {
        if stream.write_all(&[b'x'; 1024]).await.is_err() {
            break;
        }
    }
    let said = rest(stream).await;
    assert!(!said.contains("200 OK"), "{said}");
    house.still_answers().await;
}

/// A connection that was let in: it has an answer, and stays open.
async fn let_in(house: &Open) -> Option<TcpStream> {
    let mut stream = connection(house, "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await;
    let mut head = [0; 15];
    timeout(PATIENCE, stream.read_exact(&mut head)).await.expect("the house neither answers nor closes").ok()?;
    assert_eq!(&head, b"HTTP/1.1 200 OK");
    Some(stream)
}

#[tokio::test]
async fn one_address_has_so_many_connections() {
    let house = Open::with(Limits { connections: 3, ..UNLIMITED }).await;
    let mut nabu = house.guest("Nabu").await;
    let id = nabu.make(&json!({ "game": "babylon", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    // Sockets are counted by themselves.
    let mut sockets = Vec::new();
    until("sockets come in", async || {
        sockets.extend(nabu.upgrade(&format!("/api/v1/tables/{id}/live")).await);
        sockets.len() == 5
    })
    .await;
    let mut open = Vec::new();
    until("connections come in", async || {
        open.extend(let_in(&house).await);
        open.len() == 3
    })
    .await;
    assert_eq!(rest(connection(&house, "").await).await, "", "one too many");
    drop(open.pop());
    // As soon as the house notices that one has gone, there is room for another, and for one only.
    until("a connection that has gone makes room", async || {
        open.extend(let_in(&house).await);
        open.len() == 3
    })
    .await;
    assert!(let_in(&house).await.is_none(), "room for more than one");
}

/// Whether somebody who says that he comes from there is still answered.
async fn is_answered(house: &Open, lines: &[&str]) -> bool {
    let mut browser = Browser::new(house.address);
    browser.headers.extend(lines.iter().map(|line| ("x-forwarded-for".to_owned(), (*line).to_owned())));
    let answer = browser.get("/api/v1/games").await;
    assert!([200, 429].contains(&answer.status), "{answer:?}");
    answer.status == 200
}

async fn use_up(house: &Open, lines: &[&str]) {
    until("an address is limited", async || !is_answered(house, lines).await).await;
}

#[tokio::test]
async fn an_address_that_is_only_said_counts_for_nothing() {
    let house = Open::with(Limits { address: 1, ..UNLIMITED }).await;
    use_up(&house, &["10.0.0.1"]).await;
    assert!(!is_answered(&house, &["10.0.0.2"]).await);
    assert!(!is_answered(&house, &["nonsense", "10.0.0.3, 10.0.0.4"]).await);
}

#[tokio::test]
async fn behind_a_proxy_only_what_the_proxy_says_counts() {
    let limits = Limits { address: 1, connections: 1, ..UNLIMITED };
    let house = Open::set_up(|config| (config.limits, config.proxy) = (limits, true)).await;
    use_up(&house, &["10.0.0.1"]).await;
    assert!(is_answered(&house, &["10.0.0.2"]).await, "another visitor");
    // What a visitor sends himself stands before what the proxy adds, in the same line or in one of its own.
    assert!(!is_answered(&house, &["10.0.0.3, 10.0.0.1"]).await);
    assert!(!is_answered(&house, &["10.0.0.4", "10.0.0.1"]).await);
    use_up(&house, &["2001:db8::1"]).await;
    assert!(!is_answered(&house, &["2001:db8::ffff:2"]).await, "the same network");
    assert!(is_answered(&house, &["2001:db8:0:1::1"]).await, "another one");
}

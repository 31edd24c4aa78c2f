//! Whatever is sent over a socket, the house goes on.

use futures_util::SinkExt;
use serde_json::json;
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Browser, Socket};
use crate::open::{Open, Two, UNLIMITED};

/// Refused as unreadable, and the socket goes on.
async fn can_not_read(socket: &mut Socket, message: Message) {
    socket.wire.send(message).await.unwrap();
    loop {
        let news = socket.next().await.unwrap();
        if news["answer"]["type"] == "refused" {
            let code = &news["answer"]["error"]["code"];
            assert_eq!((code, &news["request"]), (&json!("unreadable"), &json!(0)), "{news}");
            return;
        }
    }
}

/// The socket is closed, whatever is still said before.
async fn is_closed(socket: &mut Socket) {
    while socket.next().await.is_ok() {}
}

async fn goes_on(two: &mut Two) {
    let number = two.sockets[1].number();
    two.step().await;
    two.sockets[1].catch_up(number + 1).await;
}

#[tokio::test]
async fn what_is_no_frame_is_refused() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let mut socket = two.people[0].come(&two.id).await;
    let frames = [
        "",
        " ",
        "{",
        "null",
        "[]",
        "7",
        "\"start\"",
        "\u{0}",
        "🌴",
        "{\"request\":1}",
        "{\"command\":\"start\"}",
        r#"{"request":-1,"command":"start"}"#,
        r#"{"request":4294967296,"command":"start"}"#,
        r#"{"request":1,"command":"start","more":1}"#,
        r#"{"request":1,"command":{"play":{"seat":0,"at":1}}}"#,
        r#"{"request":1,"command":{"play":{"seat":-1,"at":1,"ply":"pass"}}}"#,
        r#"{"request":1,"command":{"play":{"seat":"0","at":1,"ply":"pass"}}}"#,
        r#"{"request":1,"command":{"play":{"seat":99999999999999999999,"at":1,"ply":"pass"}}}"#,
        r#"{"request":1,"command":{"dance":{}}}"#,
    ];
    for frame in frames {
        can_not_read(&mut socket, Message::text(frame)).await;
    }
    goes_on(&mut two).await;
    // Nobody sends nonsense for ever.
    for _ in 0..40 {
        if socket.wire.send(Message::text("nonsense")).await.is_err() {
            break;
        }
    }
    is_closed(&mut socket).await;
    goes_on(&mut two).await;
}

#[tokio::test]
async fn binary_deep_and_large_frames_stop_nothing() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let mut socket = two.people[0].come(&two.id).await;
    can_not_read(&mut socket, Message::binary(vec![0, 159, 146, 150])).await;
    can_not_read(&mut socket, Message::binary(json!({ "request": 1, "command": "start" }).to_string().into_bytes()))
        .await;
    can_not_read(&mut socket, Message::text("[".repeat(16_000))).await;
    let nested = format!(r#"{{"request":1,"command":{}1{}}}"#, r#"{"play":"#.repeat(1500), "}".repeat(1500));
    can_not_read(&mut socket, Message::text(nested)).await;
    goes_on(&mut two).await;
    // A frame of 1 MiB is not even read.
    let _ = socket.wire.send(Message::text("x".repeat(1024 * 1024))).await;
    is_closed(&mut socket).await;
    let mut socket = two.people[0].come(&two.id).await;
    let _ = socket.wire.send(Message::binary(vec![7; 1024 * 1024])).await;
    is_closed(&mut socket).await;
    goes_on(&mut two).await;
    house.still_answers().await;
}

#[tokio::test]
async fn seats_numbers_and_decisions_of_any_size_are_refused() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let seat = two.turn().await;
    let socket = &mut two.sockets[seat];
    let (at, ply) = (socket.number(), socket.legal()[0].clone());
    for wrong in [2, 7, 255, 1 << 31, usize::MAX >> 1, usize::MAX] {
        for command in ["sit", "stand", "undo", "confirm", "resign", "return"] {
            let refusal = socket.command(&json!({ command: { "seat": wrong } })).await.unwrap_err();
            let id = refusal["phrase"]["id"].as_str().unwrap().to_owned();
            assert!(["house-no-seat", "house-no-begun"].contains(&id.as_str()), "{command} {wrong}: {refusal}");
        }
        let play = json!({ "play": { "seat": wrong, "at": at, "ply": ply } });
        socket.may_not(&play, "unknown", "house-no-seat").await;
        let replace = json!({ "replace": { "seat": wrong } });
        socket.may_not(&replace, "unknown", "house-no-seat").await;
        let number = json!({ "play": { "seat": seat, "at": at + wrong.min(1 << 60), "ply": ply } });
        socket.may_not(&number, "stale", "house-no-stale").await;
    }
    for ply in [
        "",
        "\u{0}",
        "🌴",
        &"x".repeat(10 * 1024),
        &"remove ".repeat(1400),
        &"9".repeat(10 * 1024),
        "remove z99999999999",
    ] {
        let refusal = socket.command(&json!({ "play": { "seat": seat, "at": at, "ply": ply } })).await.unwrap_err();
        assert_eq!(refusal["code"], "rules", "{refusal}");
        assert!(socket.command(&json!({ "why": { "ply": ply } })).await.is_err());
    }
    let explained = socket.does(&json!({ "explain": { "plies": ["x".repeat(5000), "\u{0}", ""] } })).await;
    assert_eq!(explained["plies"].as_array().unwrap().len(), 3);
    goes_on(&mut two).await;
}

#[tokio::test]
async fn a_thousand_frames_at_once_are_taken_at_the_pace_of_one_person() {
    let house = Open::with(Limits { person: 100, ..UNLIMITED }).await;
    let begun = std::time::Instant::now();
    let mut two = house.two("babylon", json!({})).await;
    let mut flood = two.people[0].come(&two.id).await;
    for request in 0..1000 {
        let frame = json!({ "request": request + 1000, "command": { "why": { "ply": "pass" } } });
        flood.wire.feed(Message::text(frame.to_string())).await.unwrap();
    }
    flood.wire.flush().await.unwrap();
    // Others are not slower for it.
    two.sockets[1].does(&json!({ "explain": { "plies": [] } })).await;
    assert!(begun.elapsed().as_secs() < 3);
    let (mut answers, mut limited) = (0, 0);
    while answers < 1000 {
        let news = flood.next().await.unwrap();
        if news["request"].is_u64() {
            answers += 1;
            limited += i32::from(news["answer"]["error"]["code"] == "limit");
        }
    }
    assert_eq!(limited, 0, "none is lost");
    assert!(begun.elapsed().as_secs() > 4, "600 more than may come at once, 100 a second");
    house.still_answers().await;
}

/// Raw bytes after the handshake: half a frame, a frame without a mask, an unknown opcode, a length beyond everything, text that is not UTF-8.
#[tokio::test]
async fn broken_frames_end_a_socket_and_nothing_else() {
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let broken: [&[u8]; 7] = [
        &[0x81],
        &[0x81, 0xFE, 0x00],
        &[0x81, 0x05, b'h', b'e', b'l', b'l', b'o'],
        &[0x8F, 0x80, 1, 2, 3, 4],
        &[0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4],
        &[0x81, 0x82, 0, 0, 0, 0, 0xC3, 0x28],
        &[0x89, 0xFE, 0x00, 0xFF, 0, 0, 0, 0],
    ];
    for bytes in broken {
        let browser = two.people[0]
            .with("connection", "upgrade")
            .with("upgrade", "websocket")
            .with("sec-websocket-version", "13")
            .with("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
        let request = browser.request("GET", &format!("/api/v1/tables/{}/live", two.id), None);
        let request = request.replace("connection: close\r\n", "");
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = [0; 12];
        stream.read_exact(&mut head).await.unwrap();
        assert_eq!(&head, b"HTTP/1.1 101");
        stream.write_all(bytes).await.unwrap();
        stream.shutdown().await.unwrap();
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest).await;
        goes_on(&mut two).await;
    }
    // Neither is HTTP that is none.
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00"[..],
        b"GET\r\n\r\n",
        b"POST /api/v1/me HTTP/1.1\r\ncontent-length: 99\r\n\r\n{",
    ] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(bytes).await.unwrap();
        drop(stream);
    }
    goes_on(&mut two).await;
    Browser::new(house.address).come(&two.id).await;
}

/// Fragments are put together; too many of them are too much.
#[tokio::test]
async fn half_frames_wait_for_the_other_half() {
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
    let house = Open::new().await;
    let mut two = house.two("babylon", json!({})).await;
    let mut socket = two.people[0].come(&two.id).await;
    let text = json!({ "request": 77, "command": { "say": { "text": "in two halves" } } }).to_string();
    let (one, other) = text.split_at(20);
    let half =
        |text: &str, code, last| Message::Frame(Frame::message(text.to_owned().into_bytes(), OpCode::Data(code), last));
    socket.wire.send(half(one, Data::Text, false)).await.unwrap();
    goes_on(&mut two).await;
    socket.wire.send(half(other, Data::Continue, true)).await.unwrap();
    socket.until(|socket| !socket.chat.is_empty()).await;
    // A message without end.
    let _ = socket.wire.send(half("x", Data::Text, false)).await;
    for _ in 0..64 {
        if socket.wire.send(half(&"x".repeat(1024), Data::Continue, false)).await.is_err() {
            break;
        }
    }
    is_closed(&mut socket).await;
    goes_on(&mut two).await;
}

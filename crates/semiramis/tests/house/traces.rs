//! Traces of requests, as a collector gets them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use serde_json::json;

use crate::client::{Browser, until};
use crate::process::{Process, file_in, semiramis, serve};

/// The head and the body of a request.
type Sent = (String, Vec<u8>);

/// A collector that keeps what it is sent, head and body.
struct Collector {
    address: SocketAddr,
    sent: Arc<Mutex<Vec<Sent>>>,
}

impl Collector {
    fn start() -> Collector {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let collector = Collector { address: listener.local_addr().unwrap(), sent: Arc::default() };
        let sent = Arc::clone(&collector.sent);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let sent = Arc::clone(&sent);
                std::thread::spawn(move || keep(stream.unwrap(), &sent));
            }
        });
        collector
    }

    /// Whether some words have come, whatever is around them.
    fn has(&self, words: &str) -> bool {
        let sent = self.sent.lock().unwrap();
        sent.iter().any(|(_, body)| body.windows(words.len()).any(|window| window == words.as_bytes()))
    }
}

/// Keeps requests until their sender goes.
fn keep(stream: TcpStream, sent: &Mutex<Vec<Sent>>) {
    let mut stream = BufReader::new(stream);
    loop {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if stream.read_line(&mut head).unwrap_or(0) == 0 {
                return;
            }
        }
        let length = head.to_lowercase().lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
        let mut body = vec![0; length.unwrap_or(0)];
        stream.read_exact(&mut body).unwrap();
        sent.lock().unwrap().push((head, body));
        stream.get_mut().write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_is_traced_down_to_its_statements() {
    let folder = tempfile::tempdir().unwrap();
    let collector = Collector::start();
    let mut command = serve(&file_in(folder.path()));
    command.args(["--trace-to", &format!("http://{}", collector.address)]).env("OTEL_BSP_SCHEDULE_DELAY", "50");
    let house = Process::run(&mut command);
    let mut nabu = Browser::named(house.address, "Nabu").await;
    let id = nabu.make(&json!({ "game": "jardins", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let answer = nabu.get(&format!("/api/v1/tables/{id}")).await;
    let request = answer.header("x-request-id").unwrap().to_owned();
    let mut socket = nabu.come(&id).await;
    socket.does(&json!({ "say": { "text": "Hello" } })).await;
    for words in [request.as_str(), "semiramis", "/api/v1/tables/{id}", "insert persons", "command", "say"] {
        until("the collector gets it", async || collector.has(words)).await;
    }
    let sent = collector.sent.lock().unwrap();
    assert!(sent.iter().all(|(head, _)| head.starts_with("POST /v1/traces HTTP/1.1\r\n")), "{:?}", sent[0].0);
    drop(sent);
    // What is said at tables, and who plays, is nobody's business.
    assert!(!collector.has("Hello") && !collector.has("Nabu"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_that_is_away_keeps_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let settings = folder.path().join("settings.toml");
    std::fs::write(&settings, format!("trace-to = \"http://{nobody}\"\n")).unwrap();
    let mut command = serve(&file_in(folder.path()));
    let mut house = Process::run(command.arg("--config").arg(settings).env("OTEL_BSP_SCHEDULE_DELAY", "50"));
    let nabu = Browser::named(house.address, "Nabu").await;
    assert_eq!(nabu.get("/api/v1/me").await.fine()["name"], "Nabu");
    house.terminate();
    assert!(house.ended_within(crate::client::PATIENCE).success());
}

#[test]
fn an_address_that_is_none_is_said() {
    let output = semiramis().args(["serve", "--trace-to", "collector"]).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("“collector”") && said.contains("4318"), "{said}");
    let output = semiramis().args(["serve", "--trace-share", "2"]).output().unwrap();
    assert!(!output.status.success() && String::from_utf8_lossy(&output.stderr).contains("--trace-share"));
}

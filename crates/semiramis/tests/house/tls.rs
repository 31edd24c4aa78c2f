//! HTTPS without a proxy.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use futures_util::StreamExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::client::until;
use crate::postgres::certificate::certify;
use crate::process::{Process, file_in, logged, semiramis, serve};

/// A new certificate for `localhost` in a folder, by a new authority.
fn certificate(folder: &Path) {
    certify(folder, || {
        let mut openssl = Command::new("openssl");
        openssl.current_dir(folder);
        openssl
    });
}

/// A house with the certificate of a folder.
fn house(folder: &Path, log: &Path) -> Process {
    let mut command = serve(&file_in(folder));
    command.arg("--tls-cert").arg(folder.join("server.pem")).arg("--tls-key").arg(folder.join("server.key"));
    Process::run(&mut logged(&command, log))
}

/// Somebody who believes an authority, if they believe the house.
async fn visitor(address: SocketAddr, authority: &[u8]) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_slice(authority).unwrap()).unwrap();
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(address).await?;
    TlsConnector::from(Arc::new(config)).connect(ServerName::try_from("localhost").unwrap(), stream).await
}

/// In how many days the certificate expires, as the metrics say.
async fn days_left(house: &Process, authority: &[u8]) -> u64 {
    let mut stream = visitor(house.address, authority).await.unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await.unwrap();
    let mut metrics = String::new();
    let _ = stream.read_to_string(&mut metrics).await;
    let name = "semiramis_certificate_expires_timestamp_seconds ";
    let at = metrics.lines().find_map(|line| line.strip_prefix(name)).unwrap().parse().unwrap();
    let at = SystemTime::UNIX_EPOCH + Duration::from_secs(at);
    at.duration_since(SystemTime::now()).unwrap().as_secs() / 86_400
}

async fn believes(address: SocketAddr, authority: &[u8]) -> bool {
    visitor(address, authority).await.is_ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_and_sockets_are_reached_by_https() {
    let folder = tempfile::tempdir().unwrap();
    certificate(folder.path());
    let house = house(folder.path(), &folder.path().join("log"));
    let authority = fs::read(folder.path().join("authority.pem")).unwrap();
    let mut stream = visitor(house.address, &authority).await.unwrap();
    let body = r#"{"name":"Nabu"}"#;
    let head = "POST /api/v1/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json";
    stream.write_all(format!("{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len()).as_bytes()).await.unwrap();
    let mut answer = String::new();
    // Some end without saying so.
    let _ = stream.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("set-cookie: __Host-semiramis=") && answer.contains("; Secure"), "{answer}");
    assert!(answer.contains("strict-transport-security: "), "{answer}");
    assert!((0..=2).contains(&days_left(&house, &authority).await));
    let stream = visitor(house.address, &authority).await.unwrap();
    let socket = tokio_tungstenite::client_async("wss://localhost/api/v1/lobby", stream).await;
    drop(socket.unwrap().0.split());
    // Who does not speak it gets nothing, and keeps nobody else waiting.
    let mut plain = TcpStream::connect(house.address).await.unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    let mut heard = Vec::new();
    let _ = plain.read_to_end(&mut heard).await;
    assert!(!String::from_utf8_lossy(&heard).contains("200 OK"));
    assert!(believes(house.address, &authority).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_certificate_is_shown_and_a_bad_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    certificate(folder.path());
    let log = folder.path().join("log");
    let house = house(folder.path(), &log);
    let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
    let first = read("authority.pem");
    assert!(believes(house.address, &first).await);
    // Somebody who is there stays.
    let mut stays = visitor(house.address, &first).await.unwrap();
    certificate(folder.path());
    let second = read("authority.pem");
    until("the new certificate is shown", async || believes(house.address, &second).await).await;
    assert!(!believes(house.address, &first).await);
    stays.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    let mut heard = [0; 12];
    stays.read_exact(&mut heard).await.unwrap();
    assert_eq!(&heard, b"HTTP/1.1 200");
    fs::write(folder.path().join("server.pem"), "a letter home").unwrap();
    let said = async || fs::read_to_string(&log).unwrap().contains("the old one is still shown");
    until("the log says what is wrong", said).await;
    assert!(believes(house.address, &second).await);
    certificate(folder.path());
    let third = read("authority.pem");
    until("a good one is shown again", async || believes(house.address, &third).await).await;
}

#[test]
fn a_certificate_that_cannot_be_used_is_said() {
    let folder = tempfile::tempdir().unwrap();
    certificate(folder.path());
    let path = |name: &str| folder.path().join(name).display().to_string();
    let refused = |arguments: &[&str]| {
        let mut command = semiramis();
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path()).args(arguments);
        let output = command.output().unwrap();
        assert!(!output.status.success(), "{output:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let (certificate, key) = (path("server.pem"), path("server.key"));
    assert!(refused(&["--tls-cert", &certificate]).contains("--tls-key"));
    let said = refused(&["--tls-cert", "/no/such/file", "--tls-key", &key]);
    assert!(said.contains("/no/such/file") && said.contains("can’t be used"), "{said}");
    let said = refused(&["--tls-cert", &certificate, "--tls-key", &path("authority.key")]);
    assert!(said.contains("authority.key"), "{said}");
    let said = refused(&["--tls-cert", &key, "--tls-key", &key]);
    assert!(said.contains("no certificate"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_is_named_by_the_environment_or_a_file_too() {
    let folder = tempfile::tempdir().unwrap();
    certificate(folder.path());
    let (certificate, key) = (folder.path().join("server.pem"), folder.path().join("server.key"));
    let authority = fs::read(folder.path().join("authority.pem")).unwrap();
    let mut command = serve(&file_in(folder.path()));
    command.env("SEMIRAMIS_TLS_CERT", &certificate).env("SEMIRAMIS_TLS_KEY", &key);
    let mut house = Process::run(&mut command);
    assert!(believes(house.address, &authority).await);
    house.kill();
    let settings = folder.path().join("settings.toml");
    let text = format!("tls-cert = '{}'\ntls-key = '{}'\ntrace-share = 0.5\n", certificate.display(), key.display());
    fs::write(&settings, text).unwrap();
    let house = Process::run(serve(&file_in(folder.path())).arg("--config").arg(&settings));
    assert!(believes(house.address, &authority).await);
}

//! At a house behind TLS, as a host puts one behind a proxy.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::certificate::certify;
use crate::join::open_table;
use crate::pipes::play_by;
use crate::process::semiramis;

/// Passes what it decrypts on to a house, and says at which port it listens.
async fn proxy(folder: &Path, house: SocketAddr) -> u16 {
    let chain = CertificateDer::pem_file_iter(folder.join("server.pem")).unwrap().map(Result::unwrap).collect();
    let key = PrivateKeyDer::from_pem_file(folder.join("server.key")).unwrap();
    let config = ServerConfig::builder().with_no_client_auth().with_single_cert(chain, key).unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // Who does not trust the certificate goes away.
                let Ok(mut inside) = acceptor.accept(stream).await else { return };
                let mut outside = TcpStream::connect(house).await.unwrap();
                let _ = copy_bidirectional(&mut inside, &mut outside).await;
            });
        }
    });
    port
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_house_behind_tls_is_joined_if_its_authority_is_trusted() {
    let folder = tempfile::tempdir().unwrap();
    certify(folder.path(), || {
        let mut openssl = Command::new("openssl");
        openssl.current_dir(folder.path());
        openssl
    });
    let (house, host, link) = open_table(folder.path(), "jardins").await;
    let id = link.rsplit('/').next().unwrap();
    let port = proxy(folder.path(), house.address).await;
    let link = format!("https://localhost:{port}/t/{id}");
    let join = |authority: &Path| {
        let mut command = semiramis();
        command.args(["play", "--plain", "--name", "Ishtar", "--join", &link]);
        command.env("SEMIRAMIS_DATA", folder.path()).env("SSL_CERT_FILE", authority).env_remove("SSL_CERT_DIR");
        tokio::task::block_in_place(|| play_by(&mut command, &"1\n".repeat(500)))
    };
    let nobody = folder.path().join("nobody.pem");
    fs::write(&nobody, "").unwrap();
    let output = join(&nobody);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(said.contains("The certificate of the server is not trusted") && said.contains("SSL_CERT_FILE"), "{said}");
    let output = join(&folder.path().join("authority.pem"));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("You are in seat 1.") && text.contains("Total") && text.contains("seed was"), "{output:?}");
    assert_eq!(host.table(id).await["status"], "over");
}

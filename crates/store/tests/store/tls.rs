//! A server that is reached over the network, encrypted or not.

use std::sync::LazyLock;

use store::{DatabaseUrl, Step, Store, StoreError};

use crate::bases::number;
use crate::postgres::Server;

static SERVER: LazyLock<Server> = LazyLock::new(Server::encrypted);

const ENCRYPTED: &str = "SELECT COUNT(*) FROM pg_stat_ssl WHERE pid = pg_backend_pid() AND ssl";

async fn open(host: &str, query: &str) -> Result<Store, StoreError> {
    Store::open(&DatabaseUrl::Server(format!("{}{query}", SERVER.remote_database(host)))).await
}

fn vouched(mode: &str) -> String {
    format!("?sslmode={mode}&sslrootcert={}", SERVER.authority().display().to_string().replace('/', "%2F"))
}

#[track_caller]
fn refused(opened: Result<Store, StoreError>, word: &str) {
    match opened {
        Err(StoreError::Unavailable(why)) => assert!(why.contains(word), "no “{word}” in: {why}"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_is_encrypted_where_the_server_can() {
    for query in ["", "?sslmode=prefer", "?sslmode=require", &vouched("require"), &vouched("verify-full")] {
        let store = open("localhost", query).await.unwrap_or_else(|error| panic!("{query}: {error}"));
        assert_eq!(number(&store, ENCRYPTED).await, 1, "{query}");
    }
    assert_eq!(number(&open("localhost", "?sslmode=disable").await.unwrap(), ENCRYPTED).await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_has_to_be_who_the_url_wants() {
    // The certificate is for `localhost`, by an authority that only we know.
    refused(open("127.0.0.1", &vouched("verify-full")).await, "certificate");
    assert_eq!(number(&open("127.0.0.1", &vouched("verify-ca")).await.unwrap(), ENCRYPTED).await, 1);
    for query in ["?sslmode=verify-full", "?sslmode=verify-ca&sslrootcert=system"] {
        assert!(open("localhost", query).await.is_err(), "{query}");
    }
    refused(open("localhost", "?sslmode=verify-full&sslrootcert=%2Fno%2Fsuch.pem").await, "/no/such.pem");
    refused(open("localhost", "?sslmode=perhaps").await, "sslmode");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_can_not_encrypt_is_refused_where_it_has_to() {
    let plain = Server::shared().database();
    for mode in ["require", "verify-ca", "verify-full"] {
        let query = if mode == "require" { "?sslmode=require".to_owned() } else { vouched(mode) };
        refused(Store::open(&DatabaseUrl::Server(format!("{plain}{query}"))).await, "TLS");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_hear_of_each_other_over_encrypted_connections() {
    let url = format!("{}?sslmode=require", SERVER.remote_database("localhost"));
    let here = Store::open(&DatabaseUrl::Server(url.clone())).await.unwrap();
    let there = Store::open(&DatabaseUrl::Server(url)).await.unwrap();
    let mut heard = there.listen().unwrap();
    here.write(vec![Step::Notify("hello".to_owned())]).await.unwrap();
    assert_eq!(heard.recv().await.unwrap(), "hello");
}

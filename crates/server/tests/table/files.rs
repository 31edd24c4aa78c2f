//! Files of the page: compressed when they are built, kept by browsers, and limited as everything is.

use server::Limits;

use crate::client::{Answer, Browser, until};
use crate::open::{Open, UNLIMITED};

/// A file that an encoding is asked for.
async fn file(house: &Open, path: &str, accept: &str) -> Answer {
    Browser::new(house.address).with("accept-encoding", accept).get(path).await
}

#[tokio::test]
async fn a_file_is_sent_as_it_was_compressed_when_it_was_built() {
    let house = Open::new().await;
    let forms = [
        ("gzip, deflate, br", "by brotli", Some("br"), "\"1-br\""),
        ("br;q=0.5, gzip", "by gzip", Some("gzip"), "\"1-gz\""),
        ("zstd", "as it is", None, "\"1\""),
        ("", "as it is", None, "\"1\""),
    ];
    for (accept, body, encoding, tag) in forms {
        let answer = file(&house, "/assets/page.js", accept).await;
        assert_eq!((answer.status, answer.body.as_str()), (200, body), "{accept}");
        assert_eq!(answer.header("content-encoding"), encoding, "{accept}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"), "{accept}");
        assert_eq!(answer.header("etag"), Some(tag), "{accept}");
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"), "{accept}");
        assert_eq!(answer.header("content-length"), Some(body.len().to_string().as_str()), "{accept}");
    }
    let head = Browser::new(house.address).with("accept-encoding", "br").ask("HEAD", "/assets/page.js", None).await;
    assert_eq!((head.status, head.body.as_str(), head.header("content-length")), (200, "", Some("9")));
}

#[tokio::test]
async fn nothing_is_compressed_that_was_not_when_it_was_built() {
    let house = Open::new().await;
    let answer = file(&house, "/plain.txt", "gzip, br").await;
    assert_eq!((answer.header("content-encoding"), answer.body.len()), (None, 4096));
    // What is made anew for everybody is.
    let answer = file(&house, "/api/v1/rules/amyitis/en", "gzip").await;
    assert_eq!(answer.header("content-encoding"), Some("gzip"));
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let house = Open::new().await;
    let asked = |tags: &'static str| {
        let browser = Browser::new(house.address).with("accept-encoding", "br").with("if-none-match", tags);
        async move { browser.get("/assets/page.js").await }
    };
    for known in ["\"1-br\"", "W/\"1-br\"", "\"0\", \"1-br\"", "*"] {
        let answer = asked(known).await;
        assert_eq!((answer.status, answer.body.as_str()), (304, ""), "{known}");
        assert_eq!((answer.header("etag"), answer.header("vary")), (Some("\"1-br\""), Some("accept-encoding")));
    }
    for other in ["\"1\"", "\"1-gz\"", "1-br", ""] {
        assert_eq!(asked(other).await.status, 200, "{other}");
    }
    let page = file(&house, "/", "br").await;
    assert_eq!((page.status, page.header("cache-control")), (200, Some("no-cache")), "the page itself may change");
}

#[tokio::test]
async fn every_path_is_limited() {
    for path in ["/", "/assets/page.js", "/assets/none.js", "/tables/x", "/healthz", "/metrics", "/api/openapi.json"] {
        let house = Open::with(Limits { address: 1, ..UNLIMITED }).await;
        let mut open = tokio::task::JoinSet::new();
        // All at once: whoever asks one after another is only slowed down.
        until("somebody is told to wait", async || {
            for _ in 0..100 {
                let browser = Browser::new(house.address);
                open.spawn(async move { browser.get(path).await.status });
            }
            let mut limited = false;
            while let Some(status) = open.join_next().await {
                limited |= status.unwrap() == 429;
            }
            limited
        })
        .await;
    }
}

#[tokio::test]
async fn every_answer_says_what_its_request_is_called() {
    let house = Open::new().await;
    let nabu = house.guest("Nabu").await.with("x-request-id", "mine");
    let mut known = std::collections::HashSet::new();
    for path in ["/", "/assets/page.js", "/api/v1/me", "/api/v1/tables/none", "/api/none", "/healthz"] {
        let id = nabu.get(path).await.header("x-request-id").unwrap_or_default().to_owned();
        assert!(id.len() > 16 && known.insert(id), "{path}");
    }
    let house = Open::set_up(|config| config.proxy = true).await;
    let answer = Browser::new(house.address).with("x-request-id", "7f3a-9").get("/api/none").await;
    assert_eq!(answer.header("x-request-id"), Some("7f3a-9"), "a proxy may name it");
}

#[tokio::test]
async fn routes_and_statements_are_measured() {
    let house = Open::new().await;
    let mut two = house.two("jardins", serde_json::json!({})).await;
    two.step().await;
    let nabu = &two.people[0];
    nabu.get(&format!("/api/v1/tables/{}", two.id)).await.fine();
    nabu.ask("BREW", "/api/v1/tables/pot/../../../etc/passwd", None).await;
    nabu.get("/no/page/at/all").await;
    let metrics = nabu.get("/metrics").await.body;
    for line in [
        "semiramis_request_seconds_count{route=\"/api/v1/tables/{id}\",method=\"GET\",status=\"2xx\"} 1",
        "semiramis_request_seconds_count{route=\"page\",method=\"GET\",status=\"2xx\"} 1",
        "semiramis_statement_seconds_count{statement=\"append entries\"}",
        "semiramis_available 1",
    ] {
        assert!(metrics.contains(line), "no “{line}” in {metrics}");
    }
    assert!(!metrics.contains(&two.id) && !metrics.contains("passwd"), "labels are only of so many kinds");
    assert!(metrics.ends_with("# EOF\n"), "{metrics}");
}

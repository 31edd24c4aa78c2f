//! What is known of every request: its id, its route, and how long its answer took.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::router::AppState;

/// Where a request is called by its id, in both directions.
pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// An id of a proxy is no longer than this.
const LONGEST: usize = 64;

/// Gives a request its id, and notes how it was answered.
pub(crate) async fn note(State(app): State<AppState>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let id = id(request.headers(), app.limits.has_proxy());
    request.headers_mut().insert(REQUEST_ID, id.clone());
    let (route, method) = (route(&request), request.method().clone());
    let span = tracing::info_span!("request", id = id.to_str().unwrap_or_default(), %method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    app.metrics.answered(&route, &method, status, took);
    span.in_scope(|| tracing::debug!(status, micros = took.as_micros() as u64, "answered"));
    response.headers_mut().insert(REQUEST_ID, id);
    response
}

/// The address as the router has it, without what is asked for: there are only so many.
fn route(request: &Request) -> String {
    let path = request.uri().path();
    match request.extensions().get::<MatchedPath>() {
        Some(matched) if !matched.as_str().contains('*') => matched.as_str().to_owned(),
        _ if path.starts_with("/api/") => "unknown".to_owned(),
        _ => "page".to_owned(),
    }
}

/// The id that a proxy has given, or one of ours.
fn id(headers: &HeaderMap, proxy: bool) -> HeaderValue {
    let given = headers.get(REQUEST_ID).filter(|given| proxy && is_id(given.as_bytes())).cloned();
    given.unwrap_or_else(next_id)
}

fn is_id(given: &[u8]) -> bool {
    let fits = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(byte);
    (1..=LONGEST).contains(&given.len()) && given.iter().all(fits)
}

/// When this process began, and a number: no other request has the same.
fn next_id() -> HeaderValue {
    static BEGUN: LazyLock<u64> = LazyLock::new(|| {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        since.as_nanos() as u64 ^ u64::from(std::process::id()).rotate_right(16)
    });
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    let text = format!("{:016x}-{:x}", *BEGUN, NUMBER.fetch_add(1, Ordering::Relaxed));
    HeaderValue::try_from(text).unwrap_or_else(|_| HeaderValue::from_static("none"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOO_LONG: &str = "x23456789-123456789-123456789-123456789-123456789-123456789-12345";

    fn given(text: &'static str, proxy: bool) -> HeaderValue {
        id(&HeaderMap::from_iter([(REQUEST_ID, HeaderValue::from_static(text))]), proxy)
    }

    #[test]
    fn only_a_proxy_may_say_what_a_request_is_called() {
        assert_eq!(given("7f3a-9", true), "7f3a-9");
        assert_ne!(given("7f3a-9", false), "7f3a-9");
        for wrong in ["", "two words", "a\tb", "{}", TOO_LONG] {
            assert_ne!(given(wrong, true), wrong, "{wrong}");
        }
    }

    #[test]
    fn no_two_requests_are_called_the_same() {
        let ids: std::collections::HashSet<_> = (0..1000).map(|_| next_id()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| is_id(id.as_bytes())));
    }
}

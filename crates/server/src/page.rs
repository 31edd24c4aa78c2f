//! The page, embedded in the binary.

use std::borrow::Cow;

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};

use crate::error::HttpError;
use crate::router::AppState;
use house::HouseError;

/// A file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What it holds.
    pub bytes: Cow<'static, [u8]>,
    /// Its media type.
    pub kind: String,
    /// What changes when it does.
    pub tag: String,
}

/// The files of the page.
pub trait Assets: Send + Sync {
    /// The file under a path without its first slash.
    fn get(&self, path: &str) -> Option<Asset>;
}

/// What is said where the binary was built without its page.
const WITHOUT: &str = "<!doctype html><title>Semiramis</title><p>This binary was built without its page: build it with \
                       <code>make</code>. The house itself is open under <a href=\"/api\">/api</a>.";

/// A file of the page; every other address is one of the page's own.
pub(crate) async fn serve(State(app): State<AppState>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if !path.starts_with("api/") && !matches!(method, Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET,HEAD")], HttpError(HouseError::Method)).into_response();
    }
    if let Some(asset) = app.assets.get(path).filter(|_| !path.is_empty()) {
        // Built files carry a hash in their name, and never change.
        let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return file(asset, cache, &headers);
    }
    if path.starts_with("api/") || path.starts_with("assets/") {
        return HttpError(HouseError::Page).into_response();
    }
    match app.assets.get("index.html") {
        Some(asset) => file(asset, "no-cache", &headers),
        None => Html(WITHOUT).into_response(),
    }
}

fn file(asset: Asset, cache: &'static str, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", asset.tag);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let head = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, cache.to_owned()), (header::ETAG, tag)];
    (head, asset.bytes.into_owned()).into_response()
}

//! The page, embedded in the binary as it was compressed when it was built.

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};

use crate::encoding::{Encoding, accepted};
use crate::error::HttpError;
use crate::router::AppState;
use house::HouseError;

/// A file of the page.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What it holds.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed, where that is shorter.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// The same for those who know no better.
    pub gzip: Option<Cow<'static, [u8]>>,
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

/// Files with a hash in their name never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// All others are asked for again, and hardly ever sent again.
const ASK_AGAIN: &str = "no-cache";

/// A file of the page; every other address is one of the page's own.
pub(crate) async fn serve(State(app): State<AppState>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if !path.starts_with("api/") && !matches!(method, Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET,HEAD")], HttpError(HouseError::Method)).into_response();
    }
    if let Some(asset) = app.assets.get(path).filter(|_| !path.is_empty()) {
        return file(asset, if path.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN }, &headers);
    }
    if path.starts_with("api/") || path.starts_with("assets/") {
        return HttpError(HouseError::Page).into_response();
    }
    match app.assets.get("index.html") {
        Some(asset) => file(asset, ASK_AGAIN, &headers),
        None => Html(WITHOUT).into_response(),
    }
}

fn file(asset: Asset, cache: &'static str, headers: &HeaderMap) -> Response {
    let Asset { bytes, brotli, gzip, kind, tag } = asset;
    let is_compressed = brotli.is_some() || gzip.is_some();
    let offered = [(Encoding::Brotli, brotli), (Encoding::Gzip, gzip), (Encoding::Identity, Some(bytes))];
    let offered = offered.into_iter().filter_map(|(encoding, bytes)| Some((encoding, bytes?))).collect();
    // Who takes nothing that there is gets it as it is.
    let (encoding, bytes) = accepted(headers, offered);
    // What is compressed in another way is another thing, and so is its tag.
    let tag = format!("\"{tag}{}\"", encoding.tag());
    let mut response = Response::new(Body::empty());
    let head = response.headers_mut();
    let mut set = |name, value: &str| HeaderValue::try_from(value).map(|value| head.insert(name, value)).is_ok();
    set(header::CACHE_CONTROL, cache);
    set(header::ETAG, &tag);
    if is_compressed {
        set(header::VARY, "accept-encoding");
    }
    if is_known(headers, &tag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    set(header::CONTENT_TYPE, &kind);
    if let Some(name) = encoding.name() {
        set(header::CONTENT_ENCODING, name);
    }
    *response.body_mut() = Body::from(body(bytes));
    response
}

/// What is embedded is sent from where it is.
fn body(bytes: Cow<'static, [u8]>) -> Bytes {
    match bytes {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    }
}

/// Whether somebody has it: they name its tag, perhaps among others.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let named = headers.get_all(header::IF_NONE_MATCH).into_iter().filter_map(|value| value.to_str().ok());
    let mut tags = named.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

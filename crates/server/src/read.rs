//! What is asked, read from a request or refused in words.
//!
//! These stand in for the extractors of the same names in axum, which refuse in words of their own.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::error::HttpError;
use crate::requests::REQUEST_ID;
use crate::router::{AppState, BODY};
use house::HouseError;

/// Parts of the address.
pub(crate) struct Path<T>(pub(crate) T);

/// What follows the question mark.
pub(crate) struct Query<T>(pub(crate) T);

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

/// A body that may be a record; whether it is one is found out by reading it.
pub(crate) struct RecordText(pub(crate) String);

/// A request to go on as a socket.
pub(crate) struct Upgrade {
    pub(crate) upgrade: WebSocketUpgrade,
    /// The id of the request.
    pub(crate) id: String,
}

fn unreadable(words: String) -> HttpError {
    HttpError(HouseError::Unreadable(words))
}

/// Why a body can't be read.
fn no_body(wrong: &JsonRejection) -> HttpError {
    HttpError(match wrong.status() {
        StatusCode::PAYLOAD_TOO_LARGE => HouseError::TooLarge(BODY / 1024),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => HouseError::MediaType("application/json"),
        _ => HouseError::Unreadable(wrong.body_text()),
    })
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, HttpError> {
        let read = axum::extract::Path::from_request_parts(parts, state).await;
        read.map(|axum::extract::Path(read)| Path(read)).map_err(|wrong| unreadable(wrong.body_text()))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, HttpError> {
        let read = axum::extract::Query::from_request_parts(parts, state).await;
        read.map(|axum::extract::Query(read)| Query(read)).map_err(|wrong| unreadable(wrong.body_text()))
    }
}

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &AppState) -> Result<Body<T>, HttpError> {
        // Who sends a letter an hour keeps nobody waiting.
        let read = timeout(app.patience, Json::from_request(request, app)).await.map_err(|_| HouseError::TooSlow)?;
        read.map(|Json(read)| Body(read)).map_err(|wrong| no_body(&wrong))
    }
}

impl FromRequest<AppState> for RecordText {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &AppState) -> Result<RecordText, HttpError> {
        let read = timeout(app.patience, Bytes::from_request(request, app)).await.map_err(|_| HouseError::TooSlow)?;
        let bytes = read.map_err(|wrong| match wrong.status() {
            StatusCode::PAYLOAD_TOO_LARGE => HttpError(HouseError::TooLong),
            _ => unreadable(wrong.body_text()),
        })?;
        Ok(RecordText(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Upgrade, HttpError> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        let id = parts.headers.get(REQUEST_ID).and_then(|id| id.to_str().ok()).unwrap_or_default().to_owned();
        upgrade.map(|upgrade| Upgrade { upgrade, id }).map_err(|wrong| unreadable(wrong.body_text()))
    }
}

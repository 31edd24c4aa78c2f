//! What is asked, read from a request or refused in words.
//!
//! These stand in for the extractors of the same names in axum, which refuse in words of their own.

use axum::Json;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::Shared;
use super::failed::Failed;
use crate::refusal::No;

/// Parts of the address.
pub(crate) struct Path<T>(pub(crate) T);

/// What follows the question mark.
pub(crate) struct Query<T>(pub(crate) T);

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

/// A body that may be a record; whether it is one is found out by reading it.
pub(crate) struct RecordText(pub(crate) String);

/// A request to go on as a socket.
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

fn unreadable(words: String) -> Failed {
    Failed(No::Unreadable(words))
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Failed> {
        let read = axum::extract::Path::from_request_parts(parts, state).await;
        read.map(|axum::extract::Path(read)| Path(read)).map_err(|wrong| unreadable(wrong.body_text()))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Failed> {
        let read = axum::extract::Query::from_request_parts(parts, state).await;
        read.map(|axum::extract::Query(read)| Query(read)).map_err(|wrong| unreadable(wrong.body_text()))
    }
}

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, shared: &Shared) -> Result<Body<T>, Failed> {
        // Who sends a letter an hour keeps nobody waiting.
        let read = timeout(shared.patience, Json::from_request(request, shared)).await.map_err(|_| No::TooSlow)?;
        read.map(|Json(read)| Body(read)).map_err(|wrong| unreadable(wrong.body_text()))
    }
}

impl FromRequest<Shared> for RecordText {
    type Rejection = Failed;

    async fn from_request(request: Request, shared: &Shared) -> Result<RecordText, Failed> {
        let read = timeout(shared.patience, Bytes::from_request(request, shared)).await.map_err(|_| No::TooSlow)?;
        let bytes = read.map_err(|_| No::TooLong)?;
        Ok(RecordText(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Upgrade, Failed> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        upgrade.map(Upgrade).map_err(|wrong| unreadable(wrong.body_text()))
    }
}

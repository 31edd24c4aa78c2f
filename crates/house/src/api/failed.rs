//! Refusals over HTTP.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::protocol::{Failure, Refusal};
use crate::refusal::No;

/// A refusal as an answer: a sentence with the status that fits it.
#[derive(Debug)]
pub(crate) struct Failed(pub(crate) No);

impl<T: Into<No>> From<T> for Failed {
    fn from(no: T) -> Failed {
        Failed(no.into())
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let refusal = Refusal::from(self.0);
        (status(refusal.code), Json(refusal)).into_response()
    }
}

fn status(code: Failure) -> StatusCode {
    match code {
        Failure::Unreadable => StatusCode::BAD_REQUEST,
        Failure::Rules => StatusCode::UNPROCESSABLE_ENTITY,
        Failure::Stale => StatusCode::CONFLICT,
        Failure::Forbidden => StatusCode::FORBIDDEN,
        Failure::Unknown => StatusCode::NOT_FOUND,
        Failure::Limit => StatusCode::TOO_MANY_REQUESTS,
        Failure::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// There is nothing under this address.
pub(super) async fn no_page() -> Failed {
    Failed(No::Page)
}

/// A body that may be a record; whether it is one is found out by reading it.
pub(crate) struct RecordText(pub(crate) String);

impl<S: Send + Sync> axum::extract::FromRequest<S> for RecordText {
    type Rejection = Failed;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<RecordText, Failed> {
        let bytes = axum::body::Bytes::from_request(request, state).await.map_err(|_| No::TooLong)?;
        Ok(RecordText(String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// A body that is read as JSON, or refused in words.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: serde::de::DeserializeOwned> axum::extract::FromRequest<S> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Body<T>, Failed> {
        let Json(body) =
            Json::from_request(request, state).await.map_err(|rejection| No::Unreadable(rejection.body_text()))?;
        Ok(Body(body))
    }
}

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

/// What is under this address can't be asked in this way.
pub(super) async fn no_method() -> (StatusCode, Json<Refusal>) {
    (StatusCode::METHOD_NOT_ALLOWED, Json(No::Page.into()))
}

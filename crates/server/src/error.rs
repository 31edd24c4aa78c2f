//! Refusals over HTTP.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use house::HouseError;
use protocol::ErrorCode;

/// Somebody who is told to wait for no known time tries again after so many seconds.
const SOON: u32 = 5;

/// A refusal as an answer. Its words are added by `problem.rs`, which knows the language of who asked.
#[derive(Clone, Debug)]
pub(crate) struct HttpError(pub(crate) HouseError);

impl<T: Into<HouseError>> From<T> for HttpError {
    fn from(error: T) -> HttpError {
        HttpError(error.into())
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let mut response = status(&self.0).into_response();
        let headers = response.headers_mut();
        match &self.0 {
            HouseError::Nameless => headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static(WHO)),
            HouseError::Credential => headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static(WHO_NOW)),
            HouseError::TooFast(seconds) => headers.insert(header::RETRY_AFTER, (*seconds).into()),
            HouseError::Crowded(_) | HouseError::Unavailable => headers.insert(header::RETRY_AFTER, SOON.into()),
            _ => None,
        };
        response.extensions_mut().insert(self);
        response
    }
}

const WHO: &str = "Bearer realm=\"semiramis\"";
const WHO_NOW: &str = "Bearer realm=\"semiramis\", error=\"invalid_token\"";

/// The status that fits a refusal.
pub(crate) fn status(error: &HouseError) -> StatusCode {
    match error {
        HouseError::Method => StatusCode::METHOD_NOT_ALLOWED,
        HouseError::TooSlow => StatusCode::REQUEST_TIMEOUT,
        HouseError::TooLarge(_) | HouseError::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        HouseError::MediaType(_) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        other => usual(other.code()),
    }
}

/// The status of most errors of this kind.
pub(crate) fn usual(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::Unreadable => StatusCode::BAD_REQUEST,
        ErrorCode::Rules => StatusCode::UNPROCESSABLE_ENTITY,
        ErrorCode::Stale => StatusCode::CONFLICT,
        ErrorCode::Unauthenticated => StatusCode::UNAUTHORIZED,
        ErrorCode::Forbidden => StatusCode::FORBIDDEN,
        ErrorCode::Unknown => StatusCode::NOT_FOUND,
        ErrorCode::Limit => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// There is nothing under this address.
pub(crate) async fn no_page() -> HttpError {
    HttpError(HouseError::Page)
}

/// What is under this address can't be asked in this way.
pub(crate) async fn no_method() -> HttpError {
    HttpError(HouseError::Method)
}

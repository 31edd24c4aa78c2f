//! Why a request is refused: over a socket, and over HTTP as problem details.

use game::Phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why a request is refused.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ErrorResponse {
    /// What kind of error it is.
    pub code: ErrorCode,
    /// The sentence that says why.
    pub phrase: Phrase,
    /// The paragraph of the rules, if the rules forbid it.
    pub paragraph: Option<String>,
}

/// Why a request over HTTP is refused: problem details as in RFC 9457, sent as `application/problem+json`.
#[derive(Serialize, Deserialize, ToSchema, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Problem {
    /// Where this kind of error is described, relative to the server.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of error, in the language of `Accept-Language`.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong and what to do, in the language of `Accept-Language`.
    pub detail: String,
    /// The same for clients that translate themselves.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub error: ErrorResponse,
}

/// What kind of error it is.
#[derive(Serialize, Deserialize, ToSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ErrorCode {
    /// The request can't be read.
    Unreadable,
    /// The rules forbid it.
    Rules,
    /// Something has happened since: look again.
    Stale,
    /// Nobody says who asks, or the token or session is wrong or has ended.
    Unauthenticated,
    /// You may not do this: it is not your seat, not your table, or not the time for it.
    Forbidden,
    /// There is no such thing.
    Unknown,
    /// Too much at once.
    Limit,
    /// The server can't store anything now. Nothing was lost: try again.
    Unavailable,
}

impl ErrorCode {
    /// Every kind of error.
    pub const ALL: [ErrorCode; 8] = [
        ErrorCode::Unreadable,
        ErrorCode::Rules,
        ErrorCode::Stale,
        ErrorCode::Unauthenticated,
        ErrorCode::Forbidden,
        ErrorCode::Unknown,
        ErrorCode::Limit,
        ErrorCode::Unavailable,
    ];

    /// The word on the wire.
    pub fn key(self) -> &'static str {
        match self {
            ErrorCode::Unreadable => "unreadable",
            ErrorCode::Rules => "rules",
            ErrorCode::Stale => "stale",
            ErrorCode::Unauthenticated => "unauthenticated",
            ErrorCode::Forbidden => "forbidden",
            ErrorCode::Unknown => "unknown",
            ErrorCode::Limit => "limit",
            ErrorCode::Unavailable => "unavailable",
        }
    }
}

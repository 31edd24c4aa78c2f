//! Who asks.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use super::Shared;
use super::failed::Failed;
use crate::ledger::Person;
use crate::refusal::No;

/// The cookie of a session.
pub(super) const COOKIE: &str = "semiramis";
/// Ten years: a guest's games are his as long as he keeps his cookie.
const AGE: u64 = 10 * 365 * 24 * 3600;

/// Who asks, if he has told his name.
pub(super) struct Caller(pub(super) Option<Person>);

/// Who asks, who has told his name.
pub(super) struct Known(pub(super) Person);

/// Who asks, himself and not by a program that plays in his name.
pub(super) struct Oneself(pub(super) Person);

/// The secret of who asks, if he has one.
pub(super) struct Secret(pub(super) Option<String>);

/// The address that asks.
pub(super) struct Address(pub(super) IpAddr);

/// The `Set-Cookie` of a session.
pub(super) fn cookie(secret: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={secret}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}")
}

/// The `Set-Cookie` that forgets a session.
pub(super) fn no_cookie() -> String {
    format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

fn secret(headers: &HeaderMap) -> Option<String> {
    if let Some(token) = headers.get(header::AUTHORIZATION) {
        return token.to_str().ok()?.strip_prefix("Bearer ").map(str::to_owned);
    }
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value.to_owned())
}

impl FromRequestParts<Shared> for Secret {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, _: &Shared) -> Result<Secret, Failed> {
        Ok(Secret(secret(&parts.headers)))
    }
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Caller, Failed> {
        let Some(secret) = secret(&parts.headers) else { return Ok(Caller(None)) };
        let person = shared.house.who(&secret).await?;
        if person.as_ref().is_some_and(|person| person.banned) {
            return Err(Failed(No::Banned));
        }
        Ok(Caller(person))
    }
}

impl FromRequestParts<Shared> for Known {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Known, Failed> {
        let Caller(person) = Caller::from_request_parts(parts, shared).await?;
        let person = person.ok_or(No::Nameless)?;
        Ok(Known(person))
    }
}

impl FromRequestParts<Shared> for Oneself {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Oneself, Failed> {
        let Known(person) = Known::from_request_parts(parts, shared).await?;
        if person.program { Err(Failed(No::Program)) } else { Ok(Oneself(person)) }
    }
}

impl FromRequestParts<Shared> for Address {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Address, Failed> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        let peer = peer.ok_or_else(|| No::Unreadable("no address".to_owned()))?;
        Ok(Address(shared.guard.address(&parts.headers, peer)))
    }
}

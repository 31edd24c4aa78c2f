//! Who asks.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};

use crate::browser_name::browser_name;
use crate::error::HttpError;
use crate::problem::preferred;
use crate::router::AppState;
use game::Language;
use house::{Admin, HouseError, ModerationError, Person};

/// The cookie of a session.
pub(crate) const COOKIE: &str = "semiramis";
/// The same over HTTPS only: browsers take it from this very host and from no other of its domain.
const SECURE_COOKIE: &str = "__Host-semiramis";
/// Ten years: a guest's games are his as long as he keeps his cookie.
const AGE: u64 = 10 * 365 * 24 * 3600;

/// Who asks, if he has told his name.
pub(crate) struct MaybePerson(pub(crate) Option<Person>);

/// Who asks, who has told his name.
pub(crate) struct PersonByAnyMeans(pub(crate) Person);

/// Who asks, himself and not by a program that plays in his name.
pub(crate) struct PersonBySession(pub(crate) Person);

/// An admin, themselves and not by a program.
pub(crate) struct AdminBySession(pub(crate) Admin);

/// Who asks, himself and not by a program, if he has told his name.
pub(crate) struct MaybePersonBySession(pub(crate) Option<Person>);

/// Who asks, himself and not by a program, with an account.
pub(crate) struct AccountBySession(pub(crate) Person);

/// Whoever asks is no program.
pub(crate) struct NotAProgram;

/// How somebody shows who asks.
pub(crate) enum Credential {
    /// Not at all.
    None,
    /// As a browser does.
    Cookie(String),
    /// As a program does.
    Token(String),
}

impl Credential {
    /// What only they know.
    pub(crate) fn secret(self) -> Option<String> {
        match self {
            Credential::None => None,
            Credential::Cookie(secret) | Credential::Token(secret) => Some(secret),
        }
    }
}

/// The browser that asks, in few words.
pub(crate) struct Browser(pub(crate) String);

/// The language that who asks likes best.
pub(crate) struct Spoken(pub(crate) Language);

/// The address that asks.
pub(crate) struct Address(pub(crate) IpAddr);

/// The `Set-Cookie` of a session.
pub(crate) fn cookie(secret: &str, secure: bool) -> String {
    let (name, secure) = named(secure);
    format!("{name}={secret}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}")
}

/// The `Set-Cookie` that forgets a session.
pub(crate) fn no_cookie(secure: bool) -> String {
    let (name, secure) = named(secure);
    format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}")
}

fn named(secure: bool) -> (&'static str, &'static str) {
    if secure { (SECURE_COOKIE, "; Secure") } else { (COOKIE, "") }
}

fn credential(headers: &HeaderMap, secure: bool) -> Credential {
    if let Some(token) = headers.get(header::AUTHORIZATION).and_then(bearer) {
        return Credential::Token(token);
    }
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let found = pairs.find(|(name, _)| *name == named(secure).0);
    found.map_or(Credential::None, |(_, value)| Credential::Cookie(value.to_owned()))
}

/// A token; one that no house gives out if it is written in a way of its own. `Basic` is for a proxy in front of the house.
fn bearer(value: &HeaderValue) -> Option<String> {
    let (scheme, token) = value.to_str().unwrap_or_default().split_once(' ').unwrap_or_default();
    let told = if scheme.eq_ignore_ascii_case("bearer") { token.trim() } else { "" };
    (!scheme.eq_ignore_ascii_case("basic")).then(|| told.to_owned())
}

impl FromRequestParts<AppState> for Credential {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Credential, HttpError> {
        Ok(credential(&parts.headers, app.secure))
    }
}

impl FromRequestParts<AppState> for MaybePerson {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<MaybePerson, HttpError> {
        let (secret, is_token) = match credential(&parts.headers, app.secure) {
            Credential::None => return Ok(MaybePerson(None)),
            Credential::Cookie(secret) => (secret, false),
            Credential::Token(secret) => (secret, true),
        };
        let person = app.house.who(&secret).await?;
        // A browser whose session has ended may look on and say who it is; a program has nobody to notice that it only looks.
        if is_token && person.is_none() {
            return Err(HttpError(HouseError::Credential));
        }
        person.as_ref().map_or(Ok(()), house::check_ban)?;
        if let Some(person) = &person {
            let Address(address) = Address::from_request_parts(parts, app).await?;
            app.house.comes_from(person, address);
        }
        Ok(MaybePerson(person))
    }
}

impl FromRequestParts<AppState> for PersonByAnyMeans {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<PersonByAnyMeans, HttpError> {
        let MaybePerson(person) = MaybePerson::from_request_parts(parts, app).await?;
        Ok(PersonByAnyMeans(person.ok_or_else(|| who_first(parts, app))?))
    }
}

impl FromRequestParts<AppState> for MaybePersonBySession {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<MaybePersonBySession, HttpError> {
        let MaybePerson(person) = MaybePerson::from_request_parts(parts, app).await?;
        if person.as_ref().is_some_and(|person| person.program) {
            return Err(HttpError(HouseError::Program));
        }
        Ok(MaybePersonBySession(person))
    }
}

impl FromRequestParts<AppState> for PersonBySession {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<PersonBySession, HttpError> {
        let MaybePersonBySession(person) = MaybePersonBySession::from_request_parts(parts, app).await?;
        Ok(PersonBySession(person.ok_or_else(|| who_first(parts, app))?))
    }
}

impl FromRequestParts<AppState> for NotAProgram {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<NotAProgram, HttpError> {
        MaybePersonBySession::from_request_parts(parts, app).await.map(|_| NotAProgram)
    }
}

impl FromRequestParts<AppState> for AccountBySession {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<AccountBySession, HttpError> {
        let PersonBySession(person) = PersonBySession::from_request_parts(parts, app).await?;
        if person.login.is_some() { Ok(AccountBySession(person)) } else { Err(HttpError(HouseError::NoAccount)) }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Browser {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Browser, Infallible> {
        let told = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(Browser(browser_name(told.unwrap_or_default())))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Spoken, Infallible> {
        Ok(Spoken(preferred(&parts.headers)))
    }
}

impl FromRequestParts<AppState> for AdminBySession {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<AdminBySession, HttpError> {
        let PersonBySession(person) = PersonBySession::from_request_parts(parts, app).await?;
        if !person.admin {
            return Err(HttpError(ModerationError::NoAdmin.into()));
        }
        app.limits.check_person(&person.id).await?;
        let Address(address) = Address::from_request_parts(parts, app).await?;
        Ok(AdminBySession(Admin { person, address }))
    }
}

/// Why somebody whom the house does not know may not do this.
fn who_first(parts: &Parts, app: &AppState) -> HouseError {
    match credential(&parts.headers, app.secure) {
        Credential::None => HouseError::Nameless,
        Credential::Cookie(_) | Credential::Token(_) => HouseError::Credential,
    }
}

impl FromRequestParts<AppState> for Address {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Address, HttpError> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        let peer = peer.ok_or_else(|| HouseError::Unreadable("no address".to_owned()))?;
        Ok(Address(app.limits.address(&parts.headers, peer)))
    }
}

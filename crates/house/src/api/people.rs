//! Who comes to the house.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, header};

use super::Shared;
use super::failed::Failed;
use super::read::Body;
use super::who::{Address, Caller, Known, Oneself, Secret, cookie, no_cookie};
use crate::people::me as tell;
use crate::protocol::{Account, Me, Name, NewToken, Preferences, Refusal, Token};
use crate::refusal::No;

type Cookie = [(HeaderName, String); 1];

/// Oneself.
#[utoipa::path(get, path = "/api/v1/me", tag = "people", responses(
    (status = 200, body = Me), (status = 404, body = Refusal, description = "one has not told one's name yet")))]
pub(super) async fn me(Known(person): Known) -> Json<Me> {
    Json(tell(&person))
}

/// Tells one's name: a new guest gets a cookie, somebody known another name.
#[utoipa::path(post, path = "/api/v1/me", tag = "people", request_body = Name, responses(
    (status = 200, body = Me), (status = 400, body = Refusal)))]
pub(super) async fn name(
    State(shared): State<Shared>,
    Caller(person): Caller,
    Address(address): Address,
    Body(wish): Body<Name>,
) -> Result<(Option<Cookie>, Json<Me>), Failed> {
    if let Some(person) = person {
        shared.guard.check_person(&person.id)?;
        return Ok((None, Json(shared.house.rename(&person, &wish.name).await?)));
    }
    shared.guard.check_guest(address)?;
    let (person, secret) = shared.house.welcome(&wish.name).await?;
    Ok((Some(set(&shared, &secret)), Json(tell(&person))))
}

/// Says what one prefers.
#[utoipa::path(put, path = "/api/v1/me/preferences", tag = "people", request_body = Preferences, responses(
    (status = 200, body = Me)))]
pub(super) async fn prefer(
    State(shared): State<Shared>,
    Known(person): Known,
    Body(wish): Body<Preferences>,
) -> Result<Json<Me>, Failed> {
    shared.guard.check_person(&person.id)?;
    Ok(Json(shared.house.prefer(&person, wish).await?))
}

/// Makes an account of a guest; it keeps his games.
#[utoipa::path(post, path = "/api/v1/account", tag = "people", request_body = Account, responses(
    (status = 200, body = Me), (status = 409, body = Refusal, description = "the login is taken")))]
pub(super) async fn register(
    State(shared): State<Shared>,
    Oneself(person): Oneself,
    Body(account): Body<Account>,
) -> Result<(Cookie, Json<Me>), Failed> {
    shared.guard.check_person(&person.id)?;
    let (me, secret) = shared.house.register(&person, account).await?;
    Ok((set(&shared, &secret), Json(me)))
}

/// Signs in to an account; the guest's games go over to it.
#[utoipa::path(post, path = "/api/v1/sign-in", tag = "people", request_body = Account, responses(
    (status = 200, body = Me), (status = 403, body = Refusal, description = "login or password are wrong")))]
pub(super) async fn sign_in(
    State(shared): State<Shared>,
    Caller(guest): Caller,
    Address(address): Address,
    Body(account): Body<Account>,
) -> Result<(Cookie, Json<Me>), Failed> {
    if !crate::names::is_login(&account.login) {
        return Err(Failed(No::WrongPassword));
    }
    shared.guard.check_password(address, &account.login.to_ascii_lowercase())?;
    let (person, secret) = shared.house.sign_in(guest.as_ref(), account).await?;
    Ok((set(&shared, &secret), Json(tell(&person))))
}

/// Signs out here.
#[utoipa::path(post, path = "/api/v1/sign-out", tag = "people", responses((status = 200)))]
pub(super) async fn sign_out(State(shared): State<Shared>, Secret(secret): Secret) -> Result<Cookie, Failed> {
    if let Some(secret) = secret {
        shared.house.sign_out(&secret).await?;
    }
    Ok(forget())
}

/// Signs out everywhere; tokens end too.
#[utoipa::path(post, path = "/api/v1/sign-out-everywhere", tag = "people", responses((status = 200)))]
pub(super) async fn sign_out_everywhere(
    State(shared): State<Shared>,
    Oneself(person): Oneself,
) -> Result<Cookie, Failed> {
    if person.login.is_none() {
        // A guest who signs out everywhere would lose his games for ever.
        return Err(Failed(No::Nameless));
    }
    shared.house.sign_out_everywhere(&person).await?;
    Ok(forget())
}

/// Makes a token for a program of one's own, shown once.
#[utoipa::path(post, path = "/api/v1/tokens", tag = "people", request_body = NewToken, responses(
    (status = 200, body = Token)))]
pub(super) async fn token(
    State(shared): State<Shared>,
    Oneself(person): Oneself,
    Body(wish): Body<NewToken>,
) -> Result<Json<Token>, Failed> {
    shared.guard.check_person(&person.id)?;
    Ok(Json(Token { token: shared.house.new_token(&person, &wish.label).await? }))
}

fn set(shared: &Shared, secret: &str) -> Cookie {
    [(header::SET_COOKIE, cookie(secret, shared.secure))]
}

fn forget() -> Cookie {
    [(header::SET_COOKIE, no_cookie())]
}

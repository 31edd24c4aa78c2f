//! Who comes to the house.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::error::HttpError;
use crate::extract::{
    Address, Browser, Credential, MaybePersonBySession, PersonByAnyMeans, PersonBySession, cookie, no_cookie,
};
use crate::read::{Body, Path};
use crate::router::AppState;
use house::HouseError;
use house::me as tell;
use protocol::{Account, Deed, Me, NewName, NewToken, Preferences, Token, TokenInfo};

type Cookie = [(HeaderName, String); 1];

/// Oneself. Nothing is sent to those who bring no credential at all: a first visit is no error.
#[utoipa::path(get, path = "/api/v1/me", tag = "people", operation_id = "show_me", responses(
    (status = 200, body = Me), (status = 204, description = "one brings no credential")))]
pub(crate) async fn me(
    State(app): State<AppState>,
    credential: Credential,
    person: Result<PersonByAnyMeans, HttpError>,
) -> Response {
    match (person, credential) {
        (Ok(PersonByAnyMeans(person)), _) => Json(tell(&person)).into_response(),
        (Err(_), Credential::None) => StatusCode::NO_CONTENT.into_response(),
        // A browser forgets a session that has ended.
        (Err(error @ HttpError(HouseError::Credential)), Credential::Cookie(_)) => {
            (forget(&app), error).into_response()
        }
        (Err(error), _) => error.into_response(),
    }
}

/// Tells one's name: a new guest gets a cookie, somebody known another name.
#[utoipa::path(post, path = "/api/v1/me", tag = "people", operation_id = "tell_name", request_body = NewName, security((), ("cookie" = [])), responses(
    (status = 200, body = Me)))]
pub(crate) async fn name(
    State(app): State<AppState>,
    MaybePersonBySession(person): MaybePersonBySession,
    Address(address): Address,
    Browser(browser): Browser,
    Body(wish): Body<NewName>,
) -> Result<(Option<Cookie>, Json<Me>), HttpError> {
    if let Some(person) = person {
        app.limits.check_person(&person.id).await?;
        return Ok((None, Json(app.house.rename(&person, &wish.name).await?)));
    }
    app.limits.check_guest(address)?;
    let (person, secret) = app.house.welcome(&wish.name, &browser).await?;
    app.house.note_arrival(Deed::Guest, &person.id, address).await?;
    Ok((Some(set(&app, &secret)), Json(tell(&person))))
}

/// Says what one prefers.
#[utoipa::path(put, path = "/api/v1/me/preferences", tag = "people", operation_id = "set_preferences", request_body = Preferences, security(("cookie" = [])), responses(
    (status = 200, body = Me)))]
pub(crate) async fn prefer(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Body(wish): Body<Preferences>,
) -> Result<Json<Me>, HttpError> {
    app.limits.check_person(&person.id).await?;
    Ok(Json(app.house.prefer(&person, wish).await?))
}

/// Makes an account of a guest; it keeps his games.
#[utoipa::path(post, path = "/api/v1/account", tag = "people", operation_id = "make_account", request_body = Account, security(("cookie" = [])), responses(
    (status = 200, body = Me), (status = 409, description = "the login is taken")))]
pub(crate) async fn register(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Address(address): Address,
    Browser(browser): Browser,
    Body(account): Body<Account>,
) -> Result<(Cookie, Json<Me>), HttpError> {
    app.limits.check_person(&person.id).await?;
    app.limits.account.check_account(address)?;
    let (me, secret) = app.house.register(&person, account, &browser).await?;
    app.house.note_arrival(Deed::Register, &person.id, address).await?;
    Ok((set(&app, &secret), Json(me)))
}

/// Signs in to an account; the guest's games go over to it.
#[utoipa::path(post, path = "/api/v1/sign-in", tag = "people", operation_id = "sign_in", request_body = Account, security((), ("cookie" = [])), responses(
    (status = 200, body = Me), (status = 403, description = "login or password are wrong")))]
pub(crate) async fn sign_in(
    State(app): State<AppState>,
    MaybePersonBySession(guest): MaybePersonBySession,
    Address(address): Address,
    Browser(browser): Browser,
    Body(account): Body<Account>,
) -> Result<(Cookie, Json<Me>), HttpError> {
    if !house::is_login(&account.login) {
        return Err(HttpError(HouseError::WrongPassword));
    }
    app.limits.check_password(address, &account.login.to_ascii_lowercase()).await?;
    let login = account.login.clone();
    let (person, secret) = match app.house.sign_in(guest.as_ref(), account, &browser).await {
        Err(error @ HouseError::WrongPassword) => {
            app.house.note_wrong_password(&login, address).await?;
            return Err(HttpError(error));
        }
        other => other?,
    };
    app.house.note_arrival(Deed::SignIn, &person.id, address).await?;
    Ok((set(&app, &secret), Json(tell(&person))))
}

/// Signs out here.
#[utoipa::path(post, path = "/api/v1/sign-out", tag = "people", operation_id = "sign_out", security((), ("cookie" = [])), responses((status = 200)))]
pub(crate) async fn sign_out(State(app): State<AppState>, credential: Credential) -> Result<Cookie, HttpError> {
    if let Some(secret) = credential.secret() {
        app.house.sign_out(&secret).await?;
    }
    Ok(forget(&app))
}

/// Signs out everywhere; tokens end too.
#[utoipa::path(post, path = "/api/v1/sign-out-everywhere", tag = "people", operation_id = "sign_out_everywhere", security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn sign_out_everywhere(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
) -> Result<Cookie, HttpError> {
    if person.login.is_none() {
        // A guest who signs out everywhere would lose his games for ever.
        return Err(HttpError(HouseError::NoAccount));
    }
    app.house.sign_out_everywhere(&person).await?;
    Ok(forget(&app))
}

/// Makes a token for a program of one's own, shown once.
#[utoipa::path(post, path = "/api/v1/tokens", tag = "people", operation_id = "make_token", request_body = NewToken, security(("cookie" = [])), responses(
    (status = 200, body = Token)))]
pub(crate) async fn token(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Body(wish): Body<NewToken>,
) -> Result<Json<Token>, HttpError> {
    app.limits.check_person(&person.id).await?;
    Ok(Json(Token { token: app.house.new_token(&person, &wish.label).await? }))
}

/// One's tokens, without their secrets.
#[utoipa::path(get, path = "/api/v1/tokens", tag = "people", operation_id = "list_tokens", security(("cookie" = [])), responses(
    (status = 200, body = Vec<TokenInfo>)))]
pub(crate) async fn tokens(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
) -> Result<Json<Vec<TokenInfo>>, HttpError> {
    app.limits.check_person(&person.id).await?;
    Ok(Json(app.house.tokens(&person).await?))
}

/// Ends a token at once.
#[utoipa::path(delete, path = "/api/v1/tokens/{id}", tag = "people", operation_id = "end_token", params(("id" = String, Path, description = "the token's id")),
    security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn end_token(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Path(id): Path<String>,
) -> Result<Json<()>, HttpError> {
    app.limits.check_person(&person.id).await?;
    Ok(Json(app.house.end_token(&person, &id).await?))
}

fn set(app: &AppState, secret: &str) -> Cookie {
    [(header::SET_COOKIE, cookie(secret, app.secure))]
}

fn forget(app: &AppState) -> Cookie {
    [(header::SET_COOKIE, no_cookie(app.secure))]
}

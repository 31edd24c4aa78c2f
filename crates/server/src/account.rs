//! One's account: password, mail address, browsers, everything that is kept of one, and going for good.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use game::Language;

use crate::error::HttpError;
use crate::extract::{
    AccountBySession, Address, Browser, Credential, NotAProgram, PersonBySession, Spoken, cookie, no_cookie,
};
use crate::mail::{self, Mailer};
use crate::read::{Body, Path};
use crate::router::AppState;
use house::{HouseError, Person, me};
use protocol::{
    AccountInfo, Departure, Forgotten, LinkInfo, Me, NewMail, NewPassword, OneTimeLink, PasswordByLink, PersonalData,
    SessionInfo,
};

type Cookie = [(HeaderName, String); 1];

/// One's account.
#[utoipa::path(get, path = "/api/v1/account", tag = "people", operation_id = "show_account", security(("cookie" = [])), responses(
    (status = 200, body = AccountInfo)))]
pub(crate) async fn show(
    State(app): State<AppState>,
    AccountBySession(person): AccountBySession,
) -> Result<Json<AccountInfo>, HttpError> {
    Ok(Json(app.house.account(&person, app.mailer.is_some())?))
}

/// Chooses another password. Other browsers are signed out; programs with a token go on.
#[utoipa::path(put, path = "/api/v1/account/password", tag = "people", operation_id = "change_password", request_body = NewPassword, security(("cookie" = [])), responses(
    (status = 200), (status = 403, description = "that is not the present password")))]
pub(crate) async fn change_password(
    State(app): State<AppState>,
    AccountBySession(person): AccountBySession,
    credential: Credential,
    Address(address): Address,
    Spoken(language): Spoken,
    Body(wish): Body<NewPassword>,
) -> Result<Json<()>, HttpError> {
    check_password(&app, address, &person).await?;
    let secret = credential.secret().unwrap_or_default();
    app.house.change_password(&person, &secret, wish.old, wish.new).await?;
    tell_of_change(&app, &person, language);
    Ok(Json(()))
}

/// Says where one wants to be written to, or that one does not. A link that confirms the address is sent there.
#[utoipa::path(put, path = "/api/v1/account/mail", tag = "people", operation_id = "set_mail", request_body = NewMail, security(("cookie" = [])), responses(
    (status = 200, description = "a letter is on its way, or the address is forgotten"), (status = 403, description = "that is not the present password, or the server sends no mail")))]
pub(crate) async fn set_mail(
    State(app): State<AppState>,
    AccountBySession(person): AccountBySession,
    Address(address): Address,
    Spoken(language): Spoken,
    Body(wish): Body<NewMail>,
) -> Result<Json<()>, HttpError> {
    check_password(&app, address, &person).await?;
    let Some(text) = wish.mail else { return Ok(Json(app.house.drop_mail(&person, wish.password).await?)) };
    let mailer = mailer(&app)?;
    let mail = mail::address(&text).ok_or(HouseError::Mail)?;
    app.limits.account.check_letter(address, &mail)?;
    let link = app.house.new_mail(&person, wish.password, &mail).await?;
    mailer.send_confirmation(&mail, person.login.as_deref().unwrap_or_default(), &link, language)?;
    Ok(Json(()))
}

/// Has a link for a new password sent to whoever owns an account. The answer is the same whether there is one or not.
#[utoipa::path(post, path = "/api/v1/forgotten-password", tag = "people", operation_id = "forget_password", request_body = Forgotten, security((), ("cookie" = [])), responses(
    (status = 202, description = "if there is such an account and its mail address is confirmed, a letter is on its way"),
    (status = 403, description = "the server sends no mail")))]
pub(crate) async fn forgotten(
    State(app): State<AppState>,
    _asker: NotAProgram,
    Address(address): Address,
    Spoken(language): Spoken,
    Body(forgotten): Body<Forgotten>,
) -> Result<StatusCode, HttpError> {
    mailer(&app)?;
    app.limits.account.check_letter(address, &forgotten.who)?;
    // Nobody learns by waiting whether there is such an account.
    tokio::spawn(async move {
        if let Err(error) = write_to(&app, &forgotten.who, language).await {
            tracing::warn!(%error, "somebody who has forgotten a password was not written to");
        }
    });
    Ok(StatusCode::ACCEPTED)
}

async fn write_to(app: &AppState, who: &str, language: Language) -> Result<(), HouseError> {
    for found in app.house.forgotten(who).await? {
        mailer(app)?.send_password_link(&found, language)?;
    }
    Ok(())
}

/// Says what a link that works once is for.
#[utoipa::path(post, path = "/api/v1/links", tag = "people", operation_id = "show_link", request_body = OneTimeLink, security((), ("cookie" = [])), responses(
    (status = 200, body = LinkInfo), (status = 404, description = "it was used, or its time is over")))]
pub(crate) async fn link(
    State(app): State<AppState>,
    _asker: NotAProgram,
    Body(wish): Body<OneTimeLink>,
) -> Result<Json<LinkInfo>, HttpError> {
    Ok(Json(app.house.link(&wish.link).await?))
}

/// Chooses a new password with a link. All sessions and tokens end, and one is signed in anew.
#[utoipa::path(post, path = "/api/v1/links/password", tag = "people", operation_id = "reset_password", request_body = PasswordByLink, security((), ("cookie" = [])), responses(
    (status = 200, body = Me), (status = 404, description = "the link was used, or its time is over")))]
pub(crate) async fn reset_password(
    State(app): State<AppState>,
    _asker: NotAProgram,
    Address(address): Address,
    Browser(browser): Browser,
    Spoken(language): Spoken,
    Body(wish): Body<PasswordByLink>,
) -> Result<(Cookie, Json<Me>), HttpError> {
    app.limits.account.check_account(address)?;
    let (person, secret) = app.house.reset_password(&wish.link, wish.password, &browser).await?;
    tell_of_change(&app, &person, language);
    Ok(([(header::SET_COOKIE, cookie(&secret, app.secure))], Json(me(&person))))
}

/// Confirms a mail address with a link.
#[utoipa::path(post, path = "/api/v1/links/mail", tag = "people", operation_id = "confirm_mail", request_body = OneTimeLink, security((), ("cookie" = [])), responses(
    (status = 200, body = LinkInfo), (status = 404, description = "the link was used, or its time is over")))]
pub(crate) async fn confirm_mail(
    State(app): State<AppState>,
    _asker: NotAProgram,
    Body(wish): Body<OneTimeLink>,
) -> Result<Json<LinkInfo>, HttpError> {
    Ok(Json(app.house.confirm_mail(&wish.link).await?))
}

/// The browsers one is signed in with, the oldest first.
#[utoipa::path(get, path = "/api/v1/sessions", tag = "people", operation_id = "list_sessions", security(("cookie" = [])), responses(
    (status = 200, body = Vec<SessionInfo>)))]
pub(crate) async fn sessions(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    credential: Credential,
) -> Result<Json<Vec<SessionInfo>>, HttpError> {
    app.limits.check_person(&person.id).await?;
    Ok(Json(app.house.browsers(&person, &credential.secret().unwrap_or_default()).await?))
}

/// Signs out of a browser.
#[utoipa::path(delete, path = "/api/v1/sessions/{id}", tag = "people", operation_id = "end_session", params(("id" = String, Path, description = "the session's id")),
    security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn end_session(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Path(id): Path<String>,
) -> Result<Json<()>, HttpError> {
    app.limits.check_person(&person.id).await?;
    Ok(Json(app.house.end_browser(&person, &id).await?))
}

/// Everything that this server keeps of one, as a file.
#[utoipa::path(get, path = "/api/v1/me/export", tag = "people", operation_id = "export_data", security(("cookie" = [])), responses(
    (status = 200, body = PersonalData)))]
pub(crate) async fn export(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
) -> Result<impl IntoResponse, HttpError> {
    app.limits.account.check_export(&person.id)?;
    let data = app.house.export(&person).await?;
    let file = HeaderValue::from_static("attachment; filename=\"semiramis.json\"");
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(data)))
}

/// Goes for good: games in play are resigned; games stay, the name and everything else goes.
#[utoipa::path(post, path = "/api/v1/me/delete", tag = "people", operation_id = "delete_me", request_body = Departure, security(("cookie" = [])), responses(
    (status = 200), (status = 403, description = "that is not the present password")))]
pub(crate) async fn delete(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Address(address): Address,
    Body(departure): Body<Departure>,
) -> Result<(Cookie, Json<()>), HttpError> {
    check_password(&app, address, &person).await?;
    app.house.forget_person(&person, departure.confirm).await?;
    Ok(([(header::SET_COOKIE, no_cookie(app.secure))], Json(())))
}

/// Whoever has somebody's browser for a moment does not guess their password with it.
async fn check_password(app: &AppState, address: std::net::IpAddr, person: &Person) -> Result<(), HouseError> {
    app.limits.check_password(address, person.login.as_deref().unwrap_or(&person.id)).await
}

fn mailer(app: &AppState) -> Result<&Mailer, HouseError> {
    app.mailer.as_deref().ok_or(HouseError::NoMail)
}

/// Whoever did not change the password themselves hears of it.
fn tell_of_change(app: &AppState, person: &Person, language: Language) {
    let (Some(mailer), Some(mail), Some(login)) = (&app.mailer, &person.mail, &person.login) else { return };
    if let Err(error) = mailer.send_password_changed(mail, login, language) {
        tracing::warn!(%error, "somebody was not told that their password is another one");
    }
}

//! Editions: component files to play with instead of the standard box.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::error::HttpError;
use crate::extract::MaybePerson;
use crate::read::{Body, Path};
use crate::router::AppState;
use protocol::{EditionDraft, EditionFile, EditionInfo};

/// The editions of a game that the host offers besides the standard box.
#[utoipa::path(get, path = "/api/v1/games/{game}/editions", tag = "games", operation_id = "list_editions", params(("game" = String, Path, description = "its key")), responses(
    (status = 200, body = Vec<EditionInfo>)))]
pub(crate) async fn list(
    State(app): State<AppState>,
    Path(game): Path<String>,
) -> Result<Json<Vec<EditionInfo>>, HttpError> {
    Ok(Json(app.house.editions(&game)?))
}

/// The component file of an edition; `standard` is the box that comes with the game.
#[utoipa::path(get, path = "/api/v1/games/{game}/editions/{edition}", tag = "games", operation_id = "show_edition", params(
    ("game" = String, Path, description = "its key"), ("edition" = String, Path, description = "its key, or `standard`")), responses(
    (status = 200, body = EditionFile)))]
pub(crate) async fn show(
    State(app): State<AppState>,
    Path((game, edition)): Path<(String, String)>,
) -> Result<Json<EditionFile>, HttpError> {
    Ok(Json(app.house.edition_file(&game, &edition)?))
}

/// Checks a component file and says everything that is wrong with it. Nothing of it is kept: a new table brings it along.
#[utoipa::path(post, path = "/api/v1/games/{game}/editions", tag = "games", operation_id = "check_edition",
    params(("game" = String, Path, description = "its key")), request_body = EditionDraft, responses(
    (status = 200, body = EditionFile)))]
pub(crate) async fn check(
    State(app): State<AppState>,
    Path(game): Path<String>,
    Body(draft): Body<EditionDraft>,
) -> Result<Json<EditionFile>, HttpError> {
    Ok(Json(app.house.check_edition(&game, draft)?))
}

/// The component file of a table that is not played with the standard box, as TOML.
#[utoipa::path(get, path = "/api/v1/tables/{id}/edition", tag = "tables", operation_id = "download_edition", params(("id" = String, Path, description = "the table")), responses(
    (status = 200, body = String)))]
pub(crate) async fn table(
    State(app): State<AppState>,
    MaybePerson(_visitor): MaybePerson,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, HttpError> {
    let table = app.house.table(&id).await?;
    let file = app.house.table_file(&table).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], file))
}

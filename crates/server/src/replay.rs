//! Games gone through again.

use axum::Json;
use axum::extract::State;

use crate::error::HttpError;
use crate::extract::{Address, MaybePerson};
use crate::read::{Path, Query, RecordText};
use crate::router::AppState;
use protocol::{Replay, ReplayQuery};

/// A game ply by ply: what happened, how it stood after each, and the points so far.
#[utoipa::path(get, path = "/api/v1/tables/{id}/replay", tag = "records", operation_id = "replay_table", params(ReplayQuery), responses(
    (status = 200, body = Replay), (status = 403, description = "the game has not begun")))]
pub(crate) async fn table(
    State(app): State<AppState>,
    MaybePerson(person): MaybePerson,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Json<Replay>, HttpError> {
    let table = app.house.table(&id).await?;
    let person = person.as_ref().map(|person| person.id.as_str());
    Ok(Json(app.house.replay_table(&table, person, query.views).await?))
}

/// The same of a record, sent as text. It is checked, and nothing of it is kept.
#[utoipa::path(post, path = "/api/v1/records", tag = "records", operation_id = "replay_record", security(()), request_body(content = String, content_type = "text/plain"), responses(
    (status = 200, body = Replay), (status = 404, description = "there is no such game"),
    (status = 400, description = "the record is faulty: where, and why")))]
pub(crate) async fn record(
    State(app): State<AppState>,
    Address(address): Address,
    RecordText(text): RecordText,
) -> Result<Json<Replay>, HttpError> {
    if app.house.carries_new_edition(&text) {
        app.limits.check_edition(address)?;
    }
    Ok(Json(app.house.replay_record(text).await?))
}

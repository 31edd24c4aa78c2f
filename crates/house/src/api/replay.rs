//! Games gone through again.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::Shared;
use super::failed::Failed;
use super::read::{Path, Query, RecordText};
use super::who::Caller;
use crate::protocol::{Refusal, Replay};

/// How much of a game.
#[derive(Deserialize, IntoParams)]
pub(super) struct How {
    /// Whether everything on the table is told after each ply; otherwise points only.
    #[serde(default = "yes")]
    views: bool,
}

fn yes() -> bool {
    true
}

/// A game ply by ply: what happened, how it stood after each, and the points so far.
#[utoipa::path(get, path = "/api/v1/tables/{id}/replay", tag = "records", params(How), responses(
    (status = 200, body = Replay), (status = 403, body = Refusal, description = "the game has not begun"),
    (status = 404, body = Refusal)))]
pub(super) async fn table(
    State(shared): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
    Query(how): Query<How>,
) -> Result<Json<Replay>, Failed> {
    let live = shared.house.table(&id).await?;
    let person = person.as_ref().map(|person| person.id.as_str());
    Ok(Json(shared.house.replay_table(&live, person, how.views).await?))
}

/// The same of a record, sent as text. It is checked, and nothing of it is kept.
#[utoipa::path(post, path = "/api/v1/records", tag = "records", request_body(content = String, content_type = "text/plain"), responses(
    (status = 200, body = Replay), (status = 400, body = Refusal, description = "the record is faulty: where, and why")))]
pub(super) async fn record(State(shared): State<Shared>, RecordText(text): RecordText) -> Result<Json<Replay>, Failed> {
    Ok(Json(shared.house.replay_record(text).await?))
}

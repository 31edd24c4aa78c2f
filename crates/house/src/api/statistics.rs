//! What one has played.

use axum::Json;
use axum::extract::State;

use super::Shared;
use super::failed::Failed;
use super::who::Known;
use crate::protocol::{Refusal, Statistics};

/// One's own finished games: how many, how well, against whom.
#[utoipa::path(get, path = "/api/v1/statistics", tag = "people", responses(
    (status = 200, body = Statistics), (status = 404, body = Refusal, description = "one has not told one's name yet")))]
pub(super) async fn mine(State(shared): State<Shared>, Known(person): Known) -> Result<Json<Statistics>, Failed> {
    shared.guard.check_person(&person.id)?;
    Ok(Json(shared.house.statistics(&person).await?))
}

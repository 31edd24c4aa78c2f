//! What one has played.

use axum::Json;
use axum::extract::State;

use crate::error::HttpError;
use crate::extract::PersonByAnyMeans;
use crate::router::AppState;
use protocol::Statistics;

/// One's own finished games: how many, how well, against whom.
#[utoipa::path(get, path = "/api/v1/statistics", tag = "people", operation_id = "show_statistics", security(("cookie" = []), ("token" = [])), responses(
    (status = 200, body = Statistics)))]
pub(crate) async fn mine(
    State(app): State<AppState>,
    PersonByAnyMeans(person): PersonByAnyMeans,
) -> Result<Json<Statistics>, HttpError> {
    app.limits.check_person(&person.id).await?;
    Ok(Json(app.house.statistics(&person).await?))
}

//! What an edition changes.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use crate::error::HttpError;
use crate::extract::{Address, PersonBySession};
use crate::read::{Body, Query};
use crate::router::{AppState, LONGEST_WAIT};
use house::{LongPoll, compares_new_edition};
use protocol::{ComparisonProgress, ComparisonQuery, ComparisonWish};

/// Plays games with two editions on the same deals, and tells what is different, as far as it is known by now. Ask again with the same body until it is over.
#[utoipa::path(post, path = "/api/v1/comparison", tag = "games", operation_id = "compare_editions", security(("cookie" = [])), params(ComparisonQuery), request_body = ComparisonWish, responses(
    (status = 200, body = ComparisonProgress), (status = 400, description = "an edition, the number of players or of games can't be played"),
    (status = 404, description = "there is no such game or edition"),
    (status = 429, description = "another comparison of yours is under way")))]
pub(crate) async fn compare(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Address(address): Address,
    Query(query): Query<ComparisonQuery>,
    Body(wish): Body<ComparisonWish>,
) -> Result<Json<ComparisonProgress>, HttpError> {
    app.limits.check_person(&person.id).await?;
    if compares_new_edition(&wish) {
        app.limits.check_edition(address)?;
    }
    let poll = LongPoll { done: query.done, wait: Duration::from_secs(query.wait.min(LONGEST_WAIT)) };
    Ok(Json(app.house.compare(&person, &wish, poll).await?))
}

/// Ends the comparison that you have under way, if there is one.
#[utoipa::path(delete, path = "/api/v1/comparison", tag = "games", operation_id = "end_comparison", security(("cookie" = [])), responses(
    (status = 204, description = "none of yours is under way any more")))]
pub(crate) async fn end(State(app): State<AppState>, PersonBySession(person): PersonBySession) -> StatusCode {
    app.house.end_comparison(&person);
    StatusCode::NO_CONTENT
}

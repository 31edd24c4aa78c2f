//! What the page teaches with. Nothing here touches a table: it is all replayed from records that come with the house.

use axum::Json;

use crate::error::HttpError;
use crate::read::{Path, Query};
use house::HouseError;
use house::Lessons;
use protocol::{Example, Explanation, ExplanationQuery, Lesson, LessonSnapshotQuery, Snapshot};

fn lessons(game: &str) -> Result<&'static Lessons, HouseError> {
    Lessons::of(game).ok_or_else(|| HouseError::Game(game.chars().take(40).collect()))
}

/// A position drawn in the rules of a game.
#[utoipa::path(get, path = "/api/v1/examples/{game}/{name}", tag = "games", operation_id = "show_example", security(()), responses(
    (status = 200, body = Example)))]
pub(crate) async fn example(Path((game, name)): Path<(String, String)>) -> Result<Json<Example>, HttpError> {
    Ok(Json(lessons(&game)?.example(&name).ok_or(HouseError::Page)?))
}

/// The guided first game.
#[utoipa::path(get, path = "/api/v1/lessons/{game}", tag = "games", operation_id = "show_lesson", security(()), responses(
    (status = 200, body = Lesson)))]
pub(crate) async fn lesson(Path(game): Path<String>) -> Result<Json<&'static Lesson>, HttpError> {
    Ok(Json(lessons(&game)?.lesson()))
}

/// How the game of a lesson stands after so many plies.
#[utoipa::path(get, path = "/api/v1/lessons/{game}/snapshot", tag = "games", operation_id = "show_lesson_snapshot", security(()), params(LessonSnapshotQuery), responses(
    (status = 200, body = Snapshot)))]
pub(crate) async fn snapshot(
    Path(game): Path<String>,
    Query(query): Query<LessonSnapshotQuery>,
) -> Result<Json<Snapshot>, HttpError> {
    Ok(Json(lessons(&game)?.snapshot(query.ply).ok_or(HouseError::Page)?))
}

/// What a decision would be there, or why it is not allowed.
#[utoipa::path(get, path = "/api/v1/lessons/{game}/explain", tag = "games", operation_id = "explain_lesson_move", security(()), params(ExplanationQuery), responses(
    (status = 200, body = Explanation)))]
pub(crate) async fn explain(
    Path(game): Path<String>,
    Query(query): Query<ExplanationQuery>,
) -> Result<Json<Explanation>, HttpError> {
    Ok(Json(lessons(&game)?.explain(query.ply, &query.decision).ok_or(HouseError::Page)?))
}

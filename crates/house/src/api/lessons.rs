//! What the page teaches with. Nothing here touches a table: it is all replayed from records that come with the house.

use axum::Json;
use axum::extract::{Path, Query};
use serde::Deserialize;
use utoipa::IntoParams;

use super::failed::Failed;
use crate::lessons::Study;
use crate::protocol::{Example, Explanation, Lesson, Moment, Refusal};
use crate::refusal::No;

fn study(game: &str) -> Result<&'static Study, No> {
    Study::of(game).ok_or_else(|| No::Game(game.chars().take(40).collect()))
}

/// A position drawn in the rules of a game.
#[utoipa::path(get, path = "/api/v1/examples/{game}/{name}", tag = "games", responses(
    (status = 200, body = Example), (status = 404, body = Refusal)))]
pub(super) async fn example(Path((game, name)): Path<(String, String)>) -> Result<Json<Example>, Failed> {
    Ok(Json(study(&game)?.example(&name).ok_or(No::Page)?))
}

/// The guided first game.
#[utoipa::path(get, path = "/api/v1/lessons/{game}", tag = "games", responses(
    (status = 200, body = Lesson), (status = 404, body = Refusal)))]
pub(super) async fn lesson(Path(game): Path<String>) -> Result<Json<&'static Lesson>, Failed> {
    Ok(Json(study(&game)?.lesson()))
}

/// Which moment of a lesson.
#[derive(Deserialize, IntoParams)]
pub(super) struct When {
    /// After so many plies.
    ply: usize,
}

/// How the game of a lesson stands after so many plies.
#[utoipa::path(get, path = "/api/v1/lessons/{game}/moment", tag = "games", params(When), responses(
    (status = 200, body = Moment), (status = 404, body = Refusal)))]
pub(super) async fn moment(Path(game): Path<String>, Query(when): Query<When>) -> Result<Json<Moment>, Failed> {
    Ok(Json(study(&game)?.moment(when.ply).ok_or(No::Page)?))
}

/// Which decision.
#[derive(Deserialize, IntoParams)]
pub(super) struct What {
    /// After so many plies.
    ply: usize,
    /// The decision, in notation.
    decision: String,
}

/// What a decision would be there, or why it is not allowed.
#[utoipa::path(get, path = "/api/v1/lessons/{game}/explain", tag = "games", params(What), responses(
    (status = 200, body = Explanation), (status = 404, body = Refusal)))]
pub(super) async fn explain(Path(game): Path<String>, Query(what): Query<What>) -> Result<Json<Explanation>, Failed> {
    Ok(Json(study(&game)?.explain(what.ply, &what.decision).ok_or(No::Page)?))
}

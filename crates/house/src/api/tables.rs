//! Games and tables.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use table::Language;
use tokio::time::{Instant, timeout_at};
use utoipa::IntoParams;

use super::Shared;
use super::failed::Failed;
use super::read::{Body, Path, Query};
use super::who::{Caller, Known};
use crate::house::Answer;
use crate::protocol::{
    Deed, GameInfo, LevelInfo, List, Moment, NewTable, OptionInfo, Refusal, TableInfo, TableNews, Told,
};
use crate::refusal::No;

/// The longest anybody may wait for something to happen, in seconds.
const LONGEST: u64 = 30;

/// The games of the house.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games() -> Json<Vec<GameInfo>> {
    let levels: Vec<_> = minds::Level::ALL.iter().map(|level| LevelInfo { key: level.key() }).collect();
    let game = |kind: &&dyn table::Kind| {
        let meta = kind.meta();
        let option = |&table::OptionSpec { key, values, fewest, most }: &table::OptionSpec| OptionInfo {
            key,
            values,
            fewest,
            most,
        };
        GameInfo {
            key: meta.key,
            fewest: meta.fewest,
            most: meta.most,
            options: meta.options.iter().map(option).collect(),
            categories: meta.categories,
            levels: levels.clone(),
        }
    };
    Json(shelf::GAMES.iter().map(game).collect())
}

/// The rules of a game as Markdown, in `en` or `fr`.
#[utoipa::path(get, path = "/api/v1/rules/{game}/{language}", tag = "games", params(
    ("game" = String, Path, description = "its key"), ("language" = String, Path, description = "`en` or `fr`")), responses((status = 200, body = String)))]
pub(super) async fn rules(Path((game, language)): Path<(String, String)>) -> Result<impl IntoResponse, Failed> {
    let kind = shelf::find(&game).ok_or_else(|| No::Game(game.chars().take(40).collect()))?;
    let language = Language::of_locale(&language).ok_or(No::Page)?;
    let kinds = [(header::CONTENT_TYPE, "text/markdown; charset=utf-8"), (header::CACHE_CONTROL, "max-age=300")];
    Ok((kinds, kind.meta().rulebook.get(language)))
}

/// Which tables.
#[derive(Deserialize, IntoParams)]
pub(super) struct Which {
    /// `open`, `playing`, `mine` or `finished`.
    #[serde(default)]
    list: List,
}

/// Tables of a list.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(Which), responses(
    (status = 200, body = Vec<TableInfo>)))]
pub(super) async fn list(
    State(shared): State<Shared>,
    Caller(person): Caller,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableInfo>>, Failed> {
    Ok(Json(shared.house.list(which.list, person.as_ref()).await?))
}

/// Makes a table; if every seat is taken, the game begins.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable, responses(
    (status = 200, body = TableInfo), (status = 400, body = Refusal)))]
pub(super) async fn make(
    State(shared): State<Shared>,
    Known(person): Known,
    Body(wish): Body<NewTable>,
) -> Result<Json<TableInfo>, Failed> {
    shared.guard.check_person(&person.id)?;
    let live = shared.house.make(&person, &wish).await?;
    Ok(Json(shared.house.info(&live, Some(&person.id)).await))
}

/// A table.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", params(("id" = String, Path, description = "the table")), responses(
    (status = 200, body = TableInfo), (status = 404, body = Refusal)))]
pub(super) async fn show(
    State(shared): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Failed> {
    let live = shared.house.table(&id).await?;
    Ok(Json(shared.house.info(&live, person.as_ref().map(|person| person.id.as_str())).await))
}

/// Does something at a table. The answer comes when it is stored.
#[utoipa::path(post, path = "/api/v1/tables/{id}/deeds", tag = "tables", params(("id" = String, Path, description = "the table")), request_body = Deed, responses(
    (status = 200, body = TableNews), (status = 403, body = Refusal), (status = 409, body = Refusal),
    (status = 422, body = Refusal, description = "the rules don't allow it"), (status = 503, body = Refusal)))]
pub(super) async fn act(
    State(shared): State<Shared>,
    Known(person): Known,
    Path(id): Path<String>,
    Body(deed): Body<Deed>,
) -> Result<Json<TableNews>, Failed> {
    shared.guard.check_deed(&person.id, &deed)?;
    // Once begun it is ended and told, though who asked may not wait for the answer.
    let act = tokio::spawn(async move { shared.house.act(&person, &id, deed).await });
    Ok(Json(match act.await.map_err(|_| No::Unavailable)?? {
        Answer::Done => TableNews::Done { request: 0 },
        Answer::News(news) => *news,
    }))
}

/// Which moment.
#[derive(Deserialize, IntoParams)]
pub(super) struct When {
    /// How it stood after so many plies; without it, how it stands now.
    ply: Option<usize>,
    /// What has happened since this entry is told too.
    after: Option<usize>,
    /// Wait so many seconds, 30 at most, until something has happened since.
    wait: Option<u64>,
}

/// How a game stands, or stood after a ply.
#[utoipa::path(get, path = "/api/v1/tables/{id}/moment", tag = "tables", params(("id" = String, Path, description = "the table"), When), responses(
    (status = 200, body = Moment), (status = 403, body = Refusal, description = "the game has not begun")))]
pub(super) async fn moment(
    State(shared): State<Shared>,
    Path(id): Path<String>,
    Query(when): Query<When>,
) -> Result<Json<Moment>, Failed> {
    let live = shared.house.table(&id).await?;
    if let Some(ply) = when.ply {
        return Ok(Json(shared.house.moment_at(&live, ply).await?));
    }
    let mut news = live.listen();
    let until = Instant::now() + Duration::from_secs(when.wait.unwrap_or(0).min(LONGEST));
    loop {
        // A house that closes keeps nobody waiting.
        let late = Instant::now() >= until || shared.house.is_closing();
        let moment = shared.house.moment(&live, when.after).await?;
        let known = when.after.unwrap_or(0);
        if let Some(moment) = moment {
            if moment.number > known || when.after.is_none() || late {
                return Ok(Json(moment));
            }
        } else if late {
            return Err(Failed(No::NotBegun));
        }
        // Whatever is heard, or nothing for too long: look again.
        let _ = timeout_at(until, news.recv()).await;
    }
}

/// The whole log of a game so far.
#[utoipa::path(get, path = "/api/v1/tables/{id}/told", tag = "tables", params(("id" = String, Path, description = "the table")), responses((status = 200, body = Vec<Told>)))]
pub(super) async fn told(State(shared): State<Shared>, Path(id): Path<String>) -> Result<Json<Vec<Told>>, Failed> {
    let live = shared.house.table(&id).await?;
    Ok(Json(shared.house.log(&live).await?))
}

/// The record of a game, as text; with the dealer's seed when it is over.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables", params(("id" = String, Path, description = "the table")), responses((status = 200, body = String)))]
pub(super) async fn record(State(shared): State<Shared>, Path(id): Path<String>) -> Result<impl IntoResponse, Failed> {
    let live = shared.house.table(&id).await?;
    let record = shared.house.record(&live).await?;
    let name = format!("attachment; filename=\"{}-{}.sem\"", record.game, &live.id[..8.min(live.id.len())]);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_string()))
}

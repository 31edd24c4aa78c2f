//! Games and tables.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Language;
use tokio::time::{Instant, timeout_at};
use tracing::Instrument;

use crate::admin::{LAST_PAGE, Page, page};
use crate::error::HttpError;
use crate::extract::{Address, MaybePerson, PersonByAnyMeans, PersonBySession};
use crate::read::{Body, Path, Query};
use crate::router::{AppState, LONGEST_WAIT};
use house::HouseError;
use protocol::{
    Answer, Command, GameInfo, LevelInfo, LogItem, NewTable, OptionInfo, Snapshot, SnapshotQuery, TableInfo,
    TablesQuery,
};

/// The games of the house.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", operation_id = "list_games", security(()), responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    let levels: Vec<_> = minds::Level::ALL.iter().map(|level| LevelInfo { key: level.key().to_owned() }).collect();
    let game = |kind: &&dyn game::GameKind| {
        let meta = kind.meta();
        let option = |&game::OptionSpec { key, values, fewest, most, .. }: &game::OptionSpec| OptionInfo {
            key: key.to_owned(),
            values: owned(values),
            fewest,
            most,
        };
        GameInfo {
            key: meta.key.to_owned(),
            fewest: meta.fewest,
            most: meta.most,
            options: meta.options.iter().map(option).collect(),
            categories: owned(meta.categories),
            levels: levels.clone(),
        }
    };
    Json(catalog::GAMES.iter().map(game).collect())
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// The rules of a game as Markdown, in `en` or `fr`.
#[utoipa::path(get, path = "/api/v1/rules/{game}/{language}", tag = "games", operation_id = "show_rules", security(()), params(
    ("game" = String, Path, description = "its key"), ("language" = String, Path, description = "`en` or `fr`")), responses(
    (status = 200, body = String, content_type = "text/markdown")))]
pub(crate) async fn rules(Path((game, language)): Path<(String, String)>) -> Result<impl IntoResponse, HttpError> {
    let kind = catalog::find(&game).ok_or_else(|| HouseError::Game(game.chars().take(40).collect()))?;
    let language = Language::of_locale(&language).ok_or(HouseError::Page)?;
    let kinds = [(header::CONTENT_TYPE, "text/markdown; charset=utf-8"), (header::CACHE_CONTROL, "max-age=300")];
    Ok((kinds, kind.meta().rulebook.get(language)))
}

/// A page of a list of tables: 50 public ones, at most 3 of them one person's, those visited last first; or 200 of your own.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", operation_id = "list_tables", params(TablesQuery), responses(
    (status = 200, body = Vec<TableInfo>)))]
pub(crate) async fn list(
    State(app): State<AppState>,
    MaybePerson(person): MaybePerson,
    Query(query): Query<TablesQuery>,
) -> Result<Page<TableInfo>, HttpError> {
    let at = query.page.min(LAST_PAGE);
    let found = app.house.list(query.list, person.as_ref(), at as usize).await?;
    let next = || {
        let list = serde_json::to_value(query.list).unwrap_or_default();
        format!("list={}&page={}", list.as_str().unwrap_or_default(), at + 1)
    };
    Ok(page(found, "/api/v1/tables", next))
}

/// Makes a table; if every seat is taken, the game begins.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", operation_id = "make_table", request_body = NewTable, security(("cookie" = [])), responses(
    (status = 200, body = TableInfo),
    (status = 404, description = "there is no such game, or no such table to go on from")))]
pub(crate) async fn make(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Address(address): Address,
    Body(wish): Body<NewTable>,
) -> Result<Json<TableInfo>, HttpError> {
    app.limits.check_person(&person.id).await?;
    if app.house.brings_new_edition(&wish) {
        app.limits.check_edition(address)?;
    }
    let table = app.house.make(&person, &wish).await?;
    Ok(Json(app.house.info_at(&table, Some(&person.id)).await))
}

/// A table.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", operation_id = "show_table", params(("id" = String, Path, description = "the table")), responses(
    (status = 200, body = TableInfo)))]
pub(crate) async fn show(
    State(app): State<AppState>,
    MaybePerson(person): MaybePerson,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, HttpError> {
    let table = app.house.table(&id).await?;
    if let Some(person) = &person {
        app.house.check_not_kicked(&table, &person.id).await?;
        app.house.visit(&table);
    }
    Ok(Json(app.house.info_at(&table, person.as_ref().map(|person| person.id.as_str())).await))
}

/// Does something at a table. The answer comes when it is stored.
#[utoipa::path(post, path = "/api/v1/tables/{id}/commands", tag = "tables", operation_id = "send_command", params(("id" = String, Path, description = "the table")), request_body = Command, security(("cookie" = []), ("token" = [])), responses(
    (status = 200, body = Answer), (status = 409, description = "something has happened since"), (status = 422, description = "the rules forbid it")))]
pub(crate) async fn act(
    State(app): State<AppState>,
    PersonByAnyMeans(person): PersonByAnyMeans,
    Address(address): Address,
    Path(id): Path<String>,
    Body(command): Body<Command>,
) -> Result<Json<Answer>, HttpError> {
    app.limits.check_command(address, &person.id, &command).await?;
    // Once begun it is ended and told, though who asked may not wait for the answer.
    let act = tokio::spawn(async move { app.house.act(&person, &id, command).await }.in_current_span());
    Ok(Json(act.await.map_err(|_| HouseError::Unavailable)??))
}

/// How a game stands, or stood after a ply.
#[utoipa::path(get, path = "/api/v1/tables/{id}/snapshot", tag = "tables", operation_id = "show_snapshot", params(("id" = String, Path, description = "the table"), SnapshotQuery), responses(
    (status = 200, body = Snapshot), (status = 204, description = "the game has not begun")))]
pub(crate) async fn snapshot(
    State(app): State<AppState>,
    MaybePerson(_visitor): MaybePerson,
    Path(id): Path<String>,
    Query(query): Query<SnapshotQuery>,
) -> Result<Response, HttpError> {
    let table = app.house.table(&id).await?;
    if let Some(ply) = query.ply {
        return Ok(Json(app.house.snapshot_at(&table, ply).await?).into_response());
    }
    let mut news = table.listen();
    let until = Instant::now() + Duration::from_secs(query.wait.unwrap_or(0).min(LONGEST_WAIT));
    loop {
        // A house that closes keeps nobody waiting.
        let late = Instant::now() >= until || app.house.is_closing();
        let snapshot = app.house.snapshot(&table, query.after).await?;
        let known = query.after.unwrap_or(0);
        if let Some(snapshot) = snapshot {
            if snapshot.number > known || query.after.is_none() || late {
                return Ok(Json(snapshot).into_response());
            }
        } else if late {
            return Ok(StatusCode::NO_CONTENT.into_response());
        }
        // Whatever is heard, or nothing for too long: look again.
        let _ = timeout_at(until, news.recv()).await;
    }
}

/// The whole log of a game so far.
#[utoipa::path(get, path = "/api/v1/tables/{id}/log", tag = "tables", operation_id = "show_log", params(("id" = String, Path, description = "the table")), responses((status = 200, body = Vec<LogItem>)))]
pub(crate) async fn log(
    State(app): State<AppState>,
    MaybePerson(_visitor): MaybePerson,
    Path(id): Path<String>,
) -> Result<Json<Vec<LogItem>>, HttpError> {
    let table = app.house.table(&id).await?;
    Ok(Json(app.house.log(&table).await?))
}

/// The record of a game, as text; with the dealer's seed when it is over.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables", operation_id = "show_record", params(("id" = String, Path, description = "the table")), responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn record(
    State(app): State<AppState>,
    MaybePerson(_visitor): MaybePerson,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, HttpError> {
    let table = app.house.table(&id).await?;
    let record = app.house.record(&table).await?;
    let name = format!("attachment; filename=\"{}-{}.sem\"", record.game, &table.id[..8.min(table.id.len())]);
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record.to_string()))
}

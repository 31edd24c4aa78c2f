//! Games looked at again.

use std::time::Duration;

use axum::Json;
use axum::extract::State;

use crate::error::HttpError;
use crate::extract::{Address, PersonBySession};
use crate::read::{Path, Query, RecordText};
use crate::router::{AppState, LONGEST_WAIT};
use house::LongPoll;
use protocol::{AnalysisProgress, AnalysisQuery};

fn long_poll(query: AnalysisQuery) -> LongPoll {
    LongPoll { done: query.done, wait: Duration::from_secs(query.wait.min(LONGEST_WAIT)) }
}

/// What each decision of a finished game lost and what luck gave, or how far that is: ask again until it is there.
#[utoipa::path(get, path = "/api/v1/tables/{id}/analysis", tag = "records", operation_id = "analyse_table", security(("cookie" = [])), params(AnalysisQuery), responses(
    (status = 200, body = AnalysisProgress), (status = 403, description = "the game is not over"),
    (status = 429, description = "another analysis of yours is under way")))]
pub(crate) async fn table(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Path(id): Path<String>,
    Query(query): Query<AnalysisQuery>,
) -> Result<Json<AnalysisProgress>, HttpError> {
    app.limits.check_person(&person.id).await?;
    let table = app.house.table(&id).await?;
    Ok(Json(app.house.analyse_table(&person, &table, long_poll(query)).await?))
}

/// The same of a record, sent as text each time one asks.
#[utoipa::path(post, path = "/api/v1/records/analysis", tag = "records", operation_id = "analyse_record", security(("cookie" = [])), params(AnalysisQuery),
    request_body(content = String, content_type = "text/plain"), responses(
    (status = 200, body = AnalysisProgress), (status = 404, description = "there is no such game"),
    (status = 400, description = "the record is faulty"),
    (status = 429, description = "another analysis of yours is under way")))]
pub(crate) async fn record(
    State(app): State<AppState>,
    PersonBySession(person): PersonBySession,
    Address(address): Address,
    Query(query): Query<AnalysisQuery>,
    RecordText(text): RecordText,
) -> Result<Json<AnalysisProgress>, HttpError> {
    app.limits.check_person(&person.id).await?;
    if app.house.carries_new_edition(&text) {
        app.limits.check_edition(address)?;
    }
    Ok(Json(app.house.analyse_record(&person, &text, long_poll(query)).await?))
}

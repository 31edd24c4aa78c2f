//! Games looked at again.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::Shared;
use super::failed::Failed;
use super::read::{Path, Query, RecordText};
use super::who::Known;
use crate::house::Patience;
use crate::protocol::{AnalysisNews, Refusal};

/// The longest anybody may wait for something new, in seconds.
const LONGEST: u64 = 30;

/// What is known already.
#[derive(Deserialize, IntoParams)]
pub(super) struct Since {
    /// So many plies were looked at when one asked before.
    #[serde(default)]
    done: usize,
    /// Wait so many seconds, 30 at most, until more are.
    #[serde(default)]
    wait: u64,
}

impl From<Since> for Patience {
    fn from(since: Since) -> Patience {
        Patience { done: since.done, wait: Duration::from_secs(since.wait.min(LONGEST)) }
    }
}

/// What each decision of a finished game lost and what luck gave, or how far that is: ask again until it is there.
#[utoipa::path(get, path = "/api/v1/tables/{id}/analysis", tag = "records", params(Since), responses(
    (status = 200, body = AnalysisNews), (status = 403, body = Refusal, description = "the game is not over"),
    (status = 429, body = Refusal, description = "another analysis of yours is under way")))]
pub(super) async fn table(
    State(shared): State<Shared>,
    Known(person): Known,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Result<Json<AnalysisNews>, Failed> {
    shared.guard.check_person(&person.id)?;
    let live = shared.house.table(&id).await?;
    Ok(Json(shared.house.analyse_table(&person, &live, since.into()).await?))
}

/// The same of a record, sent as text each time one asks.
#[utoipa::path(post, path = "/api/v1/records/analysis", tag = "records", params(Since),
    request_body(content = String, content_type = "text/plain"), responses(
    (status = 200, body = AnalysisNews), (status = 400, body = Refusal, description = "the record is faulty"),
    (status = 429, body = Refusal, description = "another analysis of yours is under way")))]
pub(super) async fn record(
    State(shared): State<Shared>,
    Known(person): Known,
    Query(since): Query<Since>,
    RecordText(text): RecordText,
) -> Result<Json<AnalysisNews>, Failed> {
    shared.guard.check_person(&person.id)?;
    Ok(Json(shared.house.analyse_record(&person, &text, since.into()).await?))
}

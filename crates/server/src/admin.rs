//! What admins see and do: people, addresses, tables, reports, bulletins, the audit log.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, header};

use crate::error::HttpError;
use crate::extract::AdminBySession;
use crate::read::{Body, Path, Query};
use crate::router::AppState;
use house::admin::{addresses, log, people, reports, tables};
use protocol::{
    AddressBan, AdminPerson, AdminTable, AdminTablesQuery, AuditLine, AuditQuery, Bulletin, NewAddressBan, NewBan,
    NewBulletin, PeopleQuery, Report, ReportsQuery, Settlement,
};

/// Nobody turns so many pages.
pub(crate) const LAST_PAGE: u32 = 100_000;

/// The header that names the next page.
pub(crate) type Link = [(HeaderName, String); 1];

/// A page of a list, with the address of the next one if there is any.
pub(crate) type Page<T> = (Option<Link>, Json<Vec<T>>);

/// A page of a list; `next` is the query of the page after it.
pub(crate) fn page<T>((all, more): (Vec<T>, bool), path: &str, next: impl FnOnce() -> String) -> Page<T> {
    (more.then(|| [(header::LINK, format!("<{path}?{}>; rel=\"next\"", next()))]), Json(all))
}

/// A text as it stands in an address.
fn quoted(text: &str) -> String {
    percent_encoding::utf8_percent_encode(text, percent_encoding::NON_ALPHANUMERIC).to_string()
}

/// People.
#[utoipa::path(get, path = "/api/v1/admin/people", tag = "admin", operation_id = "find_people", params(PeopleQuery),
    security(("cookie" = [])), responses((status = 200, body = Vec<AdminPerson>)))]
pub(crate) async fn find_people(
    State(app): State<AppState>,
    AdminBySession(_admin): AdminBySession,
    Query(query): Query<PeopleQuery>,
) -> Result<Page<AdminPerson>, HttpError> {
    let at = query.page.min(LAST_PAGE);
    let found = people::find(app.house.store(), &query.search, query.filter, at as usize, house::now()).await?;
    let next = || format!("search={}&filter={}&page={}", quoted(&query.search), query.filter.key(), at + 1);
    Ok(page(found, "/api/v1/admin/people", next))
}

/// Lets a person in no more, until a time or without end.
#[utoipa::path(put, path = "/api/v1/admin/people/{id}/ban", tag = "admin", operation_id = "ban_person", params(("id" = String, Path, description = "the person")),
    request_body = NewBan, security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn ban(
    State(app): State<AppState>,
    AdminBySession(admin): AdminBySession,
    Path(id): Path<String>,
    Body(ban): Body<NewBan>,
) -> Result<Json<()>, HttpError> {
    Ok(Json(app.house.ban(&admin, &id, &ban).await?))
}

/// Lets a person in again.
#[utoipa::path(delete, path = "/api/v1/admin/people/{id}/ban", tag = "admin", operation_id = "unban_person", params(("id" = String, Path, description = "the person")),
    security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn unban(
    State(app): State<AppState>,
    AdminBySession(admin): AdminBySession,
    Path(id): Path<String>,
) -> Result<Json<()>, HttpError> {
    Ok(Json(app.house.unban(&admin, &id).await?))
}

/// The addresses that are not let in.
#[utoipa::path(get, path = "/api/v1/admin/addresses", tag = "admin", operation_id = "list_banned_addresses",
    security(("cookie" = [])), responses((status = 200, body = Vec<AddressBan>)))]
pub(crate) async fn banned_addresses(
    State(app): State<AppState>,
    AdminBySession(_admin): AdminBySession,
) -> Result<Json<Vec<AddressBan>>, HttpError> {
    Ok(Json(addresses::list(app.house.store(), house::now()).await?))
}

/// Lets an address or a network in no more, until a time or without end.
#[utoipa::path(post, path = "/api/v1/admin/addresses", tag = "admin", operation_id = "ban_address", request_body = NewAddressBan,
    security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn ban_address(
    State(app): State<AppState>,
    AdminBySession(admin): AdminBySession,
    Body(ban): Body<NewAddressBan>,
) -> Result<Json<()>, HttpError> {
    Ok(Json(app.house.ban_address(&admin, &ban).await?))
}

/// Lets an address or a network in again.
#[utoipa::path(delete, path = "/api/v1/admin/addresses/{network}", tag = "admin", operation_id = "unban_address",
    params(("network" = String, Path, description = "the network, with its slash as %2F")), security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn unban_address(
    State(app): State<AppState>,
    AdminBySession(admin): AdminBySession,
    Path(network): Path<String>,
) -> Result<Json<()>, HttpError> {
    Ok(Json(app.house.unban_address(&admin, &network).await?))
}

/// Tables.
#[utoipa::path(get, path = "/api/v1/admin/tables", tag = "admin", operation_id = "find_tables", params(AdminTablesQuery),
    security(("cookie" = [])), responses((status = 200, body = Vec<AdminTable>)))]
pub(crate) async fn find_tables(
    State(app): State<AppState>,
    AdminBySession(_admin): AdminBySession,
    Query(query): Query<AdminTablesQuery>,
) -> Result<Page<AdminTable>, HttpError> {
    let at = query.page.min(LAST_PAGE);
    let wanted = tables::TablesWanted { state: query.state, search: &query.search };
    let found = tables::page(app.house.store(), wanted, at as usize).await?;
    let next = || {
        let state = query.state.and_then(|state| serde_json::to_value(state).ok());
        let state = state.as_ref().and_then(|state| state.as_str()).map(|state| format!("state={state}&"));
        format!("{}search={}&page={}", state.unwrap_or_default(), quoted(&query.search), at + 1)
    };
    Ok(page(found, "/api/v1/admin/tables", next))
}

/// Closes a table: nothing can be played or said there any more.
#[utoipa::path(post, path = "/api/v1/admin/tables/{id}/close", tag = "admin", operation_id = "close_table", params(("id" = String, Path, description = "the table")),
    security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn close_table(
    State(app): State<AppState>,
    AdminBySession(admin): AdminBySession,
    Path(id): Path<String>,
) -> Result<Json<()>, HttpError> {
    Ok(Json(app.house.close_table(&admin, &id).await?))
}

/// Reports.
#[utoipa::path(get, path = "/api/v1/admin/reports", tag = "admin", operation_id = "list_reports", params(ReportsQuery),
    security(("cookie" = [])), responses((status = 200, body = Vec<Report>)))]
pub(crate) async fn list_reports(
    State(app): State<AppState>,
    AdminBySession(_admin): AdminBySession,
    Query(query): Query<ReportsQuery>,
) -> Result<Page<Report>, HttpError> {
    let at = query.page.min(LAST_PAGE);
    let found = reports::page(app.house.store(), query.settled, at as usize).await?;
    Ok(page(found, "/api/v1/admin/reports", || format!("settled={}&page={}", query.settled, at + 1)))
}

/// Marks a report as settled, or as not settled after all.
#[utoipa::path(put, path = "/api/v1/admin/reports/{id}", tag = "admin", operation_id = "settle_report", params(("id" = String, Path, description = "the report")),
    request_body = Settlement, security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn settle_report(
    State(app): State<AppState>,
    AdminBySession(admin): AdminBySession,
    Path(id): Path<String>,
    Body(wish): Body<Settlement>,
) -> Result<Json<()>, HttpError> {
    Ok(Json(app.house.settle(&admin, &id, wish.settled).await?))
}

/// What the host tells everybody now, the latest first.
#[utoipa::path(get, path = "/api/v1/bulletins", tag = "hosts", operation_id = "list_bulletins", security(()), responses((status = 200, body = Vec<Bulletin>)))]
pub(crate) async fn bulletins(State(app): State<AppState>) -> Json<Vec<Bulletin>> {
    Json(app.house.bulletins())
}

/// Tells everybody something; the answer is its id.
#[utoipa::path(post, path = "/api/v1/admin/bulletins", tag = "admin", operation_id = "post_bulletin", request_body = NewBulletin,
    security(("cookie" = [])), responses((status = 200, body = String)))]
pub(crate) async fn announce(
    State(app): State<AppState>,
    AdminBySession(admin): AdminBySession,
    Body(bulletin): Body<NewBulletin>,
) -> Result<Json<String>, HttpError> {
    Ok(Json(app.house.post_bulletin(&admin, &bulletin).await?))
}

/// Tells it no more.
#[utoipa::path(delete, path = "/api/v1/admin/bulletins/{id}", tag = "admin", operation_id = "withdraw_bulletin", params(("id" = String, Path, description = "the bulletin")),
    security(("cookie" = [])), responses((status = 200)))]
pub(crate) async fn withdraw(
    State(app): State<AppState>,
    AdminBySession(admin): AdminBySession,
    Path(id): Path<String>,
) -> Result<Json<()>, HttpError> {
    Ok(Json(app.house.withdraw(&admin, &id).await?))
}

/// The audit log: sign-ins and what admins do, the latest first.
#[utoipa::path(get, path = "/api/v1/admin/log", tag = "admin", operation_id = "show_audit_log", params(AuditQuery),
    security(("cookie" = [])), responses((status = 200, body = Vec<AuditLine>)))]
pub(crate) async fn audit_log(
    State(app): State<AppState>,
    AdminBySession(_admin): AdminBySession,
    Query(query): Query<AuditQuery>,
) -> Result<Page<AuditLine>, HttpError> {
    let found = log::lines(app.house.store(), &query.before, &query.about, None).await?;
    let last = found.0.last().map(|line| line.id.clone()).unwrap_or_default();
    Ok(page(found, "/api/v1/admin/log", || format!("about={}&before={last}", quoted(&query.about))))
}

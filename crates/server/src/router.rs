//! The house over HTTP and sockets, version 1. Everything is under `/api/v1`; what it is made of is in the crate `protocol`.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post, put};
use tokio::sync::mpsc;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use house::House;

use crate::mail::Mailer;
use crate::metrics::Metrics;
use crate::page::{self, Assets};
use crate::rate_limits::{self, RateLimits};
use crate::{
    account, admin, analysis, comparison, editions, error, hosts, lessons, lobby_socket, openapi, people, problem,
    replay, requests, statistics, table_socket, tables,
};

/// The largest body anybody may send.
pub(crate) const BODY: usize = 64 * 1024;

/// The longest anybody may wait for news, in seconds.
pub(crate) const LONGEST_WAIT: u64 = 30;

/// What every handler knows.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) house: Arc<House>,
    pub(crate) limits: Arc<RateLimits>,
    pub(crate) assets: Arc<dyn Assets>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) mailer: Option<Arc<Mailer>>,
    pub(crate) secure: bool,
    /// Whether it speaks HTTPS itself: nothing stands in front of it.
    pub(crate) is_outermost: bool,
    /// How long anybody may take to send a body.
    pub(crate) patience: Duration,
    /// Held by everybody who is inside: nobody is when all of it is dropped.
    #[expect(dead_code, reason = "it is only held")]
    pub(crate) inside: mpsc::Sender<()>,
}

/// Everything the house answers.
pub(crate) fn router(app: AppState) -> Router {
    let compress = SizeAbove::new(512).and(NotForContentType::const_new("font/"));
    Router::new()
        .nest("/api/v1", v1())
        .route("/api", get(openapi::page))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api/openapi.css", get(openapi::style))
        .route("/healthz", get(hosts::healthz))
        .route("/readyz", get(hosts::readyz))
        .route("/metrics", get(hosts::metrics))
        .method_not_allowed_fallback(error::no_method)
        .layer(CompressionLayer::new().compress_when(compress))
        // What is below is not compressed here: files are compressed when they are built.
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(app.clone(), rate_limits::limit))
        .layer(from_fn(problem::tell))
        .layer(from_fn_with_state(app.clone(), requests::note))
        .with_state(app)
}

fn v1() -> Router<AppState> {
    Router::new()
        .route("/games", get(tables::games))
        .route("/games/{game}/editions", get(editions::list).post(editions::check))
        .route("/games/{game}/editions/{edition}", get(editions::show))
        .route("/comparison", post(comparison::compare).delete(comparison::end))
        .route("/rules/{game}/{language}", get(tables::rules))
        .route("/examples/{game}/{name}", get(lessons::example))
        .route("/lessons/{game}", get(lessons::lesson))
        .route("/lessons/{game}/snapshot", get(lessons::snapshot))
        .route("/lessons/{game}/explain", get(lessons::explain))
        .route("/me", get(people::me).post(people::name))
        .route("/me/preferences", put(people::prefer))
        .route("/me/export", get(account::export))
        .route("/me/delete", post(account::delete))
        .route("/account", get(account::show).post(people::register))
        .route("/account/password", put(account::change_password))
        .route("/account/mail", put(account::set_mail))
        .route("/forgotten-password", post(account::forgotten))
        .route("/links", post(account::link))
        .route("/links/password", post(account::reset_password))
        .route("/links/mail", post(account::confirm_mail))
        .route("/sessions", get(account::sessions))
        .route("/sessions/{id}", delete(account::end_session))
        .route("/sign-in", post(people::sign_in))
        .route("/sign-out", post(people::sign_out))
        .route("/sign-out-everywhere", post(people::sign_out_everywhere))
        .route("/tokens", get(people::tokens).post(people::token))
        .route("/tokens/{id}", delete(people::end_token))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/commands", post(tables::act))
        .route("/tables/{id}/snapshot", get(tables::snapshot))
        .route("/tables/{id}/log", get(tables::log))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/edition", get(editions::table))
        .route("/tables/{id}/replay", get(replay::table))
        .route("/tables/{id}/analysis", get(analysis::table))
        .route("/records", post(replay::record))
        .route("/records/analysis", post(analysis::record))
        .route("/statistics", get(statistics::mine))
        .route("/tables/{id}/live", get(table_socket::socket))
        .route("/lobby", get(lobby_socket::socket))
        .route("/bulletins", get(admin::bulletins))
        .route("/admin/people", get(admin::find_people))
        .route("/admin/people/{id}/ban", put(admin::ban).delete(admin::unban))
        .route("/admin/addresses", get(admin::banned_addresses).post(admin::ban_address))
        .route("/admin/addresses/{network}", delete(admin::unban_address))
        .route("/admin/tables", get(admin::find_tables))
        .route("/admin/tables/{id}/close", post(admin::close_table))
        .route("/admin/reports", get(admin::list_reports))
        .route("/admin/reports/{id}", put(admin::settle_report))
        .route("/admin/bulletins", post(admin::announce))
        .route("/admin/bulletins/{id}", delete(admin::withdraw))
        .route("/admin/log", get(admin::audit_log))
        .fallback(error::no_page)
        .method_not_allowed_fallback(error::no_method)
}

//! The house over HTTP and sockets, version 1. Everything is under `/api/v1`; what it is made of is in [`crate::protocol`].

mod analysis;
mod describe;
mod failed;
mod guard;
mod hosts;
mod lessons;
mod live;
mod lobby;
mod page;
mod people;
mod read;
mod replay;
mod statistics;
mod tables;
mod who;

pub use page::{Asset, Assets};

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post, put};
use tokio::sync::mpsc;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::house::House;
pub(crate) use guard::Guard;

/// The largest body anybody may send.
const BODY: usize = 64 * 1024;

/// What every handler knows.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) house: Arc<House>,
    pub(crate) guard: Arc<Guard>,
    pub(crate) assets: Arc<dyn Assets>,
    pub(crate) secure: bool,
    /// How long anybody may take to send a body.
    pub(crate) patience: Duration,
    /// Held by everybody who is inside: nobody is when all of it is dropped.
    #[allow(dead_code)]
    pub(crate) inside: mpsc::Sender<()>,
}

/// Everything the house answers.
pub(crate) fn router(shared: Shared) -> Router {
    let compress = SizeAbove::new(512).and(NotForContentType::const_new("font/"));
    Router::new()
        .nest("/api/v1", v1())
        .route("/api", get(describe::page))
        .route("/api/openapi.json", get(describe::document))
        .route("/healthz", get(hosts::healthz))
        .route("/readyz", get(hosts::readyz))
        .route("/metrics", get(hosts::metrics))
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CompressionLayer::new().compress_when(compress))
        .layer(from_fn_with_state(shared.clone(), guard::guard))
        .with_state(shared)
}

fn v1() -> Router<Shared> {
    Router::new()
        .route("/games", get(tables::games))
        .route("/rules/{game}/{language}", get(tables::rules))
        .route("/examples/{game}/{name}", get(lessons::example))
        .route("/lessons/{game}", get(lessons::lesson))
        .route("/lessons/{game}/moment", get(lessons::moment))
        .route("/lessons/{game}/explain", get(lessons::explain))
        .route("/me", get(people::me).post(people::name))
        .route("/me/preferences", put(people::prefer))
        .route("/account", post(people::register))
        .route("/sign-in", post(people::sign_in))
        .route("/sign-out", post(people::sign_out))
        .route("/sign-out-everywhere", post(people::sign_out_everywhere))
        .route("/tokens", post(people::token))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/deeds", post(tables::act))
        .route("/tables/{id}/moment", get(tables::moment))
        .route("/tables/{id}/told", get(tables::told))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/replay", get(replay::table))
        .route("/tables/{id}/analysis", get(analysis::table))
        .route("/records", post(replay::record))
        .route("/records/analysis", post(analysis::record))
        .route("/statistics", get(statistics::mine))
        .route("/tables/{id}/live", get(live::socket))
        .route("/lobby", get(lobby::socket))
        .fallback(failed::no_page)
        .method_not_allowed_fallback(failed::no_method)
}

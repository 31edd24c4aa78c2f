//! For those who watch over the house.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use super::Shared;

/// The process is alive.
#[utoipa::path(get, path = "/healthz", tag = "hosts", security(()), responses((status = 200, body = String)))]
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// The house can store what people do.
#[utoipa::path(get, path = "/readyz", tag = "hosts", security(()), responses(
    (status = 200, body = String), (status = 503, body = String)))]
pub(super) async fn readyz(State(shared): State<Shared>) -> (StatusCode, &'static str) {
    if shared.house.health.is_ready() {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database is not available\n")
    }
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "hosts", security(()), responses((status = 200, body = String)))]
pub(super) async fn metrics(State(shared): State<Shared>) -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")];
    (kind, shared.house.metrics.text())
}

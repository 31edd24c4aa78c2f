//! For those who watch over the house.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use crate::router::AppState;

/// The process is alive.
#[utoipa::path(get, path = "/healthz", tag = "hosts", operation_id = "healthz", security(()), responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// The house can store what people do.
#[utoipa::path(get, path = "/readyz", tag = "hosts", operation_id = "readyz", security(()), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 503, body = String, content_type = "text/plain")))]
pub(crate) async fn readyz(State(app): State<AppState>) -> (StatusCode, &'static str) {
    if app.house.is_ready().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database is not available\n")
    }
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "hosts", operation_id = "metrics", security(()), responses((status = 200, body = String, content_type = "application/openmetrics-text")))]
pub(crate) async fn metrics(State(app): State<AppState>) -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")];
    (kind, app.metrics.text(&app.house))
}

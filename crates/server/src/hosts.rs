//! For those who watch over the house.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::error;
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
pub(crate) async fn metrics(State(app): State<AppState>, ConnectInfo(peer): ConnectInfo<SocketAddr>) -> Response {
    if !may_read(app.is_outermost, peer.ip()) {
        return error::no_page().await.into_response();
    }
    let kind = [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")];
    (kind, app.metrics.text(&app.house)).into_response()
}

/// Whether somebody may read the figures: where no proxy can hide them, only this machine.
fn may_read(is_outermost: bool, peer: IpAddr) -> bool {
    !is_outermost || peer.to_canonical().is_loopback()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_for_this_machine_where_no_proxy_hides_them() {
        for own in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert!(may_read(true, own.parse().unwrap()), "{own}");
        }
        for other in ["192.0.2.7", "2001:db8::1", "::ffff:192.0.2.7"] {
            assert!(!may_read(true, other.parse().unwrap()), "{other}");
            assert!(may_read(false, other.parse().unwrap()), "{other}");
        }
    }
}

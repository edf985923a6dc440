//! For those who run the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::Site;

/// Whether the program runs.
pub(crate) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether it can serve: the database answers.
pub(crate) async fn readyz(State(site): State<Arc<Site>>) -> Response {
    if site.rooms.store.healthy().await {
        "ready\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
    }
}

/// The numbers, for Prometheus.
pub(crate) async fn metrics(State(site): State<Arc<Site>>) -> Response {
    let text = site.metrics.as_ref().map(metrics_exporter_prometheus::PrometheusHandle::render);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text.unwrap_or_default()).into_response()
}

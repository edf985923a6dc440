//! For those who run the server.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use super::Site;
use super::site::FORWARDED_FOR;
use crate::store::Health;

/// Whether the program works: the thread that writes answers. If not, only beginning anew helps.
pub(crate) async fn healthz(State(site): State<Arc<Site>>) -> Response {
    match site.rooms.store.health().await {
        Health::Good | Health::CannotWrite(_) => "ok\n".into_response(),
        Health::Dead => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

/// Whether it can serve: moves can be written.
pub(crate) async fn readyz(State(site): State<Arc<Site>>) -> Response {
    let problem = match site.rooms.store.health().await {
        Health::Good => return "ready\n".into_response(),
        Health::CannotWrite(error) => {
            tracing::error!(error, "nothing can be written");
            "the database cannot be written\n"
        }
        Health::Dead => "the database does not answer\n",
    };
    (StatusCode::SERVICE_UNAVAILABLE, problem).into_response()
}

/// The numbers, for Prometheus.
pub(crate) async fn metrics(State(site): State<Arc<Site>>) -> Response {
    let text = site.metrics.as_ref().map(metrics_exporter_prometheus::PrometheusHandle::render);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text.unwrap_or_default()).into_response()
}

/// The same where everybody can ask: only this machine is answered, and nothing that a proxy passes on.
pub(crate) async fn metrics_here(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let passed_on = headers.contains_key(FORWARDED_FOR) || headers.contains_key("forwarded");
    if !peer.ip().to_canonical().is_loopback() || passed_on {
        return (StatusCode::NOT_FOUND, "There is no such file.\n").into_response();
    }
    metrics(State(site)).await
}

//! One line in the log for every request. What could name a room or a person is left out.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;

use super::Site;

pub(crate) async fn log(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let network = site.network(peer, request.headers());
    let response = next.run(request).await;
    let route = route.as_ref().map_or("a page or file", MatchedPath::as_str);
    let (status, ms) = (response.status().as_u16(), began.elapsed().as_millis() as u64);
    tracing::info!(target: "artel_server::access", %network, %method, route, status, ms);
    response
}

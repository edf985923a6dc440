//! What every request to the interface passes first.

use std::net::SocketAddr;
use std::sync::Arc;

use artel_protocol::RefusalCode;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::SET_COOKIE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Site;
use super::cookie::Visitor;
use super::failure::Failure;
use super::origin::{is_foreign, matters};

/// Refuses requests of other sites and too many at once, and gives whoever is new a key.
pub(crate) async fn guard(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    if matters(request.method(), headers) && is_foreign(headers, site.config.public_url.as_deref()) {
        return Failure::new(RefusalCode::Foreign, "the request comes from another site").into_response();
    }
    if let Err(refusal) = site.quotas().request(site.network(peer, headers)) {
        return Failure(refusal).into_response();
    }
    let visitor = Visitor::of(headers, &site);
    // Reading does not make anybody somebody: a page that reads several things at once would otherwise
    // be given several keys. The page itself brings the key along.
    let keeps = matters(request.method(), headers) || request.uri().path().ends_with("/me");
    let cookie = visitor.cookie(&site).filter(|_| keeps);
    request.extensions_mut().insert(visitor);
    let mut response = next.run(request).await;
    if let Some(cookie) = cookie
        && !response.headers().contains_key(SET_COOKIE)
    {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

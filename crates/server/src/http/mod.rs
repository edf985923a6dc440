//! Everything over HTTP: pages, files, the interface for programs, and the way to the sockets.

mod access;
mod assets;
mod body;
mod client_socket;
mod connections;
mod cookie;
mod failure;
mod games;
mod guard;
mod headers;
mod health;
mod lobby;
mod me;
mod openapi;
mod origin;
mod reading;
mod relay;
mod rooms;
mod site;
mod socket;
mod stream;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::routing::{any, get, post};
use axum::{Router, middleware};

pub(crate) use connections::{ConnectionLimit, serve};
pub(crate) use site::Site;

use crate::limits::MOST_BODY_BYTES;

/// All routes.
pub(crate) fn routes(site: Arc<Site>) -> Router {
    let api = Router::new()
        .route("/games", get(games::list))
        .route("/games/{game}/rules", get(games::rules))
        .route("/games/{game}/setup", get(games::setup))
        .route("/rooms", post(rooms::open).get(lobby::lobby))
        .merge(routes_of_a_room().route_layer(middleware::from_fn_with_state(site.clone(), relay::to_owner)))
        .route("/me", get(me::show))
        .route("/me/code", post(me::make_code))
        .route("/me/adopt", post(me::adopt))
        .route("/me/back", post(me::back))
        .route("/me/renew", post(me::renew))
        .route("/openapi.json", get(openapi::document))
        .fallback(failure::no_such_path)
        .method_not_allowed_fallback(failure::no_such_method);
    Router::new()
        .nest("/api", api)
        .route("/api/", any(failure::no_such_path))
        .layer(DefaultBodyLimit::max(MOST_BODY_BYTES))
        .layer(middleware::from_fn_with_state(site.clone(), guard::guard))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics_here))
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(site.clone(), headers::add))
        .layer(middleware::from_fn_with_state(site.clone(), access::log))
        .with_state(site)
}

/// What one asks a room.
fn routes_of_a_room() -> Router<Arc<Site>> {
    Router::new()
        .route("/rooms/{room}", get(reading::info))
        .route("/rooms/{room}/history", get(reading::history))
        .route("/rooms/{room}/steps/{step}", get(reading::step))
        .route("/rooms/{room}/record", get(reading::record))
        .route("/rooms/{room}/position", get(reading::position))
        .route("/rooms/{room}/socket", get(socket::connect))
}

/// The routes for other nodes, at an address of their own.
pub(crate) fn routes_for_nodes(site: Arc<Site>) -> Router {
    Router::new()
        .nest("/api", routes_of_a_room())
        .layer(middleware::from_fn_with_state(site.clone(), relay::only_nodes))
        .with_state(site)
}

/// The routes for those who run the server, at an address of their own.
pub(crate) fn routes_for_operators(site: Arc<Site>) -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
        .with_state(site)
}

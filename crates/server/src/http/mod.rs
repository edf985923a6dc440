//! Everything over HTTP: pages, files, the interface for programs, and the way to the sockets.

mod assets;
mod cookie;
mod failure;
mod games;
mod guard;
mod headers;
mod health;
mod line;
mod lobby;
mod me;
mod openapi;
mod origin;
mod reading;
mod rooms;
mod site;
mod socket;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};

pub(crate) use site::Site;

use crate::limits::MOST_BODY_BYTES;

/// All routes.
pub(crate) fn routes(site: Arc<Site>) -> Router {
    let api = Router::new()
        .route("/games", get(games::list))
        .route("/games/{game}/rules", get(games::rules))
        .route("/rooms", post(rooms::open).get(lobby::lobby))
        .route("/rooms/{room}", get(reading::info))
        .route("/rooms/{room}/history", get(reading::history))
        .route("/rooms/{room}/steps/{step}", get(reading::step))
        .route("/rooms/{room}/record", get(reading::record))
        .route("/rooms/{room}/position", get(reading::position))
        .route("/rooms/{room}/socket", get(socket::connect))
        .route("/me", get(me::show).put(me::adopt))
        .route("/openapi.json", get(openapi::document))
        .fallback(failure::no_such_path)
        .method_not_allowed_fallback(failure::no_such_method);
    Router::new()
        .nest("/api", api)
        .layer(DefaultBodyLimit::max(MOST_BODY_BYTES))
        .layer(middleware::from_fn_with_state(site.clone(), guard::guard))
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(site.clone(), headers::add))
        .with_state(site)
}

//! Who one is, and taking one's seats to another device.

use std::sync::Arc;

use artel_protocol::RefusalCode;
use artel_protocol::http::Me;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::response::{IntoResponse, Response};

use super::Site;
use super::cookie::{Visitor, set_cookie};
use super::failure::Failure;
use crate::ids::PersonKey;

/// The key by which one's seats are held.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, description = "One's key; keep it secret", body = Me)))]
pub(crate) async fn show(visitor: Visitor) -> Response {
    ([(CACHE_CONTROL, "no-store")], Json(Me { key: visitor.key.reveal().to_owned() })).into_response()
}

/// Become who one is on another device.
#[utoipa::path(put, path = "/api/me", tag = "people", request_body = Me,
    responses(
        (status = 204, description = "From now on this browser holds those seats"),
        (status = 400, description = "This is not a key", body = artel_protocol::Refusal)))]
pub(crate) async fn adopt(
    State(site): State<Arc<Site>>,
    body: Result<Json<Me>, JsonRejection>,
) -> Result<Response, Failure> {
    let Json(me) = body.map_err(|error| Failure::new(RefusalCode::BadMessage, error.body_text()))?;
    let cookie = PersonKey::parse(&me.key).and_then(|key| set_cookie(&key, site.secure()));
    let cookie = cookie.ok_or_else(|| Failure::new(RefusalCode::BadText, "this is not a key"))?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]).into_response())
}

//! Who one is, and taking one's seats to another device.
//!
//! A secret that lasts never leaves a device. The other device is told a code that is good once and for a few minutes,
//! and gets a key of its own for it. What a browser was before it keeps and can go back to.

use std::net::SocketAddr;
use std::sync::Arc;

use artel_protocol::RefusalCode;
use artel_protocol::http::{Adopt, DeviceCode, Me};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::header::{CACHE_CONTROL, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use super::Site;
use super::body::JsonBody;
use super::cookie::{Cookie, MOST_KEPT, Visitor, kept_keys};
use super::failure::Failure;
use crate::ids::{PersonKey, TransferCode};
use crate::people::CODE_LASTS;

/// How much a change of keys writes to disk, about.
const KEY_BYTES: usize = 512;

/// What one holds here.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, description = "At how many tables one sits", body = Me)))]
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let store = &site.rooms.store;
    let mut me = Me { tables: store.count_rooms_of(&visitor.person()).await?, kept: Vec::new() };
    for (_, person) in kept_keys(&headers, &site) {
        me.kept.push(store.count_rooms_of(&person).await?);
    }
    Ok((no_store(), Json(me)).into_response())
}

/// A code for another device.
#[utoipa::path(post, path = "/api/me/code", tag = "people",
    responses(
        (status = 200, description = "A code by which another device becomes one's own, once", body = DeviceCode),
        (status = 429, description = "Too many codes at a time", body = artel_protocol::Refusal)))]
pub(crate) async fn make_code(State(site): State<Arc<Site>>, visitor: Visitor) -> Result<Response, Failure> {
    let code = site.people.make_code(&site.rooms.store, &visitor.person()).await?;
    let code = code.ok_or_else(|| Failure::new(RefusalCode::TooMuch, "too many codes; try again later"))?;
    let code = DeviceCode { code: code.reveal(), seconds: CODE_LASTS.as_secs() as u32 };
    Ok((no_store(), Json(code)).into_response())
}

/// Become whose code it is; what one was before is kept.
#[utoipa::path(post, path = "/api/me/adopt", tag = "people", request_body = Adopt,
    responses(
        (status = 204, description = "From now on this browser holds those seats"),
        (status = 400, description = "This is not a code", body = artel_protocol::Refusal),
        (status = 404, description = "The code is not good, or no longer", body = artel_protocol::Refusal),
        (status = 429, description = "This browser keeps too much already", body = artel_protocol::Refusal)))]
pub(crate) async fn adopt(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    headers: HeaderMap,
    JsonBody(wish): JsonBody<Adopt>,
) -> Result<Response, Failure> {
    let unknown = || Failure::new(RefusalCode::NoSuchCode, "the code is not good, or no longer");
    let code = TransferCode::parse(&wish.code).ok_or_else(unknown)?;
    let mut kept: Vec<PersonKey> = kept_keys(&headers, &site).into_iter().map(|(key, _)| key).collect();
    let keeps = !visitor.unknown && site.rooms.store.count_rooms_of(&visitor.person()).await? > 0;
    if keeps && kept.len() >= MOST_KEPT {
        let detail = "this browser keeps the seats of too many devices already";
        return Err(Failure::new(RefusalCode::TooMuch, detail));
    }
    site.quotas().write(site.network(peer, &headers), KEY_BYTES)?;
    let person = site.people.use_code(&site.rooms.store, &code).await?.ok_or_else(unknown)?;
    if person == visitor.person() {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let key = site.people.add_key(&site.rooms.store, &person).await?;
    if keeps {
        kept.push(visitor.key);
    }
    become_and_keep(&site, &key, &kept)
}

/// Go back to what one was before.
#[utoipa::path(post, path = "/api/me/back", tag = "people",
    responses(
        (status = 204, description = "This browser holds the seats that it held before"),
        (status = 409, description = "There is nothing to go back to", body = artel_protocol::Refusal)))]
pub(crate) async fn back(
    State(site): State<Arc<Site>>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let mut kept: Vec<PersonKey> = kept_keys(&headers, &site).into_iter().map(|(key, _)| key).collect();
    let key = kept.pop();
    let key = key.ok_or_else(|| Failure::new(RefusalCode::NothingOpen, "there is nothing to go back to"))?;
    // What one goes back from comes last, so that one can go round.
    kept.insert(0, visitor.key);
    become_and_keep(&site, &key, &kept)
}

/// Get another key for this device; all others are no longer valid.
#[utoipa::path(post, path = "/api/me/renew", tag = "people",
    responses((status = 204, description = "Only this browser holds these seats from now on")))]
pub(crate) async fn renew(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    site.quotas().write(site.network(peer, &headers), KEY_BYTES)?;
    let key = site.people.renew(&site.rooms.store, &visitor.person()).await?;
    let kept: Vec<PersonKey> = kept_keys(&headers, &site).into_iter().map(|(key, _)| key).collect();
    become_and_keep(&site, &key, &kept)
}

/// Makes the browser hold a key and keep others.
fn become_and_keep(site: &Site, key: &PersonKey, kept: &[PersonKey]) -> Result<Response, Failure> {
    let mut response = StatusCode::NO_CONTENT.into_response();
    for (cookie, keys) in [(Cookie::Key, std::slice::from_ref(key)), (Cookie::Kept, kept)] {
        let value = cookie.set(keys, site.secure());
        let value = value.ok_or_else(|| Failure::new(RefusalCode::Broken, "the key cannot be told"))?;
        response.headers_mut().append(SET_COOKIE, value);
    }
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

fn no_store() -> [(axum::http::HeaderName, &'static str); 1] {
    [(CACHE_CONTROL, "no-store")]
}

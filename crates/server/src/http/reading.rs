//! Reading a room without sitting down: what it is, its history, its files.

use std::sync::Arc;

use artel_protocol::http::{History, Step};
use artel_protocol::{RefusalCode, RoomInfo};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::Site;
use super::cookie::Visitor;
use super::failure::Failure;
use crate::ids::RoomId;

/// The id in a path, if a room could have it.
pub(crate) fn room_id(text: &str) -> Result<RoomId, Failure> {
    RoomId::parse(text).ok_or_else(|| Failure::new(RefusalCode::NoSuchRoom, "there is no such room"))
}

/// A room.
#[utoipa::path(get, path = "/api/rooms/{room}", tag = "rooms",
    params(("room" = String, Path, description = "The room's id")),
    responses(
        (status = 200, description = "The room", body = RoomInfo),
        (status = 404, description = "There is no such room", body = artel_protocol::Refusal)))]
pub(crate) async fn info(
    State(site): State<Arc<Site>>,
    Path(room): Path<String>,
    visitor: Visitor,
) -> Result<Json<RoomInfo>, Failure> {
    let info = site.rooms.read(&room_id(&room)?, move |live| live.info(&visitor.person())).await?;
    Ok(Json(info))
}

/// All moves of a room's game.
#[utoipa::path(get, path = "/api/rooms/{room}/history", tag = "rooms",
    params(("room" = String, Path, description = "The room's id")),
    responses(
        (status = 200, description = "The moves and how the game stands after them", body = History),
        (status = 404, description = "There is no such room", body = artel_protocol::Refusal)))]
pub(crate) async fn history(
    State(site): State<Arc<Site>>,
    Path(room): Path<String>,
    visitor: Visitor,
) -> Result<Json<History>, Failure> {
    let history = site.rooms.read(&room_id(&room)?, move |live| live.history(&visitor.person())).await?;
    Ok(Json(history))
}

/// The game as it stood after some of its moves.
#[utoipa::path(get, path = "/api/rooms/{room}/steps/{step}", tag = "rooms",
    params(
        ("room" = String, Path, description = "The room's id"),
        ("step" = u32, Path, description = "After how many moves")),
    responses(
        (status = 200, description = "The game then", body = Step),
        (status = 400, description = "The game has not come so far", body = artel_protocol::Refusal)))]
pub(crate) async fn step(
    State(site): State<Arc<Site>>,
    Path((room, step)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Json<Step>, Failure> {
    let at: u32 =
        step.parse().map_err(|_| Failure::new(RefusalCode::BadMessage, "a step is a number from 0"))?;
    let step = site.rooms.read(&room_id(&room)?, move |live| live.step(&visitor.person(), at)).await??;
    Ok(Json(step))
}

/// The game as a record; while it goes on, what is hidden is dealt anew in it.
#[utoipa::path(get, path = "/api/rooms/{room}/record", tag = "rooms",
    params(("room" = String, Path, description = "The room's id")),
    responses((status = 200, description = "The record", content_type = "text/plain", body = String)))]
pub(crate) async fn record(
    State(site): State<Arc<Site>>,
    Path(room): Path<String>,
) -> Result<Response, Failure> {
    let id = room_id(&room)?;
    let record = site.rooms.read(&id, crate::room::Live::record).await?;
    Ok(file(&format!("{id}.record.txt"), record))
}

/// The state as a position; what is hidden is dealt anew in it.
#[utoipa::path(get, path = "/api/rooms/{room}/position", tag = "rooms",
    params(("room" = String, Path, description = "The room's id")),
    responses((status = 200, description = "The position", content_type = "text/plain", body = String)))]
pub(crate) async fn position(
    State(site): State<Arc<Site>>,
    Path(room): Path<String>,
) -> Result<Response, Failure> {
    let id = room_id(&room)?;
    let position = site.rooms.read(&id, crate::room::Live::position).await?;
    Ok(file(&format!("{id}.position.txt"), position))
}

fn file(name: &str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, disposition)];
    (headers, text).into_response()
}

//! Reading a room without sitting down: what it is, its history, its files.

use std::net::SocketAddr;
use std::sync::Arc;

use artel_protocol::http::{History, Step};
use artel_protocol::{Refusal, RefusalCode, RoomInfo};
use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::Site;
use super::cookie::Visitor;
use super::failure::Failure;
use crate::ids::RoomId;
use crate::room::{Live, refuse};

/// The id in a path, if a room could have it.
pub(crate) fn room_id(text: &str) -> Result<RoomId, Failure> {
    RoomId::parse(text).ok_or_else(|| Failure::new(RefusalCode::NoSuchRoom, "there is no such room"))
}

/// A room.
#[utoipa::path(get, path = "/api/rooms/{room}", tag = "rooms",
    params(("room" = String, Path, description = "The room's id")),
    responses(
        (status = 200, description = "The room", body = RoomInfo),
        (status = 404, description = "There is no such room", body = Refusal),
        (status = 409, description = "The room is of another version of the program", body = Refusal)))]
pub(crate) async fn info(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Json<RoomInfo>, Failure> {
    let network = site.network(peer, &headers);
    let person = visitor.person();
    let info = site.rooms.read(network, &room_id(&room)?, move |live| live.info(&person)).await?;
    Ok(Json(info))
}

/// All moves of a room's game.
#[utoipa::path(get, path = "/api/rooms/{room}/history", tag = "rooms",
    params(("room" = String, Path, description = "The room's id")),
    responses(
        (status = 200, description = "The moves and how the game stands after them", body = History),
        (status = 404, description = "There is no such room", body = Refusal),
        (status = 409, description = "The room is of another version of the program", body = Refusal)))]
pub(crate) async fn history(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Json<History>, Failure> {
    let network = site.network(peer, &headers);
    let person = visitor.person();
    let history =
        site.rooms.work_out(network, &room_id(&room)?, move |live| Ok(live.history(&person))).await?;
    Ok(Json(history))
}

/// The game as it stood after some of its moves.
#[utoipa::path(get, path = "/api/rooms/{room}/steps/{step}", tag = "rooms",
    params(
        ("room" = String, Path, description = "The room's id"),
        ("step" = u32, Path, description = "After how many moves")),
    responses(
        (status = 200, description = "The game then", body = Step),
        (status = 400, description = "The game has not come so far", body = Refusal),
        (status = 404, description = "There is no such room", body = Refusal),
        (status = 409, description = "The room is of another version of the program", body = Refusal)))]
pub(crate) async fn step(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path((room, step)): Path<(String, String)>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Json<Step>, Failure> {
    let at: u32 =
        step.parse().map_err(|_| Failure::new(RefusalCode::BadMessage, "a step is a number from 0"))?;
    let network = site.network(peer, &headers);
    let person = visitor.person();
    let step = site.rooms.work_out(network, &room_id(&room)?, move |live| live.step(&person, at)).await?;
    Ok(Json(step))
}

/// The game as a record; while it goes on, what is hidden is dealt anew in it.
#[utoipa::path(get, path = "/api/rooms/{room}/record", tag = "rooms",
    params(("room" = String, Path, description = "The room's id")),
    responses(
        (status = 200, description = "The record", content_type = "text/plain", body = String),
        (status = 404, description = "There is no such room", body = Refusal)))]
pub(crate) async fn record(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let network = site.network(peer, &headers);
    let id = room_id(&room)?;
    let take = |live: &mut Live| {
        let outdated = || refuse(RefusalCode::Outdated, "only the entries know the last moves");
        if live.room.outdated { Err(outdated()) } else { Ok(live.record()) }
    };
    let record = match site.rooms.work_out(network, &id, take).await {
        // What cannot be shown any more can still be taken along.
        Err(Refusal { code: RefusalCode::Outdated, .. }) => site.rooms.raw_record(network, &id).await?,
        record => record?,
    };
    Ok(file(&format!("{id}.record.txt"), record))
}

/// The state as a position; what is hidden is dealt anew in it.
#[utoipa::path(get, path = "/api/rooms/{room}/position", tag = "rooms",
    params(("room" = String, Path, description = "The room's id")),
    responses(
        (status = 200, description = "The position", content_type = "text/plain", body = String),
        (status = 404, description = "There is no such room", body = Refusal),
        (status = 409, description = "The room is of another version of the program", body = Refusal)))]
pub(crate) async fn position(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let network = site.network(peer, &headers);
    let id = room_id(&room)?;
    let position = site.rooms.work_out(network, &id, |live| Ok(live.position())).await?;
    Ok(file(&format!("{id}.position.txt"), position))
}

fn file(name: &str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, disposition)];
    (headers, text).into_response()
}

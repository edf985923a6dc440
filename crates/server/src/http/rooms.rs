//! Opening a room.

use std::net::SocketAddr;
use std::sync::Arc;

use artel_engine::{Generator, Seat, Seed};
use artel_games::Table;
use artel_protocol::http::{OpenRoom, OpenSeat, Opened};
use artel_protocol::{RefusalCode, RoomSettings};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};

use super::Site;
use super::cookie::Visitor;
use super::failure::Failure;
use crate::ids::random_number;
use crate::limits::clean_name;
use crate::room::{Sitter, Start, check_settings, start_from_file};
use crate::rooms::NewRoom;

/// Opens a room: a new game, or one that goes on from a record or a position.
#[utoipa::path(post, path = "/api/rooms", tag = "rooms", request_body = OpenRoom,
    responses(
        (status = 201, description = "The room is open", body = Opened),
        (status = 400, description = "The setup or the file is wrong", body = artel_protocol::Refusal),
        (status = 429, description = "Too many rooms from this address", body = artel_protocol::Refusal)))]
pub(crate) async fn open(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    visitor: Visitor,
    body: Result<Json<OpenRoom>, JsonRejection>,
) -> Result<(StatusCode, Json<Opened>), Failure> {
    let Json(wish) = body.map_err(|error| Failure::new(RefusalCode::BadMessage, error.body_text()))?;
    let new = prepare(&wish, &visitor)?;
    if site.openings.check_key(&site.address(peer, &headers)).is_err() {
        let detail = format!("one address may open {} rooms an hour", site.config.rooms_per_hour);
        return Err(Failure::new(RefusalCode::TooMuch, detail));
    }
    let room = site.rooms.open(new).await.map_err(|error| {
        tracing::error!(%error, "a room could not be opened");
        Failure::new(RefusalCode::Broken, "the room could not be opened; try again")
    })?;
    Ok((StatusCode::CREATED, Json(Opened { room: room.to_string() })))
}

fn prepare(wish: &OpenRoom, visitor: &Visitor) -> Result<NewRoom, Failure> {
    check_settings(wish.settings)?;
    let (start, table) = begin(wish)?;
    let sitters = sitters(wish, table.as_ref(), visitor)?;
    let game = table.rulebook().game.to_owned();
    let settings: RoomSettings = wish.settings;
    Ok(NewRoom { game, start, settings, sitters })
}

fn begin(wish: &OpenRoom) -> Result<(Start, Box<dyn Table>), Failure> {
    if let Some(file) = &wish.file {
        let mut generator = Generator::new(Seed(random_number()));
        return start_from_file(file, &mut generator)
            .map_err(|error| Failure::new(RefusalCode::BadFile, error.to_string()));
    }
    let kind = artel_games::find(&wish.game)
        .map_err(|error| Failure::new(RefusalCode::NoSuchGame, error.to_string()))?;
    let seed = match &wish.seed {
        None => Seed(random_number()),
        Some(text) => text.parse().map_err(|_| Failure::new(RefusalCode::BadSetup, "a seed is a number"))?,
    };
    let pairs = wish.setup.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let table =
        kind.deal(pairs, seed).map_err(|error| Failure::new(RefusalCode::BadSetup, error.to_string()))?;
    Ok((Start::Deal { setup: wish.setup.clone(), seed: seed.0 }, table))
}

fn sitters(wish: &OpenRoom, table: &dyn Table, visitor: &Visitor) -> Result<Vec<Sitter>, Failure> {
    if wish.seats.len() > table.seats() as usize {
        let detail = format!("there are {} seats, not {}", table.seats(), wish.seats.len());
        return Err(Failure::new(RefusalCode::NoSuchSeat, detail));
    }
    let sitter = |seat: Seat| match wish.seats.get(seat.index()).copied().unwrap_or(OpenSeat::Free) {
        OpenSeat::Free => Ok(Sitter::Free),
        OpenSeat::Bot { bot } => Ok(Sitter::Bot(bot)),
        OpenSeat::Own => {
            let name = clean_name(&wish.name)?;
            Ok(Sitter::Person { person: visitor.person(), name, language: wish.language })
        }
    };
    Seat::first(table.seats()).map(sitter).collect()
}

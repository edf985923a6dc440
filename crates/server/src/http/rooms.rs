//! Opening a room.

use std::net::SocketAddr;
use std::sync::Arc;

use artel_engine::{Seat, Seed};
use artel_games::Table;
use artel_protocol::http::{OpenRoom, OpenSeat, Opened};
use artel_protocol::{Refusal, RefusalCode};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};

use super::Site;
use super::body::JsonBody;
use super::cookie::Visitor;
use super::failure::Failure;
use crate::ids::{PersonId, random_number};
use crate::limits::MOST_MOVES_IN_FILE;
use crate::room::{Sitter, check_settings, refuse, refuse_setup, table_from_file};
use crate::rooms::NewRoom;
use crate::wording::clean_name;

/// Opens a room: a new game, or one that goes on from a record or a position.
#[utoipa::path(post, path = "/api/rooms", tag = "rooms", request_body = OpenRoom,
    responses(
        (status = 201, description = "The room is open", body = Opened),
        (status = 400, description = "The setup or the file is wrong", body = Refusal),
        (status = 404, description = "There is no such game", body = Refusal),
        (status = 408, description = "The request did not come in time", body = Refusal),
        (status = 429, description = "Too many rooms from this address", body = Refusal)))]
pub(crate) async fn open(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    visitor: Visitor,
    JsonBody(wish): JsonBody<OpenRoom>,
) -> Result<(StatusCode, Json<Opened>), Failure> {
    let person = visitor.person();
    let room = site.rooms.open(site.network(peer, &headers), move || prepare(&wish, &person)).await?;
    Ok((StatusCode::CREATED, Json(Opened { room: room.to_string() })))
}

fn prepare(wish: &OpenRoom, person: &PersonId) -> Result<NewRoom, Refusal> {
    check_settings(wish.settings)?;
    let table = begin(wish)?;
    let sitters = sitters(wish, table.as_ref(), person)?;
    let known_seed = if wish.file.is_some() { wish.keep_chance } else { wish.seed.is_some() };
    Ok(NewRoom { table, known_seed, settings: wish.settings, sitters, expected: Vec::new() })
}

fn begin(wish: &OpenRoom) -> Result<Box<dyn Table>, Refusal> {
    if let Some(file) = &wish.file {
        let table = table_from_file(file, wish.keep_chance)
            .map_err(|error| refuse(RefusalCode::BadFile, error.to_string()))?;
        if table.moves_made() > MOST_MOVES_IN_FILE {
            let detail = format!("a game goes on after at most {MOST_MOVES_IN_FILE} moves");
            return Err(refuse(RefusalCode::BadFile, detail));
        }
        return Ok(table);
    }
    let kind =
        artel_games::find(&wish.game).map_err(|error| refuse(RefusalCode::NoSuchGame, error.to_string()))?;
    let seed = match &wish.seed {
        None => Seed(random_number()),
        Some(text) => text.parse().map_err(|_| refuse(RefusalCode::BadSetup, "a seed is a number"))?,
    };
    let pairs = wish.setup.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    kind.deal(pairs, seed).map_err(|error| refuse_setup(&error))
}

fn sitters(wish: &OpenRoom, table: &dyn Table, person: &PersonId) -> Result<Vec<Sitter>, Refusal> {
    if wish.seats.len() > table.seats() as usize {
        let detail = format!("there are {} seats, not {}", table.seats(), wish.seats.len());
        return Err(refuse(RefusalCode::NoSuchSeat, detail));
    }
    let sitter = |seat: Seat| match wish.seats.get(seat.index()).copied().unwrap_or(OpenSeat::Free) {
        OpenSeat::Free => Ok(Sitter::Free),
        OpenSeat::Bot { bot } => Ok(Sitter::Bot(bot)),
        OpenSeat::Own => {
            let name = clean_name(&wish.name)?;
            Ok(Sitter::Person { person: person.clone(), name, language: wish.language })
        }
    };
    Seat::first(table.seats()).map(sitter).collect()
}

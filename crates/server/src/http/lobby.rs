//! The lobby.

use std::sync::Arc;

use artel_protocol::http::Lobby;
use axum::Json;
use axum::extract::State;
use serde_json::Value;

use super::Site;
use super::cookie::Visitor;
use super::failure::Failure;

/// Public rooms, and those one sits in.
#[utoipa::path(get, path = "/api/rooms", tag = "rooms",
    responses((status = 200, description = "The lobby", body = Lobby)))]
pub(crate) async fn lobby(State(site): State<Arc<Site>>, visitor: Visitor) -> Result<Json<Value>, Failure> {
    let own = listed(site.rooms.store.rooms_of(&visitor.person()).await?, true);
    let public = listed(site.rooms.store.public_rooms().await?, false);
    let others = public.into_iter().filter(|room| !own.iter().any(|mine| mine["room"] == room["room"]));
    let others: Vec<Value> = others.collect();
    Ok(Json(serde_json::json!({ "own": own, "public": others })))
}

/// The lines of the lobby as they were stored; a line that cannot be read is left out.
fn listed(lines: Vec<String>, own: bool) -> Vec<Value> {
    let read = |line: String| {
        let mut room: Value = serde_json::from_str(&line).ok()?;
        room["own"] = Value::Bool(own);
        Some(room)
    };
    lines.into_iter().filter_map(read).collect()
}

//! The lobby.

use std::sync::Arc;

use artel_protocol::http::Lobby;
use axum::Json;
use axum::extract::State;
use serde_json::Value;

use super::Site;
use super::cookie::Visitor;
use super::failure::Failure;
use crate::ids::PersonId;
use crate::room::listing::told;

/// Public rooms, and those one sits in.
#[utoipa::path(get, path = "/api/rooms", tag = "rooms",
    responses((status = 200, description = "The lobby", body = Lobby)))]
pub(crate) async fn lobby(State(site): State<Arc<Site>>, visitor: Visitor) -> Result<Json<Value>, Failure> {
    let person = visitor.person();
    let own = listed(site.rooms.store.rooms_of(&person).await?, Some(&person));
    let public = listed(site.rooms.store.public_rooms().await?, None);
    let others = public.into_iter().filter(|room| !own.iter().any(|mine| mine["room"] == room["room"]));
    let others: Vec<Value> = others.collect();
    Ok(Json(serde_json::json!({ "own": own, "public": others })))
}

/// The lines of the lobby as they were stored, for who sits there or for anybody; a line that cannot be
/// read is left out.
fn listed(lines: Vec<String>, sitter: Option<&PersonId>) -> Vec<Value> {
    let read = |line: String| {
        let read = told(&line, sitter);
        if read.is_none() {
            tracing::error!(line, "a line of the lobby cannot be read");
        }
        read
    };
    lines.into_iter().filter_map(read).collect()
}

//! The games and their rules.

use artel_engine::Meaning;
use artel_games::{GameInfo, GameKind};
use artel_protocol::RefusalCode;
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};

use super::failure::Failure;

/// Every game with what can be chosen before it.
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = 200, description = "Every game, with its options", body = Vec<Object>)))]
pub(crate) async fn list() -> Json<Vec<GameInfo>> {
    Json(artel_games::games().iter().map(GameKind::info).collect())
}

/// What a setup means: how hard the game is, and what does not fit together.
#[utoipa::path(get, path = "/api/games/{game}/setup", tag = "games",
    params(("game" = String, Path, description = "The game's id; the query gives the options, such as `players=2`")),
    responses(
        (status = 200, description = "`difficulty` and `conflicts`", body = Object),
        (status = 404, description = "There is no such game", body = artel_protocol::Refusal)))]
pub(crate) async fn setup(
    Path(game): Path<String>,
    Query(chosen): Query<Vec<(String, String)>>,
) -> Result<Json<Meaning>, Failure> {
    let kind = found(&game)?;
    Ok(Json(kind.describe(chosen.iter().map(|(key, value)| (key.as_str(), value.as_str())))))
}

/// The rulebook of a game, in both languages.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The game's id")),
    responses(
        (status = 200, description = "The rulebook", body = Object),
        (status = 404, description = "There is no such game", body = artel_protocol::Refusal)))]
pub(crate) async fn rules(Path(game): Path<String>) -> Result<Response, Failure> {
    let kind = found(&game)?;
    Ok(([(CACHE_CONTROL, "max-age=3600")], Json(kind.rulebook())).into_response())
}

fn found(game: &str) -> Result<&'static GameKind, Failure> {
    artel_games::find(game).map_err(|error| Failure::new(RefusalCode::NoSuchGame, error.to_string()))
}

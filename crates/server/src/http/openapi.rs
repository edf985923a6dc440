//! The description of the interface.

use axum::Json;
use utoipa::OpenApi;

use super::{games, lobby, me, reading, rooms, socket};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Artel",
        description = "Rooms in which cooperative board games are played. Who one is, is told by the cookie \
            `artel` or by `Authorization: Bearer KEY`. Play itself goes over the socket of a room."
    ),
    paths(
        games::list,
        games::rules,
        games::setup,
        lobby::lobby,
        rooms::open,
        reading::info,
        reading::history,
        reading::step,
        reading::record,
        reading::position,
        socket::connect,
        me::show,
        me::make_code,
        me::adopt,
        me::back,
        me::renew
    )
)]
struct Document;

/// The description as `OpenAPI`.
pub(crate) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}

//! A room: who sits where, and how it works.

use artel_engine::{Language, Seat};
use artel_games::BotKind;
use serde::{Deserialize, Serialize};

use crate::schema::ids;

/// A room as everybody in it sees it.
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own for whoever shows the room
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(utoipa::ToSchema)]
pub struct RoomInfo {
    /// The id in its address.
    pub id: String,
    /// The game's id.
    #[schema(value_type = String)]
    pub game: &'static str,
    /// What was chosen before the game, option by option; empty if it began from a file.
    #[schema(value_type = Vec<Vec<String>>)]
    pub setup: Vec<(String, String)>,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub opened_ms: u64,
    /// The seats in their order.
    pub seats: Vec<RoomSeat>,
    /// Whether somebody may do something of their own just before another's move reveals something, so that draws
    /// are announced.
    pub reactions: bool,
    /// How many look on.
    pub spectators: u32,
    /// How it works.
    pub settings: RoomSettings,
    /// The room of the next game, if there is one.
    pub rematch: Option<String>,
    /// The seats whose people would like another game before this one is over.
    #[schema(value_type = Vec<u8>)]
    pub rematch_asked: Vec<Seat>,
    /// Whether it was dealt from a seed that somebody knows, and with it all that chance will decide.
    pub known_seed: bool,
    /// Whether it met an error and is kept as it was.
    pub frozen: bool,
    /// Whether it is frozen because its last moves are of another version of the program, which this one cannot follow.
    pub outdated: bool,
}

/// A seat in a room.
#[allow(clippy::struct_excessive_bools)] // each is a fact of its own for whoever shows the seat
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(utoipa::ToSchema)]
pub struct RoomSeat {
    /// Who plays it.
    pub holder: Holder,
    /// Whether it is one's own.
    pub own: bool,
    /// Whether its person is connected.
    pub present: bool,
    /// Whether its person has been away for so long that those who sit may free it or give it to a bot.
    pub abandoned: bool,
    /// Whether a bot plays it in one's own place, so that one may have it back.
    pub stands_in: bool,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(utoipa::ToSchema)]
pub enum Holder {
    /// Nobody yet.
    Free,
    /// Somebody.
    Person {
        /// The name shown.
        name: String,
        /// The language spoken.
        #[schema(schema_with = ids::<Language>)]
        language: Language,
    },
    /// A program.
    Bot {
        /// Which.
        #[schema(schema_with = ids::<BotKind>)]
        bot: BotKind,
    },
}

/// How a room works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoomSettings {
    /// Whether the lobby lists it.
    pub visibility: Visibility,
    /// For how many seconds a draw is announced while others hold cards they could play; 0 for never. Games without
    /// reactions announce nothing, whatever it says.
    pub pause_seconds: u8,
}

impl Default for RoomSettings {
    fn default() -> Self {
        RoomSettings { visibility: Visibility::Link, pause_seconds: 4 }
    }
}

/// Who finds a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Visibility {
    /// Everybody, in the lobby.
    Public,
    /// Who has the link.
    Link,
}

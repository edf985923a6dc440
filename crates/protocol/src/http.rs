//! What is asked and answered over HTTP.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::schema::ids;
use crate::{BotKind, Language, LogEntry, RoomSettings, TableState};

/// Opens a room: a new game, or one that goes on from a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenRoom {
    /// The game's id.
    pub game: String,
    /// What is chosen, option by option; the defaults stand for the rest.
    #[serde(default)]
    pub setup: Vec<(String, String)>,
    /// The seed, for a game that somebody has played before; by lot if none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "string"))]
    pub seed: Option<String>,
    /// A record or a position to go on from, instead of setup and seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub file: Option<String>,
    /// Whether a file goes on with its own chance, so that its author knows what comes, as in a lesson. The room says
    /// so to everybody. Otherwise what is hidden is dealt anew.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub keep_chance: bool,
    /// Who plays, seat by seat; free if fewer are given than there are seats.
    #[serde(default)]
    pub seats: Vec<OpenSeat>,
    /// The name of who opens it.
    #[serde(default)]
    pub name: String,
    /// The language of who opens it.
    #[serde(default)]
    #[schema(schema_with = ids::<Language>)]
    pub language: Language,
    /// How the room works.
    #[serde(default)]
    pub settings: RoomSettings,
}

/// Who is to play a seat of a new room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum OpenSeat {
    /// Whoever comes.
    Free,
    /// Who opens the room.
    Own,
    /// A program.
    Bot {
        /// Which.
        #[schema(schema_with = ids::<BotKind>)]
        bot: BotKind,
    },
}

/// A room was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Opened {
    /// The room's id; its page is `/r/{id}`.
    pub room: String,
}

/// A room in the lobby.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LobbyRoom {
    /// The room's id.
    pub room: String,
    /// The game's id.
    pub game: String,
    /// What was chosen before the game.
    #[schema(value_type = Vec<Vec<String>>)]
    pub setup: Vec<(String, String)>,
    /// The names of the people in it, and `null` for bots and free seats.
    pub people: Vec<Option<String>>,
    /// How many seats are free.
    pub free: u8,
    /// How many moves were made.
    pub moves_made: u32,
    /// Whether the game is over.
    pub over: bool,
    /// Whether one sits there oneself.
    pub own: bool,
    /// Whether the table waits for oneself.
    pub your_turn: bool,
    /// When something last happened, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub changed_ms: u64,
}

/// The lobby: public rooms, and those one sits in.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lobby {
    /// Rooms one sits in, the latest first.
    pub own: Vec<LobbyRoom>,
    /// Public rooms with a free seat or a game under way, the latest first.
    pub public: Vec<LobbyRoom>,
}

/// The moves of a room's game from the first to the last.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct History {
    /// The room's id.
    pub room: String,
    /// The game's id.
    pub game: String,
    /// The names of who plays, seat by seat.
    pub players: Vec<Option<String>>,
    /// The moves.
    #[schema(value_type = Vec<Object>)]
    pub log: Vec<LogEntry>,
    /// The game as it stands after the last of them.
    #[schema(value_type = Object)]
    pub table: TableState,
}

/// The game as it stood after some of its moves.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Step {
    /// After how many moves.
    pub at: u32,
    /// The game then.
    #[schema(value_type = Object)]
    pub table: TableState,
}

/// What one holds on this server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// At how many tables one sits.
    pub tables: u32,
    /// At how many tables those sit whose seats this browser held before; one can go back to the last of them.
    pub kept: Vec<u32>,
}

/// A code by which another device gets one's seats, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeviceCode {
    /// The code.
    pub code: String,
    /// For how many seconds it is good.
    pub seconds: u32,
}

/// Takes over the seats of another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Adopt {
    /// The code that the other device shows.
    pub code: String,
}

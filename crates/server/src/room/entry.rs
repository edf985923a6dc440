//! What a room is on disk: one entry after the other, each as JSON.

use artel_engine::Seat;
use artel_protocol::{BotKind, ChatLine, Language, RoomSettings, Speaker};
use serde::{Deserialize, Serialize};

use crate::ids::PersonId;

/// Something that happened in a room for good.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// The first entry of every room.
    Opened {
        at_ms: u64,
        game: String,
        start: Start,
        /// Whether somebody may know what chance will decide, because they know the seed.
        #[serde(default, skip_serializing_if = "is_false")]
        known_seed: bool,
        settings: RoomSettings,
        seats: Vec<Sitter>,
        /// Those who were given a seat without having asked for it, because they sat in the room before.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        expected: Vec<PersonId>,
    },
    /// A move, with what chance decided in the course of it.
    Moved {
        seat: Seat,
        #[serde(rename = "move")]
        action: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        outcomes: Vec<String>,
    },
    /// All moves but the first ones were taken back. Rooms of earlier versions have it.
    Undone { to: u32 },
    /// The moves from this number on were taken back, but for those kept.
    TakenBack {
        from: u32,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        kept: Vec<u32>,
        by: Speaker,
        /// The seed from which all that is hidden was dealt anew, because the game had ended and its seed was told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        redealt: Option<u64>,
    },
    /// Somebody else plays a seat now.
    Seated { seat: Seat, sitter: Sitter },
    /// Somebody who was expected has come.
    Arrived { person: PersonId },
    /// Somebody goes by another name or language.
    Introduced { person: PersonId, name: String, language: Language },
    /// The room works otherwise now.
    Changed { settings: RoomSettings },
    /// Something was said.
    Said { line: ChatLine },
    /// The same people go on in another room.
    Rematched { room: String },
    /// The room met an error; nothing follows.
    Frozen { why: String },
}

/// How the game of a room began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Start {
    /// A deal; what is not chosen in it is the game's default. Only old rooms begin so.
    Deal { setup: Vec<(String, String)>, seed: u64 },
    /// A record, which holds everything: the version of the rules, all that was chosen, and what was dealt. Old rooms
    /// may begin with a position.
    File(String),
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde wants it
fn is_false(value: &bool) -> bool {
    !value
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sitter {
    /// Nobody.
    Free,
    /// Somebody.
    Person { person: PersonId, name: String, language: Language },
    /// A program.
    Bot(BotKind),
}

impl Sitter {
    pub(crate) fn person(&self) -> Option<&PersonId> {
        match self {
            Sitter::Person { person, .. } => Some(person),
            Sitter::Free | Sitter::Bot(_) => None,
        }
    }

    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Sitter::Person { name, .. } => Some(name),
            Sitter::Free | Sitter::Bot(_) => None,
        }
    }
}

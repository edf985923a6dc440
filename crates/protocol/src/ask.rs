//! What a client asks over the socket of a room.

use artel_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{BotKind, Language, Mark, RoomSettings};

/// A request with the number by which its answer names it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AskFrame {
    /// Chosen by the client; the answer carries the same.
    pub id: u32,
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What a client asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ask {
    /// Make a move.
    Play {
        /// For which of the own seats.
        seat: Seat,
        /// The move as it is written in [`SeatMoves`](crate::SeatMoves).
        #[serde(rename = "move")]
        action: String,
        /// The version of the room that the client has seen. If others moved since, the move is made as long as it
        /// still means the same.
        seen: u32,
        /// Whether to make it only if chance decides nothing in it. A move that would reveal something is then
        /// answered with what would come of it, as if a preview had been asked for.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        unless_reveals: bool,
    },
    /// What would come of a move, without making it.
    Preview {
        /// For which seat; anybody may ask for any.
        seat: Seat,
        /// The move.
        #[serde(rename = "move")]
        action: String,
        /// Moves of the seat that would be made before it, and are not made either.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
        after: Vec<String>,
        /// In which what-if; the game itself if none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        branch: Option<u32>,
    },
    /// Moves that would complete the decision an own seat is in, such as dividing damage. Nothing is played.
    Suggest {
        /// For which of the own seats; in a what-if for any.
        seat: Seat,
        /// In which what-if; the game itself if none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        branch: Option<u32>,
    },
    /// Take back a move, with the later moves of whoever made it. What others did since stays if it can.
    Undo {
        /// The number of the move.
        number: u32,
        /// The version of the room that the client has seen.
        seen: u32,
        /// Whether to do it, or to propose it to those who have to agree, even if something came to light since or
        /// moves of others go too. Without it, such an undo is only answered with what it would take back.
        sure: bool,
    },
    /// Agree to the open proposal, or turn it down.
    Agree {
        /// Whether to agree.
        yes: bool,
    },
    /// Hold the draw that was announced.
    Wait,
    /// Let the held draw go on.
    GoOn,
    /// Take a free seat.
    Sit {
        /// Which.
        seat: Seat,
    },
    /// Leave an own seat.
    Stand {
        /// Which.
        seat: Seat,
    },
    /// Let a bot play a free seat, an own one, or that of somebody who has been away for long; only who sits may.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// Which bot.
        bot: BotKind,
    },
    /// Take the place of a bot; only who sits may, unless nobody does, and who had the seat before the bot.
    UnseatBot {
        /// Which seat; it becomes the own one.
        seat: Seat,
    },
    /// Free the seat of a bot, or of somebody who has been away for long, for whoever comes; only who sits may.
    FreeSeat {
        /// Which.
        seat: Seat,
    },
    /// How the others see the client, and in which language it is spoken to.
    Introduce {
        /// The name to show.
        name: String,
        /// The language.
        language: Language,
    },
    /// Change how the room works; only who sits may.
    Settings {
        /// All settings anew.
        settings: RoomSettings,
    },
    /// Open a new room with the same people; before the game is over, all who sit have to ask for it.
    Rematch {
        /// Whether to deal the same game.
        seed: RematchSeed,
    },
    /// Say something.
    Say {
        /// What.
        text: String,
    },
    /// Point at something on the board.
    Ping {
        /// The thing's id, such as a tile's.
        thing: String,
    },
    /// The plan that the client has drawn on the board, instead of its last one.
    Draw {
        /// All marks; none to wipe them away.
        marks: Vec<Mark>,
    },
    /// How likely what the next draws bring is.
    Forecast {
        /// In which what-if; the game itself if none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        branch: Option<u32>,
    },
    /// Begin a what-if from some point of the game, with all that is hidden dealt anew.
    Branch {
        /// After how many moves of the game.
        at: u32,
        /// Whether the others see it.
        shared: bool,
    },
    /// Make a move in a what-if, for any seat.
    BranchPlay {
        /// Which.
        branch: u32,
        /// For which seat.
        seat: Seat,
        /// The move.
        #[serde(rename = "move")]
        action: String,
        /// Whether to make it only if chance decides nothing in it, as in the game itself.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
        unless_reveals: bool,
    },
    /// Take back moves in a what-if until this many are left.
    BranchUndo {
        /// Which.
        branch: u32,
        /// How many moves stay.
        to: u32,
    },
    /// Show an own what-if to the others, or no longer.
    BranchShare {
        /// Which.
        branch: u32,
        /// Whether the others see it.
        shared: bool,
    },
    /// Throw an own what-if away.
    BranchDrop {
        /// Which.
        branch: u32,
    },
    /// Nothing: asks whether the connection is alive.
    Alive,
}

/// What is dealt in the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum RematchSeed {
    /// The same game once more.
    Same,
    /// Another one.
    New,
}

//! The messages between the server and its clients.
//!
//! Over the socket of a room a client [`Ask`]s and the server [`Tell`]s; everything else goes over HTTP
//! with the bodies in [`http`]. `docs/protocol.md` explains when each is sent. The TypeScript types of
//! the web client are made from these by a test, so that both ends speak of the same things.
#![forbid(unsafe_code)]

mod ask;
mod branch;
pub mod http;
mod pause;
mod refusal;
mod room;
mod schema;
mod social;
mod table;
mod tell;
mod undo;

pub use artel_engine::Language;
pub use artel_games::{BotKind, Change, Raw, changes};
pub use ask::{Ask, AskFrame, RematchSeed};
pub use branch::Branch;
pub use pause::Pause;
pub use refusal::{Refusal, RefusalCode};
pub use room::{Holder, RoomInfo, RoomSeat, RoomSettings, Visibility};
pub use social::{ChatLine, Mark, Marks, Speaker};
pub use table::{LogEntry, SeatMoves, SeatNews, TableNews, TableState};
pub use tell::{Preview, Suggestion, Tell};
pub use undo::{Proposal, TakenBack, UndoPlan};

/// The version of the protocol; it rises when an old client could no longer understand the server.
pub const VERSION: u32 = 4;

//! The one list of all games, made uniform for programs that serve any of them.
//!
//! A [`GameKind`] is a game on the shelf: what it is called and what can be chosen before it. A [`Table`]
//! is a game being played: everything about it as text and JSON, whatever the game. Who knows the
//! game gets it typed by [`Table::session`](trait.Table.html#method.session).
//!
//! ```
//! use artel_engine::{Seat, Seed};
//!
//! let kind = artel_games::find("forbidden-island")?;
//! let mut table = kind.deal([("players", "3")], Seed(42))?;
//! let seat = Seat::first(table.seats()).find(|&seat| !table.moves(seat).is_empty()).unwrap();
//! let first = table.moves(seat).remove(0).text;
//! let played = table.play(seat, &first, &[])?;
//! assert!(!played.events.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is secret
//!
//! [`Table::view`] shows exactly what its viewer may see. Everything else is for the host of the game:
//! seed, record and position hold the state of the generator, from which all that is to come follows.
#![forbid(unsafe_code)]

mod bot;
mod change;
mod extent;
mod forecast;
mod kind;
mod list;
mod raw;
mod session;
mod table;
mod told;
mod watch;

#[cfg(feature = "toy")]
pub use artel_contract::toy::Toy;
pub use artel_engine::{Refusal, Tally};
pub use artel_forbidden_island::ForbiddenIsland;
pub use artel_ghost_stories::GhostStories;
pub use artel_spirit_island::SpiritIsland;
pub use bot::BotKind;
pub use change::{Change, changes};
pub use forecast::{Chance, Danger, Forecast, OddsLine, ThingOdds};
pub use kind::{GameInfo, GameKind, SeatRange, Titles};
pub use list::{FileKind, UnknownGame, find, games, read_file, read_position, read_record};
pub use raw::Raw;
pub use table::Table;
pub use told::{
    Attempt, MoveNews, Played, Previewed, Seen, TableEntry, TableEvent, TableMove, TableStatus, Watched,
    WeightedOutcome,
};

/// The code in the README is compiled and run with the documentation's.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

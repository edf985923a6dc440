//! The one list of all games, made uniform for programs that serve any of them.
//!
//! A [`Kind`] is a game on the shelf: what it is called and what can be chosen before it. A [`Table`]
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

mod forecast;
mod kind;
mod list;
mod refusal;
mod session;
mod table;
mod tally;
mod told;

pub use forecast::{Chance, Danger, Forecast, OddsLine, ThingOdds};
pub use kind::{GameInfo, Kind, SeatRange, Titles};
pub use list::{FileKind, UnknownGame, find, games, read_file, read_position, read_record};
pub use refusal::Refusal;
pub use table::Table;
pub use tally::Tally;
pub use told::{
    MoveNews, Played, Previewed, TableEntry, TableEvent, TableMove, TableStatus, WeightedOutcome,
};

//! Players that are programs, and how strong they are.
//!
//! A [`Bot`] decides for a seat, a [`Team`] for a whole table; a [`Simulation`] lets a team play many
//! games and counts how they end. Whoever serves any game asks [`advise`] what the bots at a table do,
//! [`suggest`] how what a seat is in the middle of may well be finished, and [`forecast()`] how likely what is to
//! come is.
//!
//! ```
//! use artel_bots::{BotKind, Simulation};
//! use artel_engine::Seed;
//! use artel_forbidden_island::{ForbiddenIsland, Setup};
//!
//! let simulation = Simulation { games: 20, seed: Seed(1), jobs: 1, bot: BotKind::Heuristic };
//! let tally = simulation.run::<ForbiddenIsland>(&Setup::default(), &|_| {})?;
//! assert_eq!(tally.games, 20);
//! # Ok::<(), artel_engine::SetupError>(())
//! ```
#![forbid(unsafe_code)]

mod advise;
mod bot;
pub mod forbidden_island;
pub mod forecast;
pub mod ghost_stories;
mod interval;
mod playable;
mod random;
mod simulate;
pub mod spirit_island;
mod suggest;
mod tally;
mod team;
mod weights;

pub use advise::advise;
pub use bot::Bot;
pub use forecast::forecast;
pub use interval::wilson;
pub use playable::Playable;
pub use random::{RandomBot, RandomTeam};
pub use simulate::{BotKind, Simulation};
pub use suggest::suggest;
pub use tally::Tally;
pub use team::{OneForAll, PerSeat, Team};

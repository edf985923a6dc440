//! Players that are programs, and how strong they are.
//!
//! A [`Bot`] decides for a seat, a [`Team`] for a whole table; a [`Simulation`] lets a team play many
//! games and counts how they end. Whoever serves any game asks [`advise`] what the bots at a table do, and
//! [`suggest`] which moves complete the decision that a seat is in.
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
pub mod ghost_stories;
mod playable;
mod random;
mod simulate;
pub mod spirit_island;
mod suggest;
mod team;
#[cfg(feature = "toy")]
mod toy;
mod weights;

pub use advise::advise;
pub use artel_engine::{Tally, wilson};
pub use artel_games::BotKind;
pub use bot::Bot;
pub use playable::Playable;
pub use random::{RandomBot, RandomTeam};
pub use simulate::Simulation;
pub use suggest::suggest;
pub use team::{OneForAll, PerSeat, Team};

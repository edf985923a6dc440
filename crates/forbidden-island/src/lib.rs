//! Forbidden Island: 2–4 adventurers take four treasures from an island that sinks under them.
//!
//! The rules are those of the rulebook file `rulebook/forbidden-island.toml`, cited by id throughout.
//! Parameters: players, difficulty, layout of the island, adventurers, first player ([`Setup`]).
//!
//! ```
//! use artel_engine::{Game, NoLog, Seat, Seed};
//! use artel_forbidden_island::{ForbiddenIsland, Setup};
//!
//! let mut game = ForbiddenIsland::new(&Setup::default(), Seed(7))?;
//! let seat = game.active();
//! let mut moves = Vec::new();
//! game.moves(seat, &mut moves);
//! game.play(seat, moves[0], &mut NoLog)?;
//! assert!(!game.status().is_over());
//!
//! // Moves are text, too, and a refusal names its rule.
//! let refusal = game.why_not(seat, "capture earth-stone".parse()?);
//! assert_eq!(refusal.map(|no| no.rule), Some(artel_forbidden_island::rules::FI_055));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(clippy::wildcard_enum_match_arm)]

mod actions;
mod components;
mod contract;
mod defeat;
mod event;
mod family;
mod game;
mod legal;
mod moves;
mod outcome;
mod phases;
mod position;
mod setup;
mod special_cards;
mod view;
mod why;

/// The rules by their ids, made from the rulebook.
pub mod rules {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

pub use components::{
    Adventurer, Card, Cell, Difficulty, FloodDeck, Geometry, Layout, PawnColour, Pile, Tile, Treasure,
    TreasureDeck, WaterMark,
};
pub use defeat::Defeat;
pub use event::{Event, Way};
pub use game::{CARDS_TO_CAPTURE, ForbiddenIsland, HAND_LIMIT, Phase};
pub use moves::Move;
pub use outcome::Outcome;
pub use setup::Setup;
pub use view::{PlayerView, TileState, TileView, View};

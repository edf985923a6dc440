//! Ghost Stories: 1–4 Taoists defend a village against the ghosts of Wu-Feng.
//!
//! The rules are those of the rulebook file `rulebook/ghost-stories.toml`, cited by id throughout.
//! Parameters: players, difficulty, colours, powers, first player ([`Setup`]).
//!
//! ```
//! use artel_engine::{Game, NoLog, Seat, Seed};
//! use artel_ghost_stories::{GhostStories, Move, Setup};
//!
//! let mut game = GhostStories::new(&Setup::default(), Seed(7))?;
//! let seat = game.decider().unwrap_or(Seat(0));
//! game.play(seat, Move::Yin, &mut NoLog)?;
//! assert!(!game.status().is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(clippy::wildcard_enum_match_arm)]

mod agenda;
mod components;
mod contract;
mod end;
mod event;
mod exorcism;
mod family;
mod flow;
mod game;
mod legal;
mod moves;
mod outcome;
mod position;
mod setup;
mod spells;
mod view;
mod why;
mod yang;
mod yin;

/// The rules by their ids, made from the rulebook.
pub mod rules {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

pub use components::{
    Card, Centre, Colour, CurseFace, Deck, Difficulty, Face, Faces, Ghosts, Left, Place, Power, Right, Side,
    Space, Tao, Taoist, Tile, Village,
};
pub use end::Defeat;
pub use event::Event;
pub use exorcism::Verdict;
pub(crate) use game::Doings;
pub use game::{GhostStories, Phase, Step};
pub use moves::Move;
pub use outcome::Outcome;
pub use setup::Setup;
pub use view::{BoardView, CardView, Figure, Needs, PrintedView, Question, SpaceView, TileView, View};

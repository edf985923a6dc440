//! Spirit Island, as in the box "Horizons of Spirit Island": 1–3 Spirits drive Invaders from their island.
//!
//! The rules are those of the rulebook file `rulebook/spirit-island.toml`, cited by id throughout.
//! Parameters: players, Spirits, boards, Power Progression, variants ([`Setup`]).
//!
//! ```
//! use artel_engine::{Game, NoLog, Seat, Seed};
//! use artel_spirit_island::{Move, Setup, SpiritIsland};
//!
//! let mut game = SpiritIsland::new(&Setup::default(), Seed(7))?;
//! game.play(Seat(0), Move::Grow(1), &mut NoLog)?;
//! assert!(!game.status().is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod action;
mod agenda;
mod components;
pub mod content;
mod contract;
pub mod effect;
mod end;
mod event;
mod flow;
mod forecast;
mod game;
mod growth;
mod invaders;
mod island;
mod legal;
mod moves;
mod outcome;
mod position;
mod powers;
mod question;
mod read;
mod setup;
mod spirit;
mod standing;
mod suppose;
mod verbs;
mod view;
mod why;
pub mod words;

/// The rules by their ids, made from the rulebook.
pub mod rules {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

pub use components::{
    BUILDINGS, Board, BoardName, Card, Cards, Edge, Element, Elements, FearCard, INVADERS, InvaderCard, Kind,
    Kinds, Land, Lands, Piece, PrintedLand, SpiritName, Stage, Terrain, Terrains,
};
pub use end::Defeat;
pub use event::Event;
pub use forecast::{Build, Explore, Forecast, Ravage, Skipped};
pub use game::{Phase, SpiritIsland};
pub use moves::Move;
pub use outcome::Outcome;
pub use read::{Seen, SeenSpirit};
pub use setup::{Difficulty, Setup};
pub use spirit::Track;
pub use view::{
    ActionView, BoardFacts, Catalogue, EdgeFacts, FearFacts, FearView, GrowthFacts, HandView, InnateView,
    InvaderFacts, InvaderSpace, InvadersView, LandFacts, LandView, LastingView, PieceView, PlayedView,
    PowerFacts, PowersView, QuestionView, SlotFacts, SlotView, SpecialFacts, SpiritFacts, SpiritStage,
    SpiritView, ThresholdFacts, ThresholdView, View, catalogue,
};

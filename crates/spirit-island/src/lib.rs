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
#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod adversary;
mod agenda;
mod ahead;
mod anytime;
mod badlands;
mod byte;
mod changes;
mod components;
pub mod content;
mod contract;
mod deck;
mod deeds;
mod editor;
pub mod effect;
mod end;
mod event;
mod flow;
mod game;
mod growth;
#[cfg(test)]
mod growth_tests;
mod happenings;
mod invaders;
mod island;
mod isolation;
#[cfg(test)]
mod language_tests;
mod legal;
mod meaning;
mod moves;
mod numbers;
mod outcome;
mod owned;
mod position;
mod power_decks;
mod powers;
mod presence;
mod purse;
mod question;
mod ravage;
mod reactions;
mod reconcile;
mod scenario;
mod seas;
mod setup;
mod skipped;
mod spaces;
mod spirit;
mod stage;
mod standing;
mod taking_part;
mod terror;
mod tokens;
mod topology;
mod verbs;
mod view;
mod why;
pub mod words;

/// The rules by their ids, made from the rulebook.
pub mod rules {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

pub use ahead::InvadersAhead;
pub use components::{
    AdversaryName, Arrangement, BUILDINGS, BlightCard, BlightCards, BlightSide, Board, BoardName, BoxName,
    Boxes, Card, Cards, Corner, Dream, Edge, Element, Elements, EventCard, EventCards, FearCard, FearCards,
    INVADERS, InvaderCard, InvaderCards, Kind, Kinds, Land, Lands, Piece, PrintedLand, PrintedPieces,
    ScenarioName, SpiritName, Stage, Terrain, Terrains, WITH_HEALTH,
};
pub use editor::Editor;
pub use end::Defeat;
pub use event::Event;
pub use game::{Phase, SpiritIsland};
pub use moves::{Move, Place};
pub use outcome::Outcome;
pub use question::DecisionGroup;
pub use ravage::Shares;
pub use setup::{Difficulty, Map, Setup};
pub use spirit::{SpiritState, Track};
pub use topology::Topology;
pub use view::{
    ActionView, AdversaryFacts, AdversaryView, BlightFacts, BlightView, BoardFacts, BranchView, Catalogue,
    CounterView, EdgeFacts, EventFacts, EventPartFacts, EventView, FearFacts, FearView, GiftView,
    GrowthFacts, HandView, InnateView, InvaderFacts, InvaderSpace, InvadersView, LandFacts, LandView,
    LastingView, LevelFacts, PieceView, PlayedView, PowerFacts, PowersView, PriceView, PutView, QuestionView,
    RuleFacts, ScenarioFacts, ScenarioView, SecondSpace, SlotFacts, SlotView, SpecialFacts, SpiritFacts,
    SpiritStage, SpiritView, ThresholdFacts, ThresholdView, View, boards, catalogue,
};

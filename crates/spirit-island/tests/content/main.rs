//! What is in the box, held against the data files of the rulebook.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs, unreachable_pub)]

mod base_game;
mod blight;
mod boards;
mod data;
mod events;
mod expansion_fear;
mod fear;
mod full_game;
mod invaders;
mod layouts;
mod notation;
mod powers;
mod repeats;
mod spirits;
mod uses;
mod verbs;
mod wordings;

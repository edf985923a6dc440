//! Every rule of Spirit Island, tested; each test names the rules it proves.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs, unreachable_pub)]

mod build;
mod components;
mod contract;
mod decisions;
mod explore;
mod growth;
mod impossible_positions;
mod invader_cards;
mod position_files;
mod ravage;
mod ravage_examples;
mod refusals;
mod refused_answers;
mod setup;
mod presence;
mod support;
mod turn;

//! Every rule of Spirit Island, tested; each test names the rules it proves.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs, unreachable_pub)]

mod build;
mod components;
mod contract;
mod decisions;
mod defeat;
mod explore;
mod fear;
mod fear_shares;
mod growth;
mod impossible_positions;
mod invader_cards;
mod position_files;
mod presence;
mod ravage;
mod ravage_examples;
mod refusals;
mod refused_answers;
mod setup;
mod support;
mod terror;
mod turn;
mod victory;

//! Every rule of Spirit Island, tested; each test names the rules it proves.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs, unreachable_pub)]

mod blight;
mod build;
mod components;
mod contract;
mod dahan;
mod decisions;
mod defeat;
mod explore;
mod fear;
mod fear_shares;
mod growth;
mod impossible_positions;
mod invader_cards;
mod lands;
mod position_files;
mod presence;
mod ravage;
mod ravage_examples;
mod refusals;
mod refused_answers;
mod rich_positions;
mod setup;
mod fear_cards;
mod support;
mod terror;
mod time_passes;
mod turn;
mod victory;

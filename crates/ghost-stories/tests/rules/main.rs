//! Every rule of Ghost Stories, tested; each test names the rules it proves.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs, unreachable_pub)]

mod arrival;
mod cards;
mod components;
mod contract;
mod coverage;
mod curse_die;
mod death;
mod haunting;
mod left_stones;
mod setup;
mod support;
mod yin;
mod yin_yang;

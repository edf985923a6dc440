//! Every rule of Spirit Island, tested; each test names the rules it proves.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs, unreachable_pub)]

mod contract;
mod impossible_positions;
mod position_files;
mod support;
mod zz_adj;

//! The protocol, in the same process: every message is held against the published schema.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod documented;
mod errors;
#[path = "../../examples/docs/page.rs"]
mod page;
mod play;
mod streams;
mod support;

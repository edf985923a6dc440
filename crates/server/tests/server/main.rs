//! The server as its clients know it.
#![allow(clippy::expect_used, clippy::unwrap_used)] // helpers of tests are not tests themselves

mod bots;
mod client;
mod hidden;
mod house;
mod patience;
mod pause;
mod play;
mod positions;
mod reconnect;
mod rooms;
mod security;
mod social;
mod suggest;
mod together;
mod undo;
mod undo_end;
mod undo_together;
mod what_if;

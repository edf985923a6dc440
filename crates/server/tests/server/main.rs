//! The server as its clients know it.
#![allow(clippy::expect_used, clippy::unwrap_used)] // helpers of tests are not tests themselves

mod bots;
mod client;
mod hidden;
mod house;
mod identity;
mod limits;
mod patience;
mod pause;
mod play;
mod positions;
mod reconnect;
mod rematch;
mod rooms;
mod seats;
mod security;
mod social;
mod starts;
mod suggest;
mod thinking;
mod together;
mod undo;
mod undo_end;
mod undo_together;
mod unseen;
mod upgrade;
mod what_if;

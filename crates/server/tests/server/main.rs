//! The server as its clients know it.

mod bots;
mod client;
mod hidden;
mod house;
mod pause;
mod play;
mod positions;
mod reconnect;
mod rooms;
mod security;
mod social;
mod undo;
mod what_if;

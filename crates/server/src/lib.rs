//! The place where people play: rooms with seats, chat and undo, kept on disk, served over HTTP and
//! WebSocket together with the web client.
//!
//! [`serve`] runs it all. A room in use is one task that owns its game (`room`); everybody else sends it
//! messages (`rooms`). What a room does is an append-only list of entries, and an entry is on disk before
//! anybody hears of it (`store`). A room not in use is nothing but its entries. What takes long is done by threads of
//! their own (`workers`), and everything that comes from outside has a limit (`limits`, `quotas`).
#![forbid(unsafe_code)]

mod clock;
mod config;
mod counters;
mod files;
mod http;
mod ids;
mod limits;
mod logs;
mod network;
mod people;
mod quotas;
mod room;
mod rooms;
mod serve;
mod store;
mod upkeep;
mod verify;
mod wording;
mod workers;

pub use config::{Config, LogFormat};
pub use serve::{Running, serve, start};
pub use store::{Backup, Copied, Place, backup, copy, restore};
pub use verify::{Broken, Verified, verify};

//! The program as a server, and those who mean it no good.
#![allow(clippy::expect_used, clippy::unwrap_used)] // helpers of tests are not tests themselves
#![cfg(target_os = "linux")]

#[path = "attack/busy.rs"]
mod busy;
#[path = "../../server/tests/server/client/mod.rs"]
#[allow(dead_code, unused_imports)] // made for more tests than these
mod client;
#[path = "attack/crowd.rs"]
mod crowd;
#[path = "attack/disk.rs"]
mod disk;
#[path = "attack/memory.rs"]
mod memory;
#[path = "attack/positions.rs"]
mod positions;
#[path = "attack/raw.rs"]
mod raw;
#[path = "serve/program.rs"]
#[allow(dead_code)] // made for more tests than these
mod server;

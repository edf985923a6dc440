//! Several servers with one database: any of them takes any visitor, and none of them is missed.
#![allow(clippy::expect_used, clippy::unwrap_used)] // helpers of tests are not tests themselves
#![cfg(target_os = "linux")]

#[path = "../../server/tests/server/client/mod.rs"]
#[allow(dead_code)] // made for more tests than these
mod client;
#[path = "../../server/tests/support/postgres.rs"]
#[allow(dead_code)] // made for more tests than these
mod postgres;
#[path = "serve/program.rs"]
#[allow(dead_code)] // made for more tests than these
mod server;

#[path = "cluster/faults.rs"]
mod faults;
#[path = "cluster/nodes.rs"]
mod nodes;

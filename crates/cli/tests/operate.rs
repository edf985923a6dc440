//! The program as a server in the hands of those who run it: health, disks that fail, backups, copies, rights.
#![allow(clippy::expect_used, clippy::unwrap_used)] // helpers of tests are not tests themselves
#![cfg(target_os = "linux")]

#[path = "operate/backup.rs"]
mod backup;
#[path = "../../server/tests/server/client/mod.rs"]
#[allow(dead_code, unused_imports)] // made for more tests than these
mod client;
#[path = "operate/copy.rs"]
mod copy;
#[path = "operate/documented.rs"]
mod documented;
#[path = "operate/health.rs"]
mod health;
#[path = "../../server/tests/support/postgres.rs"]
#[allow(dead_code)] // made for more tests than these
mod postgres;
#[path = "support/program.rs"]
#[allow(dead_code)] // what it prints is not read here
mod program;
#[path = "operate/restore.rs"]
mod restore;
#[path = "operate/rights.rs"]
mod rights;
#[path = "serve/program.rs"]
#[allow(dead_code)] // made for more tests than these
mod server;
#[path = "operate/verify.rs"]
mod verify;

//! Writes which verbs the content uses into `docs/spirit-island-verbs.md`; a test compares.
//!
//! `cargo run -p artel-spirit-island --example verbs`, then read what changed.

#[path = "../tests/content/uses.rs"]
#[allow(unreachable_pub)] // the tests use it too
mod uses;

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/spirit-island-verbs.md");
    fs::write(page, uses::page())
}

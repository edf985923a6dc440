//! Turns a rulebook file into Rust constants, from a game's build script.
//!
//! Each rule `FI-041` becomes a constant `FI_041`, and the whole book a static `RULEBOOK`, so that
//! code or tests that cite a rule which does not exist do not compile.
#![forbid(unsafe_code)]

mod book;
mod generate;
mod uncited;

use std::path::Path;
use std::{env, fs};

pub use book::Book;
pub use uncited::Uncited;

/// For build scripts: reads `rulebook/<game>.toml` of the repository and writes `rules.rs` into the
/// build's output folder.
///
/// # Panics
/// If the file is missing or wrong: a build script has no better way to stop the build.
pub fn build(game: &str) {
    let root = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let path = Path::new(&root).join("../../rulebook").join(format!("{game}.toml"));
    println!("cargo::rerun-if-changed={}", path.display());
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let book = Book::read(&text).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("rules.rs");
    fs::write(&out, generate::rust(&book)).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

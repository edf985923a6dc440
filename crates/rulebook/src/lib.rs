//! Turns a rulebook file into Rust constants, from a game's build script.
//!
//! Each rule `FI-041` becomes a constant `FI_041`, and the whole book a static `RULEBOOK`, so that
//! code or tests that cite a rule which does not exist do not compile.
#![forbid(unsafe_code)]

mod book;
mod generate;
mod uncited;

use std::path::{Path, PathBuf};
use std::{env, fs};

pub use book::Book;
pub use uncited::Uncited;

/// For build scripts: reads `rulebook/<game>.toml` of the repository, and what else of the game's rules stands in the
/// folder `rulebook/<game>`, and writes `rules.rs` into the build's output folder.
///
/// # Panics
/// If the file is missing or wrong: a build script has no better way to stop the build.
pub fn build(game: &str) {
    let root = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let path = Path::new(&root).join("../../rulebook").join(format!("{game}.toml"));
    let text: String = files(&path).iter().map(|path| read(path)).collect();
    let book = Book::read(&text).unwrap_or_else(|problem| panic!("{}: {problem}", path.display()));
    let out = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("rules.rs");
    fs::write(&out, generate::rust(&book)).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

/// The file of a game, and those in the folder of the same name, in the order of their names.
fn files(book: &Path) -> Vec<PathBuf> {
    let folder = book.with_extension("");
    println!("cargo::rerun-if-changed={}", folder.display());
    let more = fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut more: Vec<PathBuf> =
        more.filter(|path| path.extension().is_some_and(|end| end == "toml")).collect();
    more.sort();
    std::iter::once(book.to_owned()).chain(more).collect()
}

fn read(path: &Path) -> String {
    println!("cargo::rerun-if-changed={}", path.display());
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    format!("{text}\n")
}

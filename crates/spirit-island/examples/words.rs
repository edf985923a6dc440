//! Writes what everything in the box says, in both languages, into `tests/words/*.txt`; a test compares.
//!
//! `cargo run -p artel-spirit-island --example words`, then read what changed.

#[path = "../tests/words/book.rs"]
#[allow(dead_code, unreachable_pub, clippy::unwrap_used)] // the tests ask more of it
mod book;

use std::path::Path;
use std::{fs, io};

use artel_texts::{Language, Texts};

fn main() -> io::Result<()> {
    for language in Language::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/words/{language}.txt"));
        fs::write(path, book::Book::of(Texts::new("spirit-island", language)).text())?;
    }
    Ok(())
}

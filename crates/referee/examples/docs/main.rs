//! Writes the answers in `docs/referee.md` anew: `cargo run -p artel-referee --example docs`.

mod page;

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/referee.md");
    let (fresh, _) = page::replay(&fs::read_to_string(&path)?);
    fs::write(path, fresh)
}

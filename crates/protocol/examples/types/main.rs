//! Writes what the web client reads from the Rust types: `cargo run -p artel-protocol --example types`.

mod files;

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    for (name, text) in files::all() {
        let path = web.join(&name);
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            continue;
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, text)?;
        println!("web/src/{name}");
    }
    Ok(())
}

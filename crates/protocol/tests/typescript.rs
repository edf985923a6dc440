//! What the web client reads from the Rust types is up to date.

#[path = "../examples/types/files/mod.rs"]
mod files;

use std::fs;
use std::path::Path;

#[test]
fn the_generated_files_are_up_to_date() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    let stale: Vec<_> = files::all()
        .into_iter()
        .filter(|(name, fresh)| !fs::read_to_string(web.join(name)).is_ok_and(|stored| stored == *fresh))
        .map(|(name, _)| name)
        .collect();
    assert!(stale.is_empty(), "out of date in web/src: {stale:?}; run: make types");
}

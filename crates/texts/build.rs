//! Lists the text files, so that those of a new game are found by themselves.
#![allow(clippy::unwrap_used)] // a build that cannot read its files has to fail

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").unwrap();
    let mut table = String::from("&[\n");
    add_files(&Path::new(&here).join("../../texts"), &mut table);
    if env::var_os("CARGO_FEATURE_TOY").is_some() {
        add_files(&Path::new(&here).join("../contract/texts"), &mut table);
    }
    table.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("files.rs"), table).unwrap();
}

/// Adds a row for each file: its language, its name, its text.
fn add_files(texts: &Path, table: &mut String) {
    println!("cargo:rerun-if-changed={}", texts.display());
    for language in sorted(texts) {
        for file in sorted(&texts.join(&language)) {
            // What begins with `web` is for the browser alone.
            if let Some(name) = file.strip_suffix(".ftl").filter(|name| !name.starts_with("web")) {
                let path = texts.join(&language).join(&file);
                println!("cargo:rerun-if-changed={}", path.display());
                let path = path.display().to_string();
                writeln!(table, "    ({language:?}, {name:?}, include_str!({path:?})),").unwrap();
            }
        }
    }
}

/// The names in a folder, in the order of the alphabet.
fn sorted(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

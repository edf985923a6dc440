//! Every game of the list has what lies outside of its crate: whoever adds one is told what is missing.
#![allow(clippy::unwrap_used, missing_docs)]

use std::fs;
use std::path::{Path, PathBuf};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_game_has_its_files() {
    for game in artel_games::games() {
        let id = game.id();
        let files = [
            format!("rulebook/{id}.toml"),
            format!("texts/en/{id}.ftl"),
            format!("texts/ru/{id}.ftl"),
            format!("texts/en/web-{id}.ftl"),
            format!("texts/ru/web-{id}.ftl"),
            format!("crates/{id}/tests/counts.txt"),
            format!("crates/{id}/tests/rules/contract.rs"),
            format!("web/src/games/{id}/types.ts"),
            format!("web/src/games/{id}/forms.ts"),
        ];
        for file in files {
            assert!(workspace().join(&file).is_file(), "{id} lacks {file}");
        }
    }
}

#[test]
fn every_rulebook_is_of_a_game() {
    let folder = fs::read_dir(workspace().join("rulebook")).unwrap();
    let files =
        folder.map(|file| file.unwrap().path()).filter(|path| path.extension() == Some("toml".as_ref()));
    let mut books: Vec<_> =
        files.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect();
    let mut games: Vec<_> = artel_games::games().iter().map(artel_games::GameKind::id).collect();
    books.sort_unstable();
    games.sort_unstable();
    assert_eq!(books, games, "the Makefile takes the rulebooks for the list of games");
}

//! Advice of the rulebook adds no rule: nothing is forbidden or explained by it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{proves, table};
use artel_engine::RuleId;
use artel_spirit_island::rules::{
    RULEBOOK, SI_013, SI_316, SI_328, SI_329, SI_330, SI_331, SI_332, SI_333, SI_334, SI_335,
};

const ADVICE: [RuleId; 10] = [SI_013, SI_316, SI_328, SI_329, SI_330, SI_331, SI_332, SI_333, SI_334, SI_335];

fn files(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn advice_is_marked_as_such_and_never_enforced() {
    proves(&[SI_013, SI_316]);
    for rule in RULEBOOK.rules {
        assert_eq!(rule.note_en.starts_with("Advice"), ADVICE.contains(&rule.id), "{}", rule.id);
    }
    for file in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let text = fs::read_to_string(&file).unwrap();
        for rule in ADVICE {
            let cited = text.contains(&rule.as_str().replace('-', "_"));
            assert!(!cited, "{} speaks of {rule}", file.display());
        }
    }
}

#[test]
fn there_is_no_misplay_to_rewind() {
    proves(&[SI_316]);
    let table = table("spirit 1 sun-bright-whirlwind\nland G1 presence:1\nland G2 city:1");
    // The table makes sure that a refused move changes nothing.
    table.refused("1 play gift-of-the-sunlit-air");
}

//! Which rules are cited by the code that enforces them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use artel_engine::Game;
use artel_rulebook::{Book, Uncited};

use crate::coverage::rust_files;

/// How a game's code cites its rulebook.
pub struct Citations {
    /// How many rules the book has.
    pub rules: usize,
    /// How many rulings the book has.
    pub rulings: usize,
    /// The ids that the code names one by one.
    pub by_id: BTreeSet<String>,
    /// The other ids that lie in a range such as `FI-036 to FI-041`.
    pub by_range: BTreeSet<String>,
    /// The ids for which the book says why no line cites them.
    pub marked: BTreeMap<String, Uncited>,
    /// The ids that are neither cited nor marked.
    pub open: Vec<String>,
}

/// Fails with the rules that no line of the crate's `src` cites and that the rulebook file does not mark as
/// `example`, `advice` or `emergent`; and with marked rules that a line cites after all.
pub fn every_rule_is_cited_or_marked<G: Game>(crate_folder: &str) {
    let Citations { by_id, marked, open, .. } = citations::<G>(Path::new(crate_folder));
    let stale: Vec<&String> = marked.keys().filter(|id| by_id.contains(*id)).collect();
    assert!(
        open.is_empty(),
        "cite these rules at the line that enforces them, or say in the rulebook file why there is none: {}",
        open.join(", ")
    );
    assert!(stale.is_empty(), "these rules are cited: take their marks out of the rulebook file: {stale:?}");
}

/// Reads the rulebook file of a game and the code of its crate.
pub fn citations<G: Game>(crate_folder: &Path) -> Citations {
    let path = crate_folder.join("../../rulebook").join(format!("{}.toml", G::RULEBOOK.game));
    let book = Book::read(&fs::read_to_string(path).expect("the rulebook can be read")).expect("it is right");
    let code: String = rust_files(&crate_folder.join("src"))
        .iter()
        .map(|file| without_imports(&fs::read_to_string(file).expect("the code can be read")))
        .collect();
    let ids: Vec<&str> = book.ids().map(|(id, _)| id).collect();
    let (named, ranged) = cited(&code, &ids);
    let marked: BTreeMap<String, Uncited> =
        book.ids().filter_map(|(id, mark)| Some((id.to_owned(), mark?.0))).collect();
    let is_open = |id: &&&str| !named.contains(**id) && !ranged.contains(**id) && !marked.contains_key(**id);
    let open = ids.iter().filter(is_open).map(|&id| id.to_owned()).collect();
    let by_range = ranged.difference(&named).filter(|id| !marked.contains_key(*id)).cloned().collect();
    let (rules, rulings) = book.counts();
    Citations { rules, rulings, by_id: named, by_range, marked, open }
}

/// The code without its `use` declarations: an import cites nothing.
fn without_imports(code: &str) -> String {
    let mut kept = String::new();
    let mut importing = false;
    for line in code.lines() {
        importing |= line.trim_start().starts_with("use ");
        if !importing {
            kept.push_str(line);
            kept.push('\n');
        }
        importing &= !line.trim_end().ends_with(';');
    }
    kept
}

/// The ids named in the code, as `FI-001` or `FI_001`, and those inside the ranges named there.
fn cited(code: &str, ids: &[&str]) -> (BTreeSet<String>, BTreeSet<String>) {
    let words: Vec<String> = code
        .split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '_')
        .filter(|word| !word.is_empty())
        .map(|word| word.replace('_', "-"))
        .collect();
    let place = |word: &String| ids.iter().position(|id| id == word);
    let named = words.iter().filter(|word| place(word).is_some()).cloned().collect();
    let ranges = words.windows(3).filter(|three| three[1] == "to");
    let ranges = ranges.filter_map(|three| Some(place(&three[0])?..=place(&three[2])?));
    (named, ranges.flatten().map(|place| ids[place].to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_ranges_are_found_but_imports_are_not() {
        let code = "use crate::rules::{\n    FI_001,\n    FI_002,\n};\n/// Steps (FI-003 to\n/// FI-005).\nlet x = FI_006;\n";
        let ids = ["FI-001", "FI-002", "FI-003", "FI-004", "FI-005", "FI-006"];
        let (named, ranged) = cited(&without_imports(code), &ids);
        assert_eq!(named.into_iter().collect::<Vec<_>>(), ["FI-003", "FI-005", "FI-006"]);
        assert_eq!(ranged.into_iter().collect::<Vec<_>>(), ["FI-003", "FI-004", "FI-005"]);
    }
}

//! How the game of a room begins, so that it can be read again whatever has changed in the program since.

use anyhow::Context as _;
use artel_engine::text::TextError;
use artel_engine::{Generator, Seed};
use artel_games::{FileKind, Table};

use super::entry::Start;
use crate::ids::random_number;

/// A generator that nobody can foresee.
pub(crate) fn fresh_chance() -> Generator {
    Generator::new(Seed(random_number()))
}

/// The start of a room whose game stands so: everything is written out, nothing is left to defaults.
pub(crate) fn start_of(table: &dyn Table) -> Start {
    Start::File(table.record())
}

/// The game that goes on from a file that somebody has sent. Unless its chance is to be kept, what is hidden is dealt
/// anew, so that its author does not know what is to come; in a game that is over nothing is hidden.
pub(crate) fn table_from_file(text: &str, keep_chance: bool) -> Result<Box<dyn Table>, TextError> {
    let (table, kind) = artel_games::read_file(text)?;
    Ok(match kind {
        FileKind::Record | FileKind::Position if keep_chance => table,
        FileKind::Record if table.status().is_over() => table,
        FileKind::Record => artel_games::read_record(&table.public_record(&mut fresh_chance()))?,
        FileKind::Position => table.redealt(&mut fresh_chance()),
    })
}

/// The game as it began.
pub(crate) fn begin(game: &str, start: &Start) -> anyhow::Result<Box<dyn Table>> {
    match start {
        Start::Deal { setup, seed } => {
            let setup = setup.iter().map(|(key, value)| (key.as_str(), value.as_str()));
            Ok(artel_games::find(game)?.deal(setup, Seed(*seed))?)
        }
        Start::File(text) => read(text).context("the start"),
    }
}

/// Reads a start. One of other rules is read as far as the rules allow it; if the seed would deal something else by
/// now, what was dealt counts and not the seed.
fn read(text: &str) -> Result<Box<dyn Table>, TextError> {
    let first = match artel_games::read_file(text) {
        Ok((table, _)) => return Ok(table),
        Err(error) => error,
    };
    for left_out in [&["rules"][..], &["rules", "seed"]] {
        if let Ok((table, _)) = artel_games::read_file(&without(text, left_out)) {
            return Ok(table);
        }
    }
    Err(first)
}

/// A record without some of the lines before its start.
pub(super) fn without(text: &str, left_out: &[&str]) -> String {
    let mut header = true;
    let mut kept = String::with_capacity(text.len());
    for line in text.lines() {
        header &= !matches!(line.trim(), "start" | "moves");
        let key = line.split_whitespace().next().unwrap_or_default();
        if !(header && left_out.contains(&key)) {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use artel_engine::Viewer;

    use super::*;

    fn dealt(game: &str) -> Box<dyn Table> {
        artel_games::find(game).unwrap().deal([], Seed(5)).unwrap()
    }

    fn text(start: Start) -> String {
        match start {
            Start::File(text) => text,
            Start::Deal { .. } => panic!("new rooms begin with a record"),
        }
    }

    #[test]
    fn a_start_leaves_nothing_to_defaults() {
        for kind in artel_games::games() {
            let table = dealt(kind.id());
            let text = text(start_of(table.as_ref()));
            assert!(text.contains(&format!("\nrules {}\n", kind.rulebook().version)), "{text}");
            for option in kind.options().into_iter().filter(|option| option.unsaid.is_none()) {
                assert!(text.contains(&format!("\n{} ", option.key)), "{}: {text}", option.key);
            }
            let again = begin(kind.id(), &Start::File(text)).unwrap();
            assert_eq!(again.position(), table.position());
            assert_eq!(again.seed(), Some(Seed(5)));
        }
    }

    #[test]
    fn what_was_dealt_counts_even_if_rules_or_deals_have_changed() {
        for kind in artel_games::games() {
            let table = dealt(kind.id());
            let text = text(start_of(table.as_ref()));
            let rules = format!("rules {}", kind.rulebook().version);
            for (changed, seed) in [
                (text.replace(&rules, "rules 999"), Some(Seed(5))),
                // By other rules this seed dealt something else.
                (text.replace("seed 5", "seed 6"), None),
                (text.replace("seed 5", "seed 6").replace(&rules, "rules 999"), None),
            ] {
                assert_ne!(changed, text);
                let again = begin(kind.id(), &Start::File(changed)).unwrap();
                assert_eq!(again.view(Viewer::Spectator), table.view(Viewer::Spectator));
                assert_eq!((again.position(), again.seed()), (table.position(), seed));
            }
        }
    }

    #[test]
    fn whoever_sends_a_file_does_not_know_what_is_to_come() {
        for kind in artel_games::games() {
            let table = dealt(kind.id());
            for file in [table.record(), table.position()] {
                let (one, other) =
                    (table_from_file(&file, false).unwrap(), table_from_file(&file, false).unwrap());
                assert_eq!(one.view(Viewer::Spectator), table.view(Viewer::Spectator));
                assert_eq!(one.seed(), None);
                assert_ne!(one.position(), table.position(), "the generator is another");
                assert_ne!(one.position(), other.position());
                let kept = table_from_file(&file, true).unwrap();
                assert_eq!(kept.position(), table.position(), "unless the chance is to be kept");
            }
        }
    }

    #[test]
    fn comments_and_blanks_in_a_file_are_not_kept() {
        let table = dealt("forbidden-island");
        let padded = table.record().replace("\nmoves\n", &format!("\n# {}\n\n\n\nmoves\n", "x".repeat(1000)));
        assert!(
            text(start_of(table_from_file(&padded, false).unwrap().as_ref())).len()
                < table.record().len() + 100
        );
    }
}

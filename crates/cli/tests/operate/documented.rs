//! The page on running a server tells what the program does.

use crate::program::artel;

const PAGE: &str = include_str!("../../../../docs/running.md");

/// Each option of `artel serve` with its default, as the program's own help tells them.
fn options() -> Vec<(String, Option<String>)> {
    let help = artel(&["serve", "--help"], "").output;
    let mut options: Vec<(String, Option<String>)> = Vec::new();
    for line in help.lines().map(str::trim) {
        if line.starts_with("--") {
            options.push((line.split_whitespace().next().unwrap().to_owned(), None));
        } else if let Some(default) = line.strip_prefix("[default: ") {
            options.last_mut().unwrap().1 = Some(default.trim_end_matches(']').to_owned());
        }
    }
    options
}

#[test]
fn every_option_stands_on_the_page() {
    let options = options();
    assert!(options.len() > 15, "the help was read: {options:?}");
    for (option, _) in &options {
        assert!(PAGE.contains(&format!("{option}`")) || PAGE.contains(&format!("{option} ")), "{option}");
    }
}

#[test]
fn the_tables_tell_the_defaults() {
    let options = options();
    let rows: Vec<Vec<&str>> = PAGE
        .lines()
        .filter(|line| line.starts_with("| `--"))
        .map(|line| line.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect())
        .collect();
    assert!(rows.len() >= 11, "the tables were read");
    for row in rows {
        let name = row[0].trim_matches('`');
        let (_, default) = options.iter().find(|(option, _)| option == name).expect(name);
        assert_eq!(default.as_deref(), Some(row[1]), "{name}");
    }
}

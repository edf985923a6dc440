//! The results for people.

use std::collections::BTreeSet;
use std::fmt::Write;

use artel_bots::Tally;
use artel_texts::{Language, Texts};
use unicode_width::UnicodeWidthStr;

use super::Args;
use super::cells::Cell;

/// Between two columns.
const GAP: &str = "  ";
/// Between the thousands of a number: a space that does not break.
const THOUSANDS: char = '\u{a0}';
/// Two of the columns name the setup; they stand to the left, numbers to the right.
const NAMING_COLUMNS: usize = 2;

/// How many games were won, and under it why the others were lost.
pub(super) fn report<S>(args: &Args, cells: &[Cell<S>], texts: &Texts) -> String {
    let rows = rows(cells, texts);
    let mut text = format!(
        "{} · {} · {} {}\n\n",
        texts.with("simulate-title", [("games", args.games)]),
        args.bot,
        texts.name("simulate-seed"),
        args.seed
    );
    text += &results(&rows, texts);
    let kinds: BTreeSet<&String> = rows.iter().flat_map(|row| row.tally.defeats.keys()).collect();
    if !kinds.is_empty() {
        let _ = write!(text, "\n{}\n\n", texts.name("simulate-defeats"));
        text += &defeats(&rows, &kinds, texts);
    }
    text
}

/// A line of both tables.
struct Row {
    players: String,
    difficulty: String,
    tally: Tally,
}

/// One for each setup, and the totals if there are several.
fn rows<S>(cells: &[Cell<S>], texts: &Texts) -> Vec<Row> {
    let row = |cell: &Cell<S>| Row {
        players: cell.players.clone(),
        difficulty: texts.name(&cell.difficulty),
        tally: cell.tally.clone(),
    };
    let mut rows: Vec<Row> = cells.iter().map(row).collect();
    if rows.len() > 1 {
        let tally = Tally::sum(rows.iter().map(|row| &row.tally));
        rows.push(Row { players: "Σ".to_owned(), difficulty: String::new(), tally });
    }
    rows
}

fn results(rows: &[Row], texts: &Texts) -> String {
    let headings = ["win-rate", "interval", "turns", "length", "games-per-second", "decisions-per-second"];
    let headings = headings.map(|key| texts.name(&format!("simulate-{key}")));
    let language = texts.language();
    table(rows, texts, &headings, |tally| {
        let (low, high) = tally.win_interval();
        vec![
            percent(language, tally.win_rate()),
            format!("{}–{}", number(language, 100.0 * low, 1), percent(language, high)),
            number(language, tally.per_game(tally.turns), 1),
            number(language, tally.per_game(tally.decisions), 1),
            number(language, tally.per_second(tally.games), 0),
            number(language, tally.per_second(tally.decisions), 0),
        ]
    })
}

/// The kinds of defeat, each as a part of all games.
fn defeats(rows: &[Row], kinds: &BTreeSet<&String>, texts: &Texts) -> String {
    let headings: Vec<String> =
        kinds.iter().map(|kind| texts.form(&format!("lost-{kind}"), "kind")).collect();
    table(rows, texts, &headings, |tally| {
        let part = |kind: &&String| tally.per_game(tally.defeats.get(*kind).copied().unwrap_or(0));
        kinds.iter().map(|kind| percent(texts.language(), part(kind))).collect()
    })
}

/// A table whose first columns name the setups.
fn table(rows: &[Row], texts: &Texts, headings: &[String], values: impl Fn(&Tally) -> Vec<String>) -> String {
    let naming = ["simulate-players", "simulate-difficulty"].map(|key| texts.name(key));
    let heading: Vec<String> = naming.into_iter().chain(headings.iter().cloned()).collect();
    let mut lines = vec![heading];
    for row in rows {
        let names = [row.players.clone(), row.difficulty.clone()];
        lines.push(names.into_iter().chain(values(&row.tally)).collect());
    }
    aligned(&lines)
}

fn aligned(lines: &[Vec<String>]) -> String {
    let columns = lines.first().map_or(0, Vec::len);
    let width = |column: usize| lines.iter().map(|line| line[column].width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for line in lines {
        let mut written = String::new();
        for (column, (value, width)) in line.iter().zip(&widths).enumerate() {
            let padding = " ".repeat(width - value.width());
            let (left, right) = if column < NAMING_COLUMNS { (value, &padding) } else { (&padding, value) };
            written.extend([left, right, GAP]);
        }
        text += written.trim_end();
        text.push('\n');
    }
    text
}

fn percent(language: Language, part: f64) -> String {
    number(language, 100.0 * part, 1) + "\u{a0}%"
}

/// A number with so many decimals, in the language's way of writing.
fn number(language: Language, value: f64, decimals: usize) -> String {
    let plain = format!("{value:.decimals$}");
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut text = String::new();
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place) % 3 == 0 {
            text.push(THOUSANDS);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(if language == Language::Ru { ',' } else { '.' });
        text += fraction;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_language() {
        assert_eq!(number(Language::En, 1_234_567.0, 0), "1\u{a0}234\u{a0}567");
        assert_eq!(number(Language::En, 61.24, 1), "61.2");
        assert_eq!(number(Language::Ru, 61.24, 1), "61,2");
        assert_eq!(number(Language::En, 0.0, 0), "0");
        assert_eq!(percent(Language::Ru, 0.5), "50,0\u{a0}%");
    }

    #[test]
    fn columns_are_aligned() {
        let line = |values: [&str; 3]| values.map(str::to_owned).to_vec();
        let text = aligned(&[line(["Игроков", "b", "rate"]), line(["2", "novice", "9"])]);
        assert_eq!(text, "Игроков  b       rate\n2        novice     9\n");
    }
}

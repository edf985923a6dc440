//! `artel replay`: good records are told, broken ones named by line.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub(crate) mod folder;
    pub(crate) mod program;
}

use std::fs;

use support::folder::Folder;
use support::program::artel;

/// A record of a whole game of bots.
fn record(folder: &Folder) -> (String, String) {
    let file = folder.path("game.artel");
    let played = artel(&["play", "--plain", "--seed", "5", "--bots", "2", "--save", &file], "");
    assert_eq!(played.code, 0, "{}", played.errors);
    let text = fs::read_to_string(&file).unwrap();
    (file, text)
}

#[test]
fn a_good_record_is_verified() {
    let folder = Folder::new("good");
    let (file, text) = record(&folder);
    let moves = text.lines().skip_while(|line| *line != "moves").count() - 2;
    let verified = artel(&["replay", &file, "--verify", "--lang", "en"], "");
    assert_eq!(verified.code, 0);
    assert!(
        verified.output.contains(&format!("The record is correct: {moves} moves.")),
        "{}",
        verified.output
    );
    assert!(verified.output.contains("Seed 5"));
    let result = text.lines().last().unwrap().strip_prefix("result ").unwrap();
    assert!(verified.output.contains(&format!("({result})")));
}

#[test]
fn a_record_is_told_in_words() {
    let folder = Folder::new("told");
    let (file, _) = record(&folder);
    for (language, facts) in [
        ("en", ["Row 1:", "1. ", "(FI-064, FI-066)", "The record is correct"]),
        ("ru", ["Ряд 1:", "1. ", "(FI-064, FI-066)", "Запись верна"]),
    ] {
        let told = artel(&["replay", &file, "--plain", "--lang", language], "");
        assert_eq!(told.code, 0);
        for fact in facts {
            assert!(told.output.contains(fact), "'{fact}' is missing");
        }
    }
}

#[test]
fn a_broken_record_is_refused_with_the_line() {
    let folder = Folder::new("broken");
    let (_, text) = record(&folder);
    let number = |start: &str| text.lines().position(|line| line.starts_with(start)).unwrap() + 1;
    let first_move = number("moves") + 1;
    let draw = text.lines().position(|line| line.contains("draw = ")).unwrap() + 1;
    let drawn = text.lines().nth(draw - 1).unwrap();
    let other = if drawn.contains("sandbags") { "earth-stone" } else { "sandbags" };
    let another_card = format!("{} = {other}", drawn.split(" = ").next().unwrap());
    let changed = |line: usize, new: &str| {
        let lines: Vec<&str> =
            text.lines().enumerate().map(|(index, old)| if index + 1 == line { new } else { old }).collect();
        lines.join("\n")
    };
    let result = number("result");
    for (broken, line, why) in [
        (changed(first_move, "1 fly nowhere"), first_move, "'nowhere' is not a tile"),
        (changed(first_move, "9 draw"), first_move, "number of its seat"),
        (changed(first_move, "1 take-off"), first_move, "not allowed here: see rule FI-"),
        (changed(draw, &another_card), draw, "seed"),
        (changed(result, "result won somehow"), result, "the moves lead to"),
        (changed(1, "a poem"), 1, "artel record 1"),
    ] {
        let file = folder.write("broken.artel", &broken);
        for mode in ["--verify", "--plain"] {
            let refused = artel(&["replay", &file, mode, "--lang", "en"], "");
            assert_ne!(refused.code, 0, "{why}");
            assert_eq!(refused.output, "");
            let place = format!("broken.artel: line {line}: ");
            assert!(
                refused.errors.contains(&place) && refused.errors.contains(why),
                "{why}: {}",
                refused.errors
            );
        }
    }
}

#[test]
fn what_is_no_record_is_refused() {
    let folder = Folder::new("other");
    let position =
        folder.write("p.position", "artel position 1\ngame forbidden-island\nplayer pilot\nplayer diver\n");
    let refused = artel(&["replay", &position, "--lang", "en"], "");
    assert!(refused.code != 0 && refused.errors.contains("this is a position, not a record"));
    let missing = artel(&["replay", &folder.path("missing"), "--lang", "ru"], "");
    assert!(missing.code != 0 && missing.errors.contains("такого файла нет"));
    let chess = folder.write("chess.artel", "artel record 1\ngame chess\nmoves\n");
    let unknown = artel(&["replay", &chess, "--lang", "en"], "");
    assert!(unknown.code != 0 && unknown.errors.contains("there is no game 'chess'"));
}

#[test]
fn without_a_terminal_nothing_is_drawn() {
    let folder = Folder::new("screen");
    let (file, _) = record(&folder);
    let refused = artel(&["replay", &file, "--lang", "en"], "");
    assert!(refused.code != 0 && refused.errors.contains("--plain"));
    assert_eq!(refused.output, "");
}

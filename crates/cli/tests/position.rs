//! `artel position`.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub(crate) mod folder;
    pub(crate) mod program;
}

use artel_forbidden_island::Tile;
use support::folder::Folder;
use support::program::artel;

const HEAD: &str = "artel position 1\ngame forbidden-island\n";
const GOOD: &str = "player pilot\nplayer diver\nflooded observatory\nsunk watchtower\n";

#[test]
fn a_good_position_is_ok() {
    let folder = Folder::new("ok");
    let file = folder.write("good.position", &format!("{HEAD}{GOOD}"));
    let checked = artel(&["position", "check", &file, "--lang", "en"], "");
    assert_eq!(checked.code, 0, "{}", checked.errors);
    assert!(checked.output.ends_with("good.position: ok\n"));
    let piped = artel(&["position", "check", "-", "--lang", "ru"], &format!("{HEAD}{GOOD}"));
    assert_eq!((piped.code, piped.output.as_str()), (0, "-: всё верно\n"));
}

#[test]
fn a_wrong_position_is_refused_with_the_line_and_the_remedy() {
    for (lines, line, why) in [
        ("player pilot\nplayer diver\nflooded obervatory\n", "line 5: ", "did you mean 'observatory'?"),
        ("player pilot\n", "line 3: ", "2 to 4 players"),
        ("player pilot\nplayer diver\nwater 99\n", "line 5: ", "1 to 10"),
        ("player engineer\nplayer diver\nsunk fools-landing\n", "", "over lost landing-sunk"),
        ("player pilot\nplayer diver\nturn engineer\n", "line 5: ", "no player is the 'engineer'"),
    ] {
        let refused = artel(&["position", "check", "-", "--lang", "en"], &format!("{HEAD}{lines}"));
        assert_ne!(refused.code, 0, "{lines}");
        assert_eq!(refused.output, "");
        assert!(
            refused.errors.contains(&format!("-: {line}")) && refused.errors.contains(why),
            "{}",
            refused.errors
        );
    }
    let poem = artel(&["position", "check", "-", "--lang", "en"], "the sea\n");
    assert!(poem.code != 0 && poem.errors.contains("line 1: a position begins with"));
    let record = artel(&["position", "print", "-", "--lang", "en"], "artel record 1\n");
    assert!(record.code != 0 && record.errors.contains("this is a record"));
}

#[test]
fn the_board_is_printed() {
    for (language, flooded, row) in
        [("en", "Observatory, flooded", "Row 1: "), ("ru", "Обсерватория, затоплено", "Ряд 1: ")]
    {
        let printed = artel(&["position", "print", "-", "--lang", language], &format!("{HEAD}{GOOD}"));
        assert_eq!(printed.code, 0, "{}", printed.errors);
        let (board, words) = printed.output.split_once("\n\n").unwrap_or((&printed.output, &printed.output));
        assert!(
            printed.output.contains("┌──") && printed.output.contains("≈≈≈") && printed.output.contains('~'),
            "{board}"
        );
        assert!(words.contains(flooded) && words.contains(row), "{words}");
    }
    let printed = artel(&["position", "print", "-", "--lang", "en"], &format!("{HEAD}{GOOD}")).output;
    let board: Vec<&str> = printed.lines().take(30).collect();
    let edges = board.iter().map(|line| line.matches('┌').count()).sum::<usize>();
    assert_eq!(edges, Tile::ALL.len() - 2, "all tiles but the flooded and the sunk one have a straight edge");
    assert!(!board.concat().contains("Watchtower"), "a sunk tile has no name");
}

//! Lines of a position that are refused, with their number and the reason.

use crate::support::{FOUR, SOLO, TWO, drawn, proves, seated};
use artel_engine::Game;
use artel_ghost_stories::GhostStories;
use artel_ghost_stories::rules::{GS_005, GS_006, GS_199};

#[track_caller]
fn assert_refused(text: &str, line: Option<usize>, problem: &str) {
    match GhostStories::read_position(text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => assert_eq!((error.line, error.problem.as_str()), (line, problem), "{text}"),
    }
}

/// The line after the four boards is wrong.
#[track_caller]
fn assert_wrong_line(line: &str, problem: &str) {
    assert_refused(&format!("{FOUR}{line}"), Some(5), problem);
}

/// Every line can be read, but together they describe what cannot be.
#[track_caller]
fn assert_impossible(more: &str, problem: &str) {
    assert_refused(&seated(FOUR, more), None, problem);
}

#[test]
fn a_line_begins_with_a_known_word() {
    let keys = "difficulty, tiles, board, ghost, buddha, haunted, circle, centre-tokens, gone, turn, phase, done, exorcism, \
                next, over, chance";
    assert_wrong_line(
        "ghosts north-1 ghoul",
        &format!("'ghosts' is not known here; a line begins with one of: {keys}"),
    );
}

#[test]
fn most_things_are_said_once() {
    for line in [
        "difficulty normal",
        "buddha north-1",
        "haunted tea-house",
        "circle red",
        "centre-tokens 0",
        "turn north",
        "phase dawn",
        "done helps 1",
        "exorcism none",
        "over won",
        "chance ff",
    ] {
        let key = line.split(' ').next().unwrap();
        assert_refused(&format!("{FOUR}{line}\n{line}"), Some(6), &format!("'{key}' was said before"));
    }
}

#[test]
fn names_are_those_of_the_game() {
    for (line, noun) in [
        ("difficulty x", "difficulty"),
        ("tiles x", "village tile"),
        ("board x", "side"),
        ("board north x", "Taoist"),
        ("board north red-taoist x", "power"),
        ("board north red-taoist dance-of-the-peaks player at x", "village tile"),
        ("board north red-taoist dance-of-the-peaks player tao x", "colour"),
        ("ghost x ghoul", "ghost space"),
        ("ghost north-1 x", "card"),
        ("buddha x", "ghost space"),
        ("haunted x", "village tile"),
        ("circle x", "colour"),
        ("gone x", "card"),
        ("turn x", "side"),
        ("done borrowed x", "Taoist"),
        ("exorcism x", "face of a Tao die"),
        ("exorcism none targets x", "ghost space"),
        ("next settle x", "card"),
        ("next lend x", "side"),
        ("next cursed x haunt", "ghost space"),
        ("next cursed cemetery x", "face of the Curse die"),
    ] {
        let error = GhostStories::read_position(&format!("{FOUR}{line}")).unwrap_err();
        assert_eq!(error.line, Some(5), "{line}");
        assert!(error.problem.starts_with(&format!("'x' is not a {noun}")), "{line}: {}", error.problem);
    }
}

#[test]
fn parts_of_a_line_are_understood() {
    assert_wrong_line("board", "a board needs its side");
    assert_wrong_line("board north", "a board needs its Taoist");
    assert_wrong_line("board north red-taoist", "a board needs its power");
    assert_wrong_line("board north red-taoist dance-of-the-peaks", "a board needs its 'player' or 'neutral'");
    let red = "board north red-taoist dance-of-the-peaks";
    assert_wrong_line(&format!("{red} robot"), "a board is 'player' or 'neutral', not 'robot'");
    assert_wrong_line(&format!("{red} player qi"), "'qi' needs a value");
    assert_wrong_line(&format!("{red} player qi 256"), "'256' is not a small number");
    assert_wrong_line(&format!("{red} player qi -1"), "'-1' is not a small number");
    assert_wrong_line(&format!("{red} player gold 3"), "'gold' is nothing that a board has");
    assert_wrong_line(
        &format!("{red} player tao {}", ["red"; 21].join("+")),
        "there are 20 Tao tokens in the game",
    );
    assert_wrong_line("ghost north-1", "write: ghost SPACE CARD");
    assert_wrong_line("ghost north-1 ghoul angry", "'angry' is nothing that lies on a ghost");
    assert_wrong_line("centre-tokens many", "'many' is not a small number");
    let phases = "the phase is 'dawn', 'yin' or 'yang' with 'move', 'act', 'acted' or 'buddhas'";
    for phase in ["phase", "phase yang", "phase yang dawn", "phase night"] {
        assert_wrong_line(phase, phases);
    }
    assert_wrong_line("done sleep", "'sleep' is nothing that is done in a turn");
    assert_wrong_line("done helps", "'helps' needs a value");
    assert_wrong_line("exorcism", "an exorcism has dice; write 'none' if there are none");
    assert_wrong_line("exorcism red asked", "'asked' needs a value");
    assert_wrong_line("exorcism red wanted north-1", "'wanted' is no part of an exorcism");
    assert_wrong_line("exorcism red+red+red+red+red", "no more than 4 dice are ever rolled");
    assert_wrong_line("next sleep", "'sleep' is nothing that can be left to do");
    assert_wrong_line("next left-stone north-1 first", "an icon is a small number");
    assert_wrong_line("over lost", "'lost' is no end of a game; write 'over won' or 'over lost …'");
    assert_wrong_line("chance x", "'x' is not a number of up to 16 hexadecimal digits");
}

#[test]
fn the_table_has_nine_tiles_and_four_boards() {
    let all = "cemetery taoist-altar herbalist-shop sorcerer-hut buddhist-temple night-watchman tea-house circle-of-prayer";
    assert_impossible(&format!("tiles {all}"), "the village has 9 tiles, not 8: name each once");
    assert_impossible(
        &format!("tiles {all}\ntiles cemetery"),
        "'heavenly-winds' is missing and another tile stands twice",
    );
    let three = FOUR.lines().take(3).collect::<Vec<_>>().join("\n");
    assert_refused(&three, None, "there has to be exactly one board in the west: write 'board west …'");
    let north = FOUR.lines().next().unwrap();
    assert_refused(
        &format!("{FOUR}{north}"),
        None,
        "there has to be exactly one board in the north: write 'board north …'",
    );
    let mixed = FOUR.replace("bottomless-pockets", "second-wind");
    assert_refused(&mixed, None, "'second-wind' is not a power of the yellow-taoist");
    let twice = FOUR.replace("blue-taoist heavenly-gust", "yellow-taoist enfeeblement-mantra");
    assert_refused(&twice, None, "the board of the blue-taoist is missing and another lies twice");
}

#[test]
fn players_sit_where_they_must() {
    proves(&[GS_199]);
    let beside = TWO
        .replace("dance-of-the-peaks neutral", "dance-of-the-peaks player")
        .replace("gods-favorite player", "gods-favorite neutral");
    assert_refused(&beside, None, "with 2 players the board in the east is wrongly 'player' or 'neutral'");
    let nobody = SOLO.replace("player", "neutral");
    assert_refused(&nobody, None, "at least one board is a player's");
}

#[test]
fn no_more_pieces_than_the_box_holds() {
    proves(&[GS_005, GS_006]);
    assert_impossible("yellow qi 9\nred qi 8", "there are 20 Qi tokens in the game");
    assert_impossible("yellow buddhas 2\nbuddha north-1", "there are 2 Buddhas in the game");
    assert_impossible("yellow tao red+red+red+red", "there are 4 red Tao tokens in the game");
    assert_impossible("yellow tao red+red+red\ncircle red", "there are 4 red Tao tokens in the game");
    assert_impossible("centre-tokens 1", "there are 0 neutral power tokens in the game, not 1");
    let lost = seated(TWO, "yellow tokens 0");
    assert_refused(&lost, None, "there are 2 neutral power tokens in the game, not 1");
    assert_impossible("ghost north-1 ghoul\ngone ghoul", "the card 'ghoul' is named twice");
    assert_impossible("ghost north-1 ghoul\nghost north-1 skinner", "two ghosts lie on north-1");
    assert_impossible(
        "yellow qi 255\nred qi 255\ngreen qi 255\nblue qi 255",
        "there are 20 Qi tokens in the game",
    );
    assert_impossible("yellow buddhas 255\nred buddhas 255", "there are 2 Buddhas in the game");
}

#[test]
fn cards_come_in_their_order() {
    assert_impossible("ghost north-1 death-army", "with 55 cards left, 0 incarnations have come, not 1");
    let late = drawn(46, FOUR);
    assert!(
        GhostStories::read_position(&late).unwrap_err().problem.ends_with("1 incarnations have come, not 0")
    );
}

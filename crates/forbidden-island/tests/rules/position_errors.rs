//! Lines of a position that are refused, with their number and the reason.

use crate::support::proves;
use artel_engine::Game;
use artel_forbidden_island::rules::{FI_001, FI_019};
use artel_forbidden_island::{ForbiddenIsland, Tile};

/// Two players in the first two lines, so that what is wrong stands in line 3 or later.
const PLAYERS: &str = "player diver\nplayer pilot\n";

#[track_caller]
fn assert_refused(text: &str, line: Option<usize>, problem: &str) {
    match ForbiddenIsland::read_position(text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => assert_eq!((error.line, error.problem.as_str()), (line, problem), "{text}"),
    }
}

/// The line after the two players' is wrong.
#[track_caller]
fn assert_wrong_line(line: &str, problem: &str) {
    assert_refused(&format!("{PLAYERS}{line}"), Some(3), problem);
}

const NOTHING: &str = "something is missing after this word; leave the line out if there is nothing to say";
const PHASE: &str = "write 'phase actions N', 'phase treasure-draw N' or 'phase flood-draw N'";
const OVER: &str = "write 'over won', or 'over lost' with one of: treasure-sunk TREASURE, landing-sunk, \
                    drowned ADVENTURER, water-level";

#[test]
fn a_line_begins_with_a_known_word() {
    let keys = "difficulty, layout, tiles, flooded, sunk, player, captured, turn, phase, flight, water, treasure-deck, \
                treasure-discard, flood-deck, flood-discard, over, chance";
    assert_wrong_line("waters 3", &format!("'waters' is not known here; a line begins with one of: {keys}"));
}

#[test]
fn most_things_are_said_once() {
    for line in [
        "difficulty elite",
        "layout standard",
        "flooded watchtower",
        "sunk watchtower",
        "turn diver",
        "phase actions 3",
        "flight used",
        "water 1",
        "treasure-deck sandbags",
        "treasure-discard sandbags",
        "flood-deck watchtower",
        "flood-discard watchtower",
        "over won",
        "chance ff",
    ] {
        let key = line.split(' ').next().unwrap();
        assert_refused(&format!("{PLAYERS}{line}\n{line}"), Some(4), &format!("'{key}' was said before"));
    }
}

#[test]
fn names_are_those_of_the_game() {
    assert_wrong_line("difficulty elit", "'elit' is not a difficulty; did you mean 'elite'?");
    assert_wrong_line("layout standart", "'standart' is not a layout; did you mean 'standard'?");
    for key in ["tiles", "flooded", "sunk", "flood-deck", "flood-discard"] {
        assert_wrong_line(&format!("{key} gold-gat"), "'gold-gat' is not a tile; did you mean 'gold-gate'?");
    }
    for key in ["treasure-deck", "treasure-discard"] {
        assert_wrong_line(&format!("{key} sandbag"), "'sandbag' is not a card; did you mean 'sandbags'?");
    }
    assert_wrong_line(
        "captured earth-ston diver",
        "'earth-ston' is not a treasure; did you mean 'earth-stone'?",
    );
    for line in ["turn pilto", "captured earth-stone pilto", "player pilto"] {
        let error = ForbiddenIsland::read_position(&format!("{PLAYERS}{line}")).unwrap_err();
        assert_eq!(error.line, Some(3));
        assert!(error.problem.ends_with("did you mean 'pilot'?"), "{line}: {}", error.problem);
    }
}

#[test]
fn a_word_without_anything_after_it_is_refused() {
    for key in
        ["tiles", "flooded", "sunk", "treasure-deck", "treasure-discard", "flood-deck", "flood-discard"]
    {
        assert_wrong_line(key, NOTHING);
    }
}

#[test]
fn a_layer_of_the_flood_deck_is_not_empty() {
    for layers in ["| gold-gate", "watchtower |", "watchtower | | gold-gate"] {
        assert_wrong_line(&format!("flood-deck {layers}"), NOTHING);
    }
}

#[test]
fn a_tile_is_named_once() {
    for key in ["flooded", "sunk", "flood-deck", "flood-discard"] {
        assert_wrong_line(&format!("{key} gold-gate iron-gate gold-gate"), "'gold-gate' is named twice");
    }
}

#[test]
fn a_player_is_written_in_one_form() {
    assert_wrong_line("player explorer on gold-gate", "write 'player ADVENTURER [at TILE] [with CARD …]'");
    assert_wrong_line(
        "player explorer at gold-gate sandbags",
        "after the tile comes 'with' and the cards, or nothing",
    );
    assert_wrong_line("player explorer at gold-gat", "'gold-gat' is not a tile; did you mean 'gold-gate'?");
    assert_wrong_line("player explorer with sandbag", "'sandbag' is not a card; did you mean 'sandbags'?");
    assert_wrong_line(
        "player explorer at gold-gate with sandbag",
        "'sandbag' is not a card; did you mean 'sandbags'?",
    );
    for line in ["player", "player explorer at"] {
        let error = ForbiddenIsland::read_position(&format!("{PLAYERS}{line}")).unwrap_err();
        assert_eq!(error.line, Some(3));
        assert!(error.problem.starts_with("'' is not a"), "{}", error.problem);
    }
}

#[test]
fn turn_lines_have_their_forms() {
    for rest in ["actions", "actions x", "actions -1", "actions 256", "swimming 1"] {
        assert_wrong_line(&format!("phase {rest}"), PHASE);
    }
    for rest in ["", "free", "used twice"] {
        assert_wrong_line(&format!("flight {rest}"), "write 'flight used', or leave the line out");
    }
    for rest in ["0", "11", "high", "-1"] {
        assert_wrong_line(
            &format!("water {rest}"),
            &format!("the water meter has the marks 1 to 10, not '{rest}'"),
        );
    }
    assert_wrong_line("captured earth-stone", "write 'captured TREASURE ADVENTURER'");
    for rest in ["", "lost", "lost drowned", "lost treasure-sunk", "lost water", "drowned pilot", "won twice"]
    {
        assert_wrong_line(&format!("over {rest}"), OVER);
    }
    for rest in ["", "xyz", "10000000000000000"] {
        assert_wrong_line(
            &format!("chance {rest}"),
            "the generator's state is a hexadecimal number of 64 bits",
        );
    }
}

#[test]
fn two_to_four_players_play() {
    proves(&[FI_001, FI_019]);
    assert_refused("", None, "2 to 4 players play, not 0: add a line 'player …' for each");
    assert_refused(
        "# one\nplayer diver",
        Some(2),
        "2 to 4 players play, not 1: add a line 'player …' for each",
    );
    let five = "player diver\nplayer pilot\nplayer explorer\nplayer engineer\nplayer navigator";
    assert_refused(five, Some(1), "2 to 4 players play, not 5: add a line 'player …' for each");
    assert!(ForbiddenIsland::read_position(five.rsplit_once('\n').unwrap().0).is_ok());
    assert_refused("player diver\nplayer diver", None, "two players have the same adventurer");
}

#[test]
fn the_island_has_each_tile_once() {
    let ids = Tile::ALL.map(Tile::id);
    let problem = "the island has 24 tiles, not 23: name each once";
    assert_wrong_line(&format!("tiles {}", ids[..23].join(" ")), problem);
    let twice = format!("tiles {} fools-landing", ids[..23].join(" "));
    assert_wrong_line(&twice, "'watchtower' is missing and another tile stands twice");
    let both = format!("{PLAYERS}flooded gold-gate iron-gate\nsunk iron-gate");
    assert_refused(&both, Some(4), "'iron-gate' cannot be both flooded and sunk");
}

#[test]
fn people_and_cards_that_are_not_there_are_not_named() {
    assert_wrong_line("turn explorer", "no player is the 'explorer'");
    let three = "player diver with sandbags\nplayer pilot\ntreasure-deck sandbags\ntreasure-discard sandbags";
    assert_refused(three, Some(4), "there are 2 cards 'sandbags' in the game, not 3");
    let six = "player diver with earth-stone earth-stone earth-stone\nplayer pilot with earth-stone earth-stone earth-stone";
    assert_refused(six, None, "there are 5 cards 'earth-stone' in the game, not 6");
}

#[test]
fn flood_cards_are_in_one_place() {
    assert_wrong_line(
        "flood-deck gold-gate | iron-gate gold-gate",
        "the flood card 'gold-gate' is in the deck twice",
    );
    let both = "the flood card 'gold-gate' cannot be both in the deck and discarded";
    assert_wrong_line("flood-deck gold-gate\nflood-discard gold-gate", both);
    let sunk = "'gold-gate' has sunk, so its flood card is out of the game";
    assert_wrong_line("flood-deck gold-gate\nsunk gold-gate", sunk);
    let discarded =
        ForbiddenIsland::read_position(&format!("{PLAYERS}flood-discard gold-gate\nsunk gold-gate"));
    assert_eq!(discarded.unwrap_err().problem, sunk);
}

#[test]
fn the_error_is_in_the_line_that_is_wrong() {
    assert_wrong_line("captured earth-stone explorer", "no player is the 'explorer'");
    let sunk = "'gold-gate' has sunk, so its flood card is out of the game";
    assert_wrong_line("flood-discard gold-gate\nsunk gold-gate", sunk);
}

#[test]
fn absurd_numbers_of_cards_are_counted_before_they_are_dealt() {
    for line in ["player navigator with", "treasure-discard", "treasure-deck"] {
        let many = format!("{PLAYERS}{line}{}", " earth-stone".repeat(1_000));
        let error = ForbiddenIsland::read_position(&many).unwrap_err();
        assert_eq!(error.problem, "there are 5 cards 'earth-stone' in the game, not 1000");
    }
}

//! Positions that no game can come to, and why.

use crate::support::{proves, table};
use artel_engine::{Game, NoLog};
use artel_forbidden_island::rules::{FI_067, FI_086, FI_R23, FI_R26, FI_R27};
use artel_forbidden_island::{Card, ForbiddenIsland, Move, Pile, Tile};

const PLAYERS: &str = "player diver\nplayer pilot\n";
const MISFIT: &str =
    "how the game stands does not fit the table: see the lines 'over', 'captured' and 'player'";

#[track_caller]
fn assert_refused(text: &str, problem: &str) {
    match ForbiddenIsland::read_position(text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => assert_eq!((error.line, error.problem.as_str()), (None, problem), "{text}"),
    }
}

/// The same with the two players of [`PLAYERS`].
#[track_caller]
fn assert_impossible(lines: &str, problem: &str) {
    assert_refused(&format!("{PLAYERS}{lines}"), problem);
}

#[track_caller]
fn assert_possible(text: &str) {
    if let Err(error) = ForbiddenIsland::read_position(text) {
        panic!("{error}\n{text}");
    }
}

#[test]
fn no_deck_is_empty() {
    proves(&[FI_R26, FI_R27]);
    let cards: Vec<_> = Pile::ALL.cards().map(Card::id).collect();
    let empty = "the treasure deck is reshuffled as soon as it is empty";
    assert_impossible(&format!("treasure-discard {}", cards.join(" ")), empty);
    let tiles = Tile::ALL.map(Tile::id);
    let empty = "the flood deck is reshuffled as soon as it is empty: leave a card in it";
    assert_impossible(&format!("flood-discard {}", tiles.join(" ")), empty);
    assert_possible(&format!("{PLAYERS}flood-discard {}", tiles[1..].join(" ")));
}

#[test]
fn hands_are_within_the_limit_or_one_over() {
    proves(&[FI_067, FI_086, FI_R23]);
    assert_refused("player diver with waters-rise\nplayer pilot", "Waters Rise! is never in a hand (FI-067)");
    let hand = |count: usize| ["earth-stone", "crystal-of-fire"].repeat(4)[..count].join(" ");
    let limit = "a hand holds at most 5 cards, and one more in one hand while its owner discards";
    let six = format!("player diver with {}\nplayer pilot", hand(6));
    assert_possible(&six);
    assert_refused(&format!("player diver with {}\nplayer pilot", hand(7)), limit);
    let two = "oceans-chalice statue-of-the-wind ".repeat(3);
    assert_refused(&format!("player diver with {}\nplayer pilot with {two}", hand(6)), limit);
    let flooding = format!("{six}\nphase flood-draw 1");
    assert_refused(&flooding, "nobody is over the hand limit in the flood phase");
    let five = format!("player diver with {}\nplayer pilot\nphase flood-draw 1", hand(5));
    assert_possible(&five);
}

#[test]
fn a_phase_has_no_more_steps_than_there_are() {
    for (lines, left, most) in [
        ("phase actions 4", 4, 3),
        ("phase treasure-draw 2", 2, 1),
        ("phase flood-draw 2", 2, 1),
        ("phase flood-draw 5\nwater 9", 5, 4),
    ] {
        assert_impossible(lines, &format!("{left} steps left in the phase, but at most {most} are possible"));
    }
    assert_possible(&format!("{PLAYERS}phase flood-draw 4\nwater 9"));
    let resting = "no flood card is left to turn up and nobody has to swim: it is the next player's turn";
    assert_impossible("phase flood-draw 0", resting);
}

#[test]
fn water_and_flight_fit_the_game() {
    assert_impossible("difficulty elite\nwater 2", "the water is lower than where it started");
    assert_possible(&format!("{PLAYERS}difficulty elite\nwater 3"));
    let flight = "only the Pilot flies, by an action of the own turn";
    assert_impossible("flight used", flight);
    assert_impossible("flight used\nphase actions 2", flight);
    assert_impossible("flight used\nturn pilot", flight);
    assert_possible(&format!("{PLAYERS}flight used\nturn pilot\nphase actions 2"));
}

#[test]
fn pawns_stand_on_tiles_or_on_the_one_that_has_just_sunk() {
    assert_impossible("sunk iron-gate", "a pawn stands on a sunk tile outside the flood phase");
    assert_possible(&format!("{PLAYERS}sunk iron-gate\nphase flood-draw 1"));
    let two = "player diver\nplayer explorer\nsunk iron-gate copper-gate\nphase flood-draw 1";
    assert_refused(two, "pawns stand on two sunk tiles at once");
    let same = "player diver\nplayer explorer at iron-gate\nsunk iron-gate\nphase flood-draw 1";
    assert_possible(same);
}

#[test]
fn a_game_that_the_table_shows_as_lost_has_to_say_so() {
    let over = |defeat: &str| format!("by the rules this game is over: write 'over lost {defeat}'");
    assert_impossible("sunk coral-palace tidal-palace", &over("treasure-sunk oceans-chalice"));
    assert_impossible("sunk coral-palace tidal-palace\nover won", &over("treasure-sunk oceans-chalice"));
    let other = "sunk coral-palace tidal-palace\nover lost treasure-sunk earth-stone";
    assert_impossible(other, &over("treasure-sunk oceans-chalice"));
    assert_impossible("water 10", &over("water-level"));
    assert_impossible("water 10\nover lost landing-sunk", &over("water-level"));
    let landing = "player diver\nplayer explorer\nsunk fools-landing";
    assert_refused(landing, &over("landing-sunk"));
    let captured = "sunk coral-palace tidal-palace\ncaptured oceans-chalice pilot";
    assert_possible(&format!("{PLAYERS}{captured}"));
}

#[test]
fn a_game_is_not_over_before_the_table_shows_it() {
    for over in [
        "won",
        "lost water-level",
        "lost landing-sunk",
        "lost treasure-sunk earth-stone",
        "lost drowned diver",
    ] {
        assert_impossible(&format!("over {over}"), MISFIT);
    }
    let captured = "captured crystal-of-fire pilot\ncaptured statue-of-the-wind pilot\ncaptured oceans-chalice pilot\n\
                    captured earth-stone pilot";
    // Everything is captured but the Diver is not there; everybody is there but not everything captured.
    assert_impossible(&format!("{captured}\nover won"), MISFIT);
    assert_refused("player diver at fools-landing\nplayer pilot\nover won", MISFIT);
    // Everything is ready for the take-off, but the water has reached the skull.
    let flown = format!("player diver at fools-landing\nplayer pilot\n{captured}\nover won");
    assert_possible(&flown);
    assert_refused(
        &format!("{flown}\nwater 10"),
        "by the rules this game is over: write 'over lost water-level'",
    );
}

#[test]
fn a_pawn_that_nobody_can_save_has_lost_the_game() {
    let stranded = "player engineer at watchtower\nplayer pilot\nsunk watchtower twilight-hollow observatory\n\
                    phase flood-draw 1\n";
    assert_refused(stranded, MISFIT);
    assert_refused(&format!("{stranded}over lost drowned pilot"), MISFIT);
    assert_possible(&format!("{stranded}over lost drowned engineer"));
    let saved = stranded.replace("player pilot", "player pilot with helicopter-lift");
    assert_possible(&saved);
    assert_refused(&format!("{saved}over lost drowned engineer"), MISFIT);
}

#[test]
fn a_state_in_the_middle_of_a_draw_is_no_position() {
    let mut game = table(PLAYERS).game;
    assert_eq!(game.check_invariants(), Ok(()));
    game.begin(game.active(), Move::Draw, &mut NoLog).unwrap();
    assert_eq!(game.check_invariants(), Err("a card is being drawn".to_owned()));
}

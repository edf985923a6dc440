//! What the heuristic does where there is no doubt. The tiles lie in the order of the vocabulary: Fools'
//! Landing and the Bronze Gate in the first row, the gates in the second, Cave of Embers, Cave of
//! Shadows, Howling Garden and so on in the third.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

use artel_bots::Bot;
use artel_bots::forbidden_island::HeuristicBot;
use artel_engine::{Game, Seat};
use artel_forbidden_island::ForbiddenIsland;

const ALL_CAPTURED: &str = "captured crystal-of-fire pilot\ncaptured statue-of-the-wind pilot\n\
                            captured oceans-chalice pilot\ncaptured earth-stone pilot\n";

fn game(position: &str) -> ForbiddenIsland {
    ForbiddenIsland::read_position(position).unwrap()
}

fn interjects(position: &str, seat: u8) -> Option<String> {
    let action = HeuristicBot::default().interject(&game(position), Seat(seat));
    action.map(|action| action.to_string())
}

fn chooses(position: &str, seat: u8) -> Option<String> {
    let action = HeuristicBot::default().choose(&game(position), Seat(seat));
    action.map(|action| action.to_string())
}

#[test]
fn takes_off_as_soon_as_possible_even_out_of_turn() {
    let position = format!(
        "player pilot\nplayer engineer at fools-landing with helicopter-lift\n{ALL_CAPTURED}phase actions 2\n"
    );
    assert_eq!(interjects(&position, 1).as_deref(), Some("take-off"));
    assert_eq!(interjects(&position, 0), None);
}

#[test]
fn flies_home_if_a_lift_is_left_to_take_off_with() {
    let player = "player pilot\nplayer engineer at observatory with helicopter-lift";
    let one = format!("{player}\n{ALL_CAPTURED}");
    let two = format!("{player} helicopter-lift\n{ALL_CAPTURED}");
    assert_eq!(interjects(&one, 1), None);
    assert_eq!(interjects(&two, 1).as_deref(), Some("lift engineer fools-landing"));
}

#[test]
fn captures_a_treasure_in_reach() {
    let cards = "crystal-of-fire crystal-of-fire crystal-of-fire crystal-of-fire";
    let position =
        format!("player engineer at cave-of-embers with {cards}\nplayer messenger\nphase actions 1\n");
    assert_eq!(chooses(&position, 0).as_deref(), Some("capture crystal-of-fire"));
    assert_eq!(chooses(&position, 1), None);
}

#[test]
fn gives_the_card_that_completes_a_set() {
    let position = "player engineer at cave-of-embers with crystal-of-fire\n\
                    player messenger at cave-of-embers with crystal-of-fire crystal-of-fire crystal-of-fire\n\
                    phase actions 1\n";
    assert_eq!(chooses(position, 0).as_deref(), Some("give crystal-of-fire messenger"));
}

#[test]
fn gives_up_cards_of_a_captured_treasure_first() {
    let position = "player engineer with crystal-of-fire earth-stone earth-stone earth-stone oceans-chalice \
                    statue-of-the-wind\nplayer messenger\ncaptured crystal-of-fire messenger\n\
                    phase treasure-draw 1\n";
    assert_eq!(chooses(position, 0).as_deref(), Some("discard crystal-of-fire"));
    assert_eq!(chooses(position, 1), None);
}

#[test]
fn saves_the_landing_with_sandbags_before_the_flood() {
    let position = "flooded fools-landing observatory\nplayer engineer with sandbags\nplayer messenger\n\
                    phase treasure-draw 0\nflood-deck fools-landing observatory\n";
    assert_eq!(interjects(position, 0).as_deref(), Some("sandbags fools-landing"));
    let earlier = position.replace("treasure-draw 0", "treasure-draw 1");
    assert_eq!(interjects(&earlier, 0), None);
}

#[test]
fn a_lift_is_not_wasted_on_somebody_who_can_swim() {
    let position = "sunk observatory\nplayer messenger with helicopter-lift\nplayer engineer at observatory\n\
                    phase flood-draw 1\n";
    assert_eq!(chooses(position, 0), None);
    assert!(chooses(position, 1).unwrap().starts_with("swim "));
}

#[test]
fn a_lift_saves_somebody_who_cannot_swim() {
    // All around the Watchtower is gone: the Twilight Hollow beside it and the Observatory above it.
    let position = "sunk watchtower twilight-hollow observatory phantom-rock\n\
                    player messenger with helicopter-lift\nplayer engineer at watchtower\nphase flood-draw 1\n";
    assert!(chooses(position, 0).unwrap().starts_with("lift engineer "));
}

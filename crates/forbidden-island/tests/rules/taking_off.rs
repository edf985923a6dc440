//! When a Helicopter Lift does not win the game, though all treasures are captured.

use crate::support::{proves, table};
use artel_engine::Status;
use artel_forbidden_island::rules::{FI_070, FI_099, FI_R10, FI_R11, FI_R12};

const ALL_TREASURES: &str = "captured crystal-of-fire diver\ncaptured statue-of-the-wind pilot\n\
                             captured oceans-chalice diver\ncaptured earth-stone pilot\n";

#[test]
fn one_lift_does_not_both_bring_the_last_pawn_and_win() {
    proves(&[FI_R11]);
    let lines =
        |lifts: &str| format!("player diver at watchtower\nplayer pilot with {lifts}\n{ALL_TREASURES}");
    let mut one = table(&lines("helicopter-lift"));
    assert_eq!(one.refused("pilot", "take-off"), FI_R11);
    one.play("pilot", "lift diver fools-landing");
    assert_eq!(one.status(), Status::Playing);
    assert_eq!(one.refused("pilot", "take-off"), FI_070, "a second card is needed");
    let mut two = table(&lines("helicopter-lift helicopter-lift"));
    assert_eq!(two.refused("pilot", "take-off"), FI_R11);
    two.play("pilot", "lift diver fools-landing");
    two.play("pilot", "take-off");
    assert_eq!(two.status(), Status::Won);
    assert_eq!(two.treasure_discard(), ["helicopter-lift", "helicopter-lift"]);
}

#[test]
fn pawns_on_the_landing_may_still_be_carried_elsewhere() {
    proves(&[FI_R10, FI_R11]);
    let table =
        table(&format!("player diver at fools-landing with helicopter-lift\nplayer pilot\n{ALL_TREASURES}"));
    let lifts = table.moves("diver").into_iter().filter(|text| text.starts_with("lift ")).count();
    assert_eq!(lifts, 3 * 23, "three groups to every other tile");
    assert!(table.can("diver", "take-off"));
    assert!(!table.targets("diver", "lift").contains("fools-landing"));
}

#[test]
fn the_team_does_not_take_off_with_a_pawn_in_the_water() {
    proves(&[FI_R12, FI_R11]);
    let table = table(&format!(
        "player diver at watchtower with helicopter-lift\nplayer pilot\nsunk watchtower\nphase flood-draw 0\n{ALL_TREASURES}"
    ));
    assert_eq!(table.refused("diver", "take-off"), FI_099);
    assert_eq!(table.refused("pilot", "take-off"), FI_099);
}

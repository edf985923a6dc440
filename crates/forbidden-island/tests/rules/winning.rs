//! Leaving the island with all four treasures.

use crate::support::{Table, proves, set, table};
use artel_engine::{Described, Phrase, RuleId, Status};
use artel_forbidden_island::rules::{FI_070, FI_106, FI_107, FI_108, FI_R11, FI_R12, FI_R16};
use artel_forbidden_island::{Adventurer, Event};

const TREASURES: [&str; 4] = ["crystal-of-fire", "statue-of-the-wind", "oceans-chalice", "earth-stone"];

/// Two adventurers on Fools' Landing; the Pilot holds the card; this many treasures are captured.
fn on_landing(treasures: usize, more: &str) -> Table {
    let captured: Vec<_> =
        TREASURES[..treasures].iter().map(|each| format!("captured {each} engineer")).collect();
    table(&format!(
        "player engineer at fools-landing\nplayer pilot with helicopter-lift\n{}\n{more}",
        captured.join("\n")
    ))
}

fn refusal(table: &Table, adventurer: &str) -> (RuleId, Phrase) {
    let refusal = table.refusal(adventurer, "take-off");
    (refusal.rule, refusal.reason)
}

#[test]
fn the_team_wins_with_all_treasures_all_pawns_on_the_landing_and_a_lift() {
    proves(&[FI_106]);
    let mut table = on_landing(4, "");
    assert!(table.can("pilot", "take-off"));
    let events = table.play("pilot", "take-off");
    assert_eq!(events, [Event::TookOff { adventurer: Adventurer::Pilot }]);
    assert_eq!(events[0].rules(), [FI_106]);
    assert_eq!(table.status(), Status::Won);
    assert_eq!(table.treasure_discard(), ["helicopter-lift"]);
    assert_eq!(table.hand("pilot"), [""; 0]);
    for player in ["engineer", "pilot"] {
        assert_eq!(table.moves(player), [""; 0]);
        let over = table.refusal(player, "draw");
        assert_eq!((over.rule, over.reason), (FI_106, Phrase::new("why-over")));
    }
}

#[test]
fn without_all_four_treasures_nobody_takes_off() {
    proves(&[FI_106]);
    for captured in 0..4 {
        let table = on_landing(captured, "");
        let missing = Phrase::new("why-treasures-missing").number("missing", 4 - captured as u8);
        assert_eq!(refusal(&table, "pilot"), (FI_106, missing));
    }
}

#[test]
fn every_pawn_has_to_be_on_the_landing_first() {
    proves(&[FI_106, FI_R11]);
    let captured = TREASURES.map(|each| format!("captured {each} pilot")).join("\n");
    let mut table = table(&format!(
        "player engineer\nplayer messenger at fools-landing with helicopter-lift helicopter-lift\nplayer pilot\n{captured}"
    ));
    let absent = Phrase::new("why-not-all-on-landing").names("adventurers", ["engineer"]);
    assert_eq!(refusal(&table, "messenger"), (FI_R11, absent));
    table.play("messenger", "lift messenger gold-gate");
    let absent = Phrase::new("why-not-all-on-landing").names("adventurers", ["engineer", "messenger"]);
    assert_eq!(refusal(&table, "messenger"), (FI_R11, absent));
}

#[test]
fn the_lift_that_brings_the_last_pawn_does_not_win_as_well() {
    proves(&[FI_R11]);
    let captured = TREASURES.map(|each| format!("captured {each} pilot")).join("\n");
    let mut table =
        table(&format!("player engineer\nplayer pilot with helicopter-lift helicopter-lift\n{captured}"));
    table.play("pilot", "lift engineer fools-landing");
    assert_eq!(table.status(), Status::Playing);
    table.play("pilot", "take-off");
    assert_eq!(table.status(), Status::Won);
    assert_eq!(table.treasure_discard(), ["helicopter-lift", "helicopter-lift"]);
}

#[test]
fn somebody_has_to_hold_the_card() {
    proves(&[FI_106, FI_070]);
    let table = on_landing(4, "");
    let no_card = Phrase::new("why-no-card").name("card", "helicopter-lift");
    assert_eq!(refusal(&table, "engineer"), (FI_070, no_card));
    assert!(!table.can("engineer", "take-off"));
}

#[test]
fn one_lift_of_any_player_is_enough_for_all() {
    proves(&[FI_107]);
    let captured = TREASURES.map(|each| format!("captured {each} diver")).join("\n");
    let players = ["diver", "explorer", "messenger", "pilot"];
    for owner in players {
        let lines = players.map(|player| {
            let card = if player == owner { " with helicopter-lift helicopter-lift" } else { "" };
            format!("player {player} at fools-landing{card}")
        });
        let mut table = table(&format!("{}\n{captured}", lines.join("\n")));
        for player in players {
            assert_eq!(table.can(player, "take-off"), player == owner);
        }
        table.play(owner, "take-off");
        assert_eq!(table.status(), Status::Won);
        assert_eq!(table.hand(owner), ["helicopter-lift"]);
    }
}

#[test]
fn the_treasures_count_whoever_holds_them() {
    proves(&[FI_106]);
    let mut table = on_landing(2, "captured oceans-chalice pilot\ncaptured earth-stone pilot");
    table.play("pilot", "take-off");
    assert_eq!(table.status(), Status::Won);
}

#[test]
fn the_landing_may_be_flooded() {
    proves(&[FI_108]);
    let mut table = on_landing(4, "flooded fools-landing");
    table.play("pilot", "take-off");
    assert_eq!(table.status(), Status::Won);
}

#[test]
fn the_take_off_is_possible_on_anyones_turn_in_any_phase() {
    proves(&[FI_R12, FI_R16]);
    for turn in ["engineer", "pilot"] {
        for phase in ["actions 3", "actions 0", "treasure-draw 1", "treasure-draw 0", "flood-draw 1"] {
            let mut table = on_landing(4, &format!("turn {turn}\nphase {phase}"));
            table.play("pilot", "take-off");
            assert_eq!(table.status(), Status::Won, "{turn} {phase}");
        }
    }
}

#[test]
fn the_card_that_is_over_the_limit_may_win_the_game() {
    proves(&[FI_R12]);
    let captured = TREASURES.map(|each| format!("captured {each} engineer")).join("\n");
    let mut table = table(&format!(
        "player engineer at fools-landing\n\
         player pilot with helicopter-lift earth-stone earth-stone earth-stone sandbags sandbags\nphase actions 2\n{captured}"
    ));
    assert_eq!(table.targets("pilot", "discard"), set("helicopter-lift earth-stone sandbags"));
    table.play("pilot", "take-off");
    assert_eq!(table.status(), Status::Won);
}

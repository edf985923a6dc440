//! When a Helicopter Lift wins the game, and what else it carries.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support;

use artel_engine::{Set, Status};
use artel_forbidden_island::rules::{FI_070, FI_099, FI_106, FI_R10, FI_R11, FI_R12};
use artel_forbidden_island::{Event, Phase};
use support::{Table, named, proves, set, table};

const ALL_TREASURES: &str = "captured crystal-of-fire diver\ncaptured statue-of-the-wind pilot\n\
                             captured oceans-chalice diver\ncaptured earth-stone pilot\n";

/// Diver and Pilot on Fools' Landing with all treasures.
fn ready(diver: &str, pilot: &str, lines: &str) -> Table {
    table(&format!("player diver at fools-landing {diver}\nplayer pilot {pilot}\n{ALL_TREASURES}{lines}"))
}

#[test]
fn a_lift_leaves_whom_it_likes_behind_and_asks_not_where_its_owner_stands() {
    proves(&[FI_R10]);
    let mut table = table(
        "player diver at observatory\nplayer engineer at observatory\nplayer explorer at observatory\n\
         player pilot with helicopter-lift\nflooded watchtower\nsunk phantom-rock",
    );
    assert!(!table.can("pilot", "lift diver,engineer phantom-rock"));
    assert!(!table.can("pilot", "lift diver,engineer observatory"));
    assert!(!table.can("pilot", "lift diver,pilot watchtower"));
    let events = table.play("pilot", "lift diver,engineer watchtower");
    let passengers: Set<_> = ["diver", "engineer"].map(named).into_iter().collect();
    let (from, to) = (named("observatory"), named("watchtower"));
    assert_eq!(events, [Event::Lifted { adventurer: named("pilot"), passengers, from, to, rescue: false }]);
    let pawns = ["diver", "engineer", "explorer", "pilot"].map(|each| table.at(each));
    assert_eq!(pawns, ["watchtower", "watchtower", "observatory", "fools-landing"]);
    assert_eq!(table.treasure_discard(), ["helicopter-lift"]);
}

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
    proves(&[FI_R11]);
    let table = ready("with helicopter-lift", "", "");
    let lifts = table.moves("diver").into_iter().filter(|text| text.starts_with("lift ")).count();
    assert_eq!(lifts, 3 * 23, "three groups to every other tile");
    assert!(table.can("diver", "take-off"));
    assert!(!table.targets("diver", "lift").contains("fools-landing"));
}

#[test]
fn the_winning_lift_is_played_in_any_phase_of_anybodys_turn() {
    proves(&[FI_R12, FI_106]);
    for turn in ["diver", "pilot"] {
        for phase in ["actions 3", "actions 0", "treasure-draw 1", "treasure-draw 0", "flood-draw 1"] {
            let mut table = ready("with helicopter-lift", "", &format!("turn {turn}\nphase {phase}"));
            assert_eq!(table.refused("pilot", "take-off"), FI_070);
            assert_eq!(table.play("diver", "take-off"), [Event::TookOff { adventurer: named("diver") }]);
            assert_eq!(table.status(), Status::Won, "{phase} of the {turn}");
            assert_eq!((table.moves("diver"), table.moves("pilot")), (vec![], vec![]));
        }
    }
}

#[test]
fn the_winning_lift_may_be_the_card_given_up_for_the_limit() {
    proves(&[FI_R12]);
    let hand = "with earth-stone earth-stone earth-stone oceans-chalice oceans-chalice helicopter-lift";
    let mut table = ready("", hand, "turn pilot\nphase treasure-draw 1");
    let discards = set("earth-stone oceans-chalice helicopter-lift");
    assert_eq!(table.targets("pilot", "discard"), discards);
    assert!(table.can("pilot", "take-off"));
    table.play("pilot", "take-off");
    assert_eq!((table.status(), table.hand("pilot").len()), (Status::Won, 5));
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

#[test]
fn every_treasure_is_needed_and_every_pawn() {
    proves(&[FI_106]);
    let all: Vec<&str> = ALL_TREASURES.lines().collect();
    for missing in 0..4 {
        let mut captured = all.clone();
        captured.remove(missing);
        let players = "player diver at fools-landing\nplayer pilot with helicopter-lift";
        let table = table(&format!("{players}\n{}", captured.join("\n")));
        assert_eq!(table.refused("pilot", "take-off"), FI_106);
    }
    let three = "player diver at fools-landing\nplayer engineer\nplayer pilot with helicopter-lift";
    let absent = table(&format!("{three}\n{ALL_TREASURES}"));
    assert_eq!(absent.refused("pilot", "take-off"), FI_R11);
    assert_eq!(absent.phase(), Phase::Actions { left: 3 });
}

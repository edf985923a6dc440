//! The Diver's way through the water.

use crate::support::{named, proves, set, table};
use artel_forbidden_island::rules::{FI_040, FI_044, FI_R01, FI_R02, FI_R03, FI_R45};
use artel_forbidden_island::{Event, Phase, Way};

/// Below the Diver's tile lie howling-garden, breakers-bridge, misty-marsh and twilight-hollow.
const DIVER: &str = "player diver at gold-gate\nplayer pilot\n";

#[test]
fn on_dry_land_the_diver_walks_like_anybody_else() {
    proves(&[FI_044]);
    let table = table(DIVER);
    assert_eq!(table.targets("diver", "move"), set("fools-landing copper-gate iron-gate howling-garden"));
    assert_eq!(table.refused("diver", "move whispering-garden"), FI_R01);
    assert_eq!(table.refused("diver", "move breakers-bridge"), FI_R01);
}

#[test]
fn the_diver_passes_through_any_number_of_flooded_tiles() {
    proves(&[FI_044, FI_R01]);
    let table = table(&format!("{DIVER}flooded howling-garden breakers-bridge misty-marsh"));
    let reach = "fools-landing copper-gate iron-gate howling-garden cave-of-shadows whispering-garden \
                 breakers-bridge temple-of-the-sun cliffs-of-abandon misty-marsh lost-lagoon observatory twilight-hollow";
    assert_eq!(table.targets("diver", "move"), set(reach));
}

#[test]
fn the_diver_passes_through_missing_tiles_and_flooded_ones_mixed() {
    proves(&[FI_044, FI_R01, FI_R03]);
    let mut table = table(&format!("{DIVER}flooded breakers-bridge\nsunk howling-garden misty-marsh"));
    let reach = "fools-landing copper-gate iron-gate cave-of-shadows whispering-garden \
                 breakers-bridge temple-of-the-sun cliffs-of-abandon lost-lagoon observatory twilight-hollow";
    assert_eq!(table.targets("diver", "move"), set(reach));
    let events = table.play("diver", "move twilight-hollow");
    let (adventurer, from, to) = (named("diver"), named("gold-gate"), named("twilight-hollow"));
    assert_eq!(events, [Event::Moved { adventurer, from, to, way: Way::Dive }]);
    assert_eq!((table.at("diver").as_str(), table.phase()), ("twilight-hollow", Phase::Actions { left: 2 }));
}

#[test]
fn the_way_may_turn_but_never_crosses_a_corner() {
    proves(&[FI_044, FI_R01]);
    let table = table(&format!("{DIVER}flooded howling-garden\nsunk whispering-garden crimson-forest"));
    let reach = "fools-landing copper-gate iron-gate howling-garden cave-of-shadows breakers-bridge \
                 coral-palace cliffs-of-abandon";
    assert_eq!(table.targets("diver", "move"), set(reach));
    assert_eq!(table.refused("diver", "move phantom-rock"), FI_R01);
}

#[test]
fn a_dry_tile_stops_the_dive() {
    proves(&[FI_R01]);
    let table = table(&format!("{DIVER}flooded howling-garden misty-marsh\nsunk twilight-hollow"));
    let reach = "fools-landing copper-gate iron-gate howling-garden cave-of-shadows whispering-garden breakers-bridge";
    assert_eq!(table.targets("diver", "move"), set(reach));
    assert_eq!(table.refused("diver", "move misty-marsh"), FI_R01);
}

#[test]
fn the_water_under_the_diver_opens_no_way_by_itself() {
    proves(&[FI_R01]);
    let table = table(&format!("{DIVER}flooded gold-gate"));
    assert_eq!(table.targets("diver", "move"), set("fools-landing copper-gate iron-gate howling-garden"));
}

#[test]
fn the_diver_does_not_swim_through_open_sea() {
    proves(&[FI_R02]);
    let corner = table("player diver at cave-of-embers\nplayer pilot\nflooded cave-of-embers");
    assert_eq!(corner.targets("diver", "move"), set("cave-of-shadows temple-of-the-moon"));
    assert_eq!(corner.refused("diver", "move copper-gate"), FI_R01);
    let atoll =
        table("layout atoll-of-decisions\nplayer diver at bronze-gate\nplayer pilot\nflooded bronze-gate");
    assert_eq!(atoll.targets("diver", "move"), set("fools-landing copper-gate"));
}

#[test]
fn a_dive_ends_on_an_existing_tile() {
    proves(&[FI_R03]);
    let table =
        table(&format!("{DIVER}sunk howling-garden whispering-garden\ncaptured statue-of-the-wind pilot"));
    let reach =
        "fools-landing copper-gate iron-gate cave-of-shadows breakers-bridge coral-palace cliffs-of-abandon";
    assert_eq!(table.targets("diver", "move"), set(reach));
    assert_eq!(table.refused("diver", "move howling-garden"), FI_040);
    assert_eq!(table.refused("diver", "move whispering-garden"), FI_040);
}

#[test]
fn a_dive_out_and_back_is_no_move() {
    proves(&[FI_R45]);
    let table = table(&format!("{DIVER}flooded gold-gate howling-garden iron-gate whispering-garden"));
    assert!(!table.targets("diver", "move").contains("gold-gate"));
    assert_eq!(table.refused("diver", "move gold-gate"), FI_R45);
}

#[test]
fn nobody_else_dives() {
    proves(&[FI_044]);
    for walker in ["engineer", "messenger", "navigator", "pilot"] {
        let table = table(&format!(
            "player {walker} at gold-gate\nplayer diver\nflooded howling-garden\nsunk breakers-bridge"
        ));
        let around = set("fools-landing copper-gate iron-gate howling-garden");
        assert_eq!(table.targets(walker, "move"), around, "{walker}");
    }
}

//! Growth.

use crate::support::{Table, proves, set, table};
use artel_spirit_island::rules::{
    SI_047, SI_048, SI_049, SI_050, SI_051, SI_052, SI_053, SI_054, SI_R15, SI_R16, SI_R17,
};
use artel_spirit_island::{Land, Phase};

const FOUR_MINORS: [&str; 4] = ["call-to-tend", "steam-vents", "drought", "rain-of-blood"];

/// One Spirit with these words, and lands.
fn alone(spirit: &str, lands: &str) -> Table {
    table(&format!("spirit 1 {spirit}\nland G2 city:1\n{lands}"))
}

#[test]
fn exactly_one_of_three_options_is_picked() {
    proves(&[SI_047]);
    let mut table = alone("devouring-teeth-lurk-underfoot", "land G5 presence:1");
    assert_eq!(table.rest("1 grow"), set("1 2 3"));
    assert_eq!(table.refused("1 grow 4"), SI_047);
    table.play("1 grow 3");
    assert_eq!(table.refused("1 grow 2"), SI_047);
    table.play("1 act 2");
    table.play_all(&["1 land G5", "1 track plays"]);
    assert_eq!(table.refused("1 grow 1"), SI_047, "not another one in the same turn");
}

#[test]
fn every_action_of_the_option_must_be_done() {
    proves(&[SI_048]);
    let mut table = alone("eyes-watch-from-the-trees", "land G7 presence:2");
    table.play("1 grow 3");
    assert_eq!(table.rest("1 act"), set("1 2 3"));
    assert_eq!((table.refused("1 ready"), table.refused("1 act 4")), (SI_048, SI_048));
    assert_eq!(table.refused("1 play mysterious-abductions"), SI_048);
    table.play("1 act 2");
    assert_eq!(table.refused("1 skip"), SI_048);
    table.play("1 land G7");
    assert_eq!(table.refused("1 skip"), SI_048);
    table.play("1 track energy");
    assert_eq!((table.refused("1 ready"), table.rest("1 act")), (SI_048, set("1 3")));
    table.play("1 act 3");
    assert_eq!(table.refused("1 skip"), SI_048, "the Power card is still to be gained");
    table.play_as("1 minor", &FOUR_MINORS);
    table.play("1 keep drought");
    assert!(table.can("1 ready"));
}

#[test]
fn the_actions_are_done_in_any_order() {
    proves(&[SI_049]);
    let mut table = alone("eyes-watch-from-the-trees", "land G7 presence:2");
    table.play_all(&["1 grow 3", "1 act 3"]);
    assert_eq!((table.energy(1), table.rest("1 act")), (1, set("1 2")), "Energy first");
    assert_eq!(table.refused("1 act 3"), SI_049);
    table.play("1 act 1");
    table.play_as("1 minor", &FOUR_MINORS);
    table.play("1 keep drought");
    assert!(table.can("1 land G7"), "the last one follows by itself");
}

#[test]
fn presence_is_added_within_range_of_own_presence() {
    proves(&[SI_050]);
    let mut table = alone("fathomless-mud-of-the-swamp", "land G1 presence:1\nland G8 presence:1");
    table.play_all(&["1 grow 2", "1 act 1"]);
    assert_eq!(table.rest("1 land"), set("G1 G2 G5 G6 G7 G8"), "Range 1 from either");
    assert_eq!(table.refused("1 land G3"), SI_050);
    assert_eq!(table.refused("1 track energy"), SI_050, "the land first");
    table.play("1 land G2");
    assert_eq!(table.rest("1 track"), set("energy plays"));
    table.play("1 track energy");
    assert_eq!(
        (table.land("G2"), table.line("spirit 1")),
        ("city:1 presence:1".into(), "fathomless-mud-of-the-swamp tracks:2,1 growing:2".into(),)
    );
    let mut none =
        alone("devouring-teeth-lurk-underfoot tracks:2,1", "land G5 presence:1\nland G8 presence:1");
    none.play_all(&["1 grow 1", "1 act 2"]);
    assert_eq!(none.rest("1 land"), set("G5 G8"), "Range 0");
    let mut heat = alone("rising-heat-of-stone-and-sand", "land G3 presence:2");
    heat.play_all(&["1 grow 2", "1 act 1"]);
    assert_eq!(heat.rest("1 land"), set("G1 G3 G5 G8"), "only Mountain and Sands");
    assert_eq!(heat.refused("1 land G4"), SI_050);
}

#[test]
fn energy_of_growth_adds_to_the_income() {
    proves(&[SI_051]);
    let mut table = alone("devouring-teeth-lurk-underfoot energy:1", "land G5 presence:1");
    table.play_all(&["1 grow 3", "1 act 2"]);
    assert_eq!(table.energy(1), 1 + 3);
    table.play_all(&["1 land G5", "1 track plays"]);
    assert_eq!(table.energy(1), 1 + 3 + 2);
}

#[test]
fn a_power_card_is_minor_or_major_as_the_spirit_likes() {
    proves(&[SI_052]);
    let mut table = alone("devouring-teeth-lurk-underfoot", "land G5 presence:1");
    table.play_all(&["1 grow 2", "1 act 1"]);
    assert_eq!(table.moves(), ["1 minor", "1 major"].map(str::to_owned).into());
}

#[test]
fn reclaiming_returns_the_whole_discard_pile() {
    proves(&[SI_053]);
    let mut table = table(
        "spirit 1 devouring-teeth-lurk-underfoot\nland G5 presence:1\nland G2 city:1\nhand 1 drought\n\
         discard 1 ferocious-rampage gift-of-furious-might steam-vents\n\
         forgotten 1 herd-towards-the-lurking-maw mark-territory-with-scars-and-teeth",
    );
    table.play_all(&["1 grow 1", "1 act 1"]);
    assert_eq!(table.hand(1), set("drought ferocious-rampage gift-of-furious-might steam-vents"));
    assert!(table.discard(1).is_empty());
}

#[test]
fn what_growth_brings_counts_in_the_same_turn() {
    proves(&[SI_054]);
    let lines = "spirit 1 devouring-teeth-lurk-underfoot tracks:2,1\nland G5 presence:1\nland G2 city:1\n\
                 discard 1 ferocious-rampage";
    let mut income = table(lines);
    income.play_all(&["1 grow 1", "1 act 1", "1 track energy"]);
    assert_eq!((income.energy(1), income.spirit(1).plays()), (3, 1), "the uncovered 3");
    assert!(income.can("1 play ferocious-rampage"), "just reclaimed");
    let mut plays = table(lines);
    plays.play_all(&["1 grow 1", "1 act 1", "1 track plays"]);
    assert_eq!((plays.energy(1), plays.spirit(1).plays()), (2, 2));
    plays.play("1 play gift-of-furious-might");
    assert!(plays.can("1 play herd-towards-the-lurking-maw"), "a second card at once");
    let mut element = alone("devouring-teeth-lurk-underfoot", "land G5 presence:1");
    element.play_all(&["1 grow 1", "1 act 1", "1 track energy"]);
    assert_eq!(element.elements(1), "fire:1");
    let mut gained = alone("devouring-teeth-lurk-underfoot", "land G5 presence:1");
    gained.play_all(&["1 grow 2", "1 act 1"]);
    gained.play_as("1 minor", &FOUR_MINORS);
    gained.play_all(&["1 keep steam-vents", "1 land G5", "1 track energy"]);
    assert!(gained.can("1 play steam-vents"));
}

#[test]
fn the_second_presence_can_be_reached_from_the_first() {
    proves(&[SI_R15]);
    let mut table = alone("fathomless-mud-of-the-swamp", "land G1 presence:1");
    table.play_all(&["1 grow 2", "1 act 2"]);
    assert_eq!(table.rest("1 land"), set("G1 G2 G6"));
    table.play_all(&["1 land G6", "1 track energy"]);
    assert_eq!(table.rest("1 land"), set("G1 G2 G5 G6 G8"));
}

#[test]
fn presence_may_go_to_any_land_in_range_but_not_into_the_ocean() {
    proves(&[SI_R16]);
    let mut table = table(
        "spirit 1 fathomless-mud-of-the-swamp\nspirit 2 eyes-watch-from-the-trees\nland G1 presence:1,0\n\
         land G2 city:2 town:1 explorer:3 blight:1 presence:0,2\nland G6 blight:2",
    );
    table.play_all(&["1 grow 2", "1 act 1"]);
    assert_eq!(table.rest("1 land"), set("G1 G2 G6"));
    assert!("G0".parse::<Land>().is_err(), "the Ocean is no land");
    table.play_all(&["1 land G2", "1 track plays"]);
    assert_eq!(table.land("G2"), "explorer:3 town:1 city:2 blight:1 presence:1,2");
}

#[test]
fn the_same_option_may_be_picked_again_and_impossible_parts_have_no_result() {
    proves(&[SI_R17]);
    let mut table = alone("devouring-teeth-lurk-underfoot", "land G5 presence:1");
    for turn in 1..=2 {
        assert_eq!((table.game.turn(), table.discard(1).len()), (turn, 0));
        table.play_all(&["1 grow 1", "1 act 1", "1 track plays"]);
        assert_eq!(table.hand(1).len(), 4, "there was nothing to reclaim");
        table.play("1 ready");
    }
    assert_eq!((table.phase(), table.spirit(1).on_tracks()), (Phase::Spirit, [6, 4]));
}

//! Ravage: Invaders damage the land and the Dahan, then the Dahan strike back.

use artel_spirit_island::Event;
use artel_spirit_island::rules::{
    SI_110, SI_111, SI_112, SI_113, SI_114, SI_115, SI_116, SI_117, SI_118, SI_119, SI_120, SI_121, SI_122,
    SI_123, SI_124, SI_125, SI_126, SI_127, SI_R24, SI_R25, SI_R57,
};

use crate::support::invaders::{alone, counterattacks, one_fear, ravages, two};
use crate::support::proves;

/// Jungles ravage (G6, G7), Sands would build; a City far away keeps the game going.
const JUNGLES: &str = "ravage stage-1-jungle\nbuild stage-1-sands\nland G8 city:1 presence:2\n";

/// What is left in G6 when these Invaders and Dahan ravage there without a decision.
#[track_caller]
fn after_ravage_of(pieces: &str) -> String {
    let mut table = alone(&format!("{JUNGLES}land G6 {pieces}\n"));
    table.invade(&["stage-1-wetland"]);
    table.land("G6")
}

#[test]
fn nobody_ravages_while_the_ravage_space_is_empty() {
    proves(&[SI_110]);
    let mut table =
        alone("build stage-1-sands\nland G8 city:1 presence:2\nland G6 city:2 dahan:1\nland G3 town:1\n");
    assert_eq!(ravages(&table.invade(&["stage-1-jungle"])), [""; 0]);
    assert_eq!(table.land("G6"), "explorer:1 city:2 dahan:1");
}

#[test]
fn the_lands_of_the_card_with_invaders_ravage_and_no_others() {
    proves(&[SI_110, SI_111]);
    let mut table =
        alone(&format!("{JUNGLES}land G6 explorer:1\nland G7 dahan:2\nland G5 town:3\nland G4 city:1\n"));
    assert_eq!(ravages(&table.invade(&["stage-1-mountain"])), ["G6:1"]);
    let mut both = alone(&format!("{JUNGLES}land G6 explorer:1\nland G7 town:1 dahan:2\n"));
    assert_eq!(ravages(&both.invade(&["stage-1-mountain"])), ["G6:1", "G7:2"]);
}

#[test]
fn the_damage_is_the_sum_over_all_invaders() {
    proves(&[SI_113]);
    let sums = [
        ("explorer:3", 3),
        ("town:3", 6),
        ("city:3", 9),
        ("explorer:2 town:1 city:1", 7),
        ("town-1:1 city-2:1", 5),
    ];
    for (invaders, damage) in sums {
        let mut table = alone(&format!("{JUNGLES}land G6 {invaders}\n"));
        assert_eq!(ravages(&table.invade(&["stage-1-mountain"])), [format!("G6:{damage}")], "{invaders}");
    }
}

#[test]
fn all_defend_of_the_land_is_subtracted() {
    proves(&[SI_114]);
    let belief = one_fear("belief-takes-root", 1);
    let mut table = alone(&format!("{JUNGLES}{belief}land G6 explorer:1 city:2 presence:1 defend:3\n"));
    assert_eq!(ravages(&table.terrify("belief-takes-root", "stage-1-mountain")), ["G6:2"]);
    assert_eq!(table.land("G6"), "explorer:1 city:2 blight:1 defend:3");
}

#[test]
fn defend_beyond_the_damage_has_no_effect_anywhere() {
    proves(&[SI_114, SI_R24]);
    let mut table = alone(&format!("{JUNGLES}land G6 town:1 defend:20\nland G7 town:1\n"));
    assert_eq!(ravages(&table.invade(&["stage-1-mountain"])), ["G6:0", "G7:2"]);
    assert_eq!(table.land("G6"), "town:1 defend:20");
    assert_eq!(table.land("G7"), "town:1 blight:1");
}

#[test]
fn land_and_dahan_both_take_the_whole_damage() {
    proves(&[SI_112, SI_115]);
    assert_eq!(after_ravage_of("town:1 dahan:1"), "town:1 blight:1");
    assert_eq!(after_ravage_of("town:1 city:1 dahan:2"), "town:1 city:1 blight:1");
}

#[test]
fn two_damage_or_more_add_exactly_one_blight() {
    proves(&[SI_116, SI_117, SI_118]);
    for damage in 1..=9 {
        let blight = if damage >= 2 { " blight:1" } else { "" };
        assert_eq!(after_ravage_of(&format!("explorer:{damage}")), format!("explorer:{damage}{blight}"));
    }
    assert_eq!(after_ravage_of("explorer:5 defend:5"), "explorer:5 defend:5");
    assert_eq!(after_ravage_of("explorer:5 defend:4"), "explorer:5 defend:4");
    assert_eq!(after_ravage_of("explorer:5 defend:3"), "explorer:5 blight:1 defend:3");
}

#[test]
fn the_blight_of_a_ravage_destroys_presence() {
    proves(&[SI_116]);
    assert_eq!(after_ravage_of("town:1 presence:2"), "town:1 blight:1 presence:1");
    assert_eq!(after_ravage_of("explorer:1 presence:2"), "explorer:1 presence:2");
}

#[test]
fn one_damage_is_not_kept_for_the_next_time() {
    proves(&[SI_118, SI_R25]);
    let lands = "land G8 city:1 presence:2\nland G6 explorer:1\n";
    let mut first = alone(&format!("ravage stage-1-jungle\nbuild stage-1-sands\n{lands}"));
    first.invade(&["stage-1-wetland"]);
    assert_eq!(first.land("G6"), "explorer:1");
    // All that the position says of the land is the Explorer; it ravages again as if it never had.
    assert_eq!(first.copy(), first.game);
    let mut again = alone(&format!("ravage stage-1-jungle\nbuild stage-1-wetland\n{lands}"));
    again.invade(&["stage-1-sands"]);
    assert_eq!(again.land("G6"), "explorer:1");
}

#[test]
fn every_two_damage_destroy_a_dahan_and_the_rest_hurts_one() {
    proves(&[SI_119, SI_120, SI_121]);
    let left =
        ["dahan:3", "dahan:2 dahan-1:1", "dahan:2", "dahan:1 dahan-1:1", "dahan:1", "dahan-1:1", "", ""];
    for (damage, dahan) in left.iter().enumerate() {
        let defend = 9 - damage;
        let mut table = alone(&format!("{JUNGLES}land G6 city:3 dahan:3 defend:{defend}\n"));
        table.play("1 ready");
        // Whatever the counterattack is spent on, the Dahan are as the Invaders left them.
        let words = table.land("G6");
        let stand: Vec<&str> = words.split(' ').filter(|word| word.starts_with("dahan")).collect();
        assert_eq!(stand.join(" "), *dahan, "{damage} damage");
    }
}

#[test]
fn each_surviving_dahan_strikes_back_for_two_even_if_hurt() {
    proves(&[SI_122, SI_123, SI_112]);
    // 3 damage: one of three Dahan falls, one is hurt.
    let mut table = alone(&format!("{JUNGLES}land G6 city:1 dahan:3\n"));
    assert_eq!(counterattacks(&table.invade(&["stage-1-wetland"])), ["G6:4"]);
    assert_eq!(table.land("G6"), "dahan:1 dahan-1:1 blight:1");
    // 1 damage to the only one.
    let mut hurt = alone(&format!("{JUNGLES}land G6 explorer:1 dahan:1\n"));
    assert_eq!(counterattacks(&hurt.invade(&["stage-1-wetland"])), ["G6:2"]);
    assert_eq!(hurt.land("G6"), "dahan-1:1");
    // A fallen one strikes no more.
    let mut fallen = alone(&format!("{JUNGLES}land G6 town:1 dahan:1\n"));
    assert_eq!(counterattacks(&fallen.invade(&["stage-1-wetland"])), [""; 0]);
    assert_eq!(fallen.land("G6"), "town:1 blight:1");
}

#[test]
fn the_players_divide_the_counterattack_as_they_like() {
    proves(&[SI_124, SI_R57]);
    let lines = "ravage stage-1-jungle\nbuild stage-1-sands\nland G8 city:1 presence:2,1\n";
    let mut table = two(&format!("{lines}land H5 explorer:1 town:1 city:1 dahan:1 defend:9\n"));
    table.invade(&[]);
    // Board H is where the second Spirit started.
    assert_eq!(table.moves(), set_of(&["2 pick explorer H5", "2 pick town H5", "2 pick city H5"]));
    assert_eq!(table.refused("1 pick city H5"), SI_R57);
    let mut apart = table.clone();
    apart.play("2 pick explorer H5");
    apart.play("2 pick city H5");
    assert_eq!(apart.land("H5"), "town:1 city-1:1 dahan:1 defend:9");
    table.play("2 pick city H5");
    table.play("2 pick city-1 H5");
    assert_eq!(table.land("H5"), "explorer:1 town:1 city-2:1 dahan:1 defend:9");
}

fn set_of(moves: &[&str]) -> std::collections::BTreeSet<String> {
    moves.iter().map(|&text| text.to_owned()).collect()
}

#[test]
fn dahan_strike_back_though_defend_left_no_damage() {
    proves(&[SI_125]);
    assert_eq!(after_ravage_of("town:1 dahan:1 defend:2"), "dahan:1 defend:2");
}

#[test]
fn in_a_skipped_ravage_nobody_deals_damage() {
    proves(&[SI_126]);
    let mut table =
        alone(&format!("{JUNGLES}skip G6 ravage\nland G6 town:2 dahan:2 presence:1\nland G7 explorer:1\n"));
    let events = table.invade(&["stage-1-wetland"]);
    assert_eq!(ravages(&events), ["G7:1"]);
    assert_eq!(counterattacks(&events), [""; 0]);
    assert_eq!(table.land("G6"), "town:2 dahan:2 presence:1");
    assert!(events.iter().any(|event| matches!(event, Event::Skipped { .. })));
}

#[test]
fn merely_sharing_a_land_does_nothing() {
    proves(&[SI_127]);
    let mut table = alone(&format!("{JUNGLES}land G4 explorer:2 town:2 dahan:2 presence:1\n"));
    table.invade(&["stage-1-mountain"]);
    assert_eq!(table.land("G4"), "explorer:2 town:2 dahan:2 presence:1");
    assert_eq!((table.pool(), table.fear()), (7, 0));
}

//! Defend.

use artel_spirit_island::rules::{SI_274, SI_275, SI_276, SI_277, SI_R24, SI_R59, SI_R69};

use crate::support::invaders::{counterattacks, ravages};
use crate::support::powers::{fast, fast_with};
use crate::support::{Table, proves};

/// Jungles ravage, Sands build; a City far away keeps the game going.
const JUNGLES: &str = "ravage stage-1-jungle\nbuild stage-1-sands\nland H2 town:1\n";

/// Both Spirits are done; the Invaders come, with an Explorer card that changes nothing here.
#[track_caller]
fn invade(table: &mut Table) -> Vec<artel_spirit_island::Event> {
    if table.asked().contains(&1) {
        table.play("1 ready");
    }
    table.play_as("2 ready", &["stage-1-mountain"])
}

#[test]
fn defend_lessens_the_damage_to_land_and_dahan() {
    proves(&[SI_274, SI_R24]);
    let lands = format!("{JUNGLES}land G6 presence:1 town:1 city:1 dahan:2\n");
    let mut table = fast("mud", "intractable-thickets-and-thorns", &lands);
    table.cast("use intractable-thickets-and-thorns", "G6");
    assert_eq!(table.defend("G6"), 5);
    let mut invaded = table.clone();
    invaded.play("2 ready");
    assert_eq!(invaded.pieces("G6"), "town:1 city:1 dahan:2", "5 damage less 5");
    let mut none = fast("mud", "", &lands);
    none.play("2 ready");
    assert!(none.pieces("G6").ends_with("blight:1") && !none.pieces("G6").contains("dahan:2"));
}

#[test]
fn defend_works_in_the_land_it_was_given_to() {
    proves(&[SI_274]);
    let lands = format!("{JUNGLES}land G6 presence:1 city:1\nland G7 city:1\nland H5 city:1\n");
    let mut table = fast("mud", "intractable-thickets-and-thorns", &lands);
    table.cast("use intractable-thickets-and-thorns", "G6");
    assert_eq!(ravages(&invade(&mut table)), ["G6:0", "G7:3", "H5:3"]);
}

#[test]
fn several_defends_add_up_and_last_the_whole_turn() {
    proves(&[SI_275]);
    let lands = format!("{JUNGLES}land G6 presence:2 city:4\n");
    let mut table = fast(
        "eyes tracks:1,4",
        "drift-down-into-slumber dark-and-tangled-woods sap-the-strength-of-multitudes",
        &lands,
    );
    table.cast("use drift-down-into-slumber", "G6");
    table.cast("use dark-and-tangled-woods", "G6");
    assert_eq!(table.defend("G6"), 4 + 3);
    table.cast("use sap-the-strength-of-multitudes", "G6");
    assert_eq!(table.defend("G6"), 4 + 3 + 5);
    // A Slow card of the companion keeps the turn from ending.
    let mut later =
        fast_with("eyes tracks:1,4", "mud", "drift-down-into-slumber eerie-noises-and-moving-trees", &lands);
    later.cast("use drift-down-into-slumber", "G6");
    assert_eq!(ravages(&invade(&mut later)), ["G6:8"]);
    assert_eq!((later.phase(), later.defend("G6")), (artel_spirit_island::Phase::Slow, 4), "not used up");
    later.play("1 ready");
    assert_eq!((later.game.turn(), later.defend("G6")), (2, 0), "gone with the turn");
}

#[test]
fn effects_that_shield_only_dahan_or_only_the_land_say_so() {
    proves(&[SI_276]);
    // Infinite Vitality: no Blight, Dahan with more Health, but no Defend: the damage is dealt.
    let lands = format!("{JUNGLES}land G6 presence:2 city:1 dahan:1\n");
    let mut table = fast("heat", "infinite-vitality", &lands);
    table.cast("use infinite-vitality", "G6");
    let events = invade(&mut table);
    assert_eq!(ravages(&events), ["G6:3"]);
    assert_eq!(table.game.blight("G6".parse().unwrap()), 0);
    assert_eq!(counterattacks(&events), ["G6:2"], "3 damage do not destroy a Dahan with 6 Health");
}

#[test]
fn defend_does_not_weaken_the_counterattack() {
    proves(&[SI_277]);
    let lands = format!("{JUNGLES}land G6 presence:1 city:1 dahan:3\n");
    let mut table = fast("mud", "intractable-thickets-and-thorns", &lands);
    table.cast("use intractable-thickets-and-thorns", "G6");
    let events = invade(&mut table);
    assert_eq!((ravages(&events), counterattacks(&events)), (vec!["G6:0".into()], vec!["G6:6".into()]));
    assert_eq!(table.pieces("G6"), "dahan:3");
}

#[test]
fn encompassing_ward_follows_the_presence() {
    proves(&[SI_R59]);
    let lands = format!(
        "{JUNGLES}land G6 presence:1 city:1\nland G7 presence:1,1 city:1\nland H5 city:1 presence:0,1\n"
    );
    let mut table = fast("eyes", "encompassing-ward indomitable-claim", &lands);
    table.cast("use encompassing-ward", "1");
    assert_eq!(["G6", "G7", "H5", "G8"].map(|land| table.defend(land)), [2, 2, 0, 0]);
    table.cast("use indomitable-claim", "G8");
    table.play("1 from G6");
    assert_eq!(["G6", "G7", "H5", "G8"].map(|land| table.defend(land)), [0, 2, 0, 22]);
}

#[test]
fn dahan_trust_the_watchers_after_defend_of_a_single_land() {
    proves(&[SI_R69]);
    let lands = format!("{JUNGLES}land G6 presence:2 town:1\nland G5 dahan:2\nland G7 dahan:1\n");
    let mut drift = fast("eyes", "drift-down-into-slumber", &lands);
    drift.cast("use drift-down-into-slumber", "G6");
    assert_eq!(drift.moves(), ["1 send dahan G5 G6", "1 skip"].map(str::to_owned).into());
    drift.play("1 send dahan G5 G6");
    assert_eq!((drift.pieces("G6"), drift.asked()), ("town:1 dahan:1".into(), vec![2]), "only one");
    let mut ward = fast("eyes", "encompassing-ward", &lands);
    ward.cast("use encompassing-ward", "1");
    assert_eq!(ward.asked(), [2], "Encompassing Ward never counts");
    let mut war = fast("eyes sun:1 earth:1 plant:1", "the-trees-and-stones-speak-of-war", &lands);
    war.cast("use the-trees-and-stones-speak-of-war", "G5");
    war.play_all(&["1 send dahan G5 G2", "1 skip"]);
    assert_eq!(war.moves(), ["1 send dahan G2 G5", "1 send dahan G7 G5", "1 skip"].map(str::to_owned).into());
}

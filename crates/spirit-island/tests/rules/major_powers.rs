//! Major Powers that move, replace and return pieces, or reach far.

use artel_spirit_island::rules::{
    SI_214, SI_231, SI_249, SI_271, SI_281, SI_284, SI_321, SI_R08, SI_R62, SI_R76, SI_R78, SI_R81,
};

use crate::support::powers::{fast, fast_with, feared, slow, thresholds};
use crate::support::{proves, set};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

#[test]
fn blazing_renewal_returns_destroyed_presence() {
    proves(&[SI_214, SI_R08]);
    // Spirit 1 has 10 Presence on its tracks and 2 on the island: 1 is destroyed. Spirit 2 has lost 2.
    let lands =
        format!("{FAR}land G6 presence:2 town:1 city:1 explorer:1\nland G5 town:2 city:1\nland G4 city:1\n");
    let mut own = fast("teeth", "blazing-renewal", &lands);
    assert_eq!(own.spirit(1).destroyed(), 0);
    own.cast("use blazing-renewal", "1");
    assert_eq!(own.pieces("G6"), "explorer:1 town:1 city:1", "no Presence was added, so nothing is hurt");
    assert_eq!(own.asked(), [2]);
    let start = fast_with("eyes", "mud", "blazing-renewal", &lands);
    assert_eq!(start.spirit(2).destroyed(), 2);
    let mut other = start.clone();
    other.cast("use blazing-renewal", "2");
    assert_eq!(other.rest("1 land"), set("G1 G2 G4 G5 G6 G7 G8 G3"), "within 2 of the user's Presence");
    let events = other.play("1 land G5");
    assert_eq!((other.presence("G5"), other.spirit(2).destroyed()), ([0, 2], 0));
    assert_eq!(
        (other.pieces("G5"), feared(&events)),
        ("city-2:1".into(), 2),
        "2 damage to each Town and City"
    );
    assert_eq!(other.pieces("G6"), "explorer:1 town:1 city:1");
    let mut one = start.clone();
    one.cast("use blazing-renewal", "1");
    one.play("1 land G6");
    assert_eq!((one.presence("G6"), one.spirit(1).destroyed()), ([3, 0], 0), "only 1 was destroyed");
}

#[test]
fn blazing_renewal_with_its_threshold_strikes_the_chosen_land() {
    proves(&[SI_249]);
    let lands = format!("{FAR}land G6 presence:1\nland G5 explorer:9 city:1\n");
    let mut table = fast_with("eyes fire:2 earth:2 plant:1", "mud", "blazing-renewal", &lands);
    table.cast("use blazing-renewal", "2");
    let events = table.play("1 land G5");
    assert_eq!((thresholds(&events), table.game.damage_left()), (vec![1], Some(4)));
    assert_eq!(table.pieces("G5"), "explorer:9 city-2:1");
    let mut none = fast(
        "teeth fire:2 earth:2 plant:1",
        "blazing-renewal",
        &format!("{FAR}land G6 presence:2 explorer:9\n"),
    );
    none.cast("use blazing-renewal", "1");
    assert_eq!(none.pieces("G6"), "explorer:9", "no Presence was added");
}

#[test]
fn dissolve_the_bonds_of_kinship() {
    proves(&[SI_271, SI_281, SI_R81]);
    let lands = format!("{FAR}land G8 presence:2 explorer:1 town:1 city:1 dahan:1\n");
    let mut table = slow("eyes", "dissolve-the-bonds-of-kinship", &lands);
    assert_eq!(feared(&table.cast("use dissolve-the-bonds-of-kinship", "G8")), 0);
    assert_eq!(table.pieces("G8"), "explorer:5", "1 and 2 for the City, 1 for the Town, 1 for the Dahan");
    assert!(!table.can("1 skip"), "all Explorers are pushed");
    table.play("1 send explorer G8 G5");
    assert_eq!(table.rest("1 send explorer G8"), set("G6 G7"), "to as many lands as possible");
    // The third goes to the only land that is left.
    table.play_all(&["1 send explorer G8 G6", "1 send explorer G8 G7"]);
    assert_eq!(table.rest("1 send explorer G8"), set("G5 G6 G7"), "nothing has to be even");
    table.play("1 send explorer G8 G7");
    let counts = ["G5", "G6", "G7"].map(|land| table.pieces(land));
    assert_eq!(counts, ["explorer:1", "explorer:1", "explorer:3"]);
    assert_eq!(table.pieces("G8"), "");
}

#[test]
fn before_they_part_explorers_and_buildings_fight() {
    proves(&[SI_249, SI_R62]);
    // After replacing: 5 Explorers, a Town and a City. They deal 5, and take 2 and 3: all Explorers fall.
    let lands = format!("{FAR}land G8 presence:2 explorer:2 town:2 city:2 dahan:2\n");
    let mut table = slow("eyes fire:1 water:1 animal:2", "dissolve-the-bonds-of-kinship", &lands);
    let events = table.cast("use dissolve-the-bonds-of-kinship", "G8");
    assert_eq!(thresholds(&events), [1]);
    assert_eq!(table.pieces("G8"), "explorer:1 dahan:1", "6 damage for 5 Health; 5 of 6 Explorers fell");
    assert_eq!(feared(&events), 1 + 2);
    let lands = format!("{FAR}land G8 presence:2 explorer:2 town:2\n");
    let mut hurt = slow("eyes fire:1 water:1 animal:2", "dissolve-the-bonds-of-kinship", &lands);
    hurt.cast("use dissolve-the-bonds-of-kinship", "G8");
    assert_eq!(hurt.pieces("G8"), "explorer:1", "2 of 3 Explorers and the Town, at the same time");
}

#[test]
fn talons_of_lightning_reach_farther_and_strike_around() {
    proves(&[SI_231, SI_R78]);
    let lands = format!(
        "{FAR}land G6 presence:1\nland G4 explorer:9\nland G3 town:2\nland G5 town:1\nland G7 city:1\nland G1 town:1\n"
    );
    let near = fast("eyes fire:2 air:1", "talons-of-lightning", &lands);
    assert_eq!(near.reach("use talons-of-lightning"), set("G1 G2 G8"));
    let mut table = fast("eyes fire:2 air:2", "talons-of-lightning", &lands);
    assert_eq!(table.reach("use talons-of-lightning"), set("G1 G2 G4 G8 H3 H4"));
    let events = table.cast("use talons-of-lightning", "G4");
    assert_eq!((table.pieces("G4"), feared(&events)), ("explorer:4".into(), 3 + 2));
    assert_eq!(["G3", "G5", "G7", "G1"].map(|land| table.pieces(land)), ["town:1", "", "city:1", "town:1"]);
    let mut fewer = fast("eyes fire:2 air:2", "talons-of-lightning", &lands);
    fewer.play_all(&["1 use-fewer talons-of-lightning", "1 no"]);
    assert_eq!(fewer.rest("1 land"), set("G1 G2 G8"), "the Range goes with the threshold");
}

#[test]
fn the_trees_and_stones_speak_of_war() {
    proves(&[SI_249, SI_284]);
    let lands = format!("{FAR}land G6 presence:2 explorer:9 dahan:3\n");
    let mut table = fast("wind", "the-trees-and-stones-speak-of-war", &lands);
    table.cast("use the-trees-and-stones-speak-of-war", "G6");
    assert_eq!(
        (table.pieces("G6"), table.defend("G6"), table.asked()),
        ("explorer:6 dahan:3".into(), 6, vec![2])
    );
    let mut moves = fast("wind sun:1 earth:1 plant:1", "the-trees-and-stones-speak-of-war", &lands);
    moves.cast("use the-trees-and-stones-speak-of-war", "G6");
    assert!(moves.can("1 skip"));
    moves.play("1 send dahan G6 G1");
    assert_eq!((moves.defend("G6"), moves.defend("G1")), (4, 2), "Defend 2 goes with each");
    moves.play("1 send dahan G6 G5");
    assert_eq!(["G6", "G1", "G5"].map(|land| moves.defend(land)), [2, 2, 2]);
    assert_eq!(moves.asked(), [2], "two at the most");
}

#[test]
fn wrap_in_wings_of_sunlight() {
    proves(&[SI_321, SI_R76]);
    let lands = format!("{FAR}land G6 presence:1 dahan:6\nland G1 dahan:4\n");
    let mut table = fast("wind", "wrap-in-wings-of-sunlight", &lands);
    table.cast("use wrap-in-wings-of-sunlight", "G6");
    assert_eq!(table.rest("1 land").len(), 16, "any land");
    let mut own = table.clone();
    own.play("1 land G6");
    own.play("1 send dahan G6 G6");
    while own.can("1 skip") {
        own.play("1 skip");
    }
    assert_eq!((own.pieces("G6"), own.defend("G6")), ("dahan:6".into(), 5), "its own land");
    let mut none = table.clone();
    none.play_all(&["1 land H2", "1 skip"]);
    assert_eq!((none.defend("H2"), none.pieces("H2")), (0, String::new()), "no Dahan moved");
    table.play("1 land H2");
    for _ in 0..5 {
        table.play("1 send dahan G6 H2");
    }
    assert_eq!(
        (table.pieces("H2"), table.pieces("G6"), table.defend("H2"), table.asked()),
        ("dahan:5".into(), "dahan:1".into(), 5, vec![2])
    );
    let mut first = fast("wind sun:1 air:1 animal:1", "wrap-in-wings-of-sunlight", &lands);
    first.cast("use wrap-in-wings-of-sunlight", "G6");
    assert!(first.can("1 send dahan G1 G6") && first.can("1 skip"), "first a Gather");
    first.play_all(&["1 send dahan G1 G6", "1 send dahan G1 G6", "1 send dahan G1 G6"]);
    assert_eq!((first.pieces("G6"), first.rest("1 land").len()), ("dahan:9".into(), 16));
}

//! Minor Powers that offer a choice.

use artel_spirit_island::rules::{SI_214, SI_216, SI_239, SI_250, SI_265, SI_284, SI_R55, SI_R73};

use crate::support::powers::{fast, feared, slow};
use crate::support::{Table, proves, set};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

/// Spirit 1 used the card on G6, where it has a sacred site.
fn slow_on(land: &str, card: &str, elements: &str, pieces: &str) -> (Table, u32) {
    let mut table = slow(&format!("eyes {elements}"), card, &lands(land, pieces));
    let events = table.cast(&format!("use {card}"), land);
    (table, feared(&events))
}

fn fast_on(land: &str, card: &str, elements: &str, pieces: &str) -> (Table, u32) {
    let mut table = fast(&format!("wind {elements}"), card, &lands(land, pieces));
    let events = table.cast(&format!("use {card}"), land);
    (table, feared(&events))
}

fn lands(land: &str, pieces: &str) -> String {
    format!("{FAR}land {land} presence:2 {pieces}\n")
}

#[test]
fn call_of_the_dahan_ways() {
    proves(&[SI_250, SI_R73]);
    let (table, _) = slow_on("G6", "call-of-the-dahan-ways", "", "explorer:1 town:1 dahan:1");
    assert_eq!(table.pieces("G6"), "town:1 dahan:2");
    let (mut either, _) = slow_on("G6", "call-of-the-dahan-ways", "moon", "explorer:1 town:1 dahan:1");
    assert_eq!(either.rest("1 choose"), set("1 2"), "a Town in its place, if the Spirit likes");
    let mut explorer = either.clone();
    explorer.play("1 choose 1");
    assert_eq!(explorer.pieces("G6"), "town:1 dahan:2");
    either.play("1 choose 2");
    assert_eq!(either.pieces("G6"), "explorer:1 dahan:2");
    let (none, _) = slow_on("G6", "call-of-the-dahan-ways", "moon", "city:1 dahan:1");
    assert_eq!(none.pieces("G6"), "city:1 dahan:1");
}

#[test]
fn call_to_bloodshed() {
    proves(&[SI_265, SI_R55]);
    let (mut table, _) = slow_on("G6", "call-to-bloodshed", "", "city:1 dahan:3\nland G1 dahan:5");
    let mut gathers = table.clone();
    table.play("1 choose 1");
    assert_eq!(table.pieces("G6"), "dahan:3", "1 damage for each of 3 Dahan");
    gathers.play_all(&["1 choose 2", "1 send dahan G1 G6", "1 send dahan G1 G6", "1 send dahan G1 G6"]);
    assert_eq!((gathers.pieces("G6"), gathers.pieces("G1")), ("city:1 dahan:6".into(), "dahan:2".into()));
}

#[test]
fn call_to_isolation() {
    proves(&[SI_284, SI_R55]);
    let (mut table, _) = fast_on("G6", "call-to-isolation", "", "explorer:2 town:2 city:1 dahan:2");
    let mut dahan = table.clone();
    table.play("1 choose 1");
    assert_eq!(table.refused("1 skip"), SI_216);
    table.play_all(&["1 send town G6 G1", "1 send explorer G6 G1"]);
    assert_eq!(
        (table.pieces("G6"), table.asked()),
        ("explorer:1 town:1 city:1 dahan:2".into(), vec![2]),
        "one for each Dahan"
    );
    dahan.play("1 choose 2");
    dahan.play("1 send dahan G6 G1");
    assert_eq!((dahan.pieces("G1"), dahan.asked()), ("dahan:1".into(), vec![2]));
}

#[test]
fn call_to_tend_and_voracious_growth() {
    proves(&[SI_R55]);
    let (mut tend, _) = slow_on("G6", "call-to-tend", "", "dahan:4 blight:2");
    let mut pushes = tend.clone();
    tend.play("1 choose 1");
    assert_eq!(tend.pieces("G6"), "dahan:4 blight:1");
    pushes.play_all(&["1 choose 2", "1 send dahan G6 G1", "1 send dahan G6 G1", "1 send dahan G6 G1"]);
    assert_eq!((pushes.pieces("G6"), pushes.asked()), ("dahan:1 blight:2".into(), vec![2]));
    let (mut growth, _) = slow_on("G6", "voracious-growth", "", "town:1 blight:1");
    let mut cleanses = growth.clone();
    growth.play("1 choose 1");
    cleanses.play("1 choose 2");
    assert_eq!((growth.pieces("G6"), cleanses.pieces("G6")), ("blight:1".into(), "town:1".into()));
}

#[test]
fn purifying_flame() {
    proves(&[SI_214, SI_R55]);
    let (mut sands, _) = slow_on("G5", "purifying-flame", "", "city:1 blight:2");
    let mut cleanses = sands.clone();
    sands.play("1 choose 1");
    assert_eq!(sands.pieces("G5"), "city-2:1 blight:2");
    cleanses.play("1 choose 2");
    assert_eq!(cleanses.pieces("G5"), "city:1 blight:1");
    let (jungle, _) = slow_on("G6", "purifying-flame", "", "city:1 blight:2");
    assert_eq!(jungle.pieces("G6"), "city-2:1 blight:2", "no choice in a Jungle");
    let (none, _) = slow_on("G5", "purifying-flame", "", "city:1");
    assert_eq!(none.pieces("G5"), "city:1");
}

#[test]
fn delusions_of_danger_and_veil_of_the_nights_hunt() {
    proves(&[SI_R55, SI_R73]);
    let (mut table, _) = fast_on("G6", "delusions-of-danger", "", "explorer:2");
    let mut frightens = table.clone();
    assert_eq!(feared(&frightens.play("1 choose 2")), 2);
    table.play_all(&["1 choose 1", "1 send explorer G6 G1"]);
    assert_eq!((table.pieces("G6"), table.pieces("G1")), ("explorer:1".into(), "explorer:1".into()));
    let (_, fear) = fast_on("G6", "delusions-of-danger", "", "town:1");
    assert_eq!(fear, 2, "no Explorer to push");
    let (mut hunt, _) = fast_on("G6", "veil-the-nights-hunt", "", "explorer:1 town:1 city:1 dahan:2");
    hunt.play("1 choose 1");
    hunt.play("1 pick city G6");
    assert_eq!(hunt.rest("1 pick"), ["explorer G6", "town G6"].map(str::to_owned).into(), "a different one");
    assert!(!hunt.can("1 skip"));
    hunt.play("1 pick town G6");
    assert_eq!((hunt.pieces("G6"), hunt.asked()), ("explorer:1 town-1:1 city-1:1 dahan:2".into(), vec![2]));
}

#[test]
fn different_invaders_are_told_apart_from_those_hit_already() {
    proves(&[SI_265]);
    // One of two Towns was hurt before; each can be chosen, none twice.
    let (mut hunt, _) = fast_on("G6", "veil-the-nights-hunt", "", "town:1 town-1:1 city:1 dahan:2");
    hunt.play_all(&["1 choose 1", "1 pick town G6"]);
    assert_eq!(hunt.rest("1 pick"), ["town-1 G6", "city G6"].map(str::to_owned).into());
    hunt.play("1 pick town-1 G6");
    assert_eq!(hunt.pieces("G6"), "town-1:1 city:1 dahan:2");
}

#[test]
fn enticing_splendor_lure_and_apparitions() {
    proves(&[SI_284, SI_239]);
    let around = "land G1 explorer:1 dahan:3\nland G2 town:1 city:1\n";
    let (mut splendor, _) = fast_on("G6", "enticing-splendor", "", &format!("\n{around}"));
    let mut dahan = splendor.clone();
    splendor.play("1 choose 1");
    assert_eq!(
        splendor.rest("1 send"),
        ["explorer G1 G6", "town G2 G6"].map(str::to_owned).into(),
        "it must"
    );
    splendor.play("1 send town G2 G6");
    assert_eq!((splendor.pieces("G6"), splendor.asked()), ("town:1".into(), vec![2]));
    dahan.play_all(&["1 choose 2", "1 send dahan G1 G6", "1 send dahan G1 G6"]);
    assert_eq!((dahan.pieces("G6"), dahan.asked()), ("dahan:2".into(), vec![2]));
    let mut lure = fast("wind", "lure-of-the-unknown", &format!("{FAR}land G6 presence:2\n{around}"));
    lure.cast("use lure-of-the-unknown", "G6");
    assert!(!lure.can("1 skip") && lure.can("1 send explorer G1 G6"));
    let (mut empty, _) =
        fast_on("G6", "entrancing-apparitions", "", &format!("\n{around}land G5 explorer:4\n"));
    assert!(empty.can("1 skip"));
    empty.play_all(&["1 send explorer G5 G6", "1 send explorer G5 G6"]);
    assert_eq!((empty.pieces("G6"), empty.defend("G6"), empty.asked()), ("explorer:2".into(), 2, vec![2]));
    let (full, _) = fast_on("G6", "entrancing-apparitions", "", &format!("town:1\n{around}"));
    assert_eq!((full.defend("G6"), full.asked()), (2, vec![2]), "Invaders are there");
}

#[test]
fn natures_resilience_steam_vents_and_quickened_struggles() {
    proves(&[SI_250, SI_R55, SI_R73]);
    let (mut nature, _) = fast_on("G6", "natures-resilience", "water:2", "blight:1");
    let mut defends = nature.clone();
    nature.play("1 choose 2");
    defends.play("1 choose 1");
    assert_eq!((nature.pieces("G6"), nature.defend("G6"), defends.defend("G6")), (String::new(), 0, 6));
    assert_eq!(fast_on("G6", "natures-resilience", "water:2", "").0.defend("G6"), 6, "no Blight to remove");
    assert_eq!(fast_on("G6", "natures-resilience", "water:1", "blight:1").0.defend("G6"), 6);
    let (mut vents, _) = fast_on("G6", "steam-vents", "earth:2", "explorer:1 town:1");
    let mut explorer = vents.clone();
    vents.play("1 choose 2");
    explorer.play("1 choose 1");
    assert_eq!((vents.pieces("G6"), explorer.pieces("G6")), ("explorer:1".into(), "town:1".into()));
    assert_eq!(
        fast_on("G6", "steam-vents", "earth:1", "explorer:2 town:1").0.pieces("G6"),
        "explorer:1 town:1"
    );
    let (mut quick, _) =
        fast_on("G6", "quicken-the-earths-struggles", "", "explorer:1 town:1 town-1:1 city:1");
    let mut defends = quick.clone();
    assert_eq!(feared(&quick.play("1 choose 1")), 1);
    assert_eq!(quick.pieces("G6"), "explorer:1 town-1:1 city-1:1");
    defends.play("1 choose 2");
    assert_eq!(defends.defend("G6"), 10);
}

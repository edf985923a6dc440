//! Powers of Nature Incarnate that target Spirits.

use crate::support::powers::fast;
use crate::support::{proves, set};
use artel_spirit_island::rules::{SI_075, SI_225, SI_241};

const SKY: &str = "exaltation-of-the-incandescent-sky";
const LANDS: &str =
    "hand 1 drought gift-of-constancy\nhand 2 steam-vents\nland G6 presence:2 city:1\nland H1 town:1";

#[test]
fn the_sky_lets_both_play_strike_and_hasten() {
    proves(&[SI_075, SI_225, SI_241]);
    let table = fast("wind energy:1", SKY, LANDS);
    assert_eq!(table.reach(&format!("use {SKY}")), set("2"));
    let mut table = table;
    table.play(&format!("1 use {SKY}"));
    assert!(table.can("2 skip"), "{:?}", table.moves());
    table.play("2 play foul-vapors-and-fetid-muck");
    assert_eq!(table.pieces("H8"), "", "3 damage in its only land with Invaders");
    table.play("1 play drought");
    assert_eq!((table.pieces("G6"), table.energy(1)), (String::new(), 0));
    assert!(table.can("1 use drought"), "up to 2 Slow Powers as Fast ones");
    assert!(table.line("play 2").contains("foul-vapors"));
}

#[test]
fn a_sacrifice_becomes_cards_that_are_played_at_once() {
    proves(&[SI_075]);
    let sacrifice = "transformative-sacrifice";
    let mut table = fast("wind", sacrifice, "land G6 presence:2 city:1\nland H1 town:1");
    table.play(&format!("1 use {sacrifice}"));
    table.play("1 spirit 1");
    assert!(table.can("1 skip"));
    table.play("1 pick presence/1 G6");
    table.play_as("1 skip", &["drought"]);
    assert!(table.line("play 1").contains("drought"), "{}", table.line("play 1"));
    assert_eq!((table.presence("G6"), table.energy(1)), ([1, 0], 0));
}

#[test]
fn echoes_of_majesty_come_back_around_a_land() {
    proves(&[SI_241]);
    let echoes = "solidify-echoes-of-majesty-past";
    // 13 Presence: 9 on the tracks, 2 on the island, 2 destroyed.
    let mut table = fast("wind tracks:2,2", echoes, "land G6 presence:2 city:1\nland H1 town:1");
    table.play(&format!("1 use {echoes}"));
    table.play("1 spirit 1");
    assert_eq!(["G6", "G1", "G3"].map(|land| table.defend(land)), [3, 3, 0]);
    table.play("1 land G1");
    table.play("1 land G2");
    assert_eq!((table.presence("G1"), table.presence("G2"), table.presence("G5")), ([1, 0], [1, 0], [0, 0]));
    assert!(table.line(&format!("lasting {echoes}")).contains("land:G1"), "an action there may be skipped");
}

#[test]
fn majesty_past_brings_back_a_forgotten_power() {
    proves(&[SI_075]);
    let echoes = "solidify-echoes-of-majesty-past";
    let lines = "forgotten 1 tempest-of-leaves-and-branches\nland G6 presence:2 city:1\nland H1 town:1";
    let mut table = fast("wind energy:5 tracks:2,1 sun:1 moon:1 earth:1", echoes, lines);
    table.play(&format!("1 use {echoes}"));
    table.play("1 spirit 1");
    while !table.can("1 yes") {
        let next = table.moves().into_iter().find(|text| text.starts_with("1 ")).unwrap();
        table.play(&next);
    }
    table.play("1 yes");
    assert!(table.line("play 1").contains("tempest"), "{}", table.line("play 1"));
}

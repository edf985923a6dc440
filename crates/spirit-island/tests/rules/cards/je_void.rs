//! A Major Power that draws in everything around.

use crate::support::powers::{feared, slow};
use crate::support::proves;
use artel_spirit_island::rules::{SI_214, SI_257};

const VOID: &str = "draw-towards-a-consuming-void";

#[test]
fn the_void_draws_in_one_of_each_from_every_side_and_destroys() {
    proves(&[SI_214]);
    let lines = "land G6 presence:2 city:1\nland G1 explorer:2 town:1 beasts:1\nland G5 city:1 dahan:2 presence:0,1\nland H1 town:1";
    let mut table = slow("eyes", &format!("{VOID} call-to-tend"), lines);
    let events = table.cast(&format!("use {VOID}"), "G6");
    assert_eq!(table.pieces("G1"), "explorer:1");
    assert_eq!(table.pieces("G5"), "dahan:1");
    assert_eq!(table.pieces("G6"), "", "15 damage, 5 damage to Dahan, 2 Beasts");
    assert_eq!((table.presence("G6"), table.presence("G5")), ([1, 0], [0, 0]), "1 of each Spirit");
    assert_eq!(feared(&events), 4 + 2 * 2 + 1);
    assert_eq!(table.asked(), [1, 2], "another card is in play: nothing again");
    assert!(table.can("1 use call-to-tend"));
}

#[test]
fn alone_the_void_may_go_on_for_a_card_of_each_kind() {
    proves(&[SI_257]);
    let lines =
        "hand 1 drought\nland G6 presence:2 city:1\nland G3 presence:1\nland G1 explorer:3\nland H1 town:1";
    let mut table = slow("eyes", VOID, lines);
    table.cast(&format!("use {VOID}"), "G6");
    assert!(table.can("1 yes") && table.can("1 no"), "{:?}", table.moves());
    assert_eq!(table.pieces("G1"), "explorer:2");
    table.play("1 yes");
    assert!(!table.can("1 forget drought"), "that is the only Minor Power");
    let unique = table.rest("1 forget").into_iter().next().unwrap();
    table.play(&format!("1 forget {unique}"));
    assert_eq!((table.pieces("G1"), table.presence("G6")), ("explorer:1".into(), [0, 0]));
}

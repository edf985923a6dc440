//! Energy that becomes damage.

use crate::support::powers::{fast, feared};
use crate::support::{proves, set};
use artel_spirit_island::rules::{SI_214, SI_216, SI_248, SI_R73};

const TORRENT: &str = "unleash-a-torrent-of-the-selfs-own-essence";
const LANDS: &str = "land G6 presence:2 city:1\nland G1 town:1\nland H1 town:1";

#[test]
fn the_torrent_costs_as_much_as_it_hurts() {
    proves(&[SI_214, SI_216]);
    let mut table = fast("wind energy:3", TORRENT, LANDS);
    table.play(&format!("1 use {TORRENT}"));
    assert_eq!(table.rest("1 choose"), set("1 2"));
    table.play("1 choose 2");
    assert_eq!(table.energy(1), 2, "at least 1, in the only land with Invaders at Range 0");
    table.play_all(&["1 yes", "1 no"]);
    assert_eq!((table.pieces("G6"), table.energy(1)), ("city-2:1".into(), 1));
}

#[test]
fn the_torrent_may_forget_a_card_instead() {
    proves(&[SI_R73]);
    let mut table = fast("wind energy:3", TORRENT, LANDS);
    table.play(&format!("1 use {TORRENT}"));
    table.play_all(&["1 choose 1", "1 yes"]);
    let card = format!("1 forget {TORRENT}");
    assert!(table.can(&card));
    table.play(&card);
    assert_eq!(table.energy(1), 3 + 4 + 4);
}

#[test]
fn with_elements_both_are_done() {
    proves(&[SI_248]);
    let mut table = fast("wind energy:0 sun:1 fire:2", TORRENT, LANDS);
    table.play(&format!("1 use {TORRENT}"));
    table.play("1 choose 2");
    let events = table.play_all(&["1 no", "1 yes", "1 yes", "1 no"]);
    assert_eq!((feared(&events), table.pieces("G6")), (2, String::new()));
}

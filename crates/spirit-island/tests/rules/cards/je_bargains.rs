//! Major Powers that cost Presence.

use crate::support::powers::{fast, feared, slow};
use crate::support::{proves, table};
use artel_spirit_island::rules::{SI_070, SI_114, SI_249, SI_R73};

const BARGAIN: &str = "bargains-of-power-and-protection";

#[test]
fn a_bargain_costs_presence_and_defends_around_for_good() {
    proves(&[SI_114]);
    let lines = "land G6 presence:2 dahan:2\nland G1 dahan:1\nland G3 dahan:3\nland H1 town:1";
    let mut game = fast("wind", BARGAIN, lines);
    game.cast(&format!("use {BARGAIN}"), "G6");
    assert_eq!(game.presence("G6"), [1, 0]);
    assert!(game.line("spirit 1").contains("gone:1"));
    assert_eq!(
        ["G6", "G1", "G3"].map(|land| game.defend(land)),
        [2, 1, 0],
        "1 for each Dahan, up to 1 land away"
    );
    assert_eq!(game.copy(), game.game);
}

#[test]
fn with_elements_the_presence_comes_from_the_tracks() {
    proves(&[SI_249]);
    let lines = "land G6 presence:2 dahan:2\nland H1 town:1";
    let mut game = fast("wind sun:2 water:1 earth:1", BARGAIN, lines);
    game.cast(&format!("use {BARGAIN}"), "G6");
    assert!(game.can("1 track energy") && game.can("1 track plays"));
    game.play("1 track energy");
    assert_eq!(game.presence("G6"), [2, 0]);
    assert!(game.line("spirit 1").contains("tracks:2,2") && game.line("spirit 1").contains("gone:1"));
}

#[test]
fn a_bargain_takes_the_first_energy_of_each_turn() {
    proves(&[SI_070]);
    let lasting = format!("lasting {BARGAIN} 1/3 user:1 target:1 land:G6 until:game-ends\n");
    let alone = "phase slow-phase\nspirit 1 sun-bright-whirlwind tracks:2,2\nplay 1 scatter-to-the-winds\n";
    let lands = "land G6 presence:2\nland G1 city:1\n";
    let mut game = table(&format!("boxes horizons jagged-earth\n{alone}{lasting}{lands}"));
    game.play("1 ready");
    assert!(game.line("spirit 1").contains("owed:1"), "{}", game.line("spirit 1"));
    let mut gift =
        fast("wind energy:2 owed:3", "gift-of-living-energy", "land G6 presence:2\nland H1 town:1");
    gift.cast("use gift-of-living-energy", "1");
    assert_eq!(gift.energy(1), 2, "the first 3 are lost");
    let mut less =
        fast("wind energy:2 owed:1", "gift-of-living-energy", "land G6 presence:2\nland H1 town:1");
    less.cast("use gift-of-living-energy", "2");
    assert_eq!((less.energy(1), less.energy(2)), (2, 2), "only the Spirit that made the bargain");
}

#[test]
fn a_sacred_site_becomes_badlands() {
    proves(&[SI_R73, SI_249]);
    let dark = "transform-to-a-murderous-darkness";
    let lines = "land G6 presence:2 city:3\nland G1 explorer:1\nland H1 town:1";
    let mut game = slow("eyes", dark, lines);
    let mut events = game.cast(&format!("use {dark}"), "1");
    assert!(game.can("1 yes") && game.can("1 no"));
    events.extend(game.play("1 yes"));
    assert_eq!(game.presence("G6"), [0, 0]);
    assert!(game.line("spirit 1").contains("gone:2"));
    assert!(game.can("1 send badlands G6 G1") && game.can("1 skip"), "{:?}", game.moves());
    events.extend(game.play("1 skip"));
    assert_eq!(feared(&events), 3);
    assert!(game.can("1 pick city-1 G6") || game.can("1 pick city G6"));
}

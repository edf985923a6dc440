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

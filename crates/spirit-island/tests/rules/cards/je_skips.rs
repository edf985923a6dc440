//! Major Powers by which the Invaders skip actions.

use super::fast_on;
use crate::support::invaders::{ALONE, builds, ravages};
use crate::support::powers::{fast, feared};
use crate::support::{Table, proves, table};
use artel_spirit_island::rules::{SI_249, SI_R54, SI_R57};

const SPIDERS: &str = "infestation-of-venomous-spiders";

/// The Invaders ravage and build in Jungles, with what lasts.
fn invaded(lasting: &str) -> Table {
    let cards =
        "invader-discard stage-1-wetland stage-1-sands\nravage stage-1-jungle\nbuild stage-2-jungle\n";
    let lands = "land G6 dahan:1 city:3\nland G8 city:1 presence:2\n";
    table(&format!("{ALONE}{cards}{lasting}{lands}"))
}

#[test]
fn spiders_frighten_four_at_the_most() {
    proves(&[SI_R57]);
    let fear = |beasts: u8| fast_on("G6", SPIDERS, "", &format!("beasts:{beasts} town:1")).1;
    assert_eq!([1, 3, 5].map(fear), [2, 4, 4]);
    let mut near = fast("wind", SPIDERS, "land G6 presence:2 town:1\nland G1 beasts:2\nland H1 town:1");
    near.cast(&format!("use {SPIDERS}"), "G6");
    assert!(near.can("1 skip"));
    assert_eq!(feared(&near.play("1 send beasts G1 G6")), 2, "one added, one gathered");
    assert!(near.line(&format!("lasting {SPIDERS}")).contains("left:2"), "an action for each of them");
}

#[test]
fn each_spider_skips_one_action() {
    proves(&[SI_R57]);
    let mut two = invaded(&format!("lasting {SPIDERS} 1/4 user:1 target:1 land:G6 left:2\n"));
    two.invade(&[]);
    two.play("1 yes");
    assert!(two.can("1 yes"), "the Build too");
    let mut one = invaded(&format!("lasting {SPIDERS} 1/4 user:1 target:1 land:G6 left:1\n"));
    one.invade(&[]);
    let events = one.play_as("1 yes", &["stage-2-sands"]);
    assert_eq!((ravages(&events).len(), builds(&events).len()), (0, 1));
}

#[test]
fn spiders_bite_after_what_they_have_skipped() {
    proves(&[SI_249, SI_R57]);
    let skip = format!("lasting {SPIDERS} 1/4 user:1 target:1 land:G6 left:1\n");
    let bite = format!("lasting {SPIDERS} 2/1 user:1 target:1 land:G6\n");
    let mut table = invaded(&format!("{skip}{bite}"));
    table.invade(&[]);
    let mut declined = table.clone();
    declined.play("1 no");
    assert!(!declined.line("action").contains(SPIDERS));
    table.play("1 yes");
    table.play_all(&["1 pick city-1 G6", "1 pick city-2 G6"]);
    assert_eq!(table.pieces("G6"), "town:1 city:1 city-1:1 dahan:1", "4 damage, then the Build");
}

#[test]
fn the_next_build_does_not_happen_once() {
    proves(&[SI_R54]);
    let trees = "lasting trees-radiate-celestial-brilliance 1/3 user:1 target:1 land:G6 left:1\n";
    let mut table = invaded(trees);
    let events = table.invade(&["stage-2-sands"]);
    assert_eq!((ravages(&events).len(), builds(&events).len()), (1, 0));
}

//! Badlands: more damage to Invaders and to Dahan, once in an action.

use artel_spirit_island::rules::{
    NI_177, NI_179, SM_084, SM_085, SM_127, SM_128, SM_129, SM_130, SM_132, SM_R03, SM_R50,
};

use super::ravaging;
use crate::support::invaders::{counterattacks, ravages};
use crate::support::powers::slow;
use crate::support::proves;

/// The Jungles ravage.
const RAVAGE: &str = "ravage stage-1-jungle\nbuild stage-1-sands\nland G2 presence:1\n";

#[test]
fn badlands_strike_dahan_and_invaders_of_a_ravage_but_not_the_land() {
    proves(&[SM_084, SM_085, SM_127, SM_128, SM_R03, NI_179]);
    let lands = "land G6 explorer:1 city*:2 dahan:3 badlands:2\n";
    let mut table = ravaging(&format!("{RAVAGE}{lands}"));
    let events = table.invade(&[]);
    assert_eq!(ravages(&events), ["G6:1"], "1 damage to the land, 3 to the Dahan");
    assert_eq!(table.land("G6"), "explorer:1 city:2 dahan:1 dahan-1:1 badlands:2");
    assert_eq!((counterattacks(&events), table.game.damage_left()), (vec!["G6:4".to_owned()], Some(6)));
}

#[test]
fn badlands_do_nothing_where_no_damage_is_left() {
    proves(&[SM_130]);
    let lands = "land G6 explorer:1 dahan:1 badlands:2 defend:1\n";
    let mut table = ravaging(&format!("{RAVAGE}{lands}"));
    let events = table.invade(&[]);
    assert_eq!(ravages(&events), ["G6:0"]);
    assert!(table.land("G6").starts_with("dahan:1 badlands:2"), "{}", table.land("G6"));
}

#[test]
fn the_land_takes_the_damage_without_badlands() {
    proves(&[SM_084, SM_R03]);
    let lands = "land G6 explorer:1 dahan:2 badlands:1\n";
    let mut table = ravaging(&format!("{RAVAGE}{lands}"));
    let events = table.invade(&[]);
    assert_eq!(ravages(&events), ["G6:1"]);
    assert!(
        table.land("G6").starts_with("dahan:1 badlands:1"),
        "one Dahan falls, no Blight: {}",
        table.land("G6")
    );
    assert_eq!(counterattacks(&events), ["G6:2"]);
}

#[test]
fn badlands_may_be_saved_for_later_damage_of_the_same_action() {
    proves(&[SM_R50, NI_177, SM_127]);
    let lands = "land G6 town:1 city:1 badlands:1 presence:2\n";
    let start = |lands: &str| {
        let mut table = slow("wind", "devouring-ants", lands);
        table.cast("use devouring-ants", lands.split(' ').nth(1).unwrap());
        table
    };
    let table = start(lands);
    assert_eq!(table.moves(), ["1 yes", "1 no"].map(str::to_owned).into(), "a Jungle: 1 damage, and 1 again");
    let mut now = table.clone();
    now.play("1 yes");
    assert_eq!(now.game.damage_left(), Some(2));
    now.play_all(&["1 pick city G6", "1 pick city-1 G6"]);
    assert_eq!(now.game.damage_left(), Some(1));
    let mut later = table;
    later.play("1 no");
    assert_eq!(later.game.damage_left(), Some(1));
    later.play("1 pick city G6");
    assert_eq!(later.game.damage_left(), Some(2), "at the last damage nobody is asked");
    let mountain = start("land G8 town:1 city:1 badlands:1 presence:2\n");
    assert_eq!(mountain.game.damage_left(), Some(2), "there is no other damage to save them for");
}

#[test]
fn badlands_strike_only_what_the_damage_could() {
    proves(&[SM_129, SM_132]);
    let lands = "land G6 explorer:2 city:2 dahan:1 badlands:2 presence:2\n";
    let mut table = slow("wind", "drought", lands);
    table.cast("use drought", "G6");
    assert_eq!(
        table.moves(),
        ["1 pick city-1 G6", "1 pick city-2 G6"].map(str::to_owned).into(),
        "1 of 2 had one answer"
    );
    assert_eq!((table.game.damage_left(), table.pieces("G6").contains("dahan:1")), (Some(1), true));
}

//! Time Passes: what ends with the turn.

use artel_spirit_island::Event;
use artel_spirit_island::rules::{SI_161, SI_162, SI_163, SI_164, SI_R52};

use crate::support::invaders::alone;
use crate::support::{proves, set, table};

#[test]
fn played_cards_go_to_the_discard_pile_of_their_owner() {
    proves(&[SI_161]);
    let mut table = alone("land G8 city:1 presence:2\n");
    table.invade(&["stage-1-sands"]);
    assert_eq!(table.in_play(1), set("gift-of-the-sunlit-air scatter-to-the-winds"));
    let events = table.play("1 ready");
    assert!(events.contains(&Event::TimePassed {}));
    assert_eq!(table.in_play(1), set(""));
    assert_eq!(table.discard(1), set("gift-of-the-sunlit-air scatter-to-the-winds"));
    assert_eq!(table.spirit(1).played(), 0);
}

#[test]
fn elements_are_lost_but_for_those_of_the_tracks() {
    proves(&[SI_162]);
    // The third space of the Energy track shows Sun.
    let spirit = "phase slow-phase\nspirit 1 sun-bright-whirlwind tracks:3,1 gained:water\nplay 1 scatter-to-the-winds\n";
    let mut table = table(&format!("{spirit}land G8 city:1 presence:2\n"));
    assert_eq!(table.elements(1), "sun:1 fire:1 air:1 water:2");
    table.play("1 ready");
    assert_eq!((table.elements(1), table.game.turn()), ("sun:1".into(), 2));
}

#[test]
fn damage_vanishes_from_invaders_and_dahan() {
    proves(&[SI_163]);
    let mut table = alone("land G8 town-1:2 city-1:1 city-2:1 city:1 dahan-1:2 dahan:1 presence:2\n");
    table.invade(&["stage-1-sands"]);
    assert_eq!(table.land("G8"), "town-1:2 city:1 city-1:1 city-2:1 dahan:1 dahan-1:2 presence:2");
    table.play("1 ready");
    assert_eq!(table.land("G8"), "town:2 city:3 dahan:3 presence:2");
}

#[test]
fn defend_skips_and_lasting_effects_end() {
    proves(&[SI_164]);
    let lines =
        "skip G6 build\nlasting reaching-grasp 1/1 user:1 target:1\nland G8 city:1 presence:2 defend:3\n";
    let mut table = alone(lines);
    table.invade(&["stage-1-wetland"]);
    assert_eq!(
        (table.line("skip"), table.land("G8")),
        ("G6 build".into(), "city:1 presence:2 defend:3".into())
    );
    table.play("1 ready");
    assert_eq!((table.line("skip"), table.line("lasting")), (String::new(), String::new()));
    assert_eq!(table.land("G8"), "city:1 presence:2");
}

#[test]
fn damage_does_not_vanish_before_the_slow_powers() {
    proves(&[SI_163]);
    let mut table = alone("land G8 city-2:1 presence:2\n");
    table.invade(&["stage-1-sands"]);
    assert_eq!(table.line("phase"), "slow-phase");
    assert_eq!(table.land("G8"), "city-2:1 presence:2");
}

#[test]
fn what_names_the_end_of_the_turn_comes_just_before_it() {
    proves(&[SI_R52]);
    let lines = "lasting gift-of-constancy 1/2 user:1 target:1 left:1\nland G8 city-2:1 presence:2\n";
    let mut table = alone(lines);
    table.invade(&["stage-1-sands"]);
    table.play("1 ready");
    // Cards are still in play and damage is still there while the card is chosen.
    assert_eq!((table.line("phase"), table.land("G8")), ("time-passes".into(), "city-2:1 presence:2".into()));
    assert_eq!(table.rest("1 reclaim"), set("gift-of-the-sunlit-air scatter-to-the-winds"));
    table.play("1 reclaim scatter-to-the-winds");
    assert_eq!(
        (table.land("G8"), table.discard(1)),
        ("city:1 presence:2".into(), set("gift-of-the-sunlit-air"))
    );
    assert!(table.hand(1).contains("scatter-to-the-winds"));
}

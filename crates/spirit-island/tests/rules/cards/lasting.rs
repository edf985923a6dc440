//! Cards whose effects last for the turn and meet what the Invaders do.

use super::{FAR, fast_on};
use crate::support::invaders::{ALONE, turned_up};
use crate::support::powers::{fast, feared, slow};
use crate::support::{Table, named, proves, set, table};
use artel_spirit_island::Event;
use artel_spirit_island::rules::{SI_087, SI_213, SI_221, SI_225, SI_226, SI_280, SI_R58, SM_133, SM_137};

/// The Invader phase is about to begin on board G, where something lasts.
fn lasting(what: &str, cards: &[&str], lands: &str) -> Table {
    table(&format!("{ALONE}lasting {what}\n{}land G8 city:1 presence:2\n{lands}", turned_up(cards)))
}

const TRADE: &str = "call-to-trade 1/2.1/2 user:1 target:1 land:G6 left:1";
const MISTS: &str = "confounding-mists 1/1.2/1 user:1 target:1 land:G6";

#[test]
fn call_to_trade_depends_on_the_terror_level() {
    proves(&[SI_221]);
    let (calm, _) = fast_on("G6", "call-to-trade", "", "dahan:1\nland G1 town:1");
    assert_eq!(calm.pieces("G6"), "town:1 dahan:1");
    assert_ne!(calm.line("lasting"), "");
    let dread = "wind";
    let lines = format!(
        "{FAR}fear-resolved avoid-the-dahan seek-safety isolation trade-suffers dahan-raid dahan-enheartened\nland G6 presence:2 dahan:1\nland G1 town:1\n"
    );
    let mut panic = fast(dread, "call-to-trade", &lines);
    panic.cast("use call-to-trade", "G6");
    assert_eq!((panic.pieces("G6"), panic.line("lasting")), ("dahan:1".into(), String::new()));
    let mut may = fast_on("G6", "call-to-trade", "", "dahan:1\nland G5 dahan:1").0;
    assert!(may.can("1 skip"));
    may.play("1 send dahan G5 G6");
    assert_eq!(may.pieces("G6"), "dahan:2");
}

#[test]
fn the_first_ravage_becomes_a_build() {
    proves(&[SI_R58, SI_087]);
    let mut table = lasting(
        TRADE,
        &["stage-1-jungle", "stage-1-wetland"],
        "land G6 town:2 dahan:2\nland G3 town:1 dahan:1\n",
    );
    let events = table.invade(&["stage-1-sands"]);
    assert_eq!(table.pieces("G6"), "town:2 city:1 dahan:2", "no damage, but a City");
    let built =
        events.iter().filter(|event| matches!(event, Event::Built { land, .. } if *land == named("G6")));
    assert_eq!(built.count(), 1);
    let ravaged = |event: &&Event| matches!(event, Event::Ravaged { land, .. } if *land == named("G6"));
    assert_eq!(events.iter().filter(ravaged).count(), 0);
}

#[test]
fn only_the_first_ravage_is_changed() {
    proves(&[SI_R58]);
    let used = TRADE.replace("left:1", "left:0");
    let mut table = lasting(&used, &["stage-1-jungle", "stage-1-wetland"], "land G6 town:1 dahan:2\n");
    table.invade(&["stage-1-sands"]);
    assert_eq!(table.pieces("G6"), "dahan:1 blight:1");
}

#[test]
fn added_invaders_may_be_pushed_at_once() {
    proves(&[SI_280]);
    let mut table = lasting(MISTS, &["stage-1-jungle"], "land G6 town-1:1\n");
    table.invade(&[]);
    assert_eq!(
        table.pieces("G6"),
        "city:1 town-1:1".replace("city:1 town-1:1", "town-1:1 city:1"),
        "it was built"
    );
    assert!(table.rest("1 send").iter().all(|text| text.starts_with("city G6")), "only what was added");
    assert!(table.can("1 skip"));
    table.play_as("1 send city G6 G5", &["stage-1-wetland"]);
    assert_eq!((table.pieces("G6"), table.pieces("G5")), ("town-1:1".into(), "city:1".into()));
    let mut explored = lasting(MISTS, &["stage-1-wetland"], "land G5 town:1\n");
    explored.invade(&["stage-1-jungle"]);
    explored.play("1 skip");
    assert_eq!(explored.pieces("G6"), "explorer:1");
}

#[test]
fn portents_of_disaster_come_true_once() {
    proves(&[SM_133, SM_137]);
    let (mut table, fear) = {
        let lines = format!("{FAR}land G6 presence:2 explorer:2 town:1 dahan:1\n");
        let mut table = fast("wind tracks:2,4", "portents-of-disaster elusive-ambushes steam-vents", &lines);
        let events = table.cast("use portents-of-disaster", "G6");
        (table, feared(&events))
    };
    assert_eq!(fear, 2);
    table.cast("use elusive-ambushes", "G6");
    let events = table.play("1 choose 1");
    assert_eq!(feared(&events), 0, "nobody was destroyed so far");
    let events = table.play("1 pick explorer G6");
    assert_eq!(feared(&events), 1);
    assert_eq!(feared(&table.cast("use steam-vents", "G6")), 0, "only the next time");
    assert_eq!(table.pieces("G6"), "town:1 dahan:1");
}

#[test]
fn portents_wait_for_a_destroyed_invader_of_their_land() {
    proves(&[SM_137]);
    let lines = format!("{FAR}land G6 presence:2 explorer:1\nland G5 presence:2 explorer:1\n");
    let mut table = fast("wind", "portents-of-disaster steam-vents", &lines);
    table.cast("use portents-of-disaster", "G6");
    assert_eq!(feared(&table.cast("use steam-vents", "G5")), 0);
}

#[test]
fn rites_count_the_fewer_and_stop_builds() {
    proves(&[SI_R58]);
    let feared_by = |pieces: &str| {
        let (mut table, _) = fast_on("G6", "rites-of-the-lands-rejection", "", pieces);
        feared(&table.play("1 choose 1"))
    };
    assert_eq!(
        [feared_by("town:2 city:1 dahan:1"), feared_by("town:1 dahan:4"), feared_by("explorer:1 dahan:4")],
        [1, 1, 0]
    );
    let (mut table, _) = fast_on("G6", "rites-of-the-lands-rejection", "", "town:1 dahan:1");
    table.play("1 choose 1");
    assert!(table.game.is_skipped(named("G6"), artel_spirit_island::effect::InvaderAction::Build));
    assert!(!table.game.is_skipped(named("G6"), artel_spirit_island::effect::InvaderAction::Ravage));
}

#[test]
fn sky_stretches_to_the_shore_and_no_farther() {
    proves(&[SI_226, SI_221]);
    let lines = format!("{FAR}land G7 presence:1\n");
    let mut table = fast(
        "wind tracks:2,4",
        "sky-stretches-to-shore elusive-ambushes call-to-trade",
        &format!("{lines}land G2 dahan:1\nland G5 dahan:1\nland G4 dahan:1\n"),
    );
    let before = table.reach("use elusive-ambushes");
    table.cast("use sky-stretches-to-shore", "1");
    let after = table.reach("use elusive-ambushes");
    assert!(before.is_subset(&after));
    let coastal = |land: &String| ["G1", "G2", "G3"].contains(&land.as_str());
    assert!(after.iter().filter(|land| !before.contains(*land)).all(coastal), "{before:?} {after:?}");
    assert!(after.contains("G2"));
}

#[test]
fn one_power_is_used_at_the_other_speed() {
    proves(&[SI_213, SI_225]);
    let lines = format!("{FAR}land G6 presence:2 explorer:3 dahan:1\n");
    let mut table = fast("wind tracks:2,4", "sky-stretches-to-shore poisoned-dew animated-wrackroot", &lines);
    assert!(!table.can("1 use poisoned-dew"));
    table.cast("use sky-stretches-to-shore", "1");
    assert!(table.can("1 use poisoned-dew") && table.can("1 use animated-wrackroot"));
    table.cast("use poisoned-dew", "G6");
    assert_eq!(table.pieces("G6"), "dahan:1");
    assert!(!table.can("1 use animated-wrackroot"), "only one of them");
    let late = "lasting sky-stretches-to-shore 1/1 user:1 target:1 left:1\n";
    let mut slow = slow(
        "eyes tracks:2,4",
        "sky-stretches-to-shore elusive-ambushes cycles-of-time-and-tide",
        &format!("{late}{lines}land G1 dahan:1\n"),
    );
    assert!(slow.can("1 use elusive-ambushes"), "a Fast one as if it were Slow");
    slow.cast("use elusive-ambushes", "G6");
    assert!(!slow.can("1 use cycles-of-time-and-tide"));
}

#[test]
fn words_of_fire_let_another_card_be_played() {
    proves(&[SI_221]);
    let mut table =
        fast_hand("spur-on-with-words-of-fire", "energy:0", "drift-down-into-slumber call-to-tend tsunami");
    table.cast("use spur-on-with-words-of-fire", "2");
    let playable = table.rest("2 play");
    assert!(set("call-to-tend drift-down-into-slumber").is_subset(&playable), "for the 1 Energy it gains");
    assert!(!playable.contains("tsunami"));
    table.play("2 play drift-down-into-slumber");
    assert!(table.can("2 use drift-down-into-slumber"), "it is Fast");
    let mut other = fast_hand("spur-on-with-words-of-fire", "energy:0", "call-to-tend");
    other.cast("use spur-on-with-words-of-fire", "2");
    other.play("2 play call-to-tend");
    assert!(!other.can("2 use call-to-tend"), "a Slow card waits");
}

/// In the Fast phase, Spirit 1 has a card in play and Spirit 2 these in its hand.
fn fast_hand(card: &str, energy: &str, hand: &str) -> Table {
    table(&format!(
        "boxes horizons branch-claw\nno-events\nphase fast-phase\nspirit 1 sun-bright-whirlwind tracks:1,2\n\
         spirit 2 fathomless-mud-of-the-swamp tracks:1,2 {energy}\nplay 1 {card}\nplay 2 reaching-grasp\nhand 2 {hand}\n\
         land H8 city:1 presence:0,1\nland G6 presence:2 dahan:1\n"
    ))
}

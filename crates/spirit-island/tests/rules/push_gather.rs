//! Push and Gather.

use artel_spirit_island::rules::{
    SI_216, SI_278, SI_279, SI_280, SI_281, SI_282, SI_283, SI_284, SI_285, SI_286, SI_287, SI_288, SI_319,
    SI_321, SI_326,
};

use artel_spirit_island::{Event, Kind};

use crate::support::invaders::{counterattacks, ravages};
use crate::support::powers::{fast, feared, slow};
use crate::support::{named, proves, set, table};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

/// The lands that pieces can be sent from or to, as `piece FROM TO`.
fn sends(list: &[&str]) -> std::collections::BTreeSet<String> {
    list.iter().map(|&each| each.to_owned()).collect()
}

#[test]
fn gathering_brings_pieces_from_adjacent_lands() {
    proves(&[SI_278, SI_279, SI_321]);
    let lands = format!(
        "{FAR}land G6 presence:1 dahan:1\nland G1 dahan:1\nland G5 dahan:2\nland G7 dahan:3\nland G2 explorer:2\n"
    );
    let mut table = slow("eyes", "whispered-guidance-through-the-night", &lands);
    table.cast("use whispered-guidance-through-the-night", "G6");
    assert_eq!(table.rest("1 send"), sends(&["dahan G1 G6", "dahan G5 G6"]), "not from G7, not Explorers");
    table.play_all(&["1 send dahan G1 G6", "1 send dahan G5 G6"]);
    assert_eq!(
        (table.pieces("G6"), table.pieces("G1"), table.pieces("G5")),
        ("dahan:3".into(), String::new(), "dahan:1".into())
    );
    table.play("1 send dahan G5 G6");
    assert_eq!((table.pieces("G6"), table.asked()), ("dahan:4".into(), vec![2]), "three at the most");
}

#[test]
fn pushing_sends_pieces_to_adjacent_lands_together_or_apart() {
    proves(&[SI_280, SI_281, SI_321]);
    let lands = format!("{FAR}land G6 presence:1 explorer:1 town:1 dahan:1 city:1\n");
    let mut start = slow("eyes", "eerie-noises-and-moving-trees", &lands);
    start.cast("use eerie-noises-and-moving-trees", "G6");
    assert_eq!(start.rest("1 send explorer G6"), set("G1 G2 G5 G8"));
    let mut together = start.clone();
    together.play_all(&["1 send town G6 G1", "1 send explorer G6 G1"]);
    assert_eq!(
        (together.pieces("G1"), together.pieces("G6")),
        ("explorer:1 town:1".into(), "city:1 dahan:1".into())
    );
    start.play_all(&["1 send town G6 G1", "1 send explorer G6 G8"]);
    assert_eq!((start.pieces("G1"), start.pieces("G8")), ("town:1".into(), "explorer:1".into()));
}

#[test]
fn nothing_is_pushed_into_the_ocean() {
    proves(&[SI_282]);
    let mut table =
        slow("eyes", "eerie-noises-and-moving-trees", &format!("{FAR}land G1 presence:1 explorer:1\n"));
    table.cast("use eerie-noises-and-moving-trees", "G1");
    assert_eq!(table.rest("1 send explorer G1"), set("G2 G6"));
    let mut edge =
        slow("eyes", "eerie-noises-and-moving-trees", &format!("{FAR}land G8 presence:1 explorer:1\n"));
    edge.cast("use eerie-noises-and-moving-trees", "G8");
    assert_eq!(edge.rest("1 send explorer G8"), set("G5 G6 G7"), "nor off the edge of the island");
}

#[test]
fn more_range_does_not_lengthen_push_and_gather() {
    proves(&[SI_283]);
    let range = "lasting reaching-grasp 1/1 user:1 target:1\n";
    let lands = format!(
        "{FAR}{range}land G1 presence:1\nland G5 explorer:1 dahan:1\nland G7 dahan:1\nland G3 dahan:1\n"
    );
    let mut table = slow("eyes", "call-to-migrate", &lands);
    assert!(table.reach("use call-to-migrate").contains("G7"), "Range 3");
    table.cast("use call-to-migrate", "G5");
    assert_eq!(table.rest("1 send"), sends(&["dahan G7 G5"]), "not from G3");
    table.play("1 send dahan G7 G5");
    assert_eq!(table.rest("1 send dahan G5"), set("G2 G4 G6 G7 G8"));
}

#[test]
fn without_up_to_the_number_is_moved_as_far_as_possible() {
    proves(&[SI_284, SI_319]);
    let mut up_to = slow("eyes", "gnawing-rootbiters", &format!("{FAR}land G6 presence:1 town:3\n"));
    up_to.cast("use gnawing-rootbiters", "G6");
    assert!(up_to.can("1 skip"));
    up_to.play("1 send town G6 G1");
    assert!(up_to.can("1 skip"), "fewer");
    let mut must =
        fast("teeth", "mark-territory-with-scars-and-teeth", &format!("{FAR}land G6 presence:1 dahan:3\n"));
    must.cast("use mark-territory-with-scars-and-teeth", "G6");
    assert_eq!(must.refused("1 skip"), SI_216);
    must.play("1 send dahan G6 G1");
    assert_eq!(must.refused("1 skip"), SI_216);
    must.play("1 send dahan G6 G1");
    assert_eq!(must.pieces("G6"), "dahan:1");
    let mut fewer =
        fast("teeth", "mark-territory-with-scars-and-teeth", &format!("{FAR}land G6 presence:1 dahan:1\n"));
    fewer.cast("use mark-territory-with-scars-and-teeth", "G6");
    fewer.play("1 send dahan G6 G1");
    assert_eq!(fewer.asked(), [2], "there is no second Dahan");
}

#[test]
fn up_to_three_is_0_1_2_or_3() {
    proves(&[SI_319]);
    for count in 0..=3 {
        let mut table =
            slow("eyes", "call-to-migrate", &format!("{FAR}land G6 presence:1\nland G1 dahan:5\n"));
        table.cast("use call-to-migrate", "G6");
        for _ in 0..count {
            table.play("1 send dahan G1 G6");
        }
        if count < 3 {
            table.play("1 skip");
        }
        if count > 0 {
            assert!(table.can("1 send dahan G6 G1"), "now the Push");
            table.play("1 skip");
        }
        let left = 5 - count;
        assert_eq!((table.pieces("G1"), table.asked()), (format!("dahan:{left}"), vec![2]));
    }
}

#[test]
fn a_slash_allows_any_mix() {
    proves(&[SI_326]);
    let start = {
        let mut table = slow(
            "eyes",
            "eerie-noises-and-moving-trees",
            &format!("{FAR}land G6 presence:1 explorer:2 town:2\n"),
        );
        table.cast("use eerie-noises-and-moving-trees", "G6");
        table
    };
    for (first, second, left) in [
        ("explorer", "explorer", "town:2"),
        ("town", "town", "explorer:2"),
        ("explorer", "town", "explorer:1 town:1"),
        ("town", "explorer", "explorer:1 town:1"),
    ] {
        let mut table = start.clone();
        table.play_all(&[&format!("1 send {first} G6 G1"), &format!("1 send {second} G6 G1")]);
        assert_eq!((table.pieces("G6").as_str(), table.asked()), (left, vec![2]));
    }
}

#[test]
fn the_example_of_call_to_migrate() {
    proves(&[SI_285, SI_286, SI_287, SI_288]);
    let mut table = table(
        "phase slow-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 call-to-migrate\nbuild stage-1-sands\n\
         land G7 presence:2 dahan:1\nland G3 dahan:1\nland G4 dahan:1\nland G5 city:1\nland G1 town:1\n",
    );
    table.cast("use call-to-migrate", "G4");
    table.play_all(&["1 send dahan G7 G4", "1 send dahan G3 G4"]);
    assert_eq!(table.pieces("G4"), "dahan:3", "2 of the 3 that were permitted");
    table.play_all(&["1 send dahan G4 G5", "1 send dahan G4 G5", "1 send dahan G4 G5"]);
    assert_eq!((table.pieces("G5"), table.pieces("G4")), ("city:1 dahan:3".into(), String::new()));
    assert_eq!(table.game.turn(), 2);
    let ravage = |lines: &str| {
        crate::support::table(&format!(
            "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nplay 1 boon-of-watchful-guarding\n\
             ravage stage-1-sands\nbuild stage-1-jungle\n{lines}"
        ))
    };
    let mut next = ravage("land G7 presence:2\nland G5 city:1 dahan:3\nland G1 town:1\n");
    let events = next.play_as("1 ready", &["stage-1-mountain"]);
    assert_eq!((ravages(&events), counterattacks(&events)), (vec!["G5:3".into()], vec!["G5:4".into()]));
    let fallen = Event::Destroyed { kind: Kind::Dahan, land: named("G5"), count: 1 };
    assert!(events.contains(&fallen));
    assert_eq!((feared(&events), next.game.blight("G5".parse().unwrap())), (2, 1));
}

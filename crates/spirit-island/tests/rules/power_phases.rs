//! The phases of Fast and Slow Powers.

use crate::support::{Table, proves, set, table};
use artel_spirit_island::rules::{
    SI_081, SI_082, SI_083, SI_084, SI_085, SI_086, SI_223, SI_224, SI_R20, SI_R56,
};
use artel_spirit_island::{BoxName, Phase, catalogue};

const LANDS: &str = "land G7 explorer:3 presence:2,0\nland H6 explorer:1 presence:0,2\nland G2 city:1\n";

/// Two Spirits with these cards in play.
fn two(phase: &str, first: &str, second: &str) -> Table {
    table(&format!(
        "phase {phase}\nspirit 1 eyes-watch-from-the-trees tracks:1,4 gained:moon,plant,plant\n\
         spirit 2 fathomless-mud-of-the-swamp tracks:1,4 gained:water\nplay 1 {first}\nplay 2 {second}\n{LANDS}"
    ))
}

#[test]
fn fast_cards_and_fast_innate_powers_are_used_in_the_fast_phase() {
    proves(&[SI_081]);
    let table = two(
        "fast-phase",
        "mysterious-abductions whispered-guidance-through-the-night",
        "intractable-thickets-and-thorns foul-vapors-and-fetid-muck",
    );
    assert_eq!((table.rest("1 use"), table.rest("1 innate")), (set("mysterious-abductions"), set("1")));
    assert_eq!(table.moves().iter().filter(|text| text.starts_with("2 ")).count(), 2);
    assert!(table.can("2 use intractable-thickets-and-thorns") && table.can("2 ready"));
    let (slow_card, slow_innate) = ("1 use whispered-guidance-through-the-night", "2 innate 1");
    assert_eq!((table.refused(slow_card), table.refused(slow_innate)), (SI_085, SI_085));
}

#[test]
fn powers_of_all_players_interleave_freely() {
    proves(&[SI_082]);
    let mut table = two(
        "fast-phase",
        "mysterious-abductions boon-of-watchful-guarding",
        "intractable-thickets-and-thorns",
    );
    table.play("1 use mysterious-abductions");
    table.play_all(&["2 use intractable-thickets-and-thorns", "2 land H6"]);
    assert_eq!(table.asked(), [1]);
    table.play_all(&["1 use boon-of-watchful-guarding", "1 spirit 2"]);
    assert_eq!(table.phase(), Phase::Fast);
    table.play_as("1 ready", &["stage-1-sands"]);
    assert_eq!((table.phase(), table.asked()), (Phase::Slow, vec![2]), "only one has a Slow Power to use");
}

#[test]
fn who_is_ready_waits_for_the_others() {
    proves(&[SI_082]);
    let mut table = two("fast-phase", "mysterious-abductions", "intractable-thickets-and-thorns");
    table.play("1 ready");
    assert_eq!((table.phase(), table.asked()), (Phase::Fast, vec![2]));
    assert_eq!(table.refused("1 use mysterious-abductions"), SI_082);
    assert_eq!(table.refused("1 ready"), SI_082);
}

#[test]
fn who_is_targeted_may_act_again() {
    proves(&[SI_082]);
    let mut table = two("fast-phase", "gift-of-living-energy", "intractable-thickets-and-thorns");
    table.play_all(&["2 ready", "1 use gift-of-living-energy"]);
    assert_eq!(table.rest("1 spirit"), set("1 2"));
    table.play("1 spirit 2");
    assert!(table.can("2 use intractable-thickets-and-thorns"), "what it has been given may be of use");
}

#[test]
fn a_power_is_resolved_completely_before_another_begins() {
    proves(&[SI_083]);
    let mut table =
        two("fast-phase", "mysterious-abductions", "intractable-thickets-and-thorns gift-of-constancy");
    table.play("2 use intractable-thickets-and-thorns");
    assert_eq!(table.asked(), [2]);
    assert_eq!(table.refused("1 use mysterious-abductions"), SI_083, "another's");
    assert_eq!(table.refused("2 use gift-of-constancy"), SI_083, "nor one's own");
    assert_eq!(table.refused("1 ready"), SI_083);
    table.play("2 land H6");
    assert!(table.can("1 use mysterious-abductions") && table.can("2 use gift-of-constancy"));
}

#[test]
fn a_fast_power_cannot_be_kept_for_the_slow_phase() {
    proves(&[SI_084]);
    let mut table = two(
        "fast-phase",
        "mysterious-abductions whispered-guidance-through-the-night",
        "intractable-thickets-and-thorns foul-vapors-and-fetid-muck",
    );
    table.play("1 ready");
    table.play_as("2 ready", &["stage-1-sands"]);
    assert_eq!(table.phase(), Phase::Slow);
    assert_eq!(table.refused("1 use mysterious-abductions"), SI_084);
    assert_eq!(table.refused("1 innate 1"), SI_084);
    assert_eq!(table.refused("2 use intractable-thickets-and-thorns"), SI_084);
}

#[test]
fn slow_cards_and_slow_innate_powers_are_used_in_the_slow_phase_alike() {
    proves(&[SI_085, SI_086]);
    let mut table = two(
        "slow-phase",
        "mysterious-abductions eerie-noises-and-moving-trees",
        "open-shifting-waterways foul-vapors-and-fetid-muck",
    );
    assert_eq!(
        (table.rest("1 use"), table.rest("1 innate")),
        (set("eerie-noises-and-moving-trees"), set(""))
    );
    assert_eq!(table.rest("2 use"), set("open-shifting-waterways foul-vapors-and-fetid-muck"));
    assert_eq!(table.rest("2 innate"), set("1"));
    table.play("2 use foul-vapors-and-fetid-muck");
    assert_eq!(table.refused("1 use eerie-noises-and-moving-trees"), SI_083, "one after another");
    table.play("2 skip");
    assert_eq!(table.refused("2 use foul-vapors-and-fetid-muck"), SI_223, "once a turn");
    table.play_all(&["1 use eerie-noises-and-moving-trees", "1 land G7", "1 skip"]);
    table.play("2 innate 1");
    assert_eq!(table.refused("2 innate 1"), SI_224);
    table.play("2 ready");
    assert_eq!((table.phase(), table.game.turn()), (Phase::Spirit, 2));
    let speed = |id: &str| {
        let power = catalogue(BoxName::HORIZONS).powers.into_iter().find(|power| power.power == id).unwrap();
        serde_json::to_value(power.speed).unwrap()
    };
    assert_eq!((speed("tsunami"), speed("powerstorm")), ("slow".into(), "fast".into()));
}

#[test]
fn a_spirit_is_targeted_wherever_it_dwells() {
    proves(&[SI_R20]);
    let mut table = table(
        "phase fast-phase\nspirit 1 eyes-watch-from-the-trees\nspirit 2 fathomless-mud-of-the-swamp\n\
         play 1 gift-of-living-energy\nland G1 presence:1,0\nland H8 presence:0,1\nland G2 city:1",
    );
    table.play("1 use gift-of-living-energy");
    assert_eq!(table.rest("1 spirit"), set("1 2"));
    table.play("1 spirit 2");
    assert_eq!(table.energy(2), 2, "1 and 1 for another Spirit");
}

#[test]
fn further_repeats_of_powerstorm_name_different_cards() {
    proves(&[SI_R56]);
    let mut table = table(
        "phase fast-phase\n\
         spirit 1 eyes-watch-from-the-trees energy:9 tracks:1,6 gained:sun,sun,fire,fire,air,air,air\n\
         play 1 powerstorm mysterious-abductions boon-of-watchful-guarding\nland G7 explorer:9 presence:2\nland G2 city:1",
    );
    table.play_all(&["1 use powerstorm", "1 use mysterious-abductions"]);
    assert_eq!(table.energy(1), 9 + 3);
    table.play("1 repeat mysterious-abductions");
    assert_eq!((table.energy(1), table.land("G7")), (11, "explorer:7 presence:2".into()));
    assert_eq!(table.refused("1 repeat mysterious-abductions"), SI_R56);
    table.play_all(&[
        "1 use boon-of-watchful-guarding",
        "1 no",
        "1 repeat boon-of-watchful-guarding",
        "1 no",
    ]);
    assert_eq!(table.land("G7"), "explorer:7 presence:2 defend:8");
}

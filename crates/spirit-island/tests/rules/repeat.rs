//! Repeating Powers.

use artel_spirit_island::rules::{
    SI_226, SI_289, SI_290, SI_291, SI_292, SI_293, SI_294, SI_295, SI_296, SI_R40, SI_R41, SI_R42, SI_R43,
    SI_R56,
};
use artel_spirit_island::{Event, Phase};

use crate::support::powers::{fast, feared, slow};
use crate::support::{Table, proves, set, table};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";
/// The first repeat of Powerstorm, and two more.
const STORM: &str = "lasting powerstorm 1/2 user:1 target:1 left:1\n";
const STRONG_STORM: &str = "lasting powerstorm 2/1 user:1 target:1 left:2\n";

fn repeats(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Repeated { .. })).count()
}

#[test]
fn a_repeat_uses_the_text_again_but_gives_no_elements() {
    proves(&[SI_289, SI_293, SI_R43]);
    let lands = format!("{FAR}land G5 presence:1\nland G6 presence:1\n");
    let mut table = fast("eyes energy:4 tracks:1,4", "powerstorm dark-and-tangled-woods", &lands);
    table.cast("use powerstorm", "1");
    assert_eq!(table.energy(1), 4 + 3);
    table.cast("use dark-and-tangled-woods", "G6");
    let before = table.elements(1);
    let events = table.cast("repeat dark-and-tangled-woods", "G7");
    assert_eq!((feared(&events), table.elements(1), table.energy(1)), (2, before, 4 + 3 - 1));
    assert_eq!((table.defend("G6"), table.defend("G7")), (3, 3), "another land");
    assert_eq!(table.refused("1 repeat dark-and-tangled-woods"), SI_293);
    let mut same = fast("eyes energy:4 tracks:1,4", "dark-and-tangled-woods", &format!("{STORM}{lands}"));
    same.cast("use dark-and-tangled-woods", "G6");
    same.cast("repeat dark-and-tangled-woods", "G6");
    assert_eq!(same.defend("G6"), 6, "or the same");
}

#[test]
fn a_repeat_is_paid_for() {
    proves(&[SI_293]);
    let lands = format!("{FAR}{STORM}land G6 presence:1 explorer:5\n");
    let mut poor = fast("eyes energy:0", "mysterious-abductions", &lands);
    poor.cast("use mysterious-abductions", "G6");
    assert_eq!(poor.refused("1 repeat mysterious-abductions"), SI_293);
    let mut rich = fast("eyes energy:1", "mysterious-abductions", &lands);
    rich.cast("use mysterious-abductions", "G6");
    rich.cast("repeat mysterious-abductions", "G6");
    assert_eq!((rich.pieces("G6"), rich.energy(1)), ("explorer:3".into(), 0));
    let mut other = fast("eyes energy:9", "mysterious-abductions", &lands.replace("target:1", "target:2"));
    other.cast("use mysterious-abductions", "G6");
    assert_eq!(other.refused("1 repeat mysterious-abductions"), SI_293, "the storm is the other Spirit's");
}

#[test]
fn a_card_is_repeated_only_after_it_was_used() {
    proves(&[SI_R40]);
    let lands = format!("{FAR}{STORM}land G6 presence:1 explorer:5\n");
    let mut table = fast("eyes energy:9", "mysterious-abductions", &lands);
    assert_eq!(table.refused("1 repeat mysterious-abductions"), SI_R40);
    table.play("1 ready");
    assert!(!table.can("1 repeat mysterious-abductions"), "its use was declined");
}

#[test]
fn a_slow_card_is_repeated_in_the_slow_phase() {
    proves(&[SI_294]);
    let lands = format!("{FAR}{STORM}land G6 presence:1 explorer:5 town:5\n");
    let mut table = slow("eyes energy:9", "eerie-noises-and-moving-trees", &lands);
    table.cast("use eerie-noises-and-moving-trees", "G6");
    table.play("1 skip");
    let events = table.cast("repeat eerie-noises-and-moving-trees", "G6");
    assert_eq!((feared(&events), repeats(&events)), (2, 1));
    let mut late = slow(
        "eyes energy:9 tracks:1,4",
        "mysterious-abductions drought",
        &format!("{lands}used 1 mysterious-abductions\n"),
    );
    assert_eq!(late.refused("1 repeat mysterious-abductions"), SI_294, "a Fast card only in the Fast phase");
    late.play("1 ready");
}

#[test]
fn the_repeats_of_a_storm_name_different_cards() {
    proves(&[SI_R56, SI_290]);
    let lands = format!("{FAR}{STORM}{STRONG_STORM}land G6 presence:1 explorer:9\n");
    let mut table = fast("eyes energy:9 tracks:1,4", "mysterious-abductions dark-and-tangled-woods", &lands);
    table.cast("use mysterious-abductions", "G6");
    table.cast("use dark-and-tangled-woods", "G6");
    table.cast("repeat mysterious-abductions", "G6");
    assert_eq!(table.refused("1 repeat mysterious-abductions"), SI_R56);
    table.cast("repeat dark-and-tangled-woods", "G6");
    assert_eq!((table.pieces("G6"), table.energy(1), table.asked()), ("explorer:7".into(), 7, vec![2]));
}

#[test]
fn the_threshold_of_a_storm_gives_two_more_repeats() {
    proves(&[SI_293, SI_R56]);
    let repeats = |elements: &str| {
        let mut table =
            fast(&format!("eyes {elements}"), "powerstorm", &format!("{FAR}land G6 presence:1\n"));
        table.cast("use powerstorm", "1");
        let position = artel_engine::Game::write_position(&table.game);
        position.lines().filter(|line| line.starts_with("lasting powerstorm")).count()
    };
    assert_eq!(repeats("sun:1 fire:1 air:2"), 2);
    assert_eq!(repeats("sun:1 fire:1 air:1"), 1);
}

#[test]
fn a_repeated_repeat_does_nothing() {
    proves(&[SI_295, SI_R41]);
    let lands = format!("{FAR}land G6 presence:2 city:1 explorer:1\n");
    let mut storm = fast("eyes energy:9", "powerstorm", &lands);
    storm.cast("use powerstorm", "1");
    assert_eq!(storm.energy(1), 12);
    storm.cast("repeat powerstorm", "1");
    assert_eq!(storm.energy(1), 12 - 3 + 3, "its other effect applies again");
    assert_eq!(storm.asked(), [2], "no repeat is left");
    let mut winds =
        fast("eyes energy:9 air:2 water:2 animal:1", "winds-of-rust-and-atrophy", &format!("{STORM}{lands}"));
    let mut events = winds.cast("use winds-of-rust-and-atrophy", "G6");
    events.extend(winds.play("1 land G6"));
    assert_eq!((repeats(&events), feared(&events), winds.defend("G6")), (1, 2, 12));
    let events = winds.cast("repeat winds-of-rust-and-atrophy", "G6");
    assert_eq!((repeats(&events), feared(&events)), (1, 1), "a repeat by the storm repeats nothing");
}

#[test]
fn the_land_thrashes_again_next_to_its_target() {
    proves(&[SI_291, SI_R42]);
    let lands =
        format!("{FAR}land G5 presence:1\nland G7 blight:1 explorer:2\nland G4 explorer:3\nland G8 city:1\n");
    let mut table = slow("eyes moon:2 earth:2", "the-land-thrashes-in-furious-pain", &lands);
    table.cast("use the-land-thrashes-in-furious-pain", "G7");
    assert_eq!(table.pieces("G7"), "blight:1", "2 damage for its Blight");
    assert!(table.rest("1 land").is_superset(&set("G4 G5 G8")), "without Blight: {:?}", table.moves());
    assert!(!table.can("1 land G7") && !table.can("1 land G2"));
    assert_eq!(table.refused("1 land G7"), SI_291);
    table.play("1 land G4");
    assert_eq!(
        (table.pieces("G4"), table.asked()),
        ("explorer:2".into(), vec![2]),
        "1 for the Blight next to it"
    );
}

#[test]
fn the_first_target_may_be_too_far_away_for_the_repeat_of_the_land() {
    proves(&[SI_291]);
    let lands = format!("{FAR}land G1 presence:1\nland G5 blight:1\nland G7 explorer:3\n");
    let mut table = slow("eyes moon:2 earth:2", "the-land-thrashes-in-furious-pain", &lands);
    table.cast("use the-land-thrashes-in-furious-pain", "G5");
    assert!(table.can("1 land G7"), "3 lands from the Presence");
    let mut none = slow("eyes", "the-land-thrashes-in-furious-pain", &lands);
    none.cast("use the-land-thrashes-in-furious-pain", "G5");
    assert_eq!(none.asked(), [2], "without the threshold no repeat");
}

#[test]
fn winds_blow_again_within_range_of_any_sacred_site() {
    proves(&[SI_292, SI_R42, SI_R43]);
    let lands = format!("{FAR}land G8 presence:2 city:1\nland G5 town:1\n");
    let mut table = fast("eyes air:2 water:2 animal:1", "winds-of-rust-and-atrophy", &lands);
    table.cast("use winds-of-rust-and-atrophy", "G8");
    assert_eq!(table.pieces("G8"), "town:1");
    let reach = table.rest("1 land");
    assert!(reach.is_superset(&set("G8 G5 G1 G3 H3")), "{reach:?}");
    assert!(!reach.contains("H1"), "4 lands away");
    assert_eq!(table.refused("1 land H1"), SI_226);
    let mut again = table.clone();
    again.play("1 land G8");
    assert_eq!((again.pieces("G8"), again.defend("G8")), ("explorer:1".into(), 12), "the same land");
    table.play("1 land G5");
    assert_eq!((table.pieces("G5"), table.defend("G8"), table.defend("G5")), ("explorer:1".into(), 6, 6));
}

#[test]
fn a_repeat_checks_its_target_anew() {
    proves(&[SI_R42]);
    // The one needs no Invaders, the other does: the last of them went away.
    let lands = format!("{FAR}{STORM}land G6 presence:2 explorer:1\n");
    let mut table = slow("eyes energy:9", "rouse-the-trees-and-stones", &lands);
    table.cast("use rouse-the-trees-and-stones", "G6");
    assert_eq!(table.pieces("G6"), "");
    assert!(table.can("1 repeat rouse-the-trees-and-stones"));
    let mut rain = slow("eyes energy:9", "shadows-of-the-burning-forest", &lands);
    rain.cast("use shadows-of-the-burning-forest", "G6");
    rain.play("1 send explorer G6 G1");
    assert_eq!(rain.refused("1 repeat shadows-of-the-burning-forest"), SI_226, "no Invaders are left");
}

#[test]
fn modifications_hold_for_the_repeat() {
    proves(&[SI_296]);
    let range = "lasting reaching-grasp 1/1 user:1 target:1\n";
    let mut far =
        fast("eyes energy:9", "dark-and-tangled-woods", &format!("{FAR}{STORM}{range}land G1 presence:1\n"));
    far.cast("use dark-and-tangled-woods", "G1");
    assert!(far.reach("repeat dark-and-tangled-woods").contains("G7"), "3 lands away");
    let steps = "lasting gift-of-wind-sped-steps 1/1 user:1 target:1 left:1\n";
    let lands = format!("{FAR}{STORM}{steps}land G5 presence:1 explorer:2\n");
    let mut quick = fast("wind energy:9", "scatter-to-the-winds", &lands);
    quick.cast("use scatter-to-the-winds", "G5");
    quick.play("1 skip");
    assert_eq!(repeats(&quick.cast("repeat scatter-to-the-winds", "G5")), 1, "also Fast");
}

#[test]
fn a_card_made_fast_is_not_repeated_in_the_slow_phase() {
    proves(&[SI_296, SI_294]);
    let mut table: Table = table(&format!(
        "phase slow-phase\nspirit 1 sun-bright-whirlwind energy:9 tracks:1,2\nplay 1 scatter-to-the-winds gift-of-power\n\
         used 1 scatter-to-the-winds\nmade-fast 1 scatter-to-the-winds\n{STORM}land G5 presence:1 explorer:2\n"
    ));
    assert_eq!(table.refused("1 repeat scatter-to-the-winds"), SI_294);
    assert_eq!(table.phase(), Phase::Slow);
    table.play("1 ready");
}

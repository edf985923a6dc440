//! Range and target of Powers.

use artel_spirit_island::content::horizons::{MAJORS, MINORS, SPIRITS};
use artel_spirit_island::effect::{Condition, Origin, Power, Target};
use artel_spirit_island::rules::{
    SI_226, SI_227, SI_228, SI_229, SI_230, SI_231, SI_232, SI_233, SI_234, SI_235, SI_236, SI_237, SI_238,
    SI_239, SI_240, SI_241, SI_R18, SI_R20,
};

use crate::support::powers::{fast, feared, slow};
use crate::support::{proves, set, table};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

#[test]
fn range_is_the_greatest_distance_and_nearer_lands_are_allowed() {
    proves(&[SI_226, SI_R18]);
    let two = fast("eyes", "drift-down-into-slumber", &format!("{FAR}land G1 presence:1"));
    assert_eq!(two.reach("use drift-down-into-slumber"), set("G1 G2 G3 G4 G5 G6 G8"), "Range 2");
    let one = fast("eyes", "dark-and-tangled-woods", &format!("{FAR}land G1 presence:1"));
    assert_eq!(one.reach("use dark-and-tangled-woods"), set("G1 G2 G6"), "Range 1");
    let mut refused = one;
    refused.play("1 use dark-and-tangled-woods");
    assert_eq!(refused.refused("1 land G5"), SI_226);
    let both =
        fast("eyes", "dark-and-tangled-woods", &format!("{FAR}land G1 presence:1\nland G8 presence:1"));
    assert_eq!(both.reach("use dark-and-tangled-woods"), set("G1 G2 G5 G6 G7 G8"), "from either Presence");
}

#[test]
fn range_counts_across_boards_but_not_over_the_ocean() {
    proves(&[SI_226, SI_R18]);
    let across = fast("eyes", "dark-and-tangled-woods", &format!("{FAR}land G4 presence:1"));
    assert_eq!(across.reach("use dark-and-tangled-woods"), set("G2 G3 G4 G5 G7 H3"));
    let coast = fast("eyes", "dark-and-tangled-woods", &format!("{FAR}land G3 presence:1"));
    assert!(!coast.reach("use dark-and-tangled-woods").contains("G1"), "G1 lies on the same Ocean");
}

#[test]
fn range_0_is_a_land_with_own_presence() {
    proves(&[SI_227]);
    let table = fast(
        "eyes",
        "mysterious-abductions",
        &format!("{FAR}land G1 presence:1\nland G8 presence:2,1\nland G2 presence:0,1"),
    );
    assert_eq!(table.reach("use mysterious-abductions"), set("G1 G8"));
}

#[test]
fn a_symbol_limits_where_range_is_measured_from() {
    proves(&[SI_228, SI_230]);
    let lands = format!("{FAR}land G1 presence:1\nland G6 presence:1\nland G3 presence:2\n");
    let site = slow("eyes tracks:3,2", "uncanny-melting", &lands);
    assert_eq!(site.reach("use uncanny-melting"), set("G2 G3 G4 H3 H4"), "sacred site");
    let jungle = slow("eyes tracks:3,2", "whispered-guidance-through-the-night", &lands);
    assert_eq!(
        jungle.reach("use whispered-guidance-through-the-night"),
        set("G1 G2 G5 G6 G8"),
        "Presence in a Jungle"
    );
    let wetland = slow(
        "eyes tracks:3,2",
        "cleansing-floods",
        &format!("{FAR}land G2 presence:1\nland G8 presence:3\n"),
    );
    assert_eq!(wetland.reach("use cleansing-floods"), set("G1 G2 G3 G4 G5 G6"));
    let nowhere = slow("eyes", "cleansing-floods", &format!("{FAR}land G8 presence:3\n"));
    assert_eq!(nowhere.refused("1 use cleansing-floods"), SI_226);
    let two =
        fast("heat", "sweltering-exhaustion", &format!("{FAR}land G1 presence:2\nland G7 presence:1\n"));
    assert_eq!(
        two.reach("use sweltering-exhaustion"),
        set("G1 G2 G3 G4 G5 G6 G8"),
        "within 2 of the sacred site"
    );
}

#[test]
fn every_printed_origin_is_kept() {
    proves(&[SI_228, SI_230]);
    let uniques = SPIRITS.iter().flat_map(|spirit| spirit.uniques.iter().chain(spirit.innates));
    let powers: Vec<&Power> = MINORS.iter().chain(&MAJORS).chain(uniques).collect();
    let count = |test: &dyn Fn(Origin) -> bool| {
        let origins = powers.iter().filter_map(|power| match power.target {
            Target::Land { from, .. } => Some(from),
            _ => None,
        });
        origins.filter(|&from| test(from)).count()
    };
    assert_eq!(count(&|from| !from.terrains.is_empty()), 3);
    assert_eq!(count(&|from| from.sacred_site && !from.terrains.is_empty()), 0);
    assert!(count(&|from| from.sacred_site) > 10);
}

#[test]
fn the_origin_is_a_land_from_which_the_target_is_in_range() {
    proves(&[SI_229]);
    let lands = format!(
        "{FAR}land G1 presence:2\nland G5 presence:2\nland G3 presence:2\nland G7 presence:1\nland G6 explorer:1\n"
    );
    let mut table = slow("mud tracks:5,2", "", &lands);
    table.cast("innate 1", "G6");
    assert_eq!(table.rest("1 land"), set("G1 G5"), "not G3, too far; not G7, no sacred site");
    table.play("1 land G5");
    assert_eq!((table.presence("G1"), table.presence("G5"), table.presence("G6")), ([2, 0], [1, 0], [1, 0]));
}

#[test]
fn more_range_adds_to_the_printed_one() {
    proves(&[SI_231]);
    let lands = format!("{FAR}land G1 presence:1\n");
    let mut table = fast("eyes", "reaching-grasp dark-and-tangled-woods", &lands);
    table.cast("use reaching-grasp", "1");
    assert_eq!(
        table.reach("use dark-and-tangled-woods"),
        set("G1 G2 G3 G4 G5 G6 G7 G8 H3 H4"),
        "1 and 2 more"
    );
    let mut sunlit =
        fast("wind tracks:1,3", "gift-of-the-sunlit-air reaching-grasp dark-and-tangled-woods", &lands);
    sunlit.cast("use gift-of-the-sunlit-air", "1");
    assert_eq!(sunlit.reach("use dark-and-tangled-woods"), set("G1 G2 G3 G4 G5 G6 G8"), "1 and 1 more");
    sunlit.cast("use reaching-grasp", "1");
    assert!(sunlit.reach("use dark-and-tangled-woods").contains("H2"), "1 and 3 more");
    let mut other = fast("eyes", "reaching-grasp dark-and-tangled-woods", &lands);
    other.cast("use reaching-grasp", "2");
    assert_eq!(other.reach("use dark-and-tangled-woods"), set("G1 G2 G6"), "the other Spirit has the Range");
}

#[test]
fn a_power_targets_one_land_or_a_spirit() {
    proves(&[SI_232, SI_R20]);
    let mut land = fast("eyes", "dark-and-tangled-woods", &format!("{FAR}land G1 presence:1\n"));
    land.play("1 use dark-and-tangled-woods");
    assert!(land.rest("1 spirit").is_empty());
    assert_eq!(land.refused("1 spirit 2"), SI_232);
    land.play("1 land G6");
    assert_eq!((land.defend("G6"), land.defend("G1")), (3, 0));
    assert!(land.rest("1 land").is_empty(), "one land");
    let mut spirit = fast("eyes", "encompassing-ward", &format!("{FAR}land G1 presence:1\n"));
    spirit.play("1 use encompassing-ward");
    assert_eq!(spirit.rest("1 spirit"), set("1 2"), "wherever they are");
    assert_eq!(spirit.refused("1 land G1"), SI_232);
}

#[test]
fn the_effect_text_sets_no_conditions_for_the_target() {
    proves(&[SI_233, SI_235]);
    // "If the target has an Explorer", "in Mountain or Jungle": not needed for targeting.
    let lands = format!("{FAR}land G6 presence:2\n");
    let table = slow("eyes", "pull-beneath-the-hungry-earth", &lands);
    assert_eq!(table.reach("use pull-beneath-the-hungry-earth"), set("G1 G2 G5 G6 G8"));
    let mut mawbeasts = slow("eyes", "savage-mawbeasts", &lands);
    assert_eq!(mawbeasts.reach("use savage-mawbeasts"), set("G1 G2 G5 G6 G8"), "any land");
    assert_eq!(feared(&mawbeasts.cast("use savage-mawbeasts", "G1")), 0);
}

#[test]
fn targeting_is_checked_once_when_the_use_begins() {
    proves(&[SI_234]);
    // The only Presence leaves its land and the last Invaders there fall: the Power goes on.
    let lands = format!("{FAR}land G5 presence:2\nland G6 explorer:1 town:1 dahan:1\n");
    let mut mud = slow("mud moon:2 water:3 earth:2", "", &lands);
    let mut events = mud.cast("innate 1", "G6");
    events.extend(mud.play("1 pick explorer G6"));
    assert_eq!(mud.presence("G5"), [1, 0], "no sacred site any more");
    events.extend(mud.play("1 send dahan G6 G1"));
    assert_eq!(feared(&events), 2, "the second threshold still in G6");
    assert_eq!(mud.pieces("G6"), "town-1:1");
}

#[test]
fn terrains_limit_the_target() {
    proves(&[SI_236]);
    let lands = format!("{FAR}land G5 presence:2\n");
    let mut growth = slow("eyes", "voracious-growth", &lands);
    assert_eq!(growth.reach("use voracious-growth"), set("G2 G4 G6 G7"), "Jungle or Wetland");
    growth.play("1 use voracious-growth");
    assert_eq!(growth.refused("1 land G8"), SI_236);
    let talons = fast("eyes", "talons-of-lightning", &lands);
    assert_eq!(talons.reach("use talons-of-lightning"), set("G2 G4 G8"), "Mountain or Wetland");
}

#[test]
fn the_coast_limits_the_target() {
    proves(&[SI_237]);
    let mut tsunami = slow("eyes", "tsunami", &format!("{FAR}land G5 presence:2\n"));
    assert_eq!(tsunami.reach("use tsunami"), set("G1 G2 G3 H3"));
    tsunami.play("1 use tsunami");
    assert_eq!(tsunami.refused("1 land G5"), SI_237);
    let uniques = SPIRITS.iter().flat_map(|spirit| spirit.uniques.iter().chain(spirit.innates));
    let mut powers = MINORS.iter().chain(&MAJORS).chain(uniques);
    let inland = |power: &Power| matches!(power.target, Target::Land { tests, .. } if tests.contains(&Condition::Inland));
    assert!(!powers.any(inland), "no Power of this box has an inland target");
}

#[test]
fn invaders_or_none_of_them_limit_the_target() {
    proves(&[SI_238]);
    let lands =
        format!("{FAR}land G5 presence:2 explorer:1\nland G6 town:1\nland G8 city:1\nland G7 dahan:2\n");
    let mut rain = slow("eyes", "rain-of-blood", &lands);
    assert_eq!(rain.reach("use rain-of-blood"), set("G5 G6 G8"));
    rain.play("1 use rain-of-blood");
    assert_eq!(rain.refused("1 land G7"), SI_238);
    let mut lure = fast("eyes", "lure-of-the-unknown", &lands);
    assert_eq!(lure.reach("use lure-of-the-unknown"), set("G1 G2 G3 G4 G7 H3"));
    lure.play("1 use lure-of-the-unknown");
    assert_eq!(lure.refused("1 land G6"), SI_238);
}

#[test]
fn dahan_or_blight_limit_the_target() {
    proves(&[SI_239]);
    let lands = format!(
        "{FAR}land G5 presence:2\nland G6 dahan-1:1 town:1\nland G8 dahan:1 blight:1\nland G7 blight:2\n"
    );
    let mut bloodshed = slow("eyes", "call-to-bloodshed", &lands);
    assert_eq!(bloodshed.reach("use call-to-bloodshed"), set("G6 G8"));
    bloodshed.play("1 use call-to-bloodshed");
    assert_eq!(bloodshed.refused("1 land G5"), SI_239);
    let thrashes = slow("eyes", "the-land-thrashes-in-furious-pain", &lands);
    assert_eq!(thrashes.reach("use the-land-thrashes-in-furious-pain"), set("G7 G8"));
    let mut rouse = slow("eyes", "rouse-the-trees-and-stones", &lands);
    assert_eq!(rouse.reach("use rouse-the-trees-and-stones"), set("G2 G4 G5 G6"));
    rouse.play("1 use rouse-the-trees-and-stones");
    assert_eq!(rouse.refused("1 land G7"), SI_239);
}

#[test]
fn any_spirit_includes_the_user_and_another_spirit_does_not() {
    proves(&[SI_240, SI_241]);
    let lands = format!("{FAR}land G5 presence:2\n");
    let any = fast("wind", "gift-of-the-sunlit-air", &lands);
    assert_eq!(any.reach("use gift-of-the-sunlit-air"), set("1 2"));
    let another = fast("teeth", "gift-of-furious-might", &lands);
    assert_eq!(another.reach("use gift-of-furious-might"), set("2"));
    let mut three = table(
        "phase fast-phase\nspirit 1 devouring-teeth-lurk-underfoot\nspirit 2 eyes-watch-from-the-trees\n\
         spirit 3 sun-bright-whirlwind\nplay 1 gift-of-furious-might\nland G1 city:1 presence:1,1,1\n",
    );
    three.play("1 use gift-of-furious-might");
    assert_eq!(three.rest("1 spirit"), set("2 3"));
    assert_eq!(three.refused("1 spirit 1"), SI_241);
}

#[test]
fn alone_another_spirit_is_oneself() {
    proves(&[SI_241]);
    let mut alone = table(
        "phase fast-phase\nspirit 1 devouring-teeth-lurk-underfoot tracks:1,2\n\
         play 1 gift-of-furious-might mark-territory-with-scars-and-teeth\nland G1 city:1 presence:2\n",
    );
    alone.play("1 use gift-of-furious-might");
    assert!(alone.line("lasting gift-of-furious-might").contains("target:1"));
}

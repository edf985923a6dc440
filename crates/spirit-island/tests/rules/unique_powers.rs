//! Unique Powers with more than numbers.

use artel_spirit_island::rules::{
    SI_214, SI_221, SI_265, SI_279, SI_281, SI_284, SI_297, SI_298, SI_R55, SI_R69, SI_R74, SI_R81,
};
use artel_spirit_island::{Event, Phase};

use crate::support::powers::{fast, fast_with, feared, slow, slow_with};
use crate::support::{Table, proves, set, table};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";
/// Spirit 1 may make a Slow Power Fast.
const STEPS: &str = "lasting gift-of-wind-sped-steps 1/1 user:1 target:1 left:1\n";

#[test]
fn ferocious_rampage_and_the_lurking_maw() {
    proves(&[SI_265, SI_284]);
    let mut rampage =
        slow("teeth", "ferocious-rampage", &format!("{FAR}land G6 presence:1 explorer:3 town:2 city:1\n"));
    assert_eq!(feared(&rampage.cast("use ferocious-rampage", "G6")), 1);
    assert_eq!(rampage.rest("1 pick"), ["explorer G6", "town G6"].map(str::to_owned).into());
    let mut maw = slow(
        "teeth",
        "herd-towards-the-lurking-maw",
        &format!("{FAR}land G6 presence:1\nland G1 town:1 explorer:1 city:1\n"),
    );
    assert_eq!(feared(&maw.cast("use herd-towards-the-lurking-maw", "G6")), 1);
    assert!(maw.can("1 skip") && maw.rest("1 send").len() == 2);
    maw.play("1 send town G1 G6");
    assert_eq!((maw.pieces("G6"), maw.asked()), ("town:1".into(), vec![2]));
}

#[test]
fn mark_territory_frightens_only_invaders() {
    proves(&[SI_214]);
    let mut there =
        fast("teeth", "mark-territory-with-scars-and-teeth", &format!("{FAR}land G6 presence:1 town:1\n"));
    assert_eq!(feared(&there.cast("use mark-territory-with-scars-and-teeth", "G6")), 2);
    assert_eq!(there.defend("G6"), 9);
    let mut none =
        fast("teeth", "mark-territory-with-scars-and-teeth", &format!("{FAR}land G6 presence:1\n"));
    assert_eq!(
        (feared(&none.cast("use mark-territory-with-scars-and-teeth", "G6")), none.defend("G6")),
        (0, 9)
    );
}

#[test]
fn the_target_of_watchful_guarding_may_pay_for_more() {
    proves(&[SI_R55, SI_R69]);
    let lands = format!("{FAR}land G6 presence:2\nland H5 presence:0,1\nland H7 dahan:2\n");
    let start = fast_with("eyes energy:5", "mud energy:1", "boon-of-watchful-guarding", &lands);
    let mut table = start.clone();
    table.cast("use boon-of-watchful-guarding", "2");
    assert_eq!((table.asked(), table.rest("1 land")), (vec![1], set("H5 H8")), "the user picks the land");
    table.play("1 land H5");
    assert_eq!(table.moves(), ["2 yes", "2 no"].map(str::to_owned).into(), "the target decides to pay");
    let mut unpaid = table.clone();
    unpaid.play("2 no");
    assert_eq!((unpaid.defend("H5"), unpaid.energy(2)), (4, 1));
    table.play("2 yes");
    assert_eq!((table.defend("H5"), table.energy(2), table.energy(1)), (8, 0, 5));
    assert_eq!(table.rest("1 send"), ["dahan H7 H5".to_owned()].into(), "the Dahan trust the Watchers");
    let mut poor = fast_with("eyes energy:5", "mud", "boon-of-watchful-guarding", &lands);
    poor.cast("use boon-of-watchful-guarding", "2");
    poor.play("1 land H8");
    assert_eq!((poor.defend("H8"), poor.asked()), (4, vec![1]), "nothing to pay with; H7 lies next to it");
}

#[test]
fn whispered_guidance_and_shifting_waterways() {
    proves(&[SI_214, SI_279]);
    let fear = |pieces: &str| {
        let mut table = slow(
            "eyes",
            "whispered-guidance-through-the-night",
            &format!("{FAR}land G6 presence:1 {pieces}\nland G1 dahan:1\n"),
        );
        let mut events = table.cast("use whispered-guidance-through-the-night", "G6");
        events.extend(table.play("1 send dahan G1 G6"));
        feared(&events)
    };
    assert_eq!((fear("town:1"), fear("")), (1, 0), "Invaders and, after the Gather, Dahan");
    let mut without = slow(
        "eyes",
        "whispered-guidance-through-the-night",
        &format!("{FAR}land G6 presence:1 town:1\nland G1 dahan:1\n"),
    );
    without.cast("use whispered-guidance-through-the-night", "G6");
    assert_eq!(feared(&without.play("1 skip")), 0, "no Dahan came");
    let mut water =
        slow("mud", "open-shifting-waterways", &format!("{FAR}land G6 presence:1 town:1\nland G1 dahan:2\n"));
    water.cast("use open-shifting-waterways", "G6");
    let events = water.play_all(&["1 send dahan G1 G6", "1 skip"]);
    assert_eq!((feared(&events), water.pieces("G6")), (1, "town-1:1 dahan:1".into()));
}

#[test]
fn call_on_herders_counts_dahan_before_it_pushes() {
    proves(&[SI_214, SI_279]);
    let lands = format!("{FAR}land G6 presence:1 explorer:2 town:1 dahan:1 city:1\nland G1 dahan:2\n");
    let mut table = slow("heat", "call-on-herders-for-aid", &lands);
    table.cast("use call-on-herders-for-aid", "G6");
    table.play_all(&["1 send dahan G1 G6", "1 send dahan G1 G6"]);
    assert!(!table.rest("1 send").iter().any(|text| text.starts_with("city")));
    table.play_all(&["1 send dahan G6 G8", "1 send dahan G6 G8", "1 send town G6 G8"]);
    assert_eq!(
        (table.pieces("G6"), table.asked()),
        ("explorer:2 city:1 dahan:1".into(), vec![2]),
        "three for three Dahan"
    );
}

#[test]
fn gift_of_searing_heat_gives_energy_or_damage() {
    proves(&[SI_R55]);
    let lands = format!("{FAR}land G6 presence:2\nland H5 presence:0,1 explorer:1\n");
    let start = fast_with("heat energy:1", "mud energy:1", "gift-of-searing-heat", &lands);
    let mut energy = start.clone();
    energy.cast("use gift-of-searing-heat", "2");
    assert_eq!((energy.asked(), energy.rest("1 choose")), (vec![1], set("1 2")), "the user chooses");
    energy.play("1 choose 1");
    assert_eq!((energy.energy(2), energy.energy(1)), (3, 1));
    let mut damage = start.clone();
    damage.cast("use gift-of-searing-heat", "2");
    damage.play("1 choose 2");
    assert_eq!(damage.asked(), [2], "the target pays and picks the land");
    let mut declined = damage.clone();
    declined.play("2 no");
    assert_eq!((declined.energy(2), declined.pieces("H5")), (1, "explorer:1".into()));
    damage.play_all(&["2 yes", "2 land H5"]);
    assert_eq!((damage.energy(2), damage.pieces("H5")), (0, String::new()));
}

#[test]
fn stinging_sandstorm_gathers_own_presence() {
    proves(&[SI_284]);
    let lands = format!("{FAR}land G5 presence:1\nland G6 explorer:2\nland G1 presence:0,1\n");
    let mut table = slow("heat", "stinging-sandstorm", &lands);
    table.cast("use stinging-sandstorm", "G6");
    assert_eq!(table.moves(), ["1 presence G5 G6", "1 skip"].map(str::to_owned).into());
    let mut left_out = table.clone();
    assert_eq!(feared(&left_out.play("1 skip")), 1);
    assert_eq!((left_out.pieces("G6"), left_out.presence("G5")), ("explorer:1".into(), [1, 0]));
    table.play("1 presence G5 G6");
    assert_eq!((table.presence("G6"), table.pieces("G6")), ([1, 0], "explorer:1".into()));
}

/// The Fast phase of Rising Heat alone: Sweltering Exhaustion in G6, where Jungles ravage and build.
fn exhausted() -> Table {
    let mut table = table(
        "phase fast-phase\nspirit 1 rising-heat-of-stone-and-sand\nplay 1 sweltering-exhaustion\n\
         invader-discard stage-1-mountain stage-1-wetland\nravage stage-1-jungle\nbuild stage-2-jungle\nland G5 presence:2\nland G6 town:2\n",
    );
    table.play_all(&["1 use sweltering-exhaustion", "1 land G6"]);
    table
}

#[test]
fn sweltering_exhaustion_skips_a_ravage_or_a_build_when_it_would_happen() {
    proves(&[SI_221, SI_R55]);
    let skips = |table: &mut Table, text: &str| {
        let events = table.play(text);
        events.iter().filter(|event| matches!(event, Event::Skipped { .. })).count()
    };
    let mut table = exhausted();
    assert_eq!((table.phase(), table.moves()), (Phase::Invader, ["1 yes", "1 no"].map(str::to_owned).into()));
    let mut build = table.clone();
    assert_eq!(skips(&mut table, "1 yes"), 1, "the Ravage; the Build then happens");
    assert_eq!(skips(&mut build, "1 no"), 0);
    assert_eq!(build.moves(), ["1 yes", "1 no"].map(str::to_owned).into(), "the Build can still be skipped");
    assert!(build.pieces("G6").ends_with("blight:1"));
    assert_eq!(skips(&mut build, "1 yes"), 1);
}

#[test]
fn scatter_sends_pieces_to_as_many_lands_as_possible() {
    proves(&[SI_281, SI_284, SI_R81]);
    let mut table = slow(
        "wind",
        "scatter-to-the-winds",
        &format!("{FAR}land G8 presence:1 explorer:3 town:1 dahan:2 city:1\n"),
    );
    table.cast("use scatter-to-the-winds", "G8");
    table.play("1 send explorer G8 G5");
    assert_eq!(table.rest("1 send town G8"), set("G6 G7"), "another land");
    table.play("1 send town G8 G6");
    assert_eq!(table.rest("1 send dahan G8"), set("G7"));
    table.play("1 send dahan G8 G7");
    assert_eq!(table.rest("1 send explorer G8"), set("G5 G6 G7"), "all have got one");
    table.play("1 send explorer G8 G6");
    assert_eq!(table.rest("1 send explorer G8"), set("G5 G6 G7"), "nothing has to be even");
    table.play("1 send explorer G8 G5");
    assert_eq!((table.pieces("G8"), table.asked()), ("city:1 dahan:1".into(), vec![2]), "five");
}

#[test]
fn tempest_hits_up_to_five_different_invaders() {
    proves(&[SI_265, SI_R55]);
    let mut table = fast(
        "wind",
        "tempest-of-leaves-and-branches",
        &format!("{FAR}land G6 presence:2 explorer:2 town:2 city:2\n"),
    );
    table.cast("use tempest-of-leaves-and-branches", "G6");
    table.play_all(&["1 pick town G6", "1 pick town G6"]);
    assert_eq!(table.rest("1 pick"), ["explorer G6", "city G6"].map(str::to_owned).into());
    let mut fewer = table.clone();
    fewer.play("1 skip");
    assert_eq!(fewer.pieces("G6"), "explorer:2 town-1:2 city:2");
    table.play_all(&["1 pick city G6", "1 pick city G6", "1 pick explorer G6"]);
    assert_eq!((table.pieces("G6"), table.asked()), ("explorer:1 town-1:2 city-1:2".into(), vec![2]));
}

#[test]
fn wind_sped_steps_are_for_powers_that_push_or_gather() {
    proves(&[SI_297, SI_298]);
    let lands = format!("{FAR}{STEPS}land G5 presence:2 explorer:2 dahan:1 town:1\n");
    let quick = |cards: &str, spirit: &str| fast(&format!("{spirit} tracks:1,2"), cards, &lands);
    assert!(quick("call-to-bloodshed", "eyes").can("1 use call-to-bloodshed"), "an optional Gather");
    assert!(
        quick("shadows-of-the-burning-forest", "eyes").can("1 use shadows-of-the-burning-forest"),
        "a conditional Push"
    );
    assert!(!quick("rain-of-blood", "eyes").can("1 use rain-of-blood"), "neither");
    assert!(quick("", "teeth fire animal").can("1 innate 1"), "Death Approaches gathers Presence");
    assert!(!quick("", "heat fire:2 air:2").can("1 innate 1"), "Scorch does not");
}

#[test]
fn the_slow_power_is_named_when_it_is_used() {
    proves(&[SI_R74]);
    let lands = format!("{FAR}land G5 presence:2 explorer:4\n");
    let mut table = fast_with(
        "wind energy:1 tracks:1,3",
        "mud",
        "gift-of-wind-sped-steps scatter-to-the-winds call-to-migrate",
        &lands,
    );
    table.cast("use gift-of-wind-sped-steps", "1");
    assert_eq!(table.energy(1), 1, "no Energy for oneself");
    assert!(table.can("1 use scatter-to-the-winds") && table.can("1 use call-to-migrate"));
    table.cast("use scatter-to-the-winds", "G5");
    table.play("1 skip");
    assert!(!table.can("1 use call-to-migrate"), "only one");
    let mut given = fast_with("wind", "mud", "gift-of-wind-sped-steps", &lands);
    given.cast("use gift-of-wind-sped-steps", "2");
    assert_eq!(given.energy(2), 1);
    assert!(slow_with("wind", "mud", "scatter-to-the-winds", &lands).can("1 use scatter-to-the-winds"));
}

//! The Special Rules of the five Spirits.

use artel_spirit_island::rules::{
    SI_067, SI_135, SI_192, SI_274, SI_299, SI_301, SI_R14, SI_R45, SI_R60, SI_R69,
};
use artel_spirit_island::{Event, Kind, WITH_HEALTH};

use crate::support::invaders::{builds, one_fear, ravages};
use crate::support::powers::{fast, feared, slow};
use crate::support::{Table, named, proves, table};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

fn health(table: &Table, land: &str) -> Vec<u8> {
    WITH_HEALTH.iter().map(|kind| table.game.health(kind, named(land))).collect()
}

#[test]
fn territorial_aggression_adds_one_damage_to_own_powers_of_every_kind() {
    proves(&[SI_299, SI_301, SI_R45]);
    let lands = format!("{FAR}land G6 presence:2 explorer:8\n");
    let killed = |speed: &str, power: &str, cards: &str| {
        let mut table = if speed == "fast" {
            fast("teeth", cards, &lands)
        } else {
            slow("teeth fire:2 earth animal:2", cards, &lands)
        };
        table.cast(power, "G6");
        let left: u8 = table.game.count(named("G6"), Kind::Explorer);
        8 - left
    };
    assert_eq!(killed("slow", "use ferocious-rampage", "ferocious-rampage"), 3 + 1, "Unique");
    assert_eq!(killed("slow", "use devouring-ants", "devouring-ants"), 2 + 1, "Minor");
    assert_eq!(killed("slow", "use pillar-of-living-flame", "pillar-of-living-flame"), 5 + 1, "Major");
    assert_eq!(killed("slow", "innate 1", ""), 1 + 1, "Innate");
    assert_eq!(
        killed("fast", "use mark-territory-with-scars-and-teeth", "mark-territory-with-scars-and-teeth"),
        0
    );
}

#[test]
fn dahan_trust_the_watchers_after_every_power_that_defends_a_land() {
    proves(&[SI_R69]);
    let lands = format!("{FAR}land G6 presence:2 explorer:1\nland G5 dahan:3\n");
    let mut table = fast(
        "eyes energy:3 tracks:3,4 moon plant:2",
        "boon-of-watchful-guarding dark-and-tangled-woods drift-down-into-slumber",
        &lands,
    );
    table.cast("innate 1", "G6");
    table.play("1 send dahan G5 G6");
    table.cast("use dark-and-tangled-woods", "G6");
    table.play("1 send dahan G5 G6");
    table.cast("use boon-of-watchful-guarding", "1");
    table.play("1 no");
    assert!(table.can("1 skip"), "it may be left out");
    table.play("1 skip");
    assert_eq!((table.pieces("G6"), table.defend("G6")), ("explorer:1 dahan:2".into(), 6 + 3 + 4));
    // In Wetland the Woods defend nothing.
    let mut none =
        fast("eyes", "dark-and-tangled-woods", &format!("{FAR}land G6 presence:2\nland G5 dahan:3\n"));
    none.cast("use dark-and-tangled-woods", "G2");
    assert_eq!(none.asked(), [2]);
    // Another Spirit has no such rule.
    let mut other = fast("heat", "dark-and-tangled-woods", &lands);
    other.cast("use dark-and-tangled-woods", "G6");
    assert_eq!((other.asked(), other.defend("G6")), (vec![2], 3));
}

/// The Invader phase of the Mud: what is built in G2 and G4.
fn builds_of_the_mud(lines: &str) -> Vec<String> {
    let mut table = table(&format!(
        "phase fast-phase\nspirit 1 fathomless-mud-of-the-swamp tracks:1,2\nplay 1 intractable-thickets-and-thorns\n\
         build stage-1-wetland\n{lines}"
    ));
    builds(&table.play_as("1 ready", &["stage-1-mountain"]))
}

#[test]
fn no_firm_foundations_are_offered_at_sacred_sites() {
    proves(&[SI_135]);
    assert_eq!(
        builds_of_the_mud("land G2 presence:2 town:1\nland G4 town:1 presence:1\n"),
        ["G2:explorer", "G4:city"]
    );
    assert_eq!(
        builds_of_the_mud("land G2 presence:2 city:1\nland G4 explorer:1\n"),
        ["G2:explorer", "G4:town"]
    );
    assert_eq!(
        builds_of_the_mud("land G2 presence:2\nland G4 explorer:1\n"),
        ["G4:town"],
        "only where Invaders are"
    );
    assert_eq!(
        builds_of_the_mud("skip G2 build\nland G2 presence:2 town:1\nland G4 explorer:1\n"),
        ["G4:town"],
        "can be skipped"
    );
}

#[test]
fn a_skipped_city_and_no_foundations_are_in_the_order_the_players_like() {
    proves(&[SI_R60]);
    let lines = one_fear("overseas-trade-seems-safer", 2);
    let mut start = table(&format!(
        "phase fast-phase\nspirit 1 fathomless-mud-of-the-swamp tracks:1,2\nplay 1 intractable-thickets-and-thorns\n\
         build stage-1-wetland\n{lines}land G2 presence:2 town:1\n"
    ));
    start.play_as("1 ready", &["overseas-trade-seems-safer"]);
    let mut changed = start.clone();
    changed.play("1 no");
    assert!(changed.pieces("G2").starts_with("explorer:1 town:1"), "{}", changed.pieces("G2"));
    start.play("1 yes");
    assert!(start.pieces("G2").starts_with("town:1"), "{}", start.pieces("G2"));
}

#[test]
fn blistering_heat_weakens_invaders_at_sacred_sites() {
    proves(&[SI_192]);
    let table = slow(
        "heat",
        "",
        &format!("{FAR}land G6 presence:2 town:1 city-1:1 explorer:1 dahan:1\nland G5 presence:1\n"),
    );
    assert_eq!(health(&table, "G6"), [1, 1, 2, 2]);
    assert_eq!(health(&table, "G5"), [1, 2, 3, 2], "no sacred site");
    let mut fight = slow("heat", "savage-mawbeasts", &format!("{FAR}land G6 presence:2 town:1\n"));
    assert_eq!(feared(&fight.cast("use savage-mawbeasts", "G6")), 2);
    assert_eq!(fight.pieces("G6"), "", "1 damage destroys a Town");
    let allied = slow("eyes", "", &format!("{FAR}land G6 presence:2 town:1\n"));
    assert_eq!(health(&allied, "G6"), [1, 2, 3, 2]);
}

#[test]
fn invaders_in_blistering_heat_strike_as_hard_as_ever() {
    proves(&[SI_274]);
    let mut table = table(
        "phase fast-phase\nspirit 1 rising-heat-of-stone-and-sand tracks:1,2\nplay 1 gift-of-searing-heat\n\
         ravage stage-1-jungle\nbuild stage-1-sands\nland G6 presence:2 town:1 city:1\nland G8 presence:1\n",
    );
    assert_eq!(ravages(&table.play_as("1 ready", &["stage-1-mountain"])), ["G6:5"]);
}

#[test]
fn a_new_sacred_site_destroys_hurt_invaders_at_once() {
    proves(&[SI_192]);
    let lands = format!("{FAR}land G5 presence:1\nland G6 presence:1 town-1:1 city-2:1 city-1:1\n");
    let mut storm = slow("heat", "stinging-sandstorm", &lands);
    storm.cast("use stinging-sandstorm", "G6");
    let events = storm.play("1 presence G5 G6");
    // A Town and a City fall with 3 Fear; 1 Fear and 1 damage of the card destroy the other City.
    assert_eq!((storm.pieces("G6"), feared(&events)), (String::new(), 1 + 2 + 1 + 2));
    let mut claim = fast("heat", "indomitable-claim", &lands);
    claim.cast("use indomitable-claim", "G6");
    assert_eq!(feared(&claim.play("1 track plays")), 3);
    assert_eq!(claim.pieces("G6"), "city-1:1");
}

#[test]
fn hurt_pieces_that_come_to_or_leave_the_heat_have_the_health_of_their_land() {
    proves(&[SI_192]);
    let lands = format!("{FAR}land G6 presence:2 city-1:1 town:1\nland G5 town-1:1 presence:1\n");
    let mut herds = slow("heat", "gnawing-rootbiters", &lands);
    herds.cast("use gnawing-rootbiters", "G5");
    let events = herds.play("1 send town-1 G5 G6");
    assert_eq!((herds.pieces("G6"), feared(&events)), ("town:1 city-1:1".into(), 1), "it falls on arrival");
    let mut away = slow("heat", "gnawing-rootbiters savage-mawbeasts", &lands);
    away.cast("use gnawing-rootbiters", "G6");
    away.play("1 send town G6 G2");
    assert_eq!(health(&away, "G2"), [1, 2, 3, 2]);
}

/// The Whirlwind grows with Presence in G5 next to these pieces.
fn wind(lines: &str) -> Table {
    let mut table =
        table(&format!("spirit 1 sun-bright-whirlwind\nland G5 presence:1\nland G2 city:1\n{lines}"));
    table.play_all(&["1 grow 2", "1 act 1"]);
    table
}

#[test]
fn a_stiff_wind_pushes_one_explorer_or_dahan_after_growth() {
    proves(&[SI_067]);
    let mut table = wind("land G6 explorer:2 dahan:1 town:1\n");
    table.play_all(&["1 land G6", "1 track plays"]);
    let sends = table.rest("1 send");
    assert!(sends.contains("explorer G6 G1") && sends.contains("dahan G6 G8") && table.can("1 skip"));
    assert!(!sends.iter().any(|text| text.contains("town") || text.contains("city")));
    let events = table.play("1 send explorer G6 G1");
    assert!(matches!(events[0], Event::Pushed { .. }));
    assert!(table.rest("1 send").is_empty(), "only one");
    let mut skipped = wind("land G6 explorer:2\n");
    skipped.play_all(&["1 land G6", "1 track plays", "1 skip"]);
    assert!(skipped.land("G6").starts_with("explorer:2"));
}

#[test]
fn a_stiff_wind_blows_for_relocated_presence_too_but_not_for_powers() {
    proves(&[SI_R14]);
    let mut table = wind("land G6 dahan:1\n");
    table.play_all(&["1 land G6", "1 from G5"]);
    assert!(table.can("1 send dahan G6 G5"));
    let mut claim = fast("wind", "indomitable-claim", &format!("{FAR}land G6 presence:1 dahan:1\n"));
    claim.cast("use indomitable-claim", "G6");
    claim.play("1 track plays");
    assert_eq!((claim.asked(), claim.presence("G6")), (vec![2], [2, 0]), "Presence added by a Power");
}

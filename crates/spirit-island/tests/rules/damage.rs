//! Damage, destroying, removing and replacing.

use artel_engine::Status;
use artel_spirit_island::rules::{
    SI_218, SI_265, SI_266, SI_267, SI_268, SI_269, SI_270, SI_271, SI_272, SI_273, SI_303, SI_324, SI_R22,
    SI_R23, SI_R61, SI_R62, SI_R63, SI_R79, SM_108,
};
use artel_spirit_island::{Event, WITH_HEALTH};

use crate::support::invaders::{alone, one_fear, ravages};
use crate::support::powers::{fast, feared, slow};
use crate::support::{named, proves};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";

#[test]
fn damage_goes_to_invaders_of_the_target_land_as_the_user_likes() {
    proves(&[SI_265, SI_266, SI_R79]);
    let lands = "land G2 presence:1\nland G5 explorer:1 town:1 city:1 dahan:2\nland G6 city:1\n";
    let mut start = slow("eyes", "cleansing-floods", lands);
    start.cast("use cleansing-floods", "G5");
    assert_eq!(start.rest("1 pick"), ["explorer G5", "town G5", "city G5"].map(str::to_owned).into());
    assert_eq!(start.refused("1 pick dahan G5"), SI_265);
    assert_eq!(start.refused("1 pick city G6"), SI_218);
    assert_eq!(start.refused("1 skip"), SI_R79);
    let mut spread = start.clone();
    spread.play_all(&["1 pick explorer G5", "1 pick town G5", "1 pick city G5", "1 pick city-1 G5"]);
    assert_eq!(spread.pieces("G5"), "town-1:1 city-2:1 dahan:2");
    start.play_all(&["1 pick city G5", "1 pick city-1 G5", "1 pick city-2 G5", "1 pick explorer G5"]);
    assert_eq!((start.pieces("G5"), start.pieces("G6")), ("town:1 dahan:2".to_owned(), "city:1".to_owned()));
}

#[test]
fn damage_changes_neither_health_nor_attack() {
    proves(&[SI_267, SI_324]);
    let table = slow("eyes", "", &format!("{FAR}land G5 presence:1 town-1:1 city-2:1 dahan-1:1\n"));
    let health = WITH_HEALTH.iter().map(|kind| table.game.health(kind, named("G5")));
    assert_eq!(health.collect::<Vec<_>>(), [1, 2, 3, 2]);
    let mut hurt = alone(
        "ravage stage-1-jungle\nbuild stage-1-sands\nland G8 city:1 presence:2\nland G6 town-1:1 city-2:1\n",
    );
    assert_eq!(ravages(&hurt.invade(&["stage-1-wetland"])), ["G6:5"]);
}

#[test]
fn three_powers_with_one_damage_each_destroy_a_city() {
    proves(&[SI_268, SI_269]);
    let mut table = slow(
        "mud tracks:1,4",
        "open-shifting-waterways pull-beneath-the-hungry-earth savage-mawbeasts",
        &format!("{FAR}land G6 presence:2 city:1 dahan:1\n"),
    );
    assert_eq!(feared(&table.cast("use open-shifting-waterways", "G6")), 1);
    assert_eq!(table.pieces("G6"), "city-1:1 dahan:1");
    assert_eq!(feared(&table.cast("use savage-mawbeasts", "G6")), 1);
    assert_eq!(table.pieces("G6"), "city-2:1 dahan:1");
    let events = table.cast("use pull-beneath-the-hungry-earth", "G6");
    assert_eq!((feared(&events), table.pieces("G6").as_str()), (1 + 2, "dahan:1"));
}

#[test]
fn as_much_damage_as_health_destroys_with_fear_by_kind() {
    proves(&[SI_273, SI_324]);
    for (kind, health, fear) in [("explorer", 1, 0), ("town", 2, 1), ("city", 3, 2)] {
        for damage in 1..=health {
            let piece = if damage == 1 { kind.to_owned() } else { format!("{kind}-{}", damage - 1) };
            let mut table = slow("eyes", "savage-mawbeasts", &format!("{FAR}land G6 presence:2 {piece}:1\n"));
            let events = table.cast("use savage-mawbeasts", "G6");
            let falls = damage == health;
            assert_eq!(table.pieces("G6").is_empty(), falls, "{piece}");
            assert_eq!(feared(&events), 1 + if falls { fear } else { 0 }, "{piece}");
        }
    }
}

#[test]
fn removing_is_not_destroying() {
    proves(&[SI_270]);
    let fear = one_fear("fear-of-the-unseen", 1);
    let mut table = alone(&format!("{fear}land G8 city:1\nland G6 town:1 presence:2\n"));
    let events = table.invade(&["fear-of-the-unseen", "stage-1-jungle"]);
    assert_eq!((feared(&events), table.pieces("G6").contains("town")), (0, false));
    let destroyed = events.iter().any(|event| matches!(event, Event::Destroyed { .. }));
    assert!(!destroyed && events.iter().any(|event| matches!(event, Event::Removed { .. })));
}

#[test]
fn health_worth_of_invaders_counts_what_they_have_at_most() {
    proves(&[SI_R61]);
    // 3 Health worth: a damaged Town is worth 2, so that two of them are too much.
    let fear = one_fear("seek-safety", 3);
    let mut table = alone(&format!("{fear}land G8 city:1 presence:2\nland G6 town-1:2 explorer:1\n"));
    table.invade(&["seek-safety"]);
    table.play("1 yes");
    table.play("1 pick town-1 G6");
    assert_eq!(table.rest("1 pick"), ["explorer G6".to_owned()].into());
    // Where Blistering Heat weakens them, a Town is worth 1.
    let mut weak = crate::support::table(&format!(
        "phase fast-phase\nspirit 1 rising-heat-of-stone-and-sand\nplay 1 gift-of-searing-heat\n{fear}\
         land G8 city:1\nland G6 town:4 presence:2\n"
    ));
    weak.invade(&["seek-safety"]);
    weak.play("1 yes");
    while weak.can("1 pick town G6") {
        weak.play("1 pick town G6");
    }
    assert!(weak.pieces("G6").contains("town:1"), "{}", weak.pieces("G6"));
}

#[test]
fn replacing_gives_no_fear() {
    proves(&[SI_271]);
    let mut winds = fast("eyes", "winds-of-rust-and-atrophy", &format!("{FAR}land G6 presence:2 city:1\n"));
    assert_eq!(feared(&winds.cast("use winds-of-rust-and-atrophy", "G6")), 1, "what the card says");
    assert_eq!(winds.pieces("G6"), "town:1");
    let mut town = fast("eyes", "winds-of-rust-and-atrophy", &format!("{FAR}land G6 presence:2 town:1\n"));
    assert_eq!(feared(&town.cast("use winds-of-rust-and-atrophy", "G6")), 1);
    assert_eq!(town.pieces("G6"), "explorer:1");
    let mut call =
        slow("eyes", "call-of-the-dahan-ways", &format!("{FAR}land G6 presence:2 explorer:2 dahan:1\n"));
    assert_eq!(feared(&call.cast("use call-of-the-dahan-ways", "G6")), 0);
    assert_eq!(call.pieces("G6"), "explorer:1 dahan:2");
}

#[test]
fn the_new_invader_has_the_damage_of_the_old() {
    proves(&[SI_272, SI_R23]);
    let downgrade = |piece: &str| {
        let mut table =
            fast("eyes", "winds-of-rust-and-atrophy", &format!("{FAR}land G6 presence:2 {piece}:1\n"));
        let events = table.cast("use winds-of-rust-and-atrophy", "G6");
        (table.pieces("G6"), feared(&events) - 1)
    };
    assert_eq!(downgrade("city-1"), ("town-1:1".to_owned(), 0));
    assert_eq!(downgrade("city-2"), (String::new(), 1), "a Town with 2 damage is destroyed at once");
    assert_eq!(downgrade("town-1"), (String::new(), 0), "an Explorer gives no Fear");
}

#[test]
fn several_new_pieces_share_the_damage() {
    proves(&[SI_R62, SM_108]);
    let left = |piece: &str| {
        let mut table =
            slow("eyes", "dissolve-the-bonds-of-kinship", &format!("{FAR}land G6 presence:2 {piece}:1\n"));
        table.cast("use dissolve-the-bonds-of-kinship", "G6");
        let sent = table.rest("1 send").iter().filter(|text| text.starts_with("explorer")).count();
        let around: usize =
            ["G1", "G2", "G5", "G8"].iter().filter(|land| table.pieces(land).contains("explorer")).count();
        (sent > 0, around, table.pieces("G6"))
    };
    assert_eq!(left("city"), (true, 0, "explorer:2".to_owned()));
    assert_eq!(left("city-1"), (true, 0, "explorer:1".to_owned()));
    assert_eq!(left("city-2"), (false, 0, String::new()));
}

#[test]
fn damage_carries_over_between_invaders_and_dahan() {
    proves(&[SI_R63]);
    let mut call =
        slow("eyes moon:1", "call-of-the-dahan-ways", &format!("{FAR}land G6 presence:2 town-1:1 dahan:1\n"));
    call.cast("use call-of-the-dahan-ways", "G6");
    assert_eq!(call.pieces("G6"), "dahan:1 dahan-1:1");
    let mut bonds =
        slow("eyes", "dissolve-the-bonds-of-kinship", &format!("{FAR}land G6 presence:2 dahan-1:1\n"));
    let events = bonds.cast("use dissolve-the-bonds-of-kinship", "G6");
    assert_eq!((bonds.pieces("G6"), feared(&events)), (String::new(), 0), "an Explorer with 1 damage");
}

#[test]
fn dahan_hurt_by_a_power_are_chosen_by_its_user() {
    proves(&[SI_R22]);
    let mut ants = slow("eyes", "devouring-ants", &format!("{FAR}land G1 presence:2 dahan:1 dahan-1:1\n"));
    ants.cast("use devouring-ants", "G1");
    assert_eq!(ants.rest("1 pick"), ["dahan G1", "dahan-1 G1"].map(str::to_owned).into());
    ants.play("1 pick dahan-1 G1");
    assert_eq!((ants.pieces("G1"), ants.status()), ("dahan:1".to_owned(), Status::Playing));
}

#[test]
fn a_power_that_deals_no_damage_gets_no_bonus() {
    proves(&[SI_303]);
    // Savage Mawbeasts deal damage only in Jungle and Wetland without their threshold.
    let mut none = slow("teeth", "savage-mawbeasts", &format!("{FAR}land G5 presence:2 explorer:2\n"));
    none.cast("use savage-mawbeasts", "G5");
    assert_eq!(none.pieces("G5"), "explorer:2");
    let mut some = slow("teeth", "savage-mawbeasts", &format!("{FAR}land G6 presence:2 explorer:3\n"));
    some.cast("use savage-mawbeasts", "G6");
    assert_eq!(some.pieces("G6"), "explorer:1");
    let mut empty = slow("teeth", "purifying-flame", &format!("{FAR}land G6 presence:2 explorer:3\n"));
    empty.cast("use purifying-flame", "G6");
    assert_eq!(empty.pieces("G6"), "explorer:3", "1 damage for each Blight is none");
}

//! Blight: where it comes from, what it destroys, and how it cascades.

use artel_spirit_island::content::horizons::{MAJORS, MINORS};
use artel_spirit_island::effect::Effect;
use artel_spirit_island::rules::{
    SI_041, SI_197, SI_198, SI_199, SI_200, SI_201, SI_202, SI_203, SI_R26, SI_R27, SI_R53, SI_R65, SI_R82,
};
use artel_spirit_island::{Event, Kind};

use crate::support::invaders::{alone, ravages, two};
use crate::support::{proves, set, table};

const JUNGLES: &str = "ravage stage-1-jungle\nbuild stage-1-sands\n";

#[test]
fn blight_comes_from_the_pool_and_goes_back_there() {
    proves(&[SI_197, SI_198]);
    let mut added = alone(&format!("{JUNGLES}land G8 city:1 presence:2\nland G6 town:1\n"));
    added.invade(&["stage-1-wetland"]);
    assert_eq!((added.land("G6"), added.pool()), ("town:1 blight:1".into(), 6));
    let spirit = "phase slow-phase\nspirit 1 sun-bright-whirlwind\nplay 1 call-to-tend\n";
    let mut removed = table(&format!("{spirit}land G8 city:1 presence:2\nland G6 dahan:1 blight:2\n"));
    assert_eq!(removed.pool(), 5);
    removed.play("1 use call-to-tend");
    removed.play("1 choose 1");
    assert_eq!((removed.land("G6"), removed.pool()), ("dahan:1 blight:1".into(), 6));
}

#[test]
fn added_blight_destroys_one_presence_of_every_spirit_there() {
    proves(&[SI_199]);
    let lands = "land G8 city:1 presence:1,1\nland G6 town:1 presence:3,2\n";
    let mut table = two(&format!("{JUNGLES}{lands}"));
    table.invade(&["stage-1-wetland"]);
    assert_eq!(table.land("G6"), "town:1 blight:1 presence:2,1");
    assert_eq!(table.land("G8"), "city:1 presence:1,1");
}

#[test]
fn a_power_that_adds_blight_destroys_presence_too() {
    proves(&[SI_199, SI_041]);
    let spirit =
        "phase fast-phase\nspirit 1 sun-bright-whirlwind tracks:2,2\nplay 1 land-of-haunts-and-embers\n";
    let second = "spirit 2 eyes-watch-from-the-trees tracks:2,2\n";
    let lands = "land G8 city:1 presence:2,2\nland H3 blight:1 presence:0,1\nland G7 blight:1 presence:1,1\n";
    let mut table = table(&format!("{spirit}{second}{lands}"));
    table.play("1 use land-of-haunts-and-embers");
    table.play("1 land G7");
    assert_eq!(table.land("G7"), "blight:2");
    // The one who uses the Power decides where it cascades to, also to the other's board.
    assert_eq!((table.asked(), table.rest("1 land")), (vec![1], set("G4 G5 G8 H3")));
    table.play("1 land H3");
    assert_eq!(table.land("H3"), "blight:2");
    assert_eq!(table.asked(), [1], "and where it goes on from there");
}

#[test]
fn a_cascade_adds_blight_to_one_land_and_may_go_on() {
    proves(&[SI_200, SI_201]);
    let lands = "land G8 city:1 presence:2\nland G6 town:1 blight:1\nland G5 blight:1 presence:2\n";
    let mut table = alone(&format!("{JUNGLES}{lands}"));
    table.invade(&[]);
    table.play_as("1 land G5", &[]);
    assert_eq!((table.land("G5"), table.pool()), ("blight:2 presence:1".into(), 3));
    assert_eq!(table.rest("1 land"), set("G2 G4 G6 G7 G8"));
    table.play_as("1 land G4", &["stage-1-wetland"]);
    assert!(table.land("G4").ends_with("blight:1"));
    assert_eq!(table.pool(), 2);
}

#[test]
fn however_much_blight_there_is_one_is_sent_on() {
    proves(&[SI_202]);
    let lands = "land G8 city:1 presence:2\nland G6 town:1 blight:4\n";
    let mut table = alone(&format!("{JUNGLES}{lands}"));
    table.invade(&[]);
    let events = table.play_as("1 land G1", &["stage-1-wetland"]);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Blighted { .. })).count(), 1);
    assert_eq!((table.land("G6"), table.land("G1")), ("town:1 blight:5".into(), "blight:1".into()));
    assert_eq!(table.pool(), 1);
}

#[test]
fn a_cascade_may_go_back_and_to_another_board() {
    proves(&[SI_R26, SI_R82]);
    let lands = "land G8 city:1 presence:2,1\nland G7 town:1 blight:1\nland H3 blight:1\n";
    let mut table = two(&format!("{JUNGLES}{lands}"));
    table.invade(&[]);
    assert_eq!(table.rest("1 land"), set("G4 G5 G8 H3"));
    table.play("1 land H3");
    // It goes on from board H, so the keeper of that board decides, and then the other again.
    assert_eq!(table.asked(), [2]);
    assert!(table.rest("2 land").contains("G7"));
    table.play("2 land G7");
    assert_eq!((table.land("G7"), table.land("H3")), ("town:1 blight:3".into(), "blight:2".into()));
    assert_eq!(table.asked(), [1]);
    assert!(table.can("1 land G4"));
}

#[test]
fn without_a_ravage_a_land_takes_blight_from_damage_all_the_same() {
    proves(&[SI_203]);
    // No Power of the box damages a land; the threshold is the same number for whatever does.
    for (explorers, blight) in [(1, false), (2, true)] {
        let lands = format!("land G8 city:1 presence:2\nland G6 explorer:{explorers}\n");
        let mut table = alone(&format!("{JUNGLES}{lands}"));
        table.invade(&["stage-1-wetland"]);
        assert_eq!(table.land("G6").contains("blight"), blight);
    }
}

#[test]
fn no_effect_moves_blight_so_only_adding_destroys_presence() {
    proves(&[SI_R27]);
    // No Power of the box moves Blight as a piece.
    let moves_blight = |effect: &Effect| match effect {
        Effect::Push(group, _) | Effect::Gather(group) | Effect::Bring(group) => {
            group.kinds.contains(Kind::Blight)
        }
        _ => false,
    };
    assert!(!MINORS.iter().chain(&MAJORS).any(|power| power.mentions(moves_blight)));
    let touching = MINORS
        .iter()
        .chain(&MAJORS)
        .filter(|power| power.mentions(|effect| matches!(effect, Effect::AddBlight | Effect::RemoveBlight)));
    assert!(touching.count() > 5);
    // Taking Blight away destroys nothing.
    let spirit = "phase slow-phase\nspirit 1 sun-bright-whirlwind\nplay 1 call-to-tend\n";
    let mut removed =
        table(&format!("{spirit}land G8 city:1 presence:1\nland G6 dahan:1 blight:2 presence:2\n"));
    removed.play("1 use call-to-tend");
    removed.play("1 choose 1");
    assert_eq!(removed.land("G6"), "dahan:1 blight:1 presence:2");
}

#[test]
fn cascaded_blight_counts_when_its_land_ravages_later() {
    proves(&[SI_R53, SI_R82]);
    // G7 is blighted already; H5 and H1 have none, and H5 touches H3 … G6 touches no other Jungle.
    let lands = "land G8 city:1 presence:2,1\nland H4 blight:0 presence:0,1\nland H5 town:1 blight:1\nland H1 town:1\n";
    let lands = lands.replace("land H4 blight:0", "land H4");
    let mut table = two(&format!("{JUNGLES}{lands}land H2 blight:1\n"));
    table.invade(&[]);
    // Both lie on the board of the second Spirit, so that it chooses their order.
    assert_eq!((table.asked(), table.rest("2 land")), (vec![2], set("H1 H5")));
    table.play("2 land H5");
    table.play("2 land H2");
    let events = table.play("2 land H1");
    // H1 has Blight now, so its own Ravage cascades too.
    assert_eq!(ravages(&events), ["H1:2"]);
    assert_eq!(table.land("H1"), "town:1 blight:2");
    assert_eq!(table.rest("2 land"), set("H2 H6 H8"));
}

#[test]
fn blight_may_cascade_to_where_none_can_be_added_and_ends_there() {
    proves(&[SI_R65]);
    let lasting = "lasting infinite-vitality 1/2 user:1 target:1 land:G5\n";
    let lands = "land G8 city:1 presence:2\nland G6 town:1 blight:1\nland G5 blight:1 presence:1\n";
    let mut table = alone(&format!("{JUNGLES}{lasting}{lands}"));
    table.invade(&[]);
    assert!(table.can("1 land G5"));
    table.play_as("1 land G5", &["stage-1-wetland"]);
    assert_eq!(table.land("G5"), "blight:1 presence:1");
    assert_eq!(table.pool(), 4);
}

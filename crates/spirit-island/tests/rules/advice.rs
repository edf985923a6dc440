//! Advice of the rulebook: it adds no rule, but what it says about the rules is true.

use artel_spirit_island::rules::{SI_328, SI_329, SI_330, SI_331, SI_332, SI_333, SI_334, SI_335};

use crate::support::invaders::{alone, builds};
use crate::support::powers::{fast, slow};
use crate::support::{proves, set, table};

#[test]
fn used_cards_and_paid_energy_are_kept_account_of() {
    proves(&[SI_328]);
    let mut table = fast("eyes energy:3", "mysterious-abductions", "land G6 presence:1 explorer:2\n");
    assert_eq!(table.line("used 1"), "");
    table.cast("use mysterious-abductions", "G6");
    assert_eq!(table.line("used 1"), "mysterious-abductions");
}

#[test]
fn everybody_grows_at_the_same_time() {
    proves(&[SI_329]);
    let table = table(
        "spirit 1 eyes-watch-from-the-trees\nspirit 2 fathomless-mud-of-the-swamp\nland G7 presence:2,0\nland H6 presence:0,2\nland G2 city:1\n",
    );
    assert_eq!(table.asked(), [1, 2]);
}

#[test]
fn a_slow_card_needs_no_target_when_it_is_played() {
    proves(&[SI_330]);
    let mut table = table(
        "spirit 1 eyes-watch-from-the-trees energy:5 tracks:1,2 stage:playing\nhand 1 rain-of-blood\nland G7 presence:2\nland G2 city:1\n",
    );
    table.play("1 play rain-of-blood");
    assert!(table.in_play(1).contains("rain-of-blood"), "no Invaders are near");
}

#[test]
fn a_land_cleared_in_time_does_not_build() {
    proves(&[SI_331]);
    let lines = |explorers: &str| {
        format!("build stage-1-jungle\nland G8 city:1 presence:2\nland G6 {explorers}dahan:1\n")
    };
    let built = |explorers: &str| builds(&alone(&lines(explorers)).invade(&["stage-1-wetland"]));
    assert_eq!(built("explorer:1 "), ["G6:town"]);
    assert_eq!(built(""), [""; 0]);
}

#[test]
fn presence_near_invaders_keeps_them_in_reach() {
    proves(&[SI_332]);
    let far = "land G5 city:1\n";
    let reach = |presence: &str| {
        let table = fast("eyes", "dark-and-tangled-woods", &format!("{far}land {presence} presence:1\n"));
        table.reach("use dark-and-tangled-woods").contains("G5")
    };
    assert!(reach("G6") && !reach("G1"));
}

#[test]
fn defend_saves_dahan_from_a_ravage() {
    proves(&[SI_333]);
    let left = |defend: u8| {
        let lands = format!(
            "ravage stage-1-jungle\nbuild stage-1-sands\nland G8 city:1 presence:2\nland G6 city:1 dahan:1 defend:{defend}\n"
        );
        let mut table = alone(&lands);
        table.invade(&["stage-1-wetland"]);
        table.pieces("G6").contains("dahan:1")
    };
    assert!(left(3) && !left(0));
}

#[test]
fn a_cleansed_land_does_not_cascade() {
    proves(&[SI_334]);
    let mut table =
        slow("eyes", "cleansing-floods drought", "land G2 presence:1 blight:1\nland G6 city:1 presence:1\n");
    table.cast("use cleansing-floods", "G2");
    table.cast("use drought", "G2");
    assert_eq!((table.pieces("G2"), table.asked()), ("blight:1".into(), vec![2]), "no land is to be chosen");
}

#[test]
fn energy_comes_from_the_upper_track_and_from_growth() {
    proves(&[SI_335]);
    let income = |tracks: &str| {
        let lines =
            format!("spirit 1 sun-bright-whirlwind tracks:{tracks}\nland G5 presence:1\nland G2 city:1\n");
        table(&lines).spirit(1).income()
    };
    assert_eq!([income("1,1"), income("2,1"), income("6,1")], [1, 2, 6]);
    let mut growth = table("spirit 1 sun-bright-whirlwind\nland G5 presence:1\nland G2 city:1\n");
    growth.play_all(&["1 grow 2", "1 act 2"]);
    assert_eq!((growth.energy(1), growth.rest("1 land").is_empty()), (4, false));
    assert_eq!(growth.rest("1 grow"), set(""));
}

//! Dahan: their Health, whom they strike, and what hurts them.

use artel_engine::{Game as _, Seed};
use artel_spirit_island::rules::{
    SI_119, SI_120, SI_204, SI_205, SI_206, SI_207, SI_208, SI_R21, SI_R22, SI_R64, SI_R80,
};
use artel_spirit_island::{BoardName, Kind, Setup, SpiritIsland};

use crate::support::invaders::{alone, counterattacks};
use crate::support::{proves, table};

const JUNGLES: &str = "ravage stage-1-jungle\nbuild stage-1-sands\nland G8 city:1 presence:2\n";

#[test]
fn every_board_starts_with_six_dahan() {
    proves(&[SI_204]);
    for board in BoardName::LETTERED {
        let printed = board.board().lands.iter().map(|land| land.setup.dahan).sum::<u8>();
        assert_eq!(printed, 6, "board {board}");
        let setup = Setup { players: 1, boards: vec![board], ..Setup::default() };
        let game = SpiritIsland::new(&setup, Seed(1)).unwrap();
        let dahan = board.lands().iter().map(|land| game.count(land, Kind::Dahan)).sum::<u8>();
        assert_eq!(dahan, 6);
    }
}

#[test]
fn a_dahan_has_two_health_and_deals_two_damage() {
    proves(&[SI_205]);
    assert_eq!((Kind::Dahan.health(), Kind::Dahan.attack(), Kind::Dahan.fear()), (2, 2, 0));
    let mut table = alone(&format!("{JUNGLES}land G6 city:1 dahan:1 defend:2\n"));
    table.invade(&["stage-1-wetland"]);
    assert_eq!(table.land("G6"), "city-2:1 dahan-1:1 defend:2");
}

#[test]
fn new_dahan_appear_where_an_effect_says_so_and_are_not_counted_out() {
    proves(&[SI_206]);
    let spirit = "phase slow-phase\nspirit 1 sun-bright-whirlwind\nplay 1 call-of-the-dahan-ways\n";
    let mut table = table(&format!("{spirit}land G8 city:1 presence:2\nland G6 explorer:1 dahan:20\n"));
    table.play("1 use call-of-the-dahan-ways");
    assert_eq!(table.land("G6"), "dahan:21");
    // Neither Invaders nor the end of a turn bring any.
    let mut turn = alone("land G8 city:1 presence:2\nland G6 dahan:1\n");
    turn.invade(&["stage-1-jungle"]);
    turn.play("1 ready");
    assert_eq!(turn.land("G6"), "explorer:1 dahan:1");
}

#[test]
fn dahan_strike_only_when_an_effect_says_so_or_after_a_ravage_in_their_land() {
    proves(&[SI_207]);
    let mut table =
        alone(&format!("{JUNGLES}land G6 explorer:1 dahan:1\nland G5 explorer:1 dahan:5\nland G7 dahan:5\n"));
    let events = table.invade(&["stage-1-wetland"]);
    assert_eq!(counterattacks(&events), ["G6:2"]);
    assert_eq!(table.land("G5"), "explorer:1 town:1 dahan:5");
}

#[test]
fn damage_of_spirits_hurts_neither_dahan_nor_the_land() {
    proves(&[SI_208]);
    let spirit = "phase slow-phase\nspirit 1 sun-bright-whirlwind tracks:2,2\nplay 1 accelerated-rot\n";
    let mut table = table(&format!("{spirit}land G8 city:1 presence:2\nland G6 town:1 dahan:2\n"));
    table.play("1 use accelerated-rot");
    table.play("1 land G6");
    assert_eq!(table.land("G6"), "dahan:2");
}

#[test]
fn a_power_harms_dahan_if_its_text_says_so_as_its_user_chooses() {
    proves(&[SI_208, SI_R22]);
    let spirit = "phase slow-phase\nspirit 1 sun-bright-whirlwind tracks:2,2\nplay 1 devouring-ants scatter-to-the-winds\n";
    let mut table = table(&format!("{spirit}land G8 city:1 presence:2\nland G6 dahan:1 dahan-1:1\n"));
    table.play("1 use devouring-ants");
    table.play("1 land G6");
    // Not as in a Ravage: the whole one may be chosen.
    table.play("1 pick dahan G6");
    assert_eq!(table.land("G6"), "dahan-1:1");
}

#[test]
fn in_a_ravage_hurt_dahan_are_hit_first() {
    proves(&[SI_119, SI_120, SI_R21]);
    // So much damage to 2 whole and 2 hurt Dahan.
    let left = [
        "dahan:2 dahan-1:2",
        "dahan:2 dahan-1:1",
        "dahan:2",
        "dahan:1 dahan-1:1",
        "dahan:1",
        "dahan-1:1",
        "",
    ];
    for (damage, stand) in left.iter().enumerate() {
        let mut table = alone(&format!("{JUNGLES}land G6 city:3 dahan:2 dahan-1:2 defend:{}\n", 9 - damage));
        table.play("1 ready");
        let words = table.land("G6");
        let dahan: Vec<&str> = words.split(' ').filter(|word| word.starts_with("dahan")).collect();
        assert_eq!(dahan.join(" "), *stand, "{damage} damage");
    }
}

#[test]
fn dahan_with_more_health_need_more_damage() {
    proves(&[SI_R80]);
    // 4 more Health in G6: each Dahan there falls by 6 damage.
    let lasting = "lasting infinite-vitality 1/1 user:1 target:1 land:G6\n";
    for (damage, stand) in [(5, "dahan:1 dahan-5:1"), (6, "dahan:1"), (7, "dahan-1:1"), (12, "")] {
        let mut table = alone(&format!("{JUNGLES}{lasting}land G6 city:4 dahan:2 defend:{}\n", 12 - damage));
        table.play("1 ready");
        let words = table.land("G6");
        let dahan: Vec<&str> = words.split(' ').filter(|word| word.starts_with("dahan")).collect();
        assert_eq!(dahan.join(" "), stand, "{damage} damage");
    }
}

#[test]
fn a_dahan_with_too_much_damage_is_destroyed_where_its_health_is_usual() {
    proves(&[SI_R64]);
    let lasting = "lasting infinite-vitality 1/1 user:1 target:1 land:G6\n";
    let lands = "land G8 city:1 presence:2\nland G6 dahan:1 dahan-1:1 dahan-5:1\n";
    let spirit = "phase slow-phase\nspirit 1 sun-bright-whirlwind\nplay 1 call-to-migrate\n";
    let mut table = table(&format!("{spirit}{lasting}{lands}"));
    table.play("1 use call-to-migrate");
    table.play("1 land G6");
    table.play("1 send dahan-5 G6 G5");
    assert_eq!((table.land("G5"), table.land("G6")), (String::new(), "dahan:1 dahan-1:1".into()));
    table.play("1 send dahan-1 G6 G5");
    assert_eq!(table.land("G5"), "dahan-1:1");
}

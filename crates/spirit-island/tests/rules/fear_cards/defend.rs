//! Cards by which lands are defended, and the Energy that belief brings.

use artel_spirit_island::rules::{SI_097, SI_114, SI_R59};

use super::turned;
use crate::support::invaders::{alone, one_fear, ravages};
use crate::support::{Table, proves};

fn defend(table: &Table, land: &str) -> u8 {
    table.game.defend_in(land.parse().unwrap())
}

#[test]
fn belief_takes_root_defends_every_land_with_presence() {
    proves(&[SI_097]);
    for level in [1, 2] {
        let table = turned("belief-takes-root", level, "land H5 presence:0,1\nland G6 explorer:1\n");
        assert_eq!(["G8", "H5", "G6", "G1"].map(|land| defend(&table, land)), [2, 2, 0, 0]);
    }
}

#[test]
fn belief_takes_root_gives_energy_for_sacred_sites_with_invaders() {
    proves(&[SI_097]);
    let lands = "land G8 city:1 presence:2,0\nland H5 explorer:1 presence:2,2\nland H4 presence:0,2\n";
    let table = turned("belief-takes-root", 2, lands);
    assert_eq!((table.energy(1), table.energy(2)), (2, 1));
    let first = turned("belief-takes-root", 1, lands);
    assert_eq!((first.energy(1), first.energy(2)), (0, 0));
}

#[test]
fn dahan_on_their_guard() {
    proves(&[SI_097]);
    for (level, amounts) in [(1, [1, 3, 0]), (2, [2, 4, 0]), (3, [2, 6, 0])] {
        let table = turned(
            "dahan-on-their-guard",
            level,
            "land G6 dahan:1\nland H5 dahan:2 dahan-1:1\nland G1 town:1\n",
        );
        assert_eq!(["G6", "H5", "G1"].map(|land| defend(&table, land)), amounts, "level {level}");
    }
}

#[test]
fn overseas_trade_seems_safer_defends_the_coast() {
    proves(&[SI_097]);
    for (level, amount) in [(1, 3), (2, 6), (3, 9)] {
        let table = turned("overseas-trade-seems-safer", level, "land G6 dahan:1\n");
        assert_eq!(["G1", "G2", "H3"].map(|land| defend(&table, land)), [amount; 3]);
        assert_eq!(["G4", "G8", "H8"].map(|land| defend(&table, land)), [0; 3]);
    }
}

#[test]
fn the_defend_is_counted_when_damage_is_dealt() {
    proves(&[SI_R59, SI_114]);
    // Blight destroys the only Presence of G6 after the damage was dealt; in the next Ravage nothing defends it.
    let lands = "land G8 city:1 presence:2\nland G6 town:1 city:1 presence:1\n";
    let mut table = alone(&format!(
        "{}ravage stage-1-jungle\nbuild stage-1-sands\n{lands}",
        one_fear("belief-takes-root", 1)
    ));
    assert_eq!(ravages(&table.terrify("belief-takes-root", "stage-1-wetland")), ["G6:3"]);
    assert_eq!((table.land("G6"), defend(&table, "G6")), ("town:1 city:1 blight:1".into(), 0));
    // Dahan that leave take their guard along.
    let mut guard = turned("dahan-on-their-guard", 1, "land G6 dahan:3\n");
    guard.play("1 use scatter-to-the-winds");
    guard.play("1 land G6");
    guard.play("1 send dahan G6 G5");
    assert_eq!((defend(&guard, "G6"), defend(&guard, "G5")), (2, 1));
}

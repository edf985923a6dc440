//! More damage for Powers: Territorial Aggression and Gift of Furious Might.

use artel_spirit_island::rules::{SI_299, SI_300, SI_301, SI_302, SI_R45, SI_R67, SI_R68};

use crate::support::powers::{fast, fast_with, feared, slow, slow_with};
use crate::support::{Table, proves};

/// Something of the Invaders far away from the lands of these tests.
const FAR: &str = "land H1 town:1\n";
/// Spirit 1 has the Gift of Furious Might of Spirit 2.
const GIFT: &str = "lasting gift-of-furious-might 1/1 user:2 target:1 left:1\n";

/// How much damage is to be divided.
fn left(table: &Table) -> Option<u8> {
    table.game.damage_left()
}

#[test]
fn a_bonus_to_your_powers_is_not_for_powers_of_others() {
    proves(&[SI_299, SI_300]);
    let lands = format!("{FAR}land G6 presence:1 dahan:1\nland H6 explorer:3 presence:0,1\n");
    let mut table =
        fast_with("heat", "teeth energy:1", "gift-of-searing-heat", &lands.replace("land H6", "land H7"));
    table.play("1 use gift-of-searing-heat");
    table.play("1 choose 2");
    table.play("2 yes");
    assert_eq!(table.rest("2 land"), ["H7".to_owned(), "H8".to_owned()].into());
    table.play("2 land H7");
    assert_eq!((table.pieces("H7"), table.energy(2)), ("explorer:2".to_owned(), 0), "exactly 1 damage");
}

#[test]
fn territorial_aggression_adds_to_every_use() {
    proves(&[SI_301]);
    // The Land Thrashes: 2 damage for the Blight, 1 more each time it is used.
    let lands = format!("{FAR}land G5 presence:1 blight:1 city:2\nland G6 explorer:4\n");
    let mut table = slow("teeth moon:2 earth:2", "the-land-thrashes-in-furious-pain", &lands);
    table.cast("use the-land-thrashes-in-furious-pain", "G5");
    assert_eq!(left(&table), Some(2), "2 and 1, of which one was without a choice");
    table.play_all(&["1 pick city-1 G5", "1 pick city-2 G5"]);
    table.play("1 land G6");
    assert_eq!(table.pieces("G6"), "explorer:2", "1 for the Blight next to it, and 1 again");
}

#[test]
fn furious_might_works_once_a_turn() {
    proves(&[SI_302]);
    let lands = format!("{FAR}{GIFT}land G5 presence:1 blight:1 city:9\nland G6 explorer:9\n");
    let start = slow_with("eyes moon:2 earth:2", "teeth", "the-land-thrashes-in-furious-pain", &lands);
    let mut first = start.clone();
    first.cast("use the-land-thrashes-in-furious-pain", "G5");
    assert_eq!(first.moves(), ["1 yes", "1 no"].map(str::to_owned).into());
    first.play("1 yes");
    assert_eq!(left(&first), Some(2 + 3 - 1));
    while first.can("1 pick city G5") {
        first.play("1 pick city G5");
    }
    first.play("1 land G6");
    assert_eq!(first.pieces("G6"), "explorer:8", "the repeat gets no more");
    let mut again = start;
    again.cast("use the-land-thrashes-in-furious-pain", "G5");
    again.play_all(&["1 no", "1 pick city G5", "1 land G6", "1 yes"]);
    assert_eq!(again.pieces("G6"), "explorer:5", "1 and 3 more");
}

#[test]
fn the_bonus_comes_once_for_each_use_not_for_each_line() {
    proves(&[SI_R45]);
    // 1, 2 and 4 damage by three thresholds, and 1.
    let lands = format!("{FAR}land G6 presence:2 explorer:9\n");
    let mut teeth = slow("teeth fire:4 earth:2 animal:5", "", &lands);
    teeth.cast("innate 1", "G6");
    assert_eq!(teeth.pieces("G6"), "explorer:1");
    // 1 damage to each Town and City, and 1 to one of them.
    let mut each =
        fast("teeth", "quicken-the-earths-struggles", &format!("{FAR}land G6 presence:2 city:3\n"));
    each.cast("use quicken-the-earths-struggles", "G6");
    each.play("1 choose 1");
    assert_eq!(each.pieces("G6"), "city-1:2 city-2:1");
    // 1 damage to each of some Invaders, and 1 to any.
    let mut hunt =
        fast("teeth", "veil-the-nights-hunt", &format!("{FAR}land G6 presence:2 city:2 dahan:2\n"));
    hunt.cast("use veil-the-nights-hunt", "G6");
    hunt.play("1 choose 1");
    assert_eq!(hunt.pieces("G6"), "city-1:1 city-2:1 dahan:2");
}

#[test]
fn the_bonus_respects_the_pieces_that_the_power_names() {
    proves(&[SI_R68]);
    let mut rampage = slow("teeth", "ferocious-rampage", &format!("{FAR}land G6 presence:2 town:2 city:1\n"));
    rampage.cast("use ferocious-rampage", "G6");
    assert_eq!(rampage.pieces("G6"), "city:1", "3 and 1 for two Towns");
    let mut more = slow("teeth", "ferocious-rampage", &format!("{FAR}land G6 presence:2 town:1 city:1\n"));
    more.cast("use ferocious-rampage", "G6");
    assert_eq!(more.pieces("G6"), "city:1", "nothing for the City");
}

#[test]
fn the_gift_may_wait_for_a_damage_line_that_reaches_other_pieces() {
    proves(&[SI_R68]);
    // Scorch: 2 damage to Explorers only, then 2 damage; the 3 more are wanted for the City.
    let lands = format!("{FAR}{GIFT}land G5 presence:2\nland G6 explorer:3 city:2\n");
    let mut heat = slow_with("heat fire:3 air:2 earth:2", "teeth", "", &lands);
    heat.cast("innate 1", "G6");
    heat.play("1 no");
    assert_eq!(heat.pieces("G6"), "explorer:1 city:2");
    assert_eq!(heat.moves(), ["1 yes", "1 no"].map(str::to_owned).into());
    heat.play("1 yes");
    assert_eq!(left(&heat), Some(5));
}

#[test]
fn vengeance_gets_the_bonus_on_its_first_damage() {
    proves(&[SI_R67]);
    let vengeance = "lasting vengeance-of-the-dead 1/2 user:1 target:1 land:G6\n";
    let lands = format!("{FAR}{vengeance}land G6 presence:2 explorer:9 dahan:2\n");
    let mut table = slow("teeth", "poisoned-land devouring-ants", &lands);
    let events = table.cast("use devouring-ants", "G6");
    // 1 and 1 more in a Jungle, and 1 bonus of the ants; a Dahan fell: 1 and the bonus of the Vengeance.
    assert_eq!((table.pieces("G6"), feared(&events)), ("explorer:4 dahan:1".to_owned(), 1));
    let again = format!(
        "{FAR}{}land G6 presence:2 explorer:9 dahan:2\n",
        vengeance.replace("G6\n", "G6 bonus-added\n")
    );
    let mut table = slow("teeth", "devouring-ants", &again);
    table.cast("use devouring-ants", "G6");
    assert_eq!(table.pieces("G6"), "explorer:5 dahan:1", "the bonus of the Vengeance was used up");
}

#[test]
fn the_gift_may_join_a_vengeance() {
    proves(&[SI_R67]);
    let vengeance = "lasting vengeance-of-the-dead 1/2 user:1 target:1 land:G6\n";
    let lands = format!("{FAR}{GIFT}{vengeance}land G6 presence:2 explorer:9 dahan:2\n");
    let mut table = slow_with("eyes", "teeth", "the-jungle-hungers", &lands.replace("explorer:9", "city:3"));
    table.cast("use the-jungle-hungers", "G6");
    assert_eq!(table.moves(), ["1 yes", "1 no"].map(str::to_owned).into());
    table.play("1 yes");
    while table.can("1 pick city G6") {
        table.play("1 pick city G6");
    }
    assert!(!table.line("lasting gift-of-furious-might").contains("left"), "the gift is used up");
}

#[test]
fn in_several_lands_the_bonus_goes_to_any_of_them() {
    proves(&[SI_R68]);
    let lands = "land G5 presence:2\nland G1 explorer:9\nland G2 explorer:20\nland G3 explorer:9\nland G6 explorer:9\n";
    let mut table = slow("teeth water:2 earth:1", "tsunami", lands);
    table.cast("use tsunami", "G2");
    assert_eq!(
        ["G2", "G1", "G3"].map(|land| table.pieces(land)),
        ["explorer:12", "explorer:5", "explorer:5"]
    );
    assert_eq!(left(&table), Some(1), "the bonus");
    assert_eq!(table.rest("1 pick"), ["explorer G1", "explorer G2", "explorer G3"].map(str::to_owned).into());
    table.play("1 pick explorer G3");
    assert_eq!((table.pieces("G3"), table.asked()), ("explorer:4".into(), vec![2]));
}

#[test]
fn pieces_that_fight_each_other_get_no_bonus() {
    proves(&[SI_R67]);
    let lands = format!("{FAR}land G6 presence:2 explorer:1 town:3\n");
    let mut table = slow("teeth fire:1 water:1 animal:2", "dissolve-the-bonds-of-kinship", &lands);
    table.cast("use dissolve-the-bonds-of-kinship", "G6");
    // 2 Explorers strike 2 Towns; the first damage is the same for both.
    assert_eq!((table.pieces("G6"), left(&table)), ("town:1 town-1:1".into(), Some(1)));
}

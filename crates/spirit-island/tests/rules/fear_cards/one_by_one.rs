//! Belief Takes Root at Terror Level III: the players choose different lands.

use artel_spirit_island::rules::{SI_097, SI_103, SI_R55, SI_R61};

use super::{decide, is_done, turned};
use crate::support::{proves, set};

const LANDS: &str = "land G8 explorer:1 town:1 city:1 presence:2,0\nland H5 explorer:1 town-1:1 presence:0,1\n\
                     land H4 presence:1,1\nland G1 explorer:5\n";

#[test]
fn up_to_two_health_for_each_presence_are_removed() {
    proves(&[SI_097, SI_R55, SI_R61]);
    let mut table = turned("belief-takes-root", 3, LANDS);
    decide(&mut table, &["2 go"]);
    assert_eq!(table.rest("2 land"), set("G8 H5"));
    // 2 Presence of the other player: 4 Health.
    decide(&mut table, &["2 land G8"]);
    assert_eq!(table.rest("2 pick"), ["explorer G8", "town G8", "city G8"].map(str::to_owned).into());
    assert!(table.can("2 skip"));
    decide(&mut table, &["2 pick city G8"]);
    assert_eq!(table.rest("2 pick"), ["explorer G8".to_owned()].into());
    let mut stopped = table.clone();
    decide(&mut stopped, &["2 skip"]);
    assert_eq!(
        (stopped.land("G8"), stopped.status().is_over()),
        ("explorer:1 town:1 presence:2,0".into(), true)
    );
}

#[test]
fn no_two_players_choose_the_same_land() {
    proves(&[SI_097, SI_103]);
    let mut table = turned("belief-takes-root", 3, &format!("{LANDS}land H8 city:1\n"));
    decide(&mut table, &["1 go", "1 land H5"]);
    // 1 Presence: 2 Health, so the damaged Town or the Explorer.
    assert_eq!(table.rest("1 pick"), ["explorer H5", "town-1 H5"].map(str::to_owned).into());
    decide(&mut table, &["1 pick town-1 H5"]);
    assert_eq!(table.land("H5"), "explorer:1 presence:0,1");
    // Only G8 is left for the second player.
    assert!(table.rest("2 pick").contains("city G8"));
    decide(&mut table, &["2 skip"]);
    assert!(is_done(&table));
    assert_eq!(table.fear(), 0);
}

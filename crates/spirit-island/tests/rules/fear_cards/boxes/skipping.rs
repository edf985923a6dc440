//! Cards by which Invaders do not act, and cards by which they prepare to leave.

use artel_spirit_island::rules::{SI_097, SI_102, SI_126};

use super::super::{at, is_done};
use super::{decide, turned};
use crate::support::{proves, set};

#[test]
fn tread_carefully_near_dahan() {
    proves(&[SI_097, SI_102, SI_126]);
    let lands = "ravage stage-1-sands\nbuild stage-1-wetland\nland A4 town:1\nland A3 dahan:3\nland A5 dahan:2\nland B5 dahan:1\n";
    let reached = |level| {
        let mut table = turned("tread-carefully", level, lands);
        decide(&mut table, &["1 go", "1 yes"]);
        (table.rest("1 land"), table)
    };
    let five = reached(1).0;
    assert!(
        five.is_superset(&set("A3 A4 A5 B5")) && !five.contains("B6") && !five.contains("A2"),
        "{five:?}"
    );
    let three = reached(2).0;
    assert!(three.is_superset(&five) && three.contains("A2") && !three.contains("B6"), "{three:?}");
    let (one, mut table) = reached(3);
    assert!(one.is_superset(&three) && one.contains("B6"), "{one:?}");
    decide(&mut table, &["1 land A4", "2 no"]);
    assert_eq!((table.land("A4"), is_done(&table)), ("town:1".into(), true), "it was not blighted");
    let mut ravaged = turned("tread-carefully", 3, lands);
    decide(&mut ravaged, &["1 go", "1 no", "2 no"]);
    assert_eq!(ravaged.land("A4"), "town:1 blight:1");
}

#[test]
fn plan_for_departure_by_the_sea() {
    proves(&[SI_097, SI_102]);
    let lands = "land A1 dahan:1\nland A6 town:2 explorer:1\nland A4 explorer:1\nland B7 town:1\n";
    for (level, defend) in [(1, 0), (2, 2), (3, 4)] {
        let mut table = turned("plan-for-departure", level, lands);
        decide(&mut table, &["1 go", "1 yes"]);
        let to = table.rest("1 land");
        assert!(
            to.iter().all(|land| ["A1", "A2", "A3", "B1", "B2", "B3"].contains(&land.as_str())),
            "{to:?}"
        );
        assert!(to.contains("A1"));
        decide(&mut table, &["1 land A1"]);
        let offered = table.rest("1 send");
        assert_eq!(offered.iter().any(|text| text.contains("explorer")), level > 1, "{offered:?}");
        if level == 3 {
            decide(&mut table, &["1 send town A6 A1"]);
        }
        if level > 1 {
            decide(&mut table, &["1 send town A6 A1"]);
        }
        let came = if level == 3 { "town:2 dahan:1" } else { "town:1 dahan:1" };
        assert_eq!((table.land("A1"), table.asked()), (came.into(), vec![2]));
        decide(&mut table, &["2 no"]);
        assert!(is_done(&table));
        let defends = |land: &str| table.game.defend_in(land.parse().unwrap());
        assert_eq!((defends("A1"), defends("B3"), defends("A6")), (defend, defend, 0));
    }
    assert_eq!(at(&turned("plan-for-departure", 1, lands), "B7"), ["town:1"]);
}

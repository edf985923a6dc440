//! Cards by which Invaders leave the island or turn into something else.

use artel_spirit_island::rules::{SI_097, SI_102, SI_103, SI_216, SI_R61, SI_R73, SM_134};

use super::super::{at, is_done, must};
use super::{decide, turned};
use crate::support::{proves, set};

#[test]
fn depart_the_dangerous_land() {
    proves(&[SI_097, SI_102, SI_R61]);
    let lands = "land A1 explorer:1 beasts:1\nland A6 explorer:1 town:1 disease:1\nland B6 city:1 town:1 dahan:2\n\
                 land B5 explorer:1 dahan:1\nland B3 explorer:1 wilds:1\n";
    let mut one = turned("depart-the-dangerous-land", 1, lands);
    decide(&mut one, &["1 go"]);
    must(&one);
    assert_eq!(one.rest("1 land"), set("A1 A6"));
    let mut two = turned("depart-the-dangerous-land", 2, lands);
    decide(&mut two, &["1 go"]);
    assert_eq!(two.rest("1 land"), set("A1 A6 B6"));
    let mut three = turned("depart-the-dangerous-land", 3, lands);
    decide(&mut three, &["1 go"]);
    assert_eq!(three.rest("1 land"), set("A1 A6 B6"));
    decide(&mut three, &["1 land B6", "1 pick city B6"]);
    // Of 4 Health 1 is left, too little for a Town.
    assert_eq!((three.land("B6"), three.asked(), three.fear()), ("town:1 dahan:2".into(), vec![2], 0));
}

#[test]
fn flee_the_pestilent_land() {
    proves(&[SI_097, SI_102, SI_R61, SI_R73]);
    let lands =
        "land A1 explorer:1 town:1 city:1 disease:1\nland A6 explorer:1 town:1\nland B3 explorer:1 town:1\n";
    let mut one = turned("flee-the-pestilent-land", 1, lands);
    decide(&mut one, &["1 go"]);
    // Only one land has Disease.
    assert_eq!(one.rest("1 pick"), ["explorer A1", "town A1"].map(str::to_owned).into());
    let mut two = turned("flee-the-pestilent-land", 2, lands);
    decide(&mut two, &["1 go"]);
    must(&two);
    let mut inland = two.clone();
    decide(&mut two, &["1 choose 1", "1 pick explorer A1", "1 pick town A1"]);
    assert_eq!((two.land("A1"), two.asked()), ("city:1 disease:1".into(), vec![2]));
    decide(&mut inland, &["1 choose 2"]);
    assert_eq!(
        (at(&inland, "A6 B3"), inland.asked()),
        (vec!["town:1".into(), "explorer:1 town:1".into()], vec![2])
    );
    let mut three = turned("flee-the-pestilent-land", 3, lands);
    decide(&mut three, &["1 go"]);
    let mut inland = three.clone();
    decide(&mut three, &["1 choose 1", "1 pick city A1", "1 pick town A1"]);
    assert_eq!((three.land("A1"), three.asked()), ("explorer:1 disease:1".into(), vec![2]));
    decide(&mut inland, &["1 choose 2"]);
    assert_eq!(inland.rest("1 pick"), ["explorer A6", "town A6"].map(str::to_owned).into());
}

#[test]
fn too_many_monsters() {
    proves(&[SI_097, SI_102, SI_R73]);
    let lands = "land A1 explorer:3 town:3 beasts:1\nland A2 explorer:2 town:1\nland B3 explorer:1\n";
    let mut one = turned("too-many-monsters", 1, lands);
    decide(&mut one, &["1 go", "1 pick town A1"]);
    assert_eq!(one.land("A1"), "explorer:3 town:2 beasts:1");
    for (level, left) in [(2, "explorer:2 town:2 beasts:1"), (3, "explorer:1 town:1 beasts:1")] {
        let mut table = turned("too-many-monsters", level, lands);
        decide(&mut table, &["1 go"]);
        let mut near = table.clone();
        decide(&mut table, &["1 choose 1"]);
        assert_eq!((table.land("A1"), table.asked()), (left.into(), vec![2]), "both kinds");
        decide(&mut near, &["1 choose 2"]);
        // A2 is adjacent to the Beasts, their own land is not.
        if level == 3 {
            decide(&mut near, &["1 pick explorer A2"]);
        }
        assert_eq!(
            (at(&near, "A1 A2"), near.asked()),
            (vec!["explorer:3 town:3 beasts:1".into(), "explorer:1 town:1".into()], vec![2])
        );
    }
}

#[test]
fn angry_mobs_leave_their_towns() {
    proves(&[SI_097, SI_102, SI_103]);
    let mut table = turned("angry-mobs", 1, "land A1 town:1\nland B3 town-1:1\n");
    decide(&mut table, &["1 go", "1 yes"]);
    assert_eq!(table.rest("1 land"), set("A1 B3"));
    decide(&mut table, &["1 land B3"]);
    // One of the two takes over the damage and falls. The Fear is 1 for each player who does it.
    assert_eq!((table.land("B3"), table.fear()), ("explorer:1".into(), 1));
    let mut other = table.clone();
    decide(&mut table, &["2 yes"]);
    assert_eq!((table.land("A1"), table.fear()), ("explorer:2".into(), 2));
    decide(&mut other, &["2 no"]);
    assert_eq!((other.land("A1"), other.fear()), ("town:1".into(), 1));
}

#[test]
fn angry_mobs_turn_on_others() {
    proves(&[SI_097, SM_134]);
    let lands = "land A1 explorer:5 town:2 city:1\nland B3 explorer:3\nland B6 explorer:1 town:1\n";
    let mut two = turned("angry-mobs", 2, lands);
    decide(&mut two, &["1 pick town A1", "1 pick town A1"]);
    // One for every two Explorers that were there: the three of B3 lose one.
    assert_eq!(at(&two, "A1 B3 B6"), ["explorer:5 city:1", "explorer:2", "explorer:1 town:1"]);
    assert_eq!((two.fear(), is_done(&two)), (2, true));
    let mut three = turned("angry-mobs", 3, lands);
    decide(&mut three, &["1 pick city A1", "1 pick explorer A1"]);
    assert_eq!(at(&three, "A1 B3"), ["explorer:4 town:2", "explorer:2"]);
    assert_eq!((three.fear(), is_done(&three)), (2, true));
}

#[test]
fn depopulation_on_each_board() {
    proves(&[SI_097, SM_134]);
    let lands = "land A1 town:1\nland A6 town:1 city:1\nland B3 town:2\nland B6 city:1\n";
    let mut one = turned("depopulation", 1, lands);
    // Nobody has a choice on the board B.
    decide(&mut one, &["1 land A6"]);
    assert_eq!(at(&one, "A1 A6 B3"), ["town:1", "explorer:1 city:1", "explorer:1 town:1"]);
    assert!(is_done(&one));
    let mut two = turned("depopulation", 2, lands);
    decide(&mut two, &["1 land A1"]);
    assert_eq!(
        (at(&two, "A1 A6 B3"), two.fear()),
        (vec![String::new(), "town:1 city:1".into(), "town:1".into()], 0)
    );
    let mut three = turned("depopulation", 3, lands);
    decide(&mut three, &["1 choose 1", "1 land A6"]);
    assert_eq!(three.asked(), [2]);
    decide(&mut three, &["2 choose 2"]);
    assert_eq!(
        (at(&three, "A6 B3 B6"), is_done(&three)),
        (vec!["city:1".into(), "town:2".into(), "town:1".into()], true)
    );
}

#[test]
fn mimic_the_dahan() {
    proves(&[SI_097, SI_102]);
    let lands = "land A1 explorer:1 dahan:2\nland A2 town-1:1\nland B3 explorer:1 dahan:1\nland A3 dahan:1\nland B7 town:1\n";
    let mut one = turned("mimic-the-dahan", 1, lands);
    decide(&mut one, &["1 go"]);
    assert_eq!((one.land("A1"), one.land("B3")), ("dahan:2".into(), "explorer:1 dahan:1".into()));
    let mut two = turned("mimic-the-dahan", 2, lands);
    decide(&mut two, &["1 go"]);
    assert_eq!((two.land("A1"), two.land("B3")), ("dahan:3".into(), "explorer:1 dahan:1".into()));
    let mut three = turned("mimic-the-dahan", 3, lands);
    decide(&mut three, &["1 go"]);
    // A2 has 3 Dahan around it in two lands; B7 has none near.
    assert_eq!(three.rest("1 land"), set("A1 A2 B3"));
    decide(&mut three, &["1 land A2"]);
    assert_eq!(three.land("A2"), "dahan-1:1");
}

#[test]
fn flee_from_dangerous_lands() {
    proves(&[SI_097, SM_134, SI_216]);
    let lands = "land A1 explorer:1 badlands:1\nland A6 city:1 town:1 wilds:1\nland B3 explorer:1 city:1\nland B6 city:1 dahan:1\n";
    let mut one = turned("flee-from-dangerous-lands", 1, lands);
    // Nobody flees on the board B: only a City is near Dahan.
    assert_eq!(one.rest("1 land"), set("A1 A6"));
    decide(&mut one, &["1 land A1"]);
    assert!(one.can("1 send explorer A1 A2"));
    decide(&mut one, &["1 send explorer A1 A2"]);
    assert_eq!((at(&one, "A1 A2"), is_done(&one)), (vec!["badlands:1".into(), "explorer:1".into()], true));
    let mut two = turned("flee-from-dangerous-lands", 2, lands);
    decide(&mut two, &["1 land A6"]);
    assert_eq!((two.land("A6"), is_done(&two)), ("city:1 wilds:1".into(), true));
    let mut three = turned("flee-from-dangerous-lands", 3, lands);
    decide(&mut three, &["1 choose 2"]);
    assert_eq!((three.land("A6"), three.asked()), ("town:1 wilds:1".into(), vec![2]));
    decide(&mut three, &["2 choose 1"]);
    assert_eq!((three.land("B3"), is_done(&three)), ("city:1".into(), true));
}

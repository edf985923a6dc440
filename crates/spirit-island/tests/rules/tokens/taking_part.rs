//! Who takes part in a Ravage, and what that means for everything that counts pieces.

use artel_spirit_island::rules::{NI_046, NI_047, NI_048, NI_051, NI_052};

use super::full;
use crate::support::invaders::{counterattacks, one_fear, ravages};
use crate::support::proves;

/// The Jungles ravage; in G6 one Dahan sits out.
const RAVAGE: &str = "ravage stage-1-jungle\nbuild stage-1-sands\nland G2 presence:1\n\
                      lasting roiling-bog-and-snagging-thorn 1/4 user:1 target:1 land:G6\n";

#[test]
fn who_sits_out_deals_and_takes_no_damage() {
    proves(&[NI_046]);
    let mut table = full(&format!("{RAVAGE}land G6 city:1 town:1 dahan:3\n"));
    let events = table.invade(&["stage-1-wetland"]);
    assert_eq!(ravages(&events), ["G6:5"]);
    assert!(
        table.land("G6").contains("dahan:1"),
        "5 damage would destroy 2 of 3 and hurt the other: {}",
        table.land("G6")
    );
    assert_eq!(counterattacks(&events), [""; 0], "the one that is left sits out");
}

#[test]
fn it_is_chosen_when_the_land_ravages() {
    proves(&[NI_051, NI_052]);
    let mut table = full(&format!("{RAVAGE}land G6 explorer:1 dahan:1 dahan-1:1\n"));
    table.invade(&[]);
    assert_eq!(table.moves(), ["1 pick dahan G6", "1 pick dahan-1 G6"].map(str::to_owned).into());
    let mut spared = table.clone();
    let events = spared.play("1 pick dahan-1 G6");
    assert_eq!(counterattacks(&events), ["G6:2"]);
    assert!(spared.land("G6").contains("dahan-1:2"), "{}", spared.land("G6"));
    let events = table.play("1 pick dahan G6");
    assert_eq!(counterattacks(&events), [""; 0]);
    assert!(table.land("G6").contains("dahan:1"), "{}", table.land("G6"));
}

#[test]
fn what_gives_defend_for_pieces_counts_only_those_who_take_part() {
    proves(&[NI_048]);
    let fear = one_fear("dahan-on-their-guard", 1);
    let mut table = full(&format!("{RAVAGE}{fear}land G6 city:1 dahan:3\n"));
    let events = table.invade(&["dahan-on-their-guard"]);
    assert_eq!(ravages(&events), ["G6:1"], "{}", table.land("G6"));
}

#[test]
fn a_land_whose_dahan_sit_out_ravages_all_the_same() {
    proves(&[NI_047]);
    let mut table = full(&format!("{RAVAGE}land G6 town:1 dahan:1\nland G7 dahan:2\n"));
    let events = table.invade(&["stage-1-wetland"]);
    assert_eq!(ravages(&events), ["G6:2"], "G7 has no Invaders");
    assert!(table.land("G6").contains("dahan:1"), "{}", table.land("G6"));
}

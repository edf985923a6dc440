//! What reacts to an action once it is over, and in which order.

use super::base;
use crate::support::powers::feared;
use crate::support::{Table, proves, set};
use artel_spirit_island::rules::{SM_137, SM_138, SM_R56};

/// Land A3 is about to be ravaged, where Dahan fall that the first Spirit avenges and the second, Thunderspeaker, mourns.
fn mourned(more: &str) -> Table {
    base(
        "A,B",
        &format!(
            "spirit 1 river-surges-in-sunlight tracks:1,2\nspirit 2 thunderspeaker tracks:1,3 stage:ready\n\
             phase fast-phase\nplay 1 boon-of-vigor\nravage stage-1-jungle\nbuild stage-1-wetland\n\
             land A3 town:1 explorer:1 dahan:1\nland A4 presence:0,2\nland A8 presence:2\nland B5 city:1 presence:0,1\n{more}"
        ),
    )
}

const VENGEANCE: &str = "lasting vengeance-of-the-dead 1/2 user:1 target:1 land:A3\n";

#[test]
fn a_reaction_comes_after_the_whole_ravage() {
    proves(&[SM_137, SM_138]);
    let mut table = mourned("");
    table.play_as("1 ready", &["stage-1-sands"]);
    // The Ravage blights the land and destroys the Dahan; then its Spirit loses a Presence within 1 land.
    assert_eq!(table.land("A4"), "explorer:1 presence:0,1");
}

#[test]
fn where_reactions_of_several_spirits_are_due_the_keeper_of_the_land_chooses_the_first() {
    proves(&[SM_R56]);
    let mut table = mourned(VENGEANCE);
    table.play("1 ready");
    assert_eq!((table.asked(), table.moves()), (vec![1], set_of(&["1 choose 1", "1 choose 2"])));
    let mut mourning = table.clone();
    let events = table.play("1 choose 1");
    assert_eq!(feared(&events), 0);
    assert_eq!(table.rest("1 pick"), set_of(&["explorer A3", "town A3"]), "the Dahan are avenged first");
    assert_eq!(table.land("A4"), "presence:0,2");
    mourning.play("1 choose 2");
    assert_eq!(mourning.land("A4"), "presence:0,1", "the Presence goes first");
    assert_eq!(mourning.rest("1 pick"), set_of(&["explorer A3", "town A3"]), "then they are avenged");
}

fn set_of(words: &[&str]) -> std::collections::BTreeSet<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

#[test]
fn the_land_that_keeps_decides_for_its_own_board() {
    proves(&[SM_R56]);
    let lines = VENGEANCE.replace("user:1", "user:2").replace("target:1", "target:2");
    let mut table = mourned(&lines);
    table.play("1 ready");
    assert_eq!(table.asked(), [2], "both reactions are the second Spirit's own");
    assert_eq!(table.rest("2 choose"), set("1 2"));
}

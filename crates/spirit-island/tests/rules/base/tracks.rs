//! What spaces of tracks allow once a turn (SM-051).

use super::base;
use crate::refusals::assert_why;
use crate::support::{Table, proves, set};
use artel_spirit_island::rules::SM_051;

/// River with the space uncovered that takes a card back, one card in the discard pile.
fn river(more: &str) -> Table {
    base(
        "A",
        &format!(
            "spirit 1 river-surges-in-sunlight tracks:1,5 {more}\ndiscard 1 boon-of-vigor\n\
             land A5 presence:5\nland A2 city:1"
        ),
    )
}

#[test]
fn a_space_of_a_track_takes_a_card_back_once_a_turn_if_its_spirit_likes() {
    proves(&[SM_051]);
    let mut table = river("stage:playing");
    assert!(table.can("1 track-action 1") && table.can("1 ready"), "it may be left out: {:?}", table.moves());
    table.play("1 track-action 1");
    assert!(table.hand(1).contains("boon-of-vigor"));
    assert_eq!(table.discard(1), set(""));
    assert!(!table.can("1 track-action 1"));
    assert_why(&table, "1 track-action 1", SM_051, "why-track-action-done");
}

#[test]
fn a_space_of_a_track_is_used_at_any_moment_of_the_spirit_phase() {
    proves(&[SM_051]);
    let table = river("");
    assert!(table.can("1 track-action 1") && table.can("1 grow 2"), "{:?}", table.moves());
    let in_growth = river("growing:2 left:1,2");
    assert!(in_growth.can("1 track-action 1"));
    let fast = base(
        "A",
        "spirit 1 river-surges-in-sunlight tracks:1,5\nphase fast-phase\nplay 1 boon-of-vigor\ndiscard 1 wash-away\n\
         land A5 presence:5\nland A2 city:1",
    );
    assert!(!fast.can("1 track-action 1"), "{:?}", fast.moves());
}

#[test]
fn only_an_uncovered_space_that_could_do_something_is_used() {
    proves(&[SM_051]);
    let covered = base(
        "A",
        "spirit 1 river-surges-in-sunlight tracks:1,4 stage:playing\ndiscard 1 boon-of-vigor\nland A5 presence:4\nland A2 city:1",
    );
    assert_why(&covered, "1 track-action 1", SM_051, "why-no-track-action");
    let nothing = base(
        "A",
        "spirit 1 river-surges-in-sunlight tracks:1,5 stage:playing energy:1\nland A5 presence:5\nland A2 city:1",
    );
    assert_why(&nothing, "1 track-action 1", SM_051, "why-track-action-useless");
}

#[test]
fn a_spirit_does_not_lose_its_own_action_while_another_one_is_in_the_middle_of_its() {
    proves(&[SM_051]);
    let mut table = base(
        "A,B",
        "spirit 1 river-surges-in-sunlight tracks:1,5 stage:playing\ndiscard 1 boon-of-vigor wash-away\n\
         spirit 2 thunderspeaker tracks:1,5 stage:playing\ndiscard 2 voice-of-thunder words-of-warning\n\
         hand 1 flash-floods\nhand 2 manifestation-of-power-and-glory\n\
         discard 1 rivers-bounty\ndiscard 2 sudden-ambush\nland A5 presence:5\nland A2 city:1\nland B5 presence:0,5",
    );
    table.play("1 track-action 1");
    assert_eq!(table.rest("1 reclaim"), set("boon-of-vigor rivers-bounty wash-away"));
    assert_eq!(table.rest("2"), set("ready"));
    table.play("1 reclaim wash-away");
    assert!(table.can("2 track-action 1"), "{:?}", table.moves());
}

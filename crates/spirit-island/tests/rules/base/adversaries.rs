//! Adversaries: setup, escalation, rules of their levels, losses.

use super::base;
use crate::support::proves;
use artel_spirit_island::rules::SM_099;

#[test]
fn all_cards_of_a_space_move_on_together() {
    proves(&[SM_099]);
    let mut table = base(
        "A",
        "spirit 1 river-surges-in-sunlight tracks:1,5\nphase fast-phase\nplay 1 boon-of-vigor\n\
         ravage stage-1-wetland\nbuild stage-1-jungle stage-1-mountain\nland A5 presence:5\nland A2 city:1",
    );
    table.play_as("1 ready", &["stage-2-sands"]);
    assert_eq!(table.line("ravage"), "stage-1-jungle stage-1-mountain");
    assert_eq!(table.line("build"), "stage-2-sands");
}

#[test]
fn the_view_tells_how_near_an_adversary_is_to_winning() {
    let table = base(
        "A",
        "adversary england 3\nspirit 1 river-surges-in-sunlight tracks:1,5\nland A5 presence:5\n\
         land A2 city:1 town:3\nland A7 town:4\nland A8 town:2",
    );
    let view = table.view();
    let england = &view.adversaries[0];
    let loss = england.loss.as_ref().unwrap();
    assert_eq!((england.level, loss.now, loss.limit), (3, 4, 7));
    assert_eq!(loss.lands.iter().map(ToString::to_string).collect::<Vec<_>>(), ["A2", "A7"]);
    assert_eq!(view.invaders.second_build.map(|space| space.cards), Some(Vec::new()));
}

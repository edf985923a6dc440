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

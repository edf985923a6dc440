//! The Blight card: what happens when it is empty (SM-031, SM-R44).

mod boxes;

use super::base;
use crate::support::{Table, proves};
use artel_engine::{Game as _, Status};
use artel_spirit_island::Defeat;
use artel_spirit_island::rules::{SM_030, SM_031};

/// Land A4 is about to be blighted by a Ravage; this side of the Blight card lies up, with so much Blight.
fn about_to_ravage(card: &str, lands: &str) -> Table {
    base(
        "A",
        &format!(
            "spirit 1 river-surges-in-sunlight tracks:1,5\nphase fast-phase\nplay 1 boon-of-vigor\nblight-card {card}\n\
             ravage stage-1-jungle\nbuild stage-1-wetland\nland A5 presence:5\nland A2 city:1\n{lands}"
        ),
    )
}

#[test]
fn the_last_blight_of_the_healthy_side_turns_the_card() {
    proves(&[SM_031]);
    let mut table = about_to_ravage("healthy 1", "land A3 town:1");
    table.play_as("1 ready", &["downward-spiral", "stage-1-sands"]);
    assert_eq!(table.game.status(), Status::Playing);
    assert_eq!(table.line("blight-card"), "downward-spiral 5");
    assert!(!table.game.is_healthy());
}

#[test]
fn the_last_blight_of_the_blighted_side_loses_the_game_when_the_action_is_over() {
    proves(&[SM_030, SM_031]);
    let mut table = about_to_ravage("downward-spiral 1", "land A3 town:1");
    table.play("1 ready");
    assert_eq!(table.game.status(), Status::Lost(Defeat::Blight));
    // A counterattack that leaves the island to the Spirits comes before that is looked at.
    let mut won = base(
        "A",
        "spirit 1 river-surges-in-sunlight tracks:1,5\nphase fast-phase\nplay 1 boon-of-vigor\n\
         blight-card downward-spiral 1\nravage stage-1-jungle\nbuild stage-1-wetland\nland A5 presence:5\nland A3 town:1 dahan:2",
    );
    won.play("1 ready");
    assert_eq!(won.game.status(), Status::Won);
}

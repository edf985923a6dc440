//! Moving the own pawn, and the roles that move otherwise.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support;

use artel_forbidden_island::rules::FI_036;
use support::{proves, set, table};

#[test]
fn a_move_takes_the_own_pawn_one_tile_over_a_side() {
    proves(&[FI_036]);
    let table = table("player engineer at howling-garden\nplayer pilot");
    assert_eq!(table.targets("engineer", "move"), set("cave-of-shadows gold-gate whispering-garden breakers-bridge"));
}

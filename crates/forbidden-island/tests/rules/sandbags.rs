//! Sandbags.

use crate::support::{Table, proves, set, table};
use artel_engine::{Described, Phrase};
use artel_forbidden_island::rules::{FI_073, FI_076, FI_077, FI_099, FI_R18, FI_R19};
use artel_forbidden_island::{Adventurer, Event, Tile, TileState};

fn with_sandbags(phase: &str) -> Table {
    table(&format!(
        "player engineer at bronze-gate with sandbags\nplayer pilot with sandbags\n\
         flooded bronze-gate watchtower dunes-of-deception\nsunk phantom-rock\nphase {phase}"
    ))
}

#[test]
fn sandbags_dry_any_one_flooded_tile_however_far_away() {
    proves(&[FI_076]);
    let mut table = with_sandbags("actions 3");
    assert_eq!(table.targets("engineer", "sandbags"), set("bronze-gate watchtower dunes-of-deception"));
    assert_eq!(table.targets("pilot", "sandbags"), set("bronze-gate watchtower dunes-of-deception"));
    let events = table.play("engineer", "sandbags watchtower");
    assert_eq!(events, [Event::Sandbagged { adventurer: Adventurer::Engineer, tile: Tile::Watchtower }]);
    assert_eq!(events[0].rules(), [FI_076, FI_073]);
    assert_eq!(table.tile_state("watchtower"), TileState::Dry);
    assert_eq!(table.tile_state("dunes-of-deception"), TileState::Flooded);
    assert_eq!(table.tile_state("bronze-gate"), TileState::Flooded);
    assert_eq!(table.flood_discard(), set("bronze-gate watchtower dunes-of-deception"));
    assert_eq!(table.targets("pilot", "sandbags"), set("bronze-gate dunes-of-deception"));
}

#[test]
fn sandbags_need_a_flooded_tile() {
    proves(&[FI_076, FI_R19]);
    let table = with_sandbags("actions 3");
    for (tile, key) in [("gold-gate", "why-dry"), ("phantom-rock", "why-sunk")] {
        let refusal = table.refusal("engineer", &format!("sandbags {tile}"));
        let reason =
            Phrase::new(key).name("tile", if key == "why-dry" { "gold-gate" } else { "phantom-rock" });
        assert_eq!((refusal.rule, refusal.reason), (FI_R19, reason));
    }
}

#[test]
fn sandbags_are_forbidden_in_the_flood_phase_of_any_player() {
    proves(&[FI_077, FI_R18]);
    for turn in ["engineer", "pilot"] {
        let flooding = with_sandbags("flood-draw 1").with(&format!("turn {turn}"));
        for owner in ["engineer", "pilot"] {
            assert_eq!(flooding.targets(owner, "sandbags"), set(""));
            let refusal = flooding.refusal(owner, "sandbags watchtower");
            assert_eq!((refusal.rule, refusal.reason), (FI_077, Phrase::new("why-no-sandbags-in-flood")));
        }
    }
}

#[test]
fn the_flood_phase_lasts_from_its_first_card_until_its_last_is_resolved() {
    proves(&[FI_R18, FI_077]);
    let mut table = with_sandbags("treasure-draw 0");
    assert!(table.can("pilot", "sandbags watchtower"));
    table.play_as("engineer", "flood", &["gold-gate"]);
    // Neither a tile whose card is out nor one whose card is still in the deck.
    assert_eq!(table.refused("pilot", "sandbags gold-gate"), FI_077);
    assert_eq!(table.refused("pilot", "sandbags watchtower"), FI_077);
    table.play_as("engineer", "flood", &["iron-gate"]);
    assert_eq!(table.active(), "pilot");
    assert_eq!(
        table.targets("engineer", "sandbags"),
        set("bronze-gate watchtower dunes-of-deception gold-gate iron-gate")
    );
}

#[test]
fn sandbags_do_not_come_between_a_sunk_tile_and_its_pawns() {
    proves(&[FI_R18]);
    let mut table = table(
        "player engineer at gold-gate with sandbags\nplayer pilot\nflooded gold-gate watchtower\n\
         phase treasure-draw 0\nflood-deck gold-gate",
    );
    table.play_as("engineer", "flood", &["gold-gate"]);
    assert_eq!(table.targets("engineer", "sandbags"), set(""));
    assert_eq!(table.refused("engineer", "sandbags watchtower"), FI_099);
}

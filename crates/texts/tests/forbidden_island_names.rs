//! Everything in Forbidden Island has a name, and a short one for small boards.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support {
    pub mod names;
    pub mod text_files;
}

use artel_forbidden_island::{Adventurer, Card, Difficulty, Layout, PawnColour, Setup, Tile, Treasure};
use support::names::Names;

const NAMES: Names = Names("forbidden-island");

#[test]
fn tiles() {
    NAMES.check::<Tile>(&["to", "at", "from", "acc", "tiny"]);
}

#[test]
fn adventurers_with_their_abilities() {
    NAMES.check::<Adventurer>(&["acc", "letter", "ability"]);
}

#[test]
fn treasures_and_cards_with_their_effects() {
    NAMES.check::<Treasure>(&["acc", "card", "effect"]);
    NAMES.check::<Card>(&["acc", "card", "effect"]);
}

#[test]
fn pawn_colours_difficulties_layouts() {
    NAMES.check::<PawnColour>(&[]);
    NAMES.check::<Difficulty>(&[]);
    NAMES.check::<Layout>(&[]);
}

/// Tiles, cards and adventurers stand on the same small board: no short name means two of them.
#[test]
fn short_names_on_a_board_are_unique() {
    let ids: Vec<&str> = (Tile::ALL.map(Tile::id).into_iter())
        .chain(Card::ALL.map(Card::id))
        .chain(Adventurer::ALL.map(Adventurer::id))
        .collect();
    NAMES.check_short(&ids);
}

#[test]
fn states_and_phases_have_names() {
    NAMES.check_keys(["dry", "flooded", "sunk", "phase-actions", "phase-treasure-draw", "phase-flood-draw"]);
}

#[test]
fn options_and_their_values_have_names() {
    NAMES.check_options::<Setup>();
}

/// FI-012, FI-035 and the four ways to lose.
#[test]
fn reminders_are_complete() {
    NAMES.check_reminders(4);
}

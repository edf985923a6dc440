//! The Pilot's flight.

use std::collections::BTreeSet;

use crate::support::{Table, named, proves, set, table};
use artel_forbidden_island::rules::{FI_032, FI_042, FI_R09};
use artel_forbidden_island::{Event, Phase, Tile, Way};

fn all_tiles_but(missing: &str) -> BTreeSet<String> {
    let all: BTreeSet<String> = Tile::ALL.iter().map(Tile::to_string).collect();
    &all - &set(missing)
}

/// Plays the rest of the turn with harmless cards.
fn end_turn(table: &mut Table, flood_cards: [&str; 2]) {
    let active = table.active();
    table.play_as(&active, "draw", &["earth-stone"]);
    table.play_as(&active, "draw", &["oceans-chalice"]);
    for card in flood_cards {
        table.play_as(&active, "flood", &[card]);
    }
}

#[test]
fn the_pilot_flies_to_any_tile_for_one_action() {
    proves(&[FI_042]);
    let mut table = table("player pilot\nplayer diver");
    assert_eq!(table.targets("pilot", "fly"), all_tiles_but("fools-landing"));
    let events = table.play("pilot", "fly watchtower");
    let (adventurer, from, to) = (named("pilot"), named("fools-landing"), named("watchtower"));
    assert_eq!(events, [Event::Moved { adventurer, from, to, way: Way::Flight }]);
    assert_eq!((table.at("pilot").as_str(), table.phase()), ("watchtower", Phase::Actions { left: 2 }));
}

#[test]
fn the_flight_goes_to_another_existing_tile_dry_or_flooded() {
    proves(&[FI_R09]);
    let table = table("player pilot\nplayer diver\nflooded observatory\nsunk watchtower phantom-rock");
    assert_eq!(table.targets("pilot", "fly"), all_tiles_but("fools-landing watchtower phantom-rock"));
    assert_eq!(table.refused("pilot", "fly fools-landing"), FI_R09);
    assert_eq!(table.refused("pilot", "fly watchtower"), FI_R09);
}

#[test]
fn the_pilot_flies_once_in_a_turn() {
    proves(&[FI_042]);
    let mut table = table("player pilot\nplayer diver");
    table.play("pilot", "fly observatory");
    assert!(table.game.flight_used());
    assert_eq!(table.targets("pilot", "fly"), set(""));
    assert_eq!(table.refused("pilot", "fly watchtower"), FI_042);
    let steps = set("misty-marsh phantom-rock cliffs-of-abandon watchtower");
    assert_eq!(table.targets("pilot", "move"), steps, "the Pilot may still walk");
}

#[test]
fn the_pilot_flies_again_in_the_next_own_turn() {
    proves(&[FI_042]);
    let mut table = table("player pilot\nplayer diver");
    table.play("pilot", "fly observatory");
    end_turn(&mut table, ["bronze-gate", "copper-gate"]);
    assert_eq!((table.active().as_str(), table.game.flight_used()), ("diver", false));
    assert_eq!(table.refused("pilot", "fly watchtower"), FI_032);
    end_turn(&mut table, ["gold-gate", "silver-gate"]);
    assert_eq!(table.targets("pilot", "fly"), all_tiles_but("observatory"));
}

#[test]
fn a_step_is_no_flight() {
    proves(&[FI_R09]);
    let mut table = table("player pilot\nplayer diver");
    table.play("pilot", "move bronze-gate");
    assert!(!table.game.flight_used());
    assert_eq!(table.targets("pilot", "fly"), all_tiles_but("bronze-gate"));
}

#[test]
fn a_helicopter_lift_is_no_flight() {
    proves(&[FI_R09]);
    let mut table = table("player pilot with helicopter-lift\nplayer diver");
    table.play("pilot", "lift pilot watchtower");
    assert!(!table.game.flight_used());
    assert_eq!(table.targets("pilot", "fly"), all_tiles_but("watchtower"));
}

#[test]
fn the_escape_from_a_sinking_tile_is_no_flight() {
    proves(&[FI_R09]);
    let mut table = table(
        "player pilot at observatory\nplayer diver\nflooded observatory\nphase flood-draw 1\nflood-discard none",
    );
    table.play_as("pilot", "flood", &["observatory"]);
    table.play("pilot", "swim watchtower");
    assert!(!table.game.flight_used());
}

#[test]
fn the_flight_needs_an_action() {
    proves(&[FI_042, FI_032]);
    let mut table = table("player pilot\nplayer diver\nphase actions 1");
    assert_eq!(table.targets("pilot", "fly"), all_tiles_but("fools-landing"));
    table.play("pilot", "move bronze-gate");
    assert_eq!(table.targets("pilot", "fly"), set(""));
    assert_eq!(table.refused("pilot", "fly watchtower"), FI_032);
}

#[test]
fn nobody_else_flies() {
    proves(&[FI_042]);
    for other in ["diver", "engineer", "explorer", "messenger", "navigator"] {
        let table = table(&format!("player {other}\nplayer pilot"));
        assert_eq!(table.targets(other, "fly"), set(""), "{other}");
        assert_eq!(table.refused(other, "fly watchtower"), FI_042, "{other}");
    }
}

//! Shoring up flooded tiles.

use crate::support::{Table, named, proves, set, table};
use artel_engine::Seat;
use artel_forbidden_island::rules::{FI_045, FI_046, FI_047, FI_048, FI_049, FI_R08, FI_R19};
use artel_forbidden_island::{Event, Move, Phase, TileState};

/// Everything around howling-garden is flooded, and a tile further away.
const WATER: &str = "flooded howling-garden copper-gate gold-gate iron-gate cave-of-shadows whispering-garden \
                     temple-of-the-sun breakers-bridge cliffs-of-abandon misty-marsh";
const CROSS: &str = "howling-garden gold-gate cave-of-shadows whispering-garden breakers-bridge";

fn in_the_water(adventurer: &str) -> Table {
    let other = if adventurer == "pilot" { "diver" } else { "pilot" };
    table(&format!("player {adventurer} at howling-garden\nplayer {other}\n{WATER}"))
}

fn pairs(table: &Table, adventurer: &str) -> Vec<String> {
    let is_pair = |text: &String| text.starts_with("shore-up ") && text.split(' ').count() == 3;
    table.moves(adventurer).into_iter().filter(is_pair).collect()
}

#[test]
fn shoring_up_makes_a_flooded_tile_dry() {
    proves(&[FI_045]);
    let mut table = in_the_water("messenger");
    let flood_discard = table.flood_discard();
    let events = table.play("messenger", "shore-up gold-gate");
    assert_eq!(events, [Event::ShoredUp { adventurer: named("messenger"), tile: named("gold-gate") }]);
    assert_eq!(table.tile_state("gold-gate"), TileState::Dry);
    assert_eq!(table.tile_state("howling-garden"), TileState::Flooded);
    assert_eq!(table.game.flooded().len(), 9);
    assert_eq!(table.phase(), Phase::Actions { left: 2 });
    assert_eq!(table.flood_discard(), flood_discard, "its flood card stays where it is");
}

#[test]
fn the_own_tile_and_its_four_neighbours_are_in_reach() {
    proves(&[FI_046]);
    for adventurer in ["diver", "messenger", "navigator", "pilot"] {
        let table = in_the_water(adventurer);
        assert_eq!(table.targets(adventurer, "shore-up"), set(CROSS), "{adventurer}");
        assert_eq!(table.refused(adventurer, "shore-up misty-marsh"), FI_046, "{adventurer}");
    }
}

#[test]
fn a_tile_at_a_corner_is_out_of_reach() {
    proves(&[FI_046]);
    for adventurer in ["diver", "engineer", "messenger", "navigator", "pilot"] {
        let table = in_the_water(adventurer);
        for corner in ["copper-gate", "iron-gate", "temple-of-the-sun", "cliffs-of-abandon"] {
            assert_eq!(
                table.refused(adventurer, &format!("shore-up {corner}")),
                FI_046,
                "{adventurer}: {corner}"
            );
        }
    }
}

#[test]
fn shoring_up_may_be_repeated_for_an_action_each() {
    proves(&[FI_047]);
    let mut table = in_the_water("diver");
    for (left, tile) in [(2, "howling-garden"), (1, "gold-gate"), (0, "breakers-bridge")] {
        table.play("diver", &format!("shore-up {tile}"));
        assert_eq!((table.tile_state(tile), table.phase()), (TileState::Dry, Phase::Actions { left }));
    }
    assert_eq!(table.moves("diver"), ["draw"]);
}

#[test]
fn the_engineer_dries_one_or_two_tiles_by_one_action() {
    proves(&[FI_048]);
    let mut table = in_the_water("engineer");
    let events = table.play("engineer", "shore-up gold-gate breakers-bridge");
    let shored_up = |tile| Event::ShoredUp { adventurer: named("engineer"), tile: named(tile) };
    assert_eq!(events, [shored_up("gold-gate"), shored_up("breakers-bridge")]);
    assert_eq!(table.phase(), Phase::Actions { left: 2 });
    assert_eq!(table.tile_state("gold-gate"), TileState::Dry);
    assert_eq!(table.tile_state("breakers-bridge"), TileState::Dry);
    assert_eq!(table.game.flooded().len(), 8);
    table.play("engineer", "shore-up howling-garden");
    assert_eq!((table.game.flooded().len(), table.phase()), (7, Phase::Actions { left: 1 }));
}

#[test]
fn the_engineers_two_tiles_are_any_two_in_reach() {
    proves(&[FI_048, FI_R08]);
    let mut expected = Vec::new();
    let reach = ["gold-gate", "cave-of-shadows", "howling-garden", "whispering-garden", "breakers-bridge"];
    for (index, one) in reach.iter().enumerate() {
        expected.extend(reach[index + 1..].iter().map(|other| format!("shore-up {one} {other}")));
    }
    let mut listed = pairs(&in_the_water("engineer"), "engineer");
    listed.sort();
    expected.sort();
    assert_eq!(listed, expected);
}

#[test]
fn the_pair_is_the_same_move_whichever_tile_is_named_first() {
    proves(&[FI_R08]);
    let tiles = "tiles watchtower twilight-hollow phantom-rock observatory misty-marsh lost-lagoon dunes-of-deception \
                 crimson-forest cliffs-of-abandon breakers-bridge temple-of-the-sun temple-of-the-moon tidal-palace \
                 coral-palace whispering-garden howling-garden cave-of-shadows cave-of-embers silver-gate iron-gate \
                 gold-gate copper-gate bronze-gate fools-landing";
    let mut table = table(&format!(
        "{tiles}\nplayer engineer at watchtower\nplayer diver\nflooded watchtower twilight-hollow misty-marsh"
    ));
    assert_eq!(pairs(&table, "engineer"), ["shore-up twilight-hollow watchtower"]);
    table.play("engineer", "shore-up watchtower twilight-hollow");
    assert_eq!(table.game.flooded().len(), 1);
}

#[test]
fn the_second_tile_is_optional_different_and_not_kept_for_later() {
    proves(&[FI_R08]);
    let mut table = in_the_water("engineer");
    let (seat, tile) = (Seat(0), named("gold-gate"));
    assert_eq!(table.refusal_of(seat, Move::ShoreUpTwo(tile, tile)).rule, FI_R08);
    assert_eq!(Move::shore_up_two(tile, tile), None);
    table.play("engineer", "shore-up gold-gate");
    table.play("engineer", "shore-up howling-garden whispering-garden");
    table.play("engineer", "shore-up cave-of-shadows");
    assert_eq!(table.phase(), Phase::Actions { left: 0 });
    assert_eq!(table.targets("engineer", "shore-up"), set(""));
}

#[test]
fn both_of_the_engineers_tiles_are_in_reach_and_flooded() {
    proves(&[FI_R08, FI_R19]);
    let wet = in_the_water("engineer");
    assert_eq!(wet.refused("engineer", "shore-up gold-gate misty-marsh"), FI_046);
    assert_eq!(wet.refused("engineer", "shore-up misty-marsh watchtower"), FI_046);
    let alone =
        table("player engineer at howling-garden\nplayer pilot\nflooded gold-gate\nsunk cave-of-shadows");
    assert_eq!(alone.moves("engineer").iter().filter(|text| text.starts_with("shore-up")).count(), 1);
    assert_eq!(alone.refused("engineer", "shore-up gold-gate howling-garden"), FI_R19);
    assert_eq!(alone.refused("engineer", "shore-up gold-gate cave-of-shadows"), FI_R19);
}

#[test]
fn nobody_else_dries_two_tiles_by_one_action() {
    proves(&[FI_048]);
    for adventurer in ["diver", "explorer", "messenger", "navigator", "pilot"] {
        let table = in_the_water(adventurer);
        assert!(pairs(&table, adventurer).is_empty(), "{adventurer}");
        assert_eq!(table.refused(adventurer, "shore-up gold-gate howling-garden"), FI_048, "{adventurer}");
    }
}

#[test]
fn the_explorer_shores_up_diagonally_too() {
    proves(&[FI_049]);
    let mut table = in_the_water("explorer");
    let reach = set(&format!("{CROSS} copper-gate iron-gate temple-of-the-sun cliffs-of-abandon"));
    assert_eq!(table.targets("explorer", "shore-up"), reach);
    assert_eq!(table.refused("explorer", "shore-up misty-marsh"), FI_046);
    table.play("explorer", "shore-up cliffs-of-abandon");
    assert_eq!(
        (table.tile_state("cliffs-of-abandon"), table.phase()),
        (TileState::Dry, Phase::Actions { left: 2 })
    );
}

#[test]
fn dry_and_sunk_tiles_cannot_be_shored_up() {
    proves(&[FI_R19]);
    let table =
        table("player messenger at howling-garden\nplayer pilot\nflooded gold-gate\nsunk breakers-bridge");
    assert_eq!(table.targets("messenger", "shore-up"), set("gold-gate"));
    assert_eq!(table.refused("messenger", "shore-up howling-garden"), FI_R19);
    assert_eq!(table.refused("messenger", "shore-up breakers-bridge"), FI_R19);
}

#[test]
fn with_no_flooded_tile_in_reach_there_is_nothing_to_shore_up() {
    proves(&[FI_R19]);
    for adventurer in ["engineer", "explorer", "messenger"] {
        let table =
            table(&format!("player {adventurer} at howling-garden\nplayer pilot\nflooded watchtower"));
        assert_eq!(table.targets(adventurer, "shore-up"), set(""), "{adventurer}");
    }
}

#[test]
fn sandbags_dry_only_flooded_tiles_too() {
    proves(&[FI_R19]);
    let lines = "player messenger with sandbags\nplayer pilot";
    let wet = table(&format!("{lines}\nflooded watchtower\nsunk breakers-bridge"));
    assert_eq!(wet.targets("messenger", "sandbags"), set("watchtower"));
    assert_eq!(wet.refused("messenger", "sandbags silver-gate"), FI_R19);
    assert_eq!(wet.refused("messenger", "sandbags breakers-bridge"), FI_R19);
    assert_eq!(table(lines).targets("messenger", "sandbags"), set(""));
}

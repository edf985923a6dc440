//! Capturing treasures.

use crate::support::{Table, named, proves, set, table};
use artel_engine::Status;
use artel_forbidden_island::rules::{
    FI_032, FI_050, FI_055, FI_056, FI_057, FI_058, FI_059, FI_060, FI_061, FI_062, FI_063, FI_069, FI_R35,
    FI_R36, FI_R37,
};
use artel_forbidden_island::{Event, Phase, Tile, TileState, Treasure};

/// Every treasure with the tiles where it is captured.
const PLACES: [(&str, [&str; 2]); 4] = [
    ("crystal-of-fire", ["cave-of-embers", "cave-of-shadows"]),
    ("statue-of-the-wind", ["howling-garden", "whispering-garden"]),
    ("oceans-chalice", ["coral-palace", "tidal-palace"]),
    ("earth-stone", ["temple-of-the-moon", "temple-of-the-sun"]),
];

fn with_cards(count: usize, treasure: &str, tile: &str) -> Table {
    table(&format!("player diver at {tile} with{}\nplayer pilot", format!(" {treasure}").repeat(count)))
}

/// The treasure is captured on exactly its two tiles.
fn is_captured_at(treasure: &str, tiles: [&str; 2]) {
    for tile in Tile::ALL {
        let table = with_cards(4, treasure, tile.id());
        if tiles.contains(&tile.id()) {
            assert_eq!(table.targets("diver", "capture"), set(treasure), "{treasure} at {tile}");
        } else {
            assert_eq!(table.targets("diver", "capture"), set(""), "{treasure} at {tile}");
            assert_eq!(
                table.refused("diver", &format!("capture {treasure}")),
                FI_056,
                "{treasure} at {tile}"
            );
        }
    }
}

#[test]
fn a_capture_costs_one_action_and_four_cards_of_the_treasure() {
    proves(&[FI_055]);
    let mut table = table(
        "player diver at temple-of-the-sun with earth-stone earth-stone earth-stone earth-stone sandbags\nplayer pilot",
    );
    let events = table.play("diver", "capture earth-stone");
    assert_eq!(events, [Event::Captured { adventurer: named("diver"), treasure: Treasure::EarthStone }]);
    assert_eq!(table.hand("diver"), ["sandbags"]);
    assert_eq!((table.phase(), table.status()), (Phase::Actions { left: 2 }, Status::Playing));
}

#[test]
fn three_cards_are_too_few() {
    proves(&[FI_055]);
    for (treasure, [tile, _]) in PLACES {
        let table = with_cards(3, treasure, tile);
        assert_eq!(table.targets("diver", "capture"), set(""), "{treasure}");
        assert_eq!(table.refused("diver", &format!("capture {treasure}")), FI_055, "{treasure}");
    }
}

#[test]
fn the_four_cards_are_of_one_treasure_and_of_that_one() {
    proves(&[FI_055]);
    let table = table(
        "player diver at temple-of-the-sun with oceans-chalice oceans-chalice earth-stone earth-stone\nplayer pilot",
    );
    assert_eq!(table.targets("diver", "capture"), set(""));
    assert_eq!(table.refused("diver", "capture earth-stone"), FI_055);
    let other = with_cards(4, "oceans-chalice", "temple-of-the-sun");
    assert_eq!(other.refused("diver", "capture earth-stone"), FI_055);
    assert_eq!(other.refused("diver", "capture oceans-chalice"), FI_056);
}

#[test]
fn a_capture_needs_an_action_of_the_own_turn() {
    proves(&[FI_055, FI_032]);
    let hand = "earth-stone earth-stone earth-stone earth-stone";
    let lines = format!("player diver at temple-of-the-moon with {hand}\nplayer pilot\n");
    assert!(table(&format!("{lines}phase actions 1")).can("diver", "capture earth-stone"));
    assert_eq!(table(&format!("{lines}phase actions 0")).refused("diver", "capture earth-stone"), FI_032);
    assert_eq!(table(&format!("{lines}turn pilot")).refused("diver", "capture earth-stone"), FI_032);
}

#[test]
fn the_pawn_stands_on_either_tile_of_the_treasure() {
    proves(&[FI_056]);
    for (treasure, tiles) in PLACES {
        for tile in tiles {
            let mut table = with_cards(4, treasure, tile);
            table.play("diver", &format!("capture {treasure}"));
            assert_eq!(table.game.captor(named(treasure)), Some(table.seat("diver")), "{treasure} at {tile}");
            assert_eq!(table.hand("diver"), [""; 0]);
        }
    }
}

#[test]
fn the_crystal_of_fire_is_captured_in_the_caves() {
    proves(&[FI_057, FI_056]);
    is_captured_at("crystal-of-fire", ["cave-of-embers", "cave-of-shadows"]);
}

#[test]
fn the_statue_of_the_wind_is_captured_in_the_gardens() {
    proves(&[FI_058, FI_056]);
    is_captured_at("statue-of-the-wind", ["howling-garden", "whispering-garden"]);
}

#[test]
fn the_oceans_chalice_is_captured_in_the_palaces() {
    proves(&[FI_059, FI_056]);
    is_captured_at("oceans-chalice", ["coral-palace", "tidal-palace"]);
}

#[test]
fn the_earth_stone_is_captured_in_the_temples() {
    proves(&[FI_060, FI_056]);
    is_captured_at("earth-stone", ["temple-of-the-moon", "temple-of-the-sun"]);
}

#[test]
fn spent_cards_go_to_the_discard_pile_and_come_back() {
    proves(&[FI_061, FI_069]);
    let mut table = with_cards(4, "earth-stone", "temple-of-the-sun").with("treasure-discard sandbags");
    table.play("diver", "capture earth-stone");
    assert_eq!(
        table.treasure_discard(),
        ["earth-stone", "earth-stone", "earth-stone", "earth-stone", "sandbags"]
    );
    assert_eq!(table.game.treasure_deck().cards().count(named("earth-stone")), 1);
    let mut last_card = table.with(
        "treasure-discard crystal-of-fire crystal-of-fire crystal-of-fire crystal-of-fire crystal-of-fire \
         statue-of-the-wind statue-of-the-wind statue-of-the-wind statue-of-the-wind statue-of-the-wind \
         oceans-chalice oceans-chalice oceans-chalice oceans-chalice oceans-chalice \
         earth-stone earth-stone earth-stone earth-stone helicopter-lift helicopter-lift helicopter-lift \
         sandbags sandbags waters-rise waters-rise waters-rise",
    );
    last_card.play_as("diver", "draw", &["earth-stone"]);
    assert_eq!(last_card.game.treasure_deck().cards().count(named("earth-stone")), 4);
}

#[test]
fn the_treasure_lies_before_its_captor_and_counts_for_the_team() {
    proves(&[FI_062]);
    let mut table = table(
        "player pilot at fools-landing with helicopter-lift helicopter-lift\n\
         player diver at temple-of-the-sun with earth-stone earth-stone earth-stone earth-stone\nturn diver\n\
         captured crystal-of-fire pilot\ncaptured oceans-chalice diver\ncaptured statue-of-the-wind pilot",
    );
    assert!(!table.game.has_all_treasures());
    table.play("diver", "capture earth-stone");
    let captors = Treasure::ALL
        .map(|treasure| table.game.captor(treasure).map(|seat| table.game.adventurer(seat).id()));
    assert_eq!(captors, [Some("pilot"), Some("pilot"), Some("diver"), Some("diver")]);
    assert!(table.game.has_all_treasures());
    table.play("pilot", "lift diver fools-landing");
    assert!(table.can("pilot", "take-off"), "the Pilot wins with treasures that the Diver took");
}

#[test]
fn a_treasure_may_be_captured_on_a_flooded_tile() {
    proves(&[FI_063]);
    for (treasure, tiles) in PLACES {
        for tile in tiles {
            let mut table = with_cards(4, treasure, tile).with(&format!("flooded {tile}"));
            table.play("diver", &format!("capture {treasure}"));
            assert_eq!(table.tile_state(tile), TileState::Flooded);
            assert!(table.game.captor(named(treasure)).is_some());
        }
    }
}

#[test]
fn a_treasure_is_captured_once_only() {
    proves(&[FI_R35]);
    for captor in ["diver", "pilot"] {
        let table =
            with_cards(4, "earth-stone", "temple-of-the-sun").with(&format!("captured earth-stone {captor}"));
        assert_eq!(table.targets("diver", "capture"), set(""));
        assert_eq!(table.refused("diver", "capture earth-stone"), FI_R35);
    }
}

#[test]
fn cards_of_a_captured_treasure_stay_in_the_game() {
    proves(&[FI_R35]);
    let mut table = table(
        "player diver with earth-stone earth-stone\n\
         player pilot at iron-gate with earth-stone earth-stone oceans-chalice oceans-chalice oceans-chalice\n\
         captured earth-stone diver",
    );
    table.play("diver", "give earth-stone pilot");
    let discards = table.targets("pilot", "discard");
    assert_eq!(discards, set("oceans-chalice earth-stone"), "it counts toward the limit");
    table.play("pilot", "discard earth-stone");
    assert_eq!(table.treasure_discard(), ["earth-stone"]);
    assert_eq!(table.game.treasure_deck().cards().count(named("earth-stone")), 1);
    table.play_as("diver", "draw", &["earth-stone"]);
    assert_eq!(table.hand("diver"), ["earth-stone", "earth-stone"]);
}

#[test]
fn of_five_cards_the_fifth_stays_in_hand() {
    proves(&[FI_R36]);
    let mut table = with_cards(5, "crystal-of-fire", "cave-of-embers");
    table.play("diver", "capture crystal-of-fire");
    assert_eq!(table.hand("diver"), ["crystal-of-fire"]);
    assert_eq!(table.treasure_discard(), ["crystal-of-fire"; 4]);
}

#[test]
fn two_players_cannot_pool_their_cards() {
    proves(&[FI_R37, FI_050]);
    let mut table = table(
        "player diver at coral-palace with oceans-chalice oceans-chalice oceans-chalice\n\
         player pilot at coral-palace with oceans-chalice oceans-chalice\nturn pilot",
    );
    assert_eq!(table.refused("pilot", "capture oceans-chalice"), FI_055);
    table.play("pilot", "give oceans-chalice diver");
    assert_eq!(table.refused("pilot", "capture oceans-chalice"), FI_055);
    assert_eq!(table.refused("diver", "capture oceans-chalice"), FI_032, "only the active player captures");
    assert!(table.with("turn diver").can("diver", "capture oceans-chalice"));
}

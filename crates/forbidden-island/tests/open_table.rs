//! What everybody at the table sees and knows.
#![allow(clippy::unwrap_used, clippy::expect_used, missing_docs)]

mod support;

use std::path::Path;

use artel_engine::{Game, Seat, Status, Viewer};
use artel_forbidden_island::rules::{FI_020, FI_026, FI_028, FI_034, FI_035};
use artel_forbidden_island::{Adventurer, Defeat, Treasure, View};
use serde_json::{Value, json};
use support::{Table, named, proves, table};

const LANGUAGES: [&str; 2] = ["en", "ru"];

/// The lines of a text file that belong to the message with this key.
fn message(language: &str, key: &str) -> Vec<String> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts").join(language).join("forbidden-island.ftl");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut lines = text.lines().skip_while(|line| line.split(' ').next() != Some(key));
    let first = lines.next().unwrap_or_else(|| panic!("'{key}' is missing in {language}"));
    let rest = lines.take_while(|line| line.starts_with(' ')).map(|line| line.trim().to_owned());
    std::iter::once(first.to_owned()).chain(rest).collect()
}

/// A table in the middle of a game.
fn midgame() -> Table {
    table(
        "difficulty elite\nplayer diver at gold-gate with earth-stone sandbags\n\
         player pilot at iron-gate with helicopter-lift helicopter-lift\nplayer engineer\n\
         flooded observatory misty-marsh\nsunk watchtower\nturn pilot\nphase actions 2\nflight used\nwater 4\n\
         captured oceans-chalice engineer\ntreasure-discard waters-rise oceans-chalice\n\
         treasure-deck earth-stone sandbags\nflood-deck misty-marsh | coral-palace tidal-palace",
    )
}

fn views(table: &Table) -> Vec<View> {
    let seats = table.game.all_seats().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).map(|viewer| table.game.view(viewer)).collect()
}

fn as_json(table: &Table) -> Value {
    serde_json::to_value(table.game.view(Viewer::Spectator)).unwrap()
}

#[test]
fn everybodys_adventurer_is_known_to_all() {
    proves(&[FI_020]);
    for view in views(&midgame()) {
        let seated: Vec<&str> = view.players.iter().map(|player| player.adventurer.id()).collect();
        assert_eq!(seated, ["diver", "pilot", "engineer"]);
    }
}

#[test]
fn every_ability_is_explained() {
    proves(&[FI_020]);
    for language in LANGUAGES {
        for adventurer in Adventurer::ALL {
            let lines = message(language, adventurer.id());
            let ability = lines.iter().find_map(|line| line.strip_prefix(".ability ="));
            assert!(
                ability.is_some_and(|text| text.trim().len() > 20),
                "{adventurer} in {language}: {lines:?}"
            );
        }
    }
}

#[test]
fn all_hands_lie_open() {
    proves(&[FI_026]);
    for view in views(&midgame()) {
        let hands: Vec<Vec<&str>> =
            view.players.iter().map(|player| player.hand.cards().map(|card| card.id()).collect()).collect();
        assert_eq!(hands, [vec!["earth-stone", "sandbags"], vec!["helicopter-lift"; 2], vec![]]);
    }
}

#[test]
fn both_discard_piles_may_be_looked_through() {
    proves(&[FI_028]);
    for view in views(&midgame()) {
        let treasure: Vec<&str> = view.treasure_discard.cards().map(|card| card.id()).collect();
        assert_eq!(treasure, ["oceans-chalice", "waters-rise"]);
        let flood: Vec<&str> = view.flood_discard.iter().map(|tile| tile.id()).collect();
        assert_eq!(flood, ["observatory"]);
    }
}

#[test]
fn all_see_the_same_and_so_can_advise() {
    proves(&[FI_034]);
    let table = midgame();
    let views = views(&table);
    assert_eq!(views.len(), 4);
    assert!(views.iter().all(|view| *view == views[0]));
    let watching = table.game.view(Viewer::Seat(Seat(7)));
    assert_eq!(watching, views[0]);
}

#[test]
fn a_reminder_tells_the_order_of_the_turn() {
    proves(&[FI_035]);
    for language in LANGUAGES {
        let lines = message(language, "help-turn-order");
        let phases: Vec<&String> =
            lines.iter().filter(|line| line.starts_with(|first: char| first.is_numeric())).collect();
        assert_eq!(phases.len(), 3, "{language}: {lines:?}");
        assert!(phases.iter().zip(["1. ", "2. ", "3. "]).all(|(line, number)| line.starts_with(number)));
    }
}

#[test]
fn a_view_tells_all_of_the_table() {
    proves(&[FI_034, FI_028]);
    let mut view = as_json(&midgame());
    let tiles = view.as_object_mut().unwrap().remove("tiles").unwrap();
    assert_eq!(tiles.as_array().unwrap().len(), 24);
    assert_eq!(tiles[0], json!({"tile": "fools-landing", "state": "dry", "x": 2, "y": 0}));
    assert_eq!(tiles[20], json!({"tile": "observatory", "state": "flooded", "x": 3, "y": 4}));
    assert_eq!(tiles[23], json!({"tile": "watchtower", "state": "sunk", "x": 3, "y": 5}));
    let rest = view.as_object_mut().unwrap().remove("treasure_deck_rest").unwrap();
    assert_eq!(rest.as_array().unwrap().len(), 20);
    let layers = view.as_object_mut().unwrap().remove("flood_deck").unwrap();
    assert_eq!(layers[0], json!(["misty-marsh"]));
    assert_eq!(layers[1], json!(["coral-palace", "tidal-palace"]));
    assert_eq!((layers[2].as_array().unwrap().len(), layers.as_array().unwrap().len()), (19, 3));
    let expected = json!({
        "layout": "standard",
        "difficulty": "elite",
        "status": "playing",
        "players": [
            {"adventurer": "diver", "tile": "gold-gate", "hand": ["earth-stone", "sandbags"]},
            {"adventurer": "pilot", "tile": "iron-gate", "hand": ["helicopter-lift", "helicopter-lift"]},
            {"adventurer": "engineer", "tile": "bronze-gate", "hand": []},
        ],
        "active": 1,
        "phase": {"name": "actions", "left": 2},
        "flight_used": true,
        "water": 4,
        "flood_cards": 3,
        "swimmers": [],
        "over_limit": [],
        "captured": [["oceans-chalice", 2]],
        "treasure_deck_known": ["earth-stone", "sandbags"],
        "treasure_discard": ["oceans-chalice", "waters-rise"],
        "flood_discard": ["observatory"],
    });
    assert_eq!(view, expected);
}

#[test]
fn a_view_tells_who_has_to_do_something() {
    proves(&[FI_034]);
    let hand = ["earth-stone"; 5].join(" ");
    let over = table(&format!("player diver with {hand} sandbags\nplayer pilot\nphase treasure-draw 1"));
    assert_eq!(as_json(&over)["over_limit"], json!([0]));
    assert_eq!(as_json(&over)["phase"], json!({"name": "treasure-draw", "left": 1}));
    let swimming = table("player diver\nplayer pilot at watchtower\nsunk watchtower\nphase flood-draw 0");
    assert_eq!(as_json(&swimming)["swimmers"], json!([1]));
    assert_eq!(as_json(&swimming)["phase"], json!({"name": "flood-draw", "left": 0}));
}

#[test]
fn a_view_tells_how_the_game_ended() {
    proves(&[FI_034]);
    let captured: String =
        Treasure::ALL.iter().map(|treasure| format!("captured {treasure} diver\n")).collect();
    let won = table(&format!("player diver at fools-landing\nplayer pilot\n{captured}over won"));
    assert_eq!((won.status(), &as_json(&won)["status"]), (Status::Won, &json!("won")));
    let lost = table("player diver\nplayer pilot\nwater 10\nover lost water-level");
    assert_eq!(
        (lost.status(), &as_json(&lost)["status"]),
        (Status::Lost(Defeat::WaterLevel), &json!("lost water-level"))
    );
    let sunk = table(
        "player diver\nplayer pilot\nsunk coral-palace tidal-palace\nover lost treasure-sunk oceans-chalice",
    );
    assert_eq!(sunk.status(), Status::Lost(Defeat::TreasureSunk(named("oceans-chalice"))));
    assert_eq!(as_json(&sunk)["status"], json!("lost treasure-sunk oceans-chalice"));
}

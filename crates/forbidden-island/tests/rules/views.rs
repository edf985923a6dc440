//! What players and spectators see.

use crate::support::{proves, table};
use artel_engine::{Choice, Game, Generator, NoLog, Seat, Seed, Viewer};
use artel_forbidden_island::rules::{FI_020, FI_026, FI_028, FI_R28};
use artel_forbidden_island::{Card, ForbiddenIsland, Pile, Setup, Tile, TileState, View};
use serde_json::{Value, json};

const TABLE: &str = "difficulty elite\nplayer diver at gold-gate with earth-stone sandbags\n\
    player pilot with helicopter-lift\nplayer explorer\nturn pilot\nphase actions 2\nflight used\nwater 4\n\
    flooded observatory watchtower\nsunk phantom-rock\ncaptured oceans-chalice explorer\ncaptured crystal-of-fire diver\n\
    treasure-deck waters-rise sandbags\ntreasure-discard waters-rise oceans-chalice\n\
    flood-deck observatory | silver-gate copper-gate\nflood-discard watchtower lost-lagoon\n";

fn view(game: &ForbiddenIsland) -> View {
    game.view(Viewer::Spectator)
}

fn json_of(text: &str) -> Value {
    serde_json::to_value(view(&table(text).game)).unwrap()
}

#[test]
fn the_view_shows_all_that_lies_open_and_nothing_else() {
    proves(&[FI_020, FI_026, FI_028]);
    let mut shown = json_of(TABLE);
    let tiles = shown["tiles"].take();
    let rest = shown["treasure_deck_rest"].take();
    let bottom = shown["flood_deck"][2].take();
    assert_eq!(
        shown,
        json!({
            "layout": "standard",
            "difficulty": "elite",
            "status": "playing",
            "tiles": null,
            "players": [
                {"adventurer": "diver", "tile": "gold-gate", "hand": ["earth-stone", "sandbags"]},
                {"adventurer": "pilot", "tile": "fools-landing", "hand": ["helicopter-lift"]},
                {"adventurer": "explorer", "tile": "copper-gate", "hand": []},
            ],
            "active": 1,
            "phase": {"name": "actions", "left": 2},
            "flight_used": true,
            "water": 4,
            "flood_cards": 3,
            "swimmers": [],
            "over_limit": [],
            "captured": [["crystal-of-fire", 0], ["oceans-chalice", 2]],
            "treasure_deck_known": ["waters-rise", "sandbags"],
            "treasure_deck_rest": null,
            "treasure_discard": ["oceans-chalice", "waters-rise"],
            "flood_deck": [["observatory"], ["copper-gate", "silver-gate"], null],
            "flood_discard": ["lost-lagoon", "watchtower"],
        })
    );
    assert_eq!(tiles.as_array().unwrap().len(), 24);
    assert_eq!(rest.as_array().unwrap().len(), 28 - 3 - 2 - 2);
    assert_eq!(bottom.as_array().unwrap().len(), 24 - 1 - 1 - 2 - 2);
}

#[test]
fn tiles_are_shown_in_reading_order_with_state_and_place() {
    let tiles = json_of(TABLE)["tiles"].take();
    assert_eq!(tiles[0], json!({"tile": "fools-landing", "state": "dry", "x": 2, "y": 0}));
    assert_eq!(tiles[2], json!({"tile": "copper-gate", "state": "dry", "x": 1, "y": 1}));
    assert_eq!(tiles[20], json!({"tile": "observatory", "state": "flooded", "x": 3, "y": 4}));
    assert_eq!(tiles[21], json!({"tile": "phantom-rock", "state": "sunk", "x": 4, "y": 4}));
    assert_eq!(tiles[23], json!({"tile": "watchtower", "state": "flooded", "x": 3, "y": 5}));
}

#[test]
fn two_states_that_differ_only_in_the_generator_look_the_same() {
    proves(&[FI_R28]);
    for text in [TABLE.to_owned(), "player diver\nplayer pilot\n".to_owned()] {
        assert_eq!(json_of(&text), json_of(&format!("{text}chance 0123456789abcdef")));
    }
    let game = table(TABLE).game;
    let mut redealt = game;
    redealt.redeal(&mut Generator::new(Seed(9)));
    assert_ne!(game, redealt);
    assert_eq!(view(&game), view(&redealt));
    let mut again = game;
    again.redeal(&mut Generator::new(Seed(10)));
    assert_ne!(redealt, again);
}

#[test]
fn everybody_sees_the_same() {
    proves(&[FI_026]);
    let game = table(TABLE).game;
    for seat in game.all_seats() {
        assert_eq!(game.view(Viewer::Seat(seat)), view(&game));
    }
}

#[test]
fn phases_are_shown_by_name() {
    for (phase, shown) in [
        ("actions 3", json!({"name": "actions", "left": 3})),
        ("treasure-draw 1", json!({"name": "treasure-draw", "left": 1})),
        ("flood-draw 1", json!({"name": "flood-draw", "left": 1})),
    ] {
        assert_eq!(json_of(&format!("player diver\nplayer pilot\nphase {phase}"))["phase"], shown);
    }
}

#[test]
fn who_must_swim_or_discard_is_shown() {
    let swim = "player diver\nplayer explorer at iron-gate\nplayer pilot\nsunk iron-gate\nphase flood-draw 1";
    assert_eq!(json_of(swim)["swimmers"], json!([0, 1]));
    let six =
        "player diver\nplayer pilot with sandbags sandbags earth-stone earth-stone earth-stone earth-stone";
    assert_eq!(json_of(six)["over_limit"], json!([1]));
}

#[test]
fn the_end_is_shown_with_its_reason() {
    let lost =
        "player diver\nplayer pilot\nsunk coral-palace tidal-palace\nover lost treasure-sunk oceans-chalice";
    assert_eq!(json_of(lost)["status"], json!("lost treasure-sunk oceans-chalice"));
    let captured = ["crystal-of-fire", "statue-of-the-wind", "oceans-chalice", "earth-stone"]
        .map(|treasure| format!("captured {treasure} pilot"));
    let won = format!("player diver at fools-landing\nplayer pilot\n{}\nover won", captured.join("\n"));
    assert_eq!(json_of(&won)["status"], json!("won"));
}

#[test]
fn cards_and_tiles_add_up_all_through_random_games() {
    let mut generator = Generator::new(Seed(77));
    for number in 0..12 {
        let setup = Setup { players: 2 + (number % 3) as u8, ..Setup::default() };
        let mut game = ForbiddenIsland::new(&setup, Seed(number)).unwrap();
        while let Some(Choice { seat, action, .. }) = game.random_choice(&mut generator) {
            game.play(seat, action, &mut NoLog).unwrap();
            assert_adds_up(&view(&game));
        }
    }
}

fn assert_adds_up(view: &View) {
    let mut cards = view.treasure_deck_rest;
    view.treasure_deck_known.iter().for_each(|&card: &Card| cards.add(card));
    cards.add_all(view.treasure_discard);
    view.players.iter().for_each(|player| cards.add_all(player.hand));
    assert_eq!(cards, Pile::ALL);

    let sunk = view.tiles.iter().filter(|tile| tile.state == TileState::Sunk).map(|tile| tile.tile);
    let mut flood: Vec<Tile> = view.flood_deck.iter().flat_map(|layer| layer.iter()).collect();
    flood.extend(view.flood_discard);
    flood.extend(sunk);
    flood.sort_unstable();
    assert_eq!(flood, Tile::ALL);

    let mut tiles: Vec<Tile> = view.tiles.iter().map(|tile| tile.tile).collect();
    tiles.sort_unstable();
    assert_eq!(tiles, Tile::ALL);
    assert_eq!(view.flood_cards, view.water.flood_cards());
    assert!(view.active < Seat(view.players.len() as u8));
}

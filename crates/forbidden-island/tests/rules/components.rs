//! The components of the game, against the facts printed on them.

use crate::support::{named, proves, table};
use artel_engine::{Game, Seed, Set};
use artel_forbidden_island::rules::{
    FI_002, FI_003, FI_004, FI_005, FI_006, FI_007, FI_008, FI_009, FI_010, FI_011, FI_057, FI_058, FI_059,
    FI_060, FI_116,
};
use artel_forbidden_island::{
    Adventurer, Card, ForbiddenIsland, PawnColour, Pile, Setup, Tile, TileState, Treasure, WaterMark,
};

/// Every tile with its treasure or the adventurer who starts there.
const TILES: [(&str, Option<&str>, Option<&str>); 24] = [
    ("fools-landing", None, Some("pilot")),
    ("bronze-gate", None, Some("engineer")),
    ("copper-gate", None, Some("explorer")),
    ("gold-gate", None, Some("navigator")),
    ("iron-gate", None, Some("diver")),
    ("silver-gate", None, Some("messenger")),
    ("cave-of-embers", Some("crystal-of-fire"), None),
    ("cave-of-shadows", Some("crystal-of-fire"), None),
    ("howling-garden", Some("statue-of-the-wind"), None),
    ("whispering-garden", Some("statue-of-the-wind"), None),
    ("coral-palace", Some("oceans-chalice"), None),
    ("tidal-palace", Some("oceans-chalice"), None),
    ("temple-of-the-moon", Some("earth-stone"), None),
    ("temple-of-the-sun", Some("earth-stone"), None),
    ("breakers-bridge", None, None),
    ("cliffs-of-abandon", None, None),
    ("crimson-forest", None, None),
    ("dunes-of-deception", None, None),
    ("lost-lagoon", None, None),
    ("misty-marsh", None, None),
    ("observatory", None, None),
    ("phantom-rock", None, None),
    ("twilight-hollow", None, None),
    ("watchtower", None, None),
];

/// Every adventurer with the colour of the pawn and the tile where it starts.
const ADVENTURERS: [(&str, &str, &str); 6] = [
    ("diver", "black", "iron-gate"),
    ("engineer", "red", "bronze-gate"),
    ("explorer", "green", "copper-gate"),
    ("messenger", "grey", "silver-gate"),
    ("navigator", "yellow", "gold-gate"),
    ("pilot", "blue", "fools-landing"),
];

/// Every card of the treasure deck with its number and what it captures.
const TREASURE_CARDS: [(&str, u8, Option<&str>); 7] = [
    ("crystal-of-fire", 5, Some("crystal-of-fire")),
    ("statue-of-the-wind", 5, Some("statue-of-the-wind")),
    ("oceans-chalice", 5, Some("oceans-chalice")),
    ("earth-stone", 5, Some("earth-stone")),
    ("helicopter-lift", 3, None),
    ("sandbags", 2, None),
    ("waters-rise", 3, None),
];

#[test]
fn there_are_28_treasure_cards_24_flood_cards_and_6_adventurer_cards() {
    proves(&[FI_002]);
    let table = table("player diver\nplayer pilot");
    let decks =
        [table.game.treasure_deck().len(), table.game.flood_deck().len(), Adventurer::ALL.len() as u8];
    assert_eq!(decks, [28, 24, 6]);
    assert_eq!(decks.iter().sum::<u8>(), 58);
}

#[test]
fn the_treasure_deck_has_five_cards_of_each_treasure_and_eight_others() {
    proves(&[FI_003]);
    assert_eq!(Card::ALL.len(), TREASURE_CARDS.len());
    for (id, copies, treasure) in TREASURE_CARDS {
        let card: Card = named(id);
        assert_eq!((card.id(), card.copies(), Pile::ALL.count(card)), (id, copies, copies));
        assert_eq!(card.treasure().map(Treasure::id), treasure);
    }
    assert_eq!((Pile::ALL.len(), Pile::ALL.cards().count()), (28, 28));
    let game = ForbiddenIsland::new(&Setup::default(), Seed(3)).unwrap();
    let mut all = game.treasure_deck().cards();
    game.all_seats().for_each(|seat| all.add_all(game.hand(seat)));
    assert_eq!(all, Pile::ALL);
}

#[test]
fn a_tile_lies_dry_or_flooded_until_it_sinks() {
    proves(&[FI_004]);
    assert_eq!(Tile::ALL.map(Tile::id), TILES.map(|(id, ..)| id));
    let table = table("player diver\nplayer pilot\nflooded observatory\nsunk watchtower");
    for tile in Tile::ALL {
        let expected = match tile {
            Tile::Observatory => TileState::Flooded,
            Tile::Watchtower => TileState::Sunk,
            _ => TileState::Dry,
        };
        assert_eq!(table.tile_state(tile.id()), expected, "{tile}");
    }
}

#[test]
fn each_tile_has_exactly_one_flood_card() {
    proves(&[FI_005]);
    let table = table("player diver\nplayer pilot");
    let deck = table.game.flood_deck();
    assert_eq!((deck.cards(), deck.len()), (Set::<Tile>::ALL, 24));
    assert_eq!(deck.layers().collect::<Vec<_>>(), [Set::ALL]);
}

#[test]
fn there_are_four_treasures() {
    proves(&[FI_006]);
    let ids = ["crystal-of-fire", "statue-of-the-wind", "oceans-chalice", "earth-stone"];
    assert_eq!(Treasure::ALL.map(Treasure::id), ids);
    assert_eq!(Treasure::ALL.map(|treasure| treasure.card().id()), ids);
}

#[test]
fn there_are_six_pawns_each_with_the_colour_of_its_adventurer() {
    proves(&[FI_007]);
    assert_eq!(Adventurer::ALL.map(Adventurer::id), ADVENTURERS.map(|(id, ..)| id));
    assert_eq!(Adventurer::ALL.map(|each| each.colour().id()), ADVENTURERS.map(|(_, colour, _)| colour));
    let colours: Set<PawnColour> = Adventurer::ALL.into_iter().map(Adventurer::colour).collect();
    assert_eq!(colours.len(), 6, "no two pawns have the same colour");
}

#[test]
fn the_marker_on_the_meter_tells_the_number_of_flood_cards() {
    proves(&[FI_008, FI_116]);
    let cards: Vec<u8> = (1..=10).filter_map(WaterMark::new).map(WaterMark::flood_cards).collect();
    assert_eq!(cards, [2, 2, 3, 3, 3, 4, 4, 5, 5, 0]);
    assert_eq!((WaterMark::new(0), WaterMark::new(11)), (None, None));
    assert_eq!((WaterMark::SKULL.number(), WaterMark::SKULL.to_string().as_str()), (10, "10"));
    for number in 1..=9 {
        let mark = WaterMark::new(number).unwrap();
        assert_eq!((mark.number(), mark.risen().number()), (number, number + 1));
        let mut table = table(&format!("player diver\nplayer pilot\nwater {number}\nphase treasure-draw 0"));
        assert_eq!(table.game.water(), mark);
        for _ in 0..mark.flood_cards() {
            assert_eq!(table.active(), "diver");
            table.play("diver", "flood");
        }
        assert_eq!(table.active(), "pilot", "after the last card the turn is over");
    }
    assert_eq!(WaterMark::SKULL.risen(), WaterMark::SKULL);
}

#[test]
fn eight_tiles_belong_to_treasures_two_to_each() {
    proves(&[FI_009, FI_057, FI_058, FI_059, FI_060]);
    for (id, treasure, _) in TILES {
        assert_eq!(named::<Tile>(id).treasure().map(Treasure::id), treasure, "{id}");
    }
    for treasure in Treasure::ALL {
        let tiles = TILES.iter().filter(|(_, of, _)| *of == Some(treasure.id())).map(|(id, ..)| *id);
        assert_eq!(treasure.tiles().map(Tile::id).to_vec(), tiles.collect::<Vec<_>>());
    }
}

#[test]
fn six_tiles_are_the_starting_places_of_one_adventurer_each() {
    proves(&[FI_010, FI_011]);
    for (id, _, start_of) in TILES {
        assert_eq!(named::<Tile>(id).start_of().map(Adventurer::id), start_of, "{id}");
    }
    for (id, colour, start) in ADVENTURERS {
        let adventurer: Adventurer = named(id);
        assert_eq!((adventurer.start().id(), adventurer.colour().id()), (start, colour));
    }
}

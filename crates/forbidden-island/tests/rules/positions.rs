//! Positions read and written: every line, and what goes without saying.

use crate::support::{proves, set, table};
use artel_engine::{Game, Seat, Set, Status};
use artel_forbidden_island::rules::{FI_013, FI_021};
use artel_forbidden_island::{
    Adventurer, Card, Defeat, Difficulty, ForbiddenIsland, Layout, Phase, Pile, Tile, TileState, Treasure,
};

const PLAYERS: &str = "player diver\nplayer pilot\n";

/// The position with two players and these lines.
#[track_caller]
fn with(lines: &str) -> ForbiddenIsland {
    table(&format!("{PLAYERS}{lines}")).game
}

fn tiles(game: &ForbiddenIsland, state: TileState) -> Vec<Tile> {
    artel_forbidden_island::Cell::all()
        .filter(|&cell| game.tile_state(cell) == state)
        .map(|cell| game.tile(cell))
        .collect()
}

#[test]
fn what_is_left_out_has_its_usual_value() {
    proves(&[FI_013, FI_021]);
    let game = with("");
    assert_eq!(
        (game.layout(), game.difficulty(), game.water().number()),
        (Layout::Standard, Difficulty::Novice, 1)
    );
    assert_eq!(tiles(&game, TileState::Dry), Tile::ALL);
    assert_eq!((game.seats(), game.active(), game.phase()), (2, Seat(0), Phase::Actions { left: 3 }));
    assert_eq!([Seat(0), Seat(1)].map(|seat| game.adventurer(seat)), [Adventurer::Diver, Adventurer::Pilot]);
    assert_eq!(
        [Seat(0), Seat(1)].map(|seat| game.tile(game.pawn(seat))),
        [Tile::IronGate, Tile::FoolsLanding]
    );
    assert_eq!([Seat(0), Seat(1)].map(|seat| game.hand(seat)), [Pile::EMPTY; 2]);
    assert_eq!(Treasure::ALL.map(|treasure| game.captor(treasure)), [None; 4]);
    assert!(!game.flight_used() && !game.has_all_treasures());
    assert_eq!((game.treasure_deck().rest(), game.treasure_deck().known().len()), (Pile::ALL, 0));
    assert_eq!((game.treasure_discard(), game.flood_discard()), (Pile::EMPTY, Set::EMPTY));
    assert_eq!(game.flood_deck().layers().collect::<Vec<_>>(), [Set::ALL]);
    assert_eq!(game.status(), Status::Playing);
    assert_eq!(game.write_position(), PLAYERS);
}

#[test]
fn comments_and_blank_lines_say_nothing() {
    let text = "# a puzzle\n\n  player   diver  # the first\nplayer pilot\n";
    assert_eq!(ForbiddenIsland::read_position(text), Ok(with("")));
}

#[test]
fn every_line_of_the_island_is_understood() {
    let game =
        with("difficulty elite\nlayout volcano-island\nflooded observatory watchtower\nsunk gold-gate");
    assert_eq!((game.difficulty(), game.layout()), (Difficulty::Elite, Layout::VolcanoIsland));
    assert_eq!(game.water().number(), 3);
    assert_eq!(tiles(&game, TileState::Flooded), [Tile::Observatory, Tile::Watchtower]);
    assert_eq!(tiles(&game, TileState::Sunk), [Tile::GoldGate]);
    assert_eq!(tiles(&game, TileState::Dry).len(), 21);
}

#[test]
fn tiles_are_laid_in_reading_order_in_one_line_or_several() {
    let mut laid = Tile::ALL;
    laid.reverse();
    let ids = laid.map(Tile::id);
    let one = with(&format!("tiles {}", ids.join(" ")));
    let several = with(&format!("tiles {}\ntiles {}\n", ids[..7].join(" "), ids[7..].join(" ")));
    assert_eq!(one, several);
    assert_eq!(tiles(&one, TileState::Dry), laid);
    assert_eq!(one.tile(one.pawn(Seat(0))), Tile::IronGate);
    let rows = "tiles watchtower twilight-hollow\ntiles phantom-rock observatory misty-marsh lost-lagoon\n";
    assert!(one.write_position().starts_with(rows), "{}", one.write_position());
}

#[test]
fn players_stand_and_hold_what_their_lines_say() {
    let table = table(
        "player diver at watchtower with earth-stone earth-stone sandbags\nplayer pilot with helicopter-lift\n\
         player explorer at gold-gate\nplayer messenger with",
    );
    assert_eq!(table.at("diver"), "watchtower");
    assert_eq!(table.hand("diver"), ["earth-stone", "earth-stone", "sandbags"]);
    assert_eq!(
        (table.at("pilot"), table.hand("pilot")),
        ("fools-landing".to_owned(), vec!["helicopter-lift".to_owned()])
    );
    assert_eq!((table.at("explorer"), table.hand("explorer")), ("gold-gate".to_owned(), vec![]));
    assert_eq!((table.at("messenger"), table.hand("messenger")), ("silver-gate".to_owned(), vec![]));
    assert_eq!(table.game.treasure_deck().len(), 24);
    assert_eq!(table.game.seats(), 4);
}

#[test]
fn every_line_of_the_turn_is_understood() {
    let game = with("turn pilot\nphase actions 2\nflight used\nwater 4\ncaptured earth-stone diver");
    assert_eq!(
        (game.active(), game.phase(), game.flight_used()),
        (Seat(1), Phase::Actions { left: 2 }, true)
    );
    assert_eq!(game.water().number(), 4);
    assert_eq!(game.captor(Treasure::EarthStone), Some(Seat(0)));
    assert_eq!(game.captor(Treasure::CrystalOfFire), None);
    for (text, phase) in [
        ("actions 0", Phase::Actions { left: 0 }),
        ("actions 3", Phase::Actions { left: 3 }),
        ("treasure-draw 0", Phase::TreasureDraw { left: 0 }),
        ("treasure-draw 1", Phase::TreasureDraw { left: 1 }),
        ("flood-draw  1", Phase::FloodDraw { left: 1 }),
    ] {
        assert_eq!(with(&format!("phase {text}")).phase(), phase);
    }
    let three =
        with("captured earth-stone  diver\ncaptured oceans-chalice pilot\ncaptured crystal-of-fire pilot");
    assert_eq!(
        Treasure::ALL.map(|treasure| three.captor(treasure)),
        [Some(Seat(1)), None, Some(Seat(1)), Some(Seat(0))]
    );
}

#[test]
fn the_known_top_of_the_treasure_deck_comes_in_its_order() {
    let cards = ["waters-rise", "sandbags", "earth-stone", "sandbags"];
    let mut game = table(&format!(
        "player diver\nplayer pilot\nphase actions 0\ntreasure-deck {}\ntreasure-discard waters-rise",
        cards.join(" ")
    ));
    assert_eq!(game.treasure_discard(), ["waters-rise"]);
    let deck = game.game.treasure_deck();
    assert_eq!(deck.known().map(Card::id).collect::<Vec<_>>(), cards);
    assert_eq!(deck.len(), 27);
    assert_eq!(Card::ALL.map(|card| deck.rest().count(card)), [5, 5, 5, 4, 3, 0, 1]);
    for (player, card) in ["diver", "diver", "pilot", "pilot"].into_iter().zip(cards) {
        game.play_as(player, "draw", &[card]);
        if game.phase() == (Phase::TreasureDraw { left: 0 }) {
            game.play(player, "flood");
            game.play(player, "flood");
        }
    }
    assert_eq!(
        (game.hand("diver"), game.hand("pilot")),
        (vec!["sandbags".to_owned()], vec!["earth-stone".to_owned(), "sandbags".to_owned()])
    );
}

#[test]
fn the_layers_of_the_flood_deck_come_from_the_top_and_the_rest_below() {
    let mut table = table(&format!(
        "{PLAYERS}phase treasure-draw 0\nwater 9\nflooded watchtower lost-lagoon\n\
         flood-deck gold-gate | watchtower iron-gate | silver-gate"
    ));
    let layers: Vec<Set<Tile>> = table.game.flood_deck().layers().collect();
    assert_eq!(layers.len(), 4);
    assert_eq!(layers[0], Set::only(Tile::GoldGate));
    assert_eq!(layers[1], [Tile::Watchtower, Tile::IronGate].into_iter().collect());
    assert_eq!(layers[2], Set::only(Tile::SilverGate));
    // The card of a flooded tile is discarded unless it is named.
    assert_eq!(table.flood_discard(), set("lost-lagoon"));
    assert_eq!(layers[3].len(), 24 - 5);
    table.play_as("diver", "flood", &["gold-gate"]);
    table.play_as("diver", "flood", &["iron-gate"]);
    table.play_as("diver", "flood", &["watchtower"]);
    table.play_as("diver", "flood", &["silver-gate"]);
    assert_eq!(table.game.flood_deck().top(), layers[3]);
}

#[test]
fn the_flood_discards_may_be_named_or_none() {
    assert_eq!(with("flooded watchtower\nflood-discard none").flood_discard(), Set::EMPTY);
    assert_eq!(with("flooded watchtower\nflood-discard none").flood_deck().len(), 24);
    let named = with("flooded watchtower\nflood-discard gold-gate watchtower");
    assert_eq!(named.flood_discard(), [Tile::GoldGate, Tile::Watchtower].into_iter().collect());
    assert_eq!(named.flood_deck().len(), 22);
    assert_eq!(with("flooded watchtower").flood_discard(), Set::only(Tile::Watchtower));
}

#[test]
fn games_that_are_over_are_read() {
    let landing = with("sunk fools-landing\nplayer explorer\nphase flood-draw 1\nover lost landing-sunk");
    assert_eq!(landing.status(), Status::Lost(Defeat::LandingSunk));
    let treasure = with("sunk coral-palace tidal-palace\nover lost treasure-sunk oceans-chalice");
    assert_eq!(treasure.status(), Status::Lost(Defeat::TreasureSunk(Treasure::OceansChalice)));
    let level = with("water 10\nphase treasure-draw 1\nover lost water-level");
    assert_eq!(level.status(), Status::Lost(Defeat::WaterLevel));
    let drowned = table(
        "player engineer at watchtower\nplayer pilot\nsunk watchtower twilight-hollow observatory\n\
         phase flood-draw 0\nover lost drowned engineer",
    );
    assert_eq!(drowned.status(), Status::Lost(Defeat::Drowned(Adventurer::Engineer)));
    let captured = Treasure::ALL.map(|treasure| format!("captured {treasure} pilot")).join("\n");
    let won = table(&format!("player engineer at fools-landing\nplayer pilot\n{captured}\nover won"));
    assert_eq!(won.status(), Status::Won);
}

#[test]
fn the_generator_goes_on_from_its_written_state() {
    let one = with("chance 00000000000000ff");
    assert_eq!(one, with("chance ff"));
    assert_ne!(one, with("chance fe"));
    assert!(one.write_position().ends_with("chance 00000000000000ff\n"));
    let text = with("chance ffffffffffffffff").write_position();
    assert!(text.ends_with("chance ffffffffffffffff\n"));
}

#[test]
fn lines_are_written_in_their_order_and_only_if_they_say_something() {
    let text = "difficulty elite\nlayout volcano-island\nflooded observatory watchtower\nsunk gold-gate silver-gate\n\
                player diver at copper-gate with earth-stone sandbags\nplayer engineer\n\
                player pilot with oceans-chalice\ncaptured statue-of-the-wind pilot\ncaptured earth-stone diver\n\
                turn pilot\nphase actions 2\nflight used\nwater 4\ntreasure-deck waters-rise sandbags\n\
                treasure-discard earth-stone waters-rise\nflood-deck observatory | bronze-gate iron-gate\n\
                flood-discard watchtower lost-lagoon\nchance 0123456789abcdef\n";
    let sorted = text.replace("watchtower lost-lagoon", "lost-lagoon watchtower");
    assert_eq!(table(text).game.write_position(), sorted);
    let shuffled: Vec<&str> = text.lines().rev().collect();
    let by_seats = "player pilot with oceans-chalice\nplayer engineer\nplayer diver at copper-gate with earth-stone sandbags\n";
    assert!(table(&shuffled.join("\n")).game.write_position().contains(by_seats));
}

#[test]
fn phases_and_ends_are_written() {
    for lines in [
        "phase actions 0\n",
        "phase treasure-draw 1\n",
        "phase treasure-draw 0\n",
        "phase flood-draw 1\n",
        "water 10\nover lost water-level\n",
        "flooded watchtower\nflood-discard none\n",
        "flooded watchtower\nflood-discard gold-gate\n",
        "flood-discard gold-gate\n",
        "flooded watchtower\nflood-deck watchtower\n",
    ] {
        let written = with(lines).write_position();
        let said = written.lines().filter(|line| !line.starts_with("player"));
        assert!(said.eq(lines.lines()), "{written}");
    }
}

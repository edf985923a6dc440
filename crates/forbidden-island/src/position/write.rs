//! Writing a position.

use std::fmt::{Display, Write};

use artel_engine::{Generator, Seed, Set, Status};

use super::read::default_flood_discard;
use crate::{Cell, Difficulty, ForbiddenIsland, Layout, Phase, Tile, Treasure};

/// The lines of a position, without those that say what is usual.
pub(crate) fn write(game: &ForbiddenIsland) -> String {
    let mut text = String::new();
    write_island(game, &mut text);
    write_players(game, &mut text);
    write_turn(game, &mut text);
    write_decks(game, &mut text);
    match game.status {
        Status::Playing => {}
        Status::Won => text.push_str("over won\n"),
        Status::Lost(defeat) => put(&mut text, "over lost", [defeat]),
    }
    if game.generator != Generator::new(Seed(0)) {
        let _ = writeln!(text, "chance {:016x}", game.generator.state());
    }
    text
}

fn put<T: Display>(text: &mut String, key: &str, words: impl IntoIterator<Item = T>) {
    text.push_str(key);
    for word in words {
        let _ = write!(text, " {word}");
    }
    text.push('\n');
}

fn write_island(game: &ForbiddenIsland, text: &mut String) {
    if game.difficulty != Difficulty::Novice {
        put(text, "difficulty", [game.difficulty]);
    }
    if game.layout != Layout::Standard {
        put(text, "layout", [game.layout]);
    }
    if *game.map.tiles() != Tile::ALL {
        let geometry = game.layout.geometry();
        for row in 0..game.layout.rows().len() as u8 {
            put(
                text,
                "tiles",
                Cell::all().filter(|&cell| geometry.place(cell).1 == row).map(|cell| game.tile(cell)),
            );
        }
    }
    let tiles = |cells: Set<Cell>| cells.iter().map(|cell| game.tile(cell));
    if !game.flooded.is_empty() {
        put(text, "flooded", tiles(game.flooded));
    }
    let sunk = Set::ALL.minus(game.existing());
    if !sunk.is_empty() {
        put(text, "sunk", tiles(sunk));
    }
}

fn write_players(game: &ForbiddenIsland, text: &mut String) {
    for seat in game.all_seats() {
        let adventurer = game.adventurer(seat);
        let _ = write!(text, "player {adventurer}");
        if game.pawn(seat) != game.cell(adventurer.start()) {
            let _ = write!(text, " at {}", game.tile(game.pawn(seat)));
        }
        let hand = game.hand(seat);
        put(text, if hand.is_empty() { "" } else { " with" }, hand.cards());
    }
    for treasure in Treasure::ALL {
        if let Some(captor) = game.captor(treasure) {
            let _ = writeln!(text, "captured {treasure} {}", game.adventurer(captor));
        }
    }
}

fn write_turn(game: &ForbiddenIsland, text: &mut String) {
    if game.active.index() != 0 {
        put(text, "turn", [game.adventurer(game.active)]);
    }
    let (phase, left) = match game.phase {
        Phase::Actions { left } => ("actions", left),
        Phase::TreasureDraw { left } => ("treasure-draw", left),
        Phase::FloodDraw { left } => ("flood-draw", left),
    };
    if game.phase != Phase::BEGIN {
        let _ = writeln!(text, "phase {phase} {left}");
    }
    if game.flight_used {
        text.push_str("flight used\n");
    }
    if game.water != game.difficulty.start() {
        put(text, "water", [game.water]);
    }
}

fn write_decks(game: &ForbiddenIsland, text: &mut String) {
    if game.treasure_deck.known().len() > 0 {
        put(text, "treasure-deck", game.treasure_deck.known());
    }
    if !game.treasure_discard.is_empty() {
        put(text, "treasure-discard", game.treasure_discard.cards());
    }
    let layers: Vec<Set<Tile>> = game.flood_deck.layers().collect();
    // The lowest layer is what is left when the others are named.
    let named = &layers[..layers.len().saturating_sub(1)];
    if !named.is_empty() {
        let words: Vec<String> =
            named.iter().map(|layer| layer.iter().map(Tile::id).collect::<Vec<_>>().join(" ")).collect();
        put(text, "flood-deck", [words.join(" | ")]);
    }
    let named = named.iter().fold(Set::EMPTY, |all, &layer| all.or(layer));
    if game.flood_discard != default_flood_discard(game, named) {
        if game.flood_discard.is_empty() {
            text.push_str("flood-discard none\n");
        } else {
            put(text, "flood-discard", game.flood_discard);
        }
    }
}

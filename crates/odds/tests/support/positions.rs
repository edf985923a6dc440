//! Positions at random, most of them near the end: few tiles, small decks, high water.

use std::fmt::Write;

use artel_engine::{Game, Generator, Named, Seed};
use artel_forbidden_island::{Adventurer, Card, ForbiddenIsland, Layout, Tile, Treasure};

/// The positions that these seeds give; not every seed gives one.
pub(crate) fn positions(seeds: std::ops::Range<u64>) -> impl Iterator<Item = ForbiddenIsland> {
    seeds.filter_map(|seed| ForbiddenIsland::read_position(&position(&mut Generator::new(Seed(seed)))).ok())
}

fn position(lots: &mut Generator) -> String {
    let mut tiles = Tile::ALL;
    lots.shuffle(&mut tiles);
    // Without Fools' Landing the game is over.
    if let Some(place) = tiles.iter().position(|&tile| tile == Tile::FoolsLanding) {
        tiles.swap(place, Tile::ALL.len() - 1);
    }
    let (sunk, left) = tiles.split_at((8 + lots.below(13)) as usize);
    let mut text = format!("layout {}\nwater {}\n", pick(lots, &Layout::ALL), 1 + lots.below(9));
    let mut placed = Tile::ALL;
    lots.shuffle(&mut placed);
    line(&mut text, "tiles", &placed);
    line(&mut text, "sunk", sunk);
    let flooded: Vec<Tile> = left.iter().copied().filter(|_| lots.below(3) > 0).collect();
    line(&mut text, "flooded", &flooded);
    let players = add_players(&mut text, lots, left);
    let captor = players[0];
    for treasure in Treasure::ALL.into_iter().filter(|_| lots.below(8) > 0) {
        writeln!(text, "captured {treasure} {captor}").unwrap();
    }
    let phase = match lots.below(4) {
        0 => format!("actions {}", lots.below(4)),
        1 => "treasure-draw 1".to_owned(),
        2 => "treasure-draw 0".to_owned(),
        _ => format!("flood-draw {}", 1 + lots.below(4)),
    };
    writeln!(text, "phase {phase}").unwrap();
    add_flood_cards(&mut text, lots, left);
    add_treasure_cards(&mut text, lots);
    text
}

fn add_players(text: &mut String, lots: &mut Generator, left: &[Tile]) -> Vec<Adventurer> {
    let mut adventurers = Adventurer::ALL.to_vec();
    lots.shuffle(&mut adventurers);
    adventurers.truncate(2 + lots.below(3) as usize);
    for adventurer in &adventurers {
        let card = if lots.below(5) == 0 { " with helicopter-lift" } else { "" };
        writeln!(text, "player {adventurer} at {}{card}", pick(lots, left)).unwrap();
    }
    adventurers
}

/// Some of the cards in layers on top, some discarded, the rest at the bottom.
fn add_flood_cards(text: &mut String, lots: &mut Generator, left: &[Tile]) {
    let mut layers: Vec<Vec<&str>> = vec![Vec::new(); 4];
    let mut discard = Vec::new();
    for tile in left {
        match lots.below(6) as usize {
            pile @ 0..4 => layers[pile].push(tile.id()),
            4 => discard.push(tile.id()),
            _ => {}
        }
    }
    let layers: Vec<String> =
        layers.into_iter().filter(|layer| !layer.is_empty()).map(|layer| layer.join(" ")).collect();
    if !layers.is_empty() {
        writeln!(text, "flood-deck {}", layers.join(" | ")).unwrap();
    }
    writeln!(
        text,
        "flood-discard {}",
        if discard.is_empty() { "none".to_owned() } else { discard.join(" ") }
    )
    .unwrap();
}

/// Sometimes all but a few cards are discarded, and sometimes the next ones are known.
fn add_treasure_cards(text: &mut String, lots: &mut Generator) {
    match lots.below(4) {
        0 => writeln!(text, "treasure-deck {}", pick(lots, &Card::ALL)).unwrap(),
        1 => {
            let mut cards: Vec<Card> =
                Card::ALL.into_iter().flat_map(|card| vec![card; card.copies() as usize]).collect();
            cards.retain(|&card| card != Card::HelicopterLift);
            lots.shuffle(&mut cards);
            cards.truncate(cards.len() - 1 - lots.below(2) as usize);
            line(text, "treasure-discard", &cards);
            writeln!(text, "treasure-deck{}", " helicopter-lift".repeat(lots.below(2) as usize)).unwrap();
        }
        _ => {}
    }
}

fn line<T: Named>(text: &mut String, key: &str, things: &[T]) {
    if !things.is_empty() {
        let ids: Vec<&str> = things.iter().map(|thing| thing.id()).collect();
        writeln!(text, "{key} {}", ids.join(" ")).unwrap();
    }
}

fn pick<T: Copy>(lots: &mut Generator, things: &[T]) -> T {
    things[lots.below(things.len() as u32) as usize]
}

//! The whole table in words, for people who read line by line.

use artel_engine::{Phrase, Seat, Set};
use artel_forbidden_island::{Card, Cell, ForbiddenIsland, Pile, Tile, TileState, Treasure, WaterMark};
use artel_texts::Texts;

use super::symbols::SINKS;
use super::{odds, status};
use crate::page::Paragraph;

/// Everything that lies on the table.
pub(super) fn describe(game: &ForbiddenIsland, texts: &Texts) -> Vec<Paragraph> {
    let mut page = vec![Paragraph::strong(status::task(game, texts).text)];
    page.push(Paragraph::plain(status::danger(game, texts).unwrap_or_else(|| texts.name("help-goal"))));
    page.extend(island(game, texts));
    page.push(Paragraph::heading(texts.name("panel-players")));
    page.extend(game.all_seats().map(|seat| Paragraph::plain(player(game, seat, texts))));
    page.push(Paragraph::heading(texts.name("panel-decks")));
    page.extend(
        [water(game, texts), flood_deck(game, texts), treasure_deck(game, texts)].map(Paragraph::plain),
    );
    page.extend(Treasure::ALL.map(|treasure| Paragraph::plain(treasure_line(game, treasure, texts))));
    page.extend(piles(game, texts));
    page
}

/// Row by row, every tile with its column.
fn island(game: &ForbiddenIsland, texts: &Texts) -> Vec<Paragraph> {
    let geometry = game.layout().geometry();
    let mut page = vec![Paragraph::heading(texts.name("panel-board"))];
    for row in 0..game.layout().rows().len() as u8 {
        let tiles =
            Cell::all().filter(|&cell| geometry.place(cell).1 == row).map(|cell| tile(game, cell, texts));
        let tiles: Vec<String> = tiles.collect();
        let row = (row + 1).to_string();
        page.push(Paragraph::plain(texts.with("island-row", [("row", row), ("tiles", tiles.join("; "))])));
    }
    page
}

fn tile(game: &ForbiddenIsland, cell: Cell, texts: &Texts) -> String {
    let column = game.layout().geometry().place(cell).0 + 1;
    format!("{column} {}", about_tile(game, cell, texts).join(", "))
}

/// A tile: name, state, treasure or helipad, pawns.
pub(super) fn about_tile(game: &ForbiddenIsland, cell: Cell, texts: &Texts) -> Vec<String> {
    let tile = game.tile(cell);
    let state = game.tile_state(cell);
    let state_key = match state {
        TileState::Dry => "island-dry",
        TileState::Flooded => "island-flooded",
        TileState::Sunk => "island-sunk",
    };
    let mut facts = vec![texts.name(tile.id()), texts.name(state_key)];
    let treasure = tile.treasure().filter(|&treasure| game.captor(treasure).is_none());
    if let Some(treasure) = treasure.filter(|_| state != TileState::Sunk) {
        facts.push(texts.name(treasure.id()));
    }
    if tile == Tile::FoolsLanding {
        facts.push(texts.name("island-helipad"));
    }
    let pawns = game.all_seats().filter(|&seat| game.pawn(seat) == cell);
    let pawns: Vec<String> = pawns.map(|seat| texts.name(game.adventurer(seat).id())).collect();
    if !pawns.is_empty() {
        facts.push(texts.with("island-pawns", [("pawns", texts.language().join(&pawns))]));
    }
    facts
}

fn player(game: &ForbiddenIsland, seat: Seat, texts: &Texts) -> String {
    let adventurer = game.adventurer(seat);
    let place = Phrase::new("island-player")
        .seat("seat", seat)
        .name("adventurer", adventurer.id())
        .name("tile", game.tile(game.pawn(seat)).id());
    let cards = texts.with("island-hand", [("cards", words(game.hand(seat), texts))]);
    format!("{} {cards} {}", texts.phrase(&place), texts.form(adventurer.id(), "ability"))
}

/// Cards by their names.
fn words(pile: Pile, texts: &Texts) -> String {
    if pile.is_empty() {
        return texts.name("pile-empty");
    }
    let several = |card: Card| match pile.count(card) {
        1 => texts.name(card.id()),
        count => format!("{} × {count}", texts.name(card.id())),
    };
    pile.kinds().map(several).collect::<Vec<_>>().join(", ")
}

fn water(game: &ForbiddenIsland, texts: &Texts) -> String {
    let phrase = Phrase::new("tell-water")
        .number("mark", game.water().number())
        .number("cards", game.water().flood_cards())
        .number("left", WaterMark::SKULL.number() - game.water().number());
    texts.phrase(&phrase)
}

fn flood_deck(game: &ForbiddenIsland, texts: &Texts) -> String {
    let phrase = Phrase::new("tell-flood-deck")
        .number("cards", game.flood_deck().len())
        .number("discards", game.flood_discard().len());
    texts.phrase(&phrase)
}

fn treasure_deck(game: &ForbiddenIsland, texts: &Texts) -> String {
    let phrase = Phrase::new("tell-treasure-deck")
        .number("cards", game.treasure_deck().len())
        .number("discards", game.treasure_discard().len())
        .number("rises", game.treasure_deck().cards().count(Card::WatersRise))
        .number("percent", odds::percent_waters_rise(game));
    texts.phrase(&phrase)
}

fn treasure_line(game: &ForbiddenIsland, treasure: Treasure, texts: &Texts) -> String {
    let [one, other] = treasure.tiles();
    let phrase = match game.captor(treasure) {
        Some(seat) => Phrase::new("island-captured").name("adventurer", game.adventurer(seat).id()),
        None => Phrase::new("island-uncaptured").name("tile", one.id()).name("other", other.id()),
    };
    texts.phrase(&phrase.name("treasure", treasure.id()))
}

/// Both discard piles, and what is known of the decks.
pub(super) fn piles(game: &ForbiddenIsland, texts: &Texts) -> Vec<Paragraph> {
    let mut page = vec![
        Paragraph::heading(texts.name("discard-treasure")),
        Paragraph::plain(words(game.treasure_discard(), texts)),
        Paragraph::heading(texts.name("discard-flood")),
        Paragraph::plain(tiles(game.flood_discard(), texts)),
        Paragraph::heading(texts.name("deck-treasure")),
    ];
    let known: Vec<String> = game.treasure_deck().known().map(|card| texts.name(card.id())).collect();
    if !known.is_empty() {
        page.push(Paragraph::plain(texts.with("deck-known", [("cards", known.join(", "))])));
    }
    page.push(Paragraph::plain(words(game.treasure_deck().rest(), texts)));
    page.push(Paragraph::heading(texts.name("deck-flood")));
    let layers = game.flood_deck().layers().enumerate();
    page.extend(layers.map(|(index, layer)| Paragraph::plain(flood_layer(game, index, layer, texts))));
    page
}

fn tiles(tiles: Set<Tile>, texts: &Texts) -> String {
    if tiles.is_empty() {
        return texts.name("pile-empty");
    }
    tiles.iter().map(|tile| texts.name(tile.id())).collect::<Vec<_>>().join(", ")
}

/// The tiles of a layer with how likely each comes in the next flood phase; `!` marks those that sink.
fn flood_layer(game: &ForbiddenIsland, index: usize, layer: Set<Tile>, texts: &Texts) -> String {
    let named = |tile: Tile| match game.tile_state(game.cell(tile)) {
        TileState::Flooded => texts.name(tile.id()) + SINKS,
        TileState::Dry | TileState::Sunk => texts.name(tile.id()),
    };
    let cards = layer.iter().map(named).collect::<Vec<_>>().join(", ");
    let percent = layer.first().map_or(0, |tile| odds::percent_drawn(game, tile));
    let key = if index == 0 { "deck-next" } else { "deck-later" };
    format!("{}: {cards}", texts.with(key, [("percent", percent)]))
}

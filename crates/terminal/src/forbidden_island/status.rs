//! Whose turn it is, what has to be done, and what is at stake.

use artel_engine::{Described, Game, Phrase, Seat, Status};
use artel_forbidden_island::{ForbiddenIsland, Move, Phase, Tile, TileState, Treasure, WaterMark};
use artel_texts::Texts;

use super::odds::percent_drawn;
use super::panel::is_nearly_lost;
use crate::{Task, from_active, moves_of};

/// What the table waits for.
pub(super) fn task(game: &ForbiddenIsland, texts: &Texts) -> Task {
    if let Some(text) = outcome(game, texts) {
        return Task { text, urgent: true };
    }
    let about =
        |key: &'static str, seat: Seat| Phrase::new(key).name("adventurer", game.adventurer(seat).id());
    let must = next_swimmer(game).map(|seat| {
        let can_swim = moves_of(game, seat).iter().any(|action| matches!(action, Move::Swim(_)));
        about(if can_swim { "island-must-swim" } else { "island-must-be-carried" }, seat)
    });
    let must = must.or_else(|| game.over_limit().first().map(|seat| about("island-must-discard", seat)));
    if let Some(phrase) = must {
        return Task { text: texts.phrase(&phrase), urgent: true };
    }
    let active = game.active();
    let phrase = match game.phase() {
        Phase::Actions { left } => about("island-actions", active).number("actions", left),
        Phase::TreasureDraw { left: 0 } => {
            about("island-before-flood", active).number("cards", game.water().flood_cards())
        }
        Phase::TreasureDraw { left } => about("island-treasure-draw", active).number("cards", left),
        Phase::FloodDraw { left } => about("island-flood-draw", active).number("cards", left),
    };
    Task { text: texts.phrase(&phrase), urgent: false }
}

/// Who has to leave a sunk tile first: from the active player on (FI-R29).
fn next_swimmer(game: &ForbiddenIsland) -> Option<Seat> {
    from_active(game).find(|&seat| game.swimmers().contains(seat))
}

/// How the game ended, if it did.
pub(super) fn outcome(game: &ForbiddenIsland, texts: &Texts) -> Option<String> {
    match game.status() {
        Status::Playing => None,
        Status::Won => Some(texts.name("island-won")),
        Status::Lost(defeat) => {
            let why = texts.phrase(&defeat.phrase());
            Some(texts.with("island-lost", [("why", why)]))
        }
    }
}

/// What could lose the game with the very next cards; else how it is won and lost.
pub(super) fn stakes(game: &ForbiddenIsland, texts: &Texts) -> String {
    danger(game, texts).unwrap_or_else(|| texts.name("island-stakes"))
}

/// What could lose the game with the very next cards.
pub(super) fn danger(game: &ForbiddenIsland, texts: &Texts) -> Option<String> {
    let dangers = dangers(game, texts);
    let threatened = !dangers.is_empty() && !game.status().is_over();
    threatened.then(|| texts.with("island-dangers", [("dangers", dangers.join("; "))]))
}

fn dangers(game: &ForbiddenIsland, texts: &Texts) -> Vec<String> {
    let flooded = |tile: Tile| game.tile_state(game.cell(tile)) == TileState::Flooded;
    let landing = Some(Tile::FoolsLanding).filter(|&tile| flooded(tile));
    let last_tiles = Treasure::ALL.into_iter().filter(|&treasure| is_nearly_lost(game, treasure));
    let last_tiles = last_tiles.flat_map(Treasure::tiles).filter(|&tile| flooded(tile));
    let tiles = landing.into_iter().chain(last_tiles);
    let mut dangers: Vec<String> = tiles
        .map(|tile| (tile, percent_drawn(game, tile)))
        .filter(|&(_, percent)| percent > 0)
        .map(|(tile, percent)| {
            texts.phrase(&Phrase::new("odds-sinks").name("tile", tile.id()).number("percent", percent))
        })
        .collect();
    if game.water().risen() == WaterMark::SKULL {
        dangers.push(texts.name("island-danger-water"));
    }
    dangers
}

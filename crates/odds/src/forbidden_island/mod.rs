//! What the rest of a turn brings in Forbidden Island if nobody does anything before the draws.
//!
//! The treasure cards come first, and each Waters Rise! among them changes the flood deck and how many
//! cards of it come (`treasure_draw`). The flood cards are a prefix of the deck: whole layers and then
//! some cards of one more, every choice of them equally likely (`flood_draw`). What may be lost follows
//! from the tiles that sink (`dangers`), and for the pawns also from the order in which they do
//! (`escape`).
//!
//! All cards of the turn count, even those after a card that loses the game, so that each number says
//! what happens if the others are taken care of. Pawns on sinking tiles swim, or are carried by a
//! Helicopter Lift if they cannot; a pawn counts as lost only if no choice could have saved it.

mod dangers;
mod escape;
mod flood_draw;
mod notes;
mod treasure_draw;

use artel_engine::Game;
use artel_forbidden_island::{Cell, ForbiddenIsland, Tile, TileState};
use artel_games::{Chance, Forecast, ThingOdds};

use dangers::Dangers;
use flood_draw::FloodDraw;
use treasure_draw::{TreasureDraw, treasure_draws};

/// The forecast; none if the game is over.
pub fn forecast(game: &ForbiddenIsland) -> Option<Forecast> {
    if game.status().is_over() {
        return None;
    }
    let scenarios = scenarios(game);
    let dangers = Dangers::of(game, &scenarios);
    Some(Forecast {
        about: Some(notes::about(game)),
        things: game.existing().iter().map(|cell| thing_odds(game, &scenarios, cell)).collect(),
        lose: dangers.lose.min(1.0),
        dangers: dangers.told(game),
        notes: notes::notes(game, &scenarios),
        lines: Vec::new(),
    })
}

/// What cards to come may do to a tile.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct TileOdds {
    /// That it is dry now and flooded after them.
    pub floods: f64,
    /// That it sinks.
    pub sinks: f64,
}

/// What the draws of this turn do to a tile; quicker than the whole forecast.
pub fn tile_odds(game: &ForbiddenIsland, tile: Tile) -> TileOdds {
    odds_at(game, &scenarios(game), game.cell(tile))
}

/// What the next so many flood cards do to a tile if no Waters Rise! comes before them.
pub fn flood_odds(game: &ForbiddenIsland, cards: u8, tile: Tile) -> TileOdds {
    let mut odds = TileOdds::default();
    odds.add(game, &FloodDraw::of(game, false, cards), game.cell(tile), 1.0);
    odds
}

/// One way in which the draws may go: so many Waters Rise!, and the flood after them.
struct Scenario {
    treasure: TreasureDraw,
    flood: FloodDraw,
}

fn scenarios(game: &ForbiddenIsland) -> Vec<Scenario> {
    let with_flood = |treasure: TreasureDraw| {
        let cards = flood_draw::cards_to_come(game, treasure.water.flood_cards());
        Scenario { flood: FloodDraw::of(game, treasure.rises > 0, cards), treasure }
    };
    treasure_draws(game).into_iter().map(with_flood).collect()
}

fn odds_at(game: &ForbiddenIsland, scenarios: &[Scenario], cell: Cell) -> TileOdds {
    let mut odds = TileOdds::default();
    for Scenario { treasure, flood } in scenarios {
        odds.add(game, flood, cell, treasure.probability);
    }
    odds
}

impl TileOdds {
    fn add(&mut self, game: &ForbiddenIsland, flood: &FloodDraw, cell: Cell, probability: f64) {
        let state = game.tile_state(cell);
        if state != TileState::Sunk {
            self.sinks += probability * flood.sunk_at_the_end(cell);
        }
        if state == TileState::Dry {
            self.floods += probability * flood.flooded_at_the_end(cell);
        }
    }
}

fn thing_odds(game: &ForbiddenIsland, scenarios: &[Scenario], cell: Cell) -> ThingOdds {
    let odds = odds_at(game, scenarios, cell);
    let floods = Chance { what: "floods", probability: odds.floods };
    let sinks = Chance { what: "sinks", probability: odds.sinks };
    let chances = match game.tile_state(cell) {
        TileState::Dry if odds.sinks > 0.0 => vec![floods, sinks],
        TileState::Dry => vec![floods],
        TileState::Flooded | TileState::Sunk => vec![sinks],
    };
    ThingOdds { thing: game.tile(cell).id(), chances }
}

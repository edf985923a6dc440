//! What everybody at the table sees.

use artel_engine::{Seat, Set, Status};
use serde::Serialize;

use crate::{
    Adventurer, Card, Cell, Defeat, Difficulty, ForbiddenIsland, Layout, Phase, Pile, Tile, Treasure,
    WaterMark,
};

/// The table as players and spectators see it: all of it but the order of unseen cards.
///
/// ```
/// use artel_engine::{Game, Seed, Viewer};
/// use artel_forbidden_island::{ForbiddenIsland, Setup};
/// let view = ForbiddenIsland::new(&Setup::default(), Seed(7))?.view(Viewer::Spectator);
/// assert_eq!((view.tiles.len(), view.players.len()), (24, 2));
/// # Ok::<(), artel_engine::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)] // the names are those of the rulebook
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    pub layout: Layout,
    pub difficulty: Difficulty,
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub status: Status<Defeat>,
    /// The tiles in reading order.
    pub tiles: Vec<TileView>,
    /// The players in the order of the seats.
    pub players: Vec<PlayerView>,
    /// Whose turn it is.
    pub active: Seat,
    pub phase: Phase,
    /// Whether the Pilot has flown in this turn.
    pub flight_used: bool,
    pub water: WaterMark,
    /// How many flood cards are drawn at this mark.
    pub flood_cards: u8,
    /// Who must leave a sunk tile now.
    pub swimmers: Set<Seat>,
    /// Who must give up cards now.
    pub over_limit: Set<Seat>,
    /// Who captured which treasure.
    pub captured: Vec<(Treasure, Seat)>,
    /// The next treasure cards as far as their order is known, from the top.
    pub treasure_deck_known: Vec<Card>,
    /// The other cards of the treasure deck, in no order; they follow from all that lies open.
    pub treasure_deck_rest: Pile,
    pub treasure_discard: Pile,
    /// The flood deck from the top in layers; the order inside a layer is unknown.
    pub flood_deck: Vec<Set<Tile>>,
    pub flood_discard: Set<Tile>,
}

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    pub tile: Tile,
    pub state: TileState,
    /// Column from the left, from zero.
    pub x: u8,
    /// Row from the top, from zero.
    pub y: u8,
}

/// The three states of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TileState {
    Dry,
    Flooded,
    Sunk,
}

/// A player at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    pub adventurer: Adventurer,
    pub tile: Tile,
    pub hand: Pile,
}

impl View {
    pub(crate) fn of(game: &ForbiddenIsland) -> View {
        View {
            layout: game.layout,
            difficulty: game.difficulty,
            status: game.status,
            tiles: Cell::all().map(|cell| TileView::of(game, cell)).collect(),
            players: game
                .all_seats()
                .map(|seat| PlayerView {
                    adventurer: game.adventurer(seat),
                    tile: game.tile(game.pawn(seat)),
                    hand: game.hand(seat),
                })
                .collect(),
            active: game.active,
            phase: game.phase,
            flight_used: game.flight_used,
            water: game.water,
            flood_cards: game.water.flood_cards(),
            swimmers: game.swimmers(),
            over_limit: game.over_limit(),
            captured: Treasure::ALL
                .into_iter()
                .filter_map(|treasure| Some((treasure, game.captor(treasure)?)))
                .collect(),
            treasure_deck_known: game.treasure_deck.known().collect(),
            treasure_deck_rest: game.treasure_deck.rest(),
            treasure_discard: game.treasure_discard,
            flood_deck: game.flood_deck.layers().collect(),
            flood_discard: game.flood_discard,
        }
    }
}

impl TileView {
    fn of(game: &ForbiddenIsland, cell: Cell) -> TileView {
        let (x, y) = game.layout.geometry().place(cell);
        TileView { tile: game.tile(cell), state: game.tile_state(cell), x, y }
    }
}

impl ForbiddenIsland {
    /// The state of the tile on a position.
    pub fn tile_state(&self, cell: Cell) -> TileState {
        if self.dry.contains(cell) {
            TileState::Dry
        } else if self.flooded.contains(cell) {
            TileState::Flooded
        } else {
            TileState::Sunk
        }
    }
}

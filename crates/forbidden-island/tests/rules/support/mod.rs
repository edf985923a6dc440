//! A table for rule tests: a game set up from position lines, played and questioned in words.

use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

use artel_contract::coverage::are_in_the_book;
pub use artel_contract::words::{named, set};
use artel_engine::{RuleId, Seat};
use artel_forbidden_island::{Adventurer, ForbiddenIsland, Phase, Tile, TileState};

/// The rules that a test proves: citing one that doesn't exist does not compile, and coverage.rs
/// fails for rules nobody cites.
pub fn proves(rules: &[RuleId]) {
    are_in_the_book::<ForbiddenIsland>(rules);
}

/// A game on the table; its people are named by their adventurers.
#[derive(Clone)]
pub struct Table(artel_contract::Table<ForbiddenIsland>);

/// The table that the lines of a position describe.
#[track_caller]
pub fn table(position_lines: &str) -> Table {
    Table(artel_contract::Table::new(position_lines, seat_of))
}

#[track_caller]
fn seat_of(game: &ForbiddenIsland, adventurer: &str) -> Seat {
    let adventurer: Adventurer = named(adventurer);
    game.seat_of(adventurer).unwrap_or_else(|| panic!("the {adventurer} takes no part"))
}

impl Deref for Table {
    type Target = artel_contract::Table<ForbiddenIsland>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    /// The table with this game.
    pub fn of(game: ForbiddenIsland) -> Table {
        Table(artel_contract::Table::of(game, seat_of))
    }

    #[track_caller]
    pub fn tile_state(&self, tile: &str) -> TileState {
        self.game.tile_state(self.game.cell(named(tile)))
    }

    /// The tile under the adventurer's pawn.
    #[track_caller]
    pub fn at(&self, adventurer: &str) -> String {
        self.game.tile(self.game.pawn(self.seat(adventurer))).to_string()
    }

    /// The adventurer's cards, sorted by kind.
    #[track_caller]
    pub fn hand(&self, adventurer: &str) -> Vec<String> {
        self.game.hand(self.seat(adventurer)).cards().map(|card| card.to_string()).collect()
    }

    /// Whose turn it is.
    pub fn active(&self) -> String {
        self.game.adventurer(self.game.active()).to_string()
    }

    pub fn phase(&self) -> Phase {
        self.game.phase()
    }

    /// The treasure discard pile, sorted by kind.
    pub fn treasure_discard(&self) -> Vec<String> {
        self.game.treasure_discard().cards().map(|card| card.to_string()).collect()
    }

    /// The flood discard pile.
    pub fn flood_discard(&self) -> BTreeSet<String> {
        self.game.flood_discard().iter().map(|tile: Tile| tile.to_string()).collect()
    }

    /// The same table with other lines in place of those that begin with the same words.
    #[track_caller]
    pub fn with(&self, line: &str) -> Table {
        Table(self.with_line(line, |line| line.split_whitespace().next().map(str::to_owned)))
    }
}

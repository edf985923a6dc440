//! Turning up flood cards, and what sinks.

use artel_engine::{Log, without};

use crate::game::Deck;
use crate::{Cell, Defeat, Event, FloodDeck, ForbiddenIsland, Phase, Tile};

impl ForbiddenIsland {
    /// Whether the active player is to turn up a flood card: after both treasure cards, as many as
    /// the meter shows (FI-091).
    #[inline]
    pub(crate) fn can_flood(&self) -> bool {
        match self.phase {
            Phase::Actions { .. } => false,
            Phase::TreasureDraw { left } => left == 0,
            // With no card left the turn has passed on, or somebody has to swim first.
            Phase::FloodDraw { .. } => true,
        }
    }

    pub(crate) fn begin_flood(&mut self) {
        let left = match self.phase {
            Phase::FloodDraw { left } => left,
            Phase::Actions { .. } | Phase::TreasureDraw { .. } => self.water.flood_cards(),
        };
        self.phase = Phase::FloodDraw { left: without(left, 1) };
        self.due = Some(Deck::Flood);
    }

    /// Resolves the card completely before the next, and before anybody can react (FI-092, FI-R20).
    pub(crate) fn flood_card_drawn(&mut self, tile: Tile, log: &mut impl Log<Self>) {
        self.flood_deck.draw(tile);
        let cell = self.cell(tile);
        if self.dry.contains(cell) {
            self.dry.remove(cell);
            self.flooded.insert(cell);
            self.flood_discard.insert(tile);
            log.push(self, Event::Flooded { tile });
            self.reshuffle_flood_deck_if_empty(log);
            // Nothing sank, so nobody has to swim (FI-098).
            self.end_turn_if_all_is_drawn(log);
        } else {
            self.sink(tile, cell, log);
            self.reshuffle_flood_deck_if_empty(log);
            self.after_flood_step(log);
        }
    }

    /// At once when the last card has been drawn (FI-095, FI-096, FI-R27).
    #[inline]
    fn reshuffle_flood_deck_if_empty(&mut self, log: &mut impl Log<Self>) {
        if self.flood_deck.is_empty() && !self.status.is_over() {
            let discards = std::mem::take(&mut self.flood_discard);
            self.flood_deck = FloodDeck::shuffled(discards);
            log.push(self, Event::FloodReshuffled { cards: discards.len() as u8 });
        }
    }

    /// The tile and its card leave the game (FI-097); losses in the order of FI-R30. A captured treasure
    /// needs its tiles no more (FI-110).
    fn sink(&mut self, tile: Tile, cell: Cell, log: &mut impl Log<Self>) {
        self.flooded.remove(cell);
        log.push(self, Event::Sank { tile });
        if let Some(treasure) = tile.treasure() {
            let gone = treasure.tiles().iter().all(|&each| !self.existing().contains(self.cell(each)));
            if gone && self.captor(treasure).is_none() {
                self.lose(Defeat::TreasureSunk(treasure), log);
            }
        }
        if tile == Tile::FoolsLanding {
            self.lose(Defeat::LandingSunk, log);
        }
    }
}

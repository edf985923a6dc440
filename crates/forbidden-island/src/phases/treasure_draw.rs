//! Drawing treasure cards, and Waters Rise!

use artel_engine::{Log, Status};

use crate::game::{Deck, slot};
use crate::{Card, Defeat, Event, ForbiddenIsland, Phase, Pile, TreasureDeck, WaterMark};

impl ForbiddenIsland {
    /// Whether the active player is to draw a treasure card: in the actions, which that ends
    /// (FI-032), or while one of the two is still to be drawn (FI-064).
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        !matches!(self.phase, Phase::TreasureDraw { left: 0 } | Phase::FloodDraw { .. })
    }

    pub(crate) fn begin_draw(&mut self, log: &mut impl Log<Event>) {
        let left = match self.phase {
            Phase::TreasureDraw { left } => left,
            Phase::Actions { left: 0 } | Phase::FloodDraw { .. } => Phase::TREASURE_CARDS,
            Phase::Actions { left: actions } => {
                log.push(Event::ActionsForgone { adventurer: self.adventurer(self.active), actions });
                Phase::TREASURE_CARDS
            }
        };
        self.phase = Phase::TreasureDraw { left: left - 1 };
        self.due = Some(Deck::Treasure);
    }

    /// Deals with the card before anything else is drawn (FI-065).
    pub(crate) fn treasure_card_drawn(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.treasure_deck.draw(card);
        log.push(Event::Drew { adventurer: self.adventurer(self.active), card });
        if card == Card::WatersRise {
            self.waters_rise(log);
        } else {
            self.hands[slot(self.active)].add(card);
        }
        if self.treasure_deck.is_empty() && !self.status.is_over() {
            self.reshuffle_treasure_deck(log);
        }
    }

    /// Raise the marker, recycle the flood discards, discard the card (FI-078 to FI-082, FI-085).
    fn waters_rise(&mut self, log: &mut impl Log<Event>) {
        self.treasure_discard.add(Card::WatersRise);
        self.water = self.water.risen();
        log.push(Event::WaterRose { mark: self.water, flood_cards: self.water.flood_cards() });
        if self.water == WaterMark::SKULL {
            self.lose(Defeat::WaterLevel, log);
            return;
        }
        let cards = self.flood_discard.len() as u8;
        if cards > 0 {
            self.flood_deck.put_on_top(std::mem::take(&mut self.flood_discard));
            log.push(Event::FloodRecycled { cards });
        }
    }

    /// At once when the last card has been drawn (FI-069, FI-R26).
    fn reshuffle_treasure_deck(&mut self, log: &mut impl Log<Event>) {
        log.push(Event::TreasureReshuffled { cards: self.treasure_discard.len() });
        self.treasure_deck = TreasureDeck::shuffled(self.treasure_discard);
        self.treasure_discard = Pile::EMPTY;
    }

    pub(crate) fn lose(&mut self, defeat: Defeat, log: &mut impl Log<Event>) {
        self.status = Status::Lost(defeat);
        log.push(Event::Lost { defeat });
    }
}

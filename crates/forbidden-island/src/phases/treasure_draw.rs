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

    pub(crate) fn begin_draw(&mut self, log: &mut impl Log<Self>) {
        let (left, forgone) = match self.phase {
            Phase::TreasureDraw { left } => (left, 0),
            Phase::Actions { left: actions } => (Phase::TREASURE_CARDS, actions),
            Phase::FloodDraw { .. } => (Phase::TREASURE_CARDS, 0),
        };
        self.phase = Phase::TreasureDraw { left: left - 1 };
        self.due = Some(Deck::Treasure);
        if forgone > 0 {
            let adventurer = self.adventurer(self.active);
            log.push(self, Event::ActionsForgone { adventurer, actions: forgone });
        }
    }

    /// Deals with the card before anything else is drawn (FI-065); Waters Rise! counts as one of the two
    /// (FI-083).
    pub(crate) fn treasure_card_drawn(&mut self, card: Card, log: &mut impl Log<Self>) {
        self.treasure_deck.draw(card);
        let rises = card == Card::WatersRise;
        if rises {
            self.treasure_discard.add(Card::WatersRise);
        } else {
            self.hands[slot(self.active)].add(card);
        }
        log.push(self, Event::Drew { adventurer: self.adventurer(self.active), card });
        if rises {
            self.waters_rise(log);
        }
        if self.treasure_deck.is_empty() && !self.status.is_over() {
            self.reshuffle_treasure_deck(log);
        }
    }

    /// Raise the marker, recycle the flood discards, discard the card (FI-078 to FI-082, FI-085). A second one
    /// in the same draw finds nothing to recycle (FI-084, FI-R24).
    fn waters_rise(&mut self, log: &mut impl Log<Self>) {
        self.water = self.water.risen();
        log.push(self, Event::WaterRose { mark: self.water, flood_cards: self.water.flood_cards() });
        if self.water == WaterMark::SKULL {
            // At once, whatever is still to be drawn (FI-R25).
            self.lose(Defeat::WaterLevel, log);
            return;
        }
        let cards = self.flood_discard.len() as u8;
        if cards > 0 {
            self.flood_deck.put_on_top(std::mem::take(&mut self.flood_discard));
            log.push(self, Event::FloodRecycled { cards });
        }
    }

    /// At once when the last card has been drawn (FI-069, FI-R26).
    fn reshuffle_treasure_deck(&mut self, log: &mut impl Log<Self>) {
        let cards = self.treasure_discard.len();
        self.treasure_deck = TreasureDeck::shuffled(self.treasure_discard);
        self.treasure_discard = Pile::EMPTY;
        log.push(self, Event::TreasureReshuffled { cards });
    }

    pub(crate) fn lose(&mut self, defeat: Defeat, log: &mut impl Log<Self>) {
        self.status = Status::Lost(defeat);
        log.push(self, Event::Lost { defeat });
    }
}

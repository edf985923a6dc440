//! An account of everything that lies on the island, kept from events alone.

use std::collections::BTreeMap;

use artel_engine::Seat;
use artel_spirit_island::{Event, Kind, Land, SpiritIsland};

/// What can be counted: pieces, Blight and Presence of a land, what a Spirit or the table has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Item {
    Piece(&'static str, &'static str),
    Blight(&'static str),
    Presence(u8, &'static str),
    Energy(u8),
    Pool,
    Fear,
    FearDeck,
}

/// Counts by events.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    counts: BTreeMap<Item, i32>,
}

impl Ledger {
    /// What the state tells.
    pub fn read(game: &SpiritIsland) -> Ledger {
        let mut ledger = Ledger::default();
        for land in game.lands().iter() {
            for kind in Kind::ALL.into_iter().filter(|kind| !matches!(kind, Kind::Blight | Kind::Presence)) {
                ledger.add(piece(kind, land), i32::from(game.count(land, kind)));
            }
            ledger.add(Item::Blight(land.name()), i32::from(game.blight(land)));
            for seat in seats(game) {
                ledger.add(Item::Presence(seat.0, land.name()), i32::from(game.presence(seat, land)));
            }
        }
        for seat in seats(game) {
            ledger.add(Item::Energy(seat.0), i32::from(game.spirit(seat).energy()));
        }
        ledger.add(Item::Pool, i32::from(game.blight_pool()));
        ledger.add(Item::Fear, i32::from(game.fear()));
        ledger.add(Item::FearDeck, i32::from(game.fear_deck()));
        ledger
    }

    /// Enters an event; `fear_pool` is how much Fear earns a card.
    pub fn enter(&mut self, event: &Event, fear_pool: u8) {
        match *event {
            Event::Destroyed { kind, land, count } => self.add(piece(kind, land), -i32::from(count)),
            Event::Removed { piece: gone, land } => self.add(piece(gone.kind, land), -1),
            Event::Replaced { piece: gone, with, count, land } => {
                self.add(piece(gone.kind, land), -1);
                self.add(piece(with, land), i32::from(count));
            }
            Event::Pushed { piece: moved, from, to }
            | Event::Gathered { piece: moved, from, to }
            | Event::Moved { piece: moved, from, to } => {
                self.add(piece(moved.kind, from), -1);
                self.add(piece(moved.kind, to), 1);
            }
            Event::Built { kind, land } => self.add(piece(kind, land), 1),
            Event::Explored { land } => self.add(piece(Kind::Explorer, land), 1),
            Event::Escalated { land } => self.add(piece(Kind::Town, land), 1),
            Event::Blighted { land } => self.blight(land, 1),
            Event::Cleansed { land } => self.blight(land, -1),
            Event::AddedPresence { seat, land } | Event::ReturnedPresence { seat, land } => {
                self.add(Item::Presence(seat.0, land.name()), 1);
            }
            Event::LostPresence { seat, land } => self.add(Item::Presence(seat.0, land.name()), -1),
            Event::MovedPresence { seat, from, to } => {
                self.add(Item::Presence(seat.0, from.name()), -1);
                self.add(Item::Presence(seat.0, to.name()), 1);
            }
            Event::GainedEnergy { seat, amount, .. } | Event::Income { seat, amount, .. } => {
                self.add(Item::Energy(seat.0), i32::from(amount));
            }
            Event::PaidEnergy { seat, amount, .. } => self.add(Item::Energy(seat.0), -i32::from(amount)),
            Event::Played { seat, card } => self.add(Item::Energy(seat.0), -i32::from(card.entry().cost)),
            Event::Feared { amount } => self.add(Item::Fear, i32::from(amount)),
            Event::EarnedFear {} => {
                self.add(Item::Fear, -i32::from(fear_pool));
                self.add(Item::FearDeck, -1);
            }
            _ => {}
        }
    }

    /// The first thing of which the two accounts differ; Fear that is left when the deck is empty counts for nothing.
    pub fn difference(&self, other: &Ledger) -> Option<String> {
        let items = self.counts.keys().chain(other.counts.keys());
        let count = |ledger: &Ledger, item: &Item| ledger.counts.get(item).copied().unwrap_or(0);
        let lost = |item: &Item| *item == Item::Fear && count(self, &Item::FearDeck) == 0;
        let mut differing = items.filter(|item| count(self, item) != count(other, item) && !lost(item));
        differing.next().map(|item| format!("{item:?}: {} and {}", count(self, item), count(other, item)))
    }

    fn add(&mut self, item: Item, count: i32) {
        *self.counts.entry(item).or_default() += count;
    }

    fn blight(&mut self, land: Land, count: i32) {
        self.add(Item::Blight(land.name()), count);
        self.add(Item::Pool, -count);
    }
}

fn piece(kind: Kind, land: Land) -> Item {
    Item::Piece(kind.id(), land.name())
}

fn seats(game: &SpiritIsland) -> impl Iterator<Item = Seat> {
    (0..game.boards().len() as u8).map(Seat)
}

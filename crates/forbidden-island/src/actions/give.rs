//! Handing treasure cards over.

use artel_engine::{Log, Seat, Set};

use crate::{Adventurer, Card, Event, ForbiddenIsland, Treasure};

impl ForbiddenIsland {
    /// The treasure cards that one seat can give to the other: any they hold (FI-052 excludes the
    /// rest), on a shared tile (FI-050), or from anywhere as the Messenger (FI-054).
    #[inline]
    pub(crate) fn gifts(&self, giver: Seat, receiver: Seat) -> Set<Card> {
        let in_reach =
            self.pawn(giver) == self.pawn(receiver) || self.adventurer(giver) == Adventurer::Messenger;
        if giver == receiver || !in_reach {
            return Set::EMPTY;
        }
        let hand = self.hand(giver);
        Treasure::ALL.into_iter().map(Treasure::card).filter(|&card| hand.has(card)).collect()
    }

    pub(crate) fn give(&mut self, giver: Seat, receiver: Seat, card: Card, log: &mut impl Log<Event>) {
        self.hands[giver.index()].take(card);
        self.hands[receiver.index()].add(card);
        let (adventurer, to) = (self.adventurer(giver), self.adventurer(receiver));
        log.push(Event::Given { adventurer, card, to });
    }
}

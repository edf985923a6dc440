//! Handing treasure cards over.

use artel_engine::{Log, Seat, Set};

use crate::game::slot;
use crate::{Adventurer, Card, Event, ForbiddenIsland};

impl ForbiddenIsland {
    /// The seats to which this one can give: on a shared tile (FI-050), or anywhere as the Messenger
    /// (FI-054).
    #[inline]
    pub(crate) fn receivers(&self, giver: Seat) -> Set<Seat> {
        let messenger = self.adventurer(giver) == Adventurer::Messenger;
        let in_reach = if messenger { self.seats_where(|_| true) } else { self.pawns_at(self.pawn(giver)) };
        in_reach.without(giver)
    }

    /// The cards that the seat can give: the treasure cards in hand; the special ones never (FI-052).
    #[inline]
    pub(crate) fn gifts(&self, giver: Seat) -> Set<Card> {
        self.hand(giver).kinds().filter(|card| card.treasure().is_some()).collect()
    }

    pub(crate) fn give(&mut self, giver: Seat, to: Adventurer, card: Card, log: &mut impl Log<Self>) {
        let Some(receiver) = self.seat_of(to) else { return };
        self.hands[slot(giver)].take(card);
        self.hands[slot(receiver)].add(card);
        self.use_action();
        log.push(self, Event::Given { adventurer: self.adventurer(giver), card, to });
    }
}

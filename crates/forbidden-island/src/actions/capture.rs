//! Capturing a treasure.

use artel_engine::{Log, Seat, Set};

use crate::game::CARDS_TO_CAPTURE;
use crate::{Event, ForbiddenIsland, Treasure};

impl ForbiddenIsland {
    /// The treasure that the seat can capture where its pawn stands: four cards in the own hand
    /// (FI-055, FI-R37), one of the treasure's tiles, dry or flooded (FI-056, FI-063), and nobody has
    /// it yet (FI-R35).
    #[inline]
    pub(crate) fn captures(&self, seat: Seat) -> Set<Treasure> {
        let here = self.tile(self.pawn(seat)).treasure();
        let ready = |treasure: &Treasure| {
            self.hand(seat).count(treasure.card()) >= CARDS_TO_CAPTURE && self.captor(*treasure).is_none()
        };
        here.filter(ready).map_or(Set::EMPTY, Set::only)
    }

    /// Four cards go to the discard pile (FI-061); a fifth stays in hand (FI-R36).
    pub(crate) fn capture(&mut self, seat: Seat, treasure: Treasure, log: &mut impl Log<Self>) {
        for _ in 0..CARDS_TO_CAPTURE {
            self.discard(seat, treasure.card());
        }
        self.captors[treasure as usize] = Some(seat);
        self.use_action();
        log.push(self, Event::Captured { adventurer: self.adventurer(seat), treasure });
    }
}

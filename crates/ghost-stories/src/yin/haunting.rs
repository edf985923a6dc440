//! Haunter figures and haunted tiles.

use artel_engine::{Log, Status};

use crate::{Card, Defeat, Event, GhostStories, Place, Space};

impl GhostStories {
    /// The haunter figure goes one position on; at the edge it haunts and returns (GS-040, GS-041).
    #[inline]
    pub(crate) fn advance_figure(&mut self, space: Space, card: Card, log: &mut impl Log<Self>) {
        if self.on_stone.contains(space) {
            self.on_stone.remove(space);
            log.push(self, Event::FigureStruck { card, space });
            self.haunt_line(space, log);
        } else {
            self.on_stone.insert(space);
            log.push(self, Event::FigureAdvanced { card, space });
        }
    }

    /// Haunts the first active tile of the line in front of a space (GS-043, GS-R16); without one the
    /// game is lost (GS-044, GS-R15).
    pub(crate) fn haunt_line(&mut self, space: Space, log: &mut impl Log<Self>) {
        match self.next_haunted(space) {
            Some(place) => self.haunt(place, log),
            None => self.lose(Defeat::LineOverrun(space), log),
        }
    }

    /// The tile that a haunting from this space takes.
    #[inline]
    pub fn next_haunted(&self, space: Space) -> Option<Place> {
        space.line().into_iter().find(|&place| !self.haunted.contains(place))
    }

    /// Turns a tile to its haunted side; too many of them lose the game (GS-148, GS-229).
    pub(crate) fn haunt(&mut self, place: Place, log: &mut impl Log<Self>) {
        self.haunted.insert(place);
        log.push(self, Event::Haunted { tile: self.village.tile(place) });
        if self.haunted.len() >= self.difficulty.fatal_tiles() {
            self.lose(Defeat::VillageHaunted, log);
        }
    }

    /// Turns a haunted tile back to its active side.
    pub(crate) fn restore(&mut self, place: Place, log: &mut impl Log<Self>) {
        self.haunted.remove(place);
        log.push(self, Event::Restored { tile: self.village.tile(place) });
    }

    /// The game is lost, at this very moment (GS-R17).
    pub(crate) fn lose(&mut self, defeat: Defeat, log: &mut impl Log<Self>) {
        self.status = Status::Lost(defeat);
        log.push(self, Event::Lost { defeat, score: self.score() });
    }
}

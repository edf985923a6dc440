//! Placing Buddhas.

use artel_engine::{Log, Set, without};

use crate::{Event, GhostStories, Phase, Space, Step};

impl GhostStories {
    /// The empty ghost spaces next to the active Taoist where a Buddha from an earlier turn can be
    /// placed (GS-102, GS-103, GS-R38).
    #[inline]
    pub(crate) fn buddha_spaces(&self) -> Set<Space> {
        let board = self.board(self.turn);
        if board.buddhas <= board.fresh_buddhas {
            return Set::EMPTY;
        }
        self.free(board.place.reach()).minus(self.buddhas)
    }

    pub(crate) fn place_buddha(&mut self, space: Space, log: &mut impl Log<Self>) {
        let turn = self.turn;
        let board = self.board_mut(turn);
        board.buddhas = without(board.buddhas, 1);
        self.buddhas.insert(space);
        self.phase = Phase::Yang { step: Step::Buddhas };
        log.push(self, Event::BuddhaPlaced { taoist: self.taoist(turn), space });
    }
}

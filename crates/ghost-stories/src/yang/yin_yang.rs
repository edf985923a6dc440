//! The Yin-Yang token.

use artel_engine::{Log, Set};

use crate::{Event, GhostStories, Phase, Place, Tile};

impl GhostStories {
    /// Whether the active player may spend the Yin-Yang now: in the Yang phase, between actions (GS-112).
    #[inline]
    pub(crate) fn can_spend_yin_yang(&self) -> bool {
        matches!(self.phase, Phase::Yang { .. }) && self.board(self.turn).yin_yang
    }

    /// The tiles whose villagers can be called from afar (GS-108, GS-R37).
    #[inline]
    pub(crate) fn calls(&self) -> Set<Place> {
        if !self.can_spend_yin_yang() {
            return Set::EMPTY;
        }
        Tile::ALL
            .into_iter()
            .filter(|&tile| self.can_help(tile))
            .map(|tile| self.village.place(tile))
            .collect()
    }

    /// The tiles that can be cleansed (GS-108).
    #[inline]
    pub(crate) fn cleanses(&self) -> Set<Place> {
        if self.can_spend_yin_yang() { self.haunted } else { Set::EMPTY }
    }

    pub(crate) fn call(&mut self, tile: Tile, log: &mut impl Log<Self>) {
        self.spend_yin_yang();
        log.push(self, Event::Called { taoist: self.taoist(self.turn), tile });
        self.begin_help(tile, log);
    }

    pub(crate) fn cleanse(&mut self, place: Place, log: &mut impl Log<Self>) {
        self.spend_yin_yang();
        log.push(self, Event::Cleansed { taoist: self.taoist(self.turn) });
        self.restore(place, log);
    }

    /// The token goes to the bank (GS-110).
    fn spend_yin_yang(&mut self) {
        let turn = self.turn;
        self.board_mut(turn).yin_yang = false;
    }
}

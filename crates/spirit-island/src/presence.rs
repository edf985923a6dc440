//! Where Presence is, may be, and makes sacred sites (SI-055 to SI-057).

use artel_engine::Seat;

use crate::components::{Land, Lands};
use crate::effect::{Condition, Trait};
use crate::game::SpiritIsland;

impl SpiritIsland {
    /// Whether the land is a sacred site of the Spirit: 2 Presence are, and what its Special Rules say (SI-057).
    #[inline]
    pub(crate) fn is_site(&self, seat: Seat, land: Land) -> bool {
        let presence = self.island.at(land).presence(seat);
        presence >= 2 || presence == 1 && self.is_site_alone(seat, land)
    }

    /// Whether a single Presence makes the land a sacred site.
    fn is_site_alone(&self, seat: Seat, land: Land) -> bool {
        self.spirit(seat)
            .traits()
            .any(|bends| matches!(bends, Trait::SitesIn(terrains) if self.has_terrain(land, terrains)))
    }

    /// Whether the Spirit can add Presence to the land, for which these conditions must hold.
    pub(crate) fn may_add_presence(&self, seat: Seat, land: Land, tests: &[Condition]) -> bool {
        self.may_dwell(seat, land) && tests.iter().all(|&test| self.holds(test, land, seat))
    }

    /// Whether the Spirit's Presence may be in the place: one that keeps to the Oceans and the coast has no other.
    pub(crate) fn may_dwell(&self, seat: Seat, land: Land) -> bool {
        let keeps_to_coast = self.spirit(seat).traits().any(|bends| bends == Trait::OceanInPlay);
        !keeps_to_coast || self.is_coastal(land)
    }

    /// Whether the Spirit can give up Presence in the land to stop an Invader action there.
    pub(crate) fn can_skip_for_presence(&self, seat: Seat, land: Land) -> bool {
        seat.index() < self.spirits.len()
            && self.is_site(seat, land)
            && self.spirit(seat).traits().any(|bends| bends == Trait::SkipForPresence)
    }

    /// The sacred sites of a Spirit.
    #[inline]
    pub(crate) fn sites(&self, seat: Seat) -> Lands {
        let in_play = self.island.lands.or(self.island.seas());
        let presence = self.island.presence_anywhere(seat).and(in_play);
        presence.iter().filter(|&land| self.is_site(seat, land)).collect()
    }
}

//! Blight and the Presence it destroys (SI-197 to SI-202).

use artel_engine::{Log, Seat};

use crate::components::Land;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;

impl SpiritIsland {
    /// 1 Blight is added to a land; `who` decides where it cascades to.
    pub(crate) fn add_blight(&mut self, land: Land, who: Seat, log: &mut impl Log<Self>) {
        if self.is_pure(land) {
            return;
        }
        if self.blight_pool == 0 {
            self.blight_missing = true;
            log.push(self, Event::BlightMissing {});
            return;
        }
        self.blight_pool -= 1;
        let ground = self.island.at_mut(land);
        let cascades = ground.blight > 0;
        ground.blight = ground.blight.saturating_add(1);
        log.push(self, Event::Blighted { land });
        for seat in self.all_seats() {
            self.destroy_presence(seat, land, log);
        }
        if cascades {
            self.push(question::Cascade { from: land, who });
            log.push(self, Event::Cascaded { from: land });
        }
    }

    /// Blight has cascaded to a land. Where it goes on from there is decided by the user of the Power that added it
    /// (SI-041), else by the keeper of that land (SI-R82).
    pub(crate) fn cascade_to(&mut self, land: Land, who: Seat, log: &mut impl Log<Self>) {
        let by_power = self.action.is_some();
        self.add_blight(land, if by_power { who } else { self.keeper(land) }, log);
    }

    /// 1 Blight goes from a land back to the pool (SI-198).
    pub(crate) fn remove_blight(&mut self, land: Land, log: &mut impl Log<Self>) {
        let ground = self.island.at_mut(land);
        if ground.blight > 0 {
            ground.blight -= 1;
            self.blight_pool = self.blight_pool.saturating_add(1);
            log.push(self, Event::Cleansed { land });
        }
    }

    /// 1 Presence of a Spirit in the land is destroyed, if there is one (SI-059).
    fn destroy_presence(&mut self, seat: Seat, land: Land, log: &mut impl Log<Self>) {
        let presence = &mut self.island.at_mut(land).presence[seat.index()];
        if *presence > 0 {
            *presence -= 1;
            self.spirit_mut(seat).destroyed += 1;
            log.push(self, Event::LostPresence { seat, land });
        }
    }
}

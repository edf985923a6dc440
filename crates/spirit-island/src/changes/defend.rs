//! Defend (SI-274).

use artel_engine::Log;

use crate::components::Land;
use crate::deeds::{Act, With};
use crate::event::Event;
use crate::game::SpiritIsland;

impl SpiritIsland {
    /// Defend is added to a land by what lasts there.
    pub(crate) fn defend_more(&mut self, land: Land, amount: u8, log: &mut impl Log<Self>) {
        let ground = self.island.at_mut(land);
        ground.defend = ground.defend.saturating_add(amount);
        log.push(self, Event::Defended { land, amount });
    }

    /// Defend is added to a land (SI-275).
    pub(crate) fn defend(&mut self, land: Land, amount: u8, log: &mut impl Log<Self>) {
        if amount > 0 {
            let ground = self.island.at_mut(land);
            ground.defend = ground.defend.saturating_add(amount);
            self.note(Act::Defended, Some(land), With::Nothing, 1);
            log.push(self, Event::Defended { land, amount });
        }
    }
}

//! Thresholds: which are reached, used or declined, and what they replace (SI-245 to SI-250).

use artel_engine::{Log, Seat};

use crate::agenda::Step;
use crate::byte::byte;
use crate::components::Land;
use crate::effect::{Effect, Effects, Power, When};
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::question;

impl SpiritIsland {
    /// Whether the user has the elements of a threshold now and has not declined it (SI-R38).
    pub(crate) fn reached(&self, index: u8) -> bool {
        let Some(action) = self.action() else { return false };
        let Some(threshold) = action.source.power().and_then(|power| power.thresholds.get(index as usize))
        else {
            return false;
        };
        action.declined >> index & 1 == 0
            && (action.taken >> index & 1 == 1
                || self.spirit(action.user).elements.satisfy(threshold.elements))
    }

    /// Whether the user still has to say if a reached threshold is used (SI-R78).
    pub(crate) fn undecided(&self, index: u8) -> bool {
        self.reached(index)
            && self.action().is_some_and(|action| action.fewer && action.taken >> index & 1 == 0)
    }

    /// Whether using a threshold, or declining it, can be explained by fewer elements (SI-R37).
    pub(crate) fn explicable(&self, index: u8, used: bool) -> bool {
        let Some(action) = self.action() else { return false };
        let Some(power) = action.source.power() else { return false };
        let needed = |index: usize| power.thresholds[index].elements;
        let accepted = action.accepted();
        if !used {
            return !accepted.satisfy(needed(index as usize));
        }
        let accepted = accepted.or(needed(index as usize));
        let declined = (0..power.thresholds.len()).filter(|each| action.declined >> each & 1 == 1);
        declined.into_iter().all(|each| !accepted.satisfy(needed(each)))
    }

    /// A threshold is used.
    pub(crate) fn take_threshold(&mut self, index: u8, log: &mut impl Log<Self>) {
        if let Some(action) = self.action_mut()
            && action.taken >> index & 1 == 0
        {
            action.taken |= 1 << index;
            log.push(self, Event::Threshold { number: index + 1 });
        }
    }

    /// A threshold is declined.
    pub(crate) fn decline_threshold(&mut self, index: u8) {
        if let Some(action) = self.action_mut() {
            action.declined |= 1 << index;
        }
    }

    /// The threshold that replaces this part of the Power: the last one reached (SI-250).
    pub(super) fn replaced_by(&self, power: &Power, part: u8) -> Option<u8> {
        (part..byte(power.thresholds.len()))
            .rev()
            .find(|&index| power.thresholds[index as usize].when == When::Instead && self.reached(index))
    }

    pub(super) fn may_be_replaced_by(&self, power: &Power) -> Option<u8> {
        (0..byte(power.thresholds.len()))
            .find(|&index| power.thresholds[index as usize].when == When::MayInstead && self.reached(index))
    }

    /// The effects above a threshold, and those in their place.
    pub(crate) fn alternatives(&self, index: u8) -> [Effects; 2] {
        let power = self.action().and_then(|action| action.source.power());
        power.map_or([&[], &[]], |power| [power.effects, power.thresholds[index as usize].effects])
    }

    /// An effect that depends on a threshold.
    pub(crate) fn if_threshold(
        &mut self,
        effect: &'static Effect,
        index: u8,
        lists: [Effects; 2],
        land: Option<Land>,
        who: Seat,
        log: &mut impl Log<Self>,
    ) {
        if self.undecided(index) {
            self.push(Step::Do { effects: std::slice::from_ref(effect), land, who });
            self.push(question::Threshold { index });
            return;
        }
        let reached = self.reached(index);
        if reached {
            self.take_threshold(index, log);
        }
        self.push(Step::Do { effects: lists[usize::from(!reached)], land, who });
    }
}

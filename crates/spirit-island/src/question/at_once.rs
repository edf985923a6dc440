//! Questions that settle themselves: nothing is left to ask, or the answer makes no difference.

use artel_engine::Log;

use crate::agenda::{Task, Verb};
use crate::components::{Kinds, Lands};
use crate::effect::Gain;
use crate::event::Event;
use crate::game::SpiritIsland;
use crate::moves::Move;

impl SpiritIsland {
    /// Settles a question whose answer makes no difference, or that asks for nothing more.
    pub(crate) fn settle_at_once(&mut self, task: &Task, log: &mut impl Log<Event>) -> bool {
        match *task {
            Task::Target => return self.ask_range_threshold() || self.lack_target(),
            Task::Hit { lands, kinds, left, .. } => {
                if left == 0 {
                    self.pop();
                    return true;
                }
                if u32::from(left) >= self.health_left(lands, kinds) {
                    self.pop();
                    self.destroy_all(lands, kinds, log);
                    return true;
                }
            }
            Task::Pick {
                land,
                verb: verb @ (Verb::Destroy | Verb::Remove),
                kinds,
                left,
                up_to: false,
                who,
            } => {
                let ground = *self.island.at(land);
                if left >= ground.total(kinds) && left > 0 {
                    self.pop();
                    for (piece, count) in ground.pieces(kinds) {
                        for _ in 0..count {
                            if self.can_pick(verb, piece, land, left) {
                                self.pick(verb, piece, land, who, log);
                            }
                        }
                    }
                    return true;
                }
            }
            Task::HitDifferent { left: 0, .. } => {
                self.pop();
                return true;
            }
            Task::GainKind { who, gain } => {
                if let Some(card) = self.next_of_progression(who) {
                    self.pop();
                    self.progress_power(who, card, log);
                    return true;
                }
                if gain == Gain::Minor {
                    self.pop();
                    self.start_drawing(who, false, gain);
                    return true;
                }
            }
            Task::Ravages { lands } => {
                let left: Lands = lands.iter().filter(|&land| self.island.at(land).has_invaders()).collect();
                self.pop();
                if left.is_empty() {
                    return true;
                }
                self.push(Task::Ravages { lands: left });
                if let Some(land) = left.first()
                    && !self.order_matters(left)
                {
                    self.answer(Task::Ravages { lands: left }, Move::Land(land), log);
                    return true;
                }
                return false;
            }
            Task::Shares { effect, left } if left.len() == 1 => {
                self.pop();
                if let Some(seat) = left.first() {
                    self.begin_share(effect, left, seat, log);
                }
                return true;
            }
            Task::Shares { left, .. } if left.is_empty() => {
                self.pop();
                return true;
            }
            _ => {}
        }
        false
    }

    /// A threshold that changes the Range is decided before the target is chosen (SI-R78).
    fn ask_range_threshold(&mut self) -> bool {
        let Some(power) = self.action.as_ref().and_then(|action| action.source.power()) else { return false };
        let wider = (0..power.thresholds.len() as u8)
            .find(|&index| power.thresholds[index as usize].range.is_some() && self.undecided(index));
        if let Some(index) = wider {
            self.push(Task::Threshold { index });
        }
        wider.is_some()
    }

    /// A repeat that finds no target does nothing.
    fn lack_target(&mut self) -> bool {
        let mut any = false;
        self.target_options(&mut |_| any = true);
        if !any {
            self.pop();
            self.pop();
        }
        !any
    }

    fn destroy_all(&mut self, lands: Lands, kinds: Kinds, log: &mut impl Log<Event>) {
        for land in lands.iter() {
            let ground = *self.island.at(land);
            for (piece, count) in ground.pieces(kinds) {
                self.destroy(piece, count, land, log);
            }
        }
    }
}

//! Why the use of a power is refused.

use artel_engine::Illegal;

use super::{no, no_name, not_asked};
use crate::rules::{
    GS_066, GS_162, GS_164, GS_165, GS_171, GS_209, GS_211, GS_225, GS_R70, GS_R74, GS_R91, GS_R93, GS_R94,
};
use crate::{GhostStories, Move, Power, Step, Taoist, Tile};

impl GhostStories {
    pub(super) fn why_not_power(&self, step: Step, action: Move) -> Illegal {
        match action {
            Move::Borrow(taoist) => self.why_not_borrow(taoist),
            Move::Pocket(colour) => self.why_no_power(Power::BottomlessPockets).unwrap_or_else(|| {
                if step != Step::Move {
                    no(GS_164, "why-before-move-only")
                } else if self.doings.pocketed {
                    no(GS_164, "why-power-used")
                } else {
                    no_name(GS_164, "why-bank-lacks", "colour", colour.id())
                }
            }),
            Move::Enfeeble(space) => self.why_no_power(Power::EnfeeblementMantra).unwrap_or_else(|| {
                if step != Step::Move {
                    no(GS_165, "why-before-move-only")
                } else if self.doings.enfeebled {
                    no(GS_165, "why-power-used")
                } else if self.mantra == Some(space) {
                    no(GS_R93, "why-mantra-there")
                } else {
                    no_name(GS_165, "why-no-ghost-there", "space", space.id())
                }
            }),
            Move::Guide(taoist, tile) => self.why_not_guide(step, taoist, tile),
            Move::Yin
            | Move::Step(_)
            | Move::PickUp
            | Move::Ask
            | Move::Call(_)
            | Move::Cleanse(_)
            | Move::Exorcise
            | Move::Buddha(_)
            | Move::End
            | Move::Place(_)
            | Move::Discard(_)
            | Move::Suffer(_)
            | Move::Take(_)
            | Move::Revive(_)
            | Move::Restore(_)
            | Move::Banish(_)
            | Move::Calm(_)
            | Move::Pray(_)
            | Move::Shift(..)
            | Move::Carry(..)
            | Move::Skip
            | Move::Keep
            | Move::Reroll(_)
            | Move::RerollCurse
            | Move::Request(_)
            | Move::Lend
            | Move::Refuse
            | Move::Dispel(_)
            | Move::DispelBoth
            | Move::GiveUp
            | Move::Pay(..)
            | Move::CurseFirst(_)
            | Move::GainQi
            | Move::GainYinYang
            | Move::GiveQi(_)
            | Move::GiveYinYang(_) => not_asked(),
        }
    }

    fn why_not_guide(&self, step: Step, taoist: Taoist, tile: Tile) -> Illegal {
        self.why_no_power(Power::DanceOfTheTwinWinds).unwrap_or_else(|| {
            if matches!(step, Step::Acted | Step::Buddhas) {
                no(GS_171, "why-after-move-only")
            } else if self.doings.led_other {
                no(GS_171, "why-power-used")
            } else if !self.others().contains(taoist) {
                no_name(GS_R94, "why-not-another-living", "taoist", taoist.id())
            } else {
                no_name(GS_171, "why-not-adjacent", "tile", tile.id())
            }
        })
    }

    /// Why the active Taoist does not have the power; none if they have it.
    fn why_no_power(&self, power: Power) -> Option<Illegal> {
        if self.active_has(power) {
            return None;
        }
        let owner = self.side_of(power.taoist());
        let shown = self.power(owner) == power;
        let own = owner == self.turn || self.doings.borrowed.contains(power.taoist());
        Some(if shown && own {
            no_name(GS_066, "why-power-blocked", "power", power.id())
        } else {
            no_name(GS_162, "why-no-power", "power", power.id())
        })
    }

    fn why_not_borrow(&self, taoist: Taoist) -> Illegal {
        let side = self.side_of(taoist);
        let power = self.power(side);
        let named = |rule, key| no_name(rule, key, "power", power.id());
        if self.board(side).seat.is_some() {
            named(GS_R70, "why-not-neutral")
        } else if self.qi(side) == 0 {
            named(GS_225, "why-possessed")
        } else if self.power_blocked(side) {
            named(GS_066, "why-power-blocked")
        } else if self.doings.borrowed.contains(taoist) {
            named(GS_211, "why-borrowed-already")
        } else if self.board(self.turn).power_tokens == 0 {
            no(GS_209, "why-no-power-token")
        } else if power == Power::GodsFavorite || power == Power::StrengthOfAMountain {
            named(GS_R91, "why-power-not-now")
        } else {
            named(GS_R74, "why-power-not-now")
        }
    }
}

//! Why a step of the Yang phase is refused.

use artel_engine::{Illegal, Phrase};

use super::{no, no_name, not_asked};
use crate::rules::{
    GS_070, GS_071, GS_072, GS_074, GS_075, GS_102, GS_103, GS_108, GS_131, GS_132, GS_213, GS_R35, GS_R37,
    GS_R38, GS_R52, GS_R56,
};
use crate::{Centre, GhostStories, Move, Place, Space, Step, Tile};

impl GhostStories {
    pub(super) fn why_not_yang(&self, step: Step, action: Move) -> Illegal {
        match action {
            Move::Step(tile) => self.why_not_step(step, tile),
            Move::Pocket(_) | Move::Enfeeble(_) | Move::Guide(..) | Move::Borrow(_) => {
                self.why_not_power(step, action)
            }
            Move::PickUp => self.why_not_pick_up(),
            Move::Ask | Move::Exorcise if step == Step::Buddhas => no(GS_070, "why-after-buddha"),
            Move::Ask => self.why_not_ask(),
            Move::Exorcise => self.why_not_exorcise(),
            Move::Call(_) | Move::Cleanse(_) if !self.board(self.turn).yin_yang => {
                no(GS_108, "why-no-yin-yang")
            }
            Move::Call(tile) => self.why_no_help(tile),
            Move::Cleanse(tile) => no_name(GS_R37, "why-not-haunted", "tile", tile.id()),
            Move::Buddha(space) => self.why_not_buddha(space),
            Move::Yin => no(GS_R35, "why-yin-later"),
            Move::End
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

    fn why_not_step(&self, step: Step, tile: Tile) -> Illegal {
        if self.tile_of(self.turn) == tile {
            return no_name(GS_071, "why-here-already", "tile", tile.id());
        }
        match step {
            Step::Move => no_name(GS_071, "why-not-adjacent", "tile", tile.id()),
            Step::Act if self.doings.led_other => no(GS_070, "why-moved-other"),
            Step::Act => no(GS_071, "why-moved"),
            Step::Acted | Step::Buddhas => no(GS_R52, "why-acted"),
        }
    }

    fn why_not_pick_up(&self) -> Illegal {
        if self.centre_tokens == 0 {
            no(GS_213, "why-no-power-tokens")
        } else if self.place_of(self.turn) == Place::CENTRE && !self.doings.reached_centre {
            no(GS_R56, "why-not-moved-to-centre")
        } else {
            no(GS_213, "why-not-on-centre")
        }
    }

    fn why_not_exorcise(&self) -> Illegal {
        let reach = self.place_of(self.turn).reach();
        if reach.is_empty() {
            return no(GS_075, "why-centre-reaches-none");
        }
        if self.targets().is_empty() {
            let closed = reach.iter().find_map(|space| self.card(space).map(|card| (space, card)));
            return match closed {
                None => no(GS_074, "why-no-ghost-in-reach"),
                Some((_, card)) if card.has(Centre::BuddhaRequired) => {
                    no_name(GS_132, "why-needs-buddha", "card", card.id())
                }
                Some((_, card)) => no_name(GS_131, "why-needs-empty-opposite", "card", card.id()),
            };
        }
        no(GS_072, "why-acted-already")
    }

    fn why_not_buddha(&self, space: Space) -> Illegal {
        let board = self.board(self.turn);
        let named = |rule, key| no_name(rule, key, "space", space.id());
        if board.buddhas == 0 {
            no(GS_102, "why-no-buddha")
        } else if board.buddhas <= board.fresh_buddhas {
            no(GS_103, "why-fresh-buddha")
        } else if !board.place.reach().contains(space) {
            named(GS_R38, "why-space-not-adjacent")
        } else if self.buddhas.contains(space) {
            named(GS_R38, "why-guarded-already")
        } else {
            Illegal { rule: GS_102, reason: Phrase::new("why-space-taken").name("space", space.id()) }
        }
    }
}

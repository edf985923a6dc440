//! Why an answer to a question is refused.

use artel_engine::{Illegal, RuleId, Set};

use super::{no, no_name};
use crate::agenda::Task;
use crate::rules::{
    GS_055, GS_056, GS_057, GS_065, GS_074, GS_077, GS_082, GS_086, GS_089, GS_091, GS_096, GS_097, GS_099,
    GS_112, GS_126, GS_128, GS_129, GS_172, GS_173, GS_181, GS_183, GS_186, GS_188, GS_190, GS_193, GS_226,
    GS_R29, GS_R31, GS_R33, GS_R41, GS_R71, GS_R82, GS_R84, GS_R93,
};
use crate::{Card, Colour, GhostStories, Move, Space, Taoist};

impl GhostStories {
    pub(super) fn why_not_answer(&self, task: Task, action: Move) -> Illegal {
        match (task, action) {
            (Task::PlaceCard(card), Move::Place(space)) => self.why_not_place(card, space),
            (Task::LoseTao(_), Move::Discard(colour)) => {
                no_name(GS_065, "why-no-token", "colour", colour.id())
            }
            (Task::Suffer, Move::Suffer(taoist)) => no_name(GS_R71, "why-not-living", "taoist", taoist.id()),
            (Task::TakeTao, Move::Take(colour)) => no_name(GS_R31, "why-bank-lacks", "colour", colour.id()),
            (Task::Revive, Move::Revive(taoist)) => no_name(GS_181, "why-not-dead", "taoist", taoist.id()),
            (Task::Restore, Move::Restore(tile)) => no_name(GS_183, "why-not-haunted", "tile", tile.id()),
            (Task::Banish, Move::Banish(space)) if self.card(space).is_some() => {
                no(GS_126, "why-sorcerer-incarnation")
            }
            (Task::Banish, Move::Banish(space)) => no_name(GS_186, "why-no-ghost-there", "space", space.id()),
            (Task::Calm, Move::Calm(side)) => no_name(GS_R93, "why-no-figures-there", "side", side.id()),
            (Task::Pray, Move::Pray(colour)) if self.circle == Some(colour) => {
                no_name(GS_R93, "why-prayed-already", "colour", colour.id())
            }
            (Task::Pray, Move::Pray(colour)) => no_name(GS_190, "why-bank-lacks", "colour", colour.id()),
            (Task::Shift, Move::Shift(from, to)) => self.why_not_shift(from, to),
            (Task::Carry { .. }, Move::Carry(taoist, tile)) => {
                if self.carried().contains(taoist) {
                    no_name(GS_R93, "why-here-already", "tile", tile.id())
                } else {
                    no_name(GS_193, "why-not-another-living", "taoist", taoist.id())
                }
            }
            (Task::Shift | Task::Carry { .. }, Move::Skip) => no(GS_R41, "why-not-both-skipped"),
            (Task::Reroll | Task::Cursed(..), Move::Borrow(taoist)) => self.why_not_borrow_reroll(taoist),
            (Task::Reroll, Move::Reroll(_)) => no(GS_172, "why-not-those-dice"),
            (Task::Judge, _) => self.why_not_judge(action),
            (Task::Pay, Move::Pay(taoist, colour)) => self.why_not_pay(taoist, colour),
            (Task::CurseOrder(..), Move::CurseFirst(space)) => {
                no_name(GS_R29, "why-no-curse-there", "space", space.id())
            }
            (Task::GroupQi, Move::GiveQi(taoist)) => no_name(GS_129, "why-not-living", "taoist", taoist.id()),
            (Task::GroupYinYang, Move::GiveYinYang(taoist)) => {
                no_name(GS_R33, "why-cannot-take-yin-yang", "taoist", taoist.id())
            }
            _ => no(first_rule(task), first_key(task)),
        }
    }

    fn why_not_place(&self, card: Card, space: Space) -> Illegal {
        if self.card(space).is_some() {
            return no_name(GS_056, "why-space-taken", "space", space.id());
        }
        match card.colour().taoist() {
            Some(_) => no_name(GS_055, "why-own-colour-first", "card", card.id()),
            None => no_name(GS_057, "why-black-here-first", "card", card.id()),
        }
    }

    fn why_not_shift(&self, from: Space, to: Space) -> Illegal {
        if self.card(from).is_none() {
            no_name(GS_193, "why-no-ghost-there", "space", from.id())
        } else {
            no_name(GS_193, "why-space-taken", "space", to.id())
        }
    }

    fn why_not_judge(&self, action: Move) -> Illegal {
        let targets = self.targets();
        match action {
            Move::GiveUp => no(GS_089, "why-must-exorcise"),
            Move::Dispel(space) if !targets.contains(space) => {
                no_name(GS_074, "why-not-in-reach", "space", space.id())
            }
            Move::DispelBoth if targets.len() < 2 => no(GS_074, "why-one-in-reach"),
            Move::Dispel(space) => self.why_not_dispel(space),
            Move::DispelBoth => no(GS_086, "why-not-enough-for-both"),
            Move::Request(taoist) if !self.companions().contains(taoist) => {
                no_name(GS_091, "why-not-beside", "taoist", taoist.id())
            }
            Move::Request(taoist) if self.exorcism.asked.contains(taoist) => {
                no_name(GS_R82, "why-asked-already", "taoist", taoist.id())
            }
            Move::Request(taoist) => no_name(GS_082, "why-tokens-no-use", "taoist", taoist.id()),
            Move::Yin
            | Move::Step(_)
            | Move::Pocket(_)
            | Move::Enfeeble(_)
            | Move::Guide(..)
            | Move::Borrow(_)
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
            | Move::Lend
            | Move::Refuse
            | Move::Pay(..)
            | Move::CurseFirst(_)
            | Move::GainQi
            | Move::GainYinYang
            | Move::GiveQi(_)
            | Move::GiveYinYang(_) => no(GS_112, "why-judge-first"),
        }
    }

    /// Paying for this ghost would spare the other, which the dice alone beat (GS-R84), or it is too strong.
    fn why_not_dispel(&self, space: Space) -> Illegal {
        let dice = self.exorcism.dice;
        let by_dice = self.by_dice(dice).without(space);
        let payable = self.would_fall(Set::only(space), dice, self.tokens_at_hand());
        match by_dice.iter().find_map(|other| self.card(other)) {
            Some(card) if payable => no_name(GS_R84, "why-other-must-go", "card", card.id()),
            Some(_) | None => no(GS_077, "why-not-enough"),
        }
    }

    fn why_not_pay(&self, taoist: Taoist, colour: Colour) -> Illegal {
        let lenders = self.exorcism.lending.with(self.taoist(self.turn));
        if !lenders.contains(taoist) {
            no_name(GS_R82, "why-not-lending", "taoist", taoist.id())
        } else if self.tao(self.side_of(taoist)).count(colour) == 0 {
            no_name(GS_082, "why-no-token", "colour", colour.id())
        } else {
            no_name(GS_082, "why-colour-no-use", "colour", colour.id())
        }
    }

    fn why_not_borrow_reroll(&self, taoist: Taoist) -> Illegal {
        no_name(GS_172, "why-power-not-now", "power", self.power(self.side_of(taoist)).id())
    }
}

/// The rule behind a question, for answers that do not fit it at all.
fn first_rule(task: Task) -> RuleId {
    match task {
        Task::LoseTao(_) => GS_065,
        Task::Suffer => GS_226,
        Task::TakeTao => GS_097,
        Task::Revive => GS_181,
        Task::Restore => GS_183,
        Task::Banish => GS_186,
        Task::Calm => GS_188,
        Task::Pray => GS_190,
        Task::Shift | Task::Carry { .. } => GS_193,
        Task::Reroll => GS_172,
        Task::Cursed(..) => GS_173,
        Task::Judge | Task::Pay => GS_082,
        Task::Lend(_) => GS_R82,
        Task::CurseOrder(..) => GS_096,
        Task::QiOrYinYang => GS_099,
        Task::GroupQi | Task::GroupYinYang => GS_128,
        Task::Act(_)
        | Task::Overrun
        | Task::Arrival
        | Task::Enter
        | Task::PlaceCard(_)
        | Task::LeftStone(..)
        | Task::Curse(_)
        | Task::LoseQi
        | Task::TakeQi
        | Task::Fall
        | Task::Leave(_)
        | Task::Victory => GS_055,
    }
}

/// What has to be decided first.
fn first_key(task: Task) -> &'static str {
    match task {
        Task::LoseTao(_) => "why-discard-first",
        Task::Suffer => "why-suffer-first",
        Task::TakeTao => "why-take-first",
        Task::Revive => "why-revive-first",
        Task::Restore => "why-restore-first",
        Task::Banish => "why-banish-first",
        Task::Calm => "why-calm-first",
        Task::Pray => "why-pray-first",
        Task::Shift => "why-shift-first",
        Task::Carry { .. } => "why-carry-first",
        Task::Reroll | Task::Cursed(..) => "why-reroll-first",
        Task::Judge => "why-judge-first",
        Task::Pay => "why-pay-first",
        Task::Lend(_) => "why-lend-first",
        Task::CurseOrder(..) => "why-order-first",
        Task::QiOrYinYang | Task::GroupQi | Task::GroupYinYang => "why-reward-first",
        Task::Act(_)
        | Task::Overrun
        | Task::Arrival
        | Task::Enter
        | Task::PlaceCard(_)
        | Task::LeftStone(..)
        | Task::Curse(_)
        | Task::LoseQi
        | Task::TakeQi
        | Task::Fall
        | Task::Leave(_)
        | Task::Victory => "why-place-first",
    }
}

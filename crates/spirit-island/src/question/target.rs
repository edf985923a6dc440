//! The target of the Power in use (SI-226 to SI-241).

use artel_engine::{Illegal, Log, Phrase, RuleId, Seat, Set};

use super::{Question, no_answer, of_power};
use crate::action::Source;
use crate::byte::byte;
use crate::components::Lands;
use crate::effect;
use crate::game::SpiritIsland;
use crate::moves::Move;
use crate::rules::SI_083;

/// The target of the Power in use is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Target {}

impl Question for Target {
    const FIRST: (RuleId, &'static str) = (SI_083, "why-target-first");

    fn asked(&self, game: &SpiritIsland) -> Set<Seat> {
        Set::only(game.user_or(SpiritIsland::HOST))
    }

    fn options(&self, game: &SpiritIsland, out: &mut impl FnMut(Move)) {
        let Some(action) = game.action() else { return };
        let Some(power) = action.source.power() else { return };
        let lands = game.target_lands(power, action.user, Some(action));
        lands.iter().for_each(|land| out(Move::Land(land)));
        game.target_spirits(power, action.user).iter().for_each(|seat| out(Move::Spirit(seat)));
    }

    fn answer(self, _: Seat, action: Move, game: &mut SpiritIsland, log: &mut impl Log<SpiritIsland>) {
        if let Move::Land(land) = action {
            game.target_land(land, log);
        } else if let Move::Spirit(seat) = action {
            game.target_spirit(seat, log);
        } else {
            no_answer(action);
        }
    }

    fn settle(&self, game: &mut SpiritIsland, _: &mut impl Log<SpiritIsland>) -> bool {
        ask_range_threshold(game) || self.is_missing(game)
    }

    fn phrase(&self, game: &SpiritIsland) -> Phrase {
        let power = game.action().and_then(|action| action.source.power());
        let spirit = power.is_some_and(|power| !matches!(power.target, effect::Target::Land { .. }));
        Phrase::new(if spirit { "question-target-spirit" } else { "question-target-land" })
    }

    fn idle(&self, game: &SpiritIsland) -> Lands {
        let Some(action) = game.action() else { return Lands::NONE };
        let Some(power) = action.source.power() else { return Lands::NONE };
        game.idle_targets(power, game.target_lands(power, action.user, Some(action)))
    }

    fn why_not(&self, game: &SpiritIsland, _: Seat, action: Move) -> Option<Illegal> {
        if let Move::Land(land) = action {
            return Some(game.why_not_target_land(land));
        }
        let Move::Spirit(target) = action else { return None };
        Some(game.why_not_target_spirit(target))
    }

    fn fits(&self, _: &SpiritIsland, source: Option<Source>, _: bool) -> bool {
        of_power(source)
    }
}

impl Target {
    /// A repeat that finds no target does nothing.
    fn is_missing(&self, game: &mut SpiritIsland) -> bool {
        let mut any = false;
        self.options(game, &mut |_| any = true);
        if !any {
            game.pop();
            game.pop();
        }
        !any
    }
}

/// A threshold that changes the Range or the conditions of the target is decided before the target is chosen (SI-R78).
fn ask_range_threshold(game: &mut SpiritIsland) -> bool {
    let Some(power) = game.action().and_then(|action| action.source.power()) else { return false };
    let wider = (0..byte(power.thresholds.len()))
        .find(|&index| power.thresholds[index as usize].widens() && game.undecided(index));
    if let Some(index) = wider {
        game.push(super::Threshold { index });
    }
    wider.is_some()
}

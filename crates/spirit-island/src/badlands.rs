//! Badlands: more damage, once in an action for each land, and apart for Invaders and for Dahan (SM-127 to SM-132). Who deals
//! the damage says to which of several it is added (SM-R50).

use artel_engine::Seat;

use crate::agenda::{Ask, Step, Task};
use crate::components::{INVADERS, Kind, Kinds, Land, Lands};
use crate::deeds::Act;
use crate::effect::make::DAHAN;
use crate::effect::{Condition, Effect, Effects, Lasting};
use crate::game::SpiritIsland;
use crate::question;

/// Those who get the damage of Badlands apart from each other.
const SIDES: [Kinds; 2] = [INVADERS, DAHAN];

/// The kind by which a side is noted.
fn mark(side: Kinds) -> Kind {
    if side == DAHAN { Kind::Dahan } else { Kind::Explorer }
}

/// The sides that these kinds belong to.
fn sides(kinds: Kinds) -> impl Iterator<Item = Kinds> {
    SIDES.into_iter().filter(move |side| !side.and(kinds).is_empty())
}

impl SpiritIsland {
    /// How much more damage the Badlands of a land make.
    pub fn badlands_in(&self, land: Land) -> u8 {
        let is_idle = |what| matches!(what, Lasting::Idle(kinds) if kinds.contains(Kind::Badlands));
        if self.lasting_anywhere(is_idle) { 0 } else { self.island.at(land).count(Kind::Badlands) }
    }

    /// So much damage in the land, raised by its Badlands if there is any (SM-130).
    pub fn with_badlands(&self, land: Land, damage: u8) -> u8 {
        if damage > 0 { damage.saturating_add(self.badlands_in(land)) } else { 0 }
    }

    /// How much the Badlands of a land still add in the action in progress to damage to this side.
    fn badlands_due(&self, land: Land, side: Kinds) -> u8 {
        let used = self.done_with(Act::BadlandsUsed, land, Kinds::only(mark(side))) > 0;
        if used { 0 } else { self.badlands_in(land) }
    }

    /// The Badlands of the land have added to damage to this side.
    fn note_badlands(&mut self, land: Land, side: Kinds, more: u8) {
        self.note(Act::BadlandsUsed, Some(land), mark(side), more);
    }

    /// Damage to pieces of these kinds in the lands is on top of the agenda: the Badlands are added at once, or it is asked
    /// about. `room` is how much more it can be (SM-131).
    pub(crate) fn add_badlands(&mut self, lands: Lands, kinds: Kinds, room: u8, who: Seat) {
        let mut both = sides(kinds);
        let (Some(land), Some(side), None) = (lands.first(), both.next(), both.next()) else { return };
        // Damage among several lands or on both sides gets them where it strikes.
        let more = self.badlands_due(land, side).min(room);
        if lands.len() > 1 || more == 0 {
            return;
        }
        if self.may_strike_again(land, side) {
            self.push(question::Badlands { land, kinds, more, who });
        } else {
            self.use_badlands(land, kinds, more);
        }
    }

    /// The Badlands are added to the damage on top of the agenda.
    pub(crate) fn use_badlands(&mut self, land: Land, kinds: Kinds, more: u8) {
        self.raise_hit(more);
        sides(kinds).for_each(|side| self.note_badlands(land, side, more));
    }

    /// The Badlands are saved for later damage to the same side.
    pub(crate) fn save_badlands(&mut self, land: Land, kinds: Kinds) {
        for kind in sides(kinds).flat_map(Kinds::iter) {
            while self.done_with(Act::BadlandsSaved, land, Kinds::only(kind)) > 0 {
                self.take_back(Act::BadlandsSaved, land, kind);
            }
        }
        kinds.iter().for_each(|kind| self.note(Act::BadlandsSaved, Some(land), kind, 1));
    }

    /// Damage among several lands or on both sides has struck a piece of this kind: the Badlands there strike too.
    pub(crate) fn badlands_strike(&mut self, land: Land, kind: Kind, kinds: Kinds, who: Seat) {
        for side in sides(Kinds::only(kind)) {
            let left = self.badlands_due(land, side);
            if left > 0 {
                self.note_badlands(land, side, left);
                let lands = Lands::only(land);
                self.push(question::Hit { lands, kinds: kinds.and(side), left, who });
            }
        }
    }

    /// Invaders deal damage to the Dahan of a land; the Badlands are added to the first of it in an action (NI-179).
    pub(crate) fn badlands_on_dahan(&mut self, land: Land, amount: u8) -> u8 {
        let more = if amount > 0 { self.badlands_due(land, DAHAN) } else { 0 };
        if more > 0 {
            self.note_badlands(land, DAHAN, more);
        }
        amount.saturating_add(more)
    }

    /// Badlands that were saved join the last damage of the action in progress; false if there are none.
    pub(crate) fn pay_badlands(&mut self, who: Seat) -> bool {
        for land in self.done_in(Act::BadlandsSaved).iter() {
            for side in SIDES {
                let saved = |kind: &Kind| self.done_with(Act::BadlandsSaved, land, Kinds::only(*kind)) > 0;
                let kinds: Kinds = side.iter().filter(saved).collect();
                let left = if kinds.is_empty() { 0 } else { self.badlands_due(land, side) };
                if left > 0 {
                    self.note_badlands(land, side, left);
                    if self.island.at(land).has(kinds) {
                        self.push(question::Hit { lands: Lands::only(land), kinds, left, who });
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether the action in progress may damage this side in the land again, by what is still on the agenda.
    fn may_strike_again(&self, land: Land, side: Kinds) -> bool {
        let agenda = &self.agendas[self.scope];
        let of_action = agenda.iter().rev().take_while(|task| task.step() != Some(&Step::Settle));
        of_action.into_iter().any(|task| match task {
            Task::Step(step) => self.step_may_strike(step, land, side),
            Task::Ask(ask) => self.ask_may_strike(ask, land, side),
        })
    }

    fn step_may_strike(&self, step: &Step, land: Land, side: Kinds) -> bool {
        if let Step::Do { effects, land: here, .. } = step {
            return self.may_strike(effects, *here, land, side);
        }
        if let Step::EachLand { lands, effects, .. } = step {
            return self.may_strike(effects, lands.contains(land).then_some(land), land, side);
        }
        if let Step::Walk { part } = step {
            return self.walk_may_strike(*part, land, side);
        }
        matches!(step, Step::Counterattack { land: here, .. } if *here == land && side == INVADERS)
    }

    /// Whether the rest of the Power in use may strike.
    fn walk_may_strike(&self, part: u8, land: Land, side: Kinds) -> bool {
        let Some(action) = self.action() else { return false };
        let Some(power) = action.source.power() else { return false };
        let here = action.land;
        let rest = (0_u8..).zip(power.thresholds).skip(usize::from(part.saturating_sub(1)));
        (part == 0 && self.may_strike(power.effects, here, land, side))
            || rest.into_iter().any(|(index, threshold)| {
                self.reached(index) && self.may_strike(threshold.effects, here, land, side)
            })
    }

    /// Whether a question may bring damage to this side in the land.
    fn ask_may_strike(&self, ask: &Ask, land: Land, side: Kinds) -> bool {
        let inner = |effect: &Effect, here: Option<Land>| {
            effect.inner().any(|list| self.may_strike(list, here, land, side))
        };
        if let Ask::Choose(question::Choose { effect, land: here, .. })
        | Ask::May(question::May { effect, land: here, .. })
        | Ask::Pay(question::Pay { effect, land: here, .. }) = ask
        {
            return inner(effect, *here);
        }
        if let Ask::In(question::In { effect, .. })
        | Ask::InSome(question::InSome { effect, .. })
        | Ask::Elsewhere(question::Elsewhere { effect, .. }) = ask
        {
            return inner(effect, Some(land));
        }
        false
    }

    /// Whether effects that happen here may damage this side in the land.
    fn may_strike(&self, effects: Effects, here: Option<Land>, land: Land, side: Kinds) -> bool {
        effects.iter().any(|effect| {
            let strikes = effect.damaged().is_some_and(|kinds| !kinds.and(side).is_empty());
            if strikes && (here == Some(land) || effect.names_lands()) {
                return true;
            }
            if let Effect::If(condition, then, otherwise) = *effect
                && here == Some(land)
                && is_settled(condition)
            {
                let list = if self.holds(condition, land, SpiritIsland::HOST) { then } else { otherwise };
                return self.may_strike(list, here, land, side);
            }
            let inside = if effect.names_lands() { Some(land) } else { here };
            effect.inner().any(|list| self.may_strike(list, inside, land, side))
        })
    }
}

/// Whether nothing that the action does changes whether the condition holds.
fn is_settled(condition: Condition) -> bool {
    matches!(
        condition,
        Condition::Terrain(_) | Condition::Coastal | Condition::Inland | Condition::OriginSite
    )
}

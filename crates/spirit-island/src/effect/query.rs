//! Asking what a Power's text says, by its verbs.

use super::{
    Actions, Amount, CardTest, Condition, Effect, Effects, Gain, Group, Lasting, Number, Place, Power,
    PushWay, Reach, Until, Whose,
};
use crate::components::{BUILDINGS, Element, INVADERS, Kind, Kinds};

/// A part of an effect, which may be lists of effects: so that no verb forgets to tell what is inside it.
pub(super) trait Lists {
    /// The lists of effects that it is.
    fn lists(&self) -> &[Effects] {
        &[]
    }
}

impl Lists for Effects {
    fn lists(&self) -> &[Effects] {
        std::slice::from_ref(self)
    }
}

impl Lists for &'static [Effects] {
    fn lists(&self) -> &[Effects] {
        self
    }
}

impl Lists for Lasting {
    fn lists(&self) -> &[Effects] {
        if let Lasting::Later(_, effects) | Lasting::AfterDestroyed(_, effects) = self {
            std::slice::from_ref(effects)
        } else {
            &[]
        }
    }
}

/// Parts that are no lists.
macro_rules! no_lists {
    ($($part:ty),+) => { $(impl Lists for $part {})+ };
}

no_lists!(
    u8,
    bool,
    Amount,
    Kind,
    Kinds,
    Group,
    PushWay,
    Whose,
    Gain,
    Actions,
    Until,
    Condition,
    &'static [Condition],
    CardTest,
    Place,
    Option<Element>,
    Number
);

impl Effect {
    /// The pieces in its land that it is about.
    pub(crate) fn group(&self) -> Option<Group> {
        let (Effect::Push(group, _)
        | Effect::PushInto(group, _)
        | Effect::Destroy(group)
        | Effect::Drown(group)
        | Effect::Remove(group)
        | Effect::DamageDifferent(group)) = self
        else {
            return None;
        };
        Some(*group)
    }

    /// The kinds of pieces that it damages, whatever the lists inside it do.
    pub(crate) fn damaged(&self) -> Option<Kinds> {
        if let Effect::Damage(_, kinds) | Effect::DamageEach(_, kinds) | Effect::DamageAmong(_, kinds, _) =
            self
        {
            return Some(*kinds);
        }
        if let Effect::DamageDifferent(group) = self {
            return Some(group.kinds);
        }
        matches!(self, Effect::Infight | Effect::PayForDamage).then_some(INVADERS)
    }

    /// What lasts by it.
    pub(crate) fn lasting(&self) -> Option<&Lasting> {
        let (Effect::Lasting(what) | Effect::LastingUntil(what, _)) = self else { return None };
        Some(what)
    }

    /// Whether this effect, or one inside it, is such a one.
    pub fn mentions(&self, test: &impl Fn(&Effect) -> bool) -> bool {
        test(self) || self.inner().any(|list| list.iter().any(|effect| effect.mentions(test)))
    }
}

impl Power {
    /// Whether the text of the Power, thresholds included, says such a thing.
    pub fn mentions(&self, test: impl Fn(&Effect) -> bool) -> bool {
        let lists =
            std::iter::once(self.effects).chain(self.thresholds.iter().map(|threshold| threshold.effects));
        lists.flatten().any(|effect| effect.mentions(&test))
    }

    /// Whether its text has a Push or a Gather, be it optional or conditional (SI-297).
    pub fn pushes_or_gathers(&self) -> bool {
        self.mentions(|effect| {
            matches!(
                effect,
                Effect::Push(..) | Effect::PushInto(..) | Effect::Gather(_) | Effect::GatherPresence { .. }
            )
        })
    }

    /// Whether it deals damage in more lands than one (SI-R68).
    pub fn damages_several_lands(&self) -> bool {
        let deals = |effect: &Effect| {
            matches!(
                effect,
                Effect::Damage(..)
                    | Effect::DamageAmong(..)
                    | Effect::DamageEach(..)
                    | Effect::DamageDifferent(_)
            )
        };
        self.mentions(|effect| {
            let mut elsewhere: Effects = &[];
            if let Effect::InEach(_, list) | Effect::InSome(_, _, list) = effect {
                elsewhere = list;
            } else if let Effect::In(place, list) = effect
                && place.reach.is_elsewhere()
            {
                elsewhere = list;
            }
            elsewhere.iter().any(|inner| inner.mentions(&deals))
                || matches!(effect, Effect::DamageAmong(..))
                || *effect == Effect::Lasting(Lasting::Vengeance)
        })
    }

    /// How far from its target it is repeated, where its text names a Range.
    pub fn repeat_range(&self) -> u8 {
        let range = (2..9).find(|&range| self.mentions(|effect| *effect == Effect::RepeatWithin(range)));
        range.unwrap_or(1)
    }

    /// The pieces that it damages.
    pub fn damaged_kinds(&self) -> Kinds {
        let all = self.mentions(|effect| {
            if let Effect::Damage(_, kinds)
            | Effect::DamageEach(_, kinds)
            | Effect::DamageAmong(_, kinds, _) = *effect
            {
                return kinds == INVADERS;
            }
            matches!(effect, Effect::DamageDifferent(_) | Effect::Lasting(Lasting::Vengeance))
        });
        if all { INVADERS } else { BUILDINGS }
    }

    /// Whether it makes use of the land from which it was targeted.
    pub fn uses_origin(&self) -> bool {
        let from_there = |reach| {
            matches!(
                reach,
                Reach::Origin | Reach::FromOrigin(_) | Reach::OriginAndHere | Reach::NearOriginAndHere
            )
        };
        self.moves_from_origin()
            || self.mentions(|effect| {
                let place = if let Effect::In(place, _) | Effect::InEach(place, _) = effect {
                    Some(place)
                } else {
                    None
                };
                matches!(effect, Effect::If(Condition::OriginSite, ..))
                    || place.is_some_and(|place| from_there(place.reach))
            })
    }

    /// Whether it moves Presence from there.
    pub fn moves_from_origin(&self) -> bool {
        self.mentions(|effect| matches!(effect, Effect::PresenceFromOrigin))
    }
}

#[cfg(test)]
mod tests {
    use crate::effect::make::{TOWN, defend, fear, push, some};
    use crate::effect::{Effect, Effects};

    /// A text with five alternatives, the last of which pushes.
    const CHOICE: Effect = {
        const LISTS: [Effects; 5] =
            [&[fear(1)], &[fear(2)], &[defend(1)], &[defend(2)], &[push(some(1, TOWN))]];
        Effect::Choose(&LISTS)
    };

    #[test]
    fn no_alternative_is_hidden_from_a_question_about_the_text() {
        assert_eq!(CHOICE.inner().count(), 5);
        assert!(CHOICE.mentions(&|effect| matches!(effect, Effect::Push(..))));
    }
}

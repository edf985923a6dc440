//! Asking what a Power's text says, by its verbs.

use arrayvec::ArrayVec;

use super::{Effect, Effects, Lasting, Power};

impl Effect {
    /// The lists of effects inside this one: all of them, in the order of the text.
    pub fn inner(&self) -> impl ExactSizeIterator<Item = Effects> + Clone + use<> {
        let (few, many): (ArrayVec<Effects, 2>, &'static [Effects]) = match *self {
            Effect::If(_, yes, no) | Effect::IfThreshold(_, yes, no) | Effect::Pay(_, _, yes, no) => {
                ([yes, no].into(), &[])
            }
            Effect::Choose(lists) => (ArrayVec::new(), lists),
            Effect::May(list)
            | Effect::In(_, list)
            | Effect::InEach(_, list)
            | Effect::EachPlayer(list)
            | Effect::EachPlayerElsewhere(_, list)
            | Effect::EachSpirit(list) => ([list].into_iter().collect(), &[]),
            Effect::Fear(_)
            | Effect::Damage(..)
            | Effect::DamageEach(..)
            | Effect::DamageDifferent(_)
            | Effect::Infight
            | Effect::Defend(_)
            | Effect::Push(..)
            | Effect::Gather(_)
            | Effect::Bring(_)
            | Effect::Destroy(_)
            | Effect::Remove(_)
            | Effect::RemoveHealth(_)
            | Effect::Replace(..)
            | Effect::Downgrade(_)
            | Effect::AddBlight
            | Effect::RemoveBlight
            | Effect::GatherPresence { .. }
            | Effect::PresenceFromOrigin
            | Effect::AddPresence
            | Effect::ReturnPresence(_)
            | Effect::Energy(..)
            | Effect::GainPower(..)
            | Effect::GainElements(_)
            | Effect::SwapGifts
            | Effect::Skip(_)
            | Effect::Lasting(_)
            | Effect::Bounty(_)
            | Effect::Repeat
            | Effect::RepeatNear => (ArrayVec::new(), &[]),
        };
        let count = few.len() + many.len();
        (0..count).map(move |place| if many.is_empty() { few[place] } else { many[place] })
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
            matches!(effect, Effect::Push(..) | Effect::Gather(_) | Effect::GatherPresence { .. })
        })
    }

    /// Whether it deals damage in more lands than one (SI-R68).
    pub fn damages_several_lands(&self) -> bool {
        let deals = |effect: &Effect| {
            matches!(effect, Effect::Damage(..) | Effect::DamageEach(..) | Effect::DamageDifferent(_))
        };
        self.mentions(|effect| {
            let in_each = if let Effect::InEach(_, list) = effect { list } else { &[][..] };
            in_each.iter().any(|inner| inner.mentions(&deals))
                || *effect == Effect::Lasting(Lasting::Vengeance)
        })
    }

    /// Whether it makes use of the land from which it was targeted.
    pub fn uses_origin(&self) -> bool {
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
        assert_eq!(CHOICE.inner().len(), 5);
        assert!(CHOICE.mentions(&|effect| matches!(effect, Effect::Push(..))));
    }
}

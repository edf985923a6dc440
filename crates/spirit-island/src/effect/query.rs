//! Asking what a Power's text says, by its verbs.

use arrayvec::ArrayVec;

use super::{Effect, Effects, Lasting, Power};

impl Effect {
    /// The lists of effects inside this one.
    pub fn inner(&self) -> ArrayVec<Effects, 4> {
        match *self {
            Effect::If(_, yes, no) | Effect::IfThreshold(_, yes, no) | Effect::Pay(_, _, yes, no) => {
                [yes, no].into_iter().collect()
            }
            Effect::Choose(lists) => lists.iter().copied().take(4).collect(),
            Effect::May(list)
            | Effect::In(_, list)
            | Effect::InEach(_, list)
            | Effect::EachPlayer(list)
            | Effect::EachPlayerElsewhere(_, list)
            | Effect::EachSpirit(list) => [list].into_iter().collect(),
            _ => ArrayVec::new(),
        }
    }

    /// Whether this effect, or one inside it, is such a one.
    pub fn mentions(&self, test: &impl Fn(&Effect) -> bool) -> bool {
        test(self) || self.inner().iter().any(|list| list.iter().any(|effect| effect.mentions(test)))
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
        self.mentions(|effect| match effect {
            Effect::InEach(_, list) => list.iter().any(|inner| inner.mentions(&deals)),
            Effect::Lasting(Lasting::Vengeance) => true,
            _ => false,
        })
    }

    /// Whether it makes use of the land from which it was targeted.
    pub fn uses_origin(&self) -> bool {
        self.mentions(|effect| matches!(effect, Effect::PresenceFromOrigin))
    }
}

//! What the texts of cards speak of, for those who look for a card.

use crate::effect::{Effect, Power};

/// The id of a verb and how to tell that an effect is one of its kind.
type Verb = (&'static str, fn(&Effect) -> bool);

/// What people look for in the texts of cards.
const VERBS: [Verb; 12] = [
    ("fear", |effect| matches!(effect, Effect::Fear(_))),
    ("damage", |effect| {
        matches!(
            effect,
            Effect::Damage(..) | Effect::DamageEach(..) | Effect::DamageDifferent(_) | Effect::Infight
        )
    }),
    ("destroy", |effect| matches!(effect, Effect::Destroy(_))),
    ("defend", |effect| matches!(effect, Effect::Defend(_))),
    ("push", |effect| matches!(effect, Effect::Push(..))),
    ("gather", |effect| matches!(effect, Effect::Gather(_) | Effect::GatherPresence { .. })),
    ("remove", |effect| matches!(effect, Effect::Remove(_) | Effect::RemoveHealth(_))),
    ("replace", |effect| matches!(effect, Effect::Replace(..) | Effect::Downgrade(_) | Effect::Upgrade(_))),
    ("blight", |effect| matches!(effect, Effect::AddBlight | Effect::RemoveBlight)),
    ("energy", |effect| matches!(effect, Effect::Energy(..))),
    ("gain", |effect| matches!(effect, Effect::GainPower(..) | Effect::GainElements(_))),
    ("skip", |effect| matches!(effect, Effect::Skip(_))),
];

/// The verbs in the text of a Power, thresholds included.
pub(super) fn of(power: &Power) -> Vec<&'static str> {
    VERBS.iter().filter(|(_, test)| power.mentions(test)).map(|(verb, _)| *verb).collect()
}

//! Effects as data: what a card, an Innate Power or a Fear card does.
//!
//! The same value is carried out by the rules (`verbs`) and put into words ([`crate::words`]), so that a text
//! cannot disagree with what happens. Content is written with the short functions of [`make`].

mod adversary;
mod amount;
mod condition;
mod growth;
pub mod happening;
mod list;
pub mod make;
mod parts;
mod place;
mod power;
mod query;
mod scenario;
mod tracks;

pub use adversary::{Adversary, Escalation, LEVELS, Level, Loss};
pub use amount::{Amount, Count};
pub use condition::Condition;
pub use growth::{Grow, GrowthGroup, GrowthOption};
pub use happening::{Happening, Main, Part};
pub use parts::{
    Actions, CardTest, Gain, Group, InvaderAction, Lasting, Moment, Number, PushWay, Until, Which, Whose,
};
pub use place::{Place, Reach};
pub use power::{
    Blight, Fear, Invaders, Origin, Power, PowerKind, Speed, Spirit, Start, Target, Threshold, Trait, When,
};
pub use scenario::{Scenario, Victory};
pub use tracks::{Branch, Gift, Slot};

use arrayvec::ArrayVec;

use crate::components::{Element, Kind, Kinds};
use query::Lists as _;

pub(crate) use list::every_verb;

/// A list of effects, carried out in its order as far as possible (SI-214).
pub type Effects = &'static [Effect];

/// The type of all effects, made from the list of verbs.
macro_rules! effects {
    ($($(#[$doc:meta])* $verb:ident $(($($field:ident: $of:ty),+))? $({$($(#[$part_doc:meta])* $part:ident: $part_of:ty),+ $(,)?})?;)+) => {
        /// One thing that an effect text says. "Here" is the land in which it happens: the target land, or the one that
        /// an [`Effect::In`] or [`Effect::InEach`] around it names.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Effect {
            $($(#[$doc])* $verb $(($($of),+))? $({$($(#[$part_doc])* $part: $part_of),+})?,)+
        }

        impl Effect {
            /// The lists of effects inside this one: all of them, in the order of the text.
            pub fn inner(&self) -> impl Iterator<Item = Effects> + Clone + '_ {
                let mut parts = ArrayVec::<&[Effects], 4>::new();
                match self {
                    $(Effect::$verb $(($($field),+))? $({$($part),+})? => {
                        $($(parts.push($field.lists());)+)?
                        $($(parts.push($part.lists());)+)?
                    })+
                }
                parts.into_iter().flatten().copied()
            }
        }
    };
}

every_verb!(effects);

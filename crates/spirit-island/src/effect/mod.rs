//! Effects as data: what a card, an Innate Power or a Fear card does.
//!
//! The same value is carried out by the rules (`verbs`) and put into words ([`crate::words`]), so that a text
//! cannot disagree with what happens. Content is written with the short functions of [`make`].

mod amount;
mod condition;
pub mod make;
mod parts;
mod place;
mod power;
mod query;

pub use amount::{Amount, Count};
pub use condition::Condition;
pub use parts::{Actions, Gain, Group, InvaderAction, Lasting, PushWay, Whose};
pub use place::{Place, Reach};
pub use power::{
    Fear, Grow, Invaders, Origin, Power, PowerKind, Slot, Speed, Spirit, Start, Target, Threshold, Trait,
    When,
};

use crate::components::{Kind, Kinds};

/// A list of effects, carried out in its order as far as possible (SI-214).
pub type Effects = &'static [Effect];

/// One thing that an effect text says. "Here" is the land in which it happens: the target land, or the one that an
/// [`Effect::In`] or [`Effect::InEach`] around it names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Generates Fear (SI-091).
    Fear(Amount),
    /// Damage to Invaders of these kinds here, divided freely (SI-266).
    Damage(Amount, Kinds),
    /// Damage to each piece of these kinds here.
    DamageEach(u8, Kinds),
    /// 1 damage to each of so many different pieces here.
    DamageDifferent(Group),
    /// Explorers here damage Towns and Cities here and the other way round, at the same time.
    Infight,
    /// Defend here until the turn ends (SI-274).
    Defend(Amount),
    /// Pushes pieces from here (SI-280).
    Push(Group, PushWay),
    /// Gathers pieces into this land (SI-278).
    Gather(Group),
    /// Moves pieces from the target land into this one.
    Bring(Group),
    /// Destroys pieces here (SI-273).
    Destroy(Group),
    /// Removes pieces from here (SI-270).
    Remove(Group),
    /// Removes Invaders here of no more Health than this in all (SI-R61).
    RemoveHealth(Amount),
    /// Replaces one piece by so many of another kind (SI-271).
    Replace(Kind, u8, Kind),
    /// Replaces one City by a Town or one Town by an Explorer.
    Downgrade(Kinds),
    /// Adds 1 Blight here (SI-197).
    AddBlight,
    /// Removes 1 Blight from here (SI-198).
    RemoveBlight,
    /// Gathers 1 Presence of the user into this land; may be declined if `up_to`.
    GatherPresence {
        /// Whether it may be left out.
        up_to: bool,
    },
    /// Moves 1 Presence of the user from the origin land into this one.
    PresenceFromOrigin,
    /// The user adds 1 Presence here.
    AddPresence,
    /// The target Spirit adds up to so many of its destroyed Presence here.
    ReturnPresence(u8),
    /// Somebody gains Energy.
    Energy(Whose, Amount),
    /// Somebody gains a Power card.
    GainPower(Whose, Gain),
    /// The target Spirit gains so many different elements of its choice; the user gains the same if it is another Spirit.
    GainElements(u8),
    /// User and target Spirit may each give the other 1 card of the hand.
    SwapGifts,
    /// Invader actions here do not happen this turn (SI-R54).
    Skip(Actions),
    /// Something that lasts until the turn ends (SI-221).
    Lasting(Lasting),
    /// Each Town or City that this Power destroys generates 1 more Fear, so many at the most.
    Bounty(u8),
    /// The one list if the condition holds, else the other.
    If(Condition, Effects, Effects),
    /// The one list if the threshold with this number is reached and used, else the other.
    IfThreshold(u8, Effects, Effects),
    /// One of the lists, as the one who decides chooses (SI-R73).
    Choose(&'static [Effects]),
    /// The list, or nothing.
    May(Effects),
    /// Somebody may pay Energy for the first list; otherwise the second.
    Pay(Whose, u8, Effects, Effects),
    /// In one land that is chosen.
    In(Place, Effects),
    /// In each such land.
    InEach(Place, Effects),
    /// Every player carries it out, one after another (SI-103).
    EachPlayer(Effects),
    /// Every player carries it out in a land that no other player has chosen.
    EachPlayerElsewhere(Place, Effects),
    /// For each Spirit, without a choice.
    EachSpirit(Effects),
    /// Repeats this Power, on any target it could have.
    Repeat,
    /// Repeats this Power on a land adjacent to its target, whatever its target conditions say (SI-291).
    RepeatNear,
}

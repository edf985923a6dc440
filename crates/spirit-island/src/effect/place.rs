//! Which lands an effect speaks of.

use super::Condition;
use crate::components::Kinds;

/// Lands within reach for which all conditions hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Where to look.
    pub reach: Reach,
    /// What must be true of the land.
    pub tests: &'static [Condition],
}

/// Where an effect looks for lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// On the whole island.
    Anywhere,
    /// Next to this land.
    Adjacent,
    /// This land and those next to it.
    HereOrAdjacent,
    /// On the board of this land, but not this land itself.
    ElsewhereOnBoard,
    /// Where the target Spirit has Presence.
    TargetsLands,
    /// Within so many lands of the user's Presence.
    Within(u8),
    /// The land from which the Power was targeted, and this one.
    OriginAndHere,
    /// Next to both of them.
    NearOriginAndHere,
    /// Where this Power has dealt damage.
    Damaged,
    /// Where this Power has pushed pieces to.
    PushedTo,
    /// The land from which the Power was targeted.
    Origin,
    /// Another land within so many lands of the one from which the Power was targeted.
    FromOrigin(u8),
    /// The lands that the Power targets.
    Targets,
    /// Within so many lands of the target Spirit's Presence.
    TargetWithin(u8),
    /// The Inner Lands of the island (SM-R72).
    Inner,
    /// On the own board of whoever carries it out, nearest to its Inner Land, where its Presence may be.
    NearInner,
    /// Nearest to this land, itself among them, where such pieces are.
    Nearest(Kinds),
    /// On the board of this land.
    OnBoard,
    /// The land with this number on the board of this land.
    Numbered(u8),
    /// On the board of this land, where most pieces of these kinds are.
    MostOnBoard(Kinds),
    /// Where this action has destroyed Presence.
    LostPresence,
    /// Where this action has moved pieces to.
    MovedTo,
    /// On the board of this land, of the lands for which the conditions hold those with most pieces of these kinds; there
    /// has to be one.
    MostOf(Kinds),
    /// On the board of this land, of the lands for which the conditions hold those with fewest pieces of these kinds.
    FewestOf(Kinds),
    /// Where most pieces of these kinds are on the whole island; there has to be one.
    Most(Kinds),
    /// On the board of this land, where fewest pieces of these kinds are among the lands shown by the Invader card that was
    /// discarded last.
    FewestOfDiscard(Kinds),
}

impl Reach {
    /// Whether it is beside the target land of the Power.
    pub(super) const fn is_elsewhere(self) -> bool {
        match self {
            Reach::Adjacent
            | Reach::ElsewhereOnBoard
            | Reach::Origin
            | Reach::FromOrigin(_)
            | Reach::Targets => true,
            Reach::Anywhere
            | Reach::OriginAndHere
            | Reach::NearOriginAndHere
            | Reach::Damaged
            | Reach::Most(_)
            | Reach::HereOrAdjacent
            | Reach::TargetsLands
            | Reach::Within(_)
            | Reach::PushedTo
            | Reach::TargetWithin(_)
            | Reach::Inner
            | Reach::NearInner
            | Reach::Nearest(_)
            | Reach::OnBoard
            | Reach::Numbered(_)
            | Reach::MostOnBoard(_)
            | Reach::LostPresence
            | Reach::MovedTo
            | Reach::MostOf(_)
            | Reach::FewestOf(_)
            | Reach::FewestOfDiscard(_) => false,
        }
    }
}

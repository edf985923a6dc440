//! Powers, Spirits, Fear cards and Invader cards as the content tables hold them.

use super::{Condition, Effects};
use crate::components::{Element, Elements, Kinds, Stage, Terrains};

artel_engine::vocabulary! {
    /// When a Power is used (SI-213).
    pub enum Speed: "speed" { Fast = "fast", Slow = "slow" }
}

artel_engine::vocabulary! {
    /// What kind of Power it is (SI-209).
    pub enum PowerKind: "kind of Power" { Minor = "minor", Major = "major", Unique = "unique", Innate = "innate" }
}

/// A Power: a card or an Innate Power, which has no cost and gives no elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Power {
    /// Names it in texts and files.
    pub id: &'static str,
    /// What kind it is.
    pub kind: PowerKind,
    /// The Energy it costs to play (SI-073).
    pub cost: u8,
    /// When it is used.
    pub speed: Speed,
    /// What it gives while it is in play (SI-243).
    pub elements: Elements,
    /// What it can be used on.
    pub target: Target,
    /// What it does.
    pub effects: Effects,
    /// What it does with enough elements.
    pub thresholds: &'static [Threshold],
}

/// What a Power can be used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A land within Range for which all tests hold.
    Land {
        /// The Range (SI-226).
        range: u8,
        /// Where it is measured from.
        from: Origin,
        /// What must be true of the land.
        tests: &'static [Condition],
    },
    /// Any Spirit (SI-240).
    AnySpirit,
    /// Another Spirit; alone, oneself (SI-241, SI-306).
    AnotherSpirit,
}

/// From which of the user's lands Range is measured (SI-228).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Only from sacred sites.
    pub sacred_site: bool,
    /// Only from lands of these terrains; of any if there are none.
    pub terrains: Terrains,
}

/// What a Power does in addition or instead if its user has the elements (SI-249).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threshold {
    /// What the user must have.
    pub elements: Elements,
    /// How it relates to what stands above it.
    pub when: When,
    /// The Range that the Power then has.
    pub range: Option<u8>,
    /// What it does.
    pub effects: Effects,
}

/// How a threshold relates to what stands above it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// It is done after everything above it.
    After,
    /// It replaces everything above it (SI-250).
    Instead,
    /// The user may choose it in place of everything above it.
    MayInstead,
    /// The effects themselves say where it comes in, by [`super::Effect::IfThreshold`].
    Within,
}

/// A Spirit panel (SI-010).
#[derive(Clone, Copy, Debug)]
pub struct Spirit {
    /// Names it in texts and files.
    pub id: &'static str,
    /// Where its first Presence goes.
    pub start: &'static [Start],
    /// Its Special Rules, each with the key of its name.
    pub traits: &'static [(&'static str, Trait)],
    /// Its Growth options.
    pub growth: [&'static [Grow]; 3],
    /// The upper track: Energy.
    pub energy: &'static [Slot],
    /// The lower track: card plays.
    pub plays: &'static [Slot],
    /// Its Innate Powers.
    pub innates: &'static [Power],
    /// Its Unique Powers, the starting hand: four, in later boxes also five or six (SI-004).
    pub uniques: &'static [Power],
    /// The ids of the cards of its Power Progression, in their order (SI-263).
    pub progression: &'static [&'static str],
}

/// Where Presence is put at the start, on the Spirit's own board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// So many in the land with this number.
    Numbered(u8, u8),
    /// So many in the lowest-numbered land of the terrain.
    Lowest(u8, crate::components::Terrain),
    /// So many in the highest-numbered land of the terrain.
    Highest(u8, crate::components::Terrain),
}

/// One action of a Growth option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grow {
    /// All cards of the discard pile come back to the hand (SI-053).
    Reclaim,
    /// A Power card is gained (SI-052).
    GainPower,
    /// Presence is added within Range, in one of the terrains; in any if there are none (SI-050).
    AddPresence(u8, Terrains),
    /// Energy is gained (SI-051).
    Energy(u8),
}

/// One space of a Presence track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The number on it.
    pub number: Option<u8>,
    /// The element on it.
    pub element: Option<Element>,
}

/// A way in which a Spirit bends the rules (SI-011).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    /// Each use of one of its Powers that deals damage deals so much more.
    DamageBonus(u8),
    /// After one of its Powers has added Defend to a single land, it may gather so many Dahan there.
    GatherDahanAfterDefend(u8),
    /// At its sacred sites a Build adds an Explorer.
    BuildsExplorers,
    /// At its sacred sites Invaders have so much less Health, but at least 1.
    WeakInvaders(u8),
    /// After it has added Presence by Growth, it may push one of these pieces from there.
    PushAfterGrowth(Kinds),
}

/// A Fear card: what it does at each Terror Level.
#[derive(Clone, Copy, Debug)]
pub struct Fear {
    /// Names it in texts and files.
    pub id: &'static str,
    /// The effects at Terror Level I, II and III.
    pub levels: [Effects; 3],
}

/// An Invader card: where the Invaders act.
#[derive(Clone, Copy, Debug)]
pub struct Invaders {
    /// Names it in texts and files.
    pub id: &'static str,
    /// Its stage.
    pub stage: Stage,
    /// The terrains; none on the card of the coast.
    pub terrains: Terrains,
    /// Whether it means all coastal lands.
    pub coastal: bool,
    /// Whether it carries the escalation symbol (SI-154).
    pub escalation: bool,
}

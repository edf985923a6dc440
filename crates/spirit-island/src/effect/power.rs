//! Powers, Spirits, Fear cards and Invader cards as the content tables hold them.

use super::growth::{GrowthGroup, GrowthOption};
use super::tracks::{Branch, Gift, Slot};
use super::{Condition, Effects, Lasting};
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
    /// Oneself.
    Yourself,
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
    /// What must then be true of its target land.
    pub tests: Option<&'static [Condition]>,
    /// What it does.
    pub effects: Effects,
    /// Whether it only lets the Slow Power be used as a Fast one.
    pub hastens: bool,
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
    /// Its Growth options, in groups.
    pub growth: &'static [GrowthGroup],
    /// The upper track: Energy.
    pub energy: &'static [Slot],
    /// The lower track: card plays.
    pub plays: &'static [Slot],
    /// Further tracks, and branches of tracks.
    pub branches: &'static [Branch],
    /// Its Innate Powers.
    pub innates: &'static [Power],
    /// Its Unique Powers, the starting hand: four, in later boxes also five or six (SI-004).
    pub uniques: &'static [Power],
    /// The ids of the cards of its Power Progression, in their order (SI-263).
    pub progression: &'static [&'static str],
}

impl Spirit {
    /// All its tracks: the upper, the lower, then the others.
    pub fn tracks(&self) -> impl DoubleEndedIterator<Item = &'static [Slot]> + Clone + use<> {
        [self.energy, self.plays].into_iter().chain(self.branches.iter().map(|branch| branch.slots))
    }

    /// What spaces of its tracks allow once a turn, in the order of their numbers.
    pub fn track_actions(&self) -> impl Iterator<Item = Effects> + use<> {
        let gifts = self.tracks().flatten().flat_map(Slot::gifts);
        gifts.filter_map(|gift| if let Gift::Action(effects) = gift { Some(effects) } else { None })
    }

    /// All its Growth options, in the order of their numbers.
    pub fn growth_options(&self) -> impl Iterator<Item = &'static GrowthOption> + use<> {
        self.growth.iter().flat_map(|group| group.options)
    }
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
    /// So many in a land of the player's choice for which the conditions hold.
    Any(u8, &'static [Condition]),
    /// So many in the Ocean.
    Ocean(u8),
    /// So many in the land at this place, counted from zero, of so many lands with the most pieces of a kind.
    Most(u8, crate::components::Kind, u8, u8),
}

impl Start {
    /// How many Presence.
    pub const fn count(self) -> u8 {
        match self {
            Start::Numbered(count, _)
            | Start::Lowest(count, _)
            | Start::Highest(count, _)
            | Start::Any(count, _)
            | Start::Ocean(count)
            | Start::Most(count, ..) => count,
        }
    }
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
    /// What otherwise lasts for a turn is always so; its Spirit is the user.
    Always(Lasting),
    /// A single Presence in one of these terrains is a sacred site.
    SitesIn(Terrains),
    /// For each of this element, one of its Slow Powers may be used as a Fast one each turn.
    FastFor(Element),
    /// When Invaders are about to ravage or build at one of its sacred sites, it may destroy 1 Presence there to stop that.
    SkipForPresence,
    /// Presence that Growth adds may be destroyed Presence; on a blighted island for so much Energy.
    Regrowth(u8),
    /// 1 Presence may go along with each Dahan that moves.
    FollowDahan,
    /// After a Ravage it loses 1 Presence within 1 land of it for each Dahan that the Ravage has destroyed.
    LossForDahan,
    /// Its Powers neither damage nor destroy; what would be destroyed is frightened and flees.
    Dreams,
    /// Its Presence keeps to Oceans and the coast; on boards with its Presence the Ocean is a coastal Wetland for Powers and
    /// for Blight, and Invaders and Dahan who get there are drowned.
    OceanInPlay,
    /// The Health of Invaders whom it drowns can be turned into Energy.
    Drowning,
    /// For so much Energy, a Power may target a land with Dahan at any distance.
    ReachDahan(u8),
}

/// A Fear card: what it does at each Terror Level.
#[derive(Clone, Copy, Debug)]
pub struct Fear {
    /// Names it in texts and files.
    pub id: &'static str,
    /// The effects at Terror Level I, II and III.
    pub levels: [Effects; 3],
}

/// A Blight card: the side that is turned up when the healthy one is empty (SM-R13).
#[derive(Clone, Copy, Debug)]
pub struct Blight {
    /// Names it in texts and files.
    pub id: &'static str,
    /// Whether the island is still healthy with it (SM-R79): when it is empty, another card takes its place (SM-R12).
    pub still_healthy: bool,
    /// The Blight put on it for each player.
    pub per_player: u8,
    /// What happens when it is turned up.
    pub at_once: Effects,
    /// What happens at the start of every Invader phase (SM-064).
    pub each_phase: Effects,
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

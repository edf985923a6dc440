//! What is still to be done before the table rests: a stack of tasks.
//!
//! A task is plain data, so a game can be copied, saved and undone in the middle of a Power. What was put on last is done
//! first. A task that needs somebody's decision stays on top until it is answered (`question.rs`).

use arrayvec::ArrayVec;
use artel_engine::{Seat, Set};

use crate::components::{BoardName, Card, Element, InvaderCard, Kind, Kinds, Land, Lands, Terrains};
use crate::effect::{Effect, Effects, Gain, InvaderAction, PushWay};
use crate::spirit::PowerRef;

/// Something that has to be done, by the rules or by somebody's decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// Carry out these effects in their order.
    Do { effects: Effects, land: Option<Land>, who: Seat },
    /// Carry out what the Power in use says, from this part on: 0 its effects, then its thresholds.
    Walk { part: u8 },
    /// Carry out the effects in each of these lands.
    EachLand { lands: Lands, effects: Effects, who: Seat },
    /// The Power in use is done: its user's Special Rules and repeats follow.
    EndUse,
    /// The action is over: what was destroyed is avenged, then victory and defeat are checked (SI-R04).
    Settle,

    /// The target of the Power in use is chosen.
    Target,
    /// The origin of the Power in use is chosen (SI-229).
    Origin,
    /// Whether the threshold with this number is used (SI-R78).
    Threshold { index: u8 },
    /// Damage is divided among Invaders of the lands (SI-266).
    Hit { lands: Lands, kinds: Kinds, left: u8, who: Seat },
    /// Different Invaders of the land are chosen for 1 damage each.
    HitDifferent { land: Land, left: u8, up_to: bool, begun: bool, who: Seat },
    /// A damage bonus that is given once may be used now.
    Bonus { who: Seat },
    /// Pieces are pushed.
    Push { from: Land, kinds: Kinds, left: u8, up_to: bool, way: PushWay, used: Lands, who: Seat },
    /// Pieces are gathered.
    Gather { to: Land, kinds: Kinds, left: u8, up_to: bool, who: Seat },
    /// Pieces are brought from one land to another.
    Bring { from: Land, to: Land, kinds: Kinds, left: u8, up_to: bool, who: Seat },
    /// Pieces of a land are chosen for something.
    Pick { land: Land, verb: Verb, kinds: Kinds, left: u8, up_to: bool, who: Seat },
    /// Presence of the one asked is gathered.
    GatherPresence { to: Land, up_to: bool, who: Seat },
    /// The land to which Presence is added is chosen.
    PresenceTo { range: u8, terrains: Terrains, who: Seat },
    /// Where the Presence comes from that is added (SI-062, SI-067).
    PresenceFrom { to: Land, growth: bool, who: Seat },
    /// One of the lists of an [`Effect::Choose`].
    Choose { effect: &'static Effect, land: Option<Land>, who: Seat },
    /// The list of an [`Effect::May`], or nothing.
    May { effect: &'static Effect, land: Option<Land>, who: Seat },
    /// Whether somebody pays for an [`Effect::Pay`].
    Pay { effect: &'static Effect, land: Option<Land>, who: Seat },
    /// The land of an [`Effect::In`].
    In { effect: &'static Effect, here: Option<Land>, who: Seat },
    /// Players who have not yet carried out an [`Effect::EachPlayer`] or [`Effect::EachPlayerElsewhere`].
    Shares { effect: &'static Effect, left: Set<Seat> },
    /// The one in turn chooses their land for an [`Effect::EachPlayerElsewhere`].
    Elsewhere { effect: &'static Effect, who: Seat },
    /// What stands above the threshold with this number, or the threshold in its place.
    Instead { index: u8 },
    /// The Power is repeated; next to this land if there is one.
    Again { power: PowerRef, user: Seat, near: Option<Land>, fewer: bool },
    /// Whether the Build in the land is the one that would add a City, and skipped, or a changed one (SI-R60).
    SkipOrChange { land: Land },
    /// Elements are chosen.
    Elements { left: u8, chosen: Set<Element>, who: Seat },
    /// A card of the hand may be given to another Spirit.
    Gift { from: Seat, to: Seat },

    /// Minor or Major is chosen (SI-252).
    GainKind { who: Seat, gain: Gain },
    /// Cards are drawn to gain one.
    Draw { who: Seat, major: bool, gain: Gain, drawn: Drawn },
    /// One of the drawn cards is kept (SI-253).
    Keep { who: Seat, major: bool, gain: Gain, drawn: Drawn },
    /// A card is forgotten for a Major Power (SI-256).
    Forget { who: Seat },

    /// Blight goes on to an adjacent land (SI-200).
    Cascade { from: Land, who: Seat },

    /// The Fear cards earned are resolved (SI-096).
    FearCards,
    /// The next Fear card is turned over.
    TurnFear,
    /// The Invaders ravage (SI-110).
    RavageStep,
    /// These lands have still to ravage.
    Ravages { lands: Lands },
    /// The land ravages.
    Ravage { land: Land },
    /// The Dahan of the land counterattack (SI-122).
    Counterattack { land: Land },
    /// The Invaders build (SI-134).
    BuildStep,
    /// These lands have still to build.
    Builds { lands: Lands },
    /// The land builds.
    Build { land: Land },
    /// Whether somebody skips an action of a land that would happen now.
    SkipOne { land: Land, action: InvaderAction, standing: u8 },
    /// The Invaders explore (SI-141).
    ExploreStep,
    /// A Town is added to a land of this board (SI-155).
    Escalate { board: BoardName },
    /// The lands of the card are explored.
    Explore { card: InvaderCard },
    /// The Invader cards move on (SI-158).
    Advance { explored: Option<InvaderCard> },
    /// Somebody may take a played card back.
    Reclaim { who: Seat },
    /// The turn ends (SI-161 to SI-164).
    TimePasses,
}

/// The cards drawn to gain one.
pub(crate) type Drawn = ArrayVec<Card, 4>;

/// What happens to pieces that are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    /// They are destroyed.
    Destroy,
    /// They are removed.
    Remove,
    /// They are removed, and what is left is Health.
    RemoveHealth,
    /// They become one smaller.
    Downgrade,
    /// They are replaced by so many of a kind.
    Replace(u8, Kind),
    /// They are new, and take over one damage each that the replaced piece had (SI-R62).
    Inherit,
}

/// How deep tasks can lie on each other.
pub(crate) const DEEPEST: usize = 20;

/// A stack of tasks.
pub(crate) type Agenda = ArrayVec<Task, DEEPEST>;

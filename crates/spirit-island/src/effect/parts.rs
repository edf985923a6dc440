//! What effects are made of.

use artel_engine::Set;

use super::{Amount, Condition, Effects, Speed};
use crate::components::{Element, Kind, Kinds, Piece};

/// How many pieces of which kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// The kinds, freely mixed (SI-326).
    pub kinds: Kinds,
    /// How many.
    pub count: Amount,
    /// Whether fewer will do (SI-319).
    pub up_to: bool,
}

/// How many of the lands that a place means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number {
    /// So many.
    pub count: u8,
    /// Whether fewer will do.
    pub up_to: bool,
    /// Whether each is another one.
    pub apart: bool,
}

/// How pieces are pushed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PushWay {
    /// As the user likes (SI-281).
    Freely,
    /// To as many different lands as possible.
    Apart,
    /// As evenly as possible over all adjacent lands.
    Evenly,
    /// Only into lands with more Towns and Cities than the land they leave.
    TowardBuildings,
    /// Only into lands without such a piece.
    Without(Kind),
    /// Only into lands nearer to an Ocean of the island.
    TowardOcean,
    /// Only into some lands, which are settled when the pushing begins.
    Into,
    /// Each takes so much Defend along.
    WithDefend(u8),
    /// Those flee that have dreamt of their death.
    Dreamt,
}

artel_engine::vocabulary! {
    /// What Invaders do in a land (SI-195).
    pub enum InvaderAction: "Invader action" { Ravage = "ravage", Build = "build", Explore = "explore" }
}

/// Some Invader actions.
pub type Actions = Set<InvaderAction>;

artel_engine::vocabulary! {
    /// A moment of the Invader phase for which something can wait.
    pub enum Moment: "moment" {
        /// The Invaders have ravaged.
        Ravaged = "ravaged",
        /// The Invader cards have moved on.
        Advanced = "advanced",
        /// The turn is over.
        TurnEnded = "turn-ended",
    }
}

/// A kind of Power card that is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardTest {
    /// It has the element.
    Has(Element),
    /// It does not have the element.
    Lacks(Element),
    /// It has this speed.
    Speed(Speed),
}

/// Whom an effect speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Whose {
    /// The Spirit that uses the Power; for a Fear card the player in turn.
    #[default]
    User,
    /// The Spirit that the Power targets.
    Target,
}

/// Which Power card is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// Minor or Major, as the Spirit chooses (SI-252).
    Any,
    /// A Minor Power.
    Minor,
    /// The top card of the Minor Powers.
    TopMinor,
    /// A Major Power.
    Major,
    /// Minor or Major; the user gains one of the drawn cards that were not kept.
    Shared,
    /// One card without a choice, and none is forgotten for it.
    Dealt,
}

artel_engine::vocabulary! {
    /// Which of several pieces.
    pub enum Which: "which pieces" {
        /// Any of them.
        Any = "any",
        /// Those that have damage.
        Damaged = "damaged",
        /// Those that have Strife.
        Strifed = "strifed",
    }
}

impl Which {
    /// Whether it is one of them.
    pub(crate) const fn is(self, piece: Piece) -> bool {
        match self {
            Which::Any => true,
            Which::Damaged => piece.damage > 0,
            Which::Strifed => piece.strife > 0,
        }
    }
}

/// What lasts. "There" is the land in which the effect happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasting {
    /// Defend in every land with Presence of the target Spirit.
    DefendTargetsLands(u8),
    /// Defend in every land of which the condition is true when damage is dealt (SI-R59).
    DefendWhere(Condition, Amount),
    /// Actions do not happen in lands of which the condition is true at that moment (SI-R58).
    SkipWhere(Actions, Condition),
    /// A Build that would add a City does not happen in lands of which the condition is true.
    SkipCityWhere(Condition),
    /// The next of these actions there does not happen.
    SkipNext(Actions),
    /// So many of these actions there do not happen, each if the user says so when it would.
    SkipSome(Actions, Amount),
    /// After each action there that this Power has skipped, so much damage there.
    StrikeSkipped(u8),
    /// One of these actions there does not happen, if the user says so when it would.
    SkipOne(Actions),
    /// On each board the first land shown by the next card for this action is left out; the lowest number is the first.
    SkipFirst(InvaderAction),
    /// The next card in its space for this action does nothing.
    SkipCard(InvaderAction),
    /// The next card in the Build space does nothing and does not move on.
    HoldBuild,
    /// The next Explore does not happen, and no card is turned up; the one after it turns up two.
    LateExplore,
    /// No Explorers come from lands of which the condition is true.
    NoSource(Condition),
    /// Damage to Invaders does not vanish when the turn ends.
    WoundsStay,
    /// In a Ravage each piece of these kinds deals so much less damage.
    LessAttack(Kinds, u8),
    /// In a Ravage each Invader deals 1 less damage for each damage that it has taken.
    WoundsWeaken,
    /// Lands of which the condition is true are isolated.
    IsolatedWhere(Condition),
    /// In a Ravage Dahan take so much less damage.
    LessToDahan(u8),
    /// Each Spirit gains so much more Energy in its Spirit phase.
    MoreEnergy(u8),
    /// Each Spirit may play so many more cards.
    MorePlays(u8),
    /// Dahan have so much more Health while they are there.
    DahanHealth(u8),
    /// Dahan there cannot be damaged or destroyed.
    DahanSafe,
    /// In a Ravage so many of these pieces do not take part (NI-046): there, or in every land if it happens in none.
    SitOut(Group, Which),
    /// Tokens of these kinds keep no Invaders from being added.
    Idle(Kinds),
    /// The land is isolated: Invaders are adjacent to nothing there (SM-094, SM-095).
    Isolated,
    /// The land has so much more Health, or less if it is negative (NI-184, NI-185).
    LandHealth(i8),
    /// Lands of which the condition is true have so much more Health, or less if it is negative.
    LandHealthWhere(i8, Condition),
    /// Blight cannot be added there.
    NoBlight,
    /// In a Ravage there Explorers fight on the side of the Dahan.
    ExplorersWithDahan,
    /// Pieces of these kinds that are moved there are destroyed afterwards.
    DestroyMoved(Kinds),
    /// The first so much Energy that the user gains each turn is lost.
    LessEnergy(u8),
    /// The target Spirit's Powers have so much more Range.
    Range(u8),
    /// Once, a Power of the target Spirit that deals damage may deal so much more.
    DamageOnce(u8),
    /// Once, the target Spirit may use a Slow Power with Push or Gather as a Fast one.
    MakeFast,
    /// The target Spirit may use so many Slow Powers as Fast ones.
    MakeFastAny(u8),
    /// The user may use so many Slow Powers as Fast ones.
    MakeFastUser(u8),
    /// Once, the target Spirit may repeat a Power card that costs no more than this, without paying for it.
    RepeatFree(u8),
    /// Dahan there take no damage in a Ravage.
    DahanSafeInRavage,
    /// In a Ravage there Dahan deal their damage at the same time as the Invaders.
    DahanStrikeTogether,
    /// Fear that a Power generates there also gives so much Defend.
    FearDefends,
    /// Builds also happen in lands without Invaders that have so many Towns and Cities around them.
    BuildsBesideBuildings(u8),
    /// There is a second space for Builds, before the Ravage; if it does not stay, a Stage II card ends it.
    SecondBuild {
        /// Whether it stays.
        stays: bool,
    },
    /// If no Fear card was resolved in an Invader phase, the cards in the second space for Builds act twice.
    SecondBuildTwice,
    /// Pieces of these kinds have so much more Health.
    Health(Kinds, u8),
    /// Pieces of these kinds have so much less Health, but at least 1 (SM-113).
    LessHealth(Kinds, u8),
    /// Towns and Cities that are destroyed generate no Fear.
    NoBuildingFear,
    /// Dahan do not take part in Ravages: they deal and take no damage (NI-046).
    DahanSitOut,
    /// Each piece of these kinds deals so much more damage in a Ravage.
    StrongerAttack(Kinds, u8),
    /// In lands of which the condition is true, a Ravage that deals damage deals so much more.
    StrongerRavage(Condition, Amount),
    /// An Explore of a land of which the condition is true adds so many more Explorers.
    MoreExplorers(Condition, u8),
    /// Explorers come from sources so many lands farther away.
    WiderExplore(u8),
    /// On each board, the first Explore adds a Town in place of an Explorer.
    ExploreTown,
    /// A Ravage of a card becomes a Build.
    RavageBuilds,
    /// At this moment the effects are carried out.
    Later(Moment, Effects),
    /// A Ravage that deals the land so much more than its Health adds 1 Blight more, which neither cascades nor destroys
    /// Presence.
    MoreBlight(u8),
    /// So many more Fear tokens for each player earn a card.
    FearPool(u8),
    /// Pieces of the kind deal so much damage.
    Attack(Kind, u8),
    /// A Ravage that adds Blight to its land also adds a Town to an adjacent land without Towns and Cities.
    TownAfterBlight,
    /// Once, the target Spirit may use a Slow Power as a Fast one or a Fast Power as a Slow one.
    ChangeSpeed,
    /// The target Spirit's Powers have so much more Range to lands of which the condition is true.
    RangeTo(Condition, u8),
    /// The first Ravage there becomes a Build.
    FirstRavageBuilds,
    /// Blight that is added there does not cascade.
    NoCascade,
    /// Each Invader there deals so much less damage.
    WeakerAttack(u8),
    /// The next Ravage there deals so much less damage.
    WeakerRavage(u8),
    /// Invaders there do not heal when the turn ends.
    NoHealing,
    /// Each Invader that is added there may be pushed at once.
    PushAdded,
    /// Once, after pieces of these kinds were destroyed there, the effects happen.
    AfterDestroyed(Kinds, Effects),
    /// All Powers are Fast. Those that are so anyway cost 1 Energy less, and if they cost nothing they gain 1 (SM-R74).
    AllFast,
    /// Each Explore brings one more Explorer to each board (SM-R74).
    ExtraExplorer,
    /// The Blight card has so much more Blight for each board at the start, and so much less when it is turned.
    ThinMargin(u8),
    /// Fear cards raise no Terror Level, and wait for a ritual to be resolved.
    TerrorByRituals,
    /// In a Fast or Slow phase the Spirits may do this in a land with Presence of all and so many Dahan for each player.
    Ritual {
        /// How many Dahan for each player.
        dahan: u8,
        /// What is done.
        effects: Effects,
    },
    /// Each Dahan that an action has moved deals 1 damage where it is then.
    Raids,
    /// For a destroyed City a Town comes to the nearest Dahan, for a Town an Explorer.
    Reinforcements,
    /// When the last Fear card is earned, all Dahan strike; without victory the game is lost then.
    LastStand,
    /// The target Spirit may repeat so many of its Power cards by paying their costs again.
    Repeat(u8),
    /// At the end of the turn somebody may take one played card back into the hand.
    Reclaim(Whose),
    /// User and target Spirit may use each other's Presence for Range.
    SharePresence,
    /// After each effect that destroys Towns, Cities or Dahan there: 1 damage for each of them.
    Vengeance,
    /// The Vengeance of this Power may strike the adjacent lands too.
    WiderVengeance,
}

impl Lasting {
    /// Whether it speaks of the next card in a space of the Invader board, whenever that acts.
    pub(crate) fn is_of_next_card(self) -> bool {
        matches!(
            self,
            Lasting::SkipFirst(_) | Lasting::SkipCard(_) | Lasting::HoldBuild | Lasting::LateExplore
        )
    }
}

artel_engine::vocabulary! {
    /// When something that lasts ends.
    pub enum Until: "end of what lasts" {
        /// The turn ends (SI-164).
        TurnEnds = "turn-ends",
        /// It was used as often as it can be.
        UsedUp = "used-up",
        /// The next card by which a land really ravages is done.
        NextRavage = "next-ravage",
        /// The card by which a land has ravaged is done.
        ThisRavage = "this-ravage",
        /// The next turn begins.
        NextTurn = "next-turn",
        /// The game is over, but it begins with the next turn.
        FromNextTurn = "from-next-turn",
        /// The game is over.
        GameEnds = "game-ends",
    }
}

impl Gain {
    /// How many cards are drawn, if there are so many (SI-253).
    pub(crate) const fn cards(self) -> usize {
        match self {
            Gain::Any | Gain::Minor | Gain::Major | Gain::Shared => 4,
            Gain::Dealt | Gain::TopMinor => 1,
        }
    }
}

//! Short words to write content with.

use super::parts::InvaderAction;
use super::{
    Actions, Amount, Condition, Count, Effect, Effects, Gift, Group, Grow, GrowthGroup, GrowthOption, Number,
    Origin, Place, Power, PowerKind, PushWay, Reach, Slot, Speed, Target, Threshold, When,
};
use crate::components::{Element, Elements, INVADERS, Kind, Kinds, Terrain, Terrains, kinds, terrains};

/// Explorers.
pub const EXPLORER: Kinds = kinds(&[Kind::Explorer]);
/// Towns.
pub const TOWN: Kinds = kinds(&[Kind::Town]);
/// Cities.
pub const CITY: Kinds = kinds(&[Kind::City]);
/// Dahan.
pub const DAHAN: Kinds = kinds(&[Kind::Dahan]);
/// Beasts.
pub const BEASTS: Kinds = kinds(&[Kind::Beasts]);
/// Wilds.
pub const WILDS: Kinds = kinds(&[Kind::Wilds]);
/// Disease.
pub const DISEASE: Kinds = kinds(&[Kind::Disease]);
/// Strife: what lies under Invaders, not the Invaders that have it.
pub const STRIFE: Kinds = kinds(&[Kind::Strife]);
/// Badlands.
pub const BADLANDS: Kinds = kinds(&[Kind::Badlands]);
/// The spirit tokens that all games share (NI-304, NI-R27).
pub const TOKENS: Kinds = kinds(&[Kind::Beasts, Kind::Wilds, Kind::Disease, Kind::Badlands, Kind::Strife]);
/// Presence of any Spirit.
pub const PRESENCE: Kinds = kinds(&[Kind::Presence]);
/// Blight.
pub const BLIGHT: Kinds = kinds(&[Kind::Blight]);
/// Explorers and Towns.
pub const EXPLORER_TOWN: Kinds = kinds(&[Kind::Explorer, Kind::Town]);
/// Towns and Cities.
pub const TOWN_CITY: Kinds = kinds(&[Kind::Town, Kind::City]);
/// Explorers and Dahan.
pub const EXPLORER_DAHAN: Kinds = kinds(&[Kind::Explorer, Kind::Dahan]);
/// Explorers, Towns and Dahan.
pub const EXPLORER_TOWN_DAHAN: Kinds = kinds(&[Kind::Explorer, Kind::Town, Kind::Dahan]);

/// Every Invader action.
pub const ALL_ACTIONS: Actions = Actions::ALL;
/// Ravage or Build.
pub const RAVAGE_BUILD: Actions =
    Actions::from_bits(1 << InvaderAction::Ravage as u32 | 1 << InvaderAction::Build as u32);
/// Ravage.
pub const RAVAGE: Actions = Actions::from_bits(1 << InvaderAction::Ravage as u32);
/// Build.
pub const BUILD: Actions = Actions::from_bits(1 << InvaderAction::Build as u32);
/// Explore.
pub const EXPLORE: Actions = Actions::from_bits(1 << InvaderAction::Explore as u32);

/// So many.
pub const fn n(fixed: u8) -> Amount {
    Amount { fixed, ..Amount::NONE }
}

/// So many for each.
pub const fn per(each: u8, of: Count) -> Amount {
    Amount { each, of, ..Amount::NONE }
}

/// So many for each piece of these kinds.
pub const fn per_piece(each: u8, of: Kinds) -> Amount {
    per(each, Count::Pieces(of))
}

/// Exactly so many pieces, as far as there are.
pub const fn some(count: u8, kinds: Kinds) -> Group {
    Group { kinds, count: n(count), up_to: false }
}

/// So many pieces or fewer.
pub const fn up_to(count: u8, kinds: Kinds) -> Group {
    Group { kinds, count: n(count), up_to: true }
}

/// For each piece of the first kinds so many of the others.
pub const fn for_each(of: Kinds, count: u8, kinds: Kinds) -> Group {
    Group { kinds, count: per_piece(count, of), up_to: false }
}

/// All pieces of these kinds.
pub const fn all(kinds: Kinds) -> Group {
    Group { kinds, count: Amount::ALL, up_to: false }
}

/// Any number of pieces.
pub const fn any_number(kinds: Kinds) -> Group {
    Group { kinds, count: Amount::ALL, up_to: true }
}

/// So many pieces are added.
pub const fn add(count: u8, kinds: Kinds) -> Effect {
    Effect::Add(some(count, kinds))
}

/// Fear.
pub const fn fear(amount: u8) -> Effect {
    Effect::Fear(n(amount))
}

/// Damage to Invaders.
pub const fn damage(amount: u8) -> Effect {
    Effect::Damage(n(amount), INVADERS)
}

/// Damage to Invaders that depends on what is counted.
pub const fn damage_per(each: u8, of: Count) -> Effect {
    Effect::Damage(per(each, of), INVADERS)
}

/// Defend.
pub const fn defend(amount: u8) -> Effect {
    Effect::Defend(n(amount))
}

/// Push, freely.
pub const fn push(group: Group) -> Effect {
    Effect::Push(group, PushWay::Freely)
}

/// If so.
pub const fn when(condition: Condition, effects: Effects) -> Effect {
    Effect::If(condition, effects, &[])
}

/// If the land has one of the terrains.
pub const fn on(list: &[Terrain]) -> Condition {
    Condition::Terrain(terrains(list))
}

/// If there is such a piece.
pub const fn has(kinds: Kinds) -> Condition {
    Condition::AtLeast(1, kinds)
}

/// If there is no such piece.
pub const fn none_of(kinds: Kinds) -> Condition {
    Condition::AtMost(0, kinds)
}

/// A land anywhere for which the tests hold.
pub const fn land(tests: &'static [Condition]) -> Place {
    Place { reach: Reach::Anywhere, tests }
}

/// A land on the same board for which the tests hold.
pub const fn on_board(tests: &'static [Condition]) -> Place {
    Place { reach: Reach::OnBoard, tests }
}

/// The land with this number on the same board.
pub const fn numbered(number: u8) -> Place {
    Place { reach: Reach::Numbered(number), tests: &[] }
}

/// A land within reach.
pub const fn reach(reach: Reach) -> Place {
    Place { reach, tests: &[] }
}

/// So many different lands.
pub const fn lands(count: u8) -> Number {
    Number { count, up_to: false, apart: true }
}

/// So many different lands or fewer.
pub const fn lands_up_to(count: u8) -> Number {
    Number { count, up_to: true, apart: true }
}

/// So many lands, also the same again.
pub const fn times(count: u8) -> Number {
    Number { count, up_to: false, apart: false }
}

/// So many lands or fewer, also the same again.
pub const fn times_up_to(count: u8) -> Number {
    Number { count, up_to: true, apart: false }
}

/// Range from the user's Presence.
pub const fn range(range: u8, tests: &'static [Condition]) -> Target {
    Target::Land { range, from: Origin { sacred_site: false, terrains: Terrains::from_bits(0) }, tests }
}

/// Range from a sacred site.
pub const fn range_from_site(range: u8, tests: &'static [Condition]) -> Target {
    Target::Land { range, from: Origin { sacred_site: true, terrains: Terrains::from_bits(0) }, tests }
}

/// Range from the user's Presence in these terrains.
pub const fn range_from(list: &[Terrain], range: u8, tests: &'static [Condition]) -> Target {
    Target::Land { range, from: Origin { sacred_site: false, terrains: terrains(list) }, tests }
}

/// A Power card.
pub const fn card(
    kind: PowerKind,
    id: &'static str,
    cost: u8,
    speed: Speed,
    elements: &[Element],
    target: Target,
    effects: Effects,
) -> Power {
    Power { id, kind, cost, speed, elements: Elements::of(elements), target, effects, thresholds: &[] }
}

/// An Innate Power.
pub const fn innate(
    id: &'static str,
    speed: Speed,
    target: Target,
    thresholds: &'static [Threshold],
) -> Power {
    Power {
        id,
        kind: PowerKind::Innate,
        cost: 0,
        speed,
        elements: Elements::NONE,
        target,
        effects: &[],
        thresholds,
    }
}

/// The head of a Minor Power, to be followed by what it is used on and what it does.
pub const fn minor(id: &'static str, cost: u8, speed: Speed, elements: &[Element]) -> Power {
    card(PowerKind::Minor, id, cost, speed, elements, Target::AnySpirit, &[])
}

/// The head of a Major Power, to be followed by what it is used on and what it does.
pub const fn major(id: &'static str, cost: u8, speed: Speed, elements: &[Element]) -> Power {
    card(PowerKind::Major, id, cost, speed, elements, Target::AnySpirit, &[])
}

/// The head of a Unique Power, to be followed by what it is used on and what it does.
pub const fn unique(id: &'static str, cost: u8, speed: Speed, elements: &[Element]) -> Power {
    card(PowerKind::Unique, id, cost, speed, elements, Target::AnySpirit, &[])
}

impl Power {
    /// The same with what it is used on.
    #[must_use]
    pub const fn on(self, target: Target) -> Power {
        Power { target, ..self }
    }

    /// The same with what it does.
    #[must_use]
    pub const fn does(self, effects: Effects) -> Power {
        Power { effects, ..self }
    }

    /// The same with thresholds.
    #[must_use]
    pub const fn with(self, thresholds: &'static [Threshold]) -> Power {
        Power { thresholds, ..self }
    }
}

/// A threshold that is done after everything above it.
pub const fn threshold(elements: &[(Element, u8)], effects: Effects) -> Threshold {
    Threshold {
        elements: Elements::counted(elements),
        when: When::After,
        range: None,
        tests: None,
        effects,
        hastens: false,
    }
}

impl Threshold {
    /// Whether it changes which lands the Power can target.
    pub(crate) const fn widens(self) -> bool {
        self.range.is_some() || self.tests.is_some()
    }

    /// The same in place of everything above it.
    #[must_use]
    pub const fn instead(self) -> Threshold {
        Threshold { when: When::Instead, ..self }
    }

    /// The same, to be chosen in place of everything above it.
    #[must_use]
    pub const fn may_instead(self) -> Threshold {
        Threshold { when: When::MayInstead, ..self }
    }

    /// The same, where the effects say.
    #[must_use]
    pub const fn within(self) -> Threshold {
        Threshold { when: When::Within, ..self }
    }

    /// The same, but it only lets the Slow Power be used as a Fast one.
    #[must_use]
    pub const fn hastens(self) -> Threshold {
        Threshold { hastens: true, ..self }
    }

    /// The same with other conditions of the target land.
    #[must_use]
    pub const fn also_on(self, tests: &'static [Condition]) -> Threshold {
        Threshold { tests: Some(tests), ..self }
    }

    /// The same with another Range of the Power.
    #[must_use]
    pub const fn range(self, range: u8) -> Threshold {
        Threshold { range: Some(range), ..self }
    }
}

/// A space of a track with a number.
pub const fn number(number: u8) -> Slot {
    Slot { number: Some(number), ..Slot::EMPTY }
}

/// A space of a track with an element.
pub const fn element(element: Element) -> Slot {
    gift(Gift::Element(element))
}

/// A space of a track that gives something.
pub const fn gift(gift: Gift) -> Slot {
    Slot::EMPTY.and(gift)
}

/// A space of a track with both.
pub const fn number_and(number: u8, element: Element) -> Slot {
    self::number(number).and(Gift::Element(element))
}

/// Growth: add Presence within Range, in any terrain.
pub const fn add_presence(range: u8) -> Grow {
    Grow::AddPresence(range, &[])
}

/// So many of these Growth options are picked each turn.
pub const fn pick(picks: u8, options: &'static [GrowthOption]) -> GrowthGroup {
    assert!(picks > 0 && picks as usize <= options.len(), "as many are picked as there are");
    GrowthGroup { picks, options }
}

/// A Growth option without a price.
pub const fn option(actions: &'static [Grow]) -> GrowthOption {
    assert!(actions.len() <= GrowthOption::MOST_ACTIONS, "an option has a few actions");
    GrowthOption { price: 0, once: false, actions }
}

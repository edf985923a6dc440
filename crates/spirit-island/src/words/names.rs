//! The keys of names, for sets of things as well: an "Explorer/Town" has grammatical forms of its own.

use crate::components::{Kinds, Terrains};
use crate::effect::{Actions, Count, InvaderAction};

/// A set of four possible members has one of these names, by its bits; the empty set means any, as all four do.
type NamesOfSets = [&'static str; 16];

const KINDS: NamesOfSets = [
    "invader-dahan",
    "explorer",
    "town",
    "explorer-town",
    "city",
    "explorer-city",
    "town-city",
    "invader",
    "dahan",
    "explorer-dahan",
    "town-dahan",
    "explorer-town-dahan",
    "city-dahan",
    "explorer-city-dahan",
    "town-city-dahan",
    "invader-dahan",
];

const WITH: NamesOfSets = [
    "with-invader-dahan",
    "with-explorer",
    "with-town",
    "with-explorer-town",
    "with-city",
    "with-explorer-city",
    "with-town-city",
    "with-invader",
    "with-dahan",
    "with-explorer-dahan",
    "with-town-dahan",
    "with-explorer-town-dahan",
    "with-city-dahan",
    "with-explorer-city-dahan",
    "with-town-city-dahan",
    "with-invader-dahan",
];

const WITHOUT: NamesOfSets = [
    "without-invader-dahan",
    "without-explorer",
    "without-town",
    "without-explorer-town",
    "without-city",
    "without-explorer-city",
    "without-town-city",
    "without-invader",
    "without-dahan",
    "without-explorer-dahan",
    "without-town-dahan",
    "without-explorer-town-dahan",
    "without-city-dahan",
    "without-explorer-city-dahan",
    "without-town-city-dahan",
    "without-invader-dahan",
];

const TERRAINS: NamesOfSets = [
    "any-terrain",
    "jungle",
    "mountain",
    "jungle-mountain",
    "sands",
    "jungle-sands",
    "mountain-sands",
    "jungle-mountain-sands",
    "wetland",
    "jungle-wetland",
    "mountain-wetland",
    "jungle-mountain-wetland",
    "sands-wetland",
    "jungle-sands-wetland",
    "mountain-sands-wetland",
    "any-terrain",
];

/// Pieces of one of these kinds.
pub(super) fn kinds(kinds: Kinds) -> &'static str {
    KINDS[kinds.bits() as usize % KINDS.len()]
}

/// A land that has pieces of one of these kinds.
pub(super) fn with(kinds: Kinds) -> &'static str {
    WITH[kinds.bits() as usize % WITH.len()]
}

/// A land that has none of these kinds.
pub(super) fn without(kinds: Kinds) -> &'static str {
    WITHOUT[kinds.bits() as usize % WITHOUT.len()]
}

/// One of these terrains.
pub(super) fn terrains(terrains: Terrains) -> &'static str {
    TERRAINS[terrains.bits() as usize % TERRAINS.len()]
}

/// What is counted, if anything; its form `each` says "for each of them".
pub(super) fn count(count: Count) -> Option<&'static str> {
    let name = match count {
        Count::Nothing => return None,
        Count::Pieces(pieces) => kinds(pieces),
        Count::Blight => "blight",
        Count::BlightNear => "blight-near",
        Count::Presence => "presence",
        Count::Pushed => "pushed-invader",
        Count::SitesWithInvaders => "site-with-invaders",
    };
    Some(name)
}

/// The Invader actions one by one.
pub(super) fn actions(actions: Actions) -> impl Iterator<Item = &'static str> {
    actions.iter().map(InvaderAction::id)
}

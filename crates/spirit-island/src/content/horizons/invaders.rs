//! The Invader cards: each terrain alone, the coast, each pair of terrains (SI-R03).

use crate::components::Terrain::{self, Jungle, Mountain, Sands, Wetland};
use crate::components::{Stage, terrains};
use crate::effect::Invaders;

/// A card without the escalation symbol, for lands of these terrains.
const fn card(id: &'static str, stage: Stage, list: &[Terrain]) -> Invaders {
    Invaders { id, stage, terrains: terrains(list), coastal: false, escalation: false }
}

/// A card with the escalation symbol.
const fn escalating(id: &'static str, terrain: Terrain) -> Invaders {
    Invaders { escalation: true, ..card(id, Stage::Two, &[terrain]) }
}

/// All Invader cards.
pub static INVADERS: [Invaders; 15] = [
    card("stage-1-jungle", Stage::One, &[Jungle]),
    card("stage-1-wetland", Stage::One, &[Wetland]),
    card("stage-1-sands", Stage::One, &[Sands]),
    card("stage-1-mountain", Stage::One, &[Mountain]),
    escalating("stage-2-jungle", Jungle),
    escalating("stage-2-wetland", Wetland),
    escalating("stage-2-sands", Sands),
    escalating("stage-2-mountain", Mountain),
    Invaders { coastal: true, ..card("stage-2-coastal", Stage::Two, &[]) },
    card("stage-3-jungle-sands", Stage::Three, &[Jungle, Sands]),
    card("stage-3-jungle-mountain", Stage::Three, &[Jungle, Mountain]),
    card("stage-3-jungle-wetland", Stage::Three, &[Jungle, Wetland]),
    card("stage-3-mountain-sands", Stage::Three, &[Mountain, Sands]),
    card("stage-3-mountain-wetland", Stage::Three, &[Mountain, Wetland]),
    card("stage-3-sands-wetland", Stage::Three, &[Sands, Wetland]),
];

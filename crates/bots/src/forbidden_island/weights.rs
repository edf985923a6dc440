//! What the bot takes to be how important.

use serde::{Deserialize, Serialize};

use super::tuned;

/// How much things matter, in parts of a won game unless said otherwise.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weights {
    /// One action more until the team has everything.
    pub action: f32,
    /// One treasure card that still has to be drawn, in actions.
    pub draw: f32,
    /// So many cards that still have to be drawn and perhaps handed over, in actions.
    pub fetch: [f32; 5],
    /// A gift, in actions.
    pub give: f32,
    /// A step on the way to a meeting, in actions, by the number of cards that still have to be drawn.
    pub meet: [f32; 4],
    /// A step to a treasure's tile, in actions, by the number of cards that the collector lacks.
    pub walk: [f32; 5],
    /// A step to Fools' Landing, in actions, by the number of treasures taken.
    pub home: [f32; 5],
    /// A card that is likely to go over the hand limit.
    pub crowd: f32,
    /// A treasure in the team's hands.
    pub treasure: f32,
    /// How much each treasure's effort counts, from the nearest to the farthest.
    pub focus: [f32; 4],
    /// The first Helicopter Lift in the team's hands, by the number of treasures taken.
    pub first_lift: [f32; 5],
    /// Every further one.
    pub more_lifts: f32,
    /// Sandbags in hand.
    pub sandbags: f32,
    /// What Sandbags must save to be played.
    pub sandbags_gain: f32,
    /// What a Helicopter Lift must gain to be played, for the last one and for others.
    pub lift_gain: [f32; 2],
    /// The loss of a tile that nothing depends on.
    pub plain: f32,
    /// The further loss if the island falls apart without the tile.
    pub cut: f32,
    /// The loss of Fools' Landing.
    pub landing: f32,
    /// The loss of the last tile of a treasure.
    pub last: f32,
    /// The loss of one of a treasure's two tiles for every part of a chance that the other is lost.
    pub pair: f32,
    /// The loss of one of a treasure's two tiles.
    pub single: f32,
    /// The chance that a flooded tile whose card comes in this round is not dried before.
    pub neglect: f32,
    /// The chance that a flooded tile is lost later.
    pub flooded_later: f32,
    /// The chance that a tile that is dry now is lost once its card has come.
    pub dry_again: f32,
    /// The part of a threatened tile's worth that somebody close to it can still save.
    pub near: f32,
    /// How much of that is left for every step away.
    pub near_decay: f32,
}

impl Weights {
    /// The weights with which the bot plays best at a table of that size.
    pub fn for_players(players: u8) -> Weights {
        match players {
            ..=2 => tuned::TWO,
            3 => tuned::THREE,
            4.. => tuned::FOUR,
        }
    }
}

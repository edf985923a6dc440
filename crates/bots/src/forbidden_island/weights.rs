//! What the bot takes to be how important.

use serde::{Deserialize, Serialize};

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

impl Default for Weights {
    fn default() -> Self {
        Weights {
            action: 0.05,
            draw: 0.15,
            fetch: [0.0, 1.8, 2.8, 3.4, 3.8],
            give: 1.0,
            meet: [1.0, 0.6, 0.4, 0.3],
            walk: [1.0, 0.6, 0.3, 0.15, 0.1],
            home: [0.0, 0.0, 0.05, 0.3, 1.5],
            crowd: 0.05,
            treasure: 0.15,
            focus: [1.2, 1.0, 0.9, 0.8],
            first_lift: [0.03, 0.04, 0.06, 0.1, 0.3],
            more_lifts: 0.02,
            sandbags: 0.03,
            sandbags_gain: 0.05,
            lift_gain: [0.15, 0.03],
            plain: 0.08,
            cut: 0.05,
            landing: 1.0,
            last: 1.0,
            pair: 1.0,
            single: 0.12,
            neglect: 0.35,
            flooded_later: 0.04,
            dry_again: 0.2,
            near: 0.5,
            near_decay: 0.7,
        }
    }
}

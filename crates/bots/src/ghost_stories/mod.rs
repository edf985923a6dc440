//! The bot for Ghost Stories: rules of thumb and exact odds of the dice.
//!
//! In its turn it tries out every tile in reach with every action there (`plan`) and takes what leaves
//! the team best off (`evaluate`): an exorcism by the exact odds of its dice (`attempt`), everything
//! else by the state that follows (`answer`). It looks at no generator: cards that are to come have a
//! price. How strong that is, and how it thinks in more words, stands in `docs/strength.md`.

mod answer;
mod attempt;
mod evaluate;
mod plan;
mod scene;
mod weights;

use artel_engine::{Game, Seat};
use artel_ghost_stories::{GhostStories, Move};

use crate::{Bot, Playable};
use answer::{best_of, is_rest};
pub use weights::Weights;

/// Plays Ghost Stories by rules of thumb.
#[derive(Clone, Default)]
pub struct HeuristicBot {
    weights: Weights,
    moves: Vec<Move>,
}

impl HeuristicBot {
    /// The bot to which things matter so much.
    pub fn with_weights(weights: Weights) -> Self {
        HeuristicBot { weights, moves: Vec::new() }
    }
}

impl Bot<GhostStories> for HeuristicBot {
    fn choose(&mut self, game: &GhostStories, seat: Seat) -> Option<Move> {
        self.moves.clear();
        game.moves(seat, &mut self.moves);
        let moves = &self.moves;
        match moves.as_slice() {
            [] => None,
            [only] => Some(*only),
            _ if moves.contains(&Move::Lend) => Some(Move::Lend),
            _ if is_rest(moves) => plan::best_move(game, seat, moves, &self.weights),
            _ if moves.iter().any(|action| matches!(action, Move::Reroll(_))) => {
                Some(attempt::reroll(game, &self.weights))
            }
            _ => best_of(game, seat, moves, &self.weights).map(|(action, _)| action),
        }
    }
}

impl Playable for GhostStories {
    type Heuristic = HeuristicBot;

    fn turn_of(&self) -> Seat {
        self.decider().unwrap_or(Seat(0))
    }
}

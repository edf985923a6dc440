//! The bot for Forbidden Island: rules of thumb and exact odds, no search over chance.
//!
//! For the actions of its turn it tries out all sensible sequences ([`plan`]) and takes the one after
//! which the team stands best ([`evaluate`]): how many actions and cards the treasures still cost,
//! what is likely to sink ([`danger`]) and how much that would hurt ([`outlook`]).

mod answer;
mod danger;
mod evaluate;
mod ground;
mod hand;
mod lift;
mod outlook;
mod plan;
mod promising;
mod seen;
mod sketch;
mod ways;
mod weights;

use artel_engine::{Game, Seat};
use artel_forbidden_island::{Card, ForbiddenIsland, Move, Phase};

use crate::{Bot, Playable};
use answer::all_home;
use outlook::Outlook;
use plan::Plan;
use sketch::Sketch;
use ways::Ways;
pub use weights::Weights;

/// Plays Forbidden Island by rules of thumb.
#[derive(Clone, Default)]
pub struct HeuristicBot {
    weights: Weights,
    ways: Ways,
    moves: Vec<Move>,
}

impl HeuristicBot {
    /// The bot to which things matter so much.
    pub fn with_weights(weights: Weights) -> Self {
        HeuristicBot { weights, ..HeuristicBot::default() }
    }

    fn outlook<'a>(&'a mut self, game: &'a ForbiddenIsland) -> Outlook<'a> {
        self.ways.refresh(game);
        Outlook::new(game, &self.ways, &self.weights)
    }

    /// The best of all that the seat may do, in a moment when that is neither actions nor draws.
    fn best_answer(&mut self, game: &ForbiddenIsland, seat: Seat) -> Option<Move> {
        let mut moves = std::mem::take(&mut self.moves);
        moves.clear();
        game.moves(seat, &mut moves);
        let best = self.outlook(game).best_of(seat, &moves);
        self.moves = moves;
        best
    }
}

impl Bot<ForbiddenIsland> for HeuristicBot {
    fn interject(&mut self, game: &ForbiddenIsland, seat: Seat) -> Option<Move> {
        let hand = game.hand(seat);
        if !hand.has_specials() || !game.swimmers().is_empty() {
            return None;
        }
        let lift = hand.has(Card::HelicopterLift);
        if lift && game.has_all_treasures() && all_home(game) {
            return Some(Move::TakeOff);
        }
        if !game.over_limit().is_empty() {
            return None;
        }
        if hand.has(Card::Sandbags) && game.phase() == (Phase::TreasureDraw { left: 0 }) {
            let needed = self.weights.sandbags_gain;
            let target = self.outlook(game).sandbags_target(&Sketch::of(game));
            if let Some((tile, _)) = target.filter(|&(_, gain)| gain > needed) {
                return Some(Move::Sandbags(tile));
            }
        }
        if lift { self.outlook(game).lift(seat) } else { None }
    }

    fn choose(&mut self, game: &ForbiddenIsland, seat: Seat) -> Option<Move> {
        if !game.swimmers().is_empty() || game.over_limit().contains(seat) {
            return self.best_answer(game, seat);
        }
        if seat != game.active() || !game.over_limit().is_empty() {
            return None;
        }
        match game.phase() {
            Phase::Actions { left: 1.. } => {
                let outlook = self.outlook(game);
                Some(Plan::new(&outlook, Sketch::of(game)).first().unwrap_or(Move::Draw))
            }
            Phase::Actions { left: 0 } | Phase::TreasureDraw { left: 1.. } => Some(Move::Draw),
            Phase::TreasureDraw { left: 0 } | Phase::FloodDraw { .. } => Some(Move::Flood),
        }
    }
}

impl Playable for ForbiddenIsland {
    type Heuristic = HeuristicBot;

    fn turn_of(&self) -> Seat {
        self.active()
    }
}

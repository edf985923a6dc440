//! The bot for Forbidden Island: rules of thumb and exact odds, no search over chance.
//!
//! For the actions of its turn it tries out all sensible sequences (`plan`) and takes the one after
//! which the team stands best (`evaluate`): how many actions and cards the treasures still cost, what
//! is likely to sink (`danger`) and how much that would hurt (`outlook`). How strong that is, and how
//! it thinks in more words, stands in `docs/strength.md`.

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
mod tuned;
mod ways;
mod weights;

use artel_engine::{Game, Seat};
use artel_forbidden_island::{Card, ForbiddenIsland, Move, Phase};

use crate::{Bot, Playable};
use answer::all_home;
use lift::gather;
use outlook::Outlook;
use plan::{Intent, intent};
use sketch::Sketch;
use ways::Ways;
pub use weights::Weights;

/// Plays Forbidden Island by rules of thumb.
#[derive(Clone, Default)]
pub struct HeuristicBot {
    /// Those for the size of the table if none were chosen.
    weights: Option<Weights>,
    ways: Ways,
    moves: Vec<Move>,
    /// The last plan and what it was made for: flights are weighed against the plan that the table
    /// goes on with if there is none.
    planned: Option<(ForbiddenIsland, Intent)>,
}

impl HeuristicBot {
    /// The bot to which things matter so much, however many play.
    pub fn with_weights(weights: Weights) -> Self {
        HeuristicBot { weights: Some(weights), ..HeuristicBot::default() }
    }

    fn outlook<'a>(&'a mut self, game: &'a ForbiddenIsland) -> Outlook<'a> {
        self.ways.refresh(game);
        let weights = self.weights.unwrap_or_else(|| Weights::for_players(game.seats()));
        Outlook::new(game, &self.ways, weights)
    }

    /// What the active seat intends to do.
    fn intent(&mut self, game: &ForbiddenIsland) -> Intent {
        match self.planned {
            Some((planned, intent)) if planned == *game => intent,
            _ => {
                let intent = intent(&self.outlook(game), Sketch::of(game));
                self.planned = Some((*game, intent));
                intent
            }
        }
    }

    /// The flight that is worth its card now.
    fn lift(&mut self, game: &ForbiddenIsland) -> Option<Move> {
        if game.has_all_treasures() {
            return gather(game);
        }
        if let Phase::Actions { left: 1.. } = game.phase() {
            let walking = self.intent(game);
            return self.outlook(game).lift_active(walking.value);
        }
        None
    }

    /// Whoever can swim decides for themselves; only for those who cannot, anybody plays a Helicopter
    /// Lift (FI-R46).
    fn rescue(&mut self, game: &ForbiddenIsland, seat: Seat) -> Option<Move> {
        let mut swims = |seat| {
            self.moves.clear();
            game.moves(seat, &mut self.moves);
            self.moves.iter().any(|action| matches!(action, Move::Swim(_)))
        };
        let swimmer = game.swimmers().iter().find(|&seat| swims(seat));
        if swimmer.is_some_and(|swimmer| swimmer != seat) { None } else { self.best_answer(game, seat) }
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
            let sandbags = self.outlook(game).sandbags();
            if sandbags.is_some() {
                return sandbags;
            }
        }
        // If several seats could play a Helicopter Lift, it is up to the first.
        let owner = game.all_seats().find(|&owner| game.hand(owner).has(Card::HelicopterLift));
        if owner == Some(seat) { self.lift(game) } else { None }
    }

    fn choose(&mut self, game: &ForbiddenIsland, seat: Seat) -> Option<Move> {
        if !game.swimmers().is_empty() {
            return self.rescue(game, seat);
        }
        if game.over_limit().contains(seat) {
            return self.best_answer(game, seat);
        }
        if seat != game.active() || !game.over_limit().is_empty() {
            return None;
        }
        match game.phase() {
            Phase::Actions { left: 1.. } => Some(self.intent(game).first.unwrap_or(Move::Draw)),
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

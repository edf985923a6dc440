//! The bot for Spirit Island: rules of thumb and a look at what the Invaders will do next.
//!
//! A Power is weighed by the state it leads to when all its questions are answered well (`search`), a state by what
//! the coming Ravage and Build do to it (`evaluate`). Cards are chosen by what they would gain in this turn together with
//! the Innate Powers that their elements allow (`hand`), Growth by what it brings and the cards that follow (`growth`).
//! What is divided, such as damage, can be thought through to its end (`finish`).
//! It looks at no generator: cards to be drawn have a price.

mod evaluate;
mod finish;
mod growth;
mod hand;
mod mind;
mod search;
mod suppose;
mod weights;

use artel_engine::{Game, Seat};
use artel_spirit_island::effect::PowerKind;
use artel_spirit_island::{Card, Elements, Move, SpiritIsland};

use crate::{Bot, Playable};
use evaluate::evaluate;
use hand::Plan;
use mind::Mind;
use search::best_of;
pub use weights::Weights;

/// Plays Spirit Island by rules of thumb.
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

impl Bot<SpiritIsland> for HeuristicBot {
    fn choose(&mut self, game: &SpiritIsland, seat: Seat) -> Option<Move> {
        self.moves.clear();
        game.moves(seat, &mut self.moves);
        let (moves, weights) = (&self.moves, &Mind::new(&self.weights, mind::FOR_A_MOVE));
        match moves.as_slice() {
            [] => None,
            [only] => Some(*only),
            [Move::Grow(_), ..] => growth::option(game, seat, moves, weights),
            [Move::Act(_), ..] => growth::act(game, seat, moves),
            [Move::Play(_), ..] => Some(growth::card(game, seat, weights)),
            [Move::Minor, ..] => Some(kind_of_power(game, seat)),
            [Move::Keep(_) | Move::Reclaim(_), ..] => best_card(game, seat, moves, weights),
            // A price that is paid together: first Energy, and as much as is needed.
            _ if moves.contains(&Move::PutEnergy(1)) => {
                moves.iter().rev().find(|action| matches!(action, Move::PutEnergy(_))).copied()
            }
            [Move::Forget(_), ..] if moves.contains(&Move::No) => Some(Move::No),
            [Move::Forget(_), ..] => worst_card(game, seat, moves, weights),
            [Move::Give(_), ..] => Some(Move::Skip),
            [Move::Element(_), ..] => element(game, seat, moves),
            _ if moves.contains(&Move::Ready) => power(game, seat, moves, weights),
            _ => best_of(game, seat, moves, weights).map(|(action, _)| action),
        }
    }

    fn finish(&mut self, game: &SpiritIsland, seat: Seat) -> Vec<Move> {
        finish::line(game, seat, &Mind::new(&self.weights, mind::FOR_A_MATTER))
    }
}

/// The Power to use next, or none if none gains anything.
fn power(game: &SpiritIsland, seat: Seat, moves: &[Move], weights: &Mind) -> Option<Move> {
    let uses: Vec<_> = moves
        .iter()
        .copied()
        .filter(|action| matches!(action, Move::Use(_) | Move::Innate(_) | Move::Repeat(_)))
        .collect();
    let now = evaluate(game, weights);
    best_of(game, seat, &uses, weights)
        .filter(|(action, worth)| {
            *worth > now + weights.effort || helps(*action) && *worth >= now - weights.effort
        })
        .map_or(Some(Move::Ready), |(action, _)| Some(action))
}

/// Whether a Power may help in a way that no state shows.
fn helps(action: Move) -> bool {
    use artel_spirit_island::effect::Target;
    match action {
        Move::Use(card) => matches!(card.entry().target, Target::AnySpirit | Target::AnotherSpirit),
        _ => false,
    }
}

/// A Major Power for a Spirit that can pay for it.
fn kind_of_power(game: &SpiritIsland, seat: Seat) -> Move {
    let spirit = game.spirit(seat);
    let cards = spirit.hand().or(spirit.in_play()).or(spirit.discard());
    let majors = cards.iter().filter(|card| card.entry().kind == PowerKind::Major).count();
    let rich = spirit.energy() + 2 * spirit.income() >= 9;
    if rich && majors < 2 { Move::Major } else { Move::Minor }
}

fn card_of(action: Move) -> Option<Card> {
    match action {
        Move::Keep(card) | Move::Reclaim(card) | Move::Forget(card) | Move::Discard(card) => Some(card),
        _ => None,
    }
}

fn ratings(game: &SpiritIsland, seat: Seat, moves: &[Move], weights: &Mind) -> Vec<(Move, f64)> {
    let plan = Plan::new(game, seat, weights);
    moves.iter().filter_map(|&action| Some((action, plan.rating(card_of(action)?)))).collect()
}

fn best_card(game: &SpiritIsland, seat: Seat, moves: &[Move], weights: &Mind) -> Option<Move> {
    let rated = ratings(game, seat, moves, weights);
    rated.into_iter().max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
}

fn worst_card(game: &SpiritIsland, seat: Seat, moves: &[Move], weights: &Mind) -> Option<Move> {
    let rated = ratings(game, seat, moves, weights);
    rated.into_iter().min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
}

/// The element that the nearest threshold of an Innate Power misses.
fn element(game: &SpiritIsland, seat: Seat, moves: &[Move]) -> Option<Move> {
    let spirit = game.spirit(seat);
    let thresholds = spirit.panel().innates.iter().flat_map(|innate| innate.thresholds);
    let missing = thresholds.map(|threshold| spirit.elements().missing_for(threshold.elements));
    let count = |elements: &Elements| elements.iter().map(|(_, count)| u32::from(count)).sum::<u32>();
    let nearest = missing.filter(|missing| !missing.is_empty()).min_by_key(count).unwrap_or(Elements::NONE);
    let wanted = |action: &&Move| matches!(action, Move::Element(element) if nearest.count(*element) > 0);
    moves.iter().find(wanted).or(moves.first()).copied()
}

impl Playable for SpiritIsland {
    type Heuristic = HeuristicBot;

    fn turn_of(&self) -> Seat {
        self.to_decide().first().unwrap_or(Seat(0))
    }

    fn turn_mark(&self) -> u32 {
        u32::from(self.turn())
    }
}

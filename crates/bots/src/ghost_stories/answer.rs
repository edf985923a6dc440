//! What a move is worth that answers a question, or asks for help.

use artel_engine::{Game, NoLog, Seat};
use artel_ghost_stories::{GhostStories, Move, Outcome};

use super::Weights;
use super::evaluate::evaluate;
use super::scene::Scene;

/// How many questions in a row are thought through.
const DEPTH: u8 = 4;

/// How well the team stands in a state as it is.
pub(super) fn standing(game: &GhostStories, weights: &Weights) -> f64 {
    evaluate(&Scene::of(game), weights)
}

/// The move that leads to the best state, and how good that is.
pub(super) fn best_of(
    game: &GhostStories,
    seat: Seat,
    moves: &[Move],
    weights: &Weights,
) -> Option<(Move, f64)> {
    best_within(game, seat, moves, weights, DEPTH)
}

/// How good the state after a move is, if what is asked then is answered well.
pub(super) fn after(game: &GhostStories, seat: Seat, action: Move, weights: &Weights) -> f64 {
    after_within(game, seat, action, weights, DEPTH)
}

fn best_within(
    game: &GhostStories,
    seat: Seat,
    moves: &[Move],
    weights: &Weights,
    depth: u8,
) -> Option<(Move, f64)> {
    let mut best: Option<(Move, f64)> = None;
    for &action in moves {
        let worth = after_within(game, seat, action, weights, depth);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((action, worth));
        }
    }
    best
}

fn after_within(game: &GhostStories, seat: Seat, action: Move, weights: &Weights, depth: u8) -> f64 {
    let mut next = *game;
    if next.begin(seat, action, &mut NoLog).is_err() {
        return f64::NEG_INFINITY;
    }
    if let Move::Request(taoist) = action {
        // Bots lend what they are asked for.
        let lender = next.seat_at(next.side_of(taoist)).unwrap_or(seat);
        return after_within(&next, lender, Move::Lend, weights, depth);
    }
    worth(&next, weights, depth)
}

/// How good a state is in which a question may be open or chance may have to decide.
fn worth(game: &GhostStories, weights: &Weights, depth: u8) -> f64 {
    if game.status().is_over() {
        return standing(game, weights);
    }
    if game.chance_due() {
        return of_chance(game, weights, depth);
    }
    if depth == 0 {
        return standing(game, weights);
    }
    let mut moves = Vec::new();
    let asked = Seat::first(game.seats()).find(|&seat| {
        game.moves(seat, &mut moves);
        !moves.is_empty()
    });
    let Some(seat) = asked else { return standing(game, weights) };
    if is_rest(&moves) || matches!(moves[0], Move::Carry(..) | Move::Shift(..)) {
        return standing(game, weights);
    }
    best_within(game, seat, &moves, weights, depth - 1)
        .map_or_else(|| standing(game, weights), |(_, worth)| worth)
}

/// Whether these are the moves of a turn and not the answers to a question.
pub(super) fn is_rest(moves: &[Move]) -> bool {
    moves.iter().any(|action| matches!(action, Move::Yin | Move::End))
}

/// What is to be expected: the Curse die is tried out, cards and herbs have a price.
fn of_chance(game: &GhostStories, weights: &Weights, depth: u8) -> f64 {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    match outcomes.first() {
        Some((Outcome::Card(_), _)) => standing(game, weights) - weights.arrival,
        Some((Outcome::Dice(_), _)) => standing(game, weights) + weights.herbs,
        Some((Outcome::Curse(_), _)) if depth > 0 => {
            let (mut sum, mut total) = (0.0, 0.0);
            for (outcome, weight) in outcomes {
                let mut next = *game;
                if next.resolve(outcome, &mut NoLog).is_ok() {
                    sum += f64::from(weight) * worth(&next, weights, depth - 1);
                    total += f64::from(weight);
                }
            }
            sum / total
        }
        _ => standing(game, weights) - weights.curse,
    }
}
